// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
Q]7>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEZ5Capacitor's own lines about calls; they tell no outcome, so they stand for themselvesP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymln3the app's life and the device's state, as the plugin tells themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.received`2the plugin's receiver was told of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was taken>task_idLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain8code:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainZ1system.dasd.submittedR2the daemon took a refresh request`3Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):Z1Submitted: bgRefresh-`1Submitted: bgProcessing-Z1system.dasd.cancelledX2the daemon dropped a refresh request^3CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):X1CANCELED: bgRefresh-^1CANCELED: bgProcessing-X1system.dasd.startingj1the daemon lets a refresh run\4(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):h1REQUESTING START: bgRefresh-h1STARTING activity bgRefresh-^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier>success\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending:count@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedf2the handler told the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.errorV2the handler met an error of its own>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsR2a script tells what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsHnotificationP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed<status@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testing^1the class is looked for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededh2a fetch ended well; the line tells no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverable<failedHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterR2a counter behind the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlh2a counter as it stood when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atP3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)N[DNP-UI] statusNui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusb1the plugin told its state:stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.buildZ3the plugin told its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}>granted<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.promptedd2the system's question stands on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>Opening6appR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedl3recovery began; on Android older builds tell it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioR5the situation that recovery found on Android; older builds tell it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedj5the notification of a dual schedule was armed behind its fetch, as versions from 3.0 on do it^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotn;\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|DNP_ScheduleSnapshot)\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedb2the user was told that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time changeX1system.force_stoppedP2Android stopped the app by force>package`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafari\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=Jdevice.rebootf1the device was started anewBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingj4Android goes down to start anew, or comes up again; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1d1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207h=The app hands in a fetcher of its own because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that asks a URL from the configuration gets an answer for nobody.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-taskn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090^?Behind the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.6pidP2expect: until: without `success`f4V9: a completion without success lifts the duty before `until` is looked atn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.^5Read the lines behind the last link that is there; the next one is where the run ended.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before itR2step 4: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports successf<A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and nobody notices.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymlR4a run that meets an error of its own is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.j1handler-error-tells-a-message^3Rules/background-task/handler-error-tells-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is Z1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082XGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute behind it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onehCThe process may be suspended right behind the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit behind the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085d<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a finding of its own; a user's force quit, or the system's own ending, is none.b6The reason stands in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quitV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092TFThe system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time; that the plugin was loaded does not, since a task would load it, too.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065Z?Cancelling all takes the prefetch along. A task that starts behind the removal, with nothing submitted or scheduled since, was left pending and fetches for nobody. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin2s`3Rules/background-task/no-start-before-earliest-begin.yml^2r.time >= s.earliest_begin - $tolerancef3a task on a device does not start before its earliest begin>REQ-079\=The system starts no task early; a start before the time in the request means that the line tells another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line V2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104jCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a rule of its own.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100f?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired behind it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endP@A second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and one hour; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.P5Shorten the request's timeout, or move work behind the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededPCSuccess tells the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed behind it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"^3a schedule call is accepted only with a time of its own`?The options stand in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that nobody asked for. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a body`@Both are required: without them the notification shows an empty line, or words that nobody wrote. Judged where the call's line shows its whole arguments, and where they stand in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesh<Sound and vibration are true or false, the payload is an object. A text in their place means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)T2android-status-tells-its-receiversT3Rules/calls/android-status-tells-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195f;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that is not told cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222R:A cancelled reminder that is listed may still fire. The next list behind the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2l>longestVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same lineT2channel-answer-fits-the-permission2pT3Rules/calls/channel-answer-fits-the-permission.yml^4s.enabled == (lower(p.status ?? p.result) in ["authorized", "granted"])h3on iOS the channel is enabled when notifications are allowed>REQ-044X=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.X5Answer isChannelEnabled from the notification settings, not from a value of its own.h1isChannelEnabled() answered \2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.R4Call handleAppLifecycleEvent from one place, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendingPGRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a line of its own, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143nFMore pending notifications than were armed since the last reading are doubles that nobody asked for, or a count that was not read from the system. An arming has a line before it and one behind it, of which a build may write one alone: the greater number of the two counts. What arms without a line, such as a run, a recovery or a rollover, begins the comparison anew.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line \1rolling-stats-are-told\2Rules/calls/rolling-stats-are-told.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a texth:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a rule of its own.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not emptyR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.d3Build the result in one place, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlb4a structured result of a schedule call tells its success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored oneR>The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored behind the request is compared with the first success of a schedule call behind it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.yml`7s.success == !present(s.code) || s.success && lower(s.code) in ["task_scheduling_failed", "background_refresh_disabled"]f4a schedule call's result is a success or an error, not both and not neither^@The app branches on success and reads the error only without it. A result that tells both is acted on as a success, one that tells neither leaves the user without a reason. A success beside a refused prefetch is a success in part, and may name the refusal's code.b6Build the result in one place, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line tells the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list itf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled timeT2status-tells-count-and-permissionsT3Rules/calls/status-tells-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)\8abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136nEAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @deliveryl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115fBThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour behind the named one is looked at.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:ahead6dayh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.yml@(?i)dualD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and body>REQ-209f@The configured text is what the user was promised where no content came in time; an empty notification, or another text, helps nobody. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title >; line H configured l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlV3!(lower(d.content_source) in ["none", "empty", ""])X2a delivered notification has content>REQ-106T=A failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.yml:apartP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133fCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a rule of its own.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129nIThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130R<The drift itself is a target, the line about it is a duty: without it nobody learns how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.`1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutes>REQ-131P;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than P3dual-content-is-not-used-behind-its-notificationV4Rules/delivery/dual-content-is-not-used-behind-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery tells. Later than that the content may be meant for the next one. A notification that is armed anew in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.b1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f:early8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymln7abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shown>REQ-116T>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.b4Take the default text, or fetch anew, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013f=Between the alarm and the display stand the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.^1fired-alarm-is-set-anewd2Rules/delivery/fired-alarm-is-set-anew.ymlV3a daily alarm that went off is set for the next day>REQ-187R@Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmsV?With the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldlAThe time to live is looked at twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the backgroundbBThe system runs no code of an app when its notification fires in the background. A line that tells of a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered oncef;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap tell of the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timesRCA retry or a doubled arming often has a request identifier of its own, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135bIOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must tell that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offnLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they stand in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114V?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are looked at; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livePCOld news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Content that was confirmed by "not modified" is fresh again and not judged.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.X1the content of line 8 is \2 old at the time of its notification (>, line ^1); its time to live is Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedDoccurrenceX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.l3Handle the tap before recovery looks for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.n6Store the status delivered when the tap is handled, and read it before recovery looks for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too late`?A tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210R=The reminder and the notification about new activity are two features with calls of their own. A removal of all, or of the reminder, within ten seconds behind the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual scheduleb=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds behind the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing`BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed behind the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationbCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are told every day that there is nothing; so what is armed or shown for the dual schedule behind an answer with no items is a warning. The daily reminder has its own text and is not meant.n4End the run behind an answer without items, and withdraw what was armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145Z6Channel, priority, sound and vibration are required beside the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151`5Seconds in a place for milliseconds lie in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsV7Seconds in a place for milliseconds lie in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029l;Without the modes fetch and processing the system refuses to run the tasks. The words "background-fetch" and "background-processing" of the project's own documents are none that iOS accepts.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsV9A TimeInterval counts seconds; milliseconds in its place lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148R7An update writes the row anew under its id; two rows of one id are two alarms of which only one can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of capture^4V12: what a file tells stands at the end of the capture, in one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150b5A status, a kind or a rule that nobody knows is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedules>REQ-149f7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.n4Delete what belongs to a schedule together with it, or declare the foreign key.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.R3Build the result in one place, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot tell whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not tell the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122b6Both lines are written by one cycle. Hashes are compared as texts, since nothing tells how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.j1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120d:Three times, two truth values and two hashes tell of the last cycle. The names are taken as they are printed, in both of their styles; more members may stand beside them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names l1snapshot-tells-of-the-last-runR3Rules/evidence/snapshot-tells-of-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last runb>The snapshot stands for the end of the capture, so it must tell what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123j8Tools look for the snapshot under one name. It is judged where the name is told: by a dump of the defaults, or by the line about the writing.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneT6A number below nothing comes from a counter that is kept beside the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeR6The number of pending notifications and the permissions are always told; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncen4The same alarm twice is the same row read twice, and is told to the user twice.l2Look for two queries whose results are joined.f1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110Z;Counters only rise within a session; a dump that tells less was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groups`6Times, outcomes and counters are named as the groups; what stands in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is oneh3A time without a date or a zone cannot be laid beside a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failX5V10: a time is one value; what has members of its own is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005X6Counters only rise while the app is installed; one that fell tells of two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.ymll3the record of a test run says what was run and what came of itd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109`BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a rule of its own.X6Raise the counter in one place, where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroV?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a rule of its own. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backV>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is told old news as new. Another identity, and a cleared cache, begin anew.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113fCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has rules of its own.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderl=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute behind the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108h=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a rule of its own.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.yml^1a later fetch succeededd2the delivery tells which content it showedf2after a failed fetch other content is foundjKA failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too. Where the app cancels its notifications first, nothing is owed. Once the app is in the background, iOS may suspend it, and no code of it runs when the notification is due: there a missing line proves nothing.l3Log which content steps in right where the failure is handled.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlb6lower(f.reason) in ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]l2a failed fetch names one of the agreed reasonsbBWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated beside them. Of the names of counters and reasons only the printed ones bind; a server's error has a rule of its own.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away`1the handler met an error^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondsjEBehind about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.yml2ob1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were logged^BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a rule of its own.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitf8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a limit of its own.j3Put off the next try by Retry-After, counted from the answer.`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the server^<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a rule of its own; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.f3Raise the counter in one place, where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process`?What the worker needs is made in the application's start. A start mark behind the prefetch's, in one process, means that the worker ran first and found nothing. A minute behind each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208^=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is looked for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configured\=From version 3.0 on the configuration is refused where nobody has registered a fetcher. Both live in the process, so the registration is looked for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlT4the fetcher's secret stands in no line, under neither of its names>REQ-227b<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are looked for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifiernCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor behind a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymld4behind a change of the identity the cache is cleared before the next fetch>REQ-217j;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.T5Call clearCacheForNewIdentity when the identity changes, and fetch only behind it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml2y`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.j1the identity changed in line P4, but the cache was not cleared before the next request in line P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.:line f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.l1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is>REQ-216\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.d1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymlb3behind a cleared cache no answer says that nothing is newX?304 means that what is stored is used. Behind a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.h5Send no ETag behind a cleared cache, and treat 304 without stored content as a failed fetch.T2not-modified-tells-the-cached-hashZ3Rules/identity/not-modified-tells-the-cached-hash.ymlX4an answer without new content carries the hash of the stored content\<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under an identifier of its own.^5Read the hash from the row that is used, and look for a second row of the same content.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymlb3!(lower(q.if_none_match) in ["none", "nil", "null", "-"])`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent J in its placeP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETagh1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.X3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself production>REQ-228b>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that tells is judged: the first request, behind a line that tells a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expiredb;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry that it tells.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kl9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged beside its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlV3s.content_hash == p.content_hash || s.line < r.lined4after an answer without new content nothing else is saved for the schedulen?304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, the next save for the same schedule must carry the same hash. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.P2the server answered 304 in line h1, but the content saved for L changed from P2check: `<=` in `s.line < r.line`R3V12: a save and an answer are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlX3d.time <= n.time || d.content_hash == s.content_hashn4after an answer of 304 the notification shows the content that was saved befored?304 means that the saved content is still right, so the notification of the same schedule shows it with the same hash. Content from any other source than the cache is judged elsewhere, and whatever may change the cache in between ends the comparison.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved h2with fetch.response: without `status == 304`j2V9: any other answer has ended the comparisonP2check: `<` in `d.time <= n.time``3V12: a delivery and an answer are never at the same timed1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019RBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line behind load() in one process means that the line stands in another place than it says. Ten seconds behind each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipR2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048X:A schedule call without configuration runs with settings nobody chose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201f;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a line of its own.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED`=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a rule of its own.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014Z>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines tell no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlRFlower(e.code) in [ "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed", "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required", "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]h2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method \1) was refused in line V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their orderXEEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and a rule of its own judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginR1DailyNotificationX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlP4lower(e.build) in ["debug", "test", "development", "testflight"]b2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.n4The reason stands in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system says each of them in words of its own.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042f8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still tells the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.d1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028dBThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have tasks of its own. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesfBBeyond its limit the system drops notifications without an error, so a plugin that arms without a look at the count tells the app that all went well. A list within five minutes behind the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139b:iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, whoever read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-tells-the-numbersj2Rules/limits/limit-line-tells-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limitn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingl9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications, of which iOS keeps sixty-four.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142l<Today's notifications come first: one of tomorrow takes a place that one of today needs, and can still be armed then. Judged where the line about the rolling window tells how many of today are left unarmed.j6Arm in the order of the times, and stop at the limit; remove one of tomorrow where one of today has no place.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedRGA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under an identifier of its own, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010T=Filters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category that belongs to no part is not judged, nor is a line that shows none.^6Give the part a Logger of its own with the subsystem com.timesafari.dailynotification and its category.P1the tag of line R4 names another part of the plugin than its subsystem and category`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line namedhCA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under identifiers of their own and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberR>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so addresses and numbers are looked for; decentralised identifiers are judged by a rule of their own. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.j1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can tell what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^@A tool that reads structured events looks for their members by name. One that lacks a member, or tells it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Members that nobody declared are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.yml\2the user is told of a failed migration>REQ-233b:A user who is not told wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.f4Report the failure to the app behind the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backn7Behind a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235j?A store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231T:Rows that are read or written before the migration are in the old form, and lost or broken by it. Looked for within the first minute behind each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.X4Leave the migration at its first end, and log that end in one place.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.h4Count and check the rows behind the last step, log it, and finish only then.R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lost>REQ-234X<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts say nothing of which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line R1; named as lost: P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095b@A run recorded at or after the earliest begin is the run that the check looks for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.yml>horizonV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081\[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that nobody notices: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be behind the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.`>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Whether the system could have run the task is told by Background App Refresh, Low Power Mode and a force quit.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymlV5(lower(p.status) == "authorized") == (lower(r.result) in ["granted", "authorized"])d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.d3Hand on the status that was read, and map it in one place.f1the permission was read as X2, but the request was answered with j1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line d1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logn;Without the line a missing notification cannot be told from a lost one. Both spellings of the code count; whoever filters the bridge out of the capture leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038b>The app can only tell the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlZ3nothing is armed right behind a read that says deniedRMWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a rule of its own; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permission>REQ-183R=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code f2; expected: EXACT_ALARM_PERMISSION_REQUIREDX2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageX=From Android 12 on the user grants exact alarms on a page of its own, and nobody finds it alone. The refusal comes with the action opened_settings, and the line of the opening stands within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonel<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds behind the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedV;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then goes to nobody. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestVGThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a rule of their own. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way therej=A call that arms or stores first and looks at the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once`EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a rule of its own. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its worknBThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that nobody looked, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.Z2a notification was asked for in line ^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedPBOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds behind each read of the settings, and behind each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlZ4within a schedule call the question stands on the screen at most oncen>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a rule of its own. A call is watched until its answer or for a minute.\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although B() (line \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlZ4what became of a notification whose permission was taken back is told>REQ-043`@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what became of it, else the user misses it and nobody knows why. Without a later launch in the capture nothing is judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlHshort_notice\?!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $tolerance || f.notification_time - f.time < max($short_notice, (f.lead_min ?? 5) * 1m + 60s)V6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() tells another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072b=Between the announcement and the outcome stands the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.^7Read backgroundRefreshStatus when the submit fails with number 1, log it, and tell the app background_refresh_disabled.P2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingV2no-refusal-right-behind-the-success\3Rules/prefetch/no-refusal-right-behind-the-success.ymlP4a submit that the system took is not reported as refused as welld@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, tell of one attempt twice, so that nobody knows whether a task is pending. A retry that succeeds behind a refusal is an attempt of its own.R6Write the line of success as the last statement of the do block, and return from the catch block.n1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103l>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute behind the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-068>REQ-069>REQ-060TGThe system replaces a request with the same identifier by itself, so a count above one shows a second identifier or a list of its own that went wrong. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070TGThe system replaces a pending request of the same identifier by itself, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that nobody withdrew.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.Dschedulingj1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymlT@!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerance || p.notification_time - p.time < max($short_notice, (p.lead_min ?? 5) * 1m + 60s)f5the prefetch is asked for five minutes before the notification, or with the configured lead^LContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a rule of their own and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() tells it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadj1refusal-is-told-to-the-callerP3Rules/prefetch/refusal-is-told-to-the-caller.yml`6lower(o.code ?? "") in ["task_scheduling_failed", "background_refresh_disabled"] || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-077>REQ-061b@The notification stays, without fresh content. The app can tell its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refused^5with less than six minutes left the prefetch is moved behind the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain words>REQ-073^=A simulator accepts no background task. The bare error frightens whoever reads the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may stand in two lines.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedZ;The next launch finds a miss by the stored time. If it differs from the request, misses are found that are none, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076b>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are told by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are storedfFThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending beside them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a rule of their own.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatehAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it anew is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryhP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that nobody told of is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is storedb?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary behind the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.`4Look at whether the run reads the enabled schedules, and of which kinds.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178h=The receiver leaves last_boot_at behind, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missed^<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal tells the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handled2zBthresholdZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf4a change of the zone or of the clock is followed by a look at the schedules>REQ-174nIA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm anew, or say that all is in place, at once or at the next entry. Changes of the clock below five minutes are nothing, and neither is a change from a zone to the same; a zone that is hidden leaves it open. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.ymlP1x.time >= r.time^3a recovery that is completed has named its own scenario>REQ-159ZCWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line R3 named no scenario; the last one is that of line P2check: `>` in `x.time >= r.time`f1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not delivered`FA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start looking for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row tells its status and its time.n1each-loaded-schedule-comes-backT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171^CAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a rule of their own.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.`1empty-store-is-told-oncef2Rules/recovery/empty-store-is-told-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.n3Return right behind the first line when no schedule is enabled.l1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179ZBA forced stop takes all alarms and leaves the store, so the two counts, or the lists, tell it from everything else; a boot takes them too and is told by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be told and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180^=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has rules of its own.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155f9One bad row must not take the others with it. An error of recovery or a crash within half a minute behind the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected it>REQ-168b>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againRCA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not looked at.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itV?Rescheduling first overwrites the time that was missed. The order is judged for each notification by itself, since a recovery may go through the schedules one by one; half a minute behind the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167V9The history is where a user or a supporter sees later what was missed. The entry must come within five seconds behind the notification it is about.T2Write the entry beside the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedZIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status tells a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlP5behind every status that becomes missed stands a line of the missed notificationn=A status that changes without a word leaves nobody to find out when, and for which time. Within the half minute of a recovery, the line may stand before the change or behind it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186^<Without the receiver all alarms are gone after a restart, and nobody would know why. A status that says so to the app, with no line in the log of the same launch, hides it from whoever reads the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161\?The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing behind it is an end of its own.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR=A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. The half minute after the completion is watched, up to the next start of a recovery.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyT2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againj:The words say that there is nothing to restore. What is missed or set behind them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenarioh<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that stands there twice word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed oncef=A second line of completion means that recovery ran twice over the same store. Half a minute behind the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.P6Look for a second call of the recovery, and for a line that stands both in it and in its caller.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errornFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; a run with two ends of its own is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.Z6Look at what recovery waits for behind its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158R@Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two seconds^@Recovery stands in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.R6Look at the times of the lines in between; work for many schedules belongs on a queue of its own.P2the recovery that began in line J (until line H); allowed: f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067X?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have names of their own and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlh3the first recovery behind a restart of the device notices it>REQ-176bAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch behind it must tell so within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.`2restart-leads-to-a-look-at-the-schedulesf3Rules/recovery/restart-leads-to-a-look-at-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesPHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them anew is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.j2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rollingd1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b8i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in ["warmstart", "warm_start"])n8i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in ["coldstart", "cold_start"])n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)n1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row tells that it does not repeat, until the schedule is stored anew.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050VDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are told in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || e.line < s.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `e.line < s.line`R3V12: an end and an answer are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymld3recovery behind a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute behind a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending beside the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againbIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs a notification or an alarm of its own within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.f6Go over all rows that were loaded, and look for the one whose identifier no line behind the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportP=Each missed notification has a line of its own. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundl=The summary is what people and scripts read. None in the summary behind a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.b4Look at whether recovery reads the enabled schedules, and of which kinds.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line h1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.yml8sameNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.ymlj3b.time < z.time || b.notification_time != a.notification_time\5b.time < z.time || b.notification_time - a.notification_time != $minute * z.offset_minl4after a change of the time zone, a notification is armed for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC tells the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line tells the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval>REQ-156b>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery behind a rollover that told its interval is looked at.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is entereddANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was told shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each displayZ@A rollover that was told shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcomedBBehind each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successor of their own and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered one^EA day, or what rolloverIntervalMinutes says in its place. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line tells the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a rule of its own.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that tell the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulePDArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes behind a call is compared with the first row that is stored behind it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.yml@togetherl2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066nAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one behind such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderd1changed-time-is-armed-anewn2Rules/scheduling/changed-time-is-armed-anew.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.n1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both>REQ-206\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedZ;The promise is what the app tells its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlh6abs(a.notification_time - s.earliest_begin - $lead) <= $tolerance || a.notification_time - d.time < $minimumR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsZ5The line says which of the two parts were cancelled; one that was not is left behind.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notification\AOne part that stays runs or fires without the other. Both withdrawals must stand within ten seconds behind the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)P4the configuration of a dual schedule names no address of its own>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.yml\1armed behind the fetchl4a dual schedule arms its notification, with the call or once its fetch is donel<Earlier versions arm in the call, from 3.0 on the notification is armed behind the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes apartj?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming behind the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.R2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeeded>REQ-212V=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.`2getDualScheduleStatus() answered active=b1() had succeeded in line P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel`9The app draws its switch from this answer. The first answer within an hour behind the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnP1told in a resulth1it was armed at a second tryT4when arming fails, the prefetch is withdrawn or the caller is toldR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forX@A fetch without a configured fetcher has nobody to ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.Dhappy-pathV1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderPP1The four lines behind the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) are rules of their own, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderT2host-looks-after-a-failed-schedule^3Rules/scheduling/host-looks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)b6the app looks at the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.T6Handle the rejected promise in the app - read getNotificationStatus, tell the user, and try again.R2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeZ9A call with a time that cannot be read must leave nothing behind. The ten seconds behind the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.ymlf3a schedule call with a time that is none is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliveredRCA notification that is delivered behind the removal of all, at a time behind it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledP=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something by itself. Whatever may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereR=A call that arms or stores first and reads the time afterwards leaves a schedule that nobody asked for. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.`7Compare how each of the three places makes its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the samed1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logh;The code tells the app that it failed, only the log tells why. A failure of arming, storing or submitting, or the plugin's own error line, must stand within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymll4the prefetch behind a schedule call is for the notification that was asked forj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why noth:A call that does neither fails in silence: the user waits for a notification of which nothing is left in the log. A call that was refused over the bridge has said so there.V5Look at what the call does behind its first line; every way out of it needs a line.X2schedule-line-tells-an-absolute-timeb3Rules/scheduling/schedule-line-tells-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one`BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status behind each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.V1the status in line ^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-tells-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lasth<iOS shows what the request held when it was armed. A request armed behind a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashPAThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app ends the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124f;cached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. Without an observed delivery just before the snapshot nothing is judged.b3Set the flag from what was armed, in the place that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withf=The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samel;The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it. A full store is another matter and has rules of its own.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.T4Look for the branch behind the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedd;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute behind the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the V2listed-alarms-have-ids-of-their-ownZ3Rules/storage/listed-alarms-have-ids-of-their-own.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarmsZ@Two rows with one identifier are two alarms of which a cancellation finds one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceR2loaded-rows-have-ids-of-their-ownV3Rules/storage/loaded-rows-have-ids-of-their-own.ymll2a recovery loads no two rows of one identifierT@Two rows with one identifier are two alarms of which only one can be withdrawn; an update of a row leaves one row. The rows of one loading stand together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.f1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifierd?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a rule of their own.X2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.P2logged-snapshot-tells-of-its-runT3Rules/storage/logged-snapshot-tells-of-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success ^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundPBEach step may be a legal one by itself, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0\3lower(p.type) in ["none", "daily", "weekly", "custom"]f3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.X2printed-alarms-have-ids-of-their-own\3Rules/storage/printed-alarms-have-ids-of-their-own.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.h1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notn<What is not stored does not come back after the app was ended. The duty holds wherever in the call the line stands; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLj8After the cleaning and the second try nothing is left but to tell the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableh<A row that is passed over is a notification that does not come. Without a cause nobody can mend it; without the row's id or its table nobody finds it. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesb>A snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.time < p.timeV5the snapshot carries the hash of the schedule that was stored with its notificationX?A schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule or another arming ends the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with P2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.yml8nearj:c.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $nearh3a snapshot names a time of its prefetch that lies in the runVCThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. A time that misses the last run by less than half a minute is meant to be of this run and is wrong; a time farther away is of another prefetch and is not compared, as is a run that has not ended.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121l@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One behind the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223V:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are told by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningf7The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, nobody tried.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)R4the store is used on a queue of its own, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on f1; it has a queue of its ownV2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsPBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app anew empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedZBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is none of the usual kinds.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.d1 was stored with the hash V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingd@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app anew empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line n1 schedules were loaded in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237P<A script that only looks at the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must stand in the two minutes before.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the @test-appb1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126V=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not by itself; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appX<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a rule of its own.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.yml`1lower(s.colour) != "red"R4the status on the screen is not red after a delivery with contentV;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that was none.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedR<A red status without a failure sends the tester looking for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered>REQ-127b:The step log shows Registered, Scheduled and BGTask fired. Registered behind one of the others, in one launch, means that the screen tells another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.yml^1s.time - f.time < $nextX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this order\@A task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers ^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.ymlh3s.cached == (lower(d.content_source) in ["cached", "cache"])^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-tells-the-last-fetchV3Rules/test-app/status-dump-tells-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchf>The dump is read when nobody has the log. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at T1test-build-says-soZ2Rules/test-app/test-build-says-so.ymln3lower(b.kind) in ["debug", "test", "development", "testflight"]\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and tells another kind of build, is mixed up or leaks its test code. Builds that tell no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlf2one notification a day, set anew by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsNActivityManagerV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf2the user closed the app in the app switcherf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-received^1plugin told of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: ^1background-refresh-told`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-recordd4Written by whoever ran the scenario, with the steps and what came of them.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themZ6The app's preferences as a property list, or as JSON made of it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTestsBHoleTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyT1RuleTestPlaceTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names^3each schedule call reads the notification settings anewl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once more^6what the app is tells which of the two ways is meant; without that either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedZ6each state of the permission has an answer of its own, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settings^3the state of Background App Refresh is checked and toldX4denied background execution leads to a warning and to a next attemptT4in part: whether the user was told on the screen stands in no line\3a first run shows its eight lines in the printed orderT4the schedule line tells an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationT3five minutes unless configure() tells another leadV6at short notice the prefetch is moved or skipped, never set for the past or behind the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withV4a time that is none is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notification\5notification and prefetch are scheduled together, and one that fails is undone or toldR5the notification comes first: a refused prefetch is told, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingj2changed settings are armed and submitted anew^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedb4the system replaces the request by itself, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameZ4on a device the same refusal is told as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasksT3on a device the caller is told of a refused submitZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work^4any time before the completion will do, a submit behind it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsh3thirty seconds, and thirty-five where the expiration is told^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared once`3behind a miss a task is submitted for a minute from thenP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentX4in part: what iOS shows while the app does not run stands in no lineP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashl3a failure that lasts is told apart and not tried again blindlyZ3a static reminder stays armed whatever the fetch doesR5in part: that a reminder fired while the app did not run stands in no line of iOSb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofd2lines tell neither what was hashed nor hown1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredZ4a start behind the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line tells when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftR4no line tells of drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with\2every count is judged, whoever read it\2a day has twenty notifications at mostT2reaching the limit is told clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts them`4the figures of the rolling window are told as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierl7in part: without a dump or a line for each loaded row, a line that a row was written does not tell an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformR6in part: from a log alone, a line of a loaded row tells no more than when it was made and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing`2calls work behind a recovery that failedj3a past notification that nobody saw delivered is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncel2only rows that are still pending are looked atb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderT4recovery behind a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneR6in part: no line tells the wall time that a schedule stands for, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a bootb3a forced stop shows by stored alarms of which none is setd3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayZ7in part: a new installation between two launches is not in the log, so an empty store behind a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line tells why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logV3a repeating alarm is set anew after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success beside a refused prefetch is one in parth3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not readh3the last notification that is told is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expires\5in part: a token that is made for each request cannot be told from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line tells for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answer^3the plugin is told of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsb4in part: a recovery that has ended cannot be told from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneX5in part: where no launcher's line tells the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends onceT3a failed migration is undone, and the user is told\3no reminder is lost in a migration without being namedn2in part: counts do not tell which rows they are^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line tells whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codesh2codes that are sent to prove who somebody isfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
schedule
submit
enqueue
submission
arm
hand in
hand over
hand off
hand to
line up
sheduled
shedule
scheduld
schedulled
armd
schedule okPR2queue
plan
book
post
accept
set up
passed to
pass to
give to
is set
was set
now set
set for
setup
program
put in the queue
place in
request accepted
request added
added to
is due
will run at
will fire at
will be shown at
next at
lodge
file
place
placed
added
added to the notification center
in the system queue
handed over
handed to
was added
is in the queue
planned for
set to fire
set to run
acknowledged
took the request
queued
queued with
queued with the system
in the queue
is with the system
is in line
lined up
put in line
in the books
on the calendar
on the schedule
parked
deposited
passed on to
passed along
forwarded to
delegated to
given to
entrusted
committed to
confirmed by
approved by
granted by
agreed to
taken by the system
the system has it
system took it
ios took it
ios accepted
ios has
os accepted
timer set
is armed
trigger set
entered into
placed with
booked
reserved
announced to
told the system
asked the system
system asked
requested from the system
reminder is set
will wake
next run
next start
will come at
coming at
next fireP5set
add
register
create
place
send
request
prepare
put
expect
armed
pending
takeDreschedule`>sched
reschedule
re schedule
rearm
re arm
resubmit
re submit
requeue
reenqueue
re enqueue
schedule again
scheduled again
set again
armed again
arm again
put back
bring back
brought back
reinstate
re register
re create
recreate
resetl=restore
renew
again
back in the queue
move
repair
revive
put back
back on the schedule
back on schedule
once more
restored
re armed
rearmed
come back
came back
back in place
renewed
re added
added back
back into
re plannedNschedule
replay@registerV3register
registration
hook up
sign up
enroll
enlistjEinstall
attach
bind
declare
announce
subscribe
connect
wire
wired up
set up
plug
plugged in
hand over
set native fetcher
in place
known to
now known
handed over
has now a handler
is now known
introduced
took note of
wired
in charge
signed in
put in place
set as
hooked
installed
assigned
attached
is set
now has
linked
enabled for
bound to
ready forj1add
set
wire
ready
link
store>requestn2request
ask
wants
demand
wish
asks
requested by\;call
want
order
invoke
apply for
prompt
asked
asked for
requested
wants
seeks
would like
ordered
came in
triggered by
on behalf of
allow
get permission
ask for
to allow notificationsT1need
query
receiven6call
invoke
invocation
calling
invoked
executed
js in
received method
web view calls
bridge call
called from jsRLenter
execute
run
trigger
request
hit
to native
dispatch
came in
coming in
incoming
bridge call
entered
js called
received method
bridge in
js in
call from
called by
from the web side
from the web view
from javascript
js side called
web view calls
incoming call
got call
got a call
method called
native call
handling call
handle call
invoking
web side calls
call arrived
in from js
method from the web
received method from the web side
plugin methodf1use
start
get
handle
methodfFconfigure
configuration
config
set up
setup
initialise
initialize
initialisation
initialization
init
reconfigure
parametrised
configured
initialised
initialized
options
settings from host
settings object
got settings
received options
received configuration
configuration received
configuration applied
options applied
options received
set options
settings appliedj3apply
options
prepare
parametrise
credential
got its settingsZ1set
update
ready
loadl8cancel
cancellation
withdraw
withdrawal
withdrew
revoke
rescind
call off
called off
take back
pulled back
cancelled
canceled
revoked
withdrawnRJabort
remove
delete
drop
discard
clear
unschedule
un schedule
retract
stop
dequeue
disarm
switch off
take off
tear down
torn
took back
torn down
thrown out
threw out
stood down
lifted
taken back
dropped
called back
undone
no longer scheduled
no longer pending
taken down
took down
killed
stopped
ended early
removed
withdrawn
unscheduled
deleted
annulled
voided
scrapped
pulled
retired
ditched
discarded
cleared
wipedf1kill
end
purge
dismiss
gone<removej4remove
removal
delete
deletion
erase
wipe
unschedule
get rid of
wiped
cleared\Iclear
cancel
drop
withdraw
discard
flush
dismiss
purge
empty
take off
pull
revoke
withdrew
disarm
taken out
take out
gone
took out
took off
threw out
throw away
threw away
thrown away
cleared out
off the list
out of the pending
purged
cancelled
dropped
emptied
taken away
dismissed
deleted
withdrawn
pulled
retired
scrapped
ditched
unset
eliminated
stripped
revoked
wiped
gone now
is gone
are gone
canceledf1clean
evict
reset
kill
zero:cleanj7clean
cleanup
clean up
prune
sweep
evict
eviction
trim
garbage collect
garbage collection
gc
housekeeping
vacuum
tidy
compactP<purge
remove
delete
clear
drop
expunge
discard
free up
thrown away
threw away
throw away
thrown out
dropped
swept
reclaimed
old entries removed
expired entries removed
housekeeping done
tidiedV1wipe
flush
free
old:start\3start
begin
kick off
commence
under way
underway
begunbX1fire
run
trigger
invoke
enter
wake
woke
woken
launch
initiate
execute
spin up
on it
picked up
pick up
fires
go off
goes off
went off
handed us
gave us
takes over
start work
took over
takes control
on its way
has begun
gets going
going
is running
now running
entered
kicks off
opened
setting out
taking off
called
called us
up and running
comes alive
came alive
gave us time
got time
granted time
woke us
wakes us
spins up
entering
enters
in action
runs
starting
called by the system
wakes
executing
triggered
activated
got control
takes off
opens
launched by
system called
ios called
os called
called back
called upon
begins work
starts work
at workb2call
open
receive
got
active
awake
up
now@complete^Acomplete
completion
finish
finalise
finalize
conclude
wrap up
wrapped up
all done
set task completed
task completed
fin
finis
signed off
ended well
reported back
handed back
told the system
completes
set completed
report completion
mark completed
marked completed
marked completenAdone
end
close
ready
through with
ended
marked as done
mark complete
signed off
sign off
wound up
run over
gave back
done with
task done
finished up
closed
closing
completed with
result reported
reported to the system
told ios
ios told
acknowledged
concluded
has ended
is complete
exitedl2return
exit
report
stop
released
returned
over>succeedXGsuccess
succeed
successful
successfully
ok
okay
went through
go through
went well
go well
worked
all good
no error
no errors
without error
without errors
without a problem
no problem
without problems
no failures
no failure
not failed
fine
200
in hand
is fine
all fine
all right
alright
no gap
passed
no issues
without issue
without issues
ended well
came back fine
is goodh9good
done
pass
ended well
came through
as expected
positive
healthy
sound
clean
worked out
all went
clean run
positive result
as planned
smoothly
fine
happyf1complete
finish
ready
fresh8savef:save
store
persist
write
wrote
persistence
write down
put into
put in
upsert
insert
memorise
memorize
on disk
to disk
into the database
into db
in the database
wrote entry^T1record
cache
keep
commit
put
dump to
flush
remember
note
archive
log
update
add
now in
stash
kept
remembering
remembers
remembered
noted
is kept
now stored
put away
tucked away
in the store
written
recorded
saved to
cached
on file
committed
inserted
landed in
time stored
notes
went into
filed
set aside
written to
wrote to
put on disk
persisting
stored in
stored to
added to db
saved into
moved into
placed in the store
entered in
logged to
logged in
booked
noted down
took down
made permanent
row added
row written
entry added
entry written
new row
new entry
synced to disk
flushedb1set
create
hold
new
stamp8loadV3load
read
read in
reload
retrieve
hydrate
rehydrateRMrestore
fetch
query
found in
get
got
pulled from
pull from
obtain
deserialise
deserialize
parse
came back
read from
out of the database
fetched from
fetched all
pulled
read out
loads
got back
gave back
picked up
brought in
came from the store
found stored
stored schedules
out of the store
restored from
taken from
queried
reading
loaded from
came in from
brought back from
retrieved
selected
got from
taken out of
unpacked
decoded
rows read
rows found
entries readl1open
find
select
list
scan
seeBread_backhAread back
reads back
read again
validate
validation
verify
verification
double check
round trip
confirmed in
checks out
reads again
consistency check
verification read
checked after save
checked after write
re checked
was read again
second read
cross checked
control read
sanity check`4confirm
check
match
re read
reread
consistent
is there
valid
found after`1read
test
same
identical8sendX7send
issue
transmit
went out
go out
goes out
outgoing
fire off
on its way
req
calls server
asking server
asks serverZIdispatch
post
call
hit
ask
query
contact
request
get
out to
poll
asking
calling
going out
resumed
started
out
fetching
reaching out
hitting
contacting
querying
requesting
sends
posted
put on the wire
data task resumed
goes out to
on the wire
sent
sending
issued
fired
calling api
asked the server
asks the server
going to the server
to the server
request out
outbound
outgoing
dialling
knocking
query sentX1start
make
push
talk<answern=response
respond
answer
reply
came back
server said
server returned
resp
responded
answered
replied
comes back
got back
gave back
server says
server gave
server sent
from the backend
from backend
from the server
from server^Areceive
got
return
arrive
http
status code
deliver
back from
server returned
server came back
inbound
incoming
received from
got from server
server said
backend answered
backend said
reply came
payload received
data received
bytes received
received
arrived
items received
came in\1result
get
server
comeBfall_backlMfall back
fell back
fallback
falls back
falling back
fallen back
resort to
revert to
degrade
instead of fresh
use the cached
using the cached
using cached content
using other content
use old content
yesterday's content
show the cached
cached one instead
cached content instead
default instead
show default
default shown
other content
switching to cached
serve the cached
from the cache instead
serving cached
uses default
using default content
with default content
stale content^Nuse cached
use default
serve cached
serve stale
instead of fresh
instead
using cached
using default
cached copy
substitute
switch to
make do
default text
default content
placeholder
go with
cached content
old content
yesterday
served from cache
from cache
plan b
second best
last resort
use what we have
old one
keep the old
stick with
sticking with
stay with
takes the cached
take the cached
taking the cached
taking cached
replaced by default
replaced by cached
backup content
stand inb4use
serve
cached
default
stale
reuse
re use
reusing
emergency
alternative@generate\3generate
generation
mint
sign
make a
made
make
produceT8create
issue
build
new
fresh
compose
encode
minted
signed
built
newly made
fresh token
made new
prepared
assembled
crafted
derived\1ready
obtain
got
built6useX1use
consume
make use^Iattach
apply
carry
include
send with
sent with
present
goes with
show
display
serve
bearer
added to
authorise
authorize
based on
pick
with token
attached
added to the request
put on
put into the header
in the header
authenticating with
authenticated with
authorised with
carrying
carries
comes from
taken from
picked
filled with
built from
based on the
set
header set
sending with
with bearer token
set with`1with
add
set
header
fromT;renew
renewal
rotate
reissue
re issue
refreshed
exchange
swapped out
regenerate
re generate
extended
renewed
got a new token
new token
replaced token
token replaced
token renewedV8refresh
update
replace
swap
new
extend
rotated
got a new
new one
fetched a new
replaced
updated
obtained
reissued
prolonged
swapped\1change
fresh
get
again>deliverl5deliver
delivery
show
display
shown
pop up
popped up
put up
on screen
did present
will presentnMpresent
post
notify
appear
publish
surface
render
went off
now visible
visible
fired
banner
sent to the user
in the tray
got shown
was shown
user got
reached the user
arrived
in front of the user
put on screen
shown to
delivered to
in the notification center
alerted
was presented
showing
sees
went out to the user
buzzed
presented
posted
rang
came up
went live
is up
displayed
now showing
in view
visible to the user
user sees
was delivered
put before the user
reached
triggeredf1send
see
raise
arrive
bring6tapd>tap
click
user opened
opened by the user
opened from notification
did receive response
touch
user response
opened the notification
opened notification
user pressed
user clicked
pressed
opened by user
notification opened
default actionP9press
open
user selected
choose
select
chose
user action
interact
react
tapped
clicked
opened
pressed
touched
picked
reacted
followed
interacted\1action
respond
receive<exceed`Fexceed
out of tolerance
outside tolerance
beyond tolerance
above tolerance
over tolerance
too far
surpass
overrun
outside the tolerance
off by
too late
later than planned
later than scheduled
much later
more than allowed
over the tolerance
above the tolerance
beyond the tolerance
late by
over the limit
out of bounds
is too large
too large
larger than allowedd>beyond
over
outside
more than
larger than
greater than
above
late
off by
too late
too early
deviate
delayed
slow
overshoot
overshot
larger
too much
tolerance broken
tolerance violated
out of range
not within tolerance
not in toleranceFby
than
max:reachd?reach
hit
used up
use up
exhaust
cap reached
no more room
no slots left
hit the
limit hit
at the limit
is full
at its limit
no free slot
no slot
no slots
slots taken
cannot take more
too many pending
too many notifications
too many
ran into the limitf=meet
met
full
at the limit
no room
max
saturate
exceed
all slots
cannot add more
at capacity
capped
maxed out
maximum reached
no more
out of slots
full house
topped out
over the cap
at maximum
at the cap
ceiling reachedBstop
over@maintainR8maintain
maintenance
top up
topped up
refill
replenish
bring up to date
brought up to date
fill up
filled up
rebalance
up to datebEupdate
refresh
adjust
sync
synchronise
synchronize
roll
recompute
advance
fill
housekeeping
moved on
extend
recomputed
recalculated
topped
moved forward
rolled
window updated
refreshed
kept at
adjusted
in order
in shape
completed
kept up
topped up
brought forward
trimmed and filled
refilled
shifted
slid
filled again
updated
is current
servicedLcheck
run
done<changeTBchange
switch
switched
toggle
flip
transition
is now
are now
went from
moved from
no longer the same
differ
swap
flipped
went to
turned into
turned
goes from
set from
moved to
moves to
now set to
was changed
switched to
different now
has become
took over
changed to
no longer in
moved on toP>update
become
became
move
shift
adjust
replace
set to
turn
new value
alter
modify
went
go from
turned on
different
modified
altered
new status
new state
turns
turned
moved
now
differs
changed over
shifted
has changed
toggledV1set
new
to
now
markn3check
inspect
examine
look at
looked up
evaluate
assess
currentbCread
query
verify
test
probe
get
get notification settings
validate
determine
is
lookup
look up
turned out
asked for
looked up
perm check
checking
queried
status read
returned
turned out to be
looks like
inspected
examined
looked at
verified
reads
asked
probing
got current
current status
fetched status
status is^1see
find
have
fetch
askX5find
found
detect
detection
discover
notice
identify
spot
locate
recognise
recognizeZKdetermine
resolve
see
seen
classify
conclude
look like
turned out
report
declare
came across
spotted
came up
determined
detected
judged
treated as
treating
handle as
handled as
treat as
this launch is
looks like
classed
taken as
taking it as
noticed
discovered
revealed
saw
recognised
identified
turned up
came to light
found out
figured out
concluded
diagnosed
assessed as
evaluated to
resolved to
decided
decided on
is a
it is a
chosenT2decide
have
got
is
check
mark
flag@look_forb8look for
looking for
look up
lookup
search
searching
probe
probing
try to find
testing
accessibility
class lookup
trying class
accessibleV:test
check
access
seek
resolve
checking for
trying to find
trying to load
resolving
asking runtime
runtime lookup
see if
checking whether
check whether
verify that@find
see8markZ1mark
flag
tag
declare\2set
record
note
label
marked as
set toBupdate
as<report\5report
inform
tell
told
let know
notify the user
user notified
shown to the user
alertV;announce
notify
show
message
surface
warn
told the user
user told
user informed
user was told
user gets to know
made known
shown an error
notice shown
message shown
alerted
warnedV1log
display
present8listZ2list
dump
enumerate
listing
print outn8print
show
count
log
query
read
inventory
currently
get
listing
printed
overview of
here are
these are
contents of
dumped
enumerated
content ofP1found
have
check8openh7open
send to settings
sent to settings
navigate
redirect
jump to
take to
sent user to
send user to
sending user to
deep linkTBshow
launch
start
go
present
bring
direct
forward
route
took the user to
takes the user to
brings the user to
brought the user to
led the user to
launched settings
went to
sent the user
sent user
showing settings
showing the settings
started intent
intent started
activity started
jumped toX1display
enter
intentb3reject
rejection
threw
throw
call failed
promise rejectedhCrefuse
fail
error
decline
deny
turned down
turn down
sent back an error
returned an error
answered with an error
error to js
call refused
call error
out err
threw an error
returned error
gives an error
error returned
failed with
failed call
call rejected
refusing call
declined
answered error
no to
bridge out failedDreturn
bad>resolveX6resolve
promise resolved
returned to js
call succeeded
call returned
fulfil
fulfill
js out ok
js outVLanswer
return
reply
succeed
success
respond
complete
ok
settle
finish
out ok
bridge out
js out
returned to
came back
gave back
reported back
sent back
answered
to the caller
back to js
back to the web
call done
returned successfully
answered with
returned a result
result returned
returning
returned
replied
finished call
call finished
call ok
answer sent
result sent
gave result
success to js
resolved with
delivered result
result delivered
js out okZ1send
result
done
backX:prompt
dialog
dialogue
system alert
popup
permission sheet
system question
system dialog
permission question
asks the user
question to the user
in front of the user`>present
ask
show
appear
sheet
on screen
display
alert shown
dialog shown
dialog is up
dialog on screen
asking
question
modal
os dialog
ios dialog
permission alert
permission dialog
permission popup
permission box
allow notificationsT1open
visible
alertV?launch
app start
app started
did finish launching
cold start
warm start
process started
process created
on create
startup
start up
started up
was started
came up
has started
app is starting
starting up
first line of
new process
process came upX7start
open
create
up
begin
booting app
app booted
app is up
app opened
fresh start
opened
beginning
born
first startLload
ready
run@activatelDactive
foreground
came to the front
to the front
come to front
did become active
became active
in front
on resume
resume
foregrounded
back to the front
in the front
brought to front
is active
now active
came back
came forward
brought back
foregrounding
visible again
became visible
is visible
on screen again
opened again
in use againZ:return
visible
awake
front
came back
user is back
user returned
came to life
comes to the front
enters foreground
entered foreground
opened
resumed
unsuspended
shownDopen
enterJto_backgroundfP1enter background
entered background
to background
into background
into the background
to the background
in the background now
backgrounded
did enter background
on pause
left the front
leave the foreground
left the foreground
lost focus
resign active
on stop
hidden
no longer in front
went to background
goes to background
went into the background
app bg
sent to background
moved to background
is in background
home screen
user left
left by the user
put away
went away
not in front any more
not visible any more
out of sight^8background
suspend
pause
minimise
minimize
leave
left
goes away
went home
put aside
hid
minimised
paused
suspended
sent away
not activeNstop
sleep
home^Gterminate
termination
will terminate
shut down
shutdown
shutting down
app ended
process ended
process died
on destroy
exiting
exit
shutting us down
shut us down
is going down
goes down
went down
killed by the system
system killed
is ending
will end
is being ended
about to end
ended by the system
ended by system
closes the process
leaving the process
kills us
end of process^8kill
end
quit
close
stop
die
destroy
going away
killed
stopped
gone
died
ended
shut
closed
quitting
kill signal
sigterm
sigkill
goodbyeR1finish
gone
leaveXNforce quit
force close
force stop
force kill
swiped away
swipe away
swiped up
swiped off
swiped out
closed by the user
killed by the user
user killed
user closed
force quitted
quit by the user
ended by the user
app switcher
user quit
by hand
killed the app by hand
killed by hand
user has killed
user has closed
user ended
user swiped
swiped the app
pushed out of the app switcher
removed from recents
swiped from recents
task removed
removed from the app switcher
closed from recentsb1swipe
by force
user endedBquit
killhIreboot
device restart
restarted device
phone restart
device restarted
fresh boot
new boot
started anew
came back from a boot
boot time changed
after restart
device was restarted
since boot
restart
was rebooted
has rebooted
powered on again
device came up again
phone was restarted
different boot
boot id changed
boot time differs
device started again
started again since
has been restarted
went through a restart`6boot
power cycle
power cycled
booted
restarted
new uptime
uptime reset
uptime smaller
power on
rebootingX1start
up
anew
uptimeh2fetch
download
content request
fetching
pullT6poll
retrieve
retrieval
refresh
network call
get content
update
sync
get
query
api
server
endpointh1load
request
network
contentV9prefetch
pre fetch
preload
pre load
background fetch
bg fetch
early fetch
advance fetch
fetch ahead
fetch job
fetch work
fetch worker
content fetch\5fetch
download
background refresh
background download
content refresh
content downloadd1background
content
refresh>enqueuef5enqueue
queue
queued up
handed to work manager
put in the queue
into the queue
in the queuef;schedule
submit
dispatch
hand over
hand to
pass to
accept
post
given to worker
handed to a worker
handed to the worker
sent to work manager
passed to work manager
accepted by work manager`1add
create
request
startBset_alarmh7set exact
set alarm
alarm set
set exact and allow while idle
set alarm clock
set and allow while idle
set inexact
set windowf2set
arm
schedule
program
place
placed
addedV1register
create
add>migrateVAmigration
migrate
schema upgrade
db upgrade
database upgrade
store upgrade
schema update
migrator
mig
upgrading the store
store migration
upgrade of the store
upgrading store
upgrading database
schema from
data model
db schema
from schema
to schema
schema migration
migratingR4upgrade
convert
conversion
schema change
schema version
move dataZ1update
schema
versionBroll_backZ8roll back
rollback
rolled back
undo
undone
revert
backed out
back out
restored the old
back to version
restored backup
restore backupj1restore
reverse
reset
back toHreturn
abortHrenew_window`7rolling window
sliding window
rolling schedule
rolling notifications
notification window
window of notifications
rollingX2window
today and tomorrow
days aheadLtoday
tomorrow^Lbgtask
bgtasks
bg task
bg app refresh task
bg app refresh
bg app refresh task request
background task
refresh task
bg task request
background refresh task
background task request
app refresh
app refresh task
refresh request
background refresh request
background app refresh task
app refresh request
background job
bg refresh
bg processing task
task scheduler
bg task scheduler
background work
bgat
bg run
bg work
bg refresh request
bg request
refresh slotn<task
job
background refresh
background request
background fetch
background run
background slot
background window
background time
refresh
bg task
bg run
background wake
bg slot
bg time
bg work
bg job
bg fetchl1background
refresh
request
runf4handler
launch handler
task handler
callback
handle
handle background fetchP3listener
closure
block
hook
routine
registrationX1code
method
functionT1expiration_handler`Dexpiration handler
expiry handler
on expiration
expiration callback
time budget
out of time
ran out of time
time is up
time limit
time ran out
background time expired
remaining time
budget exhausted
budget used up
system wants the task back
system is taking
time up
expiration
expire handler
on expire
task expiration
bg time up`1expiration
expiry
budgetf1time
system
background timeT1identifier
task idd<earliest begin date
earliest begin
earliest start
earliest begin time
begin date
begins not before
not before
no earlier than
not earlier than
not sooner than
earliest run
earliest time
soonest
earliestT4next begin
start time
begin time
start date
begins
at the earliestNbegin
after
dueLsuccessful_runfElast successful run
successful run
last success
last successful run timestamp
last run
successful fetch time
last successful fetch
time of last success
last good run
run timestamp
success time
success timestamp
this run was a success
run was a success
time of success
successful run time
success noted
good run
run succeeded at
noted that this runR3success recorded
timestamp
run recorded
run notedJlast
time
runP:notification
notif
user notification
reminder
un notification request
notification request
local notification
calendar trigger
daily reminder
daily notificationZ5alert
banner
message
request
push
un user notification center
un request
daily
notifyNnote
item
event^5pending
outstanding
waiting
still queued
scheduled so far
not yet delivered
undelivered\5open
remaining
currently scheduled
upcoming
still scheduled
left
in queue
in the queueZ1current
active
queuedj5alarm
alarm manager
exact alarm
alarm clock
wakeup
alarm receiver
wake up alarm
alarm requestJtimer
triggerf1reminder
receiver
broadcastFalarm_firedj9alarm fired
alarm received
alarm triggered
alarm went off
alarm goes off
on receive
receive start
alarm rang
alarm broadcast
receiver triggered
receiver woken3fire
trigger
receive
ring
wake
go off
went off
arrive
broadcastZ1start
got
call
intent^2channel
notification channel
channel id0R4boot receiver
boot completed receiver
receiver
broadcast receiverR1manifest
listenerZ6boot
boot completed
locked boot completed
after boot
device boot
boot broadcast
quickboot
boot intentn1startup
reboot
restart
power onHstart
device8workR6work
worker
work manager
work request
one time work
unique work
workmanager
do work
periodic workJjob
work itemHtask
requesth3content
payload
body
notification content
item
items
articleb4data
text
entry
bundle
fetched data
result
news
message
article
body
json`1message
copy
cache
value:cacheX3cache
content cache
cached
cache entry
cache entriesn8stored
entries
old content
old data
old entries
stale entries
cache rows
caches
stale cache
outdated entries
expired entries
old rows
old itemsNstore
entry
old@databasef3database
db
sqlite
room
core data
data store
table
local dbR2store
storage
disk
repository
daoP1persistent
locall2storage
store
disk
disk space
free space
space`1database
db
quota
volumeT1memory
device
room8free\4free bytes
bytes free
bytes left
free space
space left
bytes availableBfree
leftNbytes
availableLschedule_thingj4schedule
schedule entry
schedule record
schedule row
daily schedule
timetabled6plan
entry
record
row
cron
entity
daily entry
dual schedule
schedule id
config
daily notification scheduleP1time
item
configh3snapshot
schedule snapshot
cycle state
state dump
last cycleR2summary of the cycle
state
statusBdump
copy>historyV<history
history entry
history record
journal
audit log
audit trail
event log
history table
history row
in history
to history
to the history
past events
log book
logbook
record of events
chronicle^1archive
record
past
logFentry
tableX:delivery status
delivery state
status of delivery
status of notification
notification status
notification state
status flip
state of notification
status of
state ofZ1status
state
deliveryBmark
flagd3row
record
tuple
table row
invalid row
bad row
corrupt rowh2entry
item
entity
line
schedule
notificationT1table
data
contentBoperationX6op
operation
transaction
database operation
db op
db operation
storage operation
query
statement
txnP1critical sectionBcall
workT4step
stage
phase
migration step
sub step
substep
is at step
now at^1part
task
pass
at
is at@progressT9rollover
roll over
rolled over
rolling over
rollover to
next day
successor
next occurrence
following day
follow up
next notification
next reminderj2tomorrow
next
following
day after
roll
repeatBagain
dayb>recovery
recover
reactivation
restoration
launch recovery
app launch recovery
boot recovery
recovery manager
recovery pass
recovery check
reconciliation
reactivate
catch up
state restoration
perform recovery
recovery run
launch checkj3restore
reactivate
repair
reconcile
state check
rescue
resync\1check
launch
schedulesZ@scenario
situation
recovery scenario
launch scenario
recovery mode
launch type
start type
launch kind
kind of start
kind of launch
type of start
type of launch
classified as
this launch is
treating start as
handle this start as
start as
launch as
boot situationd4case
cold start
warm start
force stop
termination
kind
mode
classification^1state
reason
type
causeh:summary
stats
statistics
totals
tally
recap
outcome
in total
counts
numbers
in numbers
bottom line
recover stats
figures
digest
in short
all told
result of recovery
results^5result
report
count
overview
total
recovery result
in all
altogether
finally
at the endR1all
number
errorsRCdecision data
decision basis
decision inputs
facts
based on
state before
recovery data
basis
considering
deciding from
evidence
decides on
decide on
decision on
basis for
what recovery
known to recovery
state for recovery
data for decision
knows
inventory
collected state
gathered
in db
pending ids
db idsf6data
parameters
context
compare
comparing
state
in db
in the db
know
weighing
given
input data
input
inputsFvalues
info>nothingdNno need
not needed
not necessary
unnecessary
not required
none needed
nothing to do
no recovery
no schedules
nothing to restore
nothing to recover
is empty
empty
no work
no recovery needed
no work for
nothing left
nothing stored
no stored schedules
zero schedules
0 schedules
not a single
no action needed
no action required
all in order
all there
everything in place
all in place
in sync
no difference
no changes needed
nothing missing
database is empty
store is empty
no alarms to restoreX9no action
all good
no stored
no need to
unaffected
intact
no recovery
not needed
all there
skip recovery
clean state
consistent
equals
match
matchesR1intact
fine
cleanHlaunch_thingT4app launch
launch
at launch
on launch
startup
cold start
app startDstart
opend2app
application
app delegate
main activityT1process
host
sceneJuser
activityHapp_delegatej7app delegate
application did finish launching with options
did finish launching with options
application did finish launchingj1did finish launching
delegateT1application
launchP3lifecycle
life cycle
app state
application stateFscene
stateX4plugin
daily notification plugin
capacitor plugin
daily notificationT1module
library
sdk<nativeHplugin_classX4plugin class
class
ns class from string
class lookup
class name
typeZ1symbol
object
runtimeJplugin
moduleX6cap plugin
subclass
sub class
inherits from
inherit
cap plugin subclass
derive
is kind of
superclass`1extends
capacitor plugin<parent>bridgedf3cap bridged plugin
bridged
bridged plugin
bridged capacitorV2protocol
conform
conformance
bridgeDimplementsj2version
plugin version
release
version stringd2v
revision
semver
build number
sdk version<numberT5build
build type
debug build
release build
flavor
flavour
build kind
build variantf3debug
release
compiled
variant
config
flavour
kind of buildT1status
state
phaseX1condition
mode
phaseFlevel
valueP?permission
permissions
authorization
authorisation
notification permission
notification authorization
post notifications
consent
perm
notification rights
right to notify
rights
permission to notify
notification authorisation
push permission^5granted
access
notification settings
user decision
authorise
authorize
allow
right
authX1right
settings
grantR1permission_resultROuser granted
user allowed
user accepted
permission granted
permission denied
user denied
user refused
user declined
user answered
authorization granted
user said
user chose
permission result
perm granted
perm denied
perm answer
answer of user
user answer
answer of the user
user's answer
user's choice
user's decision
user tapped allow
user tapped deny
user allowed notifications
choice of the user
decision of the user
user agreed
user disagreed
user consented
said yes
said no
user pressed allow`3granted
grant
answer
decision
allow
result
choice
deniedHuser
outcomeT6settings
settings page
settings screen
system settings
app settings
preferences
page is shown
pageV1page
screen
settingLoptions
configZ1notification_settings\7notification settings
un notification settings
settings of notifications
notification preferences
authorization status\1preferences
permissionT1background_refreshjEbackground app refresh
background refresh
background refresh status
background app refresh status
bg refresh status
background refresh available
app refresh setting
bar state
bar status
bar
refreshing in the background
refresh in background
refresh in the background
background updates
refresh permission
background refresh permission
refresh statusV1app refresh
refreshb=identity
did
active did
active identity
user identity
active account
new identity
decentralized identifier
other account
new did
old did
previous identity
former identity
new user
other user
another user
previous userX4account
user
profile
persona
did
identifier of the user
login
person>id
host:tokenn5jwt
token
bearer token
auth token
access token
web token
credential
authorization header
bearerZ4auth
authorization
header
signature
bearer
auth header
authenticationDkey
secretLnative_fetcherd=fetcher
native fetcher
host fetcher
native fetch
content fetcher
custom fetcher
host's fetcher
fetcher implementation
host's native fetcher
host implementation
app's fetcher
own fetcher
fetch content
registered fetcher`6native
host
implementation
fetcher
host code
host callback
native code
native side
native implementationNprovider
sourceJrequest_thingZ<http request
get request
server request
api call
api request
network request
post request
network call
req
data task
url session
get https
post https
http out
http get
http post
calling the api
apih3request
http
get
endpoint
server
api
post
put
host
url
fetchP1call
url
networkLresponse_thing`9http response
server response
status code
http status
response
reply
server replied
server answered
server returned
resp
http in
status 200
not modifiedb1http
server
answer
statusFresult
bodyf;dual
combined
fetch/notify
dual schedule
dual notification
dual mode
both schedules
two part
chained
both parts
fetch and notification
fetch and notify
content fetch and user notificationX2both
chain
combined
pair
two
coupledBtwo partsNdefault_contentd>default content
default text
fallback content
static text
default message
placeholder
stock text
generic text
built in text
show default
default shown
nothing fetched
no content
no fetched content
default one
stock content
canned textn1default
static
generic
fallbackNfetched_contentZBfetched content
fresh content
downloaded content
fetched data
content from the fetch
content of the fetch
live content
new content
prefetched content
fetch result
fetched payload
fresh data
freshly fetched content
freshly fetched
just fetched
fetched earlier
content fetched
downloaded earlierV2fresh
fetched
downloaded
prefetchedP1new
real
contentBfreshnessb?freshness
fresh
just in time
jit
soft refetch
still fresh
age of content
content age
freshness check
up to date
stale
staleness
minutes old
fresh enough
min old
hours old
seconds old
how old
no refetch
still good
recent enough
young enough
age checkd1age
old
recent
ttl
currentX1valid
minutes
lookupb3limit
cap
maximum
quota
ceiling
pending limit
upper boundh1max
capacity
slots
budget
64Dbound
fullP4drift
deviation
skew
lateness
delivery delay
off schedule
offsetR4late
delay
difference
delta
off by
behind schedule
after scheduleJseconds
earlyR2tolerance
threshold
allowed drift`1allowed
permitted
windowBlimit
maxT3all
every
everything
whole
all of them
entire
eachHcomplete
any:totalh2count
number
how many
total
number of
amountNsize
length
num>all
sum>networkd9network
connectivity
internet
network status
reachability
network path
wifi
wlan
cellular
nw path monitor
nw path
connectivity manager
internet connectionT6connection
online
offline
link
path
reachable
unreachable
connected
wi-fi
path monitor
no internetLavailable
hostBlow_powerf;low power
low power mode
battery saver
power saver
power save
power saving
energy saver
saver mode
saving mode
is low power mode enabled
power saving mode
energy saving
energy saving modeJbattery
powerFmode
energyRCclock
system clock
device clock
wall clock
system time
device time
time jump
clock jump
time changed
time was changed
time set
date set
time adjusted
significant time change
clock was set
clock moved
time of day changed
system clock changed
clock was moved
clock was changed
clock set
time moved
auto timeBtime
date`1jump
adjust
time changedBtime_zoneV8time zone
timezone
tz
zone changed
zone
tz change
tz changed
zone switch
zone id
region changed
time zone id
local zone
system zoneJoffset
regionBlocal
utcX1device
phone
handsetR1system
machine
osV8telemetry
counters
metrics
metric snapshot
telemetry dump
counters dump
all counters
counter values
telemetry counters
metrics dumpR2stats
statistics
counter
snapshotLvalues
numbersHowner
person@customerDcode_error^1error code
code
errcode8failZP1returned false
returns false
gave false
fail
failure
failed to
fails to
error
err
exception
unsuccessful
unsuccessfully
threw
throw
crash
went wrong
go wrong
gave up
give up
fault
broke down
nack
exc
fehl
could not
cannot
can not
couldn't
unable to
did not work
did not succeed
didn't work
errored
nok
ko
aborted with
died with
blew up
fell over
no luck
is broken
came to nothing
in vain
refused to
did not accept
was not accepted
not accepted
no success
went bad
gone wrong
ended badly
ended with error
ended withoutV7abort
trouble
timeout
time out
timed out
broken
unexpected
ran into
bounced
unavailable
abandon
impossible
given upn2wrong
stop
unable
reject
bad
issue
lost
problemPZ1skip
omit
bypass
left out
leave out
left alone
leave alone
leave it alone
suppress
passed over
pass over
no op
noop
opt out
short circuit
no prefetch
not scheduling
not needed now
skipped
left out on purpose
left it out
not touching
not touching it
nothing scheduled
no new
without prefetch
keep the existing
keeping the existing
keeping existing
not shown
is not shown
not displayed
held off
did nothing
leaving it
leaving out
will not be shown
short notice
too short notice
dropped
not worth
passed on
decided against
deliberately not
no prefetch needed
exists
suppressed
abandoned
forgone
cancelled
canceled
withdrawn
revoked
called off
cut short
broken off
interrupted^Fignore
unneeded
not needed
already
nothing to do
hold back
held back
disregard
stand down
standing down
withheld
not touching
untouched
on purpose
deliberately
leaving out
leave it
left
leave
passing over
passing on
declined to
no action
nothing done
superfluous
redundant
already there
already scheduled
already exists
already armed
already set
there alreadyZ2unnecessary
avoid
cancel
drop
discard8miss^]1miss
overdue
never fired
never shown
never delivered
never ran
window passed
window elapsed
window closed
past its window
past the window
past due
did not fire
did not show
not delivered in time
slipped
never came
never happened
not run in its window
without having run
undelivered
was never
should have
gap
chain gap
chain broken
chain is broken
no next one
without next one
without next
missing successor
was missed
has been missed
has passed
window has passed
slot passed
came and went
not shown at
did not ring
did not come
was not delivered
not delivered
lost notification
lost notifications
no show
too late to run
never got
was due
past its time
stayed away
failed to fire
has no successor
no follow up
without follow upb?late
too late
lost
lapse
in the past
elapsed
past
lack
no successor
without successor
without a successor
forgotten
did not appear
absent
slipped through
gone by
went by
passed by
passed without
elapsed without
no run
has not run
did not run
not runV1gone
absent
expiredHin_toleranced>drift within
drift inside
drift below
drift under
drift less than
drift smaller than
drift ok
drift is ok
drift fine
drift acceptable
drift is within
drift is below
drift is under
drift is inside
drift stays within
drift stayed within<expireh]1expire
expiration
expiry
time is up
out of time
ran out
run out
past its ttl
past ttl
older than
too old
outlive
outdated
timed out
exceeded ttl
beyond its ttl
over ttl
stale
time ran out
past its lifetime
ttl exceeded
outlived
ttl over
budget exhausted
budget used up
is over
lifetime over
time gone
has expired
is stale
went stale
gone stale
become stale
became stale
too old to
past its time
past its date
past its end
lifetime exceeded
age exceeds
older than its
over its ttl
time up
budget is gone
budget is over
time budget used up
no time left
must stop now
about to be killed
asked us to stop
ran out of time
revoked our time
time was up
time has run out
out of background time
ended our time
cut off
time expired
bg time up\9used up
used
are gone
must stop
stopping us
ends our
takes back
no time left
lapse
elapsed
reclaim
lapsed
outlived
time out
aged out
gone off
obsoleteh1over
late
ended
ttl
old
aged8denybJdeny
denied
refused to
refuse
refusal
forbid
forbidden
not allowed
not permitted
not granted
decline
disallow
no permission
without permission
prohibited
turned down
lacks permission
not authorized
not authorised
unauthorized
unauthorised
permission missing
does not let
not let us
may not
user said no
rejected by user
lacks the permission
has no permission
permission is missing
without the permission
not entitled
no righth8block
reject
lack
restricted
veto
no access
refused
blocked
rejected
prevented
forbade
disallowed
withheld
not authorised
no consent
lackingP1stop
off
missingVQ1invalid
corrupt
corruption
corrupted
malformed
unusable
unreadable
cannot be used
can not be used
not usable
failed validation
not valid
does not parse
not decodable
undecodable
bad data
not parseable
unparseable
validation failed
damaged
hash mismatch
mismatch
inconsistent
checksum mismatch
could not be decoded
garbled
not readable
cannot be read
can't be read
can't be used
decode error
parse error
broken content
does not match
doesn't match
hash differs
wrong hash
is damaged
failed the check
failed check
not usable any moreb=bad
broken
garbage
illegal
missing field
wrong type
incomplete
useless
mangled
unparsed
rejected
unfit
defect
defective
faulty
unreadable
cannot parse
not parse
undecodable
incompatible
nonsense
empty
nil
inconsistentBwrong
oddVIduplicate
dupe
dup
already scheduled
already exists
already there
already present
already armed
already pending
already queued
already set
same id
exists already
there already
dedupe
deduplicate
de duplicate
de duped
deduped
second time
twice
already in place
already has
exists
already known
is already
there is already
already one
same schedule
already have
already on
already running
is there already`6redundant
repeated
exists
once already
another one
existing one
one exists
present already
known alreadyb2again
same
double
second
existing
alreadyHfull_outcomenJfull
out of space
no space
no space left
disk full
storage full
out of storage
no room left
not enough space
no free space
space exhausted
insufficient space
insufficient storage
not enough storage
enospc
quota exceeded
out of disk
run out of storage
ran out of storage
out of disk space
ran out of space
run out of space
no more space
disk is full
store is full
too little space
not enough free
space is up
device full
sqlite fullV7low on space
running out of space
no room
out of room
no capacity
too full
capacity exceeded
space low
little spaceJexhausted
lowFoff_outcomel?disabled
turned off
switched off
is off
are off
deactivated
not enabled
has been disabled
disable
switch is off
has turned off
set to off
not available
switched it off
not active
is disabled
does not let us
is not enabled
is not available
off in settingsd6off
unavailable
restricted
inactive
switched off
turned off
not on
shut off
forbidden
denied
not permittedNmissing_outcomebNmissing
absent
not registered
not declared
not found
no such
not there
not in the manifest
unregistered
not present
could not find
could not be found
cannot find
not declared in
does not exist
not installed
not located
nowhere
class not found
no class
is missing
not known
no receiver
not in manifest
did not find
didn't find
was not found
is absent
no plugin class
not available
not loaded
not exist
no such class
returned nil
is nil
came back nil
returned null
is null
gave nil
nil classP8lack
unknown
nil
null
gone
undeclared
lost
not set
unavailable
unresolved
nothing found
came back nil
returned nil
returned nullBlost
none@negationd^1not
no
never
cannot
without
neither
nor
none
nothing
unable
isn't
failed to
fails to
refused to
hardly
nope
lack of
lacking
rather than
declined to
hasn
haven
nowhere
is null
are null
null context
refrained from
omits to
neglected to
fails in
instead of
far from
no longer
not any more
anything but
neither nor
unavailable
impossible
refusing to
refuses to
declines to
declined
given up
gave up
give up
stopped short of
unset
is nil
not yet
unchanged
no change
identical
stays the
remains
remain
below the
under the limit
under the cap
within the
within limits
in tolerance
inside the tolerance
well under
far below
not over
on time
in time
still valid
still fresh
same value
same as before
equal to the old
not changed
in vain
turned away
vetoed:wouldZh2would
postpone
defer
delay until
put off
put on hold
on hold
not yet
dry run
dryrun
to be done
todo
still to
yet to
if needed
in case
waiting to
wait for
wait until
until then
when ready
holding back
holding off
hold off
held until
pending review
about to decide
considering
consider
should we
whether to
may
might
could be
planned but
soon
shall
intend to
once
unless
not until
suspended
would have
simulate
simulated
simulation
hypothetical
hypothetically
maybe
perhaps
wants to
want to
needs to
need to
has to
have to
must
tomorrow's
eligible
candidate
will
supposed to
expected to
later
deferred
postponed
delay
delayed
suppress
hold back
held back
wait
waiting
waits
awaits
awaiting
await
throttle
throttled
rate limited
still waiting
still running
still to come
still
so far
not so far
yet
has yet
has yet to
forgo
refrain
same as before
is the same
stays the same
would like
is possible
be possible
could
should
ought to
ready to
able to
allowed to
expecting
eventually
next time
whenever
if
whether
provided
prior to
ahead of time
too early
abandon
abandoned
planned for later
lazily
lazy
to be decided
undecided
unclear
unknown whether
no decision
retry later
try again
will be tried
will retry
another try
steps to go
in the making
candidate for
due to be
is due to
has to wait
only after
after the next
until
simulating
fake
mock
mocked
pretend
pretending
e.g
for instance
documentation
see docs
how to<intentl<will
will be
will now
going to
shall
to be
next step is
is next
next step
comes next
it is time to
let's
let us
due in
upcoming
coming up
in a moment
in a few
soon to
is coming
shortly
any moment
any minute<trying\9about to
trying to
preparing to
preparing
attempting to
attempting
attempt to
try to
getting ready to
going ahead to
next up
in progress
on the way to<exemptf_2not before
no earlier than
not earlier than
not sooner than
not modified
if none match
not only
no later than
not later than
no longer than
none match
do not disturb
not determined
not more than
no more than
not less than
at least
no doubt
no cache
no store
will run at
will fire at
will be shown at
will be delivered at
will run not before
may run from
may start from
may run at
may start at
may begin at
will enter foreground
will terminate
will present
without delay
no delay
not null
will begin at
or later
later than
minutes later
min later
seconds later
s later
hours later
may begin
may start
may run
not run before
will be notified
will be shown
will fire
will run
will be woken
will ring
will go off
will be delivered
will not run before
will not start before
will not begin before
cannot run before
not until
will start at
will run no earlier than
will run around
will fire around
expires at
expires in
expires on
will expire
valid until
good until
no refetch
no retry
will not retry
please wait
miss detection
will not come back
not come back
not retrying
without retry
can run until
no matter
expire at
not touched
auto time off
close to expiry
near expiry
about to expire
about to lapse
nearly expired
almost expired
before expiry
expiring soon
before it expires:asidel7before
until
because
while
when
after
since
if
though
during
so that
which
due to
as soon as
unless
whenever
where
in order to>dividern2but
instead of
rather than
however
yet
although>articlel;the
a
an
this
that
these
those
existing
last
previous
current
next
old
its
their
our
your
each
every
some
other
first
already
latest
recently
former
for
of
with
about
between
per
any
another<fillerXBof
for
to
in
at
by
on
is
was
were
are
be
been
being
has
have
had
it
we
i
you
they
he
she
and
or
with
from
as
into
onto
out
up
via
per
will
can
then
there
here
just
also
so
now
them
his
her
do
does
did
about
than
too
very
dn
dnp
com
daily
timesafari
done by
s
t
re
ll
ve
yes
time
us
using
onlyT^1send sent
begin began begun
write wrote written
take took taken
give gave given
find found
hold held
run ran
get got gotten
go went gone
come came
become became
make made
leave left
lose lost
tell told
keep kept
show shown
read read
set set
put put
throw threw thrown
withdraw withdrew withdrawn
wake woke woken
fall fell fallen
meet met
see saw seen
build built
bring brought
catch caught
choose chose chosen
ring rang rung
sign signed
stick stuck
break broke broken
say said
know knew known
shut shut
forget forgot forgotten
spend spent
hit hit
undo undid undone
overrun overran
swipe swiped
quit quit
die died
arise arose
hide hid hidden
forbid forbade forbidden
feed fed
reset reset
rewrite rewrote rewritten
reread reread
upset upsetR9error
err
errCode
err_code
errorCode
error_code
errno
errDomain
errorDomain
domain
exception
exc
failure
fault
rejected
failReason
failure_reasonj?earliestBeginDate
earliest_begin
earliest_begin_date
earliestBegin
earliest
begin
beginsAt
begin_at
begin_date
notBefore
not_before
earliestStart
earliest_start
startAfter
after
no_earlier_than
runAfter
run_after
begins
not_earlier_than
earliest_run
etahMnotificationTime
notification_time
time
at
when
fireDate
fire_date
fireAt
fire_at
fireTime
due
dueAt
date
triggerTime
trigger_time
trigger_at
scheduledTime
scheduled_time
scheduledAt
scheduled_at
scheduledFor
scheduled_for
scheduled
deliverAt
deliver_at
notifyAt
notify_at
notifyTime
notify_time
target
targetTime
target_time
for
ts
planned
planned_for
nextFire
expected
expected_at
showAt
show_at
display_at
alarm_time
alarmTime
notify
notification_at
on
slot
plannedFor
lastT;next
nextRun
next_run
nextRunAt
next_run_at
nextTime
next_time
nextAt
next_at
to
upcoming
nextFireDate
next_fire
newTime
new_time
successor
nextOccurrence
following
nextSlot
thend6fetch_at
fetchAt
fetchTime
fetch_time
prefetchAt
prefetch_at
prefetchTime
prefetch_time
fetch
run_at
runAtZ:actual
actualTime
actual_time
startedAt
started_at
deliveredAt
delivered_at
shownAt
shown_at
now
ran_at
fired_at
firedAt
presented_at
delivered
started
start
beganAtf6timestamp
value
lastSuccessfulRunTimestamp
last_successful_run
last_success
lastSuccess
ts
lastRun
last_runX3detected_at
detectedAt
found_at
noticed_at
noticedAtX?id
identifier
schedule_id
scheduleId
scheduleID
notification_id
notificationId
reminderId
reminder_id
alarmId
alarm_id
requestId
request_id
uid
uuid
key
name
nid
notif
sid
alarm
schedule
notification
request
entry
dualId
dual_id
sched
rid
identV7task_id
taskId
taskIdentifier
task_identifier
identifier
id
task
bgTaskId
bg_task_id
job
jobId
tasks
taskid
forTaskj4run_id
runId
run
trace
traceId
correlation
correlationId
attempt_id
cid
r
rid@callbackh3callback_id
callbackId
callback
cb
call_id
callId
cbId
cb_id`;status
state
result
outcome
authorizationStatus
authorization_status
auth
permission
code
http_status
httpStatus
statusCode
status_code
http
rc
value
backgroundRefreshStatus
answer
nowX8reason
cause
why
because
error
err
message
msg
code
detail
details
description
errorCode
error_code
failure
note
errCode
explanationn4error
err
message
msg
detail
details
reason
description
exception
cause
failureP4code
error_code
errorCode
errno
error
status
rc
errCode
err_codeh5success
ok
succeeded
done
passed
completed
accepted
found
valid
configured
result
registeredZ7count
n
num
total
number
removed
deleted
size
items
rows
loaded
len
length
pending
purged
evicted
cleared
entries
cntl6pending
pendingCount
pending_count
open
outstanding
queued
queue
in_queue
queueSize
waiting
inCenter
in_centerf2missed
missedCount
missed_count
misses
lost\4rescheduled
rescheduledCount
restored
rearmed
re_armed
recovered
againh3verified
checked
confirmed
validated
intact
verifiedCount
okT3errors
failures
failed
errorCount
error_count
errsh2scenario
situation
case
mode
kind
type
stateR4kind
type
action
sort
mode
class
source
configuration
buildConfig>elapsedj8elapsed_ms
elapsedMs
elapsed
duration
took
took_ms
durationMs
duration_ms
ms
runtime
time_ms
spent
runtimeMs
tookMs
elapsedMillis
sec
secondsd5lead_min
leadMinutes
lead
minutes_before
minutesBefore
ahead
min_before
lead_time
leadTimen5ttl_s
ttl
ttlSeconds
ttl_seconds
maxAge
max_age
lifetime
ttl_sec
valid_for
expires_in
expiresInZ6age_s
age
ageSeconds
age_seconds
old
age_min
ageMin
ageMinutes
age_minutes
content_age
ageSec
age_sec8hash\;content_hash
contentHash
schedule_hash
scheduleHash
hash
digest
checksum
sha
sha256
etag
instanceHash
instance_hash
instance
did_hash
didHash
previous_did_hash
fingerprint
fp
newHashf6bytes
size
length
len
contentLength
content_length
free_bytes
freeBytes
free
available
bytesFree
bytes_leftT3items
itemCount
item_count
count
entries
n
records\6drift
drift_s
driftSeconds
delta
delta_s
deviation
offset
late
late_by
delay
diff
skew
off_by
latenessZ2tolerance
limit
max
threshold
allowedX2limit
max
cap
maximum
quota
capacityl5from
previous
old
before
prev
was
old_status
oldStatus
old_version
source
fromVersion
oldValue`5to
new
current
after
now
new_status
newStatus
new_version
toVersion
next
target
newValueV4method
call
function
name
fn
api
op
plugin_method
methodName
func
mT1alg
algorithm
algoX4exp
expires
expiry
expiresAt
expires_at
validUntil
valid_until
until`3plugin_version
pluginVersion
version
ver
v
build_versionX3enabled
on
active
isEnabled
low_power
lowPower
saverZ3online
connected
reachable
available
isOnline
networkf3offset_min
offsetMin
offset
utc_offset
utcOffset
gmt_offseth1today
todayCount
today_countZ2tomorrow
tomorrowCount
tomorrow_count@intervald4interval_min
intervalMinutes
rolloverIntervalMinutes
interval
every
periodX2trigger
triggerType
trigger_type
viah1channel
channel_id
channelIdZ1step
stage
phase
part\3rows
rowCount
row_count
records
migrated
count
touchedV2mode
source
kind
use
using
fallback`2action
actionIdentifier
action_id
intentLresponse_retryb3retryAfter
retry_after
retry_after_s
Retry-After
retry_inh2if_none_match
ifNoneMatch
If-None-Match
etagh1host
server
url
endpoint
apiT1table
entity
storeZ1queue
thread
executorP2uptime_s
uptime
up
uptimeSeconds^4boot_time
bootTime
last_boot
lastBoot
lastBootAt
last_boot_at
booted_atV1importance
priorityn1found
exists
present
ok
foundOnJtitle
headingR1body
text
contentDevent_name`2event
name
evt
eventName
event_name
whatDevent_texth1msg
message
text
descriptionT2true
ok
success
yes
done
completed\2false
fail
failed
error
no
nok
failurej2nil
null
none
0
undefined
empty
no
ok
success`Dgranted
denied
authorized
authorised
provisional
ephemeral
notDetermined
not_determined
restricted
limited
allowed
available
unavailable
enabled
disabled
off
online
offline
wifi
cellular
satisfied
unsatisfied
connected
disconnected
ready
initializing
initialising
configured
unconfigured
idle
degraded
running
stopped
busy
errorf6NONE
COLD_START
FORCE_STOP
BOOT
WARM_START
TERMINATION
warm
cold
first_launch
coldStart
warmStart
forceStopd8pending
delivered
missed
cancelled
failed
shown
scheduled
displayed
in_progress
queued
granted
denied
authorized
provisional
notDeterminedf2cached
on_demand
default_text
default
staleX1begin
end
start
stopZ3notify
fetch
notification
prefetch
boot
debug
release^1app
channel
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100e6U41R16V42J0111100005W400P400X400Y420Z45020251030[4\4030]410^4_48W40`42P42a42X44Y46Z48b480000c41f16d430JB111100002W400e40040251030f4g40251030h4i4050j410k410l4m4030j410k4n45W40k40o40P50e420000Q51^26R510101000003W400S500Z45010251030T5U53W40S52Z440000V51P36W520F101000001S50031X51\3B1Y51^3B1Z51`3B00000[51d36\530BF00000003080]510^510_510`56a50:0]510^510b510_510`56c5060d510_510`56e500000f51T46g510101000003W400h500i50010251030j5k56l50W40h52S52i54m540000n51f46o510101000002W400h50010351030P66Q63W40S52h520000R61X56S620:101000001W40020251030T6U6010V6V61W400000W61l56X620:101000003W400Y640Z62020251030[6\6010]6]64W40Y62^64Z640000_61`66`620@0001002W400a6003030b641c6126d60451030e6141f612g60251030e6h62W40a620000i61V76j600100000011k61b7B001l600m6n6<6o600000002P700Q75011R7n6HB001S700T7n6L6U700000004P700V700W720X71011Y7n6X1B001Z700[7n6\16\700000001P70021]7n6h1B1^7n6j1B002_7^700`7n6n16a700000001P70011b7n6Z2B001c700d7n6^26e700000001P70011f7n6j2B001g700h7n6n26i700000001P70011j7n6Z3B001k700l7n6^36m70000000011n7n6h3B001n700o7n6l36P800000003V700W720X71011Q8n6X4B001R800S8n6\46T800000001P70011U8n6h4B002V8W800X8n6l46Y800000001P70011Z8n6X5B002[8\800]8n6\56^800000001P70011_8n6h5B002`8a800b8c8:6d824B111100002P700e8403050f810g810`5h8050i810f810g8j8050k810l810`5m86P70n80o80W40e82P920000Q9c8P16R9140000003P700Q750S9402030T910U9V9030f810W9X97P70n80o80W40Y92Q72Z921471000[9c8R26\944BJ00000006P700V700W720]940^910X71041_9c8h2B1`9c8j2B1a9c8l2B1b9c8n2B7P70n80o80V72W74]96c960000d9c8b36e914111100001P7003050f910g910f8h9030f810i9j9050f910k910f8l94P70n80o80W400000m9c8X46n914101000002o920P:703050Q:10R:1302S:070Q:10f810T:1302U:030Q:10V:W:4o90X:0P:2Y:20000Z:c8n46[:141111000165P700Q400U950\:50]:403050f810g810^:_:030f810`:a:030f810b:c:9P70n80o80W40Q42d:2U94e:4\:61871000f:c8Z66g:140000002Q400h:203030f810i:j:070f810k:10g810l:m:030n:10l:o:4Q40d:0h:2P;20000Q;c8n66R;14111100004Q400P940h:20S;802040T;13240U;V;030f810W;X;6Q40d:0P92h:4P;4S;60000Y;c8P86Z;14111100001a6003030[;10\;];030^;10_;`;030f810\;a;1a600000b;c8f86c;140000002P700Q7502070f810d;10e;10f;g;050f810d;10h;i;4P70n80Y92Q720000j;c8`96k;140000002Q400l;102060f810g810m;510n;o;070f810g810P<1321Q<4Q40d:0l;2m;20000R<c8R:6S<2L4101000001T<502070U<10Y910V<1305W<030U<10Y9X<3T<0Y90Q700000Y<Z<:6[<00000001\<0021]<Z<FB1^<Z<HB002_<`<00a<Z<L6b<0000000011c<Z<V1B001c<00d<Z<Z16e<00000002f<00g<2011h<Z<f1B002i<j<00k<Z<j16l<0000000011m<Z<T2B001n<00o<Z<X26P=0000000011Q=Z<b2B001R=00S=Z<f26T=0000000011U=Z<P3B001V=00W=Z<T36X=0000000011Y=Z<^3B001Z=00[=\=:6]=00000001P70011^=\=FB001_=00`=\=J6a=00000001P70011b=\=V1B001c=00d=\=Z16e=0000000011f=\=d1B001g=00h=\=h16i=00000001j=2011k=\=T2B001l=00m=\=X26n=0000000011o=\=b2B001P>00Q>\=f26R>0000000011S>\=P3B001T>00U>\=T36V>00000004W400W>00X>00Y>4011Z>\=`3B001[>00\>\=d36]>32JB101000003g920^>70_>703070Q:10`>10T:1302a>050Q:10b>1302c>030Q:10d>e>6o90g90X:0^>2_>4f>40000g>\=Z46h>22B101000001i>001050j410j>10k>l>2i>0m>00000n>;J6o>12001200002030P?10l:Q?030R?10l:S?00000T?;Z16U?1200000001070V?10Q210W?10X?Y?00000Z?;f16[?120000002\?40]?002090^?10\?10Q210_?1320`?070^?10\?10Q210W?a?2\?0]?20000b?;X26c?120000001\?4010<0^?10d?10e?10f?10Q210W?6g?01070000h?;h26i?120000001e8401090j?10b510k?10l?10m?n?1e800000o?;X36P@120000001e84010<0j?10b510e?10k?10l?10m?6Q@01070000R@;h36S@120000001e8402090j?10T@10U@10V@1304W@070j?10T@10U@10X@Y@1e800000Z@;Z46[@120000001]?002090j?10W?10]?10\@1300]@070j?10W?10^@1300_@1]?00000`@;l46a@120000002\?40b@1030=0j?10c@10d@10_510\?10e@141o812f@0;0j?10c@10_510\?10g@1321h@070j?10c@10d@10\?i@2\?0b@20000j@;`56k@120000001e84020=0l@10T@10U@10m@10n@10o@1304PA090l@10T@10U@10QA1304RA1e800000SA;T66TA00000002e840UA1031VA;`6B1WA;b6B1XA;d6B010703YAZA[A00\A;j66]A220001600003040^A10l:6_A040`A10l:6aA030j?10bAcA00000dACV16eA24001000003W400fA50gA2030;0hA10_;10iA10`>10Z41325jA0=0hA10kA10L10iA10`>10Z41325lA0251030mAnA8W40P40a40b42oA2fA2PB4gA40000QBC\26RB2400000004SB50fA50gA20TB3020J51030UB10k810L10U910iA130510VB36310j=10WB10`>10Z413250U;XB0251030UBYB6SB0ZB0oA2fA2PB4gA40000[BCZ36\B14111100005Q400]B00^B00_B20b30011`BCj3B8_B6Q40d:0]B2^B4aB4bB4b380000cBC`46dB1411110000:Q400P400i>20eB00fB20gB20hB60iB60jB50kB003030lB10P9mB030lB10nBoB030PC1342QCDQ40d:0P42a42i>4eB6fB8gB:RC:SC:TC<hB<UC>VC>iB>WC>jB@e:@kBBXCB0000YCCT76ZC24L1111000122Q400[C503050\C10V<1325]C030\C10^C_C050`C10aC10bCcC5Q40d:0[C2T<2\C20000dCCV86eC140000002Q400i>2011fCC`8H3Q40d:0i>2125`<000gCCh86hC140000007Q400a600iC20jC40l;10kC40S;803030lB10kClC040lB10mC6nC030[;10kCoC9Q40d:0a62iC4PD4i>4jC6l;8S;<1:71000QDC`:6RD34L8111100004Q400P400SD00a6005090TD10UD10U@144VDWDXDYD1410ZD[D070TD10UD10U@144VDWDXDYD14\D030]D10^D_D040`D10aD42^DbD14cD050`D10dD142^DbD14eD6Q40d:0P42a42SD4a660000fDCZ;6gD248111100005Q400W400hD50X>00a6003050iD10jD10^:kD030`D10lDmD010V6V67Q40d:0W42nD4hD4X>6a680000oDC^<6PE14111100002QE00RE501030SE10TEUE2QE0RE20000VECP=6WE14111100002QE00RE501030SE10XEYE2QE0RE20000ZECb=6[E14111100002QE00RE501030SE10\E]E2QE0RE20000^E_E:6`E00000003aE10bE10cE10000001dE_EB6eE00000002]?00Z450000001fE_EJ6gE00000002`:50hE50000001iE_ER16jE00000002]?10kE00000001lE_EZ16mE00000002]?00T<30000001nE_Eb16oE00000008Q400PF00`:50hE50g300j300QF00RF10000001SF_EZ26TF00000005UF20S510VF10kE00QF00000001WF_Eb26XF00000002]?00T<30000001YF_Ej26ZF00000002]?00T<30000001[F\F:6]F00000003f<00^F70_F700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y1001`FaF:6bF00000006P940cF00m;10dF00eF10fF00000001gFaFN6hF00000006g920iF30jF10kF40d>40lF40000001mFaFb16nF00000004k>00cF00oF30PG30000001QGRG:6SG00000008TG00UG50VG50iF50WG40XG40kB00YG00000001ZG[G:6\G0000000=k>00]G00W400P400^G10_G10oF30`G00aG10bG40cG40dG30eG3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3001fG[G^16gG00000006k>00]G00W400P400hG10dG30001247S3_3^3d3U3^3d3001iG[Gh16jG0000000:k>00]G00W400h500kG40lG10mG10nG30dG30eG30001249c3S3X3U3T3e3\3U3c3001oG[Gf26PH0000000@k>00]G00W400cF00QH30RH00P500aG10^G10_G10bG40cG40hG10dG30eG30kG40001246Q3\3Q3b3]3c3001SH[GP46TH00000002o920UH70000001VH[GX46WH00000002k>00W400000001XHYH:6ZH00000004]?00[H10a600T<30000001\H]H:6^H00000101_H40000000`HNP16aH160000001bH001010cHcH2dH0bH00000eHN`16fH160000001bH001010gHgH2dH0bH00000hHNP26iH160000001bH001010jHjH2dH0bH00000kHN`26lH160000003bH00mH40nH201010oHoH5dH0bH0mH2PI4nH40000QIY1P16RI1<111100003SI00R400TI8021UIY1\1B1VIY1^1B4SI0R42WI2TI40000XIY1l16YI1>0000002SI00R40011ZIY1V2B00000[IY1Z26\I00000005]I80SI01010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3W7010205U3b3b3_3b304S3_3T3U3l;120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311^IY1n2H001_I00`IY1R36aI00000003m;80W7010104S3_3T3U3l;120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321bIY1d3B1cIY1f3B002dIeI00fIY1j36gI1<11110000KSI00R400\<80m;80P9414107c3e3S3S3U3c3c3hI424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3lF43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3fA52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3iI52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3g923410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3W7066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3l;146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3kG414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3jF81410;`3U3b3]3Y3c3c3Y3_3^3c3jI52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3kI42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3lI114105c3d3Q3d3c3mI72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3kB02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3QE024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3nI02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3oI51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3PJ02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3QJ51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d321RJY1n5B1SJY1P6BX1SI0R42WI2\<4P98hI:TJ:UJ<lF<W4>a4>VJ>WJ>XJ>oA@fA@kGLo4NP5NjFP1YJR1jIR1ZJT1kIT1lIV1[JX1XCZ1kBZ1QE\1\J\1mIX1]JBiIBW7Fm;Fl;HS5JX:D^JDg9D0000_JY1f86`J1<111100006SI00R400m;80W7024104S3_3T3U34105U3b3b3_3b3l;114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010aJaJ030aJ1300bJ050aJ13001348cJ7SI0R42WI2W76m;6l;8S5:0000dJY1V:6eJ00000003SI00W700l;1031fJY1b:B1gJY1d:B1hJY1f:B1l;404iJjJkJlJ00mJY1l:6nJ00000001SI0011oJY1X;B001PK00QKY1\;6RK00000001\?4011SKY1h;B1\?001SK00TKY1n;6UK00000001\?4011VKY1Z<B010701VK00WKY1`<6XK00000001YK1011ZKY1l<B002[K\K00]KY1P=6^K00000001_K7011`KY1\=B002aKbK00cKY1`=6dK00000003UF00eK10i32021fKY1l=B1gKY1n=B2eK2i3402fKhK00iKY1T>6jK00000001kK0011lKY1`>B001mK00nKY1d>6oK00000001PL003050hK10QL10RLSL070hK10QL10TL10ULVL050hK10QL10TLWL3PL0XL0YL001WL00ZLY1Z?6[L00000007i>80\L53010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3iF53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3g922010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3VD42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3]L320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3^L320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321_LY1T@B1`LY1V@B7\L2aL2iF4bL4g96X:6VD803cLdLeL00fLl1T16gL1B0000001k3002030hL10l:iL030jL10l:kL2k30lL00000mLl1f16nL1B0000002oL00k3003050i>10V<1300PM030QM1300RM070i>10SM10U@1300TM3oL0k32lL20000UMl1Z26VM1B111100002k300h5002050j?10WM1300XM030j?10PLYM7WM0k30lL0PL2YL2XL2h520000ZMl1\36[M1B111100002SI00R40030442\M]M100^M10l:_M050`M10`>10aMbM050`M10`>10jFcM3SI0R42WI20000dMl1R46eM1B0000002\<00k3004050fM121300gM050hM121300iM050j410aM142jMkM10lM070j410aM10mM1300nM3\<0k32lL20000oMl1h46PN1B1111000002070j410aM10QN10RNSN070TN10`>10aM10QNUN00000VNl1X56WN1B111100003XN00U@00fA5020=0j410aM10SM10XN130010U@1320YN050j410aM10SMZN4XN0U@2oA4fA40000[Nl1l56\N1B101000002i>00R4003050]N121300^N070j410aM10QM1300_N050j410j>10`NaN5i>0m>0bN0R42WI20000cNl1l66dN1B0000002W700SI002050eN10iA1320fN010eNeN2W70SI2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3000gNl1`76hN1B111100002iN00R4003050jN143kNk4kF1010j>lN050mN143kNk4kF1010j>nN030oN10POQO3iN0R42WI20000ROl1V86SO1B0000002W700l;102020TO6UO040VO10kC6WO3W70m;0l;20000XOl1h86YO2B4111100001i>003090k810ZO10[O10QM1300\O090k810ZO10[O10b51300]O050k810^O10i>_O3i>0`O0aO00000bOl1d96cO2B40000002i>00W7003020dO6eO080k810ZO10[O10fO6gO0:0k810ZO10[O10hO10iO6jO02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3000kOl1X:6lO1B11110000<mO80nO20oO20PP120QP120RP140^G10_G10WB10SP110TP110UP11040O0VP110l:3@10WP13B10XP1342132210YP110YP110YP13D10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P16_P10O0VP110l:3@10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P13D10WP13B10XP1342132210YP110YP110YP16`P1030VP110l:aP1050bP110`410cP1dP16mO0nO2oO4PP16QP18RP1:0000eP1l1Z<6fP11B111100003L40j140i9402030gP110l:hP1050bP110`410i9iP12L0j121471000jP1l1P=6kP11B111100003lP100mP100b3002050nP110oP110SMPQ1030QQ110l:RQ15lP10b34SQ10mP12TQ120000UQ1l1P>6VQ11B111100002lP100WQ1402090XQ110WQ110iA10YQ110oP1ZQ1030[Q110l:\Q12lP10SQ101271000]Q1W2J6^Q12F001000001h5004070_Q110kN10`Q110aQ1bQ1050_Q1141cQ11010aQ1dQ1070eQ110fQ110aQ110gQ1hQ1060eQ110fQ110iQ16jQ11h500000kQ1W2b16lQ11F101000006mQ120nQ170_>70g920oQ120cQ1401030PR110QR1RR1<mQ10nQ12SR12_>4f>4g96X:6oQ18TR18cQ1:UR1:VR1:0000WR1W2X36XR11F0000001YR1002050ZR110[R11300\R1030ZR110YR1]R11YR100000^R1W2j36_R11F0000001`R1003050aR1141aQ11010gQ1bR1050aR1141mQ11010\?cR1050aR1141mQ11010dR1eR11`R100000fR1W2^46gR12FL00000143W400oF50PG507030hR110`>iR1050hR110`>10jR1kR1050lR110d;10`>mR1070lR110d;10nR11300oR1090lR110d;10nR1130016PS1050lR110`>10d;QS1020lR16RS19W40P40a40VJ0oF2SS12U92PG4TS140000US1W2n56VS12F0111100003W400h500WS1503090XS110YS1130010iA1345ZS1030XS1142j1L12[S1010XS1XS17W40a40\S10h52WS14]S14^S140000_S1W2d66`S11F0000003aS120bS120h3203070ZO10`Q110aQ110W;cS1050]510aQ110W;dS1030PR110W;eS13aS10bS12h340000fS1W2Z76gS11F0000001m;1060;0TO10hS110kN10`Q110iS11301jS1090TO10hS110cQ110iS11301kS10;0TO10hS110kN10`Q110aQ11301lS1090TO10hS110cQ110aQ11301mS1090TO10hS110kN10`Q110aQ1nS1070TO10hS110cQ110aQ1oS100000PT1W2R86QT11F111100005YR100d;20aS120bS120RT1203030PR110ST1TT1030]510aQ1UT1020VT1300WT15YR10d;2aS14bS16RT180000XT1W2R96YT11F01000002YR100ZT1502050[T110[R11300\T1030]T1145^T1_T1`T1aT1bT110cT13YR10ZT12dT120000eT1^2L6fT11H0000003W400XN50gT1001030hT110`:iT14W40a40XN2gT140000jT1^2\16kT11H0000007W400XN50WS150lT120mT120nT120gT1001030hT110U9oT1:W40a40XN2WS14lT16PU16QU16mT18nT1:gT1<0000RU1^2n26SU11H0000003W400WS150a6001030hT110\;TU14W40a40WS12a640000UU1^2^36VU11H0000002W400l;101040hT110kC6WU14W40a40l;2m;20000XU1^2n36YU11H0000003W400XN50gT1001050hR110b210jR1ZU14W40a40XN2gT140000[U1d2V16\U11J0000005W400P400fA50YG00]U1403060^U11210_U1345`U1030^U110l:aU1050bU110`>10cP1cU1;W40P40a40`42oA4fA4dU16YG6]U18eU18fU180000gU1d2`26hU11J0000001iU14011jU1d2j2H01071000kU1d2n26lU11J0000004W400fA50X>00W>002070hA10`>10iA1325mU1030hA10`>nU17W40P40a40oA2fA2X>4W>60000oU1d2n36PV11J111100008W400P400fA50X>00Y>40W>00YG00kB003070j410U910iA1345QV1030j410U9RV1030j410SV1TV1=W40P40a40oA4fA4`42X>6Y>8W>:YG<dU1<kB>XC>0000UV1d2n56VV11J0000005W400P400W700l;10WV1104080XV110U@10`410`>381YV1070XV110U@10`410`>ZV1060hA10`>10kC381[V1050hA10`>10kC\V16W40a40`42W74l;6m;60000]V1d2d66^V11J111100002W400_V1403050`V110g910`>aV1050`V110g910d>bV1030j410cV1dV13W40a40_V120000eV1d2Z76fV11J111100002_V140o9203070`V110_V110g910d>gV1050hV110d>10i9iV1050jV11210cV1kV11o921071000lV1d2R86mV12J011110000<W400P400U950\:50nV150gT100X400oV100kB00k400^G10_G1031PW1d2Z9B1QW1d2\9B1RW1d2^9BGW40P40a40`42U94jB4e:4oA4\:6nV18SW16TW16gT1:X4<oV1>UW1>kB@XC@k4BP5Bo4B^GD_GF0000VW1d2R;6WW11J111100002W400S5002030j410XW1YW1050ZW110XW110`>[W13W40a40S520000\W1d2f;6]W11J0000003W400^W160_W1602070`>10`W110aW11346bW1050`>10`W110cW1dW15W40a40`W12^W12eW120000fW1d2X<6gW11J0000002g920hW1202070Q:10`>10hW110iW1jW1050j410hW110iW1kW13g90X:0hW120000lW1d2j<6mW11J111100004nW120oW120PX120g9202050QX110h;10RX1SX1030TX112UX16nW10oW12PX14VX14g96X:60000WX1d2j=6XX11J0000004W400^S150YX100gT1002050^;10ZX110`4[X1050\X110`410\;]X16W40]S12^S12^X14YX14gT160000_X1d2h>6`X11J111100003P400fA50Q4003050bP110`>10SV1aX1090bP110`>10SV110iA1325bX1050bP110`>10U9cX17P40a40dX10oA2fA2Q44d:40000eX1d2l?6fX11J111100002P400gX1501090bP110`>10hX110iX110ZDjX14P40a40gX12kX120000lX1d2^@6mX11J111100002P400a6002090bP110`>10hX110YD10ZDnX1070bP110`>10oX110UDPY13P40a40a620000QY1RY1:6SY11L000000:]G00TY180W4012102Y3T3h5012104[3Y3^3T3lG112104S3b3_3^3kG412107U3^3Q3R3\3U3T3mG122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3nG322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311UY1RY1X1B00000VY1RY1\16WY11L0000009]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3oF32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3`G02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3aG112108`3b3Y3_3b3Y3d3i3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311XY1RY1X2B00000YY1RY1\26ZY11L0000006]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3[Y1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3hB62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311\Y1RY1R3B00000]Y1RY1V36^Y11L0000005]G00TY180W4012102Y3T3[Y152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3hB62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311_Y1RY1j3B00000`Y1RY1n36aY100000007TY180W4010108Q3\3Q3b3]3o2Y3T3QH31010<d3b3Y3W3W3U3b3o2d3Y3]3U3RH01010;b3U3`3U3Q3d3o2b3e3\3U3aG110108`3b3Y3_3b3Y3d3i3dG31010:S3b3U3Q3d3U3T3o2Q3d3eG31010:e3`3T3Q3d3U3T3o2Q3d321bY1RY1j4B1cY1RY1l4B004dY1eY1fY1gY100hY1RY1P56iY11L0000002jY110kY10021lY1RY1\5B1mY1RY1^5B00000nY1Q3J6oY11L0000006W400PZ100kG40YG00^G10_G103070QZ110`410U@10RZ1SZ1030TZ110UZ1VZ1030TZ110WZ1XZ19W40P40a40PZ12kG4YG6dU16^G8_G:0000YZ1Q3P26ZZ11L0000005W400W700l;10[Z120WV1104080XV110U@10\Z110`4381]Z1070XV110U@10\Z110`4^Z1060TZ110\Z110kC381_Z1050TZ110\Z110kC`Z16W40a40W72l;4m;4[Z160000aZ1Q3f26bZ11L101000002W400e8402030TZ110cZ1dZ1050TZ110`N10UDeZ14W40a40e82P920000fZ1Q3Z36gZ11L11110000:W400o920kG20h500hZ100^S150i>00YG00dG30eG303050iZ1132210mQ1jZ1030iZ110mQ1kZ1030iZ110`4lZ1EW40a40o92kG4h56hZ18RH8mZ18WS1:^S1:]S1:nZ1:i><`G<oZ1<YG>dU1>dG@P[1@eGBQ[1B0000R[1Q3n56S[11L111100006P400Q400kB00jB50[Y150hB603030]D10WZ1T[1030U[110ZDV[1050U[110iX110ZDW[1>P40a40W40Q42d:2kB4XC4jB6e:6[Y18X[18hB:TC:Y[1:0000Z[1Q3l76[[11L0000002P400X7003050\[110ZD10][1^[1050_[110VD10ZD`[1030]D10][1a[15P40a40W40X72a620000b[1Q3`86c[11L111100003P400d[160hB602030]D10i:e[1050\[110ZD10i:f[17P40a40W40d[12g[12hB4TC40000h[1Q3b96i[11L111100001cV1202030XQ110j[1k[1030XQ110l[1m[12cV10o900000n[1Q3V:6o[11L0000001P\1202030Q\110R\1S\1010T\1T\12P\10U\100000V\1Q3h:6W\11L0000003]G00W400X7002050X\110][110TY1Y\1050_[110TY110\;Z\14]G0W42X74a640000[\1Q3Z;6\\11L111100004W400XN00U@00oF502090]\110i>1320121340^\1050]\110i>10SM_\1;W40a40XN2U@4`G4U96jB6oF6SS16oA6fA60000`\1Q3d<6a\11L111100002W400h5001030b\110bCc\13W40a40h520000d\1Q3V=6e\11L101000004f\100g\100h\100i\1003030f\1142j\1k\112l\1010f\1f\10142m\1n\110o\16f\10g\12h\14P]14i\16Q]160000R]1Q3l=6S]10111100009TG00T]180UG51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3VG51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3iF51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3WG41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3XG41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3kB02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3YG02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361U]1Q3n>B1V]1Q3P?B1W]1Q3T?B1X]1Q3V?B1Y]1Q3X?B1Z]1Q3Z?B:TG0UG4VG6iF8WG:XG<XC>kB>dU1@YG@05[]1\]1]]1^]1_]100`]1Q3T@6a]11L111100003XN20U@20jY1201030b]110`:c]13XN0U@2jY140000d]1Q3f@6e]11L111100002UF00jY1201030b]110UFf]12UF0jY120000g]1Q3XA6h]11L111100002jY120i]1701030b]110bS1j]12jY10i]120000k]1Q3jA6l]11L111100004XN20U@20jY120i]1701030b]110W;m]14XN0U@2jY14i]160000n]1Q3\B6o]11L0000003XN20U@20UF001040b]110kC6P^13XN0U@2UF40000Q^1Q3lB6R^11L0000002XN20U@201050b]110S^110UDT^12XN0U@20000U^1Q3\C6V^12LB11110000020;0b]110W^110X^110U@10Y^110Z^1[^10;0ZW110\^110]^110Y^110kC10^^1_^100000`^1[3J6a^12N61111140003b^140h500k3004030ZO10c^1d^1030ZO10`Q1e^1050kN10f^110`Q1g^10141h^112i^14b^10h52k34lL4001j^10k^1[3h16l^11N1111000003050ZO10m^110hIn^1070ZO10o^110P_110Q_1R_1050kN10f^110hIS_10001T_10U_1[3\26V_11N111100001oL003050ZO10W_110kAX_1070ZO10Y_110P_110kAZ_1050kN10f^110kA[_10104:R3Q3S3[3W3b3_3e3^3T301\_10]_1[3T36^_11N111100001oL003050ZO10o^110__1`_1030ZO10a_1b_1050kN10f^110__1c_10104:d3U3b3]3Y3^3Q3d3U3T301d_10e_1[3l36f_11N1111000003050ZO10g_110h_1i_1030ZO10j_1k_1050kN10f^110l_1m_10001n_10o_1[3`46P`100000001a61031Q`1[3l4B1R`1[3n4B1S`1[3P5B003T`1U`1V`11W`10X`1[3V56Y`11N111100003f300b^140k3002050kN10f^11300Z`1030kN10[`1\`14f30b^12k34lL40000]`1[3j56^`11N111100001_`1402070``110a`110b`110SMc`1050``110a`110b`1d`12_`10kG00000e`1[3^66f`11N111100002i>00g`1403050h`110QM1300i`1050h`110b5142g`1j`110k`1030h`110SMl`12i>0g`12001m`10n`1[3V76o`11N111100003XN00U@00Pa12020=0Qa110Ra110SM10XN130010U@1320Sa1050Qa110Ra110SMTa14XN0U@2Pa14Ua140000Va1[3j76Wa12NB111100001Xa1602050Ya110Za110SM[a1030\a110SM]a12Xa10^a100000_a1[3^86`a10000000031aa1[3h8B1ba1[3j8B1ca1[3l8B003aa1da1ca100ea1[3P96fa100000001ga10011ha1[3\9B002ia1ja100ka1[3`96la100000002ga100P50011ma1[3l9B001na100oa1[3P:6Pb12NF111100002Qb150Rb1602030Sb110jR1Tb1050Ub110Vb110jR1Wb14Qb10Xb10Rb12Yb120000Zb1[3d:6[b10000000031\b1[3n:B1]b1[3P;B1^b1[3R;B003_b1`b1ab100bb1[3V;6cb10000000011db1[3b;B001eb100fb1gb1:6hb100000005]?00[H10ib180a6014106b3U3Q3c3_3^3T<3011jb1gb1T1B1ib141241]15kb1lb1mb1nb1ob100Pc1gb1Z16Qc11B111100004Rc180Sc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3Tc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3Uc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030Vc110T]1Wc11Rc100000Xc1Yc1:6Zc100000001[c10021\c1Yc1HB1]c1Yc1JB001U200^c1Yc1N6_c11D0000001`c14011ac1Yc1X1H01071000bc1Yc1\16cc100000001dc14011ec1Yc1h1H010711fc100_Bgc151`61hc11515220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920P9021ic1R1F111\400ic1Z1Lic1X1>101jc10011f100ic1X1L000ic18:kc11lc1mc1nc10212oc1Pd10100001jc14PPf^Tlg100041T<00ic1b1F1V<00ic1d1F1X<00ic1f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ic1h1F00Qd152R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000Rd1T1F111l:00Rd1Z1LRd1Z1>101h;011j10120P9Rd1^1L0000Rd18:Sd11Td1Ud1Vd10212oc1Pd1000001h;4PP\mXh_31Q4061X400Rd1f1F1P200Rd1h1F1h100Rd1j1F1n:00Rd1l1F1T;00Rd1n1F1j101320P9Rd1P2F41T<00Rd1V2F1V<00Rd1X2F1X<0152920Wd1000921iQ1Wd1000Rd1Z2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Rd1\2F11Xd1Yd1Rd1P1>Zd151b21[d10\d1V1F111f100\d1X1\1\d1X1J101jc1000000\d18:]d11^d1_d1`d10211Pd101010001jc14PPb_QdB00041T<00\d1`1F1V<00\d1b1F1X<0152920Wd1000921[d1Wd1000\d1d1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\d1f1F10ad161b21[d10bd1Z1H4011f100bd1^1B0bd1^1B012R4V40150515720i>00`<5420i>00hB5220i>00PCbd1`1P10bd1`1B011l:00bd1d1T11bd1d1B011j10120P9bd1f1T10bd1f1B1h;000bd18:cd11^d1dd1ed10211Pd101010001h;4PP\mXh_30031X400bd1l1\11h100bd1l1X21d200bd1l1d341T<00bd1R2F1V<00bd1T2F1X<0152920Wd1000921[d1Wd1000bd1V2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bd1X2F13fd1gd1bd1R1>hd1gd1bd1T1>id1gd1bd1V1>jd151`61kd11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021ld1P1F115\4P4R4V4X400ld1X1Lld1V1>0011j10120P9ld1Z1L11f100ld1V1L000ld18:md11lc1nd1od10212Pd1jD0100000010000Pe193R4l:T401565920b421Qe1b41Re1Se1NH01h11Qe1185120Q4Se1T1J01Te10100Se18:Ue11Ve1We1Xe10111Pd1000002Te14PP\mXh_3Re14P`beiM1Q400000Ye151h11Qe10Ze1NF111j101320P9Ze1P1\1Ze1P1J101jc1000011j10120P9Ze1T1B0Ze18:[e11Ve1\e1]e10212oc1Pd1000001jc14PPZfVg31Q40041T<00Ze1^1F1V<00Ze1`1F1X<0152920Wd1000921Qe1Wd1000Ze1b1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Ze1d1F10^e151P21_e10`e1NF111j101320P9`e1P1\1`e1P1J101jc1000021j10120P9`e1T1B1X<0152920Wd1000921_e1Wd1000`e1V1B0`e18:ae12be1ce1de1ee10212oc1Pd1000001jc14PPf^Tlg11Q40031T<00`e1`1F1V<00`e1b1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3`e1d1F10fe1:1P200ge1R1H1l;20l;3he101ge18:ie11ce1je1ke1140le1120me10ne1120l;212oc1Pd10100000000000oe151f11iQ10Pf1R1F112^1`101513517920P7030Qf17921iQ1P7030Rf153920W70001Sf1Pf1V1LPf1V1>101h;000000Pf18:Tf12Uf1Vf1Wf1Xf10212oc1Pd1000002h;4PP\mXh_3Sf10600041T<00Pf1d1F1V<00Pf1f1F1X<0152920Wd1000921iQ1Wd1000Pf1h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Pf1j1F10Yf151f11iQ10Zf1P1F112^1`1013517920P7030Qf17921iQ1P7030Rf1Zf1T1LZf1T1>101h;011j100Zf1Z1L0000Zf18:[f11Vf1\f1]f10112oc1Pd1000001h;4PP\mXh_300041T<00Zf1b1F1V<00Zf1d1F1X<0152920Wd1000921iQ1Wd1000Zf1f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Zf1h1F10^f191X<0152920Wd1000921iQ1Wd1000_f1P1H01f11iQ10_f1V1J15j1V<T<n;j300_f1X1L1h;0100_f18:`f12af1be1bf1cf10212oc1Pd10100001h;4PP\mXh_3000000df171f100ef1X1H12V<Z<1ff1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3ef1^1B16P<n;Z<X7X9X6016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3ef1d1B140ef18:gf11hf1if1jf1150kf1120me10lf1121ff1me10mf1212oc1Pd101010000000000nf191f101565920b421hc1b41Re1of1P1H02b9d91hc11920_V1020of1X1B1=^1l3X9\9^9d9R8d8P9b2f2X6Z6017920SI038c3S3X3U3T3e3\3U3Pg1of1^1B1h;0100of18:Qg11Rg1Sg1Tg10212oc1Pd10100002h;4PPPhcRYZj9Re14PPb_QdB000000Ug1?1^11Vg1185120Q7Wg1V1F11f11iQ10Wg1Z1F11h;015721iQ1b45921Vg1Q71_W1Xg115921iQ1b421Vg1Q7Vg10Wg18:Yg11Zg1[g1\g11;0]g1121iQ1b40^g1121iQ1me10_g115921Vg1Q721iQ1b40`g1121Vg1Q70ag1121Vg1me10U;212oc1Pd10010002_W14PPU[ck1h;4PPPhcRYZj91P7121b100Wg1j1\11b200Wg1j1l2000bg151R41iQ11515220i>1cg185120Q4dg1R1F111j10120P9dg1V1\1dg1V1J101jc1000011j101320P9dg1Z1B0dg18:eg12fg1gg1hg1ig10212oc1Pd1000002cg10PCjc14PP_VUVQ21Q4021h100dg1`1\11P200dg1`1h241T<00dg1f1F1V<00dg1h1F1X<0152920Wd1000921iQ1Wd1000dg1j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3dg1l1F11jg1kg1dg1N>lg191j100mg1T1H01f11iQ10mg1V1T111f100mg1V1X31h;12120mg18:ng12af1og1Ph1Qh10214oc1Rh1Sh1Pd1000001h;4PP\mXh_31Q4021V<00mg1b1F1Z<015220f303:V3_3b3S3U3o2a3e3Y3d3mg1d1F31T<00mg1h1F1X<0152920Wd1000921iQ1Wd1000mg1j1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U3035S3b3Q3c3X3mg1l1F10Th181T41iQ10Uh1R1H2R4V40150515720i>00`<5420i>00hB5220i>00PCUh1V1>012f1X401503920kC020515185120Q485121iQ1Q45220Q421iQ1Q4Uh1\1>Uh18:Vh12Wh1Xh1Yh1Zh1130[h1121iQ1me10\h1212oc1Pd10100000000000]h181T400^h1R1H1^100^h1T1N011f100^h1V1H^h18:_h12Wh1Xh1`h1ah1130[h1120me10bh1212oc1Pd10010000000000ch191j100dh1P1H01b100dh1T1J11^100dh1V1L1h;0101dh18:eh11Uf1fh1gh10211Pd10100001h;4PPf^Tlg10081`100dh1b1F1l100dh1d1F1f100dh1f1F1l300dh1h1F1b900dh1j1F1d900dh1l1F1T800dh1n1F2X6`6017920SI036S3Q3^3S3U3\3hh1dh1P2F000ih101j10185120Q4jh1LH204PP`Rg`aa6jh18:kh11af1lh1mh10211Pd10000001Q400010nh151f11iQ10oh1P1F211j100oh1T1T1oh1T1B101Pi1000021h100oh1V1X11j100oh1V1d2oh1V1B101Qi10001Ri100oh18:Si11Ti1Ui1Vi10212oc1Pd10010002Pi14PPf^Tlg1Qi14PP_VUVQ21Q4011b<00oh1b1\141T<00oh1h1F1V<00oh1j1F1X<0152920Wd1000921iQ1Wd1000oh1l1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3oh1n1F10Wi1?1f11iQ10Xi1V1F11j11hc10Xi1X1F11Qi101555921hc1b421iQ1b41Pi1Yi100Xi18:Zi11Ti1[i1\i1180]i1121iQ1me10^i1121hc1me10_i115921hc1b421iQ1b40`i111Pi1111Pd101010002Pi14PPf^Tlg1Qi14PP_VUVQ21Q400000ai1?1f11iQ10bi1V1F21l:1Vg10bi1Z1B1j11hc10bi1\1B11h;015021hc1P95421hc1b421Vg1b4ci100bi18:di11gg1ei1fi1180]i1121iQ1me10gi1121Vg1me10hi1121hc1P90ii1121hc1me1212oc1Pd10100001h;4PP\mXh_31Q4051X400bi1h1\11h100bi1h1X21P200bi1h1d31n:00bi1h1n41T;00bi1h1`6000ji1?1f11Vg115085120U985120\:ki1\1F000385121Vg1U9li15521Vg1U95821Vg1b41mi1ni15580159921Vg1\:21Vg1b421Vg1b41_W1oi115921Vg1b421Vg1U9Vg10ki18:Pj11Qj1Rj1Sj11=0Tj1121Vg1b40^g1121Vg1me10Uj1121Vg1U90Vj1121Vg1\:0Wj111mi10Xj111_W10Yj1211Pd101010002_W14PPZfVg3mi14PPPXXWXjZc4000000Zj181j11hc1120P9[j1R1H2R4V4015150515720i>00`<5420i>00hB5220i>00PC5050385120Q4385121hc1Q45220Q421hc1Q4[j1X1>012f1X40150513920kC02050385121hc1Q45220Q421hc1Q4515185120Q485121hc1Q45220Q421hc1Q4[j1`1>[j18:\j12gg1fg1]j1fi1130^j1121hc1me10\h1212oc1Pd1000000000000_j1?1X61hc1151620SI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920TI030`j1aj1T1F11`61Vg11920P9021aj1\1F11jc1013721hc1TIbj1cj101aj18:dj11ej1fj1gj116121hc1SI0hj1121hc1me10ij119:21hc1TI108`3b3Y3_3b3Y3d3i39:21hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21hc1TI306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30jj1211kj1000001jc14PPf^Tlg11R400010lj1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TImj1T1F11`61Vg11920P9021mj1X1F11jc1015052871:21hc1TI104d3Y3]3U3034d3U3h3d352871:21hc1TI108c3S3X3U3T3e3\3U3034d3U3h3d3nj101mj18:oj11ej1Pk1Qk1170Rk1121hc1me10Sk11:21hc1TI104d3Y3]3U30Tk11:21hc1TI108c3S3X3U3T3e3\3U30Uk1212oc1kj1000001jc14PPf^Tlg11R400010Vk1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIWk1V1F11`61Vg11920P9021Wk1Z1F11jc1025152871:21hc1TI105d3Y3d3\3U3034d3U3h3d356831:21hc1TI105d3Y3d3\3U3000Xk15152871:21hc1TI104R3_3T3i3034d3U3h3d356831:21hc1TI104R3_3T3i3000Yk101Wk18:Zk11ej1[k1\k1170Rk1121hc1me10]k11:21hc1TI105d3Y3d3\3U30^k11:21hc1TI104R3_3T3i30_k1212oc1kj1000001jc14PPf^Tlg11R400010`k1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIak1V1F11`61Vg11920P9021ak1Z1F11jc1036871:21hc1TI105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3bk16871:21hc1TI109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ck16871:21hc1TI107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3dk100ak18:ek11ej1fk1gk1190Rk1121hc1me10hk11871:21hc1TI105c3_3e3^3T30ik11871:21hc1TI109f3Y3R3b3Q3d3Y3_3^30jk11871:21hc1TI107`3Q3i3\3_3Q3T30kk1111kj1000001jc14PPf^Tlg11R400010lk1?1`61Vg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<mk1V1F000252871:21Vg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3nk152871:21Vg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3ok100mk18:Pl11Ql1Rl1Sl1170Tl1121Vg1me10Ul11871:21Vg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30Vl11871:21Vg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30Wl1212kj1Xl10110000000000Yl1=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mIZl1NL20mI311`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4Zl1X1P120W401`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4Zl1`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mIZl1b1L1h;Zl18:[l11\l1]l1^l10111kj1000001h;4PP`Rg`aa60011`601620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3Zl1j1F000_l1?1X61hc1151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20TI10:b3U3]3Y3^3T3U3b3Y2T3:20TI102Y3T3034d3U3h3d3`l1V1F31`61Vg1151515220R421hc1R45220SI21hc1SI920P9021`l1\1B1X61al115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3`l1`1B1`61bl1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@`l1b1B11cl10150505321bl1R421al1R45421al1me121Vg1me151515151515151539:21bl1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21bl1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3dl100`l18:el11\l1fl1^l1160gl119:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T30hl1121hc1me10il1121bl1me1111kj1000001cl14PPPlYaTUm40021b6015220R421hc1R4`l1d2F1X60151620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI102Y3T39:20TI10:b3U3]3Y3^3T3U3b3Y2T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3`l1f2F011jl1kl1`l1R1>ll1?2f7`71ml116841920i>20\<503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3nl1V1F11`61Vg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120kGnl1Z1F11h;015221Vg1kG6841921ml1i>21ml1\<203:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3ol101nl18:Pm11Qm1Rm1Sm1180Tm1121Vg1kG0ii1121Vg1me10Um11921ml1i>21ml1\<0ii1121ml1me1211kj10100001h;4PPigPZ90171d700nl1l1F1b700nl1n1F1^700nl1P2F1`700nl1R2F1j700nl1T2F1R<00nl1V2F1P<00nl1X2F010Vm1?1`61Vg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120\<Wm1R1F00026871:21Vg1\<107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Xm168719:21Vg1\<109S3X3Q3^3^3U3\3Y2T3:21Vg1\<10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3Ym100Wm18:Zm11Qm1[m1\m1170]m1121Vg1me10^m11871:21Vg1\<107U3^3Q3R3\3U3T30_m118719:21Vg1\<109S3X3Q3^3^3U3\3Y2T3:21Vg1\<10:S3X3Q3^3^3U3\3o2Y3T30`m1211kj1000000000000am1?1`61Vg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120kG85120P5bm1T1F000385121Vg1kGcm156831921Vg1P5030000dm135152871:21Vg1\<109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21Vg1\<10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3em100bm18:fm11Qm1gm1hm1170]m1121Vg1me10im1121Vg1kG0jm1121Vg1P50km1211kj1000000000000lm1?1X61bl11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3mm1T1F21X61ff11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4mm1Z1B1`61Vg11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20\<105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3mm1\1B11h;01505321Vg1R421ff1R452841:21Vg1\<105c3d3Q3d3U3841:21bl1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3nm101mm18:om11Pn1Qn1Rn1180Sn11:21Vg1\<105c3d3Q3d3U30ii1121Vg1me10Tn11:21bl1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30ii1121bl1me1111kj1000001h;4PPPlYaTUm40131P<00mm1n1\11R<00mm1n1T21j300mm1n1T3010Un1?1`61Vg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<52871:20\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3Vn1NF000152871:21Vg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3Wn100Vn18:Xn11Ql1Yn1Zn10211kj10100000000000[n1?1X61k?1515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI\n1]n1T1F11X61^n11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI\n1]n1Z1>11h;0153721k?TI_n1721^n1TI_n1`n101]n18:an11Pn1bn1cn1150dn1121k?me10en1121^n1me10fn1111kj1000001h;4PPPlYaTUm40011Z<01620f34036\3Q3e3^3S3X3039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]n1l1F010gn1:2X6Z600hn1P1H1SI20SI0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310hn18:in11jn1kn1ln1150mn1120SI0hj1120me10nn1112oc1kj1000000000000on1?2d9b91iQ11920_V1020Po1X1F11`61Vg115185120g9575920b421iQ1b41Qo1Po1\1F11h;015221Vg1g9000Ro100Po18:So11To1Uo1Vo1170Wo1121Vg1me10Xo1121Vg1g90Yo1121iQ1me10Zo1211kj10100002Qo14PPU[ck1h;4PPPXXWXjZc401=2X6Z601720SI[o1Po1j1F1X900Po1l1F1\900Po1n1F1^900Po1P2F1R800Po1R2F1R:00Po1T2F1f100Po1V2F1Z800Po1X2F1n800Po1Z2F1f200Po1\2F1n900Po1^2F1j300Po1`2F1n;00Po1b2F000\o162d9b901920_V1020]o1V1H2012\9^91k?0]o1\1T10]o1\1B022\9^90153920W4030921k?W4031o1]o1`1J1`60185120g9]o1b1J0]o1^1B04PPPXXWXjZc4011`6015185120g95620g9002]o1f1B0]o18:^o11To1_o1Vo10211kj1010000001:2X6Z601720SI`o1]o1P2F1R800]o1R2F1R:00]o1T2F1f100]o1V2F1Z800]o1X2F1n800]o1Z2F1f200]o1\2F1n900]o1^2F1j300]o1`2F1n;00]o1b2F002ao1bo1]o1P1>co1do1]o1R1>eo142`6P30185120g9fo1P1H20g90013\9R8X6017920SI038b3U3]3Y3^3T3U3b3`o1fo1Z1>13^9R8X6017920SI038b3U3]3Y3^3T3U3b3`o1fo1`1>1;f9n9f1Z8n8R:f2R<P<j3n;00fo1f1>fo18:go13To1ho1io1jo1ko10212oc1kj10100000000000lo1?2`6b61_e11620SI:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3mo1P1F000153841921_e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3no100mo18:oo11jn1PP2QP216121_e1SI0RP2121_e1W70ii1121_e1me10SP2111kj1000000000000TP2?1n61UP20VP2T1F000:6039S3_3^3V3Y3W3e3b3U3121UP2_KWP2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121UP2_KXP2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121UP2_KYP2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121UP2_KZP2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121UP2_K[P2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121UP2_K\P2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121UP2_K]P2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121UP2_K^P2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121UP2_K_P2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121UP2_K`P200VP28:aP21bP2cP2dP2150eP2183121UP2_K0fP2121UP2me10gP2212oc1kj10100000000000hP251X61hc115185120R4620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3iP2NF211`60185120R4iP2V1T1iP2V1B101jc1000011b60185120R4iP2X1T1iP2X1B101jc1000001iP28:jP21kP2lP2mP20111kj1000001jc14PPf^Tlg11R40041T<00iP2d1F1V<00iP2f1F1X<0152920Wd1000921hc1Wd1000iP2h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3iP2j1F10nP2?1`61k?1620SI:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3oP2V1F12`6b61^n11620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3oP2b1>11h;0153841921^n1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3PQ200oP28:QQ21kP2RQ2SQ217121^n1SI0TQ2121^n1me10UQ2121k?SI0VQ2121k?me1111kj1000001h;4PPPlYaTUm4000010WQ2?1`61Vg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120\<XQ2R1F00015152871:21Vg1\<105c3d3Q3d3c3034d3U3h3d356831:21Vg1\<105c3d3Q3d3c3000YQ200XQ28:ZQ21io1[Q2\Q2150]Q2121Vg1me10^Q21:21Vg1\<105c3d3Q3d3c30_Q2211kj1000000000000`Q2?1`61Vg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120\<036_3R3Z3U3S3d3aQ2NF000652871:21Vg1\<107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3bQ26871:21Vg1\<107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3cQ26871:21Vg1\<105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3dQ25053871:21Vg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Vg1\<205U3b3b3_3b304S3_3T3U3034d3U3h3d3eQ25053871:21Vg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Vg1\<205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3fQ25052871:21Vg1\<205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21Vg1\<205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3gQ200aQ28:hQ21iQ2jQ2kQ20211kj1000000000000lQ2<11`60152920SI03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3mQ2JH1P9110mQ28:nQ21iQ2oQ2PR20211kj1000000000000QR2?1X61hc1185120R4RR2T1F22^901k?185120W4RR2Z1B1`61Vg1151515220SI21hc1SI920P902185120W4RR2\1B11h;0150505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221k?W421Vg1W452921k?P421k?W421Vg1W4SR201RR28:TR21UR2VR2WR21;0XR2121hc1me10YR2121Vg1W40^g1121Vg1me10ZR2121k?W40^g1121k?me10U;212oc1kj1000001h;4PPigPZ91R4051Z800RR2n1F1R800RR2P2F1n800RR2R2F1n900RR2T2F1f100RR2V2F010[R2?1X61hc1185120R4\R2T1F21d:1ml1185120W4\R2Z1B1`61Vg1151515220SI21hc1SI920P902185120W4\R2\1B11h;01505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221Vg1W421ml1W4]R201\R28:^R21UR2_R2`R21;0XR2121hc1me10YR2121Vg1W40^g1121Vg1me10aR2121ml1W40^g1121ml1me10U;212oc1kj1000001h;4PPigPZ91R4051Z800\R2n1F1R800\R2P2F1n800\R2R2F1n900\R2T2F1f100\R2V2F010bR2?1X91iQ10cR2T1F21d:1ml1185120W4cR2X1B1`61Vg1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P902185120W4cR2Z1B11h;015221Vg1W421ml1W4dR201cR28:eR21UR2fR2gR2180hR2121Vg1W40ii1121Vg1me10iR2121ml1W40ii1121ml1me1212oc1kj1000001h;4PPigPZ90141Z800cR2j1\11R800cR2j1`21h700cR2j1R41b600cR2j1b5010jR2?1`61Vg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120P9kR2T1F0001505221Vg1P9385121Vg1W75121Vg1P9684121Vg1W7203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3lR200kR28:mR21iQ2nR2oR2170PS2121Vg1me10QS2121Vg1P90RS2121Vg1W70SS2212oc1kj1000000000000TS2?1X61hc1151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20TI102Y3T3034d3U3h3d3US2V1F31`61Vg1151515220R421hc1R45220SI21hc1SI920P9021US2\1B1X61al115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3US2`1B1`61bl1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@US2b1B11cl1015050505050505050505321bl1R421al1R45421al1me121Vg1me1529:21bl1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21bl1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21bl1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3VS200US28:WS21\l1XS2YS2160gl11:21hc1TI102Y3T30ZS2121Vg1me10[S2121bl1me1111kj1000001cl14PPPlYaTUm40041b6015220R421hc1R4US2d2F1X6015220SI03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3US2f2F1X601515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI10:b3U3]3Y3^3T3U3b3Y2T39:20TI102Y3T3:21hc1TI102Y3T3:21hc1TI102Y3T3US2h2F1d900US2j2F011jl1kl1US2R1>\S2=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI]S2NL20mI211`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4]S2X1P120W401`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4]S2`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI]S2b1L1cl1]S28:^S21\l1_S2`S20111kj1000001cl14PPPXnnmi`Uh10021`601620SI203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3]S2j1F1d900]S2l1F001aS2bS2]S2P2>cS2?1f91kd1185120U9dS2T1F11`61Vg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120jIdS2X1F11h;015721Vg1jI5921kd1U91_W1eS200dS28:fS22To1Ql1gS2hS2180iS2121Vg1me10jS2121Vg1jI0kS2121kd1U90lS2121kd1me1212oc1kj1000002_W14PPThjX_:h;4PPPlYaTUm4010000mS2?1b81UP2185120W4nS2T1F11`61Vg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d33851:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<nS2Z1>11h;015050505050529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021UP2W4529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021UP2W4529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021UP2W4529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021UP2W4529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021UP2W4529:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021UP2W4oS200nS28:PT21To1QT2RT216121UP2W40ST2121UP2me10TT2121Vg1me10UT2211kj1000001h;4PP`Rg`aa60041h90152920W421UP2W421UP2W4nS2V2F1X;01515220W421UP2W45384120U@036]3Y3c3c3U3T3nS2X2F3^90d80152920W421UP2W421UP2W4nS2Z2F1X601720SIhh1nS2\2F010VT2?1`61Vg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3WT2R1F0006505053871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3XT2505053871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3YT2505053871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3ZT2505053871:21Vg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3[T2505053871:21Vg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3\T2505053871:21Vg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Vg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3]T200WT28:^T21Ql1_T2`T2130aT2121Vg1me10bT2211kj1000000000000cT2?1`61Vg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<dT2LF00045152871:21Vg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21Vg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3000eT252871:21Vg1\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3fT26871:21Vg1\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3gT26871:21Vg1\<10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3hT200dT28:iT21Ql1jT2kT20212oc1kj1000000000000lT2?1X61hc1185120R4mT2V1F11d:1ml115085120^G85120_GmT2\1>11h;02505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI105d3Y3d3\3U3034d3U3h3d3385121ml1^G5221ml1^G:21hc1TI105d3Y3d3\3U3515683121ml1^G0007:21hc1TI105d3Y3d3\3U3nT2oT2505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI104R3_3T3i3034d3U3h3d3385121ml1_G5221ml1_G:21hc1TI104R3_3T3i3515683121ml1_G0007:21hc1TI104R3_3T3i3nT2PU200mT28:QU21ej1RU2SU21<0TU2121ml1me10UU2121ml1^G0VU2121ml1_G0WU2121hc1me10XU21:21hc1TI105d3Y3d3\3U30YU21:21hc1TI104R3_3T3i3212kj1Y3000001h;4PPigPZ91R4031Z800mT2V2\11R800mT2V2`21f100mT2V2R4010ZU2?1f91kd1185120U9[U2X1F0002505580159921kd1\:21kd1b421kd1U91h;385121kd1X4\U2505580159921kd1\:21kd1b421kd1U91_W13684121kd1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3]U2159921kd1\:21kd1b421kd1U9Vg10[U28:^U21_U2`U2aU21>0bU2121kd1U90cU21921kd1\:21kd1b40^g1121kd1me10dU2121kd1X40_g1180159921kd1\:21kd1b421kd1U90eU211_W10fU211h;113oc1gU2Xl10110002_W14PP\mXh_3h;4PPhUibmR1000000hU2?121hc115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3iU2T1F000150515221hc1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121hc1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221hc1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121hc1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1jU200iU28:kU21lU2mU2nU2170oU2121hc1W40PV2121hc1e40ii1121hc1me10QV2212gU2Xl10110000000000RV2?1l:1hc115185120kB85120jBSV2Z1F12^9f91TV21515185120kB5220kB21hc1kB6841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3SV2`1B1588225921hc1jB21hc1b41UV21Re10152921TV2U921TV2fA21hc1jBVV200SV28:WV21XV2YV2ZV2190[V2121hc1me10\V2121hc1jB0]V21921TV2U921TV2fA0^g1121TV2me10U;212oc1gU2000002Re14PPdhU\\d1UV24PP`Rg`aa60011l:015220kB21hc1kBSV2R2F000^V2?2X9^91iQ115185120fA5620fA20b4_V2\1F12R4l:1hc11515185120jB5720b45921iQ1fA1`V252920P4921iQ1P4921iQ1W4030921iQ1P4921iQ1W4920P4030_V2b1>1585921iQ1fA21iQ1b41Re101505221hc1jB21iQ1fA578015921hc1jB21iQ1fA1aV2bV200_V28:cV21XV2dV2ZV2180eV2121hc1me10\V2121hc1jB0fV2121iQ1fA0ii1121iQ1me1212oc1gU2000003`V24PPdhU\\d1Re14PPhUibmR1aV24PPPgk_QR`40093X9\9^90153920fA20b421iQ1fA_V2T2F1b900_V2X2F1d900_V2Z2F1R800_V2\2F1T800_V2^2F1P900_V2`2F1d<00_V2b2F1b<00_V2d2F1`<00_V2f2F000gV2?1R81ff115185120^G85120_GhV2V1F11f91kd115151720W4iV26841920oV10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120^G85120_GhV2\1>11h;025052921kd1^G21ff1^G21ff1^G51721ff1^GjV2721kd1^GkV2lV25052921kd1_G21ff1_G21ff1_G51721ff1_GjV2721kd1_GkV2mV201hV28:nV21oV2PW2QW21<0RW2121kd1me10SW2121kd1^G0VU2121kd1_G0TW2121ff1me10UW2121ff1^G0YU2121ff1_G212oc1gU2000001h;4PPPTUioS\R10121T800hV2T2F2X6Z601620SI203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3hV2V2F000VW2?1f91kd1185120oV1WW2P1F00013684121kd1oV13034^3_3^3U3035U3]3`3d3i3030XW200WW28:YW21ZW2[W2\W2150]W2121kd1me10^W2121kd1oV10U;212oc1gU2000000000000_W2?1f91kd11515185120U95085120W485120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3`W2V1F11^91k?15185120fA50515185120P485121kd1P45220P421kd1P4515185120W485121kd1W45220W421kd1W4`W2\1>11h;01578015921k?fA21kd1U91aW2bW200`W28:cW21dW2eW2fW2190bU2121kd1U90lS2121kd1me10gW2121k?fA0ii1121k?me10hW2111gU20100002h;4PPhUibmR1aW24PP`Rg`aa60081X900`W2l1F1R800`W2n1F1X600`W2P2F1Z600`W2R2F1f200`W2T2F1`<00`W2V2F1b<00`W2X2F1d<00`W2Z2F000iW2?1f91kd116841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3jW2\1F0025R<T<P<n;Z<1bl116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3jW2b1B7f1j1R<T<P<n;Z<1iQ116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3jW2f1B15050505036841921bl1oL921bl1f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321bl1kW221kd1kW25521iQ1b421bl1b4921iQ1]:020555921kd1b421iQ1b41lW2mW200jW28:nW21oW2PX2QX2160RX2121kd1me10SX2121bl1me10TX2121iQ1me1111gU201010001lW24PPigPZ9000000UX2?1f91kd11515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:VX2Z1F00015580159921kd1\:21kd1b421kd1U91_W1WX2159921kd1\:21kd1b421kd1U9Vg10VX28:XX21YX2ZX2[X21:0bU2121kd1U90\X21921kd1\:21kd1b40^g1121kd1me10_g1180159921kd1\:21kd1b421kd1U90eU211_W1112oc1gU201010001_W14PPThjX_:000000]X2?2>f91kd1185120W4^X2X1F00013721kd1W4_X2`X200^X28:aX22bX2cX2dX2eX2150fX2121kd1me10gX2121kd1W40hX2213oc1gU2Xl10110000000000iX251f91kd1151515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:5680159920\:20b420U91_W1jX2R1F111j900jX2\1\1jX2\1J101jc1000000jX28:kX21lX2mX2nX20212oc1gU201010002_W14PPThjX_:jc14PPigPZ900041T<00jX2d1F1V<00jX2f1F1X<0152920Wd1000921kd1Wd1000jX2h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3jX2j1F10oX2?1j91Qe1185120^W1PY2V1F00015680121Qe1^W11_W1QY200PY28:RY21SY2TY2UY2160VY2121Qe1me10WY2121Qe1^W10XY211_W1212oc1gU201010001_W14PPThjX_:000000YY291T:01515220P421kd1W45620gX121kd1U9ZY2P1H01f91kd11515185120W485120U9720W4iV2ZY2X1B13R8R:^900ZY2\1L1h;0100ZY28:[Y21oV2\Y2]Y20212oc1gU2000001h;4PP`eSQo=000000^Y2?101k?151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3_Y2Z1F1141`Y21515185120W45220W421k?W45720b45921k?Z41aY2_Y2b1F1585921k?Z421k?b41bY201558015921`Y2b421k?Z41_W1cY215921`Y2b421k?Z4Vg10_Y28:dY21_U2eY2fY21>0gY2121k?W40hY2121k?Z40^g1121k?me10iY2121`Y2b40^g1121`Y2me10_g118015921`Y2b421k?Z40eU211_W1112gU2Xl10110003_W14PP\mXh_3aY24PPdhU\\d1bY24PP`Rg`aa600:100152920W421k?W421k?W4_Y2n1F1b90152920W421k?W421k?W4_Y2P2F1d900_Y2R2F1600_Y2T2F1l<00_Y2V2F1j<00_Y2X2F1f<00_Y2Z2F1d<00_Y2\2F1b<00_Y2^2F1`<00_Y2`2F000jY2?101k?1515185120Z485120X45620Z420b4kY2X1F11f91kd115185120U95220U921k?Z4kY2\1F1585921k?Z421k?b41cl102505580159921kd1\:21kd1b421k?Z41_W13684121k?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3lY25580159921kd1\:21kd1b421k?Z41h;mY2159921kd1\:21kd1b421k?Z4Vg10kY28:nY21_U2oY2PZ21@0QZ2121k?X40RZ2121k?Z40^g1121k?me10SZ21921kd1\:21kd1b40^g1121kd1me10_g1180159921kd1\:21kd1b421k?Z40eU211_W10fU211h;112gU2Xl10110003_W14PP\mXh_3h;4PPhUibmR1cl14PPdhU\\d10041001505220Z421k?Z45220W421k?W4kY2P2F1d<00kY2R2F1b<00kY2T2F1`<00kY2V2F000TZ291f901515220W421_e1P4684120oV12037V3U3d3S3X3U3T3036S3Q3S3X3U3T3UZ2P1H01P;1_e1185120P4UZ2V1J11l:00UZ2X1L1h;0100UZ28:VZ21WZ2XZ2YZ20212oc1gU2000001h;4PPdhU\\d1000000ZZ25141`Y217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2[Z2\Z2NF211f900\Z2T1T1\Z2T1B101jc1000011B00\Z2V1T1\Z2V1B101jc10001]Z200\Z28:^Z22_Z2`Z2aZ2bZ20213oc1gU2Xl1000001jc14PP\mXh_300051T<00\Z2\1F1V<00\Z2^1F1X<0152920Wd1000921`Y2Wd1000\Z2`1F1f<00\Z2b1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\Z2d1F00cZ25101k?15185120Z485120W4dZ2R1F111001515220W421k?W450385120Z45620Z421k?Z4dZ2\1LdZ2X1>101jc115921k?Z404PP\mXh_3011400dZ2Z1L000dZ28:eZ21fZ2gZ2hZ20213oc1gU2Xl10110001jc14PP\mXh_30071b90152920W421k?W421k?W4dZ2f1F1d900dZ2h1F1T800dZ2j1F1f<00dZ2l1F1600dZ2n1F1l<00dZ2P2F1X601784120SIiZ2dZ2R2F000jZ2?1l:1Vg115185120P485120kBkZ2R1F21n:1lZ215220P421Vg1P4kZ2X1B1f91kd115152841920oV1030036S3Q3S3X3U3T352920kB03021Vg1kBkZ2Z1B11h;015421kd1b421lZ2b4mZ200kZ28:nZ21oZ2P[2Q[2160R[2121Vg1kB0S[2121lZ2me10T[2121kd1me1213oc1Y3gU2000001h;4PPPlYaTUm40021l:0152920P421Vg1P421Vg1P4kZ2f1F1V400kZ2h1F000U[2?1b61iQ11515220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920l;030V[2W[2T1F0012f9X81kd10W[2X1P1150385121kd1W4565921iQ1b421kd1b41cl1X[200W[28:Y[21Z[2[[2\[2180][2121iQ1me10^[2121iQ1l;0UQ2121kd1W40lS2121kd1me1211gU2000001cl14PPPlYaTUm4000000_[2?1f91kd115185120W485120U9`[2X1F11`61iQ115220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`[2^1B11cl104505221iQ1W421kd1W45621iQ1fA21kd1U9a[25050385121iQ1fA5621iQ1fA5921kd1U91b[25621iQ1fA59921kd1\:21kd1b41b[2c[250385121iQ1fA5521iQ1fA5821iQ1b41_W1d[250505050385121iQ1fA385121iQ1kB385121kd1kB5321iQ1fA21kd1U95221iQ1kB21kd1kBe[200`[28:f[21Z[2g[2h[21A0i[2121iQ1me10j[2121iQ1W40RZ2121iQ1fA0k[2121iQ1kB0l[2121kd1W40RZ2121kd1U90k[2121kd1kB0^g1121kd1me10U;212oc1gU2000003cl14PPPlYaTUm4_W14PPThjX_:b[24PPU[ck1010000m[2?1f91kd11515185120U9385120X45680159920\:20b420U91_W1n[2V1F0011`61ff1152871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3n[2Z1P1152:21ff1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020o[200n[28:P\21_U2Q\2R\21:0bU2121kd1U90cU21921kd1\:21kd1b40^g1121kd1me10S\2121ff1me10T\21:21ff1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112gU2Xl10110001_W14PP\mXh_3000000U\2?1T:1V\215185120gX185120P4W\2X1F11f91kd11515220W421V\2P485120U9W\2^1B11h;015521V\2gX121kd1U9X\200W\28:Y\21oV2Z\2]Y2190eV2121V\2me10[\2121V\2gX10\\2121kd1U90^g1121kd1me10]\2212oc1gU2000001h;4PPdhU\\d1000000^\2?1l:1hc11515185120P485120[Y185120hB_\2V1F11B1TV2151784120a6`\25220W421hc1P4_\2Z1F11cl101565921TV2b421hc1[Y121hc1hBa\215921TV2b421hc1[Y1Vg10_\28:b\21WZ2c\2d\21:121TV2W40e\2121TV2me10f\215921TV2b421hc1[Y10g\2121hc1hB0^g1121hc1me10U;212oc1gU2000001cl14PPPP_ZTYYW10031l:0152920P421hc1P421hc1P4_\2h1F1R;01565920b421hc1[Y121hc1hB_\2j1F1X800_\2l1F000h\271f9016841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3i\2Z1H13R<T<Z<1^n116920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3i\2b1B1:P<Z<n;T3j3X7h9X9X6f1016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3i\2h1B1J0i\28:j\21oW2k\2QX2160RX2120me10l\2120gT10m\2121^n1me1112oc1gU201010000000000n\291j900o\2R1H01f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920\:20b420U91_W1o\2X1B11f900o\2`1L1h;0100o\28:P]21SY2Q]2UY20212oc1gU201010002_W14PPThjX_:h;4PPigPZ9000000R]2:1f900S]2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310S]28:T]21lU2U]2V]20212gU2Xl10110000000000W]291f9015185120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3X]2LH20120X]28:Y]22bX2dW2Z]2[]20212oc1gU20000002W4U900000\]291f901515185120U985120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3]]2NH20120]]28:^]22bX2dW2_]2`]20212oc1gU20000002P4U900000a]2?1^91k?151515185120W485120fA5620fA20b43920Y>3720W4b]2c]2Z1F12P3\81kd11515085120^>5185120_>621k?W4120_>565920b421k?fA1_W1c]2d1>1585921k?fA21k?b41h;013621k?W41921kd1^>21kd1_>d]200c]28:e]21f]2g]2h]21:121k?W40i]2121k?fA0^g1121k?me10j]2121kd1me10k]215921kd1b421k?fA0l]2212oc1gU201010002_W14PPThjX_:h;4PPPlYaTUm40081^9015220W421k?W4c]2P2F1\90152920W421k?W421k?W4c]2R2F1d80152920W421k?W421k?W4c]2T2F1b90152920W421k?W421k?W4c]2V2F1d900c]2X2F1d<00c]2Z2F1b<00c]2\2F1`<00c]2^2F000m]2:1h<00n]2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320n]28:o]21lU2P^2Q^2150R^2120P50S^2120me10U;212gU2Xl10110000000000T^291f901515220W421kd1W46841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3U^2T1H01f91kd11515185120W4385120U96841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3U^2\1B160P9\9^9X9d8015152920W421kd1W421kd1W455920Z4920WS1920fA20b45821kd1b41h;U^2d1B1h;0100U^28:V^22bX2W^2X^2Y^20213oc1gU2Xl10110001h;4PPhUibmR1000000Z^2?1f91kd11515185120P485120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3[^2T1F11f91_e115151515185120P45220P421kd1P485120U95620U921kd1U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3[^2Z1>11h;01565921_e1U921kd1U91aW2\^200[^28:]^21bX2^^2_^21=0`^2121kd1P40a^2121kd1U90^g1121kd1me10b^2121_e1U90^g1121_e1me10c^215921_e1U921kd1U90l]2211gU2000002h;4PPPU^QSS=aW24PP`Rg`aa60081X900[^2j1F1R800[^2l1F1X600[^2n1F1Z600[^2P2F1f200[^2R2F1`<00[^2T2F1b<00[^2V2F1d<00[^2X2F000d^25101k?1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3e^2X1F1134f9>01505052920W421k?W421k?W43721k?W4f^23720W4f^2e^2b1Le^2b1>115821k?Z41_W115921k?Z404PPU[ck100000e^28:g^22f]2_Z2h^2i^20213oc1gU2Xl101101j^201_W14PPThjX_:00:10015220W421k?W4e^2n1F1b90152920W421k?W421k?W4e^2P2F1d900e^2R2F1f<00e^2T2F1600e^2V2F1l<00e^2X2F1j<00e^2Z2F1d<00e^2\2F1b<00e^2^2F1`<00e^2`2F000k^2?1l:1Vg11515185120kB85120P485120jBl^2V1F11f91kd11515151516841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T385120kB52920P420W421Vg1P485120U95220U921Vg1jBl^2\1>11h;015221kd1kB21Vg1kBm^201l^28:n^21o^2P_2Q_21;0bU2121kd1U90R_2121kd1kB0^g1121kd1me10S_2121Vg1kB0^g1121Vg1me10U;212oc1gU2000001h;4PPPhcRYZj90051l:015152920P421Vg1P421Vg1P452920jB21Vg1jB21Vg1jBl^2R2F1n:00l^2V2F1P;00l^2X2F1R;00l^2Z2F1X800l^2\2F000T_281f91kd115185120kB52841920oV1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3U_2Z1H1l:015220kB21kd1kBU_2^1N21h;0U_28:V_21W_2X_2Y_2170fX2121kd1me10Z_2121kd1kB0[_211h;0\_2212oc1gU2000001h;4PPPQhbWXZ5000000]_2?1l:1hc11515185120kB85120[Y185120hB^_2Z1F12^9f91TV21515220kB21hc1kB5085120U985120fA^_2`1B11cl1015559921TV2U921TV2fA21hc1[Y121hc1hB__2159921TV2U921TV2fA21hc1[Y1Vg11^_28:`_21WZ2a_2b_21:0c_2121hc1me10d_2159921TV2U921TV2fA21hc1[Y10e_21921TV2U921TV2fA0f_2121TV2me10g_2121hc1hB212oc1gU2000001cl14PPPP_ZTYYW11kB111R4015220i>00PC^_2V2F000h_251h91i_20j_2NF311X;01515284120U@039T3U3\3Y3f3U3b3U3T352920W4030921i_2W4920W4030j_2R1P1j_2R1B101jc1000011f90152920W4030921i_2W4920W4030j_2X1P1j_2X1B101jc1000011Z;01515284120h5039T3U3\3Y3f3U3b3U3T352920W4030921i_2W4920W4030j_2^1P1j_2^1B101jc1000000j_28:k_21l_2m_2n_20212oc1gU2000001jc14PPigPZ900031T<00j_2h1F1V<00j_2j1F1X<0152920Wd1000921i_2Wd1000j_2l1F00o_292b8X;0151515220W421i_2W452841920U@036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520oF21i_2b45620oF5921i_2b41P`252841920XN030039T3U3\3Y3f3U3b3U3T3Q`2P1H01h91i_20Q`2T1T101h;0100Q`28:R`21l_2S`2T`20212oc1gU2000002h;4PP\mXh_3P`24PPPlYaTUm4000000U`2?1h91i_2185120W4V`2V1F11b81UP2151515220W421i_2W485120oF5620oF5921i_2b41P`2V`2Z1F11h;015621UP2oF21i_2b4W`200V`28:X`21l_2Y`2Z`218121i_2W40[`2121i_2me10\`2121UP2me10]`2121UP2oF0^`2212oc1gU2000002h;4PPPTUioS\R1P`24PPPlYaTUm4000000_`2?1f91kd115185120U952841920gT1030033d3Q3`3``2V1F00025759921kd1\:21kd1b421kd1U941_W1a`2505559921kd1\:21kd1b421kd1U91_W1555921kd1nV121kd1U91_W1b`200``28:c`21YX2d`2e`21:0bU2121kd1U90f`21921kd1\:21kd1b40^g1121kd1me10g`2121kd1nV10h`211_W1111gU201010001_W14PPThjX_:000000i`291V:01515220P421hc1P46841920a603:^3_3o2S3_3^3d3U3^3d3203:^3_3o2S3_3^3d3U3^3d3037d3Y3]3U3_3e3d3j`2T1H01l:1hc115151720P4iV285120jB5720jB20b4j`2\1B13T:P;n:00j`2`1L585921hc1jB21hc1b41Re10100j`28:k`21oV2l`2m`20212oc1gU2000001Re14PPThjX_:000000n`292b9d90150920_V1020720W4o`2Pa2NH01T800Pa2T1J15X6X9R8T8j300Pa2V1L1h;0100Pa28:Qa21Ra2Sa2Ta20212oc1Ua2000001h;4PPb_QdB000000Va293b9d9T8015050920_V1020920i9020720W4iV2Wa2NH01X6015220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3Wa2T1J14X6X9R8j300Wa2V1L1h;0100Wa28:Xa22Ra2\l1Ya2Za20212oc1Ua2000001h;4PPb_QdB000000[a281R:00\a2R1H4R4V4X4j100\a2V1>112R8f100\a2X1H\a28:]a22^a2_a2`a2aa2130ba2120me10ca2212oc1Ua2000000000000da292\9^901720W4iV2ea2P1H01R801920RP1020ea2V1J18f1\4P4R4V4X4R8T800ea2X1L1h;0100ea28:fa21^a2ga2ha20212oc1Ua2000001h;4PPPlYaTUm4000000ia294R:^9\9f9017920W420P4iV2ja2P1H01R4015185120gB5220gB000ja2Z1J15P4R4f1R8T800ja2\1L1h;0100ja28:ka22oV2_a2la2ma20111Ua2000001h;4PPdhU\\d1000000na2<11f500oa2NH<cFQHRHP5aG^G_GbGcGdGeGkG110oa28:Pb21Qb2Rb2Sb20212Tb2Y30110000000000Ub2:1d500Vb2V1H1nG20nG211Wb211Xb210Vb28:Yb21Zb2[b2\b2190]b2120nG0ii1120me10^b211Wb20_b211Xb20U;212Tb2Y30110002Wb20PPdk\njk2Xb20PP\_h\i^7000000`b2:2`5Z:00ab2V1H1oF20oF211Wb211Xb210ab28:bb21Zb2[b2\b2190cb2120oF0ii1120me10^b211Wb20_b211Xb20U;212Tb2Y30110002Wb20PPdk\njk2Xb20PP\_h\i^7000000db2:4d5`5X:Z:00eb2X1H2dG20dG211Wb211Xb2eG20eG211Wb211Xb210eb28:fb21Zb2gb2\b21:0hb2120me10ib2120dG0jb2120eG0kb211Wb20_b211Xb2213oc1Tb2Y30110002Wb20PPdk\njk2Xb20PP\_h\i^7000000lb2<11b500mb2NH3W4P4dG110mb28:nb21ob2Pc2Qc20212Tb2Y30110000000000Rc2=1V500Sc2R1L20^F20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32Sc28:Tc21Uc2Vc2Wc20212oc1Tb20100000000000Xc2=1V500Yc2P1L20_F2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32Yc28:Zc21Uc2[c2\c20212oc1Tb20100000000000]c2:2f5`:00^c2X1H3QH20QH211Wb211Xb2dG20dG211Wb211Xb2eG20eG211Wb211Xb210^c28:_c21Zb2`c2ac21<0bc2120me10cc2120QH0dc2120dG0ec2120eG0fc211Wb20_b211Xb2213oc1Tb2Y30100002Wb20P``_Qn2Xb20P`[i`d7000000gc2<11`500hc2NH;W4P4^G_GoF`GaGbGcGdGeG110hc28:ic21ob2jc2Qc20212Tb2Y30110000000000kc294d5`5b5f500lc2NH20120lc28:mc21nc2oc2Pd20213oc1Tb2Y30000003k>]GW400001Qd2Rd2lc2X1>Sd2?7d5`5f5j:X:Z:`:1iQ115185120dG85120eGTd2P1F00015521iQ1dG21iQ1eGUd200Td28:Vd21Zb2Wd2Xd2160hb2121iQ1me10Yd2121iQ1dG0Zd2121iQ1eG212Tb2Y3000000000000[d2:6`5d5f5Z:X:`:00\d2LH5`G20`G0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3mG20mG3]d2RH20RH0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2aG20aG0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310\d28:^d21_d2`d2ad20212Tb2Y3000000000000bd2=2`5b500cd2NL20P4111d500cd2T1\120W42cd28:dd21ed2fd2gd20213oc1Tb2Y3000000000000hd2:1X500id2LH1fF20fF023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310id28:jd21iQ2kd2ld20212Tb2[`1000000000000md2<11X500nd2LH1P9110nd28:od21iQ2Pe2Qe20212Tb2[`1000000000000Re2?1X51iQ10Se2T1F0002505121iQ1P9385121iQ1m;51321iQ1P985121iQ1m;Te25050385121iQ1m;5185121iQ1dF85121iQ1eF3721iQ1m;Ue2Ve200Se28:We21iQ2Xe2Ye2190Ze2121iQ1me10QS2121iQ1P90[e2121iQ1dF0\e2121iQ1eF0]e2213oc1Tb2[`1000000000000^e2?2d5X:1iQ10_e2R1F0001507921iQ1lG030`e27921iQ1mG030]d2ae200_e28:be21ce2de2ee2170fe2121iQ1me10ge2121iQ1lG0he2121iQ1mG0ie2213oc1Tb2Y3000000000000je2<11d500ke2NH5W4h5kGdGeG110ke28:le21ob2me2Qc20212Tb2Y30110000000000ne2>1^50185120kBoe2P1H20kB0011l:0185120kBoe2V1^120kB0oe28:Pf21Qf2Rf2Sf20112Tb2Y30100000000000Tf2>1^50185120YGUf2P1H20YG0011d:0185120YGUf2V1^120YG0Uf28:Vf22Qf2Wf2Rf2Xf20112Tb2Y30100000000000Yf2<11^500Zf2NH7UGVGiFWGXGkBYG110Zf28:[f21\f2]f2^f20112Tb2Y30100000000000_f2?1^51Vg1185120iF`f2Z1F0011f91kd10`f2^1P115721Vg1iF5921kd1U91_W1af200`f28:bf21Qf2cf2df2160ef2121Vg1iF0kS2121kd1U90lS2121kd1me1112Tb2gU20100001_W14PPZfVg3000000ff2?1^51Vg115185120WG5520VG5820b41_W1gf2Z1F0011j11hc10gf2^1P125221Vg1WG21hc1P9hf250321hc1P9515521Vg1VG5821hc1b41_W15721Vg1VG595921hc1b41aC1_W1if200gf28:jf21Qf2kf2lf21;0mf2121Vg1WG0nf2121Vg1VG0of2121hc1b40Pg2121hc1P90^g1121hc1me10U;112Tb2Y30100002_W14PPZfVg3aC4PPf^Tlg1000000Qg2:2^5^;00Rg2P1H1TG20TG013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d310Rg28:Sg21Tg2Ug2Vg20112Tb2Y30100000000000Wg2:1Z500Xg2LH1g920g921000010Xg28:Yg21Ql1Zg2[g20212Tb2[`1000000000000\g2<11Z500]g2LH2g9jF110]g28:^g21Ql1_g2`g20212Tb2[`1000000000000ag2?1\51UP215185120oF85120PGbg2LF00015721UP2PG21UP2oFcg200bg28:dg21Ql1eg2fg20212Tb2aQ1000000000000gg291\500hg2LH20120hg28:ig21Ql1jg2kg20212Tb2aQ10000003k>cFoF00001Qd2Rd2hg2V1>lg2<11f500mg2LH8cFQHRH^G_GkGdGeG110mg28:ng22Qb2og2Ph2Sb20213oc1Tb2Y3000000000000Qh2=1f501920kG021Rh2T1L20cF011j500Rh2Z1\120W42Rh28:Sh21Th2Uh2Vh20213oc1Tb2aQ10100000000000Wh2?1l51kd115185120T<85120a6Xh2R1F0011P=1hc115185120T<85120a6Xh2V1P11505321hc1kW221kd1kW25721kd1T<21hc1T<Yh200Xh28:Zh21[h2\h2]h21:0^h2121kd1T<0RZ2121kd1]?0_h2121kd1a60`h2121hc1T<0ii1121hc1me1213oc1Tb2cE0000002]?[H00000ah2:1l400bh2LH1T<20T<21000000bh28:ch21dh2eh2fh20112Tb2cE000000000000gh2?1h41Vg115185120`:85120hEhh2LF00015521Vg1`:21Vg1hEih200hh28:jh21dh2kh2lh20111Tb2000000000000mh2<11d400nh2LH3aEbEcE110nh28:oh21dh2Pi2Qi20111Tb2000000000001Ri2Si2nh2R1>Ti2<11f400Ui2LH1Z4110Ui28:Vi21dh2Wi2Xi20111Tb2000000000001Yi2Zi2Ui2R1>[i2?1T51k?185120T<\i2P1F0011R51^n1185120T<\i2T1P115721k?T<21^n1T<]i200\i28:^i22_i2[h2`i2ai216121k?]?0bi2121^n1T<0ci2121k?T<0di2112Tb2cE0000001]?00000ei2:1P500fi2LH1kE20kE0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300fi28:gi21_i2hi2ii20111Tb2000000000000ji2<11n400ki2NH7Q4PF`:hEg3QFRF110ki28:li21_i2mi2ni20111Tb2000000000000oi2?1P51Vg115284120kE034V3Q3Y3\3Pj2P1F00015384121Vg1QF034`3Q3c3c3Qj200Pj28:Rj21_i2Sj2Tj2160Uj2121Vg1UF0Vj2121Vg1me10Wj2121Vg1QF111Tb2000000000000Xj201P400Yj2NHX61Zj2Yj28:[j21\j2]j2^j20111_j2000001Zj24PP\mXh_3000000`j241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<aj2LH20T<0011X4015052841920a6034Q3e3d3X3034Q3e3d3X36920iC000200RI00VIaj2T1R100aj28:bj22cj2[h2dj2ej20213oc1_j2cE000000000000fj2?1X41`Y2152841920a6030034Q3e3d3X3gj2V1F11P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<gj2\1B11h;015721hc1T<1hj2ij201gj28:jj21cj2kj2lj2180mj2121`Y2me10nj2121hc1T<0ii1121hc1me10oj211hj2213oc1_j2cE000002h;4PPPlYaTUm4hj202000000Pk2?1P=1k?15151720]?Qk285120T<50385120ib1720ib1Rk2Sk2V1F11P=1^n1185120T<Sk2\1B11h;015721^n1T<21k?T<Tk201Sk28:Uk21[h2Vk2Wk219121k?]?0bi2121k?T<0ii1121k?me10_b2121^n1T<0ii1121^n1me1213oc1_j2cE000001h;4PPPhcRYZj93]?[Ha600010Xk241P40185120_BYk2LH20_B100012V8X800Yk2R1NYk28:Zk21[h2[k2\k20111_j2000000000000]k2?1P=1k?151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<^k2T1F31X41`Y2152841920a6030034Q3e3d3X3^k2Z1B1X41al1152841920a6030034Q3e3d3X3^k2\1B1P=1^n1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<^k2^1B11h;015050565821al1b41Re121^n1b45221al1Q421`Y2Q4575921^n1T<21k?T<1hj2_k200^k28:`k21cj2ak2bk21=0ck2121`Y2me10YU2121al1me10dk2121k?T<0^g1121k?me10ek2121^n1T<0^g1121^n1me10U;212_j2cE000003h;4PPPlYaTUm4Re14PPU[ck1hj204000010fk291B0152841920a603003AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T3gk2P1H01X400gk2T1T111l:00gk2T1^21h;0100gk28:hk22ZW2ik2jk2kk20213oc1_j2Xl1000001h;4PPPlYaTUm4000000lk292b9d90150920_V10207920W4030o`2mk2NH01X400mk2T1J14X6X9T8f100mk2V1L1h;0100mk28:nk21ik2ok2Pl20212oc1_j2000001h;4PP\mXh_3000000Ql2?1R=1k?185120Uc1Rl2X1F21j11iQ115220P9020Rl2^1B1R=1^n1185120Uc1Rl2`1B11h;02505621^n1Uc121k?Uc1565821iQ1b41Re121^n1b4Sl25721^n1Uc121k?Uc1Tl200Rl28:Ul21[h2Vl2Wl21:0Xl2121k?Uc10^g1121k?me10Yl2121^n1Uc10^g1121^n1me10Zl2121iQ1me1212_j2cE0100002h;4PPPlYaTUm4Re14PPU[ck1000010[l2?1X41`Y21515720iC00XO5420iC00`U1\l2R1F000285121`Y2a6]l2684121`Y2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3^l200\l28:_l21`l2al2bl2170cl2121`Y2me10dl2121`Y2iC0el2121`Y2a60fl2212oc1_j2000000000000gl2?1X41`Y21620iC200RI00VIhl2R1F000285121`Y2a6]l25284121`Y2a6034Q3e3d3X3il200hl28:jl21kl2ll2bl2170cl2121`Y2me10dl2121`Y2iC0el2121`Y2a60ml2212oc1_j2000000000000nl251X41`Y20ol2R1F411Z400ol2V1T1ol2V1B101jc1000011V:00ol2X1T1ol2X1B101jc1000012R4V40150515720i>00`<5420i>00hB5220i>00PCol2Z1P1ol2Z1B101jc10001Pm211f9016841920oV10303036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3ol2b1P1ol2b1B101jc10001Qm200ol28:Rm22ZW2og1Sm2Tm20212oc1_j2000001jc14PPhUibmR10021T800ol2P2F1X601620SI203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3ol2R2F51R<00ol2V2F1T<00ol2X2F1V<00ol2Z2F1X<0152920Wd1000921`Y2Wd1000ol2\2F1Z<01620f3403:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ol2^2F00Um2?1X41`Y20Vm2NF000285121`Y2a6]l2684121`Y2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3Wm200Vm28:Xm23og1`l2`Z2Ym2Zm20212oc1_j2000000000000[m251P41iQ10\m2R1F611R400\m2V1T1\m2V1B101hW1000011V400\m2X1T1\m2X1B101hW1000011X400\m2Z1T1\m2Z1B101hW10001]m211h100\m2\1T1\m2\1B101hW10001^m211P200\m2^1T1\m2^1B101hW10001_m211j100\m2`1T1\m2`1B101hW10001`m200\m28:am22Ti1og1bm2cm20212oc1_j20010001hW14PPf^Tlg11Q40051T<00\m2j1F1V<00\m2l1F1f<00\m2n1F1X<0152920Wd1000921iQ1Wd1000\m2P2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\m2R2F10dm251X41`Y215284120a6037^3U3d3g3_3b3[3em2R1F112R4V40150515720i>00`<5420i>00hB5220i>00PCem2Z1Lem2X1>101[Z10011^<01506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020em2X1L000em28:fm21gm2hm2im20211_j20100001[Z14PPPQhbWXZ5000000jm2?1P41iQ10km2X1F13R4V4X41lm20km2Z1F11h;01555921lm2b421iQ1b41hW1mm215921lm2b421iQ1b4Vg10km28:nm21Ti1om2Pn2180Qn2121iQ1me10Rn215921lm2b421iQ1b40Sn2121lm2me10h`211hW1111_j20010002hW14PPlUX[Fh;4PP\mXh_31Q410010Tn2?1P=1k?15151720]?Un285120T<50385120ib1720ib1Rk2Vn2T1F23n;Z<j31bl1152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Vn2Z1B1P=1^n115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<Vn2\1B11h;015050505721^n1T<21k?T<5221^n1T<0005521^n1b421bl1b4565921^n1b421bl1b41Qo1Wn200Vn28:Xn21[h2Yn2Zn21<121k?]?0[n2121k?T<0ii1121k?me10\n2121^n1T<0ii1121^n1me10]n2121bl1me10^n2212_j2cE000002Qo14PPhja`o6h;4PPPhcRYZj90071f100Vn2f1\11\400Vn2f1h21P400Vn2f1T41R400Vn2f1R51V400Vn2f1R61X400Vn2f1T71j100Vn2f1P8000_n241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<`n2LH20T<0011X40153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3`n2T1R100`n28:an21[h2bn2ej20213oc1_j2cE000000000000cn2?1X41`Y215185120Q452841920a6030037^3U3d3g3_3b3[3dn2T1F11j11hc10dn2X1F11h;01321hc1P9en201dn28:fn22og1gg1gn2hn2140in2121`Y2me10jn2121hc1me1212oc1_j20100001h;4PP\mXh_31Q4131R400dn2h1\11V400dn2h1\21l:00dn2h1^3000kn2?1X41`Y215152841920a6030037^3U3d3g3_3b3[385120Q4ln2V1F31^<1TV21506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020ln2\1B1f11Vg115185120Q45320Q421`Y2Q4ln2^1B1j11hc11515185120Q45320Q421`Y2Q485120P9ln2`1B11h;015021hc1P95521Vg1b421TV2b4mn200ln28:nn21gm2on2Po2170Qo2121hc1me10Ro2121TV2me10So2121`Y2me10U;211_j20100001h;4PPPQhbWXZ50051^<015036841920i>036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920g`1021ln2j1F1X40153841920a6030037^3U3d3g3_3b3[3ln2l1F1R4015720i>00PIln2n1F1h100ln2P2F1P200ln2R2F000To2?2X<Z<1Qe1152920f3035S3b3Q3c3X3035S3b3Q3c3X3Uo2T1F0014X4R4V4j11`Y20Uo2X1P115050503921`Y2kC02053841921`Y2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921Qe1b421`Y2b41h;53921Qe1Wd1000921`Y2Wd1000Vo200Uo28:Wo21og1Xo2Yo2160Zo2121Qe1me10k]215921Qe1b421`Y2b40[o2121`Y2me1212oc1_j20100001h;4PPf^Tlg1000000\o2?1P=1k?1515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120T<]o2T1F21R41iQ115220i>00PC]o2Z1B1P=1^n115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<]o2\1B11h;01505521^n1T<21k?T<5721iQ1b421^n1b4^o200]o28:_o21fg1`o2ao21;0bo2121k?T<0^g1121k?me10Yl2121^n1T<0^g1121^n1me10co2121iQ1me10do2212_j2cE000001h;4PPPlYaTUm40061X400]o2j1F1h100]o2l1F1`100]o2n1F1P200]o2P2F1j1015220P9020]o2R2F1R401515320i>00PC5720i>00hB]o2T2F010eo2:1X400fo2P1H1iC20iC110PC10fo28:go21fg1ho2io2130mj2120me10jo2212oc1_j2000000000000ko291P400lo2P1H01X4013920jC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3lo2T1J16b4^4V6V8X6f100lo2X1B1h;0100lo28:mo21\j2no2oo20111_j2000001h;4PP\mXh_3000000PP391P401545920b421iQ1b421iQ1iBQP3LH01R41iQ11515220i>00jJ5620iB040QP3R1J12V8R400QP3T1L21iQ1iB0100QP38:RP31\j2SP3TP30111_j2000000000000UP3?1^91k?151784120W4VP385120fAWP3T1F21X41`Y20WP3Z1B4P3`6\8n91TV215150385120SI5284120SI03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920g90020005185120^>3621k?W4120^>WP3\1B15921k?fA21k?b4015421TV2b421`Y2b4XP300WP38:YP31ik2ZP3[P3180gl1121k?W40\P3121k?me10]P3121TV2me10^P3121`Y2me1211_j200000000;1b90152920W421k?W421k?W4WP3n1F1f90152920W421k?W421k?W4WP3P2F1X6017841920SI030_P3WP3R2F1d900WP3T2F1`900WP3V2F1T800WP3X2F1n;00WP3Z2F1j300WP3\2F1b<00WP3^2F1d<00WP3`2F1`<00WP3b2F000`P351R41iQ11515720i>00XO5420i>00`U1aP3NF111X400aP3R1\1aP3R1J101jc1000011X40136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3aP3V1B0aP38:bP32`l2og1cP3dP30212oc1_j2000001jc14PPigPZ91Q40051T<00aP3`1F1V<00aP3b1F1f<00aP3d1F1X<0152920Wd1000921iQ1Wd1000aP3f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3aP3h1F10eP3:1X400fP3P1H1a620a61136c2U2b2f2U2b211fP38:gP31`l2hP3iP3150cl2120me10jP3120a60kP3111_j2000000000000lP3?1R=1k?0mP3T1F11R=1^n10mP3V1F11h;0355921k?Sc1000921^n1Sc1921k?Sc1000nP355921k?Tc1000921^n1Tc1921k?Tc1000oP355921k?Uc1000921^n1Uc1921k?Uc1000PQ301mP38:QQ31[h2RQ3Wk21@0SQ3121k?me10TQ3121^n1me10UQ3121k?Sc10_b2121^n1Sc10VQ3121k?Tc10_b2121^n1Tc10WQ3121k?Uc10_b2121^n1Uc1213oc1_j2cE000001h;4PPPhcRYZj9000010XQ341R=0185120Uc1YQ3LH20Uc10011j1013920P9020YQ3T1R114X4h1`1P200YQ3V1L13n;j3T300YQ3X1NYQ38:ZQ31[h2[Q3\Q30212_j2cE000000000000]Q3?1P=1Vg115151515220]?03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<^Q3T1F11P=1i_215151515220]?03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<^Q3Z1B11h;015721i_2T<21Vg1T<_Q300^Q38:`Q31[h2aQ3bQ3190cQ3121Vg1T<0^g1121Vg1me10dQ3121i_2T<0^g1121i_2me10U;112cE_j2000001h;4PP`Rg`aa6000010eQ3?1R=1k?185120Tc1fQ3X1F21j11iQ115220P9021fQ3^1B1R=1^n1185120Tc1fQ3`1B11h;02505621^n1Tc121k?Tc1565821iQ1b41Re121^n1b4gQ35721^n1Tc121k?Tc1hQ300fQ38:iQ31[h2jQ3Wl21:0kQ3121k?Tc10^g1121k?me10Yl2121^n1Tc10^g1121^n1me10lQ3121iQ1me1212_j2cE0100002h;4PPPlYaTUm4Re14PPU[ck1000010mQ351R41iQ115220i>00jJnQ3NF111X400nQ3R1\1nQ3R1J101jc1000011X40153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3nQ3V1B0nQ38:oQ32`l2`Z2PR3QR30111_j2000001jc14PPigPZ91Q40051T<00nQ3`1F1V<00nQ3b1F1f<00nQ3d1F1X<0152920Wd1000921iQ1Wd1000nQ3f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3nQ3h1F10RR351R41iQ11620i>200RI00VISR3T1F111X40152841920a6030034Q3e3d3X3SR3X1\1SR3X1J101jc1000011X40153841920a6030034Q3e3d3X3SR3\1B0SR38:TR31kl2UR3VR30212oc1_j2000001jc14PPigPZ91Q40041T<00SR3f1F1V<00SR3h1F1X<0152920Wd1000921iQ1Wd1000SR3j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3SR3l1F12WR3XR3SR3N>YR3XR3SR3P1>ZR391n;015220Wd121ml1Wd1[R3R1H01\41ml115185120X>85120Wd1[R3X1J01h;0100[R38:\R31lc1]R3^R30213oc1jDXl10110001h;4PP\mXh_3000000_R381X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`R3R1H2V6X6015052920SI03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120SI920mH021`R3X1>00`R38:aR31bR3cR3dR3130eR3120me10fR3213oc1jDXl10110000000000gR3?1V61hc115085120mH85120nHhR3R1F0002921hc1mH021iR356921hc1nH002000jR300hR38:kR31lc1lR3mR3170nR3121hc1me10oR3121hc1mH0PS3121hc1nH0QS3212jDXl1000000000000RS382T6V600SS3R1H2P6R600SS3T1N00SS38:TS32bR3lc1US3VS3130WS3120me10XS3213oc1jDXl10110000000000YS381\40185120X>ZS3R1H2P6R600ZS3V1N00ZS38:[S31lc1\S3]S3150^S3120X>0_S3120me10`S3213oc1jDXl10110000000000aS3;011bS31cS3dS38:eS31fS3gS3hS30213oc1jDiS3000000000000jS371Z4015284120SD034^3e3\3\3kS3P1H0001\4kS38:lS31lc1mS3nS3130oS3120me10PT3213oc1jDXl1000000000000QT351\41ml11515185120X>85120W485120hDRT3R1F113>f9B015220W421ml1W4RT3\1LRT3X1>101h;15921ml1hD1aY2013>f9B00RT3Z1L000RT38:ST32XV2cX2TT3UT30213oc1jDXl10110002aY24PP\mXh_3h;4PPTSR[]V10081b900RT3f1F1d900RT3h1F1T800RT3j1F1X900RT3l1F1R800RT3n1F1f<00RT3P2F1600RT3R2F1X601784120SIiZ2RT3T2F000VT391\401515185120X>5220W421ml1W4545920b421ml1b41hj2WT3P1H01\41ml115185120X>85120W4WT3V1J01hj20100WT38:XT31\j2YT3ZT30112jDXl10110001hj24PP\mXh_3000000[T391P400\T3NH01V81kd115185120mP15320lP120mP1\T3T1B11X800\T3X1L1cl10100\T38:]T31^T3_T3`T30212oc1oP1000001cl14PPPTUioS\R1000000aT3?2l:R41Vg116920i>00`<200`<00PCbT3X1F21V81kd115185120b3385120mP1bT3^1B2X8P41cT30bT3`1B11h;01505521cT3b421kd1b4921cT3WQ1020dT300bT38:eT31^T3fT3gT3140hT3121kd1me10iT3121cT3me1211oP1000001h;4PPPTUioS\R1010001jT3kT3bT3T1>lT381f91kd115185120kB6841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T3mT3V1H2l:R40151515085120kB385120i>5220kB21kd1kB52920i>00`<00`<mT3\1>111X800mT3`1HmT38:nT31^T3oT3PU3170fX2121kd1me10QU3121kd1oV10RU3121kd1kB0SU3213oP1gU2iS3000000000000TU3>1P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1UU3LH20^B0011R40185120eBUU3R1^120eB0UU38:VU31WU3XU3YU30212oP1L000000000000ZU3:3^4`4b400[U3T1H1QE20QE0134^3_3^3U300[U38:\U31]U3^U3_U3150`U3120me10aU3120QE0bU3112oP1L01001cU300000000dU3:1P400eU3T1H1^B20^B0434^3_3^3U333^3Y3\334^3e3\3\331]111eU38:fU31]U3gU3_U3150Qn2120me10hU3120^B0iU3112oP1L01001cU300000000jU391P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1kU3NH01X800kU3R1T111R40152920i>00`<00`<kU3R1R31cl10101kU38:lU31^T3mU3nU30211oP1000001cl14PPPlYaTUm4000000oU391P4015620b421i_2REPV3NH02^4b41i_2185120REPV3V1B14`4^4b4V80150385120RE5620RE21i_2REPV3\1B1h;0100PV38:QV31RV3SV3TV30112oP1L000001h;4PPPlYaTUm4000000UV391l:015185120kB5320kB21iQ1kBVV3NH01R41iQ1151515220i>00PC85120kB85120Q4VV3V1B12j1P400VV3Z1L1h;0100VV38:WV31XV3YV3ZV30211L000001h;4PP\mXh_31Q40031T<00VV3f1V11V<00VV3f1V21X<00VV3f1V310[V391R4015220i>00PC\V3NH01X800\V3T1J13l:V4R40152920i>00`<00`<\V3X1B1cl10100\V38:]V31XV3^V3_V30212oP1L000001cl14PPPlYaTUm4000000`V3>1R401515220i>00PC85120kBaV3LH20kB0011l:015185120kB37920P4030iV2aV3T1L20kB0aV38:bV31XV3cV3dV30211L000000000000eV3:5\7X7Z7`7n;00fV3T1>1k320k33gV311fV38:hV31iV3jV3kV3150lV3120me10d_2120k30mV3111oP1000000000000nV3:5\7X7Z7`7n;00oV3T1>1k320k33PW311oV38:QW31iV3RW3SW3150lV3120me10d_2120k30TW3011oP1000000000000UW3?1R41iQ115152920i>00`<00`<85120eBVW3R1F11P41ff1185120^BVW3X1>1812921iQ1hB1h;1h;013684121ff1^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1WW300VW38:XW31WU3YW3ZW3170Wo1121iQ1me10[W3121ff1me10\W3121ff1^B0]W3212oP1L000001h;4PP`nPRffS50071X800VW3f1F1V800VW3h1F1n:00VW3j1F1P;00VW3l1F1R;00VW3n1F1`;00VW3P2F1R40152920i>00`<00`<VW3R2F000^W371P40151515185120b350385120^B684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1555920b421iQ1b4812921iQ1hB1h;1h;3515185120Q485121iQ1Q45220Q421iQ1Q4_W3T1H11R41iQ115152920i>00`<00`<85120eB_W3`1J17X8V8n:P;R;`;R40152920i>00`<00`<_W3d1B00_W38:`W31WU3aW3bW3170Qn2120me10cW3120^B0dW3121iQ1me10eW3212oP1L000001h;4PP`nPRffS5000000fW3?1\71^n11684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3gW3R1F11P41iQ1150720]BhW3720]BiW3gW3X1>11h;013721iQ1]BiW3jW300gW38:kW31lW3mW3nW3180oW3121^n1h50PX3121^n1me10QX3121iQ1]B0ii1121iQ1me1212oP1iS3000001h;4PPPTUioS\R1010010RX3:1`6015220SI03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3SX3LH1QE20QE0136U2c2b1e1f1[220SX38:TX31UX3VX3WX3150XX3120me10YX3120QE0ZX3212oP1kj1000000000000[X391^4015420b45921i_2RE1Re1\X3NH01^41i_2185120RE\X3V1B14R4X4V8X8016920i>00RI200RI00VI\X3\1B1h;0120\X38:]X31RV3^X3_X30111oP1000002h;4PPPlYaTUm4Re14PPhUibmR1000010`X3?1`41V\20aX3P1F00015621V\2RE21V\2b4bX300aX38:cX31RV3dX3TV3170eX3121V\2RE0fX3121V\2b40^g1121V\2me10U;111oP1000000000000gX3:3^4`4b400hX3LH1QE20QE0136U2c2b1e1f1[220hX38:iX31UX3jX3kX30211oP1000000000000lX3?1l:1ml115185120kB85120P4mX3X1F21R41iQ115220i>00PCmX3^1B1l:1Vg115220P421ml1P4mX3`1B11h;01505221Vg1kB21ml1kB5421Vg1me121iQ1me1nX301mX38:oX31XV3PY3QY31=0RY3121iQ1me10SY3121ml1P40TY3121ml1kB0^g1121ml1me10Yl2121Vg1kB0^g1121Vg1me10U;211L000001h;4PP`nPRffS50071R40152920i>00`<00`<mX3P2F1V400mX3R2F1X800mX3T2F1n:00mX3V2F1P;00mX3X2F1R;00mX3Z2F1`;00mX3\2F001UY3VY3mX3T1>WY3?1l:1Vg115185120P485120kBXY3Z1F21R41TV215220i>00PCXY3`1B1f91kd11515152920P420W421Vg1P45284120oV1036S3Q3S3X3U3T385120kBXY3b1B11h;01505521kd1b421TV2b45221kd1kB21Vg1kBYY300XY38:ZY31XV3[Y3\Y31;0RY3121TV2me10]Y3121kd1kB0^g1121kd1me10^Y3121Vg1kB0^g1121Vg1me10U;212oP1gU2000001h;4PPPlYaTUm40181R40153920i>00`<00PCXY3R2F1V400XY3T2F1n:00XY3V2F1P;00XY3X2F1R;00XY3Z2F1`;00XY3\2F1X800XY3^2F1V800XY3`2F002_Y3`Y3XY3T1>aY3bY3XY3V1>cY382`6b61lm2185120dY3eY3T1H2T3j3015220dY321lm2dY3eY3X1N00eY38:fY31gY3hY3iY316121lm2SI0jY3121lm2dY30ii1121lm2me10kY3211[`10100000000000lY391T3015220Wd121bl1Wd1mY3V1H01j31bl10mY3Z1T101h;0100mY38:nY31oY3PZ3QZ30111[`10100001h;4PPb_QdB000000RZ371T31kd115220Wd121i_2Wd1SZ3R1H17V3X3Z3\3^3b3d31i_20SZ3X1J11j300SZ3`1L00SZ38:TZ31oY3UZ3VZ3150WZ3121kd1me10XZ3121i_2me10YZ3111[`10100000000000ZZ371f6015320SI034d3X3U3^3[Z3P1H0003n6`6b6[Z38:\Z31]Z3^Z3_Z3150`Z3120SI0hj1120me10aZ3111[`1000000000000bZ3?1b31hc10cZ3HF00015221hc1]?03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3dZ300cZ38:eZ31fZ3gZ3hZ30212oc1[`1000000000000iZ3:1`601513920P902150851:20\<205U3b3b3_3b304S3_3T3U35185120W753871:20\<105U3b3b3_3b3036_3R3Z3U3S3d3jZ3V1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321jZ38:kZ31lZ3mZ3nZ316120SI0oZ3120me10P[3120W70Q[3111[`1000000000002R[3S[3jZ3P1>T[3S[3jZ3R1>U[3:1d601720SIV[3W[3P1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321W[38:X[31lZ3Y[3nZ316120SI0oZ3120me10P[3120W70Q[3111[`1000000000000Z[381X900[[3P1H1X700[[3R1N00[[38:\[33][3^[3_[3`[3a[3130b[3120me10c[3212oc1[`1000000000000d[3?3`6b6d61_e11720SIe[3f[3P1F000153841921_e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3no100f[38:g[31h[3i[3j[315121_e1SI0RP2121_e1W70ii1121_e1me1212oc1[`1000000000000k[372b6`61_e1152920R403021hc1R4l[3P1H11X61hc1151720SIe[385120R4l[3Z1B12b6`6015152920R403021hc1R45085120SI53841920W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3l[3`1B00l[38:m[31h[3n[3j[3160o[3121_e1R40P\3121_e1W70ii1121_e1me1212oc1[`1000000000010Q\351X61hc1185120R4R\3NF211`60185120R4R\3T1T1R\3T1B101jc1000011b60185120R4R\3V1T1R\3V1B101jc1000001R\38:S\31T\3U\3V\30212oc1[`1000001jc14PPf^Tlg11R40041T<00R\3b1F1V<00R\3d1F1X<0152920Wd1000921hc1Wd1000R\3f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3R\3h1F10W\3?1b61_e1185120W7X\3R1F0001684121_e1W7>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3Y\300X\38:Z\31lZ3[\3\\3170]\3121_e1SI0^\3121_e1me10P[3121_e1W70Q[3112oc1[`1000000000000_\3?1b61_e10`\3R1F00015056831921_e1W703000051385121_e1W7721_e1l;a\3b\300`\38:c\31lZ3d\3e\3190]\3121_e1SI0^\3121_e1me10P[3121_e1W70f\3121_e1l;0g\3211[`1000000000000h\3?1b61_e10i\3T1F000256831921_e1W7030000j\356831921_e1l;030000k\300i\38:l\31m\3n\3o\3190]\3121_e1SI0^\3121_e1me10P[3121_e1W70f\3121_e1l;0P]3212oc1[`1000000000000Q]3?1`61iQ11513920P902185120W7R]3P1F000250568319:21iQ1\<205U3b3b3_3b304S3_3T3U30300005153871:21iQ1\<105U3b3b3_3b3036_3R3Z3U3S3d35683121iQ1W7000S]356831921iQ1l;030000T]300R]38:U]31m\3V]3W]318121iQ1SI0oZ3121iQ1me10P[3121iQ1W70f\3121iQ1l;0P]3211[`1000000000000X]3?1b61_e11684120W7403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3Y]3R1F00017921_e1l;030Z]3[]300Y]38:\]32]]3^]3_]3`]3170a]3121_e1W70ii1121_e1me10b]3121_e1l;0c]3211[`1000000000000d]372h6j60152920\?021020e]3T1H0001h6e]38:f]31g]3h]3i]3130j]3120me10k]3212oc1[`1000000000000l]376X3Z3\3^3`3f301503920\?0213920e8021m]3R1>0003X3\3f3m]38:n]32o]3P^3Q^3R^3130S^3120me10T^3212oc1[`1000000000000U^326V^3W^3X^3UA]?d@061V300Y^3f1P12X3Z300Y^3h1N2\3^300Y^3j1L1b300Y^3l1J1d300Y^3n1N1j300Y^3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:Y^38:000Y^38:Z^31oY3[^3\^30111[`10100000000010]^397V3X3Z3\3^3b3d300^^3R1>01j300^^3b1J11T300^^3d1L1h;0100^^38:_^31oY3`^3a^30111[`10100001h;4PPigPZ9000000b^351l61bl113720YKc^3d^3T1F311l601720YKc^3d^3Z1T1d^3Z1B101h;000011h601920\?021d^3\1T1d^3\1B101h;000011j300d^3^1T1d^3^1B101h;0001e^300d^38:f^31g]3g^3i]30212oc1[`10100001h;4PPb_QdB0041T<00d^3d1F1V<00d^3f1F1X<0152920Wd1000921bl1Wd1000d^3h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3d^3j1F000h^3?1T71_e10i^3NF0001684121_e1PL4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3j^300i^38:k^31l^3m^3n^30211[`1000000000000o^372b6d60152920W703003=e2^2Y2]2`2\2U2]2U2^2d2U2T2P_3V1H0003`6b6d6P_38:Q_31]Z3R_3S_315120SI0T_3120W70ii1120me1212oc1[`1000000000000U_391P701385120UFV_3P1H01D00V_3T1T111j300V_3T1n21cl10100V_38:W_31X_3Y_3Z_30211[`10110001cl14PPb_QdB000000[_394X<LP1R10152920Wd1000921hc1Wd1000\_3NH01X61hc1185120R4\_3V1J14`6b6n;j30152920R421hc1R421hc1R4\_3Z1B1h;0100\_38:]_31T\3^_3__30212oc1[`1000001h;4PPf^Tlg1000000`_374P1R1LN017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1a_3b_3X1>0002\1^1b_38:c_32d_3e_3f_3g_3150h_3120me10i_3120P70j_3212oc1[`10100000000000k_3?2b6`61_e1151513920P90206841920W7030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920l;030000l_3R1F0001721_e1l;m_3n_300l_38:o_32P`3Q`3R`3S`3170a]3121_e1W70ii1121_e1me10b]3121_e1l;0T`3111[`1000000000000U`352T3n;1bl1153920h5030039_2^2o2S2b2U2Q2d2U2V`3T1F111j300V`3X1\1V`3X1J101jc1000000V`38:W`31X`3Y`3Z`30212oc1[`1000001jc14PPb_QdB00041T<00V`3`1F1V<00V`3b1F1X<0152920Wd1000921bl1Wd1000V`3d1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3V`3f1F10[`351X71hc10\`3NF111Z7015284120oL035b3U3Q3T3i3\`3P1\1\`3P1J101jc1000011Z701684120oL2035U3b3b3_3b3036V3Q3Y3\3U3T3\`3T1B0\`38:]`33^`3^[3_[3_`3``30212oc1[`1000001jc14PPigPZ901041T<00\`3^1F1V<00\`3`1F1X<0152920Wd1000921hc1Wd1000\`3b1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\`3d1F10a`381P701385120UFb`3P1H1j300b`3T1N00b`38:c`31X_3d`3Z_3130e`3120me10f`3211[`1000000000000g`3?5\1^1`1f1b11i_215185120P7784120P7h`3i`3NF0001621i_2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3j`300i`38:k`31l`3m`3n`30212oc1[`1000000000000o`382^1f11i_217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3h`3Pa3X1H1\10151920e80215050385120P7385121i_2P75220P721i_2P7Pa3^1>00Pa38:Qa31e_3Ra3Sa3150Ta3121i_2P70Ua3121i_2me10Va3112oc1[`1000000000000Wa391\1015185120P7920e8021Xa3NH10120Xa38:Ya31d_3Za3[a30212oc1[`101000001P700000\a3?1\11iQ115185120e87841920P703:d3Y3]3U3c3Q3V3Q3b3Y3h`3]a3R1F000121iQ1e8^a300]a38:_a31e_3`a3aa3150ba3121iQ1P70ca3121iQ1me10da3212oc1[`10100000000000ea3?1h31`Y215220e8020fa3P1F0015T3V3X3b3j31kd10fa3T1P1153921`Y2Wd1000921kd1Wd1000ga300fa38:ha31o]3ia3R^3140ja3121`Y2UA0ka3121`Y2me1212oc1[`1000000000000la3?2\9^91k?15185120fA565920fA20b41h;ma3X1F13P3`6n91TV2185120g9ma3^1B11h;015721TV2g9002na300ma38:oa33Pb3To1ho1Qb3Rb3190Sb3121k?fA0Tb3121k?me10Ub3121TV2me10Xo1121TV2g90Vb3212oc1Wb3000001h;4PPlb\i^A0071`900ma3l1F1b900ma3n1F1d900ma3P2F1f900ma3R2F1T800ma3T2F1n;00ma3V2F1j300ma3X2F000Xb3?1^91k?15185120W485120fAYb3X1F12P3\81kd11515085120^>85120_>5420b421k?fAYb3^1>11h;01621k?W41921kd1^>21kd1_>Zb300Yb38:[b31Pb3\b3]b317121k?W40^b3121k?fA0^g1121k?me10_b3121kd1me1212oc1Wb30100001h;4PPlb\i^A0051`90152920W421k?W421k?W4Yb3j1F1b90152920W421k?W421k?W4Yb3l1F1d900Yb3n1F1f90152920W421k?W421k?W4Yb3P2F1T800Yb3R2F000`b3?3`6P3l91^n115185120g95720g91hW1ab3\1F21^91k?1565920fA20b41h;ab3b1B2`6P31TV2185120g9ab3d1B11h;01505521TV2b421k?b45421TV2g91hW1bb300ab38:cb31Pb3db3eb31<121^n1g90fb3121^n1me10gb3121k?me10hb3121TV2me10Xo1121TV2g90ib311hW10jb3111Wb30100002h;4PP\mXh_3hW10P400;1l900ab3P2F1b600ab3R2F1`900ab3T2F1b900ab3V2F1d900ab3X2F1f900ab3Z2F1n900ab3\2F1T800ab3^2F1Z800ab3`2F1d800ab3b2F1X601720SIkb3ab3d2F011lb3mb3ab3X1>nb3?5n9l9\8P3`61ml1185120g9ob3R1F00015521ml1g91hW1Pc300ob38:Qc32Rc3io1Sc3Tc315121ml1g90Uc3121ml1me10Vc311hW1212oc1Wb3000001hW10P4000000Wc3?1n91Xc3185120nW1Yc3V1F00025521Xc3nW11Zc3[c355921Xc3oW10001Zc3\c300Yc38:]c31^c3_c3`c318121Xc3nW10ac3121Xc3oW10bc3121Xc3me10cc311Zc30dc3111Wb30100001Zc30X1000000ec3?1l91bl10fc3V1F000285121bl1g9gc35721bl1g9921bl1hW11hW1hc300fc38:ic31Pb3jc3kc3170lc3121bl1me10mc3121bl1g90nc3121bl1hW10oc3111Wb30100001hW10P4000000Pd3?2\8P31ml115085120_>85120^>Qd3T1F000155831921ml1_>21ml1^>1hW1Rd300Qd38:Sd31Rc3Td3Tc3160Ud3121ml1me10jS21831921ml1_>21ml1^>0Vd311hW1212oc1Wb30100001hW10P4000000Wd3?1`61Vg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120lIXd3R1F00023721Vg1lIYd3Zd33721Vg1lI[d3\d300Xd38:]d32io1Rc3^d3Tc3140_d3121Vg1me10`d3121Vg1lI212oc1Wb30100000000000ad3?1n91Xc3185120PX1bd3R1F0001505521Xc3PX10005521Xc3oW1000cd300bd38:dd31ed3fd3gd3170hd3121Xc3PX10id3121Xc3oW10^g1121Xc3me10jd3111Wb3000000000000kd381f91_e1185120P4ld3T1H7X9\9^90d:j:R:015052920W403021_e1P452920P403021_e1P4ld3Z1>111j:0152920o9002000ld3d1Hld38:md31cX2nd3od3150Pe3121_e1me10Qe3121_e1P40Re3111Se30110000000000Te3:1n500Ue3R1H1_H20_H012120Ue38:Ve31We3Xe3Ye3130Ze3120me10[e3111Se30100000000000\e3?4`9f:h8P21`Y20]e3P1F000150505056831921`Y2l;921`Y2m;921`Y2WV103000085121`Y2W785121`Y2W485121`Y2P4^e300]e38:_e31`Z2`e3ae3130be3121`Y2me10ce3211Se3000000000000de382l:f91_e115085120P485120W4ee3T1H7X9\9^9d:j:R:l3015052920W4030921_e1P421_e1W452920P4030921_e1P421_e1W4ee3Z1>111j:0152920o9002000ee3d1Hee38:fe31cX2ge3he3150`U3121_e1me10Qe31921_e1P421_e1W40Re3111Se30100000000000ie3;01040je38:ke31le3me3ne30112Se3iS3000000000000oe3;011Pf30Qf38:Rf31le3Sf3Tf30112Se3iS3000000000000Uf3;0202030Vf38:Wf31le3Xf3Yf30213oc1Se3iS3000000000000Zf3;040001051[f30\f38:]f31fS3^f3_f30213oc1Se3iS3000000000000`f3?2V=n51_e1152920_H021021af3V1F00013921_e1`c1020bf300af38:cf31df3ef3ff3130gf3121_e1me10hf3111Se30100000000000if3<00111jf38:kf32lf3df3mf3nf30212oc1Se3000000000000of3?3X=j1X41_e115085120dc185120S;Pg3P1F00013921_e1dc1020Qg300Pg38:Rg31lf3Sg3Tg3130Ug3121_e1me10Vg3211Se3000000000000Wg3?1X41`Y2153871:20S;106b3U3Q3c3_3^3036Q3R3c3U3^3d3Xg3LF00016:21`Y2S;106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2Yg300Xg38:Zg31lf3[g3\g30212Se3_j2000000000000]g3?1j11hc1153871:20S;107c3e3S3S3U3c3c3036Q3R3c3U3^3d3^g3LF000152871:21hc1S;107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3_g300^g38:`g31lf3ag3bg30211Se3000000000000cg371T=00dg3P1H007B4JLF200dg38:eg31df3fg3gg3150`U3120me10hg3120[c10ig3112oc1Se3000000000000jg351h;1`Y20kg3NF213l;l7b600kg3R1T1kg3R1B101jc1000011R7015284120kK033b3U3T3kg3T1T1kg3T1B101jc1000000kg38:lg31mg3ng3og30211^^1000001jc14PP\mXh_300031T<00kg3Z1V11V<00kg3Z1V21X<00kg3Z1V310Ph351h;1`Y20Qh3LF111j;00Qh3N\1Qh3NJ101jc1000021f;00Qh3P1L1d;00Qh3P1f20Qh38:Rh31mg3Sh3Th30211^^1000001jc14PP\mXh_300031T<00Qh3V1V11V<00Qh3V1V21X<00Qh3V1V310Uh351`;1UP20Vh3NF213f;h;j;00Vh3R1T1Vh3R1B101jc1000013`;f;j;0152920XN921UP2XN000921UP2XN920XN000Vh3Z1P1Vh3T1B101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Vh3V1F1Wh311f;01515185120XN85121UP2XN5320XN21UP2XNVh3f1B0Vh38:Xh31Yh3Zh3[h30211^^1000001jc14PP\mXh_3000000\h391`;00]h3NH05j:d:l:X;Z;00]h3R1J12f;j;00]h3X1L1h;0100]h38:^h31_h3`h3ah30211^^1000001h;4PP\mXh_3000010bh392f;h;00ch3NH01`;00ch3P1T111`;00ch3P1X31jc112120ch38:dh31eh3fh3gh30211^^1000001jc14PP\mXh_300031T<00ch3X1V11V<00ch3X1V21X<00ch3X1V310hh3?1`;1UP20ih3NF00015421UP2XN21UP2U@jh300ih38:kh31_h3lh3mh3170nh3121UP2me10oh3121UP2XN0Pi3121UP2U@0Qi3211^^1000000000000Ri361`;1UP20Si3NH2011d;00Si3R1B0Si3R1B011f;00Si3T1B0Si3T1B1jc1001Si38:Ti31eh3Ui3Vi30211^^1000001jc14PP\mXh_30121h;00Si3`1\11j;00Si3`1P331T<00Si3b1V11V<00Si3b1V21X<00Si3b1V310Wi391`;00Xi3NH01b;00Xi3R1J13f;h;j;00Xi3T1L1h;0100Xi38:Yi31eh3Zi3[i30211^^1000001h;4PP\mXh_300031T<00Xi3^1V11V<00Xi3^1V21X<00Xi3^1V310\i3?1`;1UP2185120jY1]i3T1F11d;1lZ2185120jY1]i3X1F11h;01525821lZ2jY1983121lZ2i]100021UP2jY1^i301]i38:_i31`i3ai3bi31;0ci3121UP2jY10di3121UP2me10ei3121lZ2jY10fi3121lZ2i]10^g1121lZ2me10U;212oc1^^1000001h;4PP\mXh_30121h;00]i3h1\11j;00]i3h1P3010gi3?1j:1^n115085120o985120W4hi3X1F21f;1hc10hi3^1B1j:1k?185120o9hi3`1B11h;01505421k?me121hc1me1575821k?o9983121hc1i]1000921^n1o9002ii301hi38:ji31`i3ki3li31=0mi3121^n1o90^g1121^n1me10ni3121k?o90^g1121k?me10oi3121hc1i]10^g1121hc1me10U;211^^1000001h;4PPPXXWXjZc40082X6Z601720SIPj3hi3n1F1b900hi3P2F1d900hi3R2F1T800hi3T2F1d:00hi3V2F1h;00hi3X2F1j;00hi3Z2F1d;015185120i]15683120i]1000hi3\2F001Qj3Rj3hi3T1>Sj351j;00Tj3NF111`;00Tj3X1LTj3R1>101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Tj3T1B000Tj38:Uj31_h3Vj3Wj30211^^1000001jc14PP\mXh_3000000Xj3?1j:1^n1185120W4Yj3\1F31f;1hc10Yj3b1B1j:1TV215185120W4575920b421^n1b41aW2Yj3d1B1j:1k?15185120o9575920b421^n1b41aW2Yj3f1B11h;0150505421TV2me121hc1me15421k?me121TV2me15185121hc1i]1621^n1W4121hc1i]1Zj300Yj38:[j31`i3\j3li31:0`^2121^n1W40]j3121^n1me10^j3121hc1me10_j3121k?me10`j3121hc1i]1211^^1000002h;4PPPXXWXjZc4aW24PPigPZ90091j:0152920W403021^n1W4Yj3R2F2X6Z601720SIPj3Yj3T2F1b900Yj3V2F1d900Yj3X2F1T800Yj3Z2F1d:00Yj3\2F1h;00Yj3^2F1j;00Yj3`2F1d;015185120i]15683120i]1000Yj3b2F002aj3Rj3Yj3V1>bj3cj3Yj3X1>dj3?1n11UP2185120Q7ej3V1F0012^1`11Vg1137920P7030fj3ej3\1B150385121Vg1Q7558015921UP2Q721Vg1Q71_W1gj300ej38:hj33ij3jj3kj3lj3mj3180nj3121UP2me10oj3121UP2Q70Pk3121Vg1me10Qk3121Vg1Q7212oc1Rk30100001_W14PPU[ck1000000Sk351f11iQ1185120U9Tk3R1F213j1T4n101920P9021Tk3X1P1Tk3X1B0017n;Z<T3j3Z8X7X9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821iQ1U91h;Tk3^1F0011n100Tk3R2P1Tk3f1B101jc11585821iQ1U91h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Tk3j1F000Tk38:Uk31Vk3Wk3Xk30211Rk30100002h;4PPdhU\\d1jc14PPigPZ90141^100Tk3Z2\11`100Tk3Z2l21l100Tk3Z2d41b100Tk3Z2P6000Yk371n100Zk3V1H11n11UP20Zk3Z1J12^1`100Zk3\1L140Zk38:[k32jj3kj3\k3]k3150^k3120me10_k3121UP2me10`k3212oc1Rk3000000000001ak3bk3Zk3R1>ck351^11Vg10dk3V1F311f100dk3Z1P1dk3Z1B115821Vg1Q71h;000013f1T4n100dk3^1P1dk3^1B01585821Vg1Q71h;04PTQm118n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3dk3d1F01ek313n1f1j100dk3b2P1dk3R2B101jc11585821Vg1Q71h;04PTQm1018n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3dk3V2F000dk38:fk32Vk3gk3hk3ik30212oc1Rk30100002h;4PPdhU\\d1jc14PPigPZ90111b100dk3j2\1000jk3?1n11UP20kk3T1F0021^11Vg10kk3X1B1T41iQ10kk3Z1B154921iQ1[C21iQ1b4921UP2Q721Vg1Q7lk300kk38:mk31nk3ok3Pl3180^k3121UP2me10Ql31921iQ1[C21iQ1b40^g1121iQ1me10Rl31921UP2Q721Vg1Q7212oc1Rk30100000000000Sl3?1^11Vg1185120Q7Tl3T1F11n11UP20Tl3X1F11Ul3015621UP2b45821Vg1Q71h;Vl300Tl38:Wl31nk3Xl3Yl3180Zl3121UP2b40^g1121UP2me10[l3121Vg1me10\l315821Vg1Q71h;212oc1Rk3000002h;4PPdhU\\d1Ul34PPPTUioS\R10121b100Tl3d1\11f100Tl3d1l2000]l3?1n11UP2185120Q7^l3V1F0021^11Vg10^l3\1B1j11hc1120P9^l3^1B1505421hc1b421UP2Q7555921Vg1Q721UP2Q71_W1_l300^l38:`l31al3bl3cl31;0nj3121UP2me10oj3121UP2Q70dl3121hc1b40^g1121hc1me10el3121Vg1me10U;212oc1Rk30100001_W14PPU[ck1000000fl391n100gl3X1H01j10120P9gl3\1J01h;0100gl38:hl31al3il3jl30212oc1Rk30100001h;4PPdhU\\d1000000kl391n100ll3R1H01n100ll3V1J11`100ll3X1L1h;0100ll38:ml32jj3kj3nl3]k30212oc1Rk30100001h;4PPPf^Tlg10011h200ll3`1\1000ol351^11Vg10Pm3Z1F611f100Pm3^1P1Pm3^1B115821Vg1Q71h;000011j10120P9Pm3b1P1Pm3b1B01585821Vg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Pm3j1F01Qm311T400Pm3T2P1Pm3T2B01585821Vg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Pm3Z2F01Qm311n100Pm3d2P1Pm3d2B01585821Vg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Pm3j2F01Rm321n100Pm3b3J2^1`101558015959920Q75820b41Sm320b41Sm31_W1Pm3d3JPm3T3B101jc11585821Vg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Pm3X3F1Tm311j10120P9Pm3X4P1Pm3l3B101aC1585821Vg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Pm3P4F1Um300Pm38:Vm35Vk3gk3Wm3Xm3Ym3Zm3[m30214oc1Rh1Sh1Rk3000005h;4PPdhU\\d1Sm34PP\mXh_3_W14PPigPZ9jc14PPb_QdBaC4PP\mXh_30111b100Pm3d4\1000\m351n11UP20]m3NF211^10155801595920Q721UP2b41Sm31_W1]m3R1P1]m3R1B101jc1000011`100]m3X1T1]m3X1B101jc10001^m300]m38:_m31Wm3`m3am30212oc1Rk3000003Sm34PP\mXh_3_W14PPigPZ9jc14PPigPZ900041T<00]m3`1F1V<00]m3b1F1X<0152920Wd1000921UP2Wd1000]m3d1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]m3f1F10bm3?1f71ml11684120i>203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3cm3V1F11`71iQ10cm3Z1F11h;01525284121ml1i>03:Q3e3d3X3_3b3Y3j3U3T3684121iQ1\<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3dm300cm38:em31Q`3fm3gm3180hm3121ml1i>0ii1121ml1me10im3121iQ1\<0ii1121iQ1me1212oc1aM0100001h;4PPigPZ90131b700cm3f1\11j700cm3f1T31d700cm3f1d4000jm371b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3km3R1H11^71ff1152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3km3Z1B11`700km3^1L00km38:lm32mm3nm3om3Pn3140Qn3120me10Rn3121ff1me1011aM0100000000000Sn391\900Tn3P1H01`7015284120\<036T3U3^3Y3U3T3Tn3V1B12`7h700Tn3Z1L1h;0101Tn38:Un32Vn3Wn3Xn3Yn30212oc1aM000001h;4PPf^Tlg100:1d700Tn3j1F1b700Tn3l1F1j700Tn3n1F1f100Tn3P2F1Z800Tn3R2F1n800Tn3T2F1P<00Tn3V2F1R<00Tn3X2F1Z<00Tn3Z2F1f7015384120i>036T3U3^3Y3U3T3Tn3\2F31T<00Tn3f1V11V<00Tn3f1V21X<00Tn3f1V310Zn391`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7[n3P1H01`7015284120\<036T3U3^3Y3U3T3[n3X1B12`7h700[n3\1L1h;0101[n38:\n33Vn3Wn3]n3^n3Yn30212oc1aM000001h;4PPf^Tlg100:1d700[n3l1F1b700[n3n1F1j700[n3P2F1f100[n3R2F1Z800[n3T2F1n800[n3V2F1P<00[n3X2F1R<00[n3Z2F1Z<00[n3\2F1f7015384120i>036T3U3^3Y3U3T3[n3^2F31T<00[n3h1V11V<00[n3h1V21X<00[n3h1V310_n381b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3`n3R1H1h70152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3`n3\1>21an311X6015220R421iQ1R4`n3`1H`n38:bn31Wn3cn3dn3150en3121iQ1me10fn311an30gn3212oc1aM000001an34PPigPZ9000000hn3?2b6`61_e115152920W703003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920P9020in3T1F00016841921_e1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3jn300in38:kn31]]3ln3mn3150nn3121_e1me10on3121_e1S50Po3211aM0100000000000Qo351h71kd1152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Ro3R1F211b6015152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000Ro3X1P1Ro3X1B101jc1000011`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920P90215152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000Ro3^1P1Ro3^1B101jc10001So311`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7Ro3l1B0Ro38:To33Uo3]n3m\3Vo3Wo30212oc1aM000001jc14PPigPZ900041T<00Ro3V2F1V<00Ro3X2F1X<0152920Wd1000921kd1Wd1000Ro3Z2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Ro3\2F11Xo3Yo3Ro3N>Zo3?1b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120l;85120S5[o3R1F000256831921iQ1l;031]1000\o352841921iQ1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3]o300[o38:^o31Uo3_o3`o3170ao3121iQ1me10b]3121iQ1l;0bo3121iQ1S50co3211aM000000000000do391\900eo3R1H01f7015284120i>036T3U3^3Y3U3T3eo3V1J1>`7f7d7b7h7j7f1Z8n8P<R<Z<n;j30153841920\<920i>035_3d3X3U3b3036T3U3^3Y3U3T3eo3Z1B1h;0101eo38:fo32Vn3Wn3go3ho30212oc1aM000001h;4PPf^Tlg1000000io3?1b61_e115185120W77920l;030jo3ko3R1F00015284121_e1W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3lo300ko38:mo31no3oo3PP4150QP4121_e1me10RP4121_e1W70SP4212aMXl10110000000000TP4?1b61_e115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3UP4NF000152841921_e1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3VP400UP48:WP41no3XP4YP4150QP4121_e1me10on3121_e1S50ZP4212aMXl10110000000000[P4?1X61hc115185120R4720SI\P4]P4Z1F21b61_e11515220R421hc1R45284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3]P4`1B1j71lm2185120iN]P4b1B11h;01505284121lm2iN03;U3h3Q3S3d3o2Q3\3Q3b3]35421_e1me121lm2me1^P400]P48:_P41]]3`P4aP4190XR2121hc1me10bP4121_e1me10cP4121lm2iN0^g1121lm2me10U;212aMXl10110001h;4PPb_QdB0011X601720SIdP4]P4P2F011eP4fP4]P4V1>gP481b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3hP4V1H1j70152841920iN03;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3hP4Z1N21h;0hP48:iP42no3]]3jP4kP4150lP4120me10mP411h;0\_2213oc1aMXl10110001h;4PPb_QdB000000nP4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3oP4P1H01b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3oP4V1J16X6X9Z8j3P<400oP4X1L1h;0100oP48:PQ41no3QQ4RQ40213oc1aMXl10110001h;4PPb_QdB000000SQ471b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3TQ4V1H11b71ff10TQ4Z1\111`700TQ4Z1l31B0TQ48:UQ42mm3nm3VQ4Pn3150Qn3120me10WQ4121ff1me10XQ4011aM0100000000001ak3bk3TQ4R1>YQ493\9^1d:00ZQ4P1H01h700ZQ4T1J14`7X9Z8j30153841920\<037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3ZQ4X1B1h;0101ZQ48:[Q42\Q4]n3]Q4^Q40212oc1aM000001h;4PPb_QdB0031f100ZQ4n1F1n;00ZQ4P2F1f7015384120i>036T3U3^3Y3U3T3ZQ4R2F000_Q491`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7`Q4P1H01f7015284120i>036T3U3^3Y3U3T3`Q4V1J12`7f70153841920\<20i>036T3U3^3Y3U3T3`Q4Z1B1h;0101`Q48:aQ41]n3bQ4cQ40212oc1aM000001h;4PPf^Tlg10061d700`Q4j1F1b700`Q4l1F1j700`Q4n1F1P<00`Q4P2F1R<00`Q4R2F1Z<00`Q4T2F010dQ4?1h71kd10eQ4V1F12`7\91k?1505185120\<5384120\<036T3U3^3Y3U3T351385120\<565920b421kd1b41XNeQ4Z1>11h;0185121k?\<fQ400eQ48:gQ41\Q4hQ4iQ4170jQ4121k?me10k]215921k?b421kd1b40kQ4121kd1me10lQ4212oc1aM000002XN4PPb_QdBh;4PPPlYaTUm401:1f7015384120i>036T3U3^3Y3U3T3eQ4j1F1d700eQ4l1F1X900eQ4n1F1X601720SImQ4eQ4P2F1R800eQ4R2F1f100eQ4T2F1Z800eQ4V2F1n800eQ4X2F1P<00eQ4Z2F1Z<00eQ4\2F010nQ491h700oQ4NH02\9d:00oQ4R1J12X9j300oQ4T1L1h;0101oQ48:PR41\Q4QR4RR40212oc1aM000001h;4PPZfVg30021X600oQ4^1\11n;00oQ4^1n1000SR491^700TR4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3TR4V1J12`6b600TR4X1L1h;0120TR48:UR41mm3VR4WR40011aM0100001h;4PP\mXh_31R40041T<00TR4f1F1V<00TR4h1F1X<0152920Wd1000921hc1Wd1000TR4j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3TR4l1F10XR481X900YR4V1H2`7f700YR4X1N00YR48:ZR43Vn3^[3_[3[R4\R4130]R4120me10^R4212oc1aM000000000000_R4:1f700`R4NH1i>20i>063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311`R48:aR41Q`3bR4cR40111aM0100000000000dR491b700eR4R1H02f7`7016841920i>20\<303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3eR4X1B11f700eR4\1L1h;0100eR48:fR41Q`3gR4hR40212oc1aM0100001h;4PPigPZ9000000iR491b700jR4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3jR4V1J12`6b6015220R421hc1R4jR4Z1B1h;0120jR48:kR41mm3lR4WR40011aM0100001h;4PP\mXh_300041T<00jR4h1F1V<00jR4j1F1X<0152920Wd1000921hc1Wd1000jR4l1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3jR4n1F10mR4?1^71ff10nR4V1F0021X61hc11620SI203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3nR4Z1B1f71ml10nR4^1B150505521ml1b421hc1b4565921ff1b421hc1b41h;3684121ml1i>2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3oR400nR48:PS41Q`3QS4hR41:0RS4121ff1me10SS4121hc1SI0TS4121hc1me10US4121ml1i>0ii1121ml1me1211aM0100001h;4PPigPZ9000000VS491`60151516920SI030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920P9021385120W7WS4P1H01f70152841920i>030036T3U3^3Y3U3T3WS4X1B12f7`700WS4\1L1h;0101WS48:XS41Q`3YS4ZS40211aM0100001h;4PPb_QdB0041j700WS4f1\11d700WS4f1l21P<00WS4f1b41Z<00WS4f1Z5010[S451d71hc11515284120U@036T3U3^3Y3U3T385120fA\S4R1F216b8X;b9d9f9h700\S4X1P1\S4X1B0012j3Z8015620b421hc1fA\S4^1P10016b8X;b9d9f9h700\S4d1P1\S4`1B101jc1121hc1fA012j3Z800\S4b1P1000\S48:]S41^S4_S4`S40111aM0100001jc14PPb_QdB0021d7015384120U@036T3U3^3Y3U3T3\S4P2F1f7015284120i>03:Q3e3d3X3_3b3Y3j3U3T3\S4R2F000aS491X900bS4P1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bS4T1J13`6b6X601505220R421hc1R45220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bS4X1B1h;0140bS48:cS41mm3dS4eS40011aM0100001h;4PP\mXh_300041T<00bS4f1F1V<00bS4h1F1X<0152920Wd1000921hc1Wd1000bS4j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bS4l1F10fS451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4gS4P1F211`6015220R421hc1R4gS4V1T1gS4V1B101jc1000011b6015220R421hc1R4gS4X1T1gS4X1B101jc1000000gS48:hS41iS4jS4kS40111aM000001jc14PPf^Tlg10061j700gS4^1F1R<00gS4`1F1T<00gS4b1F1V<00gS4d1F1X<00gS4f1F1Z<00gS4h1F010lS491b6015220R421hc1R4mS4NH01X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4mS4V1B11`6015220R421hc1R4mS4\1B1Te10101mS48:nS41iS4oS4PT40111aM000001Te14PPf^Tlg10011j700mS4h1\1010QT451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4RT4P1F211j700RT4V1T1RT4V1B101jc1000011`601515220R421hc1R4920P9021RT4X1T1RT4X1B101jc1000011b6015220R421hc1R4RT4\1B0RT48:ST41iS4TT4kS40111aM000001jc14PPigPZ900041T<00RT4d1F1V<00RT4f1F1X<0152920Wd1000921hc1Wd1000RT4h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3RT4j1F10UT4?1X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4VT4T1F11j71lm215185120iN50385120R45220R421hc1R4VT4Z1B11h;01684121lm2iN3033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3WT401VT48:XT41iS4YT4ZT4170[T4121hc1me10\T4121lm2iN0^g1121lm2me10]T4111aM000001h;4PPigPZ90031X600VT4h1F1`6015220R421hc1R4VT4j1F1b6015220R421hc1R4VT4l1F010^T4?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4_T4V1F21f71ml10_T4\1B2\9^91k?0_T4^1B11h;015521ml1b421k?b4`T400_T48:aT41bT4cT4dT4160XR2121hc1me10eT4121k?me10fT4121ml1me1111aM0100001h;4PPigPZ90051`6015220R421hc1R4_T4j1F1b6015220R421hc1R4_T4l1F1X600_T4n1F1f100_T4P2F1Z800_T4R2F000gT451X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4hT4R1F111f70150385120R45220R421hc1R4hT4X1LhT4X1>101jc1000021`6015220R421hc1R4hT4`1B1b6015220R421hc1R4hT4b1B0hT48:iT41bT4jT4kT40111aM0100001jc14PPigPZ900041T<00hT4j1F1V<00hT4l1F1X<0152920Wd1000921hc1Wd1000hT4n1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3hT4P2F10lT4?1`61Vg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020mT4V1F1101k?1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3mT4\1>11h;0154921k?Y400n100n1nT400mT48:oT41no3PU4QU4170RU4121k?X40ii1121k?me10SU4121Vg1me10TU4212aMXl10110001h;4PPigPZ90051j700mT4j1F1P<00mT4l1F1R<00mT4n1F1n;00mT4P2F1`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3mT4R2F000UU4?1b61iQ115152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3VU4T1F21f71ml10VU4Z1B2^7b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3VU4\1B11h;0185121lm2W7WU400VU48:XU41nm3YU4ZU4140[U4121iQ1me10\U4121lm2me1011aM0100001h;4PPhUibmR10131`700VU4j1F1f70153841920i>03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3VU4l1F1^70153841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3VU4n1F010]U4?1f71ml115284120i>03=^3_3d3T3U3d3U3b3]3Y3^3U3T3^U4V1F12`6b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^U4\1B11h;01505185121lm2W75284121lm2W703D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121lm2W73921lm2P9021_U401^U48:`U41nm3aU4bU4190cU4121ml1me10dU4121lm2me10Pg2121lm2P90eU4121lm2W70fU4011aM0100001h;4PPigPZ90141^700^U4l1\11b700^U4l1R31`700^U4l1j41X600^U4l1^6000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl1000004TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDmH20000000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl100001SV44TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDmH21000000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl100001TV44TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDmH20000000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl100001UV44TB4PPhUibmR1_W14PPU[ck1iU44PPTSR[]V1mH20000000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl100001VV44TB4PPdhU\\d1_W14PPU[ck1iU44PPPf^Tlg1mH20000000gU4?1n31`Y215185120SB85120fAhU4T1F000150505131mH55801595921`Y2fA21`Y2SB1TB1_W1511mH55801595921`Y2fA21`Y2SB5:21`Y2gA04PP\mXh_31_W1545921`Y2fA21`Y2b48221iU4585:921`Y2gA00:04PP\mXh_304PP\mXh_3jU415921`Y2fA21`Y2SBVg10hU48:kU41lU4mU4nU41;0oU4121`Y2SB0k]215921`Y2fA21`Y2SB0PV4121`Y2fA0^g1121`Y2me10QV411TB0RV4213oc1_;Xl100001WV44TB4PP`[bUkU2_W14PPU[ck1iU44PPlXkmZY2mH20000000XV451l31ml10YV4NF311^100YV4R1T1YV4R1B101jc1000011`100YV4T1T1YV4T1B101jc10001ZV411n300YV4V1T1YV4V1B101jc1000000YV48:[V42\V4]V4^V4_V40213oc1Rh1_;000001jc14PPigPZ90111l100YV4\1\141T<00YV4b1F1V<00YV4d1F1X<0152920Wd1000921ml1Wd1000YV4f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3YV4h1F10`V451`11`Y215220W71aV4bV4R1F311P800bV4X1T1bV4X1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3bV4Z1P1bV4Z1B101jc1000012b6`60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3bV4`1P1bV4`1B101jc1000000bV48:cV41dV4eV4fV40212oc1_;0010002aV402jc14PPigPZ900041T<00bV4l1F1V<00bV4n1F1X<0152920Wd1000921`Y2Wd1000bV4P2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bV4R2F10gV4?1d11hc1185120o9hV4V1F0015^1b1f1`1n11bl1137920P7030fj3hV4\1B1505721hc1o90023921bl1S9020iV400hV48:jV41kV4lV4mV4170`U3121hc1me10Xo1121hc1o90nV4121bl1me10oV4111_;01010000000000PW491`60151516841920SI030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021385120l;QW4T1H01n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3QW4^1B16n7P<R<n;Z<j300QW4b1L1Te10101QW48:RW42SW4TW4UW4VW40111_;01010001Te14PPhUibmR10021P800QW4n1F2`6b60185120W7QW4P2F000WW473`1HT10151515085120W73920]985120^95220W71Sf1385120X7XW4X1H0002^1`1XW48:YW41Uc2ZW4[W4150\W4120me10]W4120W70^W4211_;01010001Sf106000000_W491`10152920P7921Vg1P7030921Vg1P7920P7030`W4R1H01^11Vg10`W4X1J19^1l3b1f1j1n1d8R8f200`W4\1B1h;0101`W48:aW42]V4\V4bW4cW40212oc1_;0100001h;4P``gn5000000dW4?1`11`Y215052920W71aV41aV4920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3eW4R1F00013921`Y2]952841921`Y2^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3fW400eW48:gW41dV4hW4iW4130jW4121`Y2me10kW4212oc1_;0010001aV402000000lW491T400mW4T1H01`100mW4X1J11^100mW4Z1L1h;0100mW48:nW41oW4PX4QX40111_;01011001h;4PP\mXh_3000000RX4?1d11hc1185120o9SX4V1F00015521hc1o91hW1TX400SX48:UX44VX4WX4XX4kV4YX4ZX415121hc1o90[X4121hc1me10\X411hW1212oc1_;000001hW102000000]X491^11i_21515185120P75320P721Vg1P73720P7fj3^X4P1H01^11Vg115185120P73720P7fj3^X4X1B14^1b1f1n10152920P721Vg1P721Vg1P7^X4^1B1h;0100^X48:_X41WX4`X4aX40212oc1_;0100001h;4PPPlYaTUm4000000bX411^11Vg10cX4T1H3b1f1n10152920P7921Vg1P7030921Vg1P7920P7030cX4X1>11h;cX48:dX41eX4fX4gX40111_;0100001h;4PPPlYaTUm40011^10153920P7030921Vg1P7030cX4`1Z1000hX491l3015151515185120W485120fA5320W421k?P45320W4921k?W421k?P45620fA5821k?fA1_W1iX4T1H01^91k?1515185120P43784120P4VP3565920fA20b41hj2iX4`1B17f1n1`1l1^9b9d9015052920P4920W421k?P421k?P45220W4921k?W421k?P4iX4f1B595921k?fA21k?b41hj20100iX48:jX41VX4kX4lX40112mX4_;0100002hj24PPX`eanD_W14PPU[ck1000010nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;000005TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDh;4PPigPZ9mH200131`100oX4n1\11l100oX4n1T31n100oX4n1`4000nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;00001SV45TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDh;4PPigPZ9mH210131`100oX4n1\11l100oX4n1T31n100oX4n1`4000nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;00001TV45TB4PPlb\i^A_W14PPU[ck1iU44PPX`eanDh;4PPigPZ9mH200131`100oX4n1\11l100oX4n1T31n100oX4n1`4000nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;00001UV45TB4PPhUibmR1_W14PPU[ck1iU44PPTSR[]V1h;4PPigPZ9mH200131`100oX4n1\11l100oX4n1T31n100oX4n1`4000nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;00001VV45TB4PPdhU\\d1_W14PPU[ck1iU44PPPf^Tlg1h;4PPigPZ9mH200131`100oX4n1\11l100oX4n1T31n100oX4n1`4000nX4?1l31ml10oX4X1F11^11Vg10oX4Z1F11h;0150505131mH55801595921ml1fA21Vg1Q71TB1_W1511mH55801595921ml1fA21Vg1Q75:21ml1gA04PP\mXh_31_W1545921ml1fA21ml1b48221iU4585:921ml1gA00:04PP\mXh_304PP\mXh_3PY415921ml1fA21Vg1Q7Vg10oX48:QY41lU4RY4SY41=0TY4121Vg1Q70^g1121Vg1me10_g115921ml1fA21Vg1Q70PV4121ml1fA0^g1121ml1me10QV411TB0UY4213oc1Rh1_;00001WV45TB4PP`[bUkU2_W14PPU[ck1iU44PPlXkmZY2h;4PPigPZ9mH200131`100oX4n1\11l100oX4n1T31n100oX4n1`4000VY4?1`11`Y20WY4Z1F12`6b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3WY4^1B11h;01506841921lm2W7030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921lm2P9021XY401WY48:YY42ZY4[Y4\Y4]Y4190^Y4121`Y2me10dU4121lm2me10Pg2121lm2P90eU4121lm2W70_Y4111_;01010001h;4PPb_QdB0131j100WY4n1\11X600WY4n1l21^100WY4n1^3000`Y451`11`Y215220W71aV4aY4T1F411P800aY4Z1T1aY4Z1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3aY4\1P1aY4\1B101jc1000011b60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3aY4b1P1aY4b1B101jc1000011`6015152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120l;aY4h1P1aY4h1B101jc1000000aY48:bY42SW4TW4cY4dY40111_;01010002aV402jc14PPigPZ900041T<00aY4R2F1V<00aY4T2F1X<0152920Wd1000921`Y2Wd1000aY4V2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3aY4X2F00eY491b60152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3fY4R1H01`100fY4X1J14\9`9f:h700fY4\1B1h;0101fY48:gY41hY4iY4jY40212oc1_;01011001h;4PPigPZ90021X900fY4l1\11X600fY4l1X3000kY423lY4l:mY4031X900nY4V1N1`100nY4X1R13\9^9`900nY4^1J31022244030224403024nY48:01141h;nY48:oY41hY4PZ4jY40212oc1_;01011001h;4PPigPZ90021h700nY4f1\11b600nY4f1l2010QZ451X91iQ1151545920fA20b41iU45620fA20b4RZ4X1F311^10151575920Q720b4591SZ41_W15420Q721iQ1fARZ4^1P1RZ4^1B101jc1000011l100RZ4d1T1RZ4d1B101jc10001TZ411`100RZ4f1T1RZ4f1B101jc10001UZ411^101505520Q720b45720Q721iQ1fARZ4j1B0RZ48:VZ41WZ4XZ4YZ40112oc1_;000004iU44PPX`eanDSZ44PP\mXh_3_W14PPU[ck1jc14PPigPZ90131h700RZ4P2\11b600RZ4P2l21`900RZ4P2b341T<00RZ4V2F1V<00RZ4X2F1X<0152920Wd1000921iQ1Wd1000RZ4Z2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3RZ4\2F12ZZ4[Z4RZ4R1>\Z4[Z4RZ4T1>]Z451l31ml10^Z4R1F211`101920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3^Z4V1P1^Z4V1B101jc1000011^100^Z4\1T1^Z4\1B101jc10001_Z400^Z48:`Z41aZ4bZ4cZ40112oc1_;01011001jc14PPigPZ90111l100^Z4b1\141T<00^Z4h1F1V<00^Z4j1F1X<0152920Wd1000921ml1Wd1000^Z4l1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3^Z4n1F10dZ4?1^11Vg10eZ4T1F11R21V\20eZ4V1F11h;01558015921V\2T<21Vg1Q71_W1fZ401eZ48:gZ42ij3kj3hZ4iZ418121V\2T<0jZ4121V\2me10kZ4121Vg1Q70^g1121Vg1me10U;212oc1_;000002_W14PPU[ck1h;4PPigPZ9010000lZ4?1^11Vg1185120Q7mZ4T1F0001575921Vg1Q721Vg1b4591SZ41_W1nZ415921Vg1Q721Vg1b4Vg10mZ48:oZ41P[4Q[4R[41:0S[4121Vg1b40RZ2121Vg1Q70^g1121Vg1me10_g115921Vg1Q721Vg1b40T[411SZ4212oc1_;000002SZ44PP\mXh_3_W14PPU[ck1000000U[473`1HT101515085120W73920]985120^95220W71Sf1V[4X1H0002^1`1V[48:W[42X[4l`3Y[4Z[4150\W4120me10[[4120W70U;212oc1_;000001Sf106000000\[473`1HT101515085120W73920]985120^95220W71][4^[4R1H0002^1`1^[48:_[42`[4WX4a[4b[4150\W4120me10c[4120W70U;212oc1_;000001][404000000d[4?101k?15185120W485120Z4e[4\1F41l<1lm20e[4b1B161^n115620b45821k?Z41_W1e[4d1B1j:1bl115152920W403021k?W45620b45821k?Z41_W1e[4f1B1j81Vg115620b45821k?Z41_W1e[4h1B1585921k?Z421k?b41h;015050505621lm2b421k?Z45421bl1me121^n1me15421Vg1me121bl1me15621Vg1d;000f[400e[48:g[41h[4i[4j[41;0k[4121k?W40i]2121k?Z40^g1121k?me10l[4121Vg1me10Xo1121Vg1d;0^`2212aQ1Xl10110002h;4PPPTUioS\R1_W14PPThjX_:00:100152920W421k?W421k?W4e[4T2F1b80152920W421k?W421k?W4e[4V2F1d8015152920W421k?W421k?W45420b421k?Z4e[4X2F140152920W421k?W421k?W4e[4Z2F1>0152920W421k?W421k?W4e[4\2F1f90152920W421k?W421k?W4e[4^2F1b90152920W421k?W421k?W4e[4`2F1d900e[4b2F1d<00e[4d2F1b<00e[4f2F003m[4n[4e[4T1>o[4P\4e[4V1>Q\4R\4e[4X1>S\452^901k?15151515185120W45085120fA85120Z456920fA20Z420b43920Y>0203720W4T\4U\4P1F211b80152920W421k?W421k?W4U\4Z1P1U\4Z1B015858921k?fA21k?Z41_W104PTQm112^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3U\4`1P101V\411b80152920W421k?W421k?W4U\4h1P1U\4d1B101jc115858921k?fA21k?Z41_W104PTQm1012^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3U\4f1P1000U\48:W\41X\4Y\4Z\40212oc1aQ1000003_W14PPThjX_:aY24PP\mXh_3jc14PPigPZ90093f94>015052920W421k?W421k?W45720b459921k?fA21k?Z41aY2U\4R2F9h9X;V;\9^90d8b9`90152920W421k?W421k?W4U\4V2F1d900U\4`2F1T800U\4b2F1X601720SI[\4U\4d2F1h800U\4f2F1d<00U\4h2F1b<00U\4j2F1`<00U\4l2F000\\4?1^91k?15185120W485120fA]\4V1F11X;1hc11515284120U@036]3Y3c3c3U3T3385120oF]\4Z1F11cl101505421hc1b421k?fA565921hc1b421k?fA1_W1^\400]\48:_\41`\4a\4b\41=121k?W40c\4121hc1b40^g1121hc1me10_g115921hc1b421k?fA0d\4121k?fA0^g1121k?me10e\411_W1111aQ10100002_W14PPThjX_:cl14PPPXXWXjZc41W410000f\4?1\81g\4185120nQ1h\4X1F11P31ml1185120^>h\4\1F11h;015783121ml1^>83121g\4nQ1i\400h\48:j\41Th2k\4l\4190m\4183121g\4nQ10^g1121g\4me10n\4183121ml1^>0^g1121ml1me10o\4212oc1aQ10100001h;4PP\mXh_30191V;00h\4l1F1h800h\4n1F1b800h\4P2F1b900h\4R2F1d900h\4T2F1`900h\4V2F1f900h\4X2F1T800h\4Z2F1h700h\4\2F010P]471P:015284120gT103=R3_3_3d3o2b3U3S3_3f3U3b3i3Q]4T1H0003j8f8d8Q]48:R]41h[4S]4T]4150U]4120W40V]4120me10W]4112aQ1Xl10110000000000X]45161^n10Y]4Z1F511j800Y]4^1T1Y]4^1B101jc1000011d800Y]4`1T1Y]4`1B101jc1000011`800Y]4b1T1Y]4b1B101jc10001Z]411f800Y]4d1T1Y]4d1B101jc1000012`8\80152920mQ1000000Y]4f1P1Y]4f1B0015j8d8b8\8j:0150505050565858920d;000920aS1000920bS100000056920mQ1920kG920o900000085120W485120WS185120oFY]4l1F01[]400Y]48:\]41h[4]]4^]40213oc1aQ1Xl10110001jc14PP\mXh_30131X900Y]4Z2\11R800Y]4Z2X31d:00Y]4Z2j421X<015152920Wd1000921^n1Wd1000555920b421^n1b41jc1Y]4^2F1f<01555920b421^n1b41jc1Y]4`2F00_]4?1j81Vg11515284120YR1034R3_3_3d385120RT1`]4R1F00015221Vg1RT1000a]400`]48:b]41h[4c]4d]4150e]4121Vg1me10f]4121Vg1RT10Zo1213oc1aQ1Xl10110000000000g]4?1\81g\415151920cQ10205620mQ10005220oQ1000h]4X1F11j81Vg1185120aS1h]4\1F11h;01565821Vg1aS1921Vg1d;000000i]400h]48:j]41h[4k]4l]41=0m]4121g\4mQ10n]4121g\4oQ10^g1121g\4me10o]4121Vg1aS10P^4121Vg1d;0Q^4121Vg1me10U;213oc1aQ1Xl10110001h;4PP\mXh_3010000R^4?1\81g\4185120cQ1S^4T1F13^8l8j81Vg1185120YR1S^4X1F11h;015221g\4cQ15284121Vg1YR1034R3_3_3d3T^400S^48:U^41V^4W^4X^4180Y^4121g\4cQ10ii1121g\4me10Z^4121Vg1me10d_2121Vg1YR1213oc1aQ1Xl10110001h;4PPf^Tlg1010000[^4?1l81Vg1185120ZT1\^4V1F0011l81ml10\^4Z1P1150525284121Vg1YR1034R3_3_3d35621Vg1ZT121ml1b451515284121ml1YR1034R3_3_3d35721ml1b421Vg1ZT1545921ml1b421Vg1ZT11^5]^400\^48:^^41V^4_^4`^41:0a^4121Vg1ZT10b^4121ml1b40^g1121ml1me10c^4121Vg1me10d_2121Vg1YR1213oc1aQ1Xl10110001^54PPb_QdB000000d^4?1l81Vg115284120YR1034R3_3_3d3e^4T1F0001555921Vg1ZT121Vg1b41_W1f^400e^48:g^41V^4h^4i^4190j^4121Vg1me10d_2121Vg1YR10k^4121Vg1ZT10k]215921Vg1ZT121Vg1b40l]2212aQ1Xl10110001_W14PPZfVg3000000l^451h81_e10m^4P1F211`600m^4T1T2m^4T1B101jc10011X600m^4T1T1011b6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3m^4X1P1m^4V1B101jc10011X600m^4V1P1011X<0152920Wd1000921_e1Wd1000m^4d1B0m^48:n^41o^4P_4Q_40212oc1aQ1000001jc14PP\mXh_3000010R_491b80151515185120W485120oF5220W421iQ1W45620oF21iQ1b4S_4NH01b91iQ1185120W4S_4T1J16\9^90d8X9d:0152920W421iQ1W421iQ1W4S_4X1B1cl10100S_48:T_41X\4U_4V_40212oc1aQ1000001cl14PPPXXWXjZc4000000W_452`<b<1X_415157801920Xa11Y_41Y_453920U@032d3_3920XN034V3b3_3]3Z_4P1F214\9^9d8j800Z_4V1P1Z_4V1B101jc1000015\9^9d8j8`800Z_4\1P1Z_4Z1B101jc10013P<j3Z800Z_4Z1P11[_400Z_48:\_41]_4^_4__40212oc1aQ1000002jc14PPf^Tlg1Y_44PPlb\i^A010000`_4?1f81hc10a_4X1F0021Z81iQ10a_4Z1R11^81Qe10a_4Z1`215721Qe1b421iQ1b4b_400a_48:c_41d_4e_4f_4160g_4121iQ1me10TQ3121hc1me10h_4121Qe1me1212oc1aQ10100000000001i_4mb3a_4T1>j_4?1d:1ml115152841920PZ1030035T3Q3Y3\3i385120W4k_4V1F21b81UP21515220W421ml1W485120oFk_4\1B1d81iQ11515220W421ml1W485120WS1k_4^1B11h;015050505421iQ1b421UP2b4565921iQ1b421UP2b41UF555921iQ1WS121iQ1b41aV251535921iQ1WS121UP2oF1l_4535921iQ1WS121UP2oF1m_4n_400k_48:o_41P`4Q`4R`41<121iQ1W40S`4121UP2oF0T`4121iQ1me10RZ2121iQ1WS10k]215921iQ1WS121iQ1b40U`411aV20V`4212oc1aQ1000005h;4PPPTUioS\R1UF4PPf^Tlg1aV24PPPlYaTUm4l_44PPPhcRYZj9m_44PPPdmc]_g>0021d:0152920W421ml1W421ml1W4k_4l1F1V;0152920W421ml1W421ml1W4k_4n1F000W`4=1j:01515151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920i>030037`3U3^3T3Y3^3W356920kG002000565920b420^S11_W1X`4P1L20W4112b8V;00X`4\1\120W401\8015052920oQ1920g9002000515185120nQ185120_>5483120_>83120nQ1X`4b1B01h;X`48:Y`41X\4Z`4Z\40212oc1aQ1000002h;4PPf^Tlg1_W14PPThjX_:0011h800X`4n1\1010[`4=1j:015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG00200050385120^S1555920^S120b41Ul335152841920hZ1035T3Q3Y3\3i3034^3_3^3U353841920i>037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3\`4R1L20W4116d8b8^9`9P:V;00\`4d1B20W401Z800\`4T2J11f800\`4V2L1h;\`48:]`41^`4_`4``40212oc1aQ10100002h;4PPf^Tlg1Ul34PPPlYaTUm40061^8015384120YR103;d3U3b3]3Y3^3Q3d3Y3_3^3\`4^2F1Z800\`4`2F1`800\`4b2F1h800\`4d2F1h700\`4f2F1l900\`4h2F000a`491`800b`4P1H01600b`4T1J136j3n;00b`4V1L1h;0120b`48:c`41h[4d`4e`40112aQ1Xl10110001h;4PP\mXh_3000000f`4?1\81g\41515085120mQ185120nQ15085120oQ185120_>g`4X1F13^8l8j81Vg1185120YR1g`4\1F11h;015052515156921g\4mQ183121g\4nQ100052921g\4oQ183121g\4_>0003921g\4cQ10205284121Vg1YR103:V3_3b3S3U3o2c3d3_3`3515284121Vg1YR1034R3_3_3d3385121g\4cQ1h`400g`48:i`41j`4k`4l`41=0m`41921g\4mQ183121g\4nQ10n]41921g\4oQ183121g\4_>0n`4121g\4cQ10^g1121g\4me10o`4121Vg1YR10^g1121Vg1me10U;213oc1aQ1Xl10110001h;4PPf^Tlg1010000Pa45101k?15185120Z485120W4Qa4P1F115d80`9P:V;015220W421k?W4Qa4X1LQa4V1>101jc10011600Qa4V1L000Qa48:Ra41h[4Sa4Ta40213oc1aQ1Xl10110001jc14PP\mXh_30071601575820b41jc121k?Z4Qa4b1F140152920W421k?W421k?W4Qa4d1F1b90152920W421k?W421k?W4Qa4f1F1d900Qa4h1F1T800Qa4j1F1f<00Qa4l1F1X601720SIhh1Qa4n1F000Ua45101k?15185120Z485120W4Va4P1F114d80`9P:015220W421k?W4Va4X1LVa4V1>101jc10011l800Va4V1L000Va48:Wa41Xa4Ya4Za40213oc1aQ1Xl10110001jc14PPf^Tlg10081l801505384120YR103:V3_3b3S3U3o2c3d3_3`35720b421k?Z4Va4b1F140152920W421k?W421k?W4Va4d1F1b90152920W421k?W421k?W4Va4f1F1d900Va4h1F1T800Va4j1F1600Va4l1F1l<00Va4n1F1X601720SIhh1Va4P2F000[a481`61iQ11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920kI020\a4T1H1Z800\a4X1N012f8h801565921iQ1b420b41lW2\a4\1H\a48:]a41^a4_a4`a4130aa4121iQ1me10ba4111aQ1000001lW24P``gn5000000ca492h8X<0152920Wd1000921iQ1Wd1000da4NH01V;1iQ10da4T1J12f8`800da4V1L1h;0101da48:ea41fa4ga4ha40212oc1aQ1000001h;4PPf^Tlg1000000ia4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120nI5720oI21iQ1b4ja4NL20nI111b800ja4V1\120W401Z81iQ10ja4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ja4\1L1h;ja48:ka41la4ma4na40212aQ1Se3000001h;4PPhUibmR1000010oa4?1Z81Vg10Pb4V1F21j:1bl1185120W4Pb4Z1B1d81iQ10Pb4\1B11h;015521bl1b421iQ1b4Qb400Pb48:Rb41Sb4Tb4Ub4160Vb4121iQ1W40ii1121iQ1me10Wb4121bl1me1212oc1aQ1000001h;4PPf^Tlg1010011Xb4mb3Pb4R1>Yb4?1j:1bl11515156920o900200056920kG0020005085120o985120W4Zb4R1F12^8l81Vg10Zb4V1F11h;015384121Vg1YR1034^3_3^3U3[b400Zb48:\b41]b4^b4_b4160`b4121bl1me10ab4121Vg1YR10ii1121Vg1me1212oc1aQ1000001h;4PPigPZ9010010bb4?1j81Vg11515284120YR1034R3_3_3d35620d;000cb4T1F00015721Vg1aS1002db400cb48:eb42h[4P`4fb4gb4170hb4121Vg1d;0ib4121Vg1aS10jb4121Vg1me10U;112aQ1Xl10110000000000kb491b8015220W421iQ1W4lb4P1H01d81iQ1185120W4lb4V1J13f8h8Z800lb4X1L1h;0101lb48:mb42Sb4h[4nb4ob40212oc1aQ1000001h;4PPf^Tlg1000000Pc491b80185120oFQc4LH20120Qc48:Rc43Sc4la4Tc4Uc4Vc40212oc1aQ10000002W4oF00000Wc451b81UP2185120W4Xc4P1F111Z;015152920W403021UP2W45284120h5036]3Y3c3c3U3T3Xc4V1LXc4V1>101jc1000000Xc48:Yc41Zc4[c4\c40212oc1aQ10100001jc14PPigPZ900041T<00Xc4b1F1V<00Xc4d1F1X<0152920Wd1000921UP2Wd1000Xc4f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Xc4h1F10]c451b81UP2185120W4^c4T1F111X;01515152920W403021UP2W45284120U@036]3Y3c3c3U3T35050385120oF385121UP2oF548015920oF21UP2oF04PPU[ck1^c4Z1L^c4Z1>101jc1000000^c48:_c41X\4`c4ac40212oc1aQ10100001jc14PPigPZ900041T<00^c4j1F1V<00^c4l1F1X<0152920Wd1000921UP2Wd1000^c4n1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3^c4P2F10bc4?1b81UP2185120oFcc4\1F0001505659921UP2PG21UP2b421UP2oF1_W151565921UP2b421UP2oF1_W1545921UP2b421UP2PG1UFdc4159921UP2PG21UP2b421UP2oFVg10cc48:ec42X\4`\4fc4b\41;121UP2W40gc41921UP2PG21UP2b40^g1121UP2me10_g1159921UP2PG21UP2b421UP2oF0d\4121UP2oF0hc411_W1112oc1aQ10100002_W14PPThjX_:UF4PPU[ck1000000ic4?1d:1ml115185120W45284120PZ1034^3_3^3U3jc4R1F21b81UP2185120oFjc4X1B1d81iQ115185120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3jc4Z1B11cl1015521iQ1WS121UP2oFkc401jc48:lc41P`4mc4nc41;121ml1W40oc4121ml1me10Pd4121UP2oF0^g1121UP2me10Qd4121iQ1WS10ii1121iQ1me1212oc1aQ1000001cl14PPPXXWXjZc41W410000Rd4=1X;015185120W45284120U@036]3Y3c3c3U3T3Sd4NL20W4111b800Sd4V1\120W401Z800Sd4Z1J13f8h8Z800Sd4\1L1h;Sd48:Td41la4Ud4Vd40212oc1aQ1000001h;4PPf^Tlg1000000Wd481`6015185120lF320lFXd4T1H1800Xd4X1N00Xd48:Yd41Zd4[d4\d4130Wo1120me10]d4212aQ1Xl10110000000000^d4=1\800_d4R1L20nQ1111\800_d4X1\120_>01\81g\415185120nQ185120_>_d4\1J11f800_d4^1L1h;_d48:`d42Th2Sb4ad4bd40212oc1aQ10100001h;4PPf^Tlg10071Z800_d4f1F1h800_d4h1F4d8b8\9^90136920W4030121g\4_>_d4l1F1`900_d4P2F1l900_d4R2F1V;00_d4T2F1h700_d4V2F000cd491f800dd4P1H01h800dd4T1J11Z800dd4V1L1h;0101dd48:ed41fd4gd4hd40111aQ1000001h;4PPf^Tlg1000000id491h800jd4P1H01f800jd4T1J11Z800jd4V1L1h;0101jd48:kd41fd4ld4md40212oc1aQ10100001h;4PPf^Tlg1000000nd4:1^800od4P1H1YR120YR1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311od48:Pe42d_4]b4Qe4Re4150Se4120YR10ii1120me10Te4211aQ10100000000000Ue471`80152841920`R1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3Ve4T1H11^81Vg115384120YR1034^3_3^3U3Ve4Z1J13f8h8Z800Ve4\1L1F0Ve48:We41Xe4Ye4Ze4160`U3120me10[e4121Vg1me10d_2121Vg1YR1211aQ10100000000001ak3bk3Ve4P1>\e471X;015284120U@036]3Y3c3c3U3T3]e4P1H11^81Vg115284120YR1034^3_3^3U3]e4V1J12f8h800]e4X1L00]e48:^e41Xe4_e4`e4160ae4120W40be4120me10ce4121Vg1me1212oc1aQ1000000000000de472b8d800ee4T1H11^81Vg115284120YR1034^3_3^3U3ee4X1J12f8h800ee4Z1L1F0ee48:fe41Xe4ge4`e4160he4120W40ii1120me10ie4121Vg1me1212oc1aQ1000000000001ak3bk3ee4P1>je492b8d800ke4NH01`80152841920`R1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3ke4R1J15Z8X9R8d:X600ke4T1L1h;0100ke48:le42Xe4h[4me4ne40212oc1aQ1000001h;4PPf^Tlg1000000oe491b8015185120oF5620oF20b4Pf4NH02b<`<00Pf4R1T111f800Pf4R1b41h;0100Pf48:Qf41]_4Rf4Sf40211aQ1000001h;4PPPlYaTUm4000000Tf4=1\801515185120nQ185120_>5283120_>000Uf4R1L20nQ1113d8b8^900Uf4Z1\120W401j<00Uf4\1T111f800Uf4\1`21h;Uf48:Vf41Wf4Xf4Yf40111aQ101010001h;4PPf^Tlg10061j<00Uf4d1F1h800Uf4f1F1V;00Uf4h1F1`900Uf4j1F1l900Uf4l1F1h700Uf4n1F010Zf491^800[f4NH01Z800[f4P1T113Z8f8h800[f4P1f21cl10121[f48:\f41d_4]f4^f40211aQ1000001cl14PPf^Tlg1000010_f45101k?15185120Z485120W4`f4R1F113b8d80015220W421k?W4`f4\1B`f4X1>101jc10011l800`f4X1L000`f48:af41Xa4bf4cf40212aQ1Xl10110002jc14PPf^Tlg1lW24PP\mXh_300;1l801505384120YR103:V3_3b3S3U3o2c3d3_3`35420b45821k?Z41lW2`f4j1F140152920W421k?W421k?W4`f4l1F1>0152920W421k?W421k?W4`f4n1F1f90152920W421k?W421k?W4`f4P2F1X;0152920W421k?W421k?W4`f4R2F1b90152920W421k?W421k?W4`f4T2F1d900`f4V2F1T800`f4X2F1600`f4Z2F1l<00`f4\2F1X601720SIhh1`f4^2F000df491f800ef4NH01Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3ef4R1J11Z800ef4T1L1h;0120ef48:ff41fd4gf4hf40212oc1aQ1000001h;4PPf^Tlg1000000if451Z81Vg10jf4R1F311f800jf4V1T1jf4V1B101jc1000011h800jf4X1T1jf4X1B101jc10001kf411`8015284120`R1039c3S3X3U3T3e3\3U3c3jf4Z1P1jf4Z1B101jc10001lf400jf48:mf41fd4nf4of40212oc1aQ1000001jc14PPf^Tlg100041T<00jf4h1F1V<00jf4j1F1X<0152920Wd1000921Vg1Wd1000jf4l1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3jf4n1F10Pg492X<Z<015152920Wd1000921_e1Wd100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3Qg4NH01h81_e10Qg4T1J12n;j300Qg4V1L1h;0101Qg48:Rg41o^4Sg4Q_40212oc1aQ1000001h;4PPf^Tlg1000000Tg4?1^81Vg10Ug4NF0001684121Vg1YR19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3Vg400Ug48:Wg41d_4Xg4Yg40212oc1aQ1000000000000Zg451j31bl10[g4P1F111Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3[g4R1\1[g4R1J101jc1000001[g48:\g41]g4^g4_g40212oc1aQ1000001jc14PPb_QdB00041T<00[g4\1F1V<00[g4^1F1X<0152920Wd1000921bl1Wd1000[g4`1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[g4b1F10`g4?1`61Vg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120\<ag4LF000152871:21Vg1\<10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3bg400ag48:cg41^a4dg4eg40211aQ1000000000000fg4?1Z81Vg10gg4T1F14j8f8h8`81hc10gg4V1F11h;01555921hc1b421Vg1b41hW1hg415921hc1b421Vg1b4Vg10gg48:ig41]g4jg4kg4180lg4121Vg1me10Rn215921hc1b421Vg1b40mg4121hc1me10ng411hW1111aQ1000002hW14PPZfVg3h;4PPf^Tlg1010010og4?1d81iQ1185120WS1Ph4P1F00015621iQ1WS121iQ1b4Qh415921iQ1WS121iQ1b4[d10Ph48:Rh41P`4Sh4Th418121iQ1W40Uh4121iQ1b40RZ2121iQ1WS10^g1121iQ1me10Vh4212oc1aQ1000000000000Wh4=1d8015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4Xh4P1L20W4111\800Xh4X1\120nQ101\80185120nQ1Xh4\1J15f8h8Z8j3n;00Xh4^1L1cl1Xh48:Yh41Zh4[h4\h40212oc1aQ10100001cl14PP\mXh_3000000]h491d8015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3^h4V1H10120^h48:_h42Zh4Tc4`h4ah40212oc1aQ101000001W400000bh451n<0152920Wd1000000ch4R1F211j<00ch4X1b3ch4X1B101jc10012j3Z800ch4X1T1013j:^8`801505052920o9920kG00200052841920YR1030034^3_3^3U385120`R1ch4\1P1ch4Z1B101jc10012j3Z800ch4Z1P11lf400ch48:dh41eh4fh4gh40111aQ101010001jc14PPb_QdB000000hh451j<1^n10ih4V1F315d8j8`8\9^900ih4Z1P1ih4Z1B101jc1000011^801684120YR13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3ih4b1P1ih4b1B101jc10001jh411f8015658920aS100020bS1000ih4j1P1ih4j1B101jc1012\8^80152841920YR1034R3_3_3d3034R3_3_3d3ih4n1P101kh400ih48:lh42eh4Wf4mh4nh40111aQ101010001jc14PPf^Tlg100041T<00ih4Z2F1V<00ih4\2F1X<0152920Wd1000921^n1Wd1000ih4^2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ih4`2F10oh4?1\81g\41515185120nQ185120_>38:220nQ120_>Pi4V1F11P31kd11515085120^>85120_>575920b421g\4b41Qi4Pi4Z1F11h;018:221g\4nQ1921kd1^>21kd1_>Ri400Pi48:Si41Th2Ti4Ui4190Vi4121g\4nQ10^g1121g\4me10Wi41921kd1^>21kd1_>0^g1121kd1me10U;211aQ10100002Qi44PPZfVg3h;4PPhUibmR101;1V;00Pi4h1F1h800Pi4j1F1b800Pi4l1F1b900Pi4n1F1d900Pi4P2F1`900Pi4R2F1f900Pi4T2F1l900Pi4V2F1T800Pi4X2F1h700Pi4Z2F1X601720SIXi4Pi4\2F010Yi482b8d800Zi4R1H1^800Zi4T1N011Z800Zi4V1HZi48:[i41Sb4\i4]i4150^i4120W40ii1120me10_i4212oc1aQ10100000000000`i4?1\81g\41515185120mQ185120nQ185120_>ai4h1F11^81Vg10ai4l1F11h;06505621g\4mQ10005284121Vg1YR1034^3_3^3U3bi45050505221g\4mQ10005283121g\4nQ10005683121g\4_>000684121Vg1YR1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3ci45050505221g\4mQ10005283121g\4nQ10005283121g\4_>000684121Vg1YR15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3di45050505221g\4mQ10005283121g\4_>0005283121g\4nQ183121g\4_>3684121Vg1YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3ei45050505221g\4mQ100038:221g\4nQ121g\4_>38:221g\4_>21g\4nQ13684121Vg1YR12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3fi450505683121g\4nQ10005683121g\4_>000684121Vg1YR14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3gi401ai48:hi41ii4ji4ki41=0li4121Vg1YR10^g1121Vg1me10mi4121g\4mQ10ni4121g\4nQ10oi4121g\4_>0^g1121g\4me10U;212oc1aQ10100001h;4PPigPZ9010006Pj4Qj4ai4Z1>Rj4Qj4ai4\1>Sj4Qj4ai4^1>Tj4Qj4ai4`1>Uj4Vj4ai4b1>Wj4Vj4ai4d1>Xj4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120PJ5720QJ21iQ1b4Yj4NL20PJ111b800Yj4V1\120W401Z81iQ10Yj4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Yj4\1L1h;Yj48:Zj41la4ma4na40212aQ1Se3000001h;4PPhUibmR1000010[j441f80185120h3\j4P1H20h3100011j<00\j4V1N\j48:]j41eh4^j4_j40111aQ101010000000000`j476Z846<>f900aj4`1>11f<1`Y20aj4n1J14j3n;P<Z<015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3aj4R2B04j3n;P<Z<aj48:bj41cj4dj4ej4150fj4120me10gj4121`Y2me10hj4112aQ1Xl10110000000001ak3ij4aj4Z1>jj491d801515220W421bl1W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3kj4NH01j:1bl115151515185120W452841920hZ1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120^S15420^S120b4kj4V1B11d:0152920W421bl1W421bl1W4kj4^1L1h;0100kj48:lj41P`4mj4nj40212oc1aQ1000001h;4PPf^Tlg1000000oj4?1P:1Pk4185120^S1Qk4X1F000156801595921Pk4^S121Pk4b41aV21_W1Rk400Qk48:Sk42Tk4h[4Uk4Vk4190Wk4121Pk4W40d_2121Pk4^S10Xk4121Pk4b40f_2121Pk4me10Yk4012aQ1Xl10110002aV24PPPlYaTUm4_W14PPU[ck1000000Zk4?1Z81^n10[k4X1F31X61ff11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4[k4\1B1`61Vg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320kI[k4^1B2f8h81_e10[k4`1B11h;01505321Vg1R421ff1R45421_e1me121Vg1me1\k401[k48:]k41^a4^k4_k4160`k4121Vg1me10ak4121^n1me10TQ3121_e1me1111aQ1000001h;4PPhja`o6010011bk4ck4[k4T1>dk4=1j:0151515152841920h5030035V3U3d3S3X385120^S1575920^S120b41hj256920kG002000ek4R1L84120h5115d8^1`1l1V;00ek4`1B841920h5035V3U3d3S3X301\80151515185120nQ185120_>5683120nQ10005283120_>000ek4P2B01h;ek48:fk41^`4gk4hk40212oc1aQ10100002h;4PPf^Tlg1hj24PP\mXh_30031h800ek4Z2\11h700ek4Z2\21b100ek4Z2l3010ik4?1j:1bl115151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41hj2555920^S120b41Ul35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4jk4V1F11P31kd115185120^>575920b421bl1b41Qi4jk4^1F11h;01621bl1W4121kd1^>kk400jk48:lk42Th2Sb4mk4nk41:121bl1W40ok4121bl1^S10^g1121bl1me10Pl4121kd1^>0^g1121kd1me10U;212oc1aQ10100004Qi44PPZfVg3h;4PP\mXh_3hj24PPhja`o6Ul34PPPlYaTUm40081h800jk4j1F1h700jk4l1F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3jk4n1F1l900jk4P2F1V;00jk4R2F1`900jk4T2F1b900jk4V2F1d900jk4X2F010Ql4=1j:015151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41hj2555920^S120b41Ul35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4Rl4R1L20W4116d80^9`9P:V;00Rl4b1B20W401\8015052920oQ1920g90020005185120_>5283120_>000Rl4T2B01h;Rl48:Sl44Sb4^`4h[4Xa4Tl4Ul40212oc1aQ1000003h;4PPf^Tlg1hj24PP\mXh_3Ul34PPPlYaTUm40071h800Rl4`2F1h700Rl4b2F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3Rl4d2F1d:00Rl4f2F1l900Rl4h2F1b900Rl4j2F1d900Rl4l2F010Vl4?1d:1ml11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021Wl4T1F12^8l81Vg10Wl4X1F11h;015384121Vg1YR1034^3_3^3U3[b401Wl48:Xl41]b4Yl4Zl41:0`^2121ml1W40^[2121ml1PZ10[l4121ml1me10\l4121Vg1YR10ii1121Vg1me1212oc1aQ1000001h;4PPPTUioS\R10071X601720SIPj3Wl4f1F1b90152920W421ml1W421ml1W4Wl4h1F1d900Wl4j1F1T800Wl4l1F1`;00Wl4n1F1d:01515220W421ml1W43920kG021Wl4P2F1j:0152920o9920kG002000Wl4R2F000]l4?1d:1ml11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021^l4V1F22^8l81`Y20^l4\1B2^8l81Vg115284120YR1034^3_3^3U3^l4^1B11h;015284121`Y2YR1034^3_3^3U3_l401^l48:`l41]b4al4bl41<0`^2121ml1W40cl4121ml1me10dl4121`Y2YR10ii1121`Y2me10el4121Vg1YR10ii1121Vg1me1211aQ1000001h;4PPPTUioS\R10072X6Z601720SIPj3^l4l1F1b90152920W421ml1W421ml1W4^l4n1F1d900^l4P2F1T800^l4R2F1`;00^l4T2F1d:015220W421ml1W4^l4V2F1j:0152920o9920kG002000^l4X2F000fl4<11b800gl4LH2W4oF110gl48:hl41la4il4jl40212aQ1Se3000000000000kl442Z8j800ll4LH920d;0000011b800ll4R1R100ll48:ml41la4nl4na40212aQ1Se30100000000000ol4?1b81UP20Pm4R1F11j81Vg1185120d;Pm4T1F11h;015721Vg1d;002Qm400Pm48:Rm42X\4Sb4Sm4Tm418121UP2W40ST2121UP2me10Um4121Vg1me10Xo1121Vg1d;0^`2212oc1aQ1000001h;4PP\mXh_3000000Vm452^8l81Vg11684120YR1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3Wm4P1F511b800Wm4V1T1Wm4V1B101jc1000011d800Wm4X1T1Wm4X1B101jc1000012\9^900Wm4Z1P1Wm4Z1B101jc1000011j801565820d;20aS1000Wm4^1T1Wm4^1B101jc1000011h800Wm4`1T1Wm4`1B101jc10001kf400Wm48:Xm43^`4j`4Xa4Ym4Zm40212oc1aQ1000001jc14PPf^Tlg100041T<00Wm4h1F1V<00Wm4j1F1X<0152920Wd1000921Vg1Wd1000Wm4l1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Wm4n1F10[m4?1\81g\41515185120nQ185120_>38:220_>20nQ1\m4X1F11P31kd11515085120^>85120_>575920b421g\4b41Qi4\m4\1F11h;0138:221g\4_>921kd1^>21kd1_>]m400\m48:^m41Th2_m4`m4190am4121g\4_>0bm4121g\4nQ10^g1121g\4me10cm4121kd1me10U;111aQ10100002Qi44PPZfVg3h;4PPhUibmR10131V;00\m4h1\11h800\m4h1f21d:00\m4h1f3010dm4?2^901k?15185120P485120W4em4V1F22^8l81Xc31684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3em4\1B2^901^n1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41fm4em4`1B11h;015421^n1me121Xc3me1gm400em48:hm41Tc4im4jm41<0`^2121k?P40km4121k?W40^g1121k?me10lm4121^n1W40^g1121^n1me10mm4121Xc3me1212oc1aQ1000002h;4PPPlYaTUm4fm44PP\mXh_30081b90150385120W45220W421k?W4em4n1F1d900em4P2F1X900em4R2F1R800em4T2F1n800em4V2F1n900em4X2F1^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3em4Z2F1l8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3em4\2F002nm4om4em4`2>Pn4Qn4em4b2>Rn4=1\800Sn4NL20nQ1011\800Sn4T1\120_>01\801515185120nQ185120_>5683120nQ1000Sn4X1J11^800Sn4Z1L1h;Sn48:Tn41ii4Un4Vn40212oc1aQ10100001h;4PPigPZ90051^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Sn4b1F1`800Sn4d1F1f800Sn4f1F1h800Sn4h1F1Z800Sn4j1F000Wn4?1^91k?15185120W485120fAXn4V1F21`<1X_415153920Pa10000005380120Pa100P]1Xn4\1B1^91^n11515220W421k?W485120fAXn4`1B11h;02505421^n1b421X_4b45321^n1fA21k?fAYn4505421^n1b421X_4b4535921^n1fA21k?fA5:1Zj221X_4Pa1Zn400Xn48:[n41]_4\n4]n41?0^n4121X_4Pa10_n4121X_4me10`n4121k?W40an4121k?fA0^g1121k?me10Yl2121^n1fA0^g1121^n1me10bn4212oc1aQ1000002h;4PPPTUioS\R1Zj24PP\mXh_30061`<0136841920XN0303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3Xn4n1F1b<00Xn4P2F1d<00Xn4R2F1X900Xn4T2F1X601720SIcn4Xn4V2F1b90152920W421k?W421k?W4Xn4X2F000dn4?1P91iQ1151515185120XN85120WS1555820XN5:920lT100Pj204PP\mXh_320b45620WS120XNen4V1F00025621iQ1WS121iQ1b4Qh450555921iQ1WS121iQ1b45:921iQ1lT100Pj204PP\mXh_3515152921iQ1lT100Pj200Pj2555921iQ1WS121iQ1b45804PPPlYaTUm41fn4525921iQ1mT121iQ1nT100h3gn415921iQ1WS121iQ1b4[d10en48:hn41P`4in4jn4190kn4121iQ1b40^g1121iQ1me10ln4121iQ1XN0_b2121iQ1WS10mn4212oc1b2000001fn44PP`Rg`aa6000000nn4?1P91k?1515185120W485120XN85120WS1on4V1F11P91^n1151515220W421k?W485120WS15220XN21k?XNon4Z1F11cl10150558015921^n1WS121k?WS11_W15521k?WS121^n1b4Po400on48:Qo41bX2Ro4So41:121k?W40To4121^n1WS10^g1121^n1me10Uo4121k?WS10^g1121k?me10Vo4212oc1b2000002cl14PPPP_ZTYYW1_W14PPU[ck10051T90152920W421k?W421k?W4on4f1F1b90152920W421k?W421k?W4on4h1F1X90152920W421k?W421k?W4on4j1F1d900on4l1F1`<00on4n1F000Wo4?1P91k?1515185120W485120lT15420lT100Pj2Xo4T1F11d81^n1151515220W421k?W485120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Xo4X1F11cl101555921^n1WS121^n1b45:21k?lT104PP\mXh_3Yo400Xo48:Zo42[o4h[4\o4]o41<121k?W40^o4121k?lT10_o4121k?me10`o4121^n1WS10^g1121^n1me10_g115921^n1WS121^n1b40V`4212oc1b2000001cl14PPPXXWXjZc40041P90152920W421k?W421k?W4Xo4d1F1X90152920W421k?W421k?W4Xo4f1F1X601784120SIao4Xo4h1F1d900Xo4j1F000bo451P91iQ115185120W485120WS1co4R1F215n8P9R9T9V90152920W421iQ1W421iQ1W4co4X1P1co4X1B0121iQ1WS112P<j300co4^1P101do415n8P9R9T9V90152920W421iQ1W421iQ1W4co4f1P1co4b1B101jc1121iQ1WS1012P<j300co4d1P1000co48:eo41P`4fo4go40212oc1b20100001jc14PPf^Tlg10061P901515220W421iQ1W45420b421iQ1WS1co4P2F1b90152920W421iQ1W421iQ1W4co4R2F1X90152920W421iQ1W421iQ1W4co4T2F1d900co4V2F1T800co4X2F1X601784120SIiZ2co4Z2F000ho451P91iQ115185120W485120WS1io4R1F114n8P9R9T90152920W421iQ1W421iQ1W4io4`1Lio4X1>101jc115921iQ1WS11aY2012f9B015052920W421iQ1W421iQ1W45220U921iQ1WS1io4\1B000io48:jo41fZ2ko4lo40213oc1b2Xl10110002jc14PP\mXh_3aY24PP\mXh_30081P901515220W421iQ1W45420b45921iQ1WS11aY2io4j1F1b90152920W421iQ1W421iQ1W4io4l1F1X90152920W421iQ1W421iQ1W4io4n1F1d900io4P2F1T800io4R2F1f<00io4T2F1600io4V2F1X601784120SIiZ2io4X2F000mo452n8V91iQ10no4P1F311P90152920W421iQ1W421iQ1W4no4T1T1no4T1B101jc1000011R90152920W421iQ1W421iQ1W4no4V1T1no4V1B101jc10001oo411T90152920W421iQ1W421iQ1W4no4X1T1no4X1B101jc10001]m200no48:PP52P`4fZ2QP5RP50212oc1b2000001jc14PPf^Tlg100051T<00no4`1F1V<00no4b1F1f<00no4d1F1X<0152920Wd1000921iQ1Wd1000no4f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3no4h1F10SP5?1P91iQ11515185120XN85120WS150565820XN5:920lT100Pj204PP\mXh_320b45520WS120XNTP5V1F00025050385121iQ1lT155801595921iQ1WS121iQ1XN5:21iQ1lT104PP\mXh_31_W15221iQ1lT100Pj2UP550505185121iQ1lT15321iQ1lT100Pj255801595921iQ1WS121iQ1XN1aV21_W151505580159801595921iQ1WS121iQ1XN1aV21fn41_W15580159801595921iQ1WS121iQ1XN1aV21VP51_W15580158595921iQ1WS121iQ1XN1aV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1WP515921iQ1WS121iQ1XN[d10TP58:XP52P`4fZ2YP5ZP51=0[P5121iQ1me10\P5121iQ1XN0_b2121iQ1WS10k]215921iQ1WS121iQ1XN0]P511aV20^P5121iQ1lT10U;212oc1b2000004aV24PPPlYaTUm4fn44PP`Rg`aa6VP54PPXa[hhX3_W14PPU[ck1000000_P5?1P91k?1515185120W485120lT15320lT100Pj2`P5T1F11P91^n11515152920W421k?W421k?W485120WS185120XN`P5X1F11cl101505185121^n1lT15221^n1lT121k?lT151385121^n1lT150555921^n1WS121^n1b45:21k?lT104PP\mXh_355801595921^n1WS121^n1XN5:21k?lT104PP\mXh_31_W1aP500`P58:bP52[o4fZ2cP5dP51>121k?W40eP5121k?lT10_o4121k?me10fP5121^n1me10\P5121^n1XN0_b2121^n1WS10gP5121^n1lT10U;212oc1b2000002cl14PPPXXWXjZc4_W14PPU[ck10031X90152920W421k?W421k?W4`P5j1F1X601784120SIao4`P5l1F1d900`P5n1F000hP5?1P91iQ1151515151515152920lT100Pj200Pj285120XN85120WS185120mT185120nT15320mT120nT1565820XN1aV220b4iP5V1F00015580158595921iQ1WS121iQ1XN1aV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1jP515921iQ1WS121iQ1XN[d10iP58:kP51]_4lP5mP51;0[P5121iQ1me10\P5121iQ1XN0_b2121iQ1WS10nP5121iQ1mT10_b2121iQ1nT10oP5111b2000002aV24PPPlYaTUm4_W14PPU[ck1000000PQ5?1X61hc1151620SI403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720TIQQ5RQ5V1F11`61Vg11920P9021RQ5^1F11jc1043721hc1TISQ5TQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3UQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3VQ56871:21hc1TI108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3WQ501RQ58:XQ51YQ5ZQ5[Q518121hc1SI0hj1121hc1me10\Q519:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30YU219:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30]Q5212oc1mX4000001jc14PPf^Tlg11R400010^Q5?101k?15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3_Q5T1F00015050515284121k?X403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721k?Y400Z1515284121k?X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721k?Y400^1515284121k?X4038c3U3d3U3h3Q3S3d35421k?Y400^1`Q500_Q58:aQ51bQ5cQ5dQ5170bc2121k?me10eQ5121k?X40fQ5121k?Y40gQ5112mX4Xl10110000000000hQ5?3\9^901k?15085120fA85120Z4iQ5R1F000156921k?fA21k?Z421k?b4jQ5159921k?fA21k?Z421k?b4Vg10iQ58:kQ51lQ5mQ5nQ5170oQ5121k?b40RZ21921k?fA21k?Z40^g1121k?me10Vh4212oc1mX4000000000000PR5?1X91iQ115620fA20b4QR5T1F11\91k?0QR5X1F11h;015221k?fA21iQ1fARR500QR58:SR51TR5UR5VR5190WR5121iQ1fA0^g1121iQ1me10XR5121k?fA0^g1121k?me10U;212oc1mX4000001h;4PPb_QdB0121h700QR5b1\11b600QR5b1l2010YR5?2\9^91k?185120W>ZR5HF00015221k?W>03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2[R500ZR58:\R51]R5^R5_R50212oc1mX4000000000000`R5?1X91iQ10aR5V1F21^91k?185120W4aR5Z1B1d:1ml1185120W4aR5\1B11h;015221k?W421ml1W4bR501aR58:cR53XX4W^2cX2dR5eR5190fR5121ml1W40^g1121ml1me10gR5121k?W40^g1121k?me10U;212oc1mX40100001h;4PPigPZ90171Z800aR5n1F1R800aR5P2F1h700aR5R2F1b600aR5T2F1n800aR5V2F1n900aR5X2F1f100aR5Z2F010hR5?2b9d91hc11920_V1020iR5R1F14P3`6n9\81TV2185120g9iR5X1B11h;015221TV2g9000jR501iR58:kR51Rg1lR5mR5170`U3121TV2me10Xo1121TV2g90Yo1121hc1me10Zo1212oc1mX4000001h;4PPhUibmR10161X900iR5j1F1\900iR5l1F1^900iR5n1F1R800iR5P2F1d800iR5R2F1P900iR5T2F000nR5?1b11Qe10oR5V1F21T81hc11920L021oR5Z1B1f11iQ1152920P721Qe1P721Qe1P7oR5\1B11h;01505421iQ1b421hc1b4565921hc1b421Qe1b41PS5QS500oR58:RS51Ra2SS5TS5170US5121iQ1me10VS5121Qe1me10WS5121hc1me10XS5211mX40100002h;4PPPlYaTUm4PS54PPigPZ90061^100oR5h1F1l300oR5j1F1R800oR5l1F1X900oR5n1F1b200oR5P2F1f200oR5R2F000YS591f90151720W4iV25659920U9920\:20b421hc1b41lW2ZS5R1H01`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021ZS5Z1B16R8R:\9^9X6Z6017920SI034T3e3Q3\3iV2ZS5`1B1h;0100ZS58:[S51Ra2\S5]S50211mX40100002lW24PPigPZ9h;4PPPTUioS\R1000000^S5?1^11^n10_S5Z1F31`61Vg11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021_S5^1B1`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021_S5`1B1f11iQ1152920P7921^n1P7030921^n1P7920P7030_S5b1B11h;0150565921Vg1b421^n1b41PS55521iQ1b421hc1b4`S500_S58:aS51Ra2bS5cS5160dS5121^n1me10eS5121iQ1me10fS5121hc1me1211mX40100002PS54PPb_QdBh;4PPPhcRYZj90141l300_S5P2F1X900_S5R2F1b200_S5T2F1f200_S5V2F001gS5hS5_S5V1>iS5?2`6P31k?185120g9jS5V1F22X6`<1hc1150385120SI515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030kS5jS5\1B2`6P31^n1185120g9jS5`1B11h;01505721hc1b421^n1b45521^n1g921k?g9lS500jS58:mS52nS5W^2oS5PT51;0QT5121hc1me10RT5121k?g90^g1121k?me10ST5121^n1g90^g1121^n1me10TT5212oc1mX4000001h;4PPP_ZTYYW100:1X900jS5n1F1n900jS5P2F1f900jS5R2F1R800jS5T2F1R:00jS5V2F1d800jS5X2F1P900jS5Z2F1f100jS5\2F1X6017920SI038c3S3X3U3T3e3\3U3UT5jS5^2F1Z6017920SI038c3S3X3U3T3e3\3U3UT5jS5`2F000VT551X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030kS5WT5NF112\9^90150385120fA5620fA21hc1b4WT5T1P1WT5T1B101jc1000000WT58:XT51nS5YT5ZT50111mX4000001jc14PPb_QdB0021h700WT5\1\11b600WT5\1l241T<00WT5b1F1V<00WT5d1F1X<0152920Wd1000921hc1Wd1000WT5f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3WT5h1F10[T5?1X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030kS5\T5X1F21^11Vg10\T5^1B2\9^91k?0\T5`1B11jc1025621k?fA21Vg1Q7]T5555921k?fA21Vg1Q71cl1^T500\T58:_T51nS5`T5aT51=0bT5121hc1me10cT5121Vg1Q70^g1121Vg1me10dT5121k?fA0^g1121k?me10eT511cl10fT5112mX4_;0100002cl14PP`Rg`aa6jc14PPb_QdB0041X900\T5l1\11R800\T5l1X31f100\T5l1j41n100\T5l1V6000gT5?3\9^9n21k?1515185120X>52841920W>03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Y>021hT5NF0001684121k?X>2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3iT500hT58:jT51kT5lT5mT50112oc1mX4000000000000nT551X61kd115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3oT5P1F213\9^9R:00oT5X1P1oT5V1B101RP10011j100oT5V1P11PU513\9^9R:00oT5^1P1oT5^1B0011j100oT5`1P10000oT58:QU51^a2RU5SU50211mX40100001RP14PP\mXh_30061b600oT5f1F1d600oT5h1F1h700oT5j1F1T800oT5l1F1X601620SI203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3oT5n1F1`601515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9021oT5P2F000TU592`6b6015220R421k?R4UU5NH02`6b61k?1515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4UU5V1B11X6015220R421k?R4UU5Z1L1h;0100UU58:VU51WU5XU5YU50212oc1mX4000001h;4PPf^Tlg1000010ZU5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4[U5T1F21`91`Y20[U5Z1B1`61Vg1151515220R421hc1R4920P9021385120W7[U5\1B11h;015421Vg1me121`Y2me1\U501[U58:]U51WU5^U5_U5160XR2121hc1me10`U5121Vg1me10aU5121`Y2me1212oc1mX4000001h;4PPf^Tlg10031^900[U5P2F1R:00[U5R2F1X6015320SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3[U5T2F011bU5cU5[U5h1>dU581`61iQ11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021eU5P1H4^1`1l1n300eU5V1>012R8X6015152920SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921iQ1R4030921iQ1R4030eU5`1>eU58:fU51WU5gU5hU5130iU5121iQ1me10jU5212oc1mX4000000000000kU5?1X61kd115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3lU5V1F21^11Vg1185120Q7lU5\1B2\9^91k?185120fAlU5^1B11h;015055801595921k?fA21Vg1Q71TB1_W1545921k?fA21kd1b41SZ4mU500lU58:nU51^a2oU5PV51<0QV5121Vg1Q70^g1121Vg1me10RV5121k?fA0^g1121k?me10_g115921k?fA21Vg1Q70SV511TB211mX40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1SZ44PPX`eanD0081b600lU5n1F1h700lU5P2F1T800lU5R2F1X900lU5T2F1Z800lU5V2F1n800lU5X2F1f100lU5Z2F1X601720SITV5lU5\2F000UV5?1X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20TI106S3_3^3V3Y3W320TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3VV5V1F0001505259891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TB525958891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TBWV500VV58:XV51YV5ZV5[V5190\V5121hc1me10]V51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30^V51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30_V511TB0`V5211mX4000001TB0:000000aV551X61kd11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021bV5R1F113^1`1l100bV5X1LbV5X1>101jc1000000bV58:cV51^a2dV5eV50211mX40100001jc14PPb_QdB0051b600bV5^1\11d600bV5^1R21h700bV5^1Z31T800bV5^1j41R800bV5^1\641T<00bV5d1F1V<00bV5f1F1X<0152920Wd1000921kd1Wd1000bV5h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bV5j1F10fV5?1T81hc115085120L85120j1gV5LF000221hc1LhV521hc1j1iV500gV58:jV51Ra2kV5lV5170mV5121hc1me10nV5121hc1L0oV5121hc1j10PW5211mX4000000000000QW561T81hc1151385120L385120j1RW5R1H1121b100RW5Z1J2b9d900RW5\1J0RW5X1B1jc1000RW58:SW51Ra2TW5UW50212oc1mX40100001jc14PPb_QdB0011b600RW5d1F41T<00RW5j1F1V<00RW5l1F1X<0152920Wd1000921hc1Wd1000RW5n1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3RW5P2F10VW5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120TI036_3R3Z3U3S3d3WW5R1F00023851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3XW53851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3YW500WW58:ZW52[W5lc1\W5]W5170^W5121hc1me10_W51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30`W51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30aW5111mX4000000000000bW5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIcW5P1F11`61Vg11920P9021cW5T1F11jc10=52871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3dW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3eW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3fW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3gW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3hW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3iW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3jW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3kW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3lW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3mW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3nW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3oW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3PX501cW58:QX51[W5RX5SX50212oc1mX4000001jc14PPf^Tlg11R400010TX5?1R81kd1151515185120nO85120oO85120PP185120QP1UX5T1F000150525959585:21kd1PP100h321kd1QP15:21kd1nO00h321kd1oO1TB52595958585:21kd1PP100h321kd1QP100Pj25:21kd1nO00h321kd1oO1TBVX500UX58:WX51YV5XX5[V51=0YX5121kd1me10ZX5121kd1nO0[X5121kd1oO0\X5121kd1PP10[X5121kd1QP10]X511TB0`V5212oc1mX4000001TB0:000000^X551R81kd10_X5P1F311^100_X5T1T1_X5T1B101jc1000011`100_X5V1T1_X5V1B101jc10001`X511l100_X5X1T1_X5X1B101jc10001]Z200_X58:aX51^a2bX5eV50212oc1mX40100001jc14PPb_QdB0041b600_X5\1\11d600_X5\1R21h700_X5\1Z31T800_X5\1j441T<00_X5b1F1V<00_X5d1F1X<0152920Wd1000921kd1Wd1000_X5f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3_X5h1F10cX551R81kd10dX5R1F212\9^900dX5X1P1dX5V1B101RP10011j100dX5V1P11eX512\9^900dX5^1P1dX5^1B0011j100dX5`1P10000dX58:fX52^a2_a2gX5hX50212oc1mX40100001RP14PP\mXh_30041b600dX5d1\11d600dX5d1R21h700dX5d1Z31T800dX5d1j4000iX5?1R81kd10jX5X1F21^11Vg1185120Q7jX5\1B1\91k?185120fAjX5^1B11h;015055801595921k?fA21Vg1Q71TB1_W1545921k?fA21kd1b41SZ4mU500jX58:kX52YV5^a2lX5mX51<0QV5121Vg1Q70^g1121Vg1me10RV5121k?fA0^g1121k?me10_g115921k?fA21Vg1Q70SV511TB212oc1mX40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1SZ44PPX`eanD0131b600jX5n1\11h700jX5n1R21T800jX5n1b3000nX5?1`61kd1151620SI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021oX5T1F21X61ff11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4oX5Z1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIoX5\1B11h;01505321iQ1R421ff1R45221iQ1hI5221kd1SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3PY501oX58:QY51RY5SY5TY5180UY5121iQ1hI0ii1121iQ1me10`n4121kd1SI0VY5121kd1me1112mX4kj1000001h;4PPPlYaTUm40121X601620SI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3oX5l1F1d900oX5n1F000WY5?2R8T81kd10XY5T1F11`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIXY5X1B11h;015221iQ1hI3921kd1i9020YY501XY58:ZY51RY5[Y5TY5160UY5121iQ1hI0ii1121iQ1me10\Y5121kd1me1111mX4000001h;4PP`Rg`aa60131b600XY5h1\11d600XY5h1R21h700XY5h1Z3000]Y551`91`Y20^Y5P1F411b10137920P7030_Y5^Y5T1P1^Y5T1B101jc10001`Y511b600^Y5\1T1^Y5\1B101jc1000011`601503920P902156831920W7030000^Y5^1P1^Y5^1B101jc10001aY511^900^Y5f1T1^Y5f1B101jc10001bY511`601515152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P902152831920W7030000^Y5j1B0^Y58:cY52[Y4TR5dY5eY50111mX4000001jc14PPigPZ900041T<00^Y5T2F1V<00^Y5V2F1X<0152920Wd1000921`Y2Wd1000^Y5X2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3^Y5Z2F10fY58101k?1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1gY5V1H1`9015050385120W4385121k?W45220W421k?W4gY5Z1N21h;0gY58:hY51bQ5iY5jY5190k[4121k?W40kY5121k?X40ii1121k?me10lY511h;0\_2112mX4Xl10110001h;4PPU[ck1000000mY581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nY5T1H1X6015220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3nY5X1N30nY58:oY51bR3PZ5QZ5130eR3120me10RZ5212oc1mX40100000000000SZ561X91iQ113920]U1020TZ5NH1141l300TZ5V1J3^1`1n300TZ5X1J1\900TZ5Z1J1d:00TZ5\1J0TZ5T1B1h;000TZ58:UZ52^[3_[3VZ5WZ50214oc1Rh1mX4XZ5000001h;4PPb_QdB0151h700TZ5f1F1b600TZ5h1F1`900TZ5j1F1f:00TZ5l1F1l100TZ5n1F41T<00TZ5T2F1V<00TZ5V2F1X<0152920Wd1000921iQ1Wd1000TZ5X2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3TZ5Z2F10YZ561X91iQ113920]U1020ZZ5X1H4011l300ZZ5^1B0ZZ5^1B031^100ZZ5`1T11`100ZZ5`1d21n300ZZ5`1\40ZZ5`1B011\900ZZ5b1B0ZZ5b1B011d:00ZZ5d1B0ZZ5d1B1h;001ZZ58:[Z52^[3_[3\Z5]Z50216oc1Rh1Sh1mX4XZ5^Z5000001h;4PPb_QdB0151h700ZZ5P2F1b600ZZ5R2F1`900ZZ5T2F1f:00ZZ5V2F1l100ZZ5X2F41T<00ZZ5^2F1V<00ZZ5`2F1X<0152920Wd1000921iQ1Wd1000ZZ5b2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ZZ5d2F10_Z552b6`61iQ1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9020684120W7303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3`Z5P1F211X6017841920SI030aZ5`Z5Z1P1`Z5Z1B101jc1000011`6017841920SI030bZ5`Z5`1P1`Z5`1B101jc1000000`Z58:cZ51dZ5eZ5fZ50011mX4000001jc14PP\mXh_30031X900`Z5j1\11j700`Z5j1X31P700`Z5j1h441T<00`Z5n1F1V<00`Z5P2F1X<0152920Wd1000921iQ1Wd1000`Z5R2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3`Z5T2F10gZ551X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120TI5053871:9:20TI106S3_3^3V3Y3W320TI10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20TI106S3_3^3V3Y3W320TI10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3hZ5NF112b6`6013920P9385120W7hZ5X1LhZ5X1>0011`600hZ5\1L0000hZ58:iZ51[W5jZ5kZ50211mX40000001R40041T<00hZ5f1F1V<00hZ5h1F1X<0152920Wd1000921hc1Wd1000hZ5j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3hZ5l1F10lZ593\9^1d:00mZ5NH01b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W77920l;030nZ57841920SI030oZ5mZ5T1B16X6X9f1Z8j3n;00mZ5b1B1h;0101mZ58:P[51^]3Q[5R[50212oc1mX4000001h;4PPb_QdB000000S[551X61hc1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3T[551528719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920TI030U[5V[5P1F111b60151515220R421hc1R456831920l;030000506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;nZ5V[5`1LV[5`1>101jc1000011`601515220R421hc1R4920P9021V[5P2B0V[58:W[51^]3X[5Y[50212oc1mX4000001jc14PPigPZ900041T<00V[5X2F1V<00V[5Z2F1X<0152920Wd1000921hc1Wd1000V[5\2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3V[5^2F10Z[591f9015185120U95620U95821hc1b41Re1[[5R1H03b9d9`61hc1150920_V10205152841920SI03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920P9021[[5Z1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Pg1[[5`1B1h;0100[[58:\[51Rg1][5^[50212oc1mX4000002h;4PPPhcRYZj9Re14PPb_QdB000000_[592T:V:01565920b421hc1b41lW2`[5P1H01T81hc10`[5V1J11R800`[5X1L1h;0100`[58:a[51Ra2b[5c[50212oc1mX4000002lW24PPigPZ9h;4PPPlYaTUm4000000d[592`6P3015185120g95620g9000e[5NH02b9d901920_V1020e[5V1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Pg1e[5\1B1h;0101e[58:f[51Rg1g[5h[50212oc1mX4000001h;4PPPlYaTUm4000000i[591b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;nZ5784120SIoZ5j[5NH02\9d:00j[5\1J15X9X6`6j3n;00j[5^1L1h;0100j[58:k[51^]3l[5m[50212oc1mX4000001h;4PPZfVg3000000n[592^901^n1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41fm4o[5P1H02^901k?185120P4o[5\1B12b9d90150385120W45220W421k?W4o[5b1B1h;0100o[58:P\52XX4Zh4Q\5R\50212oc1mX4000002h;4PPPlYaTUm4fm44PP\mXh_3000000S\5?1X91iQ10T\5T1F21l31ml10T\5X1B1\91k?0T\5Z1B11h;025221ml1fA21iQ1fAU\55221k?fA21iQ1fARR501T\58:V\52Tk4W\5X\5Y\51=0Z\5121iQ1fA0^g1121iQ1me10[\5121ml1fA0^g1121ml1me10\\5121k?fA0^g1121k?me10]\5212oc1mX4000001h;4PPb_QdB0121h700T\5j1\11b600T\5j1l2000^\581b601684120W7203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3_\5R1H4`9f:`1l700_\5X1>21h;0_\58:`\51]]3a\5b\5170c\5120W70ii1120me10d\511h;0\_2212oc1mX4000001h;4PPb_QdB000000e\5?1`61kd11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021f\5Z1F41X61ml11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4f\5`1B1b61Qe115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3f\5b1B1X61ff11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4f\5d1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIf\5f1B11h;015050505321Qe1R421ml1R45321iQ1R421ff1R45521ff1b421Qe1b4321iQ1hIg\500f\58:h\51RY5i\5j\5180UY5121iQ1hI0ii1121iQ1me10k\5121kd1me10l\5121Qe1me1112mX4kj1000001h;4PPPlYaTUm40121`6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3f\5T2F1R:00f\5V2F001m\5n\5f\5V1>o\591l3015185120fA5620fA5821iQ1fA1_W1P]5P1H01X91iQ115185120fA575920fA20b41hj2P]5X1B19l3X9R8l1`1h7`9b9d9015580159920fA21iQ1fA21iQ1fA1_W1P]5^1B5921iQ1fA21iQ1b40100P]58:Q]51VX4R]5S]50112mX4_;0100002hj24PPX`eanD_W14PPU[ck1000010T]551X91iQ10U]5NF211\900U]5R1T1U]5R1B101jc1000011`900U]5T1T1U]5T1B101jc10001V]500U]58:W]52TR5Wn3X]5Y]50212oc1mX4000001jc14PPigPZ90121b600U]5Z1\11h700U]5Z1R241T<00U]5`1F1V<00U]5b1F1X<0152920Wd1000921iQ1Wd1000U]5d1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3U]5f1F10Z]5?2X9Z91iQ115085120fA85120iU1[]5P1F00015186121iQ1fA3921iQ1iU1020\]500[]58:]]51W\5^]5_]5130`]5121iQ1me10a]5212oc1mX4000000000000b]581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c]5P1H1X6015220SI03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3c]5T1N30c]58:d]51bR3e]5f]5130eR3120me10g]5111mX4000000000000h]5?1^91k?15185120fA5620fA20b4i]5V1F11`61iQ115152841920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120iIi]5\1B15921k?fA21k?b4015521iQ1iI5821k?fA1_W1j]500i]58:k]51To1l]5m]5180n]5121iQ1me10jS2121iQ1iI0o]5121k?fA0Tb3121k?me1111mX4000001_W14PPU[ck10091^90152920W4921k?W4030921k?W4920W4030i]5j1F1\90152920W4921k?W4030921k?W4920W4030i]5l1F1b900i]5n1F1d900i]5P2F1f900i]5R2F1X900i]5T2F1T800i]5V2F1b<00i]5X2F1d<00i]5Z2F000P^551j:1bl1156920kG920o9000000Q^5T1F415\9^9d80P:0152920P4920W4921bl1W4030921bl1W4920P4920W4030Q^5Z1P1Q^5Z1B101jc1000012^8l801684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Q^5d1P1Q^5d1B101jc10001R^511j80150505620aS10005620bS100052841920YR103003:g3Q3b3]3o2c3d3Q3b3d3Q^5l1P1Q^5l1B101jc1000012P3n9015620g9000Q^5R2P1Q^5R2B101jc10001S^500Q^58:T^52Zh4Wf4U^5V^50212oc1mX4000001jc14PPb_QdB00041T<00Q^5`2F1V<00Q^5b2F1X<0152920Wd1000921bl1Wd1000Q^5d2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Q^5f2F10W^5<11X900X^5LH1fA101X^58:Y^51W\5Z^5[^50212mX4Se3000000000000\^594\9^90P:00]^5NH01X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4]^5T1B11`6015220R421hc1R4]^5Z1B1cl11201]^58:^^51TR5_^5`^50212oc1mX4000001cl14PPPlYaTUm40041b6015220R421hc1R4]^5h1F1`601515220R421hc1R43920P9021]^5j1F1h700]^5l1F1`900]^5n1F010a^5?1l:1Vg115185120kB85120P4b^5T1F11^91k?15185120kB52920P420W421Vg1P4b^5X1F11h;015221k?kB21Vg1kBc^500b^58:d^51o^2e^5f^5190g^5121k?kB0^g1121k?me10S_2121Vg1kB0^g1121Vg1me10U;212oc1Y3000001h;4PPPlYaTUm40051l:0152920P421Vg1P421Vg1P4b^5d1F1R;00b^5f1F1n:00b^5h1F1P;00b^5j1F1X800b^5l1F000h^5?2^901k?185120W4i^5T1F11V;1Vg1185120W4i^5X1F11h;015321Vg1W421k?W4j^501i^58:k^51fa4l^5m^515121k?W40Tb3121k?me10n^5121Vg1me1212Y3aQ1000001h;4PPb_QdB0021b90152920W421k?W421k?W4i^5f1F1d900i^5h1F010o^5?2^9d:1k?15185120YG5085120P485120W4P_5V1F12^9d:1^n115185120YG52920P420W4921k?P421k?W4P_5\1>11h;015221^n1YG21k?YGQ_501P_58:R_51Wf2S_5T_51;0`^21921k?P421k?W40U_5121k?YG0^g1121k?me10V_5121^n1YG0^g1121^n1me10W_5212oc1Y3000001h;4PPigPZ90021X900P_5l1F1X600P_5n1F000X_5?1f91kd116841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Y_5T1F11^;1Vg1185120XGY_5X1F11h;0250321Vg1XG53841921kd1oV1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3Z_550321Vg1XG5221Vg1kB21kd1kB[_501Y_58:\_51]_5^_5__51;0`_5121Vg1me10a_5121Vg1kB0b_5121kd1me10c_5121kd1kB0l\2121kd1oV10U;111Y3000001h;4PP\mXh_3010000d_5?2X9^91k?1515185120YG85120W485120fAe_5Z1F12X9^91^n115185120YG85120fAe_5`1>11h;0250505050505050505321^n1YG21k?YG548015921^n1fA21k?fA1hj254801598015921^n1fA21k?fA04PPPlYaTUm41hj254801598015921^n1fA21k?fA04PPPhcRYZj91hj254801598015921^n1fA21k?fA04PPPdmc]_g>1hj254801598015921^n1fA21k?fA04PPP`WUbddC1hj254801598015921^n1fA21k?fA04PPP\affiaH1hj254801598015921^n1fA21k?fA04PPPXkWkn^M1hj254801598015921^n1fA21k?fA04PPPTUioS\R11hj2f_55050505321^n1YG21k?YG5721^n1b421k?fA548015921^n1fA21k?fA1g_5578015921^n1fA21k?fA1hj2h_500e_58:i_51Wf2j_5k_51<0l_5121k?W40m_5121k?fA0^g1121k?me10Yl2121^n1fA0^g1121^n1me10n_5121^n1YG211Y3000003h;4PPPTUioS\R1hj24PPPU^QSS=g_54PP\mXh_31W4031`<00e_5j2\11b<00e_5j2n21d<00e_5j2Z4001o_5P`5e_5V1>Q`551n:1g\40R`5P1F211Z40152920P4921g\4P4030921g\4P4920P4030R`5T1P1R`5T1B101jc1000012R4V401515720i>00`<5420i>00hBR`5Z1P1R`5Z1B101jc10001S`511X<0152920Wd1000921g\4Wd1000R`5d1B0R`58:T`51oZ2U`5V`50212oc1Y3000001jc14PPigPZ900031T<00R`5l1F1V<00R`5n1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3R`5P2F10W`5?1d:1ml115185120W45284120PZ1034^3_3^3U3X`5V1F21X;1Qe115284120U@039T3U3\3Y3f3U3b3U3T3X`5\1B1X;1cT315284120U@036]3Y3c3c3U3T3X`5^1B11cl1015421cT3me121Qe1me1Y`501X`58:Z`51[`5\`5]`517121ml1W40^`5121ml1me10_`5121Qe1me10``5121cT3me1212oc1Y3000001cl14PPPXXWXjZc41W410001a`5b`5X`5R1>c`5?1X;1hc11515185120XN85120U@3515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3d`5R1F000150515284121hc1XN037`3U3^3T3Y3^3W3684121hc1U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121hc1XN036]3Y3c3c3U3T35284121hc1U@039T3U3\3Y3f3U3b3U3T3e`500d`58:f`52[`5_d2g`5h`5190ae4121hc1W40an4121hc1XN0_b2121hc1U@0ii1121hc1me10i`5212oc1Y3000000000000j`591V:015284120a603:^3_3o2S3_3^3d3U3^3d3k`5NH01R401515220i>00`<85120kBk`5T1J17l:R4X4n:P;X8T800k`5X1B1h;0100k`58:l`51_a2m`5n`50211Y3000001h;4PPdhU\\d1000000o`5?1R41iQ11515220i>00`<85120kBPa5V1F21l:1Vg115185120P485120kBPa5\1B1V:1`Y21515284120a603:^3_3o2S3_3^3d3U3^3d385120P4Pa5^1B11h;01505221Vg1P421`Y2P45221Vg1kB21iQ1kBQa500Pa58:Ra51_a2Sa5Ta51?0Wo1121iQ1me10Ua5121iQ1kB0`n4121Vg1kB0Va5121Vg1P40^g1121Vg1me10Wa5121`Y2P40Xa5121`Y2me10U;211Y3000001h;4PPdhU\\d10061R400Pa5j1F1X400Pa5l1F1n:00Pa5n1F1P;00Pa5P2F1X800Pa5R2F1T800Pa5T2F000Ya5?1d:1ml1185120W4Za5R1F11h:1lZ215185120W4505220W421ml1W4565920b421ml1b41Qo1Za5V1F11h;015221lZ2W421ml1W4[a500Za58:\a51]a5^a5_a5180`^2121ml1W40`a5121ml1me10aa5121lZ2W40ba5121lZ2me1111Y3000002Qo14PPigPZ9h;4PP`Rg`aa60021f:0152920W421ml1W421ml1W4Za5b1F1T;00Za5d1F010ca591P;01515220P421_e1P45620d[121_e1d[1da5P1H01P;1_e115185120P485120d[1da5V1J12R;l:00da5X1L1h;0121da58:ea51fa5ga5ha50111Y3000001h;4PPPTUioS\R1000000ia5?1j11^n10ja5V1F21j11hc10ja5Z1B2^:\:1iQ1151515185120[Y185120hB545820[Y120hB5921^n1b41aC565920b421^n1b41Qo1ja5\1B11h;015421iQ1b421hc1b4ka500ja58:la51fa5ma5na51:0oa5121iQ1[Y10Pb5121iQ1hB0Qb5121iQ1me10Rb5121^n1me10YU2121hc1me1111Y3000003Qo14PPPndXbb^2aC4PP\mXh_3h;4PPPdmc]_g>000000Sb5?2n;j31bl10Tb5V1F12^:\:1iQ115151515320kW221bl1kW285120[Y185120hB50545820[Y120hB21bl1b4515720[Y121bl1b45720b45821bl1b41Qi4Tb5Z1>11h;01575821iQ1[Y121iQ1hB21bl1b4Ub500Tb58:Vb51fa5Wb5Xb5190oa5121iQ1[Y10Pb5121iQ1hB0Yb5121bl1me10Zb5121iQ1me10[b5111Y3000002Qi44PPPhcRYZj9h;4PPPdmc]_g>000000\b551h:1lZ21320e8]b5NF311d:0152920W4921lZ2W4030921lZ2W4920W4030]b5T1T1]b5T1B101jc10001^b511f:0152920W4921lZ2W4030921lZ2W4920W4030]b5V1P1]b5V1B101jc10001_b511b600]b5^1T1]b5^1B101jc10001`b500]b58:ab51]a5bb5cb50212oc1Y3000001jc14PPigPZ900041T<00]b5f1F1V<00]b5h1F1X<0152920Wd1000921lZ2Wd1000]b5j1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]b5l1F10db551f:1ml11515185120W452920[Z100000053841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3eb5NF212d:f:015220W421ml1W4eb5T1T1eb5T1B101[Z1000012d:f:015220W421ml1W4eb5V1P1eb5V1B101fb50013n;Z<Z80152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3eb5Z1P1000eb58:gb51hb5ib5jb50212oc1Y3000002[Z14PP\mXh_3fb54PP\mXh_30031b900eb5b1F1d900eb5d1F1X6017841920SI030iZ2eb5f1F000kb551X91iQ10lb5NF214\9^90R:00lb5R1P1lb5R1B0011f:0153841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3lb5T1P10014\9^90R:00lb5V1P1lb5V1B101jc10011f:00lb5X1P1000lb58:mb51hb5nb5ob50212oc1Y3000001jc14PPb_QdB0071h700lb5`1F1`900lb5b1F1l900lb5d1F1P:00lb5f1F1T;00lb5h1F1d:00lb5j1F1b60136841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3lb5l1F41T<00lb5P2F1V<00lb5R2F1X<0152920Wd1000921iQ1Wd1000lb5T2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3lb5V2F00Pc552R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000Qc5P1F111l:00Qc5T1\1Qc5T1J101jc1000000Qc58:Rc52_a2W_2Sc5Tc50212oc1Y3000001jc14PPf^Tlg11Q4061X400Qc5\1F1P200Qc5^1F1h100Qc5`1F1n:00Qc5b1F1T;00Qc5d1F1j101320P9Qc5f1F41T<00Qc5l1F1V<00Qc5n1F1X<0152920Wd1000921iQ1Wd1000Qc5P2F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Qc5R2F10Uc561T;1`Y20Vc5P1H2011R;00Vc5T1B0Vc5T1B013d:l:f:00Vc5V1B0Vc5V1B1h;011b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Vc5\1B0Vc58:Wc52Xc5]]3Yc5Zc50212oc1Y3000001h;4PPb_QdB00041T<00Vc5d1F1V<00Vc5f1F1X<0152920Wd1000921`Y2Wd1000Vc5h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Vc5j1F10[c594\9^9d80015220W421iQ1W4\c5NH01V;1iQ1185120W4\c5T1J12d:X600\c5V1L1h;0101\c58:]c51fa4^c5_c50212oc1Y3000001h;4PPf^Tlg1000000`c581X;1hc11515284120XN036]3Y3c3c3U3T35284120U@039T3U3\3Y3f3U3b3U3T3ac5T1H2h9f9015152841920gT1033d3Q3`3033d3Q3`350385121hc1W452920W421hc1W421hc1W4ac5Z1>21h;0ac58:bc51[`5cc5dc5170ae4121hc1W40ec5121hc1me10fc511h;0\_2111Y3000001h;4PP\mXh_3000000gc5?1b:1bl10hc5P1F00023721bl1jY1ic5jc55221bl1kY1031m2kc500hc58:lc51nc2mc5nc5130oc5121bl1me10Pd5212oc1Y3000000000000Qd591j:015185120W45220W421bl1W4Rd5NH01j:1bl1185120W4Rd5T1J19j:Z8\8^8l8f8h8n9X601385120W4Rd5X1B1h;0100Rd58:Sd51nc2Td5Ud50212oc1Y3000001h;4PPU[ck1000000Vd591j:0151515185120W45220W421bl1W485120YG5320YG21bl1YGWd5NH01j:1bl115185120W485120YGWd5T1J11d:00Wd5V1L1h;0100Wd58:Xd51nc2Yd5Ud50212oc1Y3000001h;4PPU[ck1000000Zd5<11^;00[d5LH7UGVGiFWGXGkBYG110[d58:\d51\f2]d5^d50111Y3000000000000_d5?1j11hc1185120P9`d5X1F11^;1Vg1151515185120WG85120VG5520VG5821hc1b41_W15720VG595921hc1b41aC1_W1`d5^1>11h;015221Vg1WG21hc1P9hf200`d58:ad51Qf2bd5cd5180`_5121Vg1me10dd5121Vg1WG0ed5121hc1P90ii1121hc1me1111Y30100003_W14PPZfVg3aC4PPf^Tlg1h;4PPPlYaTUm4010000fd581X;01515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3gd5V1H7d8X9\9^9d:0P900gd5\1>21h;0gd58:hd51[`5id5jd5190ae4120W40an4120XN0kd5120me10ld511h;0\_2212oc1Y3000001h;4PP\mXh_3000000md5?2d5X:1iQ115151515185120nG85120eG920kG0217920lG031]1nd55085120mG85120lGod5V1F00025621iQ1nG21iQ1eGPe550555921iQ1nG21iQ1eG1cl1515721iQ1eG00PPdk^Xj5555921iQ1nG21iQ1eG5:1cl100`n1Qe500od58:Re51ce2Se5Te5190fe2121iQ1me10Ue5121iQ1eG0Ve5121iQ1nG0We511cl10Xe5212Y3Tb2000001cl10Pi_5000000Ye5?1X;1bl11515185120W485120oF684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Ze5T1F11X;1hc11515284120XN037`3U3^3T3Y3^3W3684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Ze5Z1>11cl1015284121hc1U@84121bl1U@[e501Ze58:\e51[`5]e5^e51;121bl1W40_e5121bl1U@0ii1121bl1me10YU2121hc1U@0ii1121hc1me10`e5121bl1oF212oc1Y3000001cl14PPPXXWXjZc42W4oF00000ae5?1P;1_e115185120d[185120hBbe5P1F00015621_e1d[121_e1hBce500be58:de51WZ2ee5fe5160ge5121_e1me10he5121_e1d[10ie5121_e1hB212oc1Y3000000000000je5?1d:1ml10ke5R1F000485121ml1W4le585121ml1PZ1me55683121ml1W4000ne5684121ml1PZ14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3oe500ke58:Pf52Qf5_d2Rf5Sf5170Tf5121ml1me10Uf5121ml1W40Vf5121ml1PZ10Wf5212oc1Y3000000000000Xf5?1`:1k?0Yf5LF000852871:21k?TY1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3Zf552871:21k?TY110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3[f552871:21k?TY110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3\f552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3]f552871:21k?TY1104R3_3T3i3034d3U3h3d3^f552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3_f552871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3`f552871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3af500Yf58:bf52Qb2og2cf5Sb20211Y3000000000000df594`:X:Z:\:01515185120W45220W421k?W452920]G030921k?]G030ef5P1H04`:X:Z:\:1k?185120W4ef5V1J12d:n;00ef5X1L1h;0100ef58:ff51nc2gf5Ud50212oc1Y3000001h;4PPU[ck1000000hf5?1`:1k?0if5NF000452871:21k?TY110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3jf552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3kf552871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3lf552871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3mf500if58:nf51Qb2of5Sb20211Y30110000000000Pg5?3`:Z:X:1k?0Qg5T1F00036871:21k?TY1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Rg5516871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Sg5516871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Tg500Qg58:Ug51_d2Vg5Wg5190Xg5121k?me10Yg51871:21k?TY1107U3^3Q3R3\3U3T30Zg518719:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T30[g518719:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30\g5211Y3000000000000]g5?3Z:X:\:1k?0^g5R1F0001503721k?TY1_g53721k?TY1`g5ag500^g58:bg51ob2cg5dg5130hb2121k?me10eg5211Y30110000000000fg5?1\:1k?0gg5V1F000452871:21k?TY1102Y3T3034d3U3h3d3hg55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3ig56871:21k?TY1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3jg55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3kg500gg58:lg51ob2mg5Qc21;0ng5121k?me10og51871:21k?TY1102Y3T30Ph518719:21k?TY110:c3S3X3U3T3e3\3U3Y2T3:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T30Qh51871:21k?TY1107`3Q3i3\3_3Q3T30Rh518719:21k?TY1109S3b3U3Q3d3U3T3Q2d3:21k?TY110:S3b3U3Q3d3U3T3o2Q3d30Sh5211Y30110000000000Th5?1Z:1k?0Uh5NF000;52871:21k?TY1102Y3T3034d3U3h3d3hg55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3ig552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3]f552871:21k?TY1104R3_3T3i3034d3U3h3d3^f55052871:21k?TY110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21k?TY110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3Vh55052871:21k?TY110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21k?TY110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3Wh552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3kf55052871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Xh55052871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Yh55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3kg55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Zh500Uh58:[h51ob2\h5Qc20211Y30110000000000]h5?1X:1k?0^h5NF000852871:21k?TY1102Y3T3034d3U3h3d3hg552871:21k?TY1104[3Y3^3T3034d3U3h3d3_h552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3_f56871:21k?TY1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3`h5516871:21k?TY1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21k?TY110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3ah5516871:21k?TY1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21k?TY110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3bh55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3kg55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Zh500^h58:ch51ob2dh5Qc20211Y30110000000000eh5?1^;1Vg1185120T]1fh5P1F00075152871:21Vg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21Vg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3gh5hh55152871:21Vg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21Vg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3gh5ih55152871:21Vg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21Vg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3gh5jh552871:21Vg1T]110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3kh552871:21Vg1T]110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3lh552871:21Vg1T]110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3mh552871:21Vg1T]110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3nh500fh58:oh51\f2Pi5^d50111Y30100000000000Qi5>1l:015185120kB85120Q4Ri5LH20kB0011R40185120kBRi5R1^120kB0Ri58:Si51o^2Ti5Ui50212oc1Y30000001Q400000Vi5?1R41iQ115185120jB85120Q4Wi5T1F11l:1hc1185120jBWi5X1F11h;015221hc1jB21iQ1jBXi501Wi58:Yi51XV2Zi5[i5190Wo1121iQ1me10\V2121iQ1jB0\i5121hc1jB0^g1121hc1me10U;212oc1Y3000001h;4PP\mXh_31Q400000]i551X91iQ10^i5NF211d:00^i5R1T1^i5R1B101jc1000011f:00^i5T1T1^i5T1B101jc10001_i500^i58:`i52Qf5hb5ai5bi50212oc1Y3000001jc14PPb_QdB0131h700^i5Z1\11b600^i5Z1l21`900^i5Z1b341T<00^i5`1F1V<00^i5b1F1X<0152920Wd1000921iQ1Wd1000^i5d1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3^i5f1F10ci551f:1ml115152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\357920[Z1000002di5NF111b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3di5R1\1di5R1J101jc1000021`601517841920SI030ei5920P9021di5V1B1b601517841920SI030ei56841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3di5X1B0di58:fi51Xc5gi5hi50212oc1Y3000001jc14PPigPZ900041T<00di5b1F1V<00di5d1F1X<0152920Wd1000921ml1Wd1000di5f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3di5h1F10ii5?1V;1iQ10ji5R1F000253921iQ1X7030030ki553921iQ1W4921iQ1]G030030li500ji58:mi51`Z2ni5oi5190Pj5121iQ1me10Qj5121iQ1X70Rj5121iQ1W40Sj5121iQ1]G0Tj5212oc1Y3000000000000Uj5?1^91k?1515185120YG85120fA5620fA20b4Vj5V1F11^;1TV215185120YG5220iF21k?fAVj5Z1F1585921k?fA21k?b41Re1015221TV2YG21k?YGWj500Vj58:Xj52Wf2Qf2Yj5Zj51;0`_5121TV2me10[j5121TV2YG0\j5121k?fA0]j5121k?YG0^g1121k?me10U;111Y30100001Re14PPPlYaTUm40011^9015220fA21k?fAVj5f1F000^j5?1^91k?1515185120P485120fA5620fA20b4_j5V1F21d:1ml115185120YG5220W421k?P4_j5\1B1^;1TV215185120YG5220iF21k?fA_j5^1B1585921k?fA21k?b41Re101505221TV2YG21ml1YG5421TV2b421ml1b4`j500_j58:aj52Wf2Qf2bj5cj5190`_5121TV2me10[j5121TV2YG0dj5121ml1YG0^g1121ml1me10U;111Y30100002Qo14PPigPZ9Re14PPPlYaTUm40021^9015052920P421k?P421k?P45220fA21k?fA_j5j1F1d:015152920W421k?P421k?P4565920b421k?b41Qo1_j5l1F000ej5?1l:1Vg115185120kB85120jBfj5T1F11^;1TV215185120kB5220iF21Vg1jBfj5Z1>11h;015221TV2kB21Vg1kBgj501fj58:hj52o^2Qf2ij5jj51;0`_5121TV2me10kj5121TV2kB0lj5121Vg1jB0mj5121Vg1kB0^g1121Vg1me10U;211Y3000001h;4PPPlYaTUm4010000nj5?1f91kd115185120U985120kBoj5X1F11^;1Vg11515185120iF52920kB03021kd1kB565920b421kd1b41_W1oj5^1>11h;01555921kd1U921Vg1iF1_W1Pk500oj58:Qk51Qf2Rk5Sk51;0`_5121Vg1me10jS2121Vg1iF0Tk5121kd1kB0Uk5121kd1U90^g1121kd1me10U;212Y3gU20100002_W14PPZfVg3h;4PPPlYaTUm40041f900oj5h1\11d<00oj5h1`31b<00oj5h1n41`<00oj5h1Z6000Vk5?1^;1Vg115185120VG920WG021Wk5X1F0021f11^n10Wk5^1B1j11hc10Wk5`1B15050505421hc1b421^n1b4515521Vg1VG5821hc1b41_W15721Vg1VG5921^n1b41_W15721Vg1VG5821hc1b41Xk55521Vg1VG5921^n1b41Xk5Yk500Wk58:Zk51Qf2[k5\k51=0`_5121Vg1me10]k5121Vg1VG0^k5121^n1b40^g1121^n1me10Yl2121hc1b40^g1121hc1me10U;111Y30100002_W14PPZfVg3Xk54PPf^Tlg1000000_k5?2^;^51Vg11515185120UG85120VG920WG021`k5V1F00025521Vg1UG21Vg1VGak5505521Vg1VG921Vg1iF21Vg1VG3921Vg1XG020bk500`k58:ck51dk5ek5fk51;0`_5121Vg1me10gk5121Vg1UG0hk5121Vg1VG0ik5121Vg1iF0jk5121Vg1XG0kk5111Y3000000000000lk511\;1^n11515284120g\1035R3U3W3Y3^385120h\1mk5NH1\;01515284120g\1033U3^3T35220h\121^n1h\1mk5R1D0mk58:nk51ok5Pl5Ql50211Y3010000000031T<00mk5X1V11V<00mk5X1V21X<00mk5X1V310Rl581b61_e115284120W703<c3d3_3b3Q3W3U3o2V3e3\3\3Sl5T1H1R;00Sl5X1N21h;11X6015220R421_e1R4Sl5Z1HSl58:Tl52]]3Xc5Ul5Vl5170c\5120W70ii1121_e1me10Wl511h;0\_2212oc1Y3000001h;4PPf^Tlg1000000Xl5:1\;00Yl5R1H1i\120i\13Zl511Yl58:[l51ok5\l5]l5150^l5120i\10ii1120me10_l5211Y30100000000000`l5?1d:1ml11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021al5T1F11\81g\4185120nQ1al5X1F11cl101621ml1W4121g\4nQ1bl500al58:cl51[o4dl5el5190`^2121ml1W40cl4121ml1me10fl5121g\4nQ10^g1121g\4me10U;212oc1Y3000001cl14PPPXXWXjZc40071d:00al5b1F1V;00al5d1F1`;00al5f1F1b900al5h1F1d900al5j1F1T800al5l1F1X6017841920SI030iZ2al5n1F000gl551d:1ml11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021hl5P1F211j:01515185120W45220W421ml1W45320kW221ml1kW2hl5V1P1hl5V1B0011j:015185120W45320kW221ml1kW2hl5Z1P10011j:015185120W45220W421ml1W4hl5\1P1hl5\1B101il50011j:015185120W45320kW221ml1kW2hl5`1P1000hl58:jl51[o4kl5ll50212oc1Y3000001il54PPb_QdB00:1d:00hl5h1F1V;00hl5j1F1`;00hl5l1F1b900hl5n1F1d900hl5P2F1T800hl5R2F1400hl5T2F1<00hl5V2F1f100hl5X2F1X6017841920SI030iZ2hl5Z2F000ml5?1X91iQ115185120YG85120W4nl5T1F12d:^91ml1185120YGnl5Z1>11h;015221ml1YG21iQ1YGol500nl58:Pm51Wf2Qm5Rm51:121iQ1W40Sm5121iQ1YG0^g1121iQ1me10Tm5121ml1YG0^g1121ml1me10U;212oc1Y3000001h;4PPigPZ91W410000Um5?1d:1ml115185120YG85120W4Vm5X1F11j:1bl115185120YG85120W4Vm5\1F11cl1015221bl1YG21ml1YGWm501Vm58:Xm52Wf2[o4Ym5Zm51:121ml1W40[m5121ml1YG0^g1121ml1me10\m5121bl1YG0^g1121bl1me10U;212oc1Y3000001cl14PPPXXWXjZc41W4111d:01385120W4Vm5l1\1000]m5?1d:1ml10^m5T1F11j:1bl1185120o9^m5V1F11cl1015721bl1o9002_m501^m58:`m51[o4am5bm5160cm5121ml1me10`n4121bl1o90dm5121bl1me1212oc1Y3000001cl14PPPXXWXjZc40141b900^m5f1F1d900^m5h1F1T800^m5j1F1X601784120SIiZ2^m5l1F000em581V200fm5T1H1X200fm5V1N21h;0fm58:gm51hm5im5jm5150km5120me10lm511h;0\_2111mm5000001h;4PPhja`o6000000nm591R7015284120kK035W3b3U3U3^3om5NH01X400om5T1J18f9l:V4Z4j3n;R4T401515154920i>00`<00PI36841920oV10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920SD0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3om5X1B1h;0101om58:Pn51Qn5Rn5Sn50111mm5000001h;4PPPlYaTUm4000000Tn551T2015220\<039c2e2S2S2U2U2T2U2T2Un5LF111X200Un5P1\1Un5P1J0011V200Un5P1n20000Un58:Vn51hm5Wn5Xn50111mm5000000010000Yn5:1X200Zn5P1H1f<20f<113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320Zn58:[n51\n5]n5^n514120f<0_n5120me10`n5111mm5000000000000an5:1X200bn5LH1f<20f<023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320bn58:cn51\n5dn5en50211mm5000000000000fn592P7R7015085120UF85120kKgn5R1H01X2013720f<hn5gn5X1J13\7T7X201505085120h585120PL85120f<gn5\1B1h;0100gn58:in51jn5kn5ln50111mm50100001h;4PPhUibmR1000000mn5?1f21`Y20nn5X1F11d11hc1185120o9nn5Z1F11h;01505521hc1o91hW151515221hc1o9004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121hc1P:603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121hc1P:on500nn58:Po51Qo5Ro5So5190To5121`Y2me10k]2121hc1o90Uo5121hc1me10^[2121hc1P:0Vo5011mm50100002h;4PPb_QdBhW102010000Wo5?4P3\8V7`61k?15185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Xo5T1F14P3\8V7`61^n115185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Xo5Z1>11h;015221^n1g921k?g9Yo500Xo58:Zo51ho1[o5\o5190`U3121k?me10Xo1121k?g90]o5121^n1me10Xo1121^n1g90^o5111mm5000001h;4PPigPZ900?1X900Xo5j1F1\900Xo5l1F1^900Xo5n1F1`900Xo5P2F1b900Xo5R2F1d900Xo5T2F1f900Xo5V2F1n900Xo5X2F1R800Xo5Z2F1T800Xo5\2F1d800Xo5^2F1P900Xo5`2F1X600Xo5b2F1Z600Xo5d2F1f200Xo5f2F010_o5?1f91kd116841920oV10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3`o5T1F11R71Vg10`o5X1F11h;015384121Vg1kK033b3U3T3ao500`o58:bo51Qn5co5do5170eo5121Vg1me10fo5121kd1oV10go5121kd1me10ho5111mm5000001h;4PPlb\i^A011IX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020`o5f1F010io581R7015284120kK033b3U3T3jo5R1HIX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020jo5X1>21h;0jo58:ko51Qn5lo5mo5150eo5120me10no511h;0\_2111mm5000001h;4PPPQhbWXZ5000000oo5?1P71k?16841920UF920eK0302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3PP6R1F11P71^n116841920UF920eK030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3PP6V1F11h;0153841921^n1UF21^n1eK03:b3U3W3Y3c3d3U3b3U3T3QP601PP68:RP61SP6TP6UP6160VP6121^n1me10WP61921k?UF21k?eK0ii1121k?me1011mm5000001h;4PPPlYaTUm4000010XP6?1P71iQ1152841920UF920eK03003:b3U3W3Y3c3d3U3b3U3T3YP6T1F21P71Vg1152841920UF920eK030039c3S3X3U3T3e3\3U3T3YP6Z1B1P71`Y2152841920UF920eK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3YP6\1B11h;02545921Vg1b421`Y2b41WS1ZP65050385121Vg1i3385121iQ1i35721Vg1i321iQ1i3[P600YP68:\P61SP6]P6UP61<0^P6121iQ1me10k]2121Vg1me10YU2121`Y2me10_P6121iQ1i30k]2121Vg1i30YU2121`Y2i3011mm5000002h;4PPPlYaTUm4WS14PP\mXh_3010010`P651Z21^n10aP6NF211\200aP6R1T1aP6R1B101jc1000011`200aP6T1T1aP6T1B101lW2000000aP68:bP61cP6dP6eP60111mm5000002jc14PP\mXh_3lW24PPR\]dW5000000fP651\21^n10gP6NF211^200gP6R1T1gP6R1B101jc1000011`200gP6T1T1gP6T1B101lW2000000gP68:hP61cP6iP6jP60111mm5000002jc14PPb_QdBlW24PPf^Tlg1000000kP6?1V71kd1185120]LlP6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<lP6X1>1505721kd1]L21hc1T<5321hc1kW221kd1kW2mP600lP68:nP61ho1oP6PQ6180QQ6121kd1me10Xo1121kd1]L0RQ6121hc1T<0ii1121hc1me1112mm5cE000000000000SQ6?1V71kd1185120^LTQ6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<TQ6X1>1505721kd1^L21hc1T<5321hc1kW221kd1kW2UQ600TQ68:VQ61ho1oP6PQ6180QQ6121kd1me10Xo1121kd1^L0WQ6121hc1T<0ii1121hc1me1112mm5cE000000000000XQ6?1f91kd116841920oV10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3YQ6T1F11V71Vg1185120VDYQ6X1F11h;015221Vg1VD684121kd1oV12036S3Q3S3X3U3T3035S3Q3S3X3U3ZQ601YQ68:[Q61ho1\Q6]Q6190QQ6121Vg1me10^Q6121Vg1VD0_Q6121kd1me10c_5121kd1oV10`Q6111mm5000001h;4PPPlYaTUm40031f900YQ6d1\11f100YQ6d1`31\400YQ6d1l4000aQ6?1V71kd1185120iFbQ6T1F0011f91TV2185120U9bQ6X1P115721kd1iF5921TV2U91_W1cQ600bQ68:dQ61ho1eQ6fQ6180QQ6121kd1me10jS2121kd1iF0kS2121TV2U90lS2121TV2me1111mm5000001_W14PPZfVg3000000gQ6?1V71kd11720i>hQ6iQ6P1F0011j11hc1185120P9iQ6T1P115021hc1P93721kd1i>jQ6kQ600iQ68:lQ61ho1mQ6nQ6150QQ6121kd1me10oQ6121hc1me10PR6111mm5000000000000QR6?1V71kd1185120\LRR6T1F0025\4P4R4V4X41k?0RR6Z1B4R4V4l:T41Vg1154920i>00`<00PIRR6\1B150515521kd1\L5821k?b41_W15721kd1\L595921k?b41aC1_W1515521kd1\L5821Vg1b41_W15721kd1\L595921Vg1b41aC1_W1SR600RR68:TR61ho1UR6VR61=0QQ6121kd1me10WR6121kd1\L0XR6121k?b40^g1121k?me10YR6121Vg1b40^g1121Vg1me10U;111mm5000002_W14PPZfVg3aC4PPf^Tlg1000000ZR6?1\71^n1185120h5[R6T1F15R7P7b2f2h21i_20[R6X1F11h;01684121^n1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3\R600[R68:]R61jn5^R6_R6170`R6121^n1h50ii1121^n1me10Ub3121i_2me10aR6111mm50100001h;4PPPlYaTUm4010010CXl1bR6::cR6`31105dR6eR6fR6gR6hR61iR60002jR6kR62lR6mR6mm5nR6::oR6kN0002PS6QS600000RS6nR6D:SS6kN0001TS600000US6VS6<:WS6XS6000000000b2VS6B:YS6XS600004n8P9R9V90000ZS6VS6L:[S6XS60002dX1n21R:1b2000\S6]S6<:^S6`310103_S6`S6aS63bS6cS6dS602eS6fS602gS6hS62iS6jS6kS6lS6::mS6`3101104nS6oS6PT6QT602eS6fS603jR6RT6ST63TT6UT6VT6eS6WT6<:XT6`310005n1Ef2S3YT60002ZT6[T62TT6jS6fS6WT6\1:\T6`3101103]T6^T6_T601eS6000SV4`T6<:aT6TB0001bT600000TV4`T6L:cT6TB0004dT6eT6fT6gT601SV4000UV4`T6f1:hT6TB0004iT6jT6kT6lT601SV4000VV4`T6`2:mT6TB0004nT6oT6PU6QU601SV4000WV4`T6Z3:RU6TB0004SU6TU6UU6VU601SV4000cU3WU6::XU6g\1000000000YU6WU6@:ZU6g\1000000000[U6WU6F:\U6g\1000000000j^2]U6<:^U6_U60002`U6aU6000000?bU6P`11X<00cU6>HcU6::00dU6eU61T<00cU6DHcU6@:11n;00cU6FH0Vb1Pb11j<00cU6LHcU6H:01fU6gU6hU62b<d<00cU6T1HcU6P1:00iU6jU61`<00cU6Z1HcU6V1:00kU6lU61^<01620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3cU6`1HcU6\1:11^<013620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3cU6d1H0mU6nU61f<00cU6j1HcU6f1:12n;P<00cU6l1H1oU6j_1PV61V<00QV6@HQV6<:12n;P<00QV6BH1RV6SV6TV61\<015220_`1021QV6JHQV6F:11\<015220_`1020QV6NH1UV6VV6WV61P800QV6V1HQV6R1:01XV6YV6ZV61n701620i>2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3QV6^1HQV6Z1:11n7015220i>039Q3f3Q3Y3\3Q3R3\3U3QV6b1H1XV6[V6\V62H`1015220W7002QV6j1HQV6f1:01]V6^V6_V62H`1015220W7004QV6T2HQV6P2:00`V6aV62H`1015220W7006QV6\2HQV6X2:00bV6cV61X100QV6d2HQV6`2:008kNdV6eV6::n3fV6eV6<:`4gV6eV6>:_;hV6eV6@:LiV6eV6B:`>d>eV6D:aQ1aQ1eV6F:Y3jV6eV6H:n1kV61n;00lV6:P20310mV6lV6::000000nV61T300lV6<^20310oV6lV6<:000000PW61j300lV6>R20310QW6lV6>:000000RW61X700lV6@Z20310SW6lV6@:000000TW61P<00lV6Bl10310UW6lV6B:000000VW61R<00lV6DT20310WW6lV6D:000000XW61T<00lV6FT20310YW6lV6F:000010200ZW61V<00lV6HT20310[W6lV6H:000010200\W61X<00lV6Jn10310]W6lV6J:000010200^W61f<00lV6LZ20310_W6lV6L:000010200`W63j<l<n<00lV6NX22310aW6lV6N:000000bW61600lV6R1H2310cW6lV6P1:000000dW62b<d<00lV6\1H2310eW6lV6Z1:000000iU61`<00lV6f1H2340fW6120XN0_b2120U@lV6d1:000000gW61^<00lV6n1V22320hW6120i>lV6n1:000000iW61\<00lV6P2Z22320jW6120_`1lV6P2:000000kW62n7P800lV6T2H2320lW6120i>lV6R2:000000mW61X900nW6>H4310oW6nW6<:00120W4000PX61R800nW6HT24310QX6nW6H:000000RX61T800nW6JT24510SX6nW6J:000000TX61d:00nW6NH4310UX6nW6L:00120W4010210VX61f:00nW6\1H4310WX6nW6Z1:00120W4010200XX61h700nW6j1H4310YX6nW6h1:000010200ZX61`700nW6V2H4320[X6120\<nW6T2:000000\X61^90185120fAnW6`2H:010]X6nW6^2:120fA15820fA04PPThjX_:120W4000^X6100185120Z4nW6R3H:010_X6nW6P3:120Z415820Z404PPThjX_:120W4000`X61R:0185120fAnW6d3H:010aX6nW6b3:120fA15820fA04PPThjX_:120P4000bX61P90185120WS1nW6V4H:010cX6nW6T4:120WS115820WS104PPThjX_:120W4000dX62`9T900nW6h4H:310eX6nW6f4:00120W4010200fX61b9013920_V1020nW6V5H:510gX6nW6T5:00120W4000hX62b9d9015220_V1021nW6d5H:510iX6nW6b5:000000jX61400nW6P6H:110kX6nW6n5:00120W4120W400lX61f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3nW6^6H:210mX6nW6\6:1920\:20b40120W4120W41021159920\:20b420U9nX61h900nW6T7H:310oX6nW6R7:00120W4000PY61B00nW6`7H:220QY6120a6nW6^7:00120W4120W410200RY61j900nW6P8H:310SY6nW6n7:00120W401020120^W1TY61b800nW6`8H:410UY6nW6^8:120oF0120W4010200VY61l300WY6>H6310XY6WY6<:000000YY61^100WY6HH6010ZY6WY6F:120Q715820Q704PPdhU\\d1120P7000[Y61n30185120SBWY6X1H6010\Y6WY6V1:120SB1920fA20SB0000]Y62`1H00WY6h1H6330^Y6120W70U;WY6f1:00120P7010200_Y61b100WY6V2H6510`Y6WY6T2:00120P7000aY61l100WY6b2H6320bY6120a6WY6`2:000000cY61n100WY6l2H6410dY6WY6j2:1920Q720b40120P7010200eY61f100WY6\3H6110fY6WY6Z3:00120P7120Q40159920\:20b420U9gY61h100WY6l3H6310hY6WY6j3:000120Q410200iY61j100WY6Z4H6210jY6WY6X4:000120Q4120P90kY61<00WY6h4H6320lY6120h5WY6f4:000000mY61\400WY6R5H8310nY6WY6P5:000120Q400oY61P400WY6^5H8110PZ6WY6\5:000120Q400QZ61R400WY6j5H8220RZ6120i>WY6h5:000120Q415420i>00PI0SZ62V4T400WY6X6H8310TZ6WY6V6:000120Q410210UZ61X400WY6f6H8220VZ6120a6WY6d6:000120Q410200WZ61Z400WY6T7H8320XZ6120SDWY6R7:000120Q400YZ61Z800ZZ6:T2<110[Z6ZZ6::000000\Z62^8l800ZZ6>H<320]Z6120YR1ZZ6<:000000^Z61`800ZZ6F^2<210_Z6ZZ6F:000010210`Z61d800ZZ6JH<310aZ6ZZ6H:00120W4000bZ61f800ZZ6T1T2<210cZ6ZZ6T1:000010210dZ61h800ZZ6V1V2<210gS1ZZ6V1:000010200eZ61l:00ZZ6Z1H>310fZ6ZZ6X1:00120P4000gZ61n:00ZZ6f1H>320hZ6120X7ZZ6d1:00120P4010200:iZ6jZ601f100kZ6@H000kZ6::lZ6mZ601j10120P9kZ6HH000kZ6B:nZ6oZ601n100kZ6R1H000kZ6L:P[6Q[601X400kZ6Z1H1a620a68R[6S[6T[6U[6V[6W[6X[6Y[600kZ6T1:Z[6[[601Z400kZ6j1H1SD20SD4VDWDXDYD00kZ6d1:\[6][601^900kZ6V2H000kZ6P2:^[6_[601f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3kZ6^2H000kZ6X2:`[6a[601b800kZ6h2H000kZ6b2:b[6c[601j900kZ6P3H000kZ6j2:d[6e[621f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:kZ6X3H0159920\:20b420U99PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4kZ6R3:?f[60_ET3:g[6h[6003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35d40301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3h410:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3f420:d3Y3]3U3c3d3Q3]3`3c312012213j4208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3l4209d3U3\3U3]3U3d3b3i312012213i[60_E`4:oEj[6016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34n408010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3P5205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3R5309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213T5309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213k[60\FF:l[6m[61008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001V50301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3n[60aFl1:bFo[6017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31X506010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3P\60aFl2:Q\6R\6004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32Z50601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3\520<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3S\60RGT1:T\6U\61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001^50721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3V\60RGj2:W\6X\61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101^50801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3Y\60[Gb4:Z\6[\61119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33`520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b5208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d5209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3\\61[GZ7:]\6^\61112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31`50<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3_\61[Gf9:`\6a\61122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31b505014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3b\61[Gn::c\6d\61112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31d509014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3e\61[G^<:f\6g\6018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31f50?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3h\60[GV>:i\6j\6016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31f5206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3k\60[Gj?:l\6m\6025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32h502010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3j520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3n\62YHD:o\6P]600=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001l504010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7^[3Q]6<6R]6012000S]6Q]6D6T]601203U]6V]6W]61X]6Y]6Q]6P16Z]611401[]60lf3Q]6Z16\]6012000_i2Q]6b16]]6114000dh2Q]6j16^]6114000_]6Q]6R26`]62141a]600l^3Q]6\26b]6014000df3Q]6d26c]6012000We3Q]6l26d]6112000cX2Q]6T36e]6114000f]6Q]6\36g]601202h]6i]60`Z2Q]6f36j]6012000T\3Q]6n36k]6012000l]6Q]6V46m]601402W]6h]60n]6Q]6`46o]611401U]60Qj1Q]6j46P^6014000X`3Q]6R56Q^6012000oY3Q]6Z56R^6114000o]3Q]6b56S^6014000fZ3Q]6j56T^6014000P^3Q]6R66U^6014000g]3Q]6Z66V^6012000bP2Q]6b66W^6014000X_3Q]6j66X^6014000e_3Q]6R76Y^6112000d_3Q]6Z76Z^6014000l`3Q]6b76[^6012001\^6Uc2Q]6l76]^6014001^^6gY3Q]6V86fY3014000]Z3Q]6^86_^61141`^600][3Q]6h86a^6012000^`3Q]6P96b^6012000Vn3Q]6X96c^6012001d^6bT4Q]6b96e^6014000Wn3Q]6j96f^6012000\Q4Q]6R:6g^6012000Uo3Q]6Z:6h^6012000mm3Q]6b:6i^6214001j^6nm3Q]6l:6k^6214000]n3Q]6T;6l^6012000Q`3Q]6\;6m^6014000^S4Q]6d;6n^6114000Qm1Q]6l;6o^6014000iS4Q]6T<6P_6114000SW4Q]6\<6Q_6114000TW4Q]6d<6R_60141S_600_[3Q]6n<6T_6012000W\5Q]6V=6U_6012001V_6Tk4Q]6`=6W_6012000\V4Q]6h=6X_6012000lU4Q]6P>6Y_6012001Z_6P[4Q]6Z>6oZ4012000WZ4Q]6b>6[_6112001\_6TR5Q]6l>6]_6012000Qf5Q]6T?6^_6012000W^2Q]6\?6__6012000lQ5Q]6d?6`_6014000^]3Q]6l?6a_6014001b_6XX4Q]6V@6c_6012000[Y4Q]6^@6d_6114001e_6hY4Q]6h@6f_6012000kT5Q]6PA6g_6114000]R5Q]6XA6h_6014000Rg1Q]6`A6i_6012000nS5Q]6hA6j_6114000Zh4Q]6PB6k_6012000VX4Q]6XB6l_6114000WX4Q]6`B6m_6012001n_6eX4Q]6jB6o_6014001P`6kV4Q]6TC6Q`6114000]V4Q]6\C6R`6012000aZ4Q]6dC6S`6012001T`6dV4Q]6nC6U`6012000X[4Q]6VD6V`6012000`[4Q]6^D6W`6014000ZY4Q]6fD6X`6114000ij3Q]6nD6Y`6014000Zg1Q]6VE6Z`6012000Xm3Q]6^E6[`61141\`600Ym3Q]6hE6]`6112000Vf1Q]6PF6^`6012001_`6Uf1Q]6ZF6``6012000Ve1Q]6bF6a`6012000af1Q]6jF6b`6012001c`6Ti1Q]6TG6d`6012001e`6gg1Q]6^G6f`6012000be1Q]6fG6g`6012000ce1Q]6nG6h`6014000Td1Q]6VH6i`6012000^d1Q]6^H6j`6014000hf1Q]6fH6k`6012000Vk3Q]6nH6l`6012001m`6gk3Q]6XI6n`6014000nk3Q]6`I6o`6012000jj3Q]6hI6Pa6012000Wm3Q]6PJ6Qa6012000kj3Q]6XJ6Ra6014000Wh1Q]6`J6Sa6012000Xh1Q]6hJ6Ta6014000al3Q]6PK6Ua6014000fg1Q]6XK6Va6012000oW4Q]6`K6Wa6114000og1Q]6hK6Xa6012000gm2Q]6PL6Ya61141Za600ZW2Q]6ZL6[a60121\a600kl2Q]6dL6]a6012001^a6`l2Q]6nL6_a6014001`a6cj2Q]6XM6aa6012000[h2Q]6`M6ba60121ca601da6oZ2Q]6lM6ea6012000\j2Q]6TN6fa6114000ik2Q]6\N6ga60141ha600W_2Q]6fN6ia6014000XV2Q]6nN6WV2012000WZ2Q]6VO6ja6012001ka6o^2Q]6`O6la6012000Wf2Q]6hO6ma6012001na6oa6Q]6RP16Pb61141Qb600\f2Rb6<6Sb6112000dk5Rb6D6Tb6114001Ub6Qf2Rb6N6Vb61121Wb600Tg2Rb6X16Xb61141Yb600]_5Rb6b16Zb6114001[b6fa5Rb6l16\b6114000Qn5Rb6T26]b61141^b600SP6Rb6^26_b6214000ho1Rb6f26`b61141ab600YX2Rb6P36XX2112001bb6lX2Rb6Z36cb6012000SY2Rb6b36db6012000dW2Rb6j36eb6214000oW2Rb6R46fb6012001gb6bX2Rb6\46hb6012000f]2Rb6d46ib6014000_U2Rb6l46jb6114001kb6_Z2Rb6V56lb6014000l_2Rb6^56mb6014000Rc3Rb6f56Qc3012001nb6^c3Rb6P66ob6114000Pb3Rb6X66Pc6114000ed3Rb6`66Qc61141Rc600io1Rb6j66Sc6014000]a5Rb6R76Tc6014000Qb2Rb6Z76Uc60141Vc600ob2Rb6d76Wc60141Vc600og2Rb6n76Xc60141Vc601Yc6nc2Rb6Z86Zc60141[c600ed2Rb6d86\c60141]c600_d2Rb6n86^c6012000Zb2Rb6V96_c60141`c600ce2Rb6`96ac60141Vc600hb5Rb6j96bc6014000Xc5Rb6R:6cc6014000fa4Rb6Z:6dc6014000[o4Rb6b:6ec6012000Th2Rb6j:6fc60141gc600]g4Rb6T;6hc6012000d_4Rb6\;6ic6012001jc6ii4Rb6f;6kc6012001lc6fd4Rb6P<6mc6012000Xe4Rb6X<6nc6014000o^4Rb6`<6oc6014000X\4Rb6h<6Pd6012001Qd6`\4Rb6R=6Rd6112001Sd6Sc4Rb6\=6Td6012001Ud6Zc4Rb6f=6Vd6014000la4Rb6n=6Wd6014000P`4Rb6V>6Xd6012000Sb4Rb6^>6Yd6014000^`4Rb6f>6Zd6014000Tc4Rb6n>6[d6214000[`5Rb6V?6\d6012001]d6]_4Rb6`?6^d60121_d600Wf4Rb6j?6`d6114001ad6eh4Rb6T@6bd6114000h[4Rb6\@6cd6016001dd6V^4Rb6f@6ed6016000j`4Rb6n@6fd6016000Xa4Rb6VA6gd6016000cj4Rb6^A6hd6016000]b4Rb6fA6id60161jd601kd6no3Rb6RB6ld6016000bQ5Rb6ZB6md61161nd600lU2Rb6dB6od6016000Zd4Rb6lB6Pe6016000fZ2Rb6TC6Qe6016000iQ2Rb6\C6Re6012001Se6UR2Rb6fC6Te6014000ej1Rb6nC6Ue60141Ve601We6lZ3Rb6ZD6Xe6012001Ye6m\3Rb6dD6Ze6012001[e6]]3Rb6nD6\e6014000]e6Rb6VE6^e60141_e600Ql1Rb6`E6`e60121ae600To1Rb6jE6be60141ce600Z[2Rb6TF6de6014000dZ5Rb6\F6ee6114000P`3Rb6dF6fe6014000jn1Rb6lF6ge6014001he6h[3Rb6VG6ie6012000[W5Rb6^G6je6012000YQ5Rb6fG6ke6012000YV5Rb6nG6le6012000^a2Rb6VH6me6012000WU5Rb6^H6ne6014000lc1Rb6fH6oe6014000bR3Rb6nH6Pf6014000oV2Rb6VI6Qf6012001Rf6Ra2Rb6`I6Sf6012000_a2Rb6hI6Tf6014000RY5Rb6PJ6Uf6114000UX3Rb6XJ6Vf6016000RV3Rb6`J6Wf61161Xf600WU3Rb6jJ6Yf60161Zf600XV3Rb6TK6[f60161\f600^T3Rb6^K6]f60161^f600]U3Rb6hK6_f60161`f600kP2Rb6RL6af6116000Pn1Rb6ZL6bf61161cf600^a4Rb6dL6df61161ef600\l1Rb6nL6ff6116000ok5Rb6VM6gf6016000Qo5Rb6^M6hf6216000if6Rb6fM6jf621601W]60le3Rb6PN6kf60121lf601mf6fS3Rb6\N6nf6112001of6lW3Rb6fN6Pg60141Qg600jn5Rb6PO6Rg61141Sg600Tg6Rb6ZO6Ug601202Vg6Wg60_h3Rb6dO6Xg60161Yg600eh3Rb6nO6Zg6016000mg3Rb6VP16[g6016000`i3Rb6^P16\g60161]g600Yh3Rb6hP16^g6016000iV3Rb6PQ16_g61161`g600hm5Rb6ZQ16ag61161bg600cP6Rb6dQ16cg6116000\n5Rb6lQ16dg6016001eg6<fg6gg6S11hg61ig61jg61kg61lg61mg61ng61og61Ph61Qh61Rh61Sh61Th61Uh61Vh61Wh61Xh61Yh61Zh61[h61\h61]h61^h61_h61`h61ah61bh61ch61dh61eh61fh61gh61hh61ih61jh601kh61lh6<:mh6nh6?000105061oh61Pi61Qi61Ri61Si61Ti61Ui61Vi61Wi61Xi61Yi66Zi6[i6\i6]i6^i6_i66`i6ai6bi6ci6di6ei61fi6<:gi6hi621ii61ji6000fi6P2:ki6li6104001fi6\2:mi6ni6102001fi6f2:oi6Pj63031Qj61Rj6000fi6P3:Sj6Tj607^G_GUj6Vj6Wj6Xj6Yj66Zj6bi6[j6\j6]j6^j60fi6^3:_j6`j611aj601bj60fi6h3:cj6dj631ej61fj61gj604hj6ij6jj6kj60fi6T4:lj6mj651nj61oj61Pk61Qk61Rk68Sk6Tk6Uk6Vk6Wk6Xk6Yk6Zk63[k6\k6bi61fi6d4:]k6^k611_k601`k60fi6^5:ak6bk661ck61dk61ek61fk61gk61hk601kh61ik6::\4`40jk6@:kk6lk6mk6nk60jk6h1:ok6Pl6Ql6Rl60jk6Z2:Sl6Tl6Ul6Vl60jk6l2:Wl6Xl6Yl6]I0jk6Z3:Zl6[l6\l6jL0jk6P4:]l6^l6_l6iZ20jk6b4:`l6al6bl6cl60jk6X5:dl6el6fl6gl60jk6l5:hl6il6jl6kl63jk6\6:ll6ml6nl6ol64jk6V7:Pm6Qm6Rm6Sm64jk6l7:Tm6Um6Vm6Wm60jk6`8:Xm6Ym6Zm6[m60jk6\9:\m6]m6^m6_m60jk6P::`m6am6bm6cm60jk6`::dm6em6fm6gm60jk6T;:hm6im6jm6km60jk6h;:lm6mm6nm6om60jk6h<:Pn6Qn6Rn6Sn60jk6T=:Tn6Un6Vn6^O0jk6h=:Wn6Xn6Yn6Zn60jk6X>:[n6\n6]n6^n60jk6n>:_n6`n6an6bn60jk6^?:cn6dn6en6fn60jk6T@:gn6hn6in6jn60jk6h@:kn6ln6mn6nn60jk6\A:on6Po6Qo6UA0jk6PB:Ro6So6To6f?0jk6`B:Uo6Vo6Wo6Xo60jk6TC:Yo6Zo6[o6\o60jk6dC:]o6^o6_o6`o60jk6nC:ao6bo6co6do60jk6^D:eo6fo6go6ho60jk6jD:io6jo6ko6aJ0jk6\E:lo6mo6no6oo60jk6lE:PP7QP7RP7QN0jk6bF:SP7TP7UP7`Q10jk6TG:VP7WP7XP7YP70jk6fG:ZP7[P7\P7]P70jk6ZH:^P7_P7`P7__10jk6RI:aP7bP7cP7l_10jk6fI:dP7eP7fP7Vb10jk6\J:gP7hP7iP7L1jk6RK:jP7kP7lP7_;1jk6^K:mP7nP7oP7PQ70jk6lK:QQ7RQ7SQ7TQ70jk6\L:UQ7VQ7WQ7XQ71jk6hL:YQ7ZQ7[Q7\Q70jk6XM:]Q7^Q7_Q7`Q71jk6dM:aQ7bQ7cQ7l81jk6TN:dQ7eQ7fQ7g81jk6lN:gQ7hQ7iQ7jQ71jk6VO:kQ7lQ7mQ7o81jk6hO:nQ7W4]?Q71jk6RP1:oQ7PR7QR7RR71jk6`P1:SR7TR7UR7`>1jk6RQ1:VR7WR7XR7g91jk6bQ1:YR7ZR7[R7\S11jk6PR1:\R7]R7^R7_R70jk6\R1:`R7aR7bR7k41jk6hR1:cR7dR7W>^51jk6PS1:eR7fR7e3cQ11jk6ZS1:gR7hR7iR7jR71jk6fS1:kR7lR7mR7ZD1jk6RT1:nR7oR7PS7QS71jk6\T1:RS7SS7TS7US71jk6hT1:VS7WS7XS7Y31jk6RU1:YS7ZS7[S7\S71jk6\U1:]S7^S7_S7`S71jk6fU1:aS7bS7cS7T]11jk6RV1:dS7eS7fS7gS71jk6\V1:hS7iS7jS7`G1jk6jV1:kS7lS7mS7TY11jk6XW1:nS7oS7PT7QT71jk6bW1:RT7ST7TT7UF1jk6nW1:UT7VT7WT7b21jk6XX1:XT7YT7ZT7aQ11jk6dX1:[T7\T7]T7YR11jk6RY1:^T7_T7`T7ST11jk6bY1:aT7bT7cT7QR11jk6RZ1:dT7eT7fT7gT72jk6dZ1:hT7iT7jT7kT71jk6\[1:lT7mT7kNkN1jk6f[1:nT7oT7PU7QU71jk6P\1:RU7SU7TU7[`11jk6\\1:UU7VU7g\1Q21jk6f\1:WU7XU7YU7ZU71jk6P]1:[U7\U7]U7m?1jk6Z]1:^U7_U7`U7aU71jk6f]1:bU7cU7dU7WM1jk6P^1:eU7fU7gU7PL1jk6Z^1:hU7iU7h5oL1jk6f^1:jU7kU7lU7aM1jk6P_1:mU7nU7oU7PV71jk6`_1:QV7RV7SV7j>1jk6V`1:TV7UV7VV7WV71jk6b`1:XV7j>YV7ZV71jk6n`1:[V7\V7kAoP11jk6`a1:]V7^V7_V7`V71jk6na1:aV7bV7cV7dV71jk6Zb1:eV7fV7gV7hV71jk6jb1:iV7jV7kV7lV71jk6Xc1:mV7nV7oV7Ua21jk6dc1:PW7QW7RW7SW71jk6Rd1:TW7UW7eKVW71jk6`d1:WW7XW7YW7ZW71jk6Pe1:[W7\W7]W7hW11jk6`e1:^W7_W7`W7`W11jk6je1:aW7bW7cW7_W11jk6Tf1:dW7eW7fW7_V11jk6^f1:gW7hW7iW7o91jk6hf1:jW7kW7lW7mW71jk6Rg1:nW7oW7PX7QX71jk6`g1:RX7SX7TX7Za11jk6ng1:UX7VX7WX7XX71jk6`h1:YX7ZX7[X7n31jk6lh1:\X7]X7Yb1cE1jk6Vi1:^X7_X7`X7Z^11jk6bi1:Z^1aX7bX7cX71jk6li1:dX7dR7gU7eX72jk6Xj1:fX7gX7hX7Y62jk6Pk1:iX7jX7kX7lX72jk6Rl1:mX7nX7oX7PY72jk6Tm1:QY7dR7dR7RY72jk6^m1:SY7TY7UY7VY72jk6^n1:WY7XY7YY7][12jk6To1:ZY7[Y7\Y7ZX12jk6no1:]Y7^Y7_Y7`Y72jk6bP2:aY7bY7cY7dY72jk6XQ2:eY7fY7kMgY72jk6jQ2:hY7iY7jY7kY75jk6fR2:lY7dR7dR7mY76jk6^S2:nY7dR7dR7oY77jk6fT2:PZ7dR7dR7QZ73jk6PU2:RZ7dR7dR7SZ78jk6ZU2:TZ7dR7dR7UZ79jk6`V2:VZ7dR7dR7WZ7;jk6hV2:XZ7dR7dR7YZ7<jk6nV2:ZZ7dR7dR7[Z7:jk6XW2:\Z7dR7dR7]Z7R2W^1^Z7j\1_Z7b4`Z7WS1aZ7SBbZ7\:cZ7[CdZ7jR1eZ7W4fZ7P7gZ7Q4hZ7iZ7jZ7i>kZ7a6lZ7m;mZ7W7nZ7P9oZ7o9P[7g9Q[7d;R[7aS1S[7bS1T[7RT1U[7YR1V[7h5W[7X[7Y[7TBZ[7TC[[7g[1\[7][7^[7fB_[7gB`[7`W1a[7_W1b[7hW1c[7XNd[7U@e[7SIf[7QEg[7REh[7WMi[7kGj[7g`1k[7Sm3l[7nW1m[7oW1n[7o[7P\7X>Q\7k4R\7UFS\7jY1T\7SDU\7S5V\7W\7X\7^BY\7]BZ\7]G[\7i\1\\7Yb1]\7Qb1^\7e4_\7\?`\7^Ga\7_Gb\7c\7d\7e\7f\7:P9g\7W^1h\7gT7i\7i>j\7YR1k\7XNl\7SDm\7g\1n\7h5o\7iNP]7?43L_;l800J2`>`S700L3US7Y3QS700F01aQ10H01b20B1Q20022Q2ZU700@1`>00N3kNn3[`10062kNdV70082_;L00:2`>Zn600<1]I000001D001
"""##
  }
}
