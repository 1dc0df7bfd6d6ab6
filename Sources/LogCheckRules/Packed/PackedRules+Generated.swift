// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
k]7>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was taken>task_idLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain8code:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainZ1system.dasd.submittedR2the daemon took a refresh request`3Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):Z1Submitted: bgRefresh-`1Submitted: bgProcessing-Z1system.dasd.cancelledX2the daemon dropped a refresh request^3CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):X1CANCELED: bgRefresh-^1CANCELED: bgProcessing-X1system.dasd.startingj1the daemon lets a refresh run\4(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):h1REQUESTING START: bgRefresh-h1STARTING activity bgRefresh-^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier>success\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending:count@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsHnotificationP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed<status@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverable<failedHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atP3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)N[DNP-UI] statusNui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its state:stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}>granted<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>Opening6appR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotn;\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|DNP_ScheduleSnapshot)\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time changeX1system.force_stoppedP2Android stopped the app by force>package`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafari\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=Jdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1d1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-task6pid>openingn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.P2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before itR2step 4: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.f1handler-error-has-a-messageZ3Rules/background-task/handler-error-has-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is j1handler-error-tells-a-messageZ1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quitV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092TFThe system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time; that the plugin was loaded does not, since a task would load it, too.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin2s`3Rules/background-task/no-start-before-earliest-begin.yml^2r.time >= s.earliest_begin - $tolerancef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line V2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endP@A second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and one hour; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)X2android-status-reports-its-receiversX3Rules/calls/android-status-reports-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidT2android-status-tells-its-receiversP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2l>longestVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same lineT2channel-answer-fits-the-permission2pT3Rules/calls/channel-answer-fits-the-permission.yml^4s.enabled == (lower(p.status ?? p.result) in ["authorized", "granted"])h3on iOS the channel is enabled when notifications are allowed>REQ-044X=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered \2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line d1rolling-stats-have-figuresd2Rules/calls/rolling-stats-have-figures.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not empty\1rolling-stats-are-toldR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.yml`7s.success == !present(s.code) || s.success && lower(s.code) in ["task_scheduling_failed", "background_refresh_disabled"]f4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longP2status-has-count-and-permissionsP3Rules/calls/status-has-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.T2status-tells-count-and-permissionsl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list itf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled time\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)\8abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136nEAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @deliveryl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:ahead6dayh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.yml@(?i)dualD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and body>REQ-209f@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title >; line H configured l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlV3!(lower(d.content_source) in ["none", "empty", ""])X2a delivered notification has content>REQ-106T=A failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.yml:apartP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129nIThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130b<The drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.`1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutes>REQ-131P;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than n2dual-content-is-not-used-after-its-notificationT4Rules/delivery/dual-content-is-not-used-after-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.P3dual-content-is-not-used-behind-its-notificationb1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f:early8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymln7abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shown>REQ-116T>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.`1fired-alarm-is-set-againf2Rules/delivery/fired-alarm-is-set-again.ymlV3a daily alarm that went off is set for the next day>REQ-187R@Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.^1fired-alarm-is-set-anew<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmsV?With the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livePCOld news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Content that was confirmed by "not modified" is fresh again and not judged.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.X1the content of line 8 is \2 old at the time of its notification (>, line ^1); its time to live is Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedDoccurrenceX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too late`?A tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of captureb5V12: a file holds the state at the end of the capture, so all its rows are of one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedules>REQ-149f7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.n4Delete what belongs to a schedule together with it, or declare the foreign key.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not name the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.n1snapshot-describes-the-last-runT3Rules/evidence/snapshot-describes-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success l1snapshot-tells-of-the-last-runj1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123T9Tools look for the snapshot under one name. It is judged where the name is known, from a dump of the defaults, or from the line about the writing.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncel4The same alarm twice is one row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f5V12: a file holds the state at the end of the capture, so all its alarms are of one sessionf1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failT4V10: a time is one value; an object is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.yml^1a later fetch succeededf2the delivery names the content it displayedf2after a failed fetch other content is foundjKA failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too. Where the app cancels its notifications first, nothing is owed. Once the app is in the background, iOS may suspend it, and no code of it runs when the notification is due: there a missing line proves nothing.l3Log which content steps in right where the failure is handled.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlb6lower(f.reason) in ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]l2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.yml2ob1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetch>REQ-217j;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml2y`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.j1the identity changed in line P4, but the cache was not cleared before the next request in line P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.:line f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.l1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is>REQ-216\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.T2not-modified-names-the-cached-hashZ3Rules/identity/not-modified-names-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.T2not-modified-tells-the-cached-hashd1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymlb3!(lower(q.if_none_match) in ["none", "nil", "null", "-"])`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETagh1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.X3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself production>REQ-228h>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlV3s.content_hash == p.content_hash || s.line < r.lined4after an answer without new content nothing else is saved for the schedulen?304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, the next save for the same schedule must carry the same hash. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.P2the server answered 304 in line h1, but the content saved for L changed from P2check: `<=` in `s.line < r.line`R3V12: a save and an answer are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlX3d.time <= n.time || d.content_hash == s.content_hashn4after an answer of 304 the notification shows the content that was saved befored?304 means that the saved content is still right, so the notification of the same schedule shows it with the same hash. Content from any other source than the cache is judged elsewhere, and whatever may change the cache in between ends the comparison.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved h2with fetch.response: without `status == 304`j2V9: any other answer has ended the comparisonP2check: `<` in `d.time <= n.time``3V12: a delivery and an answer are never at the same timed1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipR2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlRFlower(e.code) in [ "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed", "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required", "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]h2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method \1) was refused in line V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginR1DailyNotificationX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlP4lower(e.build) in ["debug", "test", "development", "testflight"]b2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.d1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-names-the-numbersj2Rules/limits/limit-line-names-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limith1limit-line-tells-the-numbersn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142d<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010T=Filters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category that belongs to no part is not judged, nor is a line that shows none.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line R4 names another part of the plugin than its subsystem and category`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.j1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235j?A store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lost>REQ-234R<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line R1; named as lost: P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.yml>horizonV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymlV5(lower(p.status) == "authorized") == (lower(r.result) in ["granted", "authorized"])d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with j1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line d1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permission>REQ-183R=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code f2; expected: EXACT_ALARM_PERMISSION_REQUIREDX2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.Z2a notification was asked for in line ^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although B() (line \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revoked>REQ-043n@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlV:!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $toleranceHshort_notice`3the notification was planned less than six minutes aheadV6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.P2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingT2no-refusal-right-after-the-successZ3Rules/prefetch/no-refusal-right-after-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.V2no-refusal-right-behind-the-successn1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-068>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.Dschedulingj1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymln:!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerancef5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadd1refusal-reaches-the-callerj2Rules/prefetch/refusal-reaches-the-caller.yml`6lower(o.code ?? "") in ["task_scheduling_failed", "background_refresh_disabled"] || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-077>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledj1refusal-is-told-to-the-callerb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain words>REQ-073X=A simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handled2zBthresholdZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf4a change of the zone or of the clock is followed by a look at the schedules>REQ-174PJA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. Changes of the clock below five minutes are nothing, and neither is a change from a zone to the same; a zone that is hidden leaves it open. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.ymlP1x.time >= r.time^3a recovery that is completed has named its own scenario>REQ-159ZCWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line R3 named no scenario; the last one is that of line P2check: `>` in `x.time >= r.time`f1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-backT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.h1empty-store-is-reported-oncen2Rules/recovery/empty-store-is-reported-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.`1empty-store-is-told-oncel1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected it>REQ-168b>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167^>The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about. A capture without any entry leaves it open, since builds exist that never print one.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR=A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. The half minute after the completion is watched, up to the next start of a recovery.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyT2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158R@Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line H); allowed: f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices it>REQ-176dAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.b2restart-leads-to-a-check-of-the-schedulesh3Rules/recovery/restart-leads-to-a-check-of-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.`2restart-leads-to-a-look-at-the-schedulesj2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rollingd1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b8i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in ["warmstart", "warm_start"])n8i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in ["coldstart", "cold_start"])n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)n1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || e.line < s.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `e.line < s.line`R3V12: an end and an answer are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line h1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.yml8sameNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.ymlj3b.time < z.time || b.notification_time != a.notification_time\5b.time < z.time || b.notification_time - a.notification_time != $minute * z.offset_minl4after a change of the time zone, a notification is armed for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval>REQ-156`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.yml@togetherl2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderf1changed-time-is-armed-againP3Rules/scheduling/changed-time-is-armed-again.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.d1changed-time-is-armed-anewn1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both>REQ-206\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlR4abs(a.notification_time - s.earliest_begin - $lead) <= $tolerancef3the call came less than six minutes before the notificationR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.R2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeeded>REQ-212V=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.`2getDualScheduleStatus() answered active=b1() had succeeded in line P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.Dhappy-pathV1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderV2host-checks-after-a-failed-schedule`3Rules/scheduling/host-checks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.T2host-looks-after-a-failed-scheduleR2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the samed1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-names-an-absolute-timeb3Rules/scheduling/schedule-line-names-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeX2schedule-line-tells-an-absolute-timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.V1the status in line ^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-names-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124f;cached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. Without an observed delivery just before the snapshot nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withf=The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the sameh;The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the j1listed-alarms-have-unique-idsn2Rules/storage/listed-alarms-have-unique-ids.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceV2listed-alarms-have-ids-of-their-ownf1loaded-rows-have-unique-idsj2Rules/storage/loaded-rows-have-unique-ids.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.R2loaded-rows-have-ids-of-their-ownf1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.R2logged-snapshot-describes-its-runV3Rules/storage/logged-snapshot-describes-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success P2logged-snapshot-tells-of-its-runX2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0\3lower(p.type) in ["none", "daily", "weekly", "custom"]f3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.l1printed-alarms-have-unique-idsP3Rules/storage/printed-alarms-have-unique-ids.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-alarms-have-ids-of-their-ownX2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.h1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesb>A snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.time < p.timeV5the snapshot carries the hash of the schedule that was stored with its notificationX?A schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule or another arming ends the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with P2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.yml8nearj:c.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $nearh3a snapshot names a time of its prefetch that lies in the runVCThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. A time that misses the last run by less than half a minute is meant to be of this run and is wrong; a time farther away is of another prefetch and is not compared, as is a run that has not ended.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueV2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.d1 was stored with the hash V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line n1 schedules were loaded in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237f;A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the @test-appb1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.yml`1lower(s.colour) != "red"R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered>REQ-127`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.yml^1s.time - f.time < $nextX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this order\@A task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers ^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.ymlh3s.cached == (lower(d.content_source) in ["cached", "cache"])^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-names-the-last-fetchV3Rules/test-app/status-dump-names-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at P2status-dump-tells-the-last-fetchT1test-build-says-soZ2Rules/test-app/test-build-says-so.ymln3lower(b.kind) in ["debug", "test", "development", "testflight"]\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsNActivityManagerV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf2the user closed the app in the app switcherf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: f1background-refresh-reported`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once moreP7the kind of app decides which of the two ways is meant; where it is unknown either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationR3five minutes unless configure() sets another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedZ5the notification comes first: a refused prefetch is reported, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedj4the system replaces the request automatically, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work\4any time before the completion will do, a submit after it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsl3thirty seconds, and thirty-five where the expiration is logged^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredX4a start after the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with^2every count is judged, whatever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncef2only rows that are still pending are judgedb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success with a refused prefetch is a partial oneh3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
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
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100e6U41R16V42J01111000005W400P400X400Y420Z45020251030[4\4001^1B030]410^4_4001`1B8W40`42P42a42X44Y46Z48b4800000c41f16d430JB1111000002W400e40040251030f4g4001R2B0251030h4i4001T2B050j410k410l4m4001V2B030j410k4n4001X2B5W40k40o40P50e4200000Q51^26R5101010000003W400S500Z45010251030T5U5001j2B3W40S52Z4400000V51P36W520F1010000001S50031X5001\3B1Y5001^3B1Z5001`3B000000[51d36\530BF000000003080]510^510_510`56a5001l3B0:0]510^510b510_510`56c5001n3B060d510_510`56e5001P4B000000f51T46g5101010000003W400h500i50010251030j5k5001`4B6l50W40h52S52i54m5400000n51f46o5101010000002W400h50010351030P66Q6001R5B3W40S52h5200000R61X56S620:1010000001W40020251030T6U6001d5B010V6V6001f5B1W4000000W61l56X620:1010000003W400Y640Z62020251030[6\6001X6B010]6]6001Z6B4W40Y62^64Z6400000_61`66`620@00010002W400a6003030b641c6126d6001l6B0451030e6141f612g6001n6B0251030e6h6001P7B2W40a6200000i61V76j6001000000011k6001b7B001l6000m6n6<6o6000000002P700Q75011R700n6HB001S7000T7n6L6U7000000004P700V700W720X71011Y700n6X1B001Z7000[7n6\16\7000000001P70021]700n6h1B1^700n6j1B002_7^7000`7n6n16a7000000001P70011b700n6Z2B001c7000d7n6^26e7000000001P70011f700n6j2B001g7000h7n6n26i7000000001P70011j700n6Z3B001k7000l7n6^36m700000000011n700n6h3B001n7000o7n6l36P8000000003V700W720X71011Q800n6X4B001R8000S8n6\46T8000000001P70011U800n6h4B002V8W8000X8n6l46Y8000000001P70011Z800n6X5B002[8\8000]8n6\56^8000000001P70011_800n6h5B002`8a8000b8c8:6d824B1111000002P700e8403050f810g810`5h800c8FB050i810f810g8j800c8HB050k810l810`5m800c8JB6P70n80o80W40e82P9200000Q9c8P16R91400000003P700Q750S9402030T910U9V900c8Z1B030f810W9X900c8\1B7P70n80o80W40Y92Q72Z9214710000[9c8R26\944BJ000000006P700V700W720]940^910X71041_900c8h2B1`900c8j2B1a900c8l2B1b900c8n2B7P70n80o80V72W74]96c9600000d9c8b36e9141111000001P7003050f910g910f8h900c8n3B030f810i9j900c8P4B050f910k910f8l900c8R4B4P70n80o80W4000000m9c8X46n9141010000002o920P:703050Q:10R:1302S:00c8d4B070Q:10f810T:1302U:00c8f4B030Q:10V:W:00c8h4B4o90X:0P:2Y:200000Z:c8n46[:1411110000165P700Q400U950\:50]:403050f810g810^:_:00c8^5B030f810`:a:00c8`5B030f810b:c:00c8b5B9P70n80o80W40Q42d:2U94e:4\:618710000f:c8Z66g:1400000002Q400h:203030f810i:j:00c8d6B070f810k:10g810l:m:00c8f6B030n:10l:o:00c8h6B4Q40d:0h:2P;200000Q;c8n66R;141111000004Q400P940h:20S;802040T;13240U;V;00c8\7B030f810W;X;00c8^7B6Q40d:0P92h:4P;4S;600000Y;c8P86Z;141111000001a6003030[;10\;];00c8\8B030^;10_;`;00c8^8B030f810\;a;00c8`8B1a6000000b;c8f86c;1400000002P700Q7502070f810d;10e;10f;g;00c8P9B050f810d;10h;i;00c8R9B4P70n80Y92Q7200000j;c8`96k;1400000002Q400l;102060f810g810m;510n;o;00c8j9B070f810g810P<1321Q<00c8l9B4Q40d:0l;2m;200000R<c8R:6S<2L41010000001T<502070U<10Y910V<1305W<00c8^:B030U<10Y9X<00c8`:B3T<0Y90Q7000000Y<Z<:6[<000000001\<0021]<00Z<FB1^<00Z<HB002_<`<000a<Z<L6b<00000000011c<00Z<V1B001c<000d<Z<Z16e<000000002f<00g<2011h<00Z<f1B002i<j<000k<Z<j16l<00000000011m<00Z<T2B001n<000o<Z<X26P=00000000011Q=00Z<b2B001R=000S=Z<f26T=00000000011U=00Z<P3B001V=000W=Z<T36X=00000000011Y=00Z<^3B001Z=000[=\=:6]=000000001P70011^=00\=FB001_=000`=\=J6a=000000001P70011b=00\=V1B001c=000d=\=Z16e=00000000011f=00\=d1B001g=000h=\=h16i=000000001j=2011k=00\=T2B001l=000m=\=X26n=00000000011o=00\=b2B001P>000Q>\=f26R>00000000011S>00\=P3B001T>000U>\=T36V>000000004W400W>00X>00Y>4011Z>00\=`3B001[>000\>\=d36]>32JB1010000003g920^>70_>703070Q:10`>10T:1302a>00\=P4B050Q:10b>1302c>00\=R4B030Q:10d>e>00\=T4B6o90g90X:0^>2_>4f>400000g>\=Z46h>22B1010000001i>001050j410j>10k>l>00\=f4B2i>0m>000000n>;J6o>120012000002030P?10l:Q?00;T1B030R?10l:S?00;V1B000000T?;Z16U?12000000001070V?10Q210W?10X?Y?00;b1B000000Z?;f16[?1200000002\?40]?002090^?10\?10Q210_?1320`?00;P2B070^?10\?10Q210W?a?00;R2B2\?0]?200000b?;X26c?1200000001\?4010<0^?10d?10e?10f?10Q210W?6g?00;b2B010700000h?;h26i?1200000001e8401090j?10b510k?10l?10m?n?00;R3B1e8000000o?;X36P@1200000001e84010<0j?10b510e?10k?10l?10m?6Q@00;b3B010700000R@;h36S@1200000001e8402090j?10T@10U@10V@1304W@00;R4B070j?10T@10U@10X@Y@00;T4B1e8000000Z@;Z46[@1200000001]?002090j?10W?10]?10\@1300]@00;d4B070j?10W?10^@1300_@00;f4B1]?000000`@;l46a@1200000002\?40b@1030=0j?10c@10d@10_510\?10e@141o812f@00;V5B0;0j?10c@10_510\?10g@1321h@00;X5B070j?10c@10d@10\?i@00;Z5B2\?0b@200000j@;`56k@1200000001e84020=0l@10T@10U@10m@10n@10o@1304PA00;j5B090l@10T@10U@10QA1304RA00;l5B1e8000000SA;T66TA000000002e840UA1031VA00;`6B1WA00;b6B1XA00;d6B010703YAZA[A000\A;j66]A2200016000003040^A10l:6_A00;T7B040`A10l:6aA00;V7B030j?10bAcA00;X7B000000dACV16eA240010000003W400fA50gA2030;0hA10_;10iA10`>10Z41325jA00Cb1B0=0hA10kA10L10iA10`>10Z41325lA00Cd1B0251030mAnA00Cf1B8W40P40a40b42oA2fA2PB4gA400000QBC\26RB24000000004SB50fA50gA20TB3020J51030UB10k810L10U910iA130510VB36310j=10WB10`>10Z413250U;XB00Cf2B0251030UBYB00Ch2B6SB0ZB0oA2fA2PB4gA400000[BCZ36\B141111000005Q400]B00^B00_B20b30011`B00Cj3B8_B6Q40d:0]B2^B4aB4bB4b3800000cBC`46dB14111100000:Q400P400i>20eB00fB20gB20hB60iB60jB50kB003030lB10P9mB00C`5B030lB10nBoB00Cb5B030PC1342QC00Cd5BDQ40d:0P42a42i>4eB6fB8gB:RC:SC:TC<hB<UC>VC>iB>WC>jB@e:@kBBXCB00000YCCT76ZC24L11110000122Q400[C503050\C10V<1325]C00Cb7B030\C10^C_C00Cd7B050`C10aC10bCcC00Cf7B5Q40d:0[C2T<2\C200000dCCV86eC1400000002Q400i>2011fC00C`8H3Q40d:0i>2125`<0000gCCh86hC1400000007Q400a600iC20jC40l;10kC40S;803030lB10kClC00Cb9B040lB10mC6nC00Cd9B030[;10kCoC00Cf9B9Q40d:0a62iC4PD4i>4jC6l;8S;<1:710000QDC`:6RD34L81111000004Q400P400SD00a6005090TD10UD10U@144VDWDXDYD1410ZD[D00Cl:B070TD10UD10U@144VDWDXDYD14\D00Cn:B030]D10^D_D00CP;B040`D10aD42^DbD14cD00CR;B050`D10dD142^DbD14eD00CT;B6Q40d:0P42a42SD4a6600000fDCZ;6gD2481111000005Q400W400hD50X>00a6003050iD10jD10^:kD00Cf;B030`D10lDmD00Ch;B010V6V600Cj;B7Q40d:0W42nD4hD4X>6a6800000oDC^<6PE141111000002QE00RE501030SE10TEUE00Cj<B2QE0RE200000VECP=6WE141111000002QE00RE501030SE10XEYE00C\=B2QE0RE200000ZECb=6[E141111000002QE00RE501030SE10\E]E00Cn=B2QE0RE200000^E_E:6`E000000003aE10bE10cE100000010dE_EB6eE000000002]?00Z4500000010fE_EJ6gE000000002`:50hE500000010iE_ER16jE000000002]?10kE000000010lE_EZ16mE000000002]?00T<300000010nE_Eb16oE000000008Q400PF00`:50hE50g300j300QF00RF100000010SF_EZ26TF000000005UF20S510VF10kE00QF000000010WF_Eb26XF000000002]?00T<300000010YF_Ej26ZF000000002]?00T<300000010[F\F:6]F000000003f<00^F70_F700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y10010`FaF:6bF000000006P940cF00m;10dF00eF10fF000000010gFaFN6hF000000006g920iF30jF10kF40d>40lF400000010mFaFb16nF000000004k>00cF00oF30PG300000010QGRG:6SG000000008TG00UG50VG50iF50WG40XG40kB00YG000000010ZG[G:6\G00000000=k>00]G00W400P400^G10_G10oF30`G00aG10bG40cG40dG30eG3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30010fG[G^16gG000000006k>00]G00W400P400hG10dG30001247S3_3^3d3U3^3d30010iG[Gh16jG00000000:k>00]G00W400h500kG40lG10mG10nG30dG30eG30001249c3S3X3U3T3e3\3U3c30010oG[Gf26PH00000000@k>00]G00W400cF00QH30RH00P500aG10^G10_G10bG40cG40hG10dG30eG30kG40001246Q3\3Q3b3]3c30010SH[GP46TH000000002o920UH700000010VH[GX46WH000000002k>00W4000000010XHYH:6ZH000000004]?00[H10a600T<300000010\H]H:6^H000000101_H400000000`HNP16aH1600000001bH001010cHcH00NZ1B2dH0bH000000eHN`16fH1600000001bH001010gHgH00Nj1B2dH0bH000000hHNP26iH1600000001bH001010jHjH00NZ2B2dH0bH000000kHN`26lH1600000003bH00mH40nH201010oHoH00Nj2B5dH0bH0mH2PI4nH400000QIY1P16RI1<1111000003SI00R400TI8021UI00Y1\1B1VI00Y1^1B4SI0R42WI2TI400000XIY1l16YI1>00000002SI00R40011ZI00Y1V2B000000[IY1Z26\I000000005]I80SI01010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3W7010205U3b3b3_3b304S3_3T3U3l;120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311^I00Y1n2H001_I000`IY1R36aI000000003m;80W7010104S3_3T3U3l;120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321bI00Y1d3B1cI00Y1f3B002dIeI000fIY1j36gI1<111100000KSI00R400\<80m;80P9414107c3e3S3S3U3c3c3hI424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3lF43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3fA52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3iI52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3g923410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3W7066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3l;146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3kG414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3jF81410;`3U3b3]3Y3c3c3Y3_3^3c3jI52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3kI42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3lI114105c3d3Q3d3c3mI72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3kB02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3QE024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3nI02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3oI51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3PJ02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3QJ51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d321RJ00Y1n5B1SJ00Y1P6BX1SI0R42WI2\<4P98hI:TJ:UJ<lF<W4>a4>VJ>WJ>XJ>oA@fA@kGLo4NP5NjFP1YJR1jIR1ZJT1kIT1lIV1[JX1XCZ1kBZ1QE\1\J\1mIX1]JBiIBW7Fm;Fl;HS5JX:D^JDg9D00000_JY1f86`J1<1111000006SI00R400m;80W7024104S3_3T3U34105U3b3b3_3b3l;114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010aJaJ00Y1^9B030aJ1300bJ00Y1`9B050aJ13001348cJ00Y1b9B7SI0R42WI2W76m;6l;8S5:00000dJY1V:6eJ000000003SI00W700l;1031fJ00Y1b:B1gJ00Y1d:B1hJ00Y1f:B1l;404iJjJkJlJ000mJY1l:6nJ000000001SI0011oJ00Y1X;B001PK000QKY1\;6RK000000001\?4011SK00Y1h;B1\?001SK000TKY1n;6UK000000001\?4011VK00Y1Z<B010701VK000WKY1`<6XK000000001YK1011ZK00Y1l<B002[K\K000]KY1P=6^K000000001_K7011`K00Y1\=B002aKbK000cKY1`=6dK000000003UF00eK10i32021fK00Y1l=B1gK00Y1n=B2eK2i3402fKhK000iKY1T>6jK000000001kK0011lK00Y1`>B001mK000nKY1d>6oK000000001PL003050hK10QL10RLSL00Y1P?B070hK10QL10TL10ULVL00Y1R?B050hK10QL10TLWL00Y1T?B3PL0XL0YL001WL000ZLY1Z?6[L000000007i>80\L53010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3iF53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3g922010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3VD42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3]L320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3^L320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321_L00Y1T@B1`L00Y1V@B7\L2aL2iF4bL4g96X:6VD803cLdLeL000fLl1T16gL1B00000001k3002030hL10l:iL00l1^1B030jL10l:kL00l1`1B2k30lL000000mLl1f16nL1B00000002oL00k3003050i>10V<1300PM00l1P2B030QM1300RM00l1R2B070i>10SM10U@1300TM00l1T2B3oL0k32lL200000UMl1Z26VM1B1111000002k300h5002050j?10WM1300XM00l1f2B030j?10PLYM00l1h2B7WM0k30lL0PL2YL2XL2h5200000ZMl1\36[M1B1111000002SI00R40030442\M]M100^M10l:_M00l1h3B050`M10`>10aMbM00l1j3B050`M10`>10jFcM00l1l3B3SI0R42WI200000dMl1R46eM1B00000002\<00k3004050fM121300gM00l1\4B050hM121300iM00l1^4B050j410aM142jMkM10lM00l1`4B070j410aM10mM1300nM00l1b4B3\<0k32lL200000oMl1h46PN1B11110000002070j410aM10QN10RNSN00l1R5B070TN10`>10aM10QNUN00l1T5B000000VNl1X56WN1B1111000003XN00U@00fA5020=0j410aM10SM10XN130010U@1320YN00l1d5B050j410aM10SMZN00l1f5B4XN0U@2oA4fA400000[Nl1l56\N1B1010000002i>00R4003050]N121300^N00l1X6B070j410aM10QM1300_N00l1Z6B050j410j>10`NaN00l1\6B5i>0m>0bN0R42WI200000cNl1l66dN1B00000002W700SI002050eN10iA1320fN00l1V7B010eNeN00l1X7B2W70SI2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T30000gNl1`76hN1B1111000002iN00R4003050jN143kNk4kF1010j>lN00l1l7B050mN143kNk4kF1010j>nN00l1n7B030oN10POQO00l1P8B3iN0R42WI200000ROl1V86SO1B00000002W700l;102020TO6UO00l1`8B040VO10kC6WO00l1b8B3W70m;0l;200000XOl1h86YO2B41111000001i>003090k810ZO10[O10QM1300\O00l1T9B090k810ZO10[O10b51300]O00l1V9B050k810^O10i>_O00l1X9B3i>0`O0aO000000bOl1d96cO2B400000002i>00W7003020dO6eO00l1n9B080k810ZO10[O10fO6gO00l1P:B0:0k810ZO10[O10hO10iO6jO00l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T30000kOl1X:6lO1B111100000<mO80nO20oO20PP120QP120RP140^G10_G10WB10SP110TP110UP11040O0VP110l:3@10WP13B10XP1342132210YP110YP110YP13D10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P16_P100l1V;B0O0VP110l:3@10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P13D10WP13B10XP1342132210YP110YP110YP16`P100l1^;B030VP110l:aP100l1f;B050bP110`410cP1dP100l1h;B6mO0nO2oO4PP16QP18RP1:00000eP1l1Z<6fP11B1111000003L40j140i9402030gP110l:hP100l1f<B050bP110`410i9iP100l1h<B2L0j1214710000jP1l1P=6kP11B1111000003lP100mP100b3002050nP110oP110SMPQ100l1^=B030QQ110l:RQ100l1`=B5lP10b34SQ10mP12TQ1200000UQ1l1P>6VQ11B1111000002lP100WQ1402090XQ110WQ110iA10YQ110oP1ZQ100l1^>B030[Q110l:\Q100l1`>B2lP10SQ1012710000]Q1W2J6^Q12F0010000001h5004070_Q110kN10`Q110aQ1bQ100W2V1B050_Q1141cQ11010aQ1dQ100W2X1B070eQ110fQ110aQ110gQ1hQ100W2Z1B060eQ110fQ110iQ16jQ100W2\1B1h5000000kQ1W2b16lQ11F1010000006mQ120nQ170_>70g920oQ120cQ1401030PR110QR1RR100W2Z2B<mQ10nQ12SR12_>4f>4g96X:6oQ18TR18cQ1:UR1:VR1:00000WR1W2X36XR11F00000001YR1002050ZR110[R11300\R100W2b3B030ZR110YR1]R100W2d3B1YR1000000^R1W2j36_R11F00000001`R1003050aR1141aQ11010gQ1bR100W2T4B050aR1141mQ11010\?cR100W2V4B050aR1141mQ11010dR1eR100W2X4B1`R1000000fR1W2^46gR12FL000000143W400oF50PG507030hR110`>iR100W2j4B050hR110`>10jR1kR100W2l4B050lR110d;10`>mR100W2n4B070lR110d;10nR11300oR100W2P5B090lR110d;10nR1130016PS100W2R5B050lR110`>10d;QS100W2T5B020lR16RS100W2V5B9W40P40a40VJ0oF2SS12U92PG4TS1400000US1W2n56VS12F01111000003W400h500WS1503090XS110YS1130010iA1345ZS100W2Z6B030XS1142j1L12[S100W2\6B010XS1XS100W2^6B7W40a40\S10h52WS14]S14^S1400000_S1W2d66`S11F00000003aS120bS120h3203070ZO10`Q110aQ110W;cS100W2P7B050]510aQ110W;dS100W2R7B030PR110W;eS100W2T7B3aS10bS12h3400000fS1W2Z76gS11F00000001m;1060;0TO10hS110kN10`Q110iS11301jS100W2d7B090TO10hS110cQ110iS11301kS100W2f7B0;0TO10hS110kN10`Q110aQ11301lS100W2h7B090TO10hS110cQ110aQ11301mS100W2j7B090TO10hS110kN10`Q110aQ1nS100W2l7B070TO10hS110cQ110aQ1oS100W2n7B000000PT1W2R86QT11F1111000005YR100d;20aS120bS120RT1203030PR110ST1TT100W2^8B030]510aQ1UT100W2`8B020VT1300WT100W2b8B5YR10d;2aS14bS16RT1800000XT1W2R96YT11F010000002YR100ZT1502050[T110[R11300\T100W2^9B030]T1145^T1_T1`T1aT1bT110cT100W2`9B3YR10ZT12dT1200000eT1^2L6fT11H00000003W400XN50gT1001030hT110`:iT100^2V1B4W40a40XN2gT1400000jT1^2\16kT11H00000007W400XN50WS150lT120mT120nT120gT1001030hT110U9oT100^2T2B:W40a40XN2WS14lT16PU16QU16mT18nT1:gT1<00000RU1^2n26SU11H00000003W400WS150a6001030hT110\;TU100^2X3B4W40a40WS12a6400000UU1^2^36VU11H00000002W400l;101040hT110kC6WU100^2h3B4W40a40l;2m;200000XU1^2n36YU11H00000003W400XN50gT1001050hR110b210jR1ZU100^2X4B4W40a40XN2gT1400000[U1d2V16\U11J00000005W400P400fA50YG00]U1403060^U11210_U1345`U100d2`1B030^U110l:aU100d2b1B050bU110`>10cP1cU100d2d1B;W40P40a40`42oA4fA4dU16YG6]U18eU18fU1800000gU1d2`26hU11J00000001iU14011jU100d2j2H010710000kU1d2n26lU11J00000004W400fA50X>00W>002070hA10`>10iA1325mU100d2X3B030hA10`>nU100d2Z3B7W40P40a40oA2fA2X>4W>600000oU1d2n36PV11J1111000008W400P400fA50X>00Y>40W>00YG00kB003070j410U910iA1345QV100d2j4B030j410U9RV100d2l4B030j410SV1TV100d2n4B=W40P40a40oA4fA4`42X>6Y>8W>:YG<dU1<kB>XC>00000UV1d2n56VV11J00000005W400P400W700l;10WV1104080XV110U@10`410`>381YV100d2X6B070XV110U@10`410`>ZV100d2Z6B060hA10`>10kC381[V100d2\6B050hA10`>10kC\V100d2^6B6W40a40`42W74l;6m;600000]V1d2d66^V11J1111000002W400_V1403050`V110g910`>aV100d2P7B050`V110g910d>bV100d2R7B030j410cV1dV100d2T7B3W40a40_V1200000eV1d2Z76fV11J1111000002_V140o9203070`V110_V110g910d>gV100d2f7B050hV110d>10i9iV100d2h7B050jV11210cV1kV100d2j7B1o9210710000lV1d2R86mV12J0111100000<W400P400U950\:50nV150gT100X400oV100kB00k400^G10_G1031PW100d2Z9B1QW100d2\9B1RW100d2^9BGW40P40a40`42U94jB4e:4oA4\:6nV18SW16TW16gT1:X4<oV1>UW1>kB@XC@k4BP5Bo4B^GD_GF00000VW1d2R;6WW11J1111000002W400S5002030j410XW1YW100d2^;B050ZW110XW110`>[W100d2`;B3W40a40S5200000\W1d2f;6]W11J00000003W400^W160_W1602070`>10`W110aW11346bW100d2P<B050`>10`W110cW1dW100d2R<B5W40a40`W12^W12eW1200000fW1d2X<6gW11J00000002g920hW1202070Q:10`>10hW110iW1jW100d2b<B050j410hW110iW1kW100d2d<B3g90X:0hW1200000lW1d2j<6mW11J1111000004nW120oW120PX120g9202050QX110h;10RX1SX100d2V=B030TX112UX100d2X=B6nW10oW12PX14VX14g96X:600000WX1d2j=6XX11J00000004W400^S150YX100gT1002050^;10ZX110`4[X100d2T>B050\X110`410\;]X100d2V>B6W40]S12^S12^X14YX14gT1600000_X1d2h>6`X11J1111000003P400fA50Q4003050bP110`>10SV1aX100d2T?B090bP110`>10SV110iA1325bX100d2V?B050bP110`>10U9cX100d2X?B7P40a40dX10oA2fA2Q44d:400000eX1d2l?6fX11J1111000002P400gX1501090bP110`>10hX110iX110ZDjX100d2X@B4P40a40gX12kX1200000lX1d2^@6mX11J1111000002P400a6002090bP110`>10hX110YD10ZDnX100d2j@B070bP110`>10oX110UDPY100d2l@B3P40a40a6200000QY1RY1:6SY11L0000000:]G00TY180W4012102Y3T3h5012104[3Y3^3T3lG112104S3b3_3^3kG412107U3^3Q3R3\3U3T3mG122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3nG322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311UY100RY1X1B000000VY1RY1\16WY11L00000009]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3oF32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3`G02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3aG112108`3b3Y3_3b3Y3d3i3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311XY100RY1X2B000000YY1RY1\26ZY11L00000006]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3[Y1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3hB62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311\Y100RY1R3B000000]Y1RY1V36^Y11L00000005]G00TY180W4012102Y3T3[Y152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3hB62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311_Y100RY1j3B000000`Y1RY1n36aY1000000007TY180W4010108Q3\3Q3b3]3o2Y3T3QH31010<d3b3Y3W3W3U3b3o2d3Y3]3U3RH01010;b3U3`3U3Q3d3o2b3e3\3U3aG110108`3b3Y3_3b3Y3d3i3dG31010:S3b3U3Q3d3U3T3o2Q3d3eG31010:e3`3T3Q3d3U3T3o2Q3d321bY100RY1j4B1cY100RY1l4B004dY1eY1fY1gY1000hY1RY1P56iY11L00000002jY110kY10021lY100RY1\5B1mY100RY1^5B000000nY1Q3J6oY11L00000006W400PZ100kG40YG00^G10_G103070QZ110`410U@10RZ1SZ100Q3T1B030TZ110UZ1VZ100Q3V1B030TZ110WZ1XZ100Q3X1B9W40P40a40PZ12kG4YG6dU16^G8_G:00000YZ1Q3P26ZZ11L00000005W400W700l;10[Z120WV1104080XV110U@10\Z110`4381]Z100Q3Z2B070XV110U@10\Z110`4^Z100Q3\2B060TZ110\Z110kC381_Z100Q3^2B050TZ110\Z110kC`Z100Q3`2B6W40a40W72l;4m;4[Z1600000aZ1Q3f26bZ11L1010000002W400e8402030TZ110cZ1dZ100Q3R3B050TZ110`N10UDeZ100Q3T3B4W40a40e82P9200000fZ1Q3Z36gZ11L111100000:W400o920kG20h500hZ100^S150i>00YG00dG30eG303050iZ1132210mQ1jZ100Q3Z4B030iZ110mQ1kZ100Q3\4B030iZ110`4lZ100Q3^4BEW40a40o92kG4h56hZ18RH8mZ18WS1:^S1:]S1:nZ1:i><`G<oZ1<YG>dU1>dG@P[1@eGBQ[1B00000R[1Q3n56S[11L1111000006P400Q400kB00jB50[Y150hB603030]D10WZ1T[100Q3f6B030U[110ZDV[100Q3h6B050U[110iX110ZDW[100Q3j6B>P40a40W40Q42d:2kB4XC4jB6e:6[Y18X[18hB:TC:Y[1:00000Z[1Q3l76[[11L00000002P400X7003050\[110ZD10][1^[100Q3V8B050_[110VD10ZD`[100Q3X8B030]D10][1a[100Q3Z8B5P40a40W40X72a6200000b[1Q3`86c[11L1111000003P400d[160hB602030]D10i:e[100Q3l8B050\[110ZD10i:f[100Q3n8B7P40a40W40d[12g[12hB4TC400000h[1Q3b96i[11L1111000001cV1202030XQ110j[1k[100Q3n9B030XQ110l[1m[100Q3P:B2cV10o9000000n[1Q3V:6o[11L00000001P\1202030Q\110R\1S\100Q3`:B010T\1T\100Q3b:B2P\10U\1000000V\1Q3h:6W\11L00000003]G00W400X7002050X\110][110TY1Y\100Q3R;B050_[110TY110\;Z\100Q3T;B4]G0W42X74a6400000[\1Q3Z;6\\11L1111000004W400XN00U@00oF502090]\110i>1320121340^\100Q3f;B050]\110i>10SM_\100Q3h;B;W40a40XN2U@4`G4U96jB6oF6SS16oA6fA600000`\1Q3d<6a\11L1111001002W400h5001030b\110bCc\100Q3R=B3W40a40h5200000d\1Q3X=6e\11L1010000004f\100g\100h\100i\1003030f\1142j\1k\112l\100Q3d=B010f\1f\100Q3f=B0142m\1n\110o\100Q3h=B6f\10g\12h\14P]14i\16Q]1600000R]1Q3n=6S]101111000009TG00T]180UG51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3VG51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3iF51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3WG41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3XG41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3kB02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3YG02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361U]100Q3P?B1V]100Q3R?B1W]100Q3V?B1X]100Q3X?B1Y]100Q3Z?B1Z]100Q3\?B:TG0UG4VG6iF8WG:XG<XC>kB>dU1@YG@05[]1\]1]]1^]1_]1000`]1Q3V@6a]11L1111000003XN20U@20jY1201030b]110`:c]100Q3b@B3XN0U@2jY1400000d]1Q3h@6e]11L1111000002UF00jY1201030b]110UFf]100Q3TAB2UF0jY1200000g]1Q3ZA6h]11L1111000002jY120i]1701030b]110bS1j]100Q3fAB2jY10i]1200000k]1Q3lA6l]11L1111000004XN20U@20jY120i]1701030b]110W;m]100Q3XBB4XN0U@2jY14i]1600000n]1Q3^B6o]11L00000003XN20U@20UF001040b]110kC6P^100Q3hBB3XN0U@2UF400000Q^1Q3nB6R^11L00000002XN20U@201050b]110S^110UDT^100Q3XCB2XN0U@200000U^1Q3^C6V^12LB111100000020;0b]110W^110X^110U@10Y^110Z^1[^100Q3hCB0;0ZW110\^110]^110Y^110kC10^^1_^100Q3jCB000000`^1[3J6a^12N611111400003b^140h500k3004030ZO10c^1d^100[3X1B030ZO10`Q1e^100[3Z1B050kN10f^110`Q1g^100[3\1B0141h^112i^100[3`1B4b^10h52k34lL4001j^100[3d1H00k^1[3h16l^11N11110000003050ZO10m^110hIn^100[3R2B070ZO10o^110P_110Q_1R_100[3T2B050kN10f^110hIS_100[3V2B0001T_100[3X2H00U_1[3\26V_11N1111000001oL003050ZO10W_110kAX_100[3f2B070ZO10Y_110P_110kAZ_100[3h2B050kN10f^110kA[_100[3j2B0104:R3Q3S3[3W3b3_3e3^3T301\_100[3P3H00]_1[3T36^_11N1111000001oL003050ZO10o^110__1`_100[3^3B030ZO10a_1b_100[3`3B050kN10f^110__1c_100[3b3B0104:d3U3b3]3Y3^3Q3d3U3T301d_100[3h3H00e_1[3n36f_11N11110000003050ZO10g_110h_1i_100[3X4B030ZO10j_1k_100[3Z4B050kN10f^110l_1m_100[3\4B0001n_100[3^4H00o_1[3d46P`1000000001a61031Q`100[3P5B1R`100[3R5B1S`100[3T5B003T`1U`1V`11W`100[3V5H00X`1[3^56Y`11N1111000003f300b^140k3002050kN10f^11300Z`100[3j5B030kN10[`1\`100[3l5B4f30b^12k34lL400001039d3U3b3]3Y3^3Q3d3U3T<:V3_3b3S3U3o2a3e3Y3d3V<5S3b3Q3c3X3X<]`1[3X66^`11N1111000001_`1402070``110a`110b`110SMc`100[3d6B050``110a`110b`1d`100[3f6B2_`10kG000000e`1[3l66f`11N1111000002i>00g`1403050h`110QM1300i`100[3X7B050h`110b5142g`1j`110k`100[3Z7B030h`110SMl`100[3\7B2i>0g`12001m`100[3`7H00n`1[3d76o`11N1111000003XN00U@00Pa12020=0Qa110Ra110SM10XN130010U@1320Sa100[3P8B050Qa110Ra110SMTa100[3R8B4XN0U@2Pa14Ua1400000Va1[3X86Wa12NB1111000001Xa1602050Ya110Za110SM[a100[3d8B030\a110SM]a100[3f8B2Xa10^a1000000_a1[3l86`a100000000031aa100[3V9B1ba100[3X9B1ca100[3Z9B003aa1da1ca1000ea1[3^96fa1000000001ga10011ha100[3j9B002ia1ja1000ka1[3n96la1000000002ga100P50011ma100[3Z:B001na1000oa1[3^:6Pb12NF1111000002Qb150Rb1602030Sb110jR1Tb100[3j:B050Ub110Vb110jR1Wb100[3l:B4Qb10Xb10Rb12Yb1200000Zb1[3R;6[b100000000031\b100[3\;B1]b100[3^;B1^b100[3`;B003_b1`b1ab1000bb1[3d;6cb100000000011db100[3P<B001eb1000fb1gb1:6hb1000000005]?00[H10ib180a6014106b3U3Q3c3_3^3T<3011jb100gb1T1B1ib141241]15kb1lb1mb1nb1ob1000Pc1gb1Z16Qc11B1111000004Rc180Sc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3Tc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3Uc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030Vc110T]1Wc100gb1n1B1Rc1000000Xc1Yc1:6Zc1000000001[c10021\c100Yc1HB1]c100Yc1JB001U2000^c1Yc1N6_c11D00000001`c14011ac100Yc1X1H010710000bc1Yc1\16cc1000000001dc14011ec100Yc1h1H010711fc1000_Bgc151`61hc11515220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920P9021ic1R1F111\400ic1Z1Lic1X1>101jc10011f100ic1X1L000ic18:kc11lc1mc1nc10212oc1Pd10100001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800Sd152R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000Td1T1F111l:00Td1Z1LTd1Z1>101h;011j10120P9Td1^1L0000Td18:Ud11Vd1Wd1Xd10212oc1Pd1000001h;4PP\mXh_31Q4061X400Td1f1F1P200Td1h1F1h100Td1j1F1n:00Td1l1F1T;00Td1n1F1j101320P9Td1P2F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811Yd1Zd1Td1P1>[d151b21\d10]d1V1F111f100]d1X1\1]d1X1J101jc1000000]d18:^d11_d1`d1ad10211Pd101010001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810bd161b21\d10cd1Z1H4011f100cd1^1B0cd1^1B012R4V40150515720i>00`<5420i>00hB5220i>00PCcd1`1P10cd1`1B011l:00cd1d1T11cd1d1B011j10120P9cd1f1T10cd1f1B1h;000cd18:dd11_d1ed1fd10211Pd101010001h;4PP\mXh_30031X400cd1l1\11h100cd1l1X21d200cd1l1d341T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1813gd1hd1cd1R1>id1hd1cd1T1>jd1hd1cd1V1>kd151`61ld11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021md1P1F115\4P4R4V4X400md1X1Lmd1V1>0011j10120P9md1Z1L11f100md1V1L000md18:nd11lc1od1Pe10212Pd1jD01000000100000Qe193R4l:T401565920b421Re1b41Se1Te1NH01h11Re1185120Q4Te1T1J01Ue10100Te18:Ve11We1Xe1Ye10111Pd1000002Ue14PP\mXh_3Se14P`beiM1Q4000000Ze151h11Re10[e1NF111j101320P9[e1P1\1[e1P1J101jc1000011j10120P9[e1T1B0[e18:\e11We1]e1^e10212oc1Pd1000001jc14PPZfVg31Q40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_e151P21`e10ae1NF111j101320P9ae1P1\1ae1P1J101jc1000021j10120P9ae1T1B1X<0152920Qd1000921`e1Qd1000ae1V1B0ae18:be12ce1de1ee1fe10212oc1Pd1000001jc14PPf^Tlg11Q40031T<00ae1`1F1V<00ae1b1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3ae1d1F010ge1:1P200he1T1H1l;20l;3ie101he18:je11de1ke1le1140me1120ne10oe1120l;212oc1Pd11Pf11000000000000Qf151f11iQ10Rf1R1F112^1`101513517920P7030Sf17921iQ1P7030Tf153920W70001Uf1Rf1V1LRf1V1>101h;000000Rf18:Vf12Wf1Xf1Yf1Zf10212oc1Pd1000002h;4PP\mXh_3Uf10600041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810[f151f11iQ10\f1P1F112^1`1013517920P7030Sf17921iQ1P7030Tf1\f1T1L\f1T1>101h;011j100\f1Z1L0000\f18:]f11Xf1^f1_f10112oc1Pd1000001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810`f191X<0152920Qd1000921iQ1Qd1000af1P1H01f11iQ10af1V1J15j1V<T<n;j300af1X1L1h;0100af18:bf12cf1ce1df1ef10212oc1Pd10100001h;4PP\mXh_30000000ff171f100gf1X1H12V<Z<1hf1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3gf1^1B16P<n;Z<X7X9X6016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3gf1d1B140gf18:if11jf1kf1lf1150mf1120ne10nf1121hf1ne10of1212oc1Pd1010100000000000Pg191f101565920b421hc1b41Se1Qg1P1H02b9d91hc11920_V1020Qg1X1B1=^1l3X9\9^9d9R8d8P9b2f2X6Z6017920SI038c3S3X3U3T3e3\3U3Rg1Qg1^1B1h;0100Qg18:Sg11Tg1Ug1Vg10212oc1Pd10100002h;4PPPhcRYZj9Se14PPb_QdB0000000Wg1?1^11Xg1185120Q7Yg1V1F11f11iQ10Yg1Z1F11h;015721iQ1b45921Xg1Q71_W1Zg1015921iQ1b421Xg1Q7Xg10Yg18:[g11\g1]g1^g11;0_g1121iQ1b40`g1121iQ1ne10ag115921Xg1Q721iQ1b40bg1121Xg1Q70cg1121Xg1ne10U;212oc1Pd10010002_W14PPU[ck1h;4PPPhcRYZj91P7121b100Yg1j1\11b200Yg1j1l20000dg151R41iQ11515220i>1eg185120Q4fg1R1F111j10120P9fg1V1\1fg1V1J101jc1000011j101320P9fg1Z1B0fg18:gg12hg1ig1jg1kg10212oc1Pd1000002eg10PCjc14PP_VUVQ21Q4021h100fg1`1\11P200fg1`1h241T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811lg1mg1fg1N>ng191j100og1T1H01f11iQ10og1V1T111f100og1V1X31h;12120og18:Ph12cf1Qh1Rh1Sh10214oc1Th1Uh1Pd1000001h;4PP\mXh_31Q4011V<00og1`1Z141T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Vh181T41iQ10Wh1R1H2R4V40150515720i>00`<5420i>00hB5220i>00PCWh1V1>012f1X401503920kC020515185120Q485121iQ1Q45220Q421iQ1Q4Wh1\1>Wh18:Xh12Yh1Zh1[h1\h1130]h1121iQ1ne10^h1212oc1Pd101000000000000_h181T400`h1R1H1^100`h1T1N011f100`h1V1H`h18:ah12Yh1Zh1bh1ch1130]h1120ne10dh1212oc1Pd100100000000000eh191j100fh1P1H01b100fh1T1J11^100fh1V1L1h;0101fh18:gh11Wf1hh1ih10211Pd10100001h;4PPf^Tlg10081`100fh1b1F1l100fh1d1F1f100fh1f1F1l300fh1h1F1b900fh1j1F1d900fh1l1F1T800fh1n1F2X6`6017920SI036S3Q3^3S3U3\3jh1fh1P2F0000kh101j10185120Q4lh1LH204PP`Rg`aa6lh18:mh11cf1nh1oh10211Pd10000001Q4000010Pi151f11iQ10Qi1P1F211j100Qi1T1T1Qi1T1B101Ri1000021h100Qi1V1X11j100Qi1V1d2Qi1V1B101Si10001Ti100Qi18:Ui11Vi1Wi1Xi10212oc1Pd10010002Ri14PPf^Tlg1Si14PP_VUVQ21Q4011b<00Qi1b1\141T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Yi1?1f11iQ10Zi1V1F11j11hc10Zi1X1F11Si101555921hc1b421iQ1b41Ri1[i1000Zi18:\i11Vi1]i1^i1180_i1121iQ1ne10`i1121hc1ne10ai115921hc1b421iQ1b40bi111Ri1111Pd101010002Ri14PPf^Tlg1Si14PP_VUVQ21Q4000000ci1?1f11iQ10di1V1F21l:1Xg10di1Z1B1j11hc10di1\1B11h;015021hc1P95421hc1b421Xg1b4ei1000di18:fi11ig1gi1hi1180_i1121iQ1ne10ii1121Xg1ne10ji1121hc1P90ki1121hc1ne1212oc1Pd10100001h;4PP\mXh_31Q4051X400di1h1\11h100di1h1X21P200di1h1d31n:00di1h1n41T;00di1h1`60000li1?1f11Xg115085120U985120\:mi1\1F000385121Xg1U9ni15521Xg1U95821Xg1b41oi1Pj15580159921Xg1\:21Xg1b421Xg1b41_W1Qj1015921Xg1b421Xg1U9Xg10mi18:Rj11Sj1Tj1Uj11=0Vj1121Xg1b40`g1121Xg1ne10Wj1121Xg1U90Xj1121Xg1\:0Yj111oi10Zj111_W10[j1211Pd101010002_W14PPZfVg3oi14PPPXXWXjZc40000000\j181j11hc1120P9]j1R1H2R4V4015150515720i>00`<5420i>00hB5220i>00PC5050385120Q4385121hc1Q45220Q421hc1Q4]j1X1>012f1X40150513920kC02050385121hc1Q45220Q421hc1Q4515185120Q485121hc1Q45220Q421hc1Q4]j1`1>]j18:^j12ig1hg1_j1hi1130`j1121hc1ne10^h1212oc1Pd10000000000000aj1?1X61hc1151620SI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920TI030bj1cj1T1F11`61Xg11920P9021cj1\1F11jc1013721hc1TIdj1ej1001cj18:fj11gj1hj1ij116121hc1SI0jj1121hc1ne10kj119:21hc1TI108`3b3Y3_3b3Y3d3i39:21hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21hc1TI306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30lj1211mj1000001jc14PPf^Tlg11R4000010nj1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIoj1T1F11`61Xg11920P9021oj1X1F11jc1015052871:21hc1TI104d3Y3]3U3034d3U3h3d352871:21hc1TI108c3S3X3U3T3e3\3U3034d3U3h3d3Pk1001oj18:Qk11gj1Rk1Sk1170Tk1121hc1ne10Uk11:21hc1TI104d3Y3]3U30Vk11:21hc1TI108c3S3X3U3T3e3\3U30Wk1212oc1mj1000001jc14PPf^Tlg11R4000010Xk1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIYk1V1F11`61Xg11920P9021Yk1Z1F11jc1025152871:21hc1TI105d3Y3d3\3U3034d3U3h3d356831:21hc1TI105d3Y3d3\3U3000Zk15152871:21hc1TI104R3_3T3i3034d3U3h3d356831:21hc1TI104R3_3T3i3000[k1001Yk18:\k11gj1]k1^k1170Tk1121hc1ne10_k11:21hc1TI105d3Y3d3\3U30`k11:21hc1TI104R3_3T3i30ak1212oc1mj1000001jc14PPf^Tlg11R4000010bk1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIck1V1F11`61Xg11920P9021ck1Z1F11jc1036871:21hc1TI105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3dk16871:21hc1TI109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ek16871:21hc1TI107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3fk1000ck18:gk11gj1hk1ik1190Tk1121hc1ne10jk11871:21hc1TI105c3_3e3^3T30kk11871:21hc1TI109f3Y3R3b3Q3d3Y3_3^30lk11871:21hc1TI107`3Q3i3\3_3Q3T30mk1111mj1000001jc14PPf^Tlg11R4000010nk1?1`61Xg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<ok1X1F000252871:21Xg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3Pl152871:21Xg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3Ql1000ok18:Rl11Sl1Tl1Ul1170Vl1121Xg1ne10Wl11871:21Xg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30Xl11871:21Xg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30Yl1212mj1Zl11[l11100000000000\l1=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI]l1NL20mI311`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4]l1X1P120W401`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4]l1`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI]l1b1L1h;]l18:^l11_l1`l1al10111mj1000001h;4PP`Rg`aa60011`601620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3]l1j1F0000bl1?1X61hc1151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20TI10:b3U3]3Y3^3T3U3b3Y2T3:20TI102Y3T3034d3U3h3d3cl1V1F31`61Xg1151515220R421hc1R45220SI21hc1SI920P9021cl1\1B1X61dl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3cl1`1B1`61el1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@cl1b1B11fl10150505321el1R421dl1R45421dl1ne121Xg1ne151515151515151539:21el1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21el1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3gl1000cl18:hl11_l1il1al1160jl119:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T30kl1121hc1ne10ll1121el1ne1111mj1000001fl14PPPlYaTUm40021b6015220R421hc1R4cl1d2F1X60151620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI102Y3T39:20TI10:b3U3]3Y3^3T3U3b3Y2T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3cl1f2F0011ml1nl1cl1R1>ol1?2f7`71Pm116841920i>20\<503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3Qm1V1F11`61Xg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120kGQm1Z1F11h;015221Xg1kG6841921Pm1i>21Pm1\<203:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3Rm1001Qm18:Sm11Tm1Um1Vm1180Wm1121Xg1kG0ki1121Xg1ne10Xm11921Pm1i>21Pm1\<0ki1121Pm1ne1211mj10100001h;4PPigPZ90171d700Qm1l1F1b700Qm1n1F1^700Qm1P2F1`700Qm1R2F1j700Qm1T2F1R<00Qm1V2F1P<00Qm1X2F0010Ym1?1`61Xg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120\<Zm1R1F00026871:21Xg1\<107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3[m168719:21Xg1\<109S3X3Q3^3^3U3\3Y2T3:21Xg1\<10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3\m1000Zm18:]m11Tm1^m1_m1170`m1121Xg1ne10am11871:21Xg1\<107U3^3Q3R3\3U3T30bm118719:21Xg1\<109S3X3Q3^3^3U3\3Y2T3:21Xg1\<10:S3X3Q3^3^3U3\3o2Y3T30cm1211mj10000000000000dm1?1`61Xg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120kG85120P5em1T1F000385121Xg1kGfm156831921Xg1P5030000gm135152871:21Xg1\<109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21Xg1\<10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3hm1000em18:im11Tm1jm1km1170`m1121Xg1ne10lm1121Xg1kG0mm1121Xg1P50nm1211mj10000000000000om1?1X61el11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3Pn1T1F21X61hf11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4Pn1Z1B1`61Xg11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20\<105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3Pn1\1B11h;01505321Xg1R421hf1R452841:21Xg1\<105c3d3Q3d3U3841:21el1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3Qn1001Pn18:Rn11Sn1Tn1Un1180Vn11:21Xg1\<105c3d3Q3d3U30ki1121Xg1ne10Wn11:21el1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30ki1121el1ne1111mj1000001h;4PPPlYaTUm40131P<00Pn1n1\11R<00Pn1n1T21j300Pn1n1T30010Xn1?1`61Xg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<52871:20\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3Yn1NF000152871:21Xg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3Zn1000Yn18:[n11Sl1\n1]n10211mj101000000000000^n1?1X61k?1515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI_n1`n1T1F11X61an11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI_n1`n1Z1>11h;0153721k?TIbn1721an1TIbn1cn1001`n18:dn11Sn1en1fn1150gn1121k?ne10hn1121an1ne10in1111mj1000001h;4PPPlYaTUm40041T<00`n1l1F1V<00`n1n1F1X<0152920Qd1000921k?Qd1000`n1P2F1Z<015220f3036\3Q3e3^3S3X3`n1R2F0010jn1:2X6Z600kn1P1H1SI20SI0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310kn18:ln11mn1nn1on1150Po1120SI0jj1120ne10Qo1112oc1mj10000000000000Ro1?2d9b91iQ11920_V1020So1X1F11`61Xg115185120g9575920b421iQ1b41To1So1\1F11h;015221Xg1g9000Uo1000So18:Vo11Wo1Xo1Yo1170Zo1121Xg1ne10[o1121Xg1g90\o1121iQ1ne10]o1211mj10100002To14PPU[ck1h;4PPPXXWXjZc401=2X6Z601720SI^o1So1j1F1X900So1l1F1\900So1n1F1^900So1P2F1R800So1R2F1R:00So1T2F1f100So1V2F1Z800So1X2F1n800So1Z2F1f200So1\2F1n900So1^2F1j300So1`2F1n;00So1b2F0000_o162d9b901920_V1020`o1V1H2012\9^91k?0`o1\1T10`o1\1B022\9^90153920W4030921k?W4031o1`o1`1J1`60185120g9`o1b1J0`o1^1B04PPPXXWXjZc4011`6015185120g95620g9002`o1f1B0`o18:ao11Wo1bo1Yo10211mj1010000001:2X6Z601720SIco1`o1P2F1R800`o1R2F1R:00`o1T2F1f100`o1V2F1Z800`o1X2F1n800`o1Z2F1f200`o1\2F1n900`o1^2F1j300`o1`2F1n;00`o1b2F0002do1eo1`o1P1>fo1go1`o1R1>ho142`6P30185120g9io1P1H20g90013\9R8X6017920SI038b3U3]3Y3^3T3U3b3co1io1Z1>13^9R8X6017920SI038b3U3]3Y3^3T3U3b3co1io1`1>1;f9n9f1Z8n8R:f2R<P<j3n;00io1f1>io18:jo13Wo1ko1lo1mo1no10212oc1mj101000000000000oo1?2`6b61`e11620SI:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3PP2P1F000153841921`e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3QP2000PP28:RP21mn1SP2TP216121`e1SI0UP2121`e1W70ki1121`e1ne10VP2111mj10000000000000WP2?1n61XP20YP2T1F000:6039S3_3^3V3Y3W3e3b3U3121XP2_KZP2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121XP2_K[P2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121XP2_K\P2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121XP2_K]P2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121XP2_K^P2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121XP2_K_P2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121XP2_K`P2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121XP2_KaP2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121XP2_KbP2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121XP2_KcP2000YP28:dP21eP2fP2gP2150hP2183121XP2_K0iP2121XP2ne10jP2212oc1mj101000000000000kP251X61hc115185120R4620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3lP2NF211`60185120R4lP2V1T1lP2V1B101jc1000011b60185120R4lP2X1T1lP2X1B101jc1000001lP28:mP21nP2oP2PQ20111mj1000001jc14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810QQ2?1`61k?1620SI:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3RQ2V1F12`6b61an11620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3RQ2b1>11h;0153841921an1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3SQ2000RQ28:TQ21nP2UQ2VQ217121an1SI0WQ2121an1ne10XQ2121k?SI0YQ2121k?ne1111mj1000001h;4PPPlYaTUm40000010ZQ2?1`61Xg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120\<[Q2T1F00015152871:21Xg1\<105c3d3Q3d3c3034d3U3h3d356831:21Xg1\<105c3d3Q3d3c3000\Q2000[Q28:]Q21lo1^Q2_Q2150`Q2121Xg1ne10aQ21:21Xg1\<105c3d3Q3d3c30bQ2211mj11cQ2000000000000dQ2?1`61Xg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120\<036_3R3Z3U3S3d3eQ2NF000652871:21Xg1\<107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3fQ26871:21Xg1\<107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3gQ26871:21Xg1\<105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3hQ25053871:21Xg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Xg1\<205U3b3b3_3b304S3_3T3U3034d3U3h3d3iQ25053871:21Xg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Xg1\<205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3jQ25052871:21Xg1\<205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21Xg1\<205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3kQ2000eQ28:lQ21mQ2nQ2oQ20211mj10000000000000PR2<11`60152920SI03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3QR2JH1P9110QR28:RR21mQ2SR2TR20211mj10000000000000UR2?1X61hc1185120R4VR2T1F22^901k?185120W4VR2Z1B1`61Xg1151515220SI21hc1SI920P902185120W4VR2\1B11h;0150505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221k?W421Xg1W452921k?P421k?W421Xg1W4WR2001VR28:XR21YR2ZR2[R21;0\R2121hc1ne10]R2121Xg1W40`g1121Xg1ne10^R2121k?W40`g1121k?ne10U;212oc1mj1000001h;4PPigPZ91R4051Z800VR2n1F1R800VR2P2F1n800VR2R2F1n900VR2T2F1f100VR2V2F0010_R2?1X61hc1185120R4`R2T1F21d:1Pm1185120W4`R2Z1B1`61Xg1151515220SI21hc1SI920P902185120W4`R2\1B11h;01505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221Xg1W421Pm1W4aR2001`R28:bR21YR2cR2dR21;0\R2121hc1ne10]R2121Xg1W40`g1121Xg1ne10eR2121Pm1W40`g1121Pm1ne10U;212oc1mj1000001h;4PPigPZ91R4051Z800`R2n1F1R800`R2P2F1n800`R2R2F1n900`R2T2F1f100`R2V2F0010fR2?1X91iQ10gR2T1F21d:1Pm1185120W4gR2X1B1`61Xg1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P902185120W4gR2Z1B11h;015221Xg1W421Pm1W4hR2001gR28:iR21YR2jR2kR2180lR2121Xg1W40ki1121Xg1ne10mR2121Pm1W40ki1121Pm1ne1212oc1mj1000001h;4PPigPZ90141Z800gR2j1\11R800gR2j1`21h700gR2j1R41b600gR2j1b50010nR2?1`61Xg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120P9oR2T1F0001505221Xg1P9385121Xg1W75121Xg1P9684121Xg1W7203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3PS2000oR28:QS21mQ2RS2SS2170TS2121Xg1ne10US2121Xg1P90VS2121Xg1W70WS2212oc1mj10000000000000XS2?1X61hc1151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20TI102Y3T3034d3U3h3d3YS2V1F31`61Xg1151515220R421hc1R45220SI21hc1SI920P9021YS2\1B1X61dl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3YS2`1B1`61el1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@YS2b1B11fl1015050505050505050505321el1R421dl1R45421dl1ne121Xg1ne1529:21el1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21el1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21el1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3ZS2000YS28:[S21_l1\S2]S2160jl11:21hc1TI102Y3T30^S2121Xg1ne10_S2121el1ne1111mj1000001fl14PPPlYaTUm40041b6015220R421hc1R4YS2d2F1X6015220SI03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3YS2f2F1X601515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI10:b3U3]3Y3^3T3U3b3Y2T39:20TI102Y3T3:21hc1TI102Y3T3:21hc1TI102Y3T3YS2h2F1d900YS2j2F0011ml1nl1YS2R1>`S2=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mIaS2NL20mI211`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4aS2X1P120W401`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4aS2`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mIaS2b1L1fl1aS28:bS21_l1cS2dS20111mj1000001fl14PPPXnnmi`Uh10021`601620SI203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3aS2j1F1d900aS2l1F0001eS2fS2aS2P2>gS2?1`61Xg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<hS2NF00045152871:21Xg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21Xg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3000iS252871:21Xg1\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3jS26871:21Xg1\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3kS26871:21Xg1\<10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3lS2000hS28:mS21Sl1nS2oS20212oc1mj11PT2000000000000QT2?1f91ld1185120U9RT2T1F11`61Xg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120jIRT2X1F11h;015721Xg1jI5921ld1U91_W1ST2000RT28:TT22Wo1Sl1UT2VT2180WT2121Xg1ne10XT2121Xg1jI0YT2121ld1U90ZT2121ld1ne1212oc1mj1000002_W14PPThjX_:h;4PPPlYaTUm40100000[T2?1b81XP2185120W4\T2T1F11`61Xg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d33851:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<\T2Z1>11h;015050505050529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021XP2W4529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021XP2W4529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021XP2W4529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021XP2W4529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021XP2W4529:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021XP2W4]T2000\T28:^T21Wo1_T2`T216121XP2W40aT2121XP2ne10bT2121Xg1ne10cT2211mj1000001h;4PP`Rg`aa60041h90152920W421XP2W421XP2W4\T2V2F1X;01515220W421XP2W45384120U@036]3Y3c3c3U3T3\T2X2F3^90d80152920W421XP2W421XP2W4\T2Z2F1X601720SIjh1\T2\2F0010dT2?1`61Xg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3eT2R1F0006505053871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3fT2505053871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3gT2505053871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3hT2505053871:21Xg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3iT2505053871:21Xg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3jT2505053871:21Xg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Xg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3kT2000eT28:lT21Sl1mT2nT2130oT2121Xg1ne10PU2211mj10000000000000QU2?1X61hc1185120R4RU2V1F11d:1Pm115085120^G85120_GRU2\1>11h;02505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI105d3Y3d3\3U3034d3U3h3d3385121Pm1^G5221Pm1^G:21hc1TI105d3Y3d3\3U3515683121Pm1^G0007:21hc1TI105d3Y3d3\3U3SU2TU2505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI104R3_3T3i3034d3U3h3d3385121Pm1_G5221Pm1_G:21hc1TI104R3_3T3i3515683121Pm1_G0007:21hc1TI104R3_3T3i3SU2UU2000RU28:VU21gj1WU2XU21<0YU2121Pm1ne10ZU2121Pm1^G0[U2121Pm1_G0\U2121hc1ne10]U21:21hc1TI105d3Y3d3\3U30^U21:21hc1TI104R3_3T3i3212mj1Y3000001h;4PPigPZ91R4031Z800RU2V2\11R800RU2V2`21f100RU2V2R40010_U2?1f91ld1185120U9`U2X1F0002505580159921ld1\:21ld1b421ld1U91h;385121ld1X4aU2505580159921ld1\:21ld1b421ld1U91_W13684121ld1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3bU20159921ld1\:21ld1b421ld1U9Xg10`U28:cU21dU2eU2fU21>0gU2121ld1U90hU21921ld1\:21ld1b40`g1121ld1ne10iU2121ld1X40ag1180159921ld1\:21ld1b421ld1U90jU211_W10kU211h;113oc1lU2Zl10110002_W14PP\mXh_3h;4PPhUibmR10000000mU2?121hc115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3nU2T1F000150515221hc1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121hc1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221hc1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121hc1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1oU2000nU28:PV21QV2RV2SV2170TV2121hc1W40UV2121hc1e40ki1121hc1ne10VV2212lU2Zl101100000000000WV2?1l:1hc115185120kB85120jBXV2Z1F12^9f91YV21515185120kB5220kB21hc1kB6841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3XV2`1B1588225921hc1jB21hc1b41ZV21Se10152921YV2U921YV2fA21hc1jB[V2000XV28:\V21]V2^V2_V2190`V2121hc1ne10aV2121hc1jB0bV21921YV2U921YV2fA0`g1121YV2ne10U;212oc1lU2000002Se14PPdhU\\d1ZV24PP`Rg`aa60011l:015220kB21hc1kBXV2R2F0000cV2?2X9^91iQ115185120fA5620fA20b4dV2\1F12R4l:1hc11515185120jB5720b45921iQ1fA1eV252920P4921iQ1P4921iQ1W4030921iQ1P4921iQ1W4920P4030dV2b1>1585921iQ1fA21iQ1b41Se101505221hc1jB21iQ1fA578015921hc1jB21iQ1fA1fV2gV2000dV28:hV21]V2iV2_V2180jV2121hc1ne10aV2121hc1jB0kV2121iQ1fA0ki1121iQ1ne1212oc1lU2000003eV24PPdhU\\d1Se14PPhUibmR1fV24PPPgk_QR`40093X9\9^90153920fA20b421iQ1fAdV2T2F1b900dV2X2F1d900dV2Z2F1R800dV2\2F1T800dV2^2F1P900dV2`2F1d<00dV2b2F1b<00dV2d2F1`<00dV2f2F0000lV2?1R81hf115185120^G85120_GmV2V1F11f91ld115151720W4nV26841920oV10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120^G85120_GmV2\1>11h;025052921ld1^G21hf1^G21hf1^G51721hf1^GoV2721ld1^GPW2QW25052921ld1_G21hf1_G21hf1_G51721hf1_GoV2721ld1_GPW2RW2001mV28:SW21TW2UW2VW21<0WW2121ld1ne10XW2121ld1^G0[U2121ld1_G0YW2121hf1ne10ZW2121hf1^G0^U2121hf1_G212oc1lU2000001h;4PPPTUioS\R10121T800mV2T2F2X6Z601620SI203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3mV2V2F0000[W2?1f91ld1185120oV1\W2P1F00013684121ld1oV13034^3_3^3U3035U3]3`3d3i3030]W2000\W28:^W21_W2`W2aW2150bW2121ld1ne10cW2121ld1oV10U;212oc1lU20000000000000dW2?1f91ld11515185120U95085120W485120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3eW2V1F11^91k?15185120fA50515185120P485121ld1P45220P421ld1P4515185120W485121ld1W45220W421ld1W4eW2\1>11h;01578015921k?fA21ld1U91fW2gW2000eW28:hW21iW2jW2kW2190gU2121ld1U90ZT2121ld1ne10lW2121k?fA0ki1121k?ne10mW2111lU20100002h;4PPhUibmR1fW24PP`Rg`aa60081X900eW2l1F1R800eW2n1F1X600eW2P2F1Z600eW2R2F1f200eW2T2F1`<00eW2V2F1b<00eW2X2F1d<00eW2Z2F0000nW2?1f91ld116841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3oW2\1F0025R<T<P<n;Z<1el116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3oW2b1B7f1j1R<T<P<n;Z<1iQ116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3oW2f1B15050505036841921el1oL921el1f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321el1PX221ld1PX25521iQ1b421el1b4921iQ1]:020555921ld1b421iQ1b41QX2RX2000oW28:SX21TX2UX2VX2160WX2121ld1ne10XX2121el1ne10YX2121iQ1ne1111lU201010001QX24PPigPZ90000000ZX2?1f91ld11515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:[X2Z1F00015580159921ld1\:21ld1b421ld1U91_W1\X20159921ld1\:21ld1b421ld1U9Xg10[X28:]X21^X2_X2`X21:0gU2121ld1U90aX21921ld1\:21ld1b40`g1121ld1ne10ag1180159921ld1\:21ld1b421ld1U90jU211_W1112oc1lU201010001_W14PPThjX_:0000000bX2?2>f91ld1185120W4cX2X1F00013721ld1W4dX2eX2000cX28:fX22gX2hX2iX2jX2150kX2121ld1ne10lX2121ld1W40mX2213oc1lU2Zl101100000000000nX251f91ld1151515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:5680159920\:20b420U91_W1oX2R1F111j900oX2\1\1oX2\1J101jc1000000oX28:PY21QY2RY2SY20212oc1lU201010002_W14PPThjX_:jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810TY2?1j91Re1185120^W1UY2V1F00015680121Re1^W11_W1VY2000UY28:WY21XY2YY2ZY2160[Y2121Re1ne10\Y2121Re1^W10]Y211_W1212oc1lU201010001_W14PPThjX_:0000000^Y291T:01515220P421ld1W45620gX121ld1U9_Y2R1H01f91ld11515185120W485120U9720W4nV2_Y2Z1B13R8R:^900_Y2^1L1h;0100_Y28:`Y21TW2aY2bY20212oc1lU21cY200001h;4PP`eSQo=0000000dY2?101k?151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3eY2Z1F1141fY21515185120W45220W421k?W45720b45921k?Z41gY2eY2b1F1585921k?Z421k?b41hY201558015921fY2b421k?Z41_W1iY2015921fY2b421k?Z4Xg10eY28:jY21dU2kY2lY21>0mY2121k?W40nY2121k?Z40`g1121k?ne10oY2121fY2b40`g1121fY2ne10ag118015921fY2b421k?Z40jU211_W1112lU2Zl10110003_W14PP\mXh_3gY24PPdhU\\d1hY24PP`Rg`aa600:100152920W421k?W421k?W4eY2n1F1b90152920W421k?W421k?W4eY2P2F1d900eY2R2F1600eY2T2F1l<00eY2V2F1j<00eY2X2F1f<00eY2Z2F1d<00eY2\2F1b<00eY2^2F1`<00eY2`2F0000PZ2?101k?1515185120Z485120X45620Z420b4QZ2X1F11f91ld115185120U95220U921k?Z4QZ2\1F1585921k?Z421k?b41fl102505580159921ld1\:21ld1b421k?Z41_W13684121k?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3RZ25580159921ld1\:21ld1b421k?Z41h;SZ20159921ld1\:21ld1b421k?Z4Xg10QZ28:TZ21dU2UZ2VZ21@0WZ2121k?X40XZ2121k?Z40`g1121k?ne10YZ21921ld1\:21ld1b40`g1121ld1ne10ag1180159921ld1\:21ld1b421k?Z40jU211_W10kU211h;112lU2Zl10110003_W14PP\mXh_3h;4PPhUibmR1fl14PPdhU\\d10041001505220Z421k?Z45220W421k?W4QZ2P2F1d<00QZ2R2F1b<00QZ2T2F1`<00QZ2V2F0000ZZ291f901515220W421`e1P4684120oV12037V3U3d3S3X3U3T3036S3Q3S3X3U3T3[Z2P1H01P;1`e1185120P4[Z2V1J11l:00[Z2X1L1h;0100[Z28:\Z21]Z2^Z2_Z20212oc1lU2000001h;4PPdhU\\d10000000`Z25141fY217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2aZ2bZ2NF211f900bZ2T1T1bZ2T1B101jc1000011B00bZ2V1T1bZ2V1B101jc10001cZ200bZ28:dZ22eZ2fZ2gZ2hZ20213oc1lU2Zl1000001jc14PP\mXh_300051T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00bZ2\1T1800iZ25101k?15185120Z485120W4jZ2T1F111001515220W421k?W450385120Z45620Z421k?Z4jZ2^1LjZ2Z1>101jc115921k?Z404PP\mXh_3011400jZ2\1L000jZ28:kZ21lZ2mZ2nZ20213oc1lU2Zl11oZ2110001jc14PP\mXh_30071b90152920W421k?W421k?W4jZ2h1F1d900jZ2j1F1T800jZ2l1F1f<00jZ2n1F1600jZ2P2F1l<00jZ2R2F1X601784120SIP[2jZ2T2F0000Q[2?1l:1Xg115185120P485120kBR[2R1F21n:1S[215220P421Xg1P4R[2X1B1f91ld115152841920oV1030036S3Q3S3X3U3T352920kB03021Xg1kBR[2Z1B11h;015421ld1b421S[2b4T[2000R[28:U[21V[2W[2X[2160Y[2121Xg1kB0Z[2121S[2ne10[[2121ld1ne1213oc1Y3lU2000001h;4PPPlYaTUm40021l:0152920P421Xg1P421Xg1P4R[2f1F1V400R[2h1F0000\[2?1b61iQ11515220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920l;030][2^[2T1F0012f9X81ld10^[2X1P1150385121ld1W4565921iQ1b421ld1b41fl1_[2000^[28:`[21a[2b[2c[2180d[2121iQ1ne10e[2121iQ1l;0XQ2121ld1W40ZT2121ld1ne1211lU2000001fl14PPPlYaTUm40000000f[2?1f91ld115185120W485120U9g[2X1F11`61iQ115220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3g[2^1B11fl104505221iQ1W421ld1W45621iQ1fA21ld1U9h[25050385121iQ1fA5621iQ1fA5921ld1U91i[25621iQ1fA59921ld1\:21ld1b41i[2j[250385121iQ1fA5521iQ1fA5821iQ1b41_W1k[250505050385121iQ1fA385121iQ1kB385121ld1kB5321iQ1fA21ld1U95221iQ1kB21ld1kBl[2000g[28:m[21a[2n[2o[21A0P\2121iQ1ne10Q\2121iQ1W40XZ2121iQ1fA0R\2121iQ1kB0S\2121ld1W40XZ2121ld1U90R\2121ld1kB0`g1121ld1ne10U;212oc1lU2000003fl14PPPlYaTUm4_W14PPThjX_:i[24PPU[ck10100000T\2?1f91ld11515185120U9385120X45680159920\:20b420U91_W1U\2V1F0011`61hf1152871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3U\2Z1P1152:21hf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020V\2000U\28:W\21dU2X\2Y\21:0gU2121ld1U90hU21921ld1\:21ld1b40`g1121ld1ne10Z\2121hf1ne10[\21:21hf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112lU2Zl10110001_W14PP\mXh_30000000\\2?1T:1]\215185120gX185120P4^\2X1F11f91ld11515220W421]\2P485120U9^\2^1B11h;015521]\2gX121ld1U9_\2000^\28:`\21TW2a\2bY2190jV2121]\2ne10b\2121]\2gX10c\2121ld1U90`g1121ld1ne10d\2212oc1lU2000001h;4PPdhU\\d10000000e\2?1l:1hc11515185120P485120[Y185120hBf\2V1F11B1YV2151784120a6g\25220W421hc1P4f\2Z1F11fl101565921YV2b421hc1[Y121hc1hBh\2015921YV2b421hc1[Y1Xg10f\28:i\21]Z2j\2k\21:121YV2W40l\2121YV2ne10m\215921YV2b421hc1[Y10n\2121hc1hB0`g1121hc1ne10U;212oc1lU2000001fl14PPPP_ZTYYW10031l:0152920P421hc1P421hc1P4f\2h1F1R;01565920b421hc1[Y121hc1hBf\2j1F1X800f\2l1F0000o\271f9016841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3P]2Z1H13R<T<Z<1an116920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3P]2b1B1:P<Z<n;T3j3X7h9X9X6f1016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3P]2h1B1J0P]28:Q]21TX2R]2VX2160WX2120ne10S]2120gT10T]2121an1ne1112oc1lU2010100000000000U]291j900V]2R1H01f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920\:20b420U91_W1V]2X1B11f900V]2`1L1h;0100V]28:W]21XY2X]2ZY20212oc1lU201010002_W14PPThjX_:h;4PPigPZ90000000Y]2:1f900Z]2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310Z]28:[]21QV2\]2]]20212lU2Zl101100000000000^]291f9015185120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3_]2LH20120_]28:`]22gX2iW2a]2b]20212oc1lU20000002W4U9000000c]291f901515185120U985120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3d]2NH20120d]28:e]22gX2iW2f]2g]20212oc1lU20000002P4U9000000h]2?1^91k?151515185120W485120fA5620fA20b43920Y>3720W4i]2j]2Z1F12P3\81ld11515085120^>5185120_>621k?W4120_>565920b421k?fA1_W1j]2d1>1585921k?fA21k?b41h;013621k?W41921ld1^>21ld1_>k]2000j]28:l]21m]2n]2o]21:121k?W40P^2121k?fA0`g1121k?ne10Q^2121ld1ne10R^215921ld1b421k?fA0S^2212oc1lU201010002_W14PPThjX_:h;4PPPlYaTUm40081^9015220W421k?W4j]2P2F1\90152920W421k?W421k?W4j]2R2F1d80152920W421k?W421k?W4j]2T2F1b90152920W421k?W421k?W4j]2V2F1d900j]2X2F1d<00j]2Z2F1b<00j]2\2F1`<00j]2^2F0000T^2:1h<00U^2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320U^28:V^21QV2W^2X^2150Y^2120P50Z^2120ne10U;212lU2Zl101100000000000[^291f901515220W421ld1W46841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\^2T1H01f91ld11515185120W4385120U96841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\^2\1B160P9\9^9X9d8015152920W421ld1W421ld1W455920Z4920WS1920fA20b45821ld1b41h;\^2d1B1h;0100\^28:]^22gX2^^2_^2`^20213oc1lU2Zl10110001h;4PPhUibmR10000000a^2?1f91ld11515185120P485120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3b^2T1F11f91`e115151515185120P45220P421ld1P485120U95620U921ld1U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3b^2Z1>11h;01565921`e1U921ld1U91fW2c^2000b^28:d^21gX2e^2f^21=0g^2121ld1P40h^2121ld1U90`g1121ld1ne10i^2121`e1U90`g1121`e1ne10j^215921`e1U921ld1U90S^2211lU2000002h;4PPPU^QSS=fW24PP`Rg`aa60081X900b^2j1F1R800b^2l1F1X600b^2n1F1Z600b^2P2F1f200b^2R2F1`<00b^2T2F1b<00b^2V2F1d<00b^2X2F0000k^25101k?1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3l^2X1F1134f9>01505052920W421k?W421k?W43721k?W4m^23720W4m^2l^2b1Ll^2b1>115821k?Z41_W115921k?Z404PPU[ck100000l^28:n^22m]2eZ2o^2P_20213oc1lU2Zl101101Q_201_W14PPThjX_:00:10015220W421k?W4l^2n1F1b90152920W421k?W421k?W4l^2P2F1d900l^2R2F1f<00l^2T2F1600l^2V2F1l<00l^2X2F1j<00l^2Z2F1d<00l^2\2F1b<00l^2^2F1`<00l^2`2F0000R_2?1l:1Xg11515185120kB85120P485120jBS_2V1F11f91ld11515151516841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T385120kB52920P420W421Xg1P485120U95220U921Xg1jBS_2\1>11h;015221ld1kB21Xg1kBT_2001S_28:U_21V_2W_2X_21;0gU2121ld1U90Y_2121ld1kB0`g1121ld1ne10Z_2121Xg1kB0`g1121Xg1ne10U;212oc1lU2000001h;4PPPhcRYZj90051l:015152920P421Xg1P421Xg1P452920jB21Xg1jB21Xg1jBS_2R2F1n:00S_2V2F1P;00S_2X2F1R;00S_2Z2F1X800S_2\2F0000[_281f91ld115185120kB52841920oV1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3\_2Z1H1l:015220kB21ld1kB\_2^1N21h;0\_28:]_21^_2__2`_2170kX2121ld1ne10a_2121ld1kB0b_211h;0c_2212oc1lU2000001h;4PPPQhbWXZ50000000d_2?1l:1hc11515185120kB85120[Y185120hBe_2Z1F12^9f91YV21515220kB21hc1kB5085120U985120fAe_2`1B11fl1015559921YV2U921YV2fA21hc1[Y121hc1hBf_20159921YV2U921YV2fA21hc1[Y1Xg11e_28:g_21]Z2h_2i_21:0j_2121hc1ne10k_2159921YV2U921YV2fA21hc1[Y10l_21921YV2U921YV2fA0m_2121YV2ne10n_2121hc1hB212oc1lU2000001fl14PPPP_ZTYYW11kB111R4015220i>00PCe_2V2F0000o_251h91P`20Q`2NF211X;01515284120U@039T3U3\3Y3f3U3b3U3T352920W4030921P`2W4920W4030Q`2R1P1Q`2R1B101jc1000011f90152920W4030921P`2W4920W4030Q`2X1P1Q`2X1B101jc1000000Q`28:R`21S`2T`2U`20212oc1lU2000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800V`292b8X;0151515220W421P`2W452841920U@036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520oF21P`2b45620oF5921P`2b41W`252841920XN030039T3U3\3Y3f3U3b3U3T3X`2P1H01h91P`20X`2T1T101h;0100X`28:Y`21S`2Z`2[`20212oc1lU2000002h;4PP\mXh_3W`24PPPlYaTUm40000000\`2?1h91P`2185120W4]`2V1F11b81XP2151515220W421P`2W485120oF5620oF5921P`2b41W`2]`2Z1F11h;015621XP2oF21P`2b4^`2000]`28:_`21S`2``2a`218121P`2W40b`2121P`2ne10c`2121XP2ne10d`2121XP2oF0e`2212oc1lU2000002h;4PPPTUioS\R1W`24PPPlYaTUm40000000f`2?1f91ld115185120U952841920gT1030033d3Q3`3g`2V1F00025759921ld1\:21ld1b421ld1U941_W1h`2505559921ld1\:21ld1b421ld1U91_W1555921ld1nV121ld1U91_W1i`2000g`28:j`21^X2k`2l`21:0gU2121ld1U90m`21921ld1\:21ld1b40`g1121ld1ne10n`2121ld1nV10o`211_W1111lU201010001_W14PPThjX_:0000000Pa291V:01515220P421hc1P46841920a603:^3_3o2S3_3^3d3U3^3d3203:^3_3o2S3_3^3d3U3^3d3037d3Y3]3U3_3e3d3Qa2T1H01l:1hc115151720P4nV285120jB5720jB20b4Qa2\1B13T:P;n:00Qa2`1L585921hc1jB21hc1b41Se10100Qa28:Ra21TW2Sa2Ta20212oc1lU2000001Se14PPThjX_:0000000Ua292b9d90150920_V1020720W4Va2Wa2NH01T800Wa2T1J15X6X9R8T8j300Wa2V1L1h;0100Wa28:Xa21Ya2Za2[a20212oc1\a2000001h;4PPb_QdB0000000]a293b9d9T8015050920_V1020920i9020720W4nV2^a2NH01X6015220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3^a2T1J14X6X9R8j300^a2V1L1h;0100^a28:_a22Ya2_l1`a2aa20212oc1\a2000001h;4PPb_QdB0000000ba281R:00ca2R1H4R4V4X4j100ca2V1>112R8f100ca2X1Hca28:da22ea2fa2ga2ha2130ia2120ne10ja2212oc1\a20000000000000ka292\9^901720W4nV2la2P1H01R801920RP1020la2V1J18f1\4P4R4V4X4R8T800la2X1L1h;0100la28:ma21ea2na2oa20212oc1\a2000001h;4PPPlYaTUm40000000Pb294R:^9\9f9017920W420P4nV2Qb2P1H01R4015185120gB5220gB000Qb2Z1J15P4R4f1R8T800Qb2\1L1h;0100Qb28:Rb22TW2fa2Sb2Tb20111\a2000001h;4PPdhU\\d10000000Ub2<11f500Vb2NH<cFQHRHP5aG^G_GbGcGdGeGkG110Vb28:Wb21Xb2Yb2Zb20212[b2Y301100000000000\b2:1d500]b2V1H1nG20nG211^b211_b210]b28:`b21ab2bb2cb2190db2120nG0ki1120ne10eb211^b20fb211_b20U;212[b2Y30110002^b20PPdk\njk2_b20PP\_h\i^70000000gb2:2`5Z:00hb2V1H1oF20oF211^b211_b210hb28:ib21ab2bb2cb2190jb2120oF0ki1120ne10eb211^b20fb211_b20U;212[b2Y30110002^b20PPdk\njk2_b20PP\_h\i^70000000kb2:4d5`5X:Z:00lb2X1H2dG20dG211^b211_b2eG20eG211^b211_b210lb28:mb21ab2nb2cb21:0ob2120ne10Pc2120dG0Qc2120eG0Rc211^b20fb211_b2213oc1[b2Y30110002^b20PPdk\njk2_b20PP\_h\i^70000000Sc2<11b500Tc2NH3W4P4dG110Tc28:Uc21Vc2Wc2Xc20212[b2Y301100000000000Yc2=1V500Zc2R1L20^F20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32Zc28:[c21\c2]c2^c20212oc1[b201000000000000_c2=1V500`c2P1L20_F2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32`c28:ac21\c2bc2cc20212oc1[b201000000000000dc2:2f5`:00ec2X1H3QH20QH211^b211_b2dG20dG211^b211_b2eG20eG211^b211_b210ec28:fc21ab2gc2hc21<0ic2120ne10jc2120QH0kc2120dG0lc2120eG0mc211^b20fb211_b2213oc1[b2Y30100002^b20P``_Qn2_b20P`[i`d70000000nc2<11`500oc2NH;W4P4^G_GoF`GaGbGcGdGeG110oc28:Pd21Vc2Qd2Xc20212[b2Y301100000000000Rd294d5`5b5f500Sd2NH20120Sd28:Td21Ud2Vd2Wd20213oc1[b2Y30000003k>]GW4000001Xd2Yd2Sd2X1>Zd2?7d5`5f5j:X:Z:`:1iQ115185120dG85120eG[d2P1F00015521iQ1dG21iQ1eG\d2000[d28:]d21ab2^d2_d2160ob2121iQ1ne10`d2121iQ1dG0ad2121iQ1eG212[b2Y30000000000000bd2:6`5d5f5Z:X:`:00cd2LH5`G20`G0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3mG20mG3dd2RH20RH0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2aG20aG0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310cd28:ed21fd2gd2hd20212[b2Y30000000000000id2=2`5b500jd2NL20P4111d500jd2T1\120W42jd28:kd21ld2md2nd20213oc1[b2Y30000000000000od2:1X500Pe2LH1fF20fF023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310Pe28:Qe21mQ2Re2Se20212[b2[`10000000000000Te2<11X500Ue2LH1P9110Ue28:Ve21mQ2We2Xe20212[b2[`10000000000000Ye2?1X51iQ10Ze2T1F0002505121iQ1P9385121iQ1m;51321iQ1P985121iQ1m;[e25050385121iQ1m;5185121iQ1dF85121iQ1eF3721iQ1m;\e2]e2000Ze28:^e21mQ2_e2`e2190ae2121iQ1ne10US2121iQ1P90be2121iQ1dF0ce2121iQ1eF0de2213oc1[b2[`10000000000000ee2?2d5X:1iQ10fe2R1F0001507921iQ1lG030ge27921iQ1mG030dd2he2000fe28:ie21je2ke2le2170me2121iQ1ne10ne2121iQ1lG0oe2121iQ1mG0Pf2213oc1[b2Y30000000000000Qf2<11d500Rf2NH5W4h5kGdGeG110Rf28:Sf21Vc2Tf2Xc20212[b2Y301100000000000Uf2>1^50185120kBVf2P1H20kB0011l:0185120kBVf2V1^120kB0Vf28:Wf21Xf2Yf2Zf20112[b2Y301000000000000[f2>1^50185120YG\f2P1H20YG0011d:0185120YG\f2V1^120YG0\f28:]f22Xf2^f2Yf2_f20112[b2Y301000000000000`f2?1^51Xg115185120WG5520VG5820b41_W1af2\1F0011j11hc10af2`1P125221Xg1WG21hc1P9bf250321hc1P9515521Xg1VG5821hc1b41_W15721Xg1VG595921hc1b41aC1_W1cf2000af28:df21Xf2ef2ff21;0gf2121Xg1WG0hf2121Xg1VG0if2121hc1b40jf2121hc1P90`g1121hc1ne10U;112[b2Y31kf2100002_W14PPZfVg3aC4PPf^Tlg10000000lf2<11^500mf2NH7UGVGiFWGXGkBYG110mf28:nf21of2Pg2Qg20112[b2Y301000000000000Rg2?1^51Xg1185120iFSg2Z1F0011f91ld10Sg2^1P115721Xg1iF5921ld1U91_W1Tg2000Sg28:Ug21Xf2Vg2Wg2160Xg2121Xg1iF0YT2121ld1U90ZT2121ld1ne1112[b2lU20100001_W14PPZfVg30000000Yg2:2^5^;00Zg2P1H1TG20TG013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d310Zg28:[g21\g2]g2^g20112[b2Y301000000000000_g2:1Z500`g2LH1g920g921000010`g28:ag21Sl1bg2cg20212[b2[`10000000000000dg2<11Z500eg2LH2g9jF110eg28:fg21Sl1gg2hg20212[b2[`10000000000000ig2?1\51XP215185120oF85120PGjg2LF00015721XP2PG21XP2oFkg2000jg28:lg21Sl1mg2ng20212[b2aQ10000000000000og291\500Ph2LH20120Ph28:Qh21Sl1Rh2Sh20212[b2aQ10000003k>cFoF000001Xd2Th2Ph2V1>Uh2<11f500Vh2LH8cFQHRH^G_GkGdGeG110Vh28:Wh22Xb2Xh2Yh2Zb20213oc1[b2Y30000000000000Zh2=1f501920kG021[h2T1L20cF011j500[h2Z1\120W42[h28:\h21]h2^h2_h20213oc1[b2aQ101000000000000`h2?1l51ld115185120T<85120a6ah2R1F0011P=1hc115185120T<85120a6ah2V1P11505321hc1PX221ld1PX25721ld1T<21hc1T<bh2000ah28:ch21dh2eh2fh21:0gh2121ld1T<0XZ2121ld1]?0hh2121ld1a60ih2121hc1T<0ki1121hc1ne1213oc1[b2cE0000002]?[H000000jh2:1l400kh2LH1T<20T<21000000kh28:lh21mh2nh2oh20112[b2cE0000000000000Pi2?1h41Xg115185120`:85120hEQi2LF00015521Xg1`:21Xg1hERi2000Qi28:Si21mh2Ti2Ui20111[b20000000000000Vi2<11d400Wi2LH3aEbEcE110Wi28:Xi21mh2Yi2Zi20111[b20000000000001[i2\i2Wi2R1>]i2<11f400^i2LH1Z4110^i28:_i21mh2`i2ai20111[b20000000000001bi2ci2^i2R1>di2?1T51k?185120T<ei2P1F0011R51an1185120T<ei2T1P115721k?T<21an1T<fi2000ei28:gi22hi2dh2ii2ji216121k?]?0ki2121an1T<0li2121k?T<0mi2112[b2cE0000001]?000000ni2:1P500oi2LH1kE20kE0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300oi28:Pj21hi2Qj2Rj20111[b20000000000000Sj2<11n400Tj2NH7Q4PF`:hEg3QFRF110Tj28:Uj21hi2Vj2Wj20111[b20000000000000Xj2?1P51Xg115284120kE034V3Q3Y3\3Yj2P1F00015384121Xg1QF034`3Q3c3c3Zj2000Yj28:[j21hi2\j2]j2160^j2121Xg1UF0_j2121Xg1ne10`j2121Xg1QF111[b20000000000000aj201P400bj2NHX61cj2bj28:dj21ej2fj2gj20111hj2000001cj24PP\mXh_30000000ij241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<jj2LH20T<0011X4015052841920a6034Q3e3d3X3034Q3e3d3X36920iC000200RI00VIjj2T1R100jj28:kj22lj2dh2mj2nj20213oc1hj2cE0000000000000oj2?1X41fY2152841920a6030034Q3e3d3X3Pk2V1F11P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<Pk2\1B11h;015721hc1T<1Qk2Rk2001Pk28:Sk21lj2Tk2Uk2180Vk2121fY2ne10Wk2121hc1T<0ki1121hc1ne10Xk211Qk2213oc1hj2cE000002h;4PPPlYaTUm4Qk2020000000Yk2?1P=1k?15151720]?Zk285120T<50385120ib1720ib1[k2\k2V1F11P=1an1185120T<\k2\1B11h;015721an1T<21k?T<]k2001\k28:^k21dh2_k2`k219121k?]?0ki2121k?T<0ki1121k?ne10fb2121an1T<0ki1121an1ne1213oc1hj2cE000001h;4PPPhcRYZj93]?[Ha6000010ak241P40185120_Bbk2LH20_B100012V8X800bk2R1Nbk28:ck21dh2dk2ek20111hj20000000000000fk2?1P=1k?151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<gk2T1F31X41fY2152841920a6030034Q3e3d3X3gk2Z1B1X41dl1152841920a6030034Q3e3d3X3gk2\1B1P=1an1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<gk2^1B11h;015050565821dl1b41Se121an1b45221dl1Q421fY2Q4575921an1T<21k?T<1Qk2hk2000gk28:ik21lj2jk2kk21=0lk2121fY2ne10^U2121dl1ne10mk2121k?T<0`g1121k?ne10nk2121an1T<0`g1121an1ne10U;212hj2cE000003h;4PPPlYaTUm4Se14PPU[ck1Qk2040000010ok291B0152841920a603003AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T3Pl2P1H01X400Pl2T1T111l:00Pl2T1^21h;0100Pl28:Ql22_W2Rl2Sl2Tl20213oc1hj2Zl1000001h;4PPPlYaTUm40000000Ul292b9d90150920_V10207920W4030Va2Vl2NH01X400Vl2T1J14X6X9T8f100Vl2V1L1h;0100Vl28:Wl21Rl2Xl2Yl20212oc1hj2000001h;4PP\mXh_30000000Zl2?1R=1k?185120Uc1[l2X1F21j11iQ115220P9020[l2^1B1R=1an1185120Uc1[l2`1B11h;02505621an1Uc121k?Uc1565821iQ1b41Se121an1b4\l25721an1Uc121k?Uc1]l2000[l28:^l21dh2_l2`l21:0al2121k?Uc10`g1121k?ne10bl2121an1Uc10`g1121an1ne10cl2121iQ1ne1212hj2cE0100002h;4PPPlYaTUm4Se14PPU[ck10000010dl2?1X41fY21515720iC00XO5420iC00`U1el2R1F000285121fY2a6fl2684121fY2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3gl2000el28:hl21il2jl2kl2170ll2121fY2ne10ml2121fY2iC0nl2121fY2a60ol2212oc1hj20000000000000Pm2?1X41fY21620iC200RI00VIQm2R1F000285121fY2a6fl25284121fY2a6034Q3e3d3X3Rm2000Qm28:Sm21Tm2Um2kl2170ll2121fY2ne10ml2121fY2iC0nl2121fY2a60Vm2212oc1hj20000000000000Wm251X41fY20Xm2R1F411Z400Xm2V1T1Xm2V1B101jc1000011V:00Xm2X1T1Xm2X1B101jc1000012R4V40150515720i>00`<5420i>00hB5220i>00PCXm2Z1P1Xm2Z1B101jc10001Ym211f9016841920oV10303036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3Xm2b1P1Xm2b1B101jc10001Zm200Xm28:[m22_W2Qh1\m2]m20212oc1hj2000001jc14PPhUibmR10021T800Xm2P2F1X601620SI203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3Xm2R2F61T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11R<00Xm2X2F1Z<015220f303:R3Q3S3[3W3b3_3e3^3T3Xm2Z2F800^m2?1X41fY20_m2NF000285121fY2a6fl2684121fY2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3`m2000_m28:am23Qh1il2fZ2bm2cm20212oc1hj20000000000000dm251P41iQ10em2R1F611R400em2V1T1em2V1B101hW1000011V400em2X1T1em2X1B101hW1000011X400em2Z1T1em2Z1B101hW10001fm211h100em2\1T1em2\1B101hW10001gm211P200em2^1T1em2^1B101hW10001k;11j100em2`1T1em2`1B101hW10001hm200em28:im22Vi1Qh1jm2km20212oc1hj20010001hW14PPf^Tlg11Q40051T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00em2j1T1810lm251X41fY215284120a6037^3U3d3g3_3b3[3mm2R1F112R4V40150515720i>00`<5420i>00hB5220i>00PCmm2Z1Lmm2X1>101[Z10011^<01506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020mm2X1L000mm28:nm21om2Pn2Qn20211hj20100001[Z14PPPQhbWXZ50000000Rn2?1P41iQ10Sn2X1F13R4V4X41Tn20Sn2Z1F11h;01555921Tn2b421iQ1b41hW1Un2015921Tn2b421iQ1b4Xg10Sn28:Vn21Vi1Wn2Xn2180Yn2121iQ1ne10Zn215921Tn2b421iQ1b40[n2121Tn2ne10o`211hW1111hj20010002hW14PPlUX[Fh;4PP\mXh_31Q4100010\n2?1P=1k?15151720]?]n285120T<50385120ib1720ib1[k2^n2T1F23n;Z<j31el1152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3^n2Z1B1P=1an115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<^n2\1B11h;015050505721an1T<21k?T<5221an1T<0005521an1b421el1b4565921an1b421el1b41To1_n2000^n28:`n21dh2an2bn21<121k?]?0cn2121k?T<0ki1121k?ne10dn2121an1T<0ki1121an1ne10en2121el1ne10fn2212hj2cE000002To14PPhja`o6h;4PPPhcRYZj90071f100^n2f1\11\400^n2f1h21P400^n2f1T41R400^n2f1R51V400^n2f1R61X400^n2f1T71j100^n2f1P80000gn241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<hn2LH20T<0011X40153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3hn2T1R100hn28:in21dh2jn2nj20213oc1hj2cE0000000000000kn2?1X41fY215185120Q452841920a6030037^3U3d3g3_3b3[3ln2T1F11j11hc10ln2X1F11h;01321hc1P9mn2001ln28:nn22Qh1ig1on2Po2140Qo2121fY2ne10Ro2121hc1ne1212oc1hj20100001h;4PP\mXh_31Q4131R400ln2h1\11V400ln2h1\21l:00ln2h1^30000So2?1X41fY215152841920a6030037^3U3d3g3_3b3[385120Q4To2V1F31^<1YV21506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020To2\1B1f11Xg115185120Q45320Q421fY2Q4To2^1B1j11hc11515185120Q45320Q421fY2Q485120P9To2`1B11h;015021hc1P95521Xg1b421YV2b4Uo2000To28:Vo21om2Wo2Xo2170Yo2121hc1ne10Zo2121YV2ne10[o2121fY2ne10U;211hj20100001h;4PPPQhbWXZ50051^<015036841920i>036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920g`1021To2j1F1X40153841920a6030037^3U3d3g3_3b3[3To2l1F1R4015720i>00PITo2n1F1h100To2P2F1P200To2R2F0000\o2?2X<Z<1Re1152920f3035S3b3Q3c3X3035S3b3Q3c3X3]o2T1F0014X4R4V4j11fY20]o2X1P115050503921fY2kC02053841921fY2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921Re1b421fY2b41h;53921Re1Qd1000921fY2Qd1000^o2000]o28:_o21Qh1`o2ao2160bo2121Re1ne10R^215921Re1b421fY2b40co2121fY2ne1212oc1hj20100001h;4PPf^Tlg10000000do2?1P=1k?1515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120T<eo2T1F21R41iQ115220i>00PCeo2Z1B1P=1an115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<eo2\1B11h;01505521an1T<21k?T<5721iQ1b421an1b4fo2000eo28:go21hg1ho2io21;0jo2121k?T<0`g1121k?ne10bl2121an1T<0`g1121an1ne10ko2121iQ1ne10lo2212hj2cE000001h;4PPPlYaTUm40061X400eo2j1F1h100eo2l1F1`100eo2n1F1P200eo2P2F1j1015220P9020eo2R2F1R401515320i>00PC5720i>00hBeo2T2F0010mo2:1X400no2P1H1iC20iC110PC10no28:oo21hg1PP3QP3130Vk2120ne10RP3212oc1hj20000000000000SP391P400TP3P1H01X4013920jC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3TP3T1J16b4^4V6V8X6f100TP3X1B1h;0100TP38:UP31ej2VP3WP30111hj2000001h;4PP\mXh_30000000XP391P401545920b421iQ1b421iQ1iBYP3LH01R41iQ11515220i>00jJ5620iB040YP3R1J12V8R400YP3T1L21iQ1iB0100YP38:ZP31ej2[P3\P30111hj20000000000000]P3?1^91k?151784120W4^P385120fA_P3T1F21X41fY20_P3Z1B4P3`6\8n91YV215150385120SI5284120SI03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920g90020005185120^>3621k?W4120^>_P3\1B15921k?fA21k?b4015421YV2b421fY2b4`P3000_P38:aP31Rl2bP3cP3180jl1121k?W40dP3121k?ne10eP3121YV2ne10fP3121fY2ne1211hj200000000;1b90152920W421k?W421k?W4_P3n1F1f90152920W421k?W421k?W4_P3P2F1X6017841920SI030gP3_P3R2F1d900_P3T2F1`900_P3V2F1T800_P3X2F1n;00_P3Z2F1j300_P3\2F1b<00_P3^2F1d<00_P3`2F1`<00_P3b2F0000hP351R41iQ11515720i>00XO5420i>00`U1iP3NF111X400iP3R1\1iP3R1J101jc1000011X40136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3iP3V1B0iP38:jP32il2Qh1kP3lP30212oc1hj2000001jc14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00iP3`1T1810mP3:1X400nP3P1H1a620a61136c2U2b2f2U2b211nP38:oP31il2PQ3QQ3150ll2120ne10RQ3120a60SQ3111hj20000000000000TQ3?1R=1k?0UQ3T1F11R=1an10UQ3V1F11h;0355921k?Sc1000921an1Sc1921k?Sc1000VQ355921k?Tc1000921an1Tc1921k?Tc1000WQ355921k?Uc1000921an1Uc1921k?Uc1000XQ3001UQ38:YQ31dh2ZQ3`k21@0[Q3121k?ne10\Q3121an1ne10]Q3121k?Sc10fb2121an1Sc10^Q3121k?Tc10fb2121an1Tc10_Q3121k?Uc10fb2121an1Uc1213oc1hj2cE000001h;4PPPhcRYZj90000010`Q341R=0185120Uc1aQ3LH20Uc10011j1013920P9020aQ3T1R114X4h1`1P200aQ3V1L13n;j3T300aQ3X1NaQ38:bQ31dh2cQ3dQ30212hj2cE0000000000000eQ3?1P=1Xg115151515220]?03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<fQ3T1F11P=1P`215151515220]?03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<fQ3Z1B11h;015721P`2T<21Xg1T<gQ3000fQ38:hQ31dh2iQ3jQ3190kQ3121Xg1T<0`g1121Xg1ne10lQ3121P`2T<0`g1121P`2ne10U;112cEhj2000001h;4PP`Rg`aa60000010mQ3?1R=1k?185120Tc1nQ3X1F21j11iQ115220P9021nQ3^1B1R=1an1185120Tc1nQ3`1B11h;02505621an1Tc121k?Tc1565821iQ1b41Se121an1b4oQ35721an1Tc121k?Tc1PR3000nQ38:QR31dh2RR3`l21:0SR3121k?Tc10`g1121k?ne10bl2121an1Tc10`g1121an1ne10TR3121iQ1ne1212hj2cE0100002h;4PPPlYaTUm4Se14PPU[ck10000010UR351R41iQ115220i>00jJVR3NF111X400VR3R1\1VR3R1J101jc1000011X40153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3VR3V1B0VR38:WR32il2fZ2XR3YR30111hj2000001jc14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00VR3`1T1810ZR351R41iQ11620i>200RI00VI[R3T1F111X40152841920a6030034Q3e3d3X3[R3X1\1[R3X1J101jc1000011X40153841920a6030034Q3e3d3X3[R3\1B0[R38:\R31Tm2]R3^R30212oc1hj2000001jc14PPigPZ91Q40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1812_R3`R3[R3N>aR3`R3[R3P1>bR391n;015220Qd121Pm1Qd1cR3R1H01\41Pm115185120X>85120Qd1cR3X1J01h;0100cR38:dR31lc1eR3fR30213oc1jDZl10110001h;4PP\mXh_30000000gR381X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3hR3R1H2V6X6015052920SI03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120SI920mH021hR3X1>00hR38:iR31jR3kR3lR3130mR3120ne10nR3213oc1jDZl101100000000000oR3?1V61hc115085120mH85120nHPS3R1F0002921hc1mH021QS356921hc1nH002000RS3000PS38:SS31lc1TS3US3170VS3121hc1ne10WS3121hc1mH0XS3121hc1nH0YS3212jDZl10000000000000ZS382T6V600[S3R1H2P6R600[S3T1N00[S38:\S32jR3lc1]S3^S3130_S3120ne10`S3213oc1jDZl101100000000000aS381\40185120X>bS3R1H2P6R600bS3V1N00bS38:cS31lc1dS3eS3150fS3120X>0gS3120ne10hS3213oc1jDZl101100000000000iS3;011jS31kS3lS38:mS31nS3oS3PT30213oc1jDQT30000000000000RT371Z4015284120SD034^3e3\3\3ST3P1H0001\4ST38:TT31lc1UT3VT3130WT3120ne10XT3213oc1jDZl10000000000000YT351\41Pm11515185120X>85120W485120hDZT3R1F113>f9B015220W421Pm1W4ZT3\1LZT3X1>101h;15921Pm1hD1gY2013>f9B00ZT3Z1L000ZT38:[T32]V2hX2\T3]T30213oc1jDZl10110002gY24PP\mXh_3h;4PPTSR[]V10081b900ZT3f1F1d900ZT3h1F1T800ZT3j1F1X900ZT3l1F1R800ZT3n1F1f<00ZT3P2F1600ZT3R2F1X601784120SIP[2ZT3T2F0000^T391\401515185120X>5220W421Pm1W4545920b421Pm1b41Qk2_T3P1H01\41Pm115185120X>85120W4_T3V1J01Qk20100_T38:`T31ej2aT3bT30112jDZl10110001Qk24PP\mXh_30000000cT391P400dT3NH01V81ld115185120mP15320lP120mP1dT3T1B11X800dT3X1L1fl10100dT38:eT31fT3gT3hT30212oc1oP1000001fl14PPPTUioS\R10000000iT3?2l:R41Xg116920i>00`<200`<00PCjT3X1F21V81ld115185120b3385120mP1jT3^1B2X8P41kT30jT3`1B11h;01505521kT3b421ld1b4921kT3WQ1020lT3000jT38:mT31fT3nT3hT3140oT3121ld1ne10PU3121kT3ne1211oP1000001h;4PPPTUioS\R10100001QU3RU3jT3T1>SU381f91ld115185120kB6841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T3TU3V1H2l:R40151515085120kB385120i>5220kB21ld1kB52920i>00`<00`<TU3\1>111X800TU3`1HTU38:UU31fT3VU3WU3170kX2121ld1ne10XU3121ld1oV10YU3121ld1kB0ZU3213oP1lU2QT30000000000000[U3>1P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1\U3LH20^B0011R40185120eB\U3R1^120eB0\U38:]U31^U3_U3`U30212oP1L0000000000000aU3:3^4`4b400bU3T1H1QE20QE0134^3_3^3U300bU38:cU31dU3eU3fU3150gU3120ne10hU3120QE0iU3112oP1L01001jU3000000000kU3:1P400lU3T1H1^B20^B0434^3_3^3U333^3Y3\334^3e3\3\331]111lU38:mU31dU3nU3fU3150Yn2120ne10oU3120^B0PV3112oP1L01001jU3000000000QV391P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1RV3NH01X800RV3R1T111R40152920i>00`<00`<RV3R1R31fl10101RV38:SV31fT3TV3UV30211oP1000001fl14PPPlYaTUm40000000VV391P4015620b421P`2REWV3NH02^4b41P`2185120REWV3V1B14`4^4b4V80150385120RE5620RE21P`2REWV3\1B1h;0100WV38:XV31YV3ZV3[V30112oP1L000001h;4PPPlYaTUm40000000\V391l:015185120kB5320kB21iQ1kB]V3NH01R41iQ1151515220i>00PC85120kB85120Q4]V3V1B12j1P400]V3Z1L1h;0100]V38:^V31_V3`V3aV30211L000001h;4PP\mXh_31Q40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810bV3>1R401515220i>00PC85120kBcV3NH20kB0011l:015185120kB37920P4030nV2cV3V1L20kB0cV38:dV31_V3eV3fV30211L1gV3000000000000hV391R4015220i>00PCiV3NH01X800iV3T1J13l:V4R40152920i>00`<00`<iV3X1B1fl10100iV38:jV31_V3kV3lV30212oP1L000001fl14PPPlYaTUm40000000mV3:5\7X7Z7`7n;00nV3T1>1k320k33oV311nV38:PW31QW3RW3SW3150TW3120ne10k_2120k30UW3111oP10000000000000VW3:5\7X7Z7`7n;00WW3T1>1k320k33XW311WW38:YW31QW3ZW3[W3150TW3120ne10k_2120k30\W3011oP10000000000000]W3?1R41iQ115152920i>00`<00`<85120eB^W3R1F11P41hf1185120^B^W3X1>1812921iQ1hB1h;1h;013684121hf1^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1_W3000^W38:`W31^U3aW3bW3170Zo1121iQ1ne10cW3121hf1ne10dW3121hf1^B0eW3212oP1L000001h;4PP`nPRffS50071X800^W3f1F1V800^W3h1F1n:00^W3j1F1P;00^W3l1F1R;00^W3n1F1`;00^W3P2F1R40152920i>00`<00`<^W3R2F0000fW371P40151515185120b350385120^B684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1555920b421iQ1b4812921iQ1hB1h;1h;3515185120Q485121iQ1Q45220Q421iQ1Q4gW3T1H11R41iQ115152920i>00`<00`<85120eBgW3`1J17X8V8n:P;R;`;R40152920i>00`<00`<gW3d1B00gW38:hW31^U3iW3jW3170Yn2120ne10kW3120^B0lW3121iQ1ne10mW3212oP1L000001h;4PP`nPRffS50000000nW3?1\71an11684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3oW3R1F11P41iQ1150720]BPX3720]BQX3oW3X1>11h;013721iQ1]BQX3RX3000oW38:SX31TX3UX3VX3180WX3121an1h50XX3121an1ne10YX3121iQ1]B0ki1121iQ1ne1212oP1QT3000001h;4PPPTUioS\R10100010ZX3:1`6015220SI03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3[X3LH1QE20QE0136U2c2b1e1f1[220[X38:\X31]X3^X3_X3150`X3120ne10aX3120QE0bX3212oP1mj10000000000000cX391^4015420b45921P`2RE1Se1dX3NH01^41P`2185120REdX3V1B14R4X4V8X8016920i>00RI200RI00VIdX3\1B1h;0120dX38:eX31YV3fX3gX30111oP1000002h;4PPPlYaTUm4Se14PPhUibmR10000010hX3?1`41]\20iX3P1F00015621]\2RE21]\2b4jX3000iX38:kX31YV3lX3[V3170mX3121]\2RE0nX3121]\2b40`g1121]\2ne10U;111oP10000000000000oX3:3^4`4b400PY3LH1QE20QE0136U2c2b1e1f1[220PY38:QY31]X3RY3SY30211oP10000000000000TY3?1l:1Pm115185120kB85120P4UY3X1F21R41iQ115220i>00PCUY3^1B1l:1Xg115220P421Pm1P4UY3`1B11h;01505221Xg1kB21Pm1kB5421Xg1ne121iQ1ne1VY3001UY38:WY31_V3XY3YY31=0ZY3121iQ1ne10[Y3121Pm1P40\Y3121Pm1kB0`g1121Pm1ne10bl2121Xg1kB0`g1121Xg1ne10U;211L000001h;4PP`nPRffS50071R40152920i>00`<00`<UY3P2F1V400UY3R2F1X800UY3T2F1n:00UY3V2F1P;00UY3X2F1R;00UY3Z2F1`;00UY3\2F0001]Y3^Y3UY3T1>_Y3?1l:1Xg115185120P485120kB`Y3Z1F21R41YV215220i>00PC`Y3`1B1f91ld11515152920P420W421Xg1P45284120oV1036S3Q3S3X3U3T385120kB`Y3b1B11h;01505521ld1b421YV2b45221ld1kB21Xg1kBaY3000`Y38:bY31_V3cY3dY31;0ZY3121YV2ne10eY3121ld1kB0`g1121ld1ne10fY3121Xg1kB0`g1121Xg1ne10U;212oP1lU2000001h;4PPPlYaTUm40181R40153920i>00`<00PC`Y3R2F1V400`Y3T2F1n:00`Y3V2F1P;00`Y3X2F1R;00`Y3Z2F1`;00`Y3\2F1X800`Y3^2F1V800`Y3`2F0002gY3hY3`Y3T1>iY3jY3`Y3V1>kY382`6b61Tn2185120lY3mY3T1H2T3j3015220lY321Tn2lY3mY3X1N00mY38:nY31oY3PZ3QZ316121Tn2SI0RZ3121Tn2lY30ki1121Tn2ne10SZ3211[`101000000000000TZ391T3015220Qd121el1Qd1UZ3V1H01j31el10UZ3Z1T101h;0100UZ38:VZ31WZ3XZ3YZ30111[`10100001h;4PPb_QdB0000000ZZ371T31ld115220Qd121P`2Qd1[Z3R1H17V3X3Z3\3^3b3d31P`20[Z3X1J11j300[Z3`1L00[Z38:\Z31WZ3]Z3^Z3150_Z3121ld1ne10`Z3121P`2ne10aZ3111[`101000000000000bZ371f6015320SI034d3X3U3^3cZ3P1H0003n6`6b6cZ38:dZ31eZ3fZ3gZ3150hZ3120SI0jj1120ne10iZ3111[`10000000000000jZ3?1b31hc10kZ3HF00015221hc1]?03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3lZ3000kZ38:mZ31nZ3oZ3P[30212oc1[`10000000000000Q[3:1`601513920P902150851:20\<205U3b3b3_3b304S3_3T3U35185120W753871:20\<105U3b3b3_3b3036_3R3Z3U3S3d3R[3V1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321R[38:S[31T[3U[3V[316120SI0W[3120ne10X[3120W70Y[3111[`10000000000002Z[3[[3R[3P1>\[3[[3R[3R1>][3:1d601720SI^[3_[3P1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321_[38:`[31T[3a[3V[316120SI0W[3120ne10X[3120W70Y[3111[`10000000000000b[381X900c[3P1H1X700c[3R1N00c[38:d[33e[3f[3g[3h[3i[3130j[3120ne10k[3212oc1[`10000000000000l[3?3`6b6d61`e11720SIm[3n[3P1F000153841921`e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3QP2000n[38:o[31P\3Q\3R\315121`e1SI0UP2121`e1W70ki1121`e1ne1212oc1[`10000000000000S\372b6`61`e1152920R403021hc1R4T\3P1H11X61hc1151720SIm[385120R4T\3Z1B12b6`6015152920R403021hc1R45085120SI53841920W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3T\3`1B00T\38:U\31P\3V\3R\3160W\3121`e1R40X\3121`e1W70ki1121`e1ne1212oc1[`10000000000010Y\351X61hc1185120R4Z\3NF211`60185120R4Z\3T1T1Z\3T1B101jc1000011b60185120R4Z\3V1T1Z\3V1B101jc1000001Z\38:[\31\\3]\3^\30212oc1[`1000001jc14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_\3?1b61`e1185120W7`\3R1F0001684121`e1W7>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3a\3000`\38:b\31T[3c\3d\3170e\3121`e1SI0f\3121`e1ne10X[3121`e1W70Y[3112oc1[`10000000000000g\3?1b61`e10h\3R1F00015056831921`e1W703000051385121`e1W7721`e1l;i\3j\3000h\38:k\31T[3l\3m\3190e\3121`e1SI0f\3121`e1ne10X[3121`e1W70n\3121`e1l;0o\3211[`10000000000000P]3?1b61`e10Q]3T1F000256831921`e1W7030000R]356831921`e1l;030000S]3000Q]38:T]31U]3V]3W]3190e\3121`e1SI0f\3121`e1ne10X[3121`e1W70n\3121`e1l;0X]3212oc1[`10000000000000Y]3?1`61iQ11513920P902185120W7Z]3P1F000250568319:21iQ1\<205U3b3b3_3b304S3_3T3U30300005153871:21iQ1\<105U3b3b3_3b3036_3R3Z3U3S3d35683121iQ1W7000[]356831921iQ1l;030000\]3000Z]38:]]31U]3^]3_]318121iQ1SI0W[3121iQ1ne10X[3121iQ1W70n\3121iQ1l;0X]3211[`10000000000000`]3?1b61`e11684120W7403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3a]3R1F00017921`e1l;030b]3c]3000a]38:d]32e]3f]3g]3h]3170i]3121`e1W70ki1121`e1ne10j]3121`e1l;0k]3211[`10000000000000l]372h6j60152920\?021020m]3T1H0001h6m]38:n]31o]3P^3Q^3130R^3120ne10S^3212oc1[`10000000000000T^376X3Z3\3^3`3f301503920\?0213920e8021U^3R1>0003X3\3f3U^38:V^32W^3X^3Y^3Z^3130[^3120ne10\^3212oc1[`10000000000000]^326^^3_^3`^3UA]?d@061V300a^3f1P12X3Z300a^3h1N2\3^300a^3j1L1b300a^3l1J1d300a^3n1N1j300a^3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:a^38:000a^38:b^31WZ3c^3d^30111[`101000000000010e^397V3X3Z3\3^3b3d300f^3R1>01j300f^3b1J11T300f^3d1L1h;0100f^38:g^31WZ3h^3i^30111[`10100001h;4PPigPZ90000000j^351l61el113720YKk^3l^3T1F311l601720YKk^3l^3Z1T1l^3Z1B101h;000011h601920\?021l^3\1T1l^3\1B101h;000011j300l^3^1T1l^3^1B101h;0001m^300l^38:n^31o]3o^3Q^30212oc1[`10100001h;4PPb_QdB0041T<00l^3d1F1V<00l^3f1F1X<0152920Qd1000921el1Qd1000l^3h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3l^3j1F0000P_3?1T71`e10Q_3NF0001684121`e1PL4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3R_3000Q_38:S_31T_3U_3V_30211[`10000000000000W_372b6d60152920W703003=e2^2Y2]2`2\2U2]2U2^2d2U2T2X_3V1H0003`6b6d6X_38:Y_31eZ3Z_3[_315120SI0\_3120W70ki1120ne1212oc1[`10000000000000]_391P701385120UF^_3P1H01D00^_3T1T111j300^_3T1n21fl10100^_38:__31`_3a_3b_30211[`10110001fl14PPb_QdB0000000c_394X<LP1R10152920Qd1000921hc1Qd1000d_3NH01X61hc1185120R4d_3V1J14`6b6n;j30152920R421hc1R421hc1R4d_3Z1B1h;0100d_38:e_31\\3f_3g_30212oc1[`1000001h;4PPf^Tlg10000000h_374P1R1LN017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1i_3j_3X1>0002\1^1j_38:k_32l_3m_3n_3o_3150P`3120ne10Q`3120P70R`3212oc1[`101000000000000S`3?2b6`61`e1151513920P90206841920W7030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920l;030000T`3R1F0001721`e1l;U`3V`3000T`38:W`32X`3Y`3Z`3[`3170i]3121`e1W70ki1121`e1ne10j]3121`e1l;0\`3111[`10000000000000]`352T3n;1el1153920h5030039_2^2o2S2b2U2Q2d2U2^`3T1F111j300^`3X1\1^`3X1J101jc1000000^`38:_`31``3a`3b`30212oc1[`1000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810c`351X71hc10d`3NF111Z7015284120oL035b3U3Q3T3i3d`3P1\1d`3P1J101jc1000011Z701684120oL2035U3b3b3_3b3036V3Q3Y3\3U3T3d`3T1B0d`38:e`33f`3f[3g[3g`3h`30212oc1[`1000001jc14PPigPZ901041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810i`381P701385120UFj`3P1H1j300j`3T1N00j`38:k`31`_3l`3b_3130m`3120ne10n`3211[`10000000000000o`3?5\1^1`1f1b11P`215185120P7784120P7Pa3Qa3NF0001621P`2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3Ra3000Qa38:Sa31Ta3Ua3Va30212oc1[`10000000000000Wa382^1f11P`217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Pa3Xa3X1H1\10151920e80215050385120P7385121P`2P75220P721P`2P7Xa3^1>00Xa38:Ya31m_3Za3[a3150\a3121P`2P70]a3121P`2ne10^a3112oc1[`10000000000000_a391\1015185120P7920e8021`a3NH10120`a38:aa31l_3ba3ca30212oc1[`101000001P7000000da3?1\11iQ115185120e87841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Pa3ea3R1F000121iQ1e8fa3000ea38:ga31m_3ha3ia3150ja3121iQ1P70ka3121iQ1ne10la3212oc1[`101000000000000ma3?1h31fY215220e8020na3P1F0015T3V3X3b3j31ld10na3T1P1153921fY2Qd1000921ld1Qd1000oa3000na38:Pb31W^3Qb3Z^3140Rb3121fY2UA0Sb3121fY2ne1212oc1[`10000000000000Tb3?2\9^91k?15185120fA565920fA20b41h;Ub3X1F13P3`6n91YV2185120g9Ub3^1B11h;015721YV2g9002Vb3000Ub38:Wb33Xb3Wo1ko1Yb3Zb3190[b3121k?fA0\b3121k?ne10]b3121YV2ne10[o1121YV2g90^b3212oc1_b3000001h;4PPlb\i^A0071`900Ub3l1F1b900Ub3n1F1d900Ub3P2F1f900Ub3R2F1T800Ub3T2F1n;00Ub3V2F1j300Ub3X2F0000`b3?1^91k?15185120W485120fAab3X1F12P3\81ld11515085120^>85120_>5420b421k?fAab3^1>11h;01621k?W41921ld1^>21ld1_>bb3000ab38:cb31Xb3db3eb317121k?W40fb3121k?fA0`g1121k?ne10gb3121ld1ne1212oc1_b30100001h;4PPlb\i^A0051`90152920W421k?W421k?W4ab3j1F1b90152920W421k?W421k?W4ab3l1F1d900ab3n1F1f90152920W421k?W421k?W4ab3P2F1T800ab3R2F0000hb3?3`6P3l91an115185120g95720g91hW1ib3\1F21^91k?1565920fA20b41h;ib3b1B2`6P31YV2185120g9ib3d1B11h;01505521YV2b421k?b45421YV2g91hW1jb3000ib38:kb31Xb3lb3mb31<121an1g90nb3121an1ne10ob3121k?ne10Pc3121YV2ne10[o1121YV2g90Qc311hW10Rc3111_b30100002h;4PP\mXh_3hW10P400;1l900ib3P2F1b600ib3R2F1`900ib3T2F1b900ib3V2F1d900ib3X2F1f900ib3Z2F1n900ib3\2F1T800ib3^2F1Z800ib3`2F1d800ib3b2F1X601720SISc3ib3d2F0011Tc3Uc3ib3X1>Vc3?5n9l9\8P3`61Pm1185120g9Wc3R1F00015521Pm1g91hW1Xc3000Wc38:Yc32Zc3lo1[c3\c315121Pm1g90]c3121Pm1ne10^c311hW1212oc1_b3000001hW10P40000000_c3?1n91`c3185120nW1ac3V1F00025521`c3nW11bc3cc355921`c3oW10001bc3dc3000ac38:ec31fc3gc3hc318121`c3nW10ic3121`c3oW10jc3121`c3ne10kc311bc30lc3111_b30100001bc30X10000000mc3?1l91el10nc3X1F000285121el1g9oc35721el1g9921el1hW11hW1Pd3000nc38:Qd31Xb3Rd3Sd3170Td3121el1ne10Ud3121el1g90Vd3121el1hW10Wd3111_b31Xd3100001hW10P40000000Yd3?2\8P31Pm115085120_>85120^>Zd3T1F000155831921Pm1_>21Pm1^>1hW1[d3000Zd38:\d31Zc3]d3\c3160^d3121Pm1ne10XT21831921Pm1_>21Pm1^>0_d311hW1212oc1_b30100001hW10P40000000`d3?1`61Xg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120lIad3R1F00023721Xg1lIbd3cd33721Xg1lIdd3ed3000ad38:fd32lo1Zc3gd3\c3140hd3121Xg1ne10id3121Xg1lI212oc1_b301000000000000jd3?1n91`c3185120PX1kd3R1F0001505521`c3PX10005521`c3oW1000ld3000kd38:md31nd3od3Pe3170Qe3121`c3PX10Re3121`c3oW10`g1121`c3ne10Se3111_b30000000000000Te381f91`e1185120P4Ue3T1H7X9\9^90d:j:R:015052920W403021`e1P452920P403021`e1P4Ue3Z1>111j:0152920o9002000Ue3d1HUe38:Ve31hX2We3Xe3150Ye3121`e1ne10Ze3121`e1P40[e3111\e301100000000000]e3:1n500^e3R1H1_H20_H012120^e38:_e31`e3ae3be3130ce3120ne10de3111\e301000000000000ee3?4`9f:h8P21fY20fe3P1F000150505056831921fY2l;921fY2m;921fY2WV103000085121fY2W785121fY2W485121fY2P4ge3000fe38:he31fZ2ie3je3130ke3121fY2ne10le3211\e30000000000000me382l:f91`e115085120P485120W4ne3T1H7X9\9^9d:j:R:l3015052920W4030921`e1P421`e1W452920P4030921`e1P421`e1W4ne3Z1>111j:0152920o9002000ne3d1Hne38:oe31hX2Pf3Qf3150gU3121`e1ne10Ze31921`e1P421`e1W40[e3111\e301000000000000Rf3;01040Sf38:Tf31Uf3Vf3Wf30112\e3QT30000000000000Xf3;011Yf30Zf38:[f31Uf3\f3]f30112\e3QT30000000000000^f3;0202030_f38:`f31Uf3af3bf30213oc1\e3QT30000000000000cf3;040001051df30ef38:ff31nS3gf3hf30213oc1\e3QT30000000000000if3?2V=n51`e1152920_H021021jf3V1F00013921`e1`c1020kf3000jf38:lf31mf3nf3of3130Pg3121`e1ne10Qg3111\e301000000000000Rg3<00111Sg38:Tg32Ug3mf3Vg3Wg30212oc1\e30000000000000Xg3?3X=j1X41`e115085120dc185120S;Yg3P1F00013921`e1dc1020Zg3000Yg38:[g31Ug3\g3]g3130^g3121`e1ne10_g3211\e30000000000000`g3?1X41fY2153871:20S;106b3U3Q3c3_3^3036Q3R3c3U3^3d3ag3LF00016:21fY2S;106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2bg3000ag38:cg31Ug3dg3eg30212\e3hj20000000000000fg3?1j11hc1153871:20S;107c3e3S3S3U3c3c3036Q3R3c3U3^3d3gg3LF000152871:21hc1S;107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3hg3000gg38:ig31Ug3jg3kg30211\e30000000000000lg371T=00mg3P1H007B4JLF200mg38:ng31mf3og3Ph3150gU3120ne10Qh3120[c10Rh3112oc1\e30000000000000Sh351h;1fY20Th3NF213l;l7b600Th3R1T1Th3R1B101jc1000011R7015284120kK033b3U3T3Th3T1T1Th3T1B101jc1000000Th38:Uh31Vh3Wh3Xh30211^^1000001jc14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Yh351h;1fY20Zh3LF111j;00Zh3N\1Zh3NJ101jc1000021f;00Zh3P1L1d;00Zh3P1f20Zh38:[h31Vh3\h3]h30211^^1000001jc14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810^h351`;1XP20_h3NF213f;h;j;00_h3R1T1_h3R1B101jc1000013`;f;j;0152920XN921XP2XN000921XP2XN920XN000_h3Z1P1_h3T1B101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3_h3V1F1`h311f;01515185120XN85121XP2XN5320XN21XP2XN_h3f1B0_h38:ah31bh3ch3dh30211^^1000001jc14PP\mXh_30000000eh391`;00fh3NH05j:d:l:X;Z;00fh3R1J12f;j;00fh3X1L1h;0100fh38:gh31hh3ih3jh30211^^1000001h;4PP\mXh_30000010kh392f;h;00lh3NH01`;00lh3P1T111`;00lh3P1X31jc112120lh38:mh31nh3oh3Pi30211^^1000001jc14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Qi3?1`;1XP20Ri3NF00015421XP2XN21XP2U@Si3000Ri38:Ti31hh3Ui3Vi3170Wi3121XP2ne10Xi3121XP2XN0Yi3121XP2U@0Zi3211^^10000000000000[i361`;1XP20\i3NH2011d;00\i3R1B0\i3R1B011f;00\i3T1B0\i3T1B1jc1001\i38:]i31nh3^i3_i30211^^1000001jc14PP\mXh_30121h;00\i3`1\11j;00\i3`1P341T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810`i391`;00ai3NH01b;00ai3R1J13f;h;j;00ai3T1L1h;0100ai38:bi31nh3ci3di30211^^1000001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810ei3?1`;1XP2185120jY1fi3T1F11d;1S[2185120jY1fi3X1F11h;01525821S[2jY1983121S[2i]100021XP2jY1gi3001fi38:hi31ii3ji3ki31;0li3121XP2jY10mi3121XP2ne10ni3121S[2jY10oi3121S[2i]10`g1121S[2ne10U;212oc1^^1000001h;4PP\mXh_30121h;00fi3h1\11j;00fi3h1P30010Pj3?1j:1an115085120o985120W4Qj3X1F21f;1hc10Qj3^1B1j:1k?185120o9Qj3`1B11h;01505421k?ne121hc1ne1575821k?o9983121hc1i]1000921an1o9002Rj3001Qj38:Sj31ii3Tj3Uj31=0Vj3121an1o90`g1121an1ne10Wj3121k?o90`g1121k?ne10Xj3121hc1i]10`g1121hc1ne10U;211^^1000001h;4PPPXXWXjZc40082X6Z601720SIYj3Qj3n1F1b900Qj3P2F1d900Qj3R2F1T800Qj3T2F1d:00Qj3V2F1h;00Qj3X2F1j;00Qj3Z2F1d;015185120i]15683120i]1000Qj3\2F0001Zj3[j3Qj3T1>\j351j;00]j3NF111`;00]j3X1L]j3R1>101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3]j3T1B000]j38:^j31hh3_j3`j30211^^1000001jc14PP\mXh_30000000aj3?1j:1an1185120W4bj3\1F31f;1hc10bj3b1B1j:1YV215185120W4575920b421an1b41fW2bj3d1B1j:1k?15185120o9575920b421an1b41fW2bj3f1B11h;0150505421YV2ne121hc1ne15421k?ne121YV2ne15185121hc1i]1621an1W4121hc1i]1cj3000bj38:dj31ii3ej3Uj31:0g^2121an1W40fj3121an1ne10gj3121hc1ne10hj3121k?ne10ij3121hc1i]1211^^1000002h;4PPPXXWXjZc4fW24PPigPZ90091j:0152920W403021an1W4bj3R2F2X6Z601720SIYj3bj3T2F1b900bj3V2F1d900bj3X2F1T800bj3Z2F1d:00bj3\2F1h;00bj3^2F1j;00bj3`2F1d;015185120i]15683120i]1000bj3b2F0002jj3[j3bj3V1>kj3lj3bj3X1>mj3?1n11XP2185120Q7nj3V1F0012^1`11Xg1137920P7030oj3nj3\1B150385121Xg1Q7558015921XP2Q721Xg1Q71_W1Pk3000nj38:Qk33Rk3Sk3Tk3Uk3Vk3180Wk3121XP2ne10Xk3121XP2Q70Yk3121Xg1ne10Zk3121Xg1Q7212oc1[k30100001_W14PPU[ck10000000\k351f11iQ1185120U9]k3R1F213j1T4n101920P9021]k3X1P1]k3X1B0017n;Z<T3j3Z8X7X9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821iQ1U91h;]k3^1F0011n100]k3R2P1]k3f1B101jc11585821iQ1U91h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3]k3j1F000]k38:^k31_k3`k3ak30211[k30100002h;4PPdhU\\d1jc14PPigPZ90141^100]k3Z2\11`100]k3Z2l21l100]k3Z2d41b100]k3Z2P60000bk371n100ck3V1H11n11XP20ck3Z1J12^1`100ck3\1L140ck38:dk32Sk3Tk3ek3fk3150gk3120ne10hk3121XP2ne10ik3212oc1[k30000000000001jk3kk3ck3R1>lk351^11Xg10mk3V1F311f100mk3Z1P1mk3Z1B115821Xg1Q71h;000013f1T4n100mk3^1P1mk3^1B01585821Xg1Q71h;04PTQm118n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3mk3d1F01nk313n1f1j100mk3b2P1mk3R2B101jc11585821Xg1Q71h;04PTQm1018n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3mk3V2F000mk38:ok32_k3Pl3Ql3Rl30212oc1[k30100002h;4PPdhU\\d1jc14PPigPZ90111b100mk3j2\10000Sl3?1n11XP20Tl3T1F0021^11Xg10Tl3X1B1T41iQ10Tl3Z1B154921iQ1[C21iQ1b4921XP2Q721Xg1Q7Ul3000Tl38:Vl31Wl3Xl3Yl3180gk3121XP2ne10Zl31921iQ1[C21iQ1b40`g1121iQ1ne10[l31921XP2Q721Xg1Q7212oc1[k301000000000000\l3?1^11Xg1185120Q7]l3T1F11n11XP20]l3X1F11^l3015621XP2b45821Xg1Q71h;_l3000]l38:`l31Wl3al3bl3180cl3121XP2b40`g1121XP2ne10dl3121Xg1ne10el315821Xg1Q71h;212oc1[k3000002h;4PPdhU\\d1^l34PPPTUioS\R10121b100]l3d1\11f100]l3d1l20000fl3?1n11XP2185120Q7gl3V1F0021^11Xg10gl3\1B1j11hc1120P9gl3^1B1505421hc1b421XP2Q7555921Xg1Q721XP2Q71_W1hl3000gl38:il31jl3kl3ll31;0Wk3121XP2ne10Xk3121XP2Q70ml3121hc1b40`g1121hc1ne10nl3121Xg1ne10U;212oc1[k30100001_W14PPU[ck10000000ol391n100Pm3X1H01j10120P9Pm3\1J01h;0100Pm38:Qm31jl3Rm3Sm30212oc1[k30100001h;4PPdhU\\d10000000Tm391n100Um3R1H01n100Um3V1J11`100Um3X1L1h;0100Um38:Vm32Sk3Tk3Wm3fk30212oc1[k30100001h;4PPPf^Tlg10011h200Um3`1\10000Xm351^11Xg10Ym3Z1F611f100Ym3^1P1Ym3^1B115821Xg1Q71h;000011j10120P9Ym3b1P1Ym3b1B01585821Xg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Ym3j1F01Zm311T400Ym3T2P1Ym3T2B01585821Xg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Ym3Z2F01Zm311n100Ym3d2P1Ym3d2B01585821Xg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Ym3j2F01[m321n100Ym3b3J2^1`101558015959920Q75820b41\m320b41\m31_W1Ym3d3JYm3T3B101jc11585821Xg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Ym3X3F1]m311j10120P9Ym3X4P1Ym3l3B101aC1585821Xg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Ym3P4F1^m300Ym38:_m35_k3Pl3`m3am3bm3cm3dm30214oc1Th1Uh1[k3000005h;4PPdhU\\d1\m34PP\mXh_3_W14PPigPZ9jc14PPb_QdBaC4PP\mXh_30111b100Ym3d4\10000em351n11XP20fm3NF211^10155801595920Q721XP2b41\m31_W1fm3R1P1fm3R1B101jc1000011`100fm3X1T1fm3X1B101jc10001gm300fm38:hm31`m3im3jm30212oc1[k3000003\m34PP\mXh_3_W14PPigPZ9jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810km3?1f71Pm11684120i>203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3lm3V1F11`71iQ10lm3Z1F11h;01525284121Pm1i>03:Q3e3d3X3_3b3Y3j3U3T3684121iQ1\<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3mm3000lm38:nm31Y`3om3Pn3180Qn3121Pm1i>0ki1121Pm1ne10Rn3121iQ1\<0ki1121iQ1ne1212oc1aM0100001h;4PPigPZ90131b700lm3f1\11j700lm3f1T31d700lm3f1d40000Sn371b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3Tn3R1H11^71hf1152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Tn3Z1B11`700Tn3^1L00Tn38:Un32Vn3Wn3Xn3Yn3140Zn3120ne10[n3121hf1ne1011aM01000000000000\n391\900]n3P1H01`7015284120\<036T3U3^3Y3U3T3]n3V1B12`7h700]n3Z1L1h;0101]n38:^n32_n3`n3an3bn30212oc1aM000001h;4PPf^Tlg100:1d700]n3j1F1b700]n3l1F1j700]n3n1F1f100]n3P2F1Z800]n3R2F1n800]n3T2F1P<00]n3V2F1R<00]n3X2F1Z<00]n3Z2F1f7015384120i>036T3U3^3Y3U3T3]n3\2F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810cn391`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7dn3P1H01`7015284120\<036T3U3^3Y3U3T3dn3X1B12`7h700dn3\1L1h;0101dn38:en33_n3`n3fn3gn3bn30212oc1aM000001h;4PPf^Tlg100:1d700dn3l1F1b700dn3n1F1j700dn3P2F1f100dn3R2F1Z800dn3T2F1n800dn3V2F1P<00dn3X2F1R<00dn3Z2F1Z<00dn3\2F1f7015384120i>036T3U3^3Y3U3T3dn3^2F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810hn381b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3in3R1H1h70152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3in3\1>21jn311X6015220R421iQ1R4in3`1Hin38:kn31`n3ln3mn3150nn3121iQ1ne10on311jn30Po3212oc1aM000001jn34PPigPZ90000000Qo3?2b6`61`e115152920W703003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920P9020Ro3T1F00016841921`e1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3So3000Ro38:To31e]3Uo3Vo3150Wo3121`e1ne10Xo3121`e1S50Yo3211aM01000000000000Zo351h71ld1152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3[o3R1F211b6015152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000[o3X1P1[o3X1B101jc1000011`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920P90215152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000[o3^1P1[o3^1B101jc10001\o311`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7[o3l1B0[o38:]o33^o3fn3U]3_o3`o30212oc1aM000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811ao3bo3[o3N>co3?1b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120l;85120S5do3R1F000256831921iQ1l;031]1000eo352841921iQ1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3fo3000do38:go31^o3ho3io3170jo3121iQ1ne10j]3121iQ1l;0ko3121iQ1S50lo3211aM0000000000000mo391\900no3R1H01f7015284120i>036T3U3^3Y3U3T3no3V1J1>`7f7d7b7h7j7f1Z8n8P<R<Z<n;j30153841920\<920i>035_3d3X3U3b3036T3U3^3Y3U3T3no3Z1B1h;0101no38:oo32_n3`n3PP4QP40212oc1aM000001h;4PPf^Tlg10000000RP4?1b61`e115185120W77920l;030SP4TP4R1F00015284121`e1W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3UP4000TP48:VP41WP4XP4YP4150ZP4121`e1ne10[P4121`e1W70\P4212aMZl101100000000000]P4?1b61`e115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3^P4NF000152841921`e1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3_P4000^P48:`P41WP4aP4bP4150ZP4121`e1ne10Xo3121`e1S50cP4212aMZl101100000000000dP4?1X61hc115185120R4720SIeP4fP4Z1F21b61`e11515220R421hc1R45284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3fP4`1B1j71Tn2185120iNfP4b1B11h;01505284121Tn2iN03;U3h3Q3S3d3o2Q3\3Q3b3]35421`e1ne121Tn2ne1gP4000fP48:hP41e]3iP4jP4190\R2121hc1ne10kP4121`e1ne10lP4121Tn2iN0`g1121Tn2ne10U;212aMZl10110001h;4PPb_QdB0011X601720SImP4fP4P2F0011nP4oP4fP4V1>PQ481b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3QQ4V1H1j70152841920iN03;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3QQ4Z1N21h;0QQ48:RQ42WP4e]3SQ4TQ4150UQ4120ne10VQ411h;0c_2213oc1aMZl10110001h;4PPb_QdB0000000WQ4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3XQ4P1H01b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3XQ4V1J16X6X9Z8j3P<400XQ4X1L1h;0100XQ48:YQ41WP4ZQ4[Q40213oc1aMZl10110001h;4PPb_QdB0000000\Q471b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3]Q4V1H11b71hf10]Q4Z1\111`700]Q4Z1l31B0]Q48:^Q42Vn3Wn3_Q4Yn3150Zn3120ne10`Q4121hf1ne10aQ4011aM01000000000001jk3kk3]Q4R1>bQ493\9^1d:00cQ4P1H01h700cQ4T1J14`7X9Z8j30153841920\<037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3cQ4X1B1h;0101cQ48:dQ42eQ4fn3fQ4gQ40212oc1aM000001h;4PPb_QdB0031f100cQ4n1F1n;00cQ4P2F1f7015384120i>036T3U3^3Y3U3T3cQ4R2F0000hQ491`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7iQ4P1H01f7015284120i>036T3U3^3Y3U3T3iQ4V1J12`7f70153841920\<20i>036T3U3^3Y3U3T3iQ4Z1B1h;0101iQ48:jQ41fn3kQ4lQ40212oc1aM000001h;4PPf^Tlg10061d700iQ4j1F1b700iQ4l1F1j700iQ4n1F1P<00iQ4P2F1R<00iQ4R2F1Z<00iQ4T2F0010mQ4?1h71ld10nQ4V1F12`7\91k?1505185120\<5384120\<036T3U3^3Y3U3T351385120\<565920b421ld1b41XNnQ4Z1>11h;0185121k?\<oQ4000nQ48:PR41eQ4QR4RR4170SR4121k?ne10R^215921k?b421ld1b40TR4121ld1ne10UR4212oc1aM000002XN4PPb_QdBh;4PPPlYaTUm401:1f7015384120i>036T3U3^3Y3U3T3nQ4j1F1d700nQ4l1F1X900nQ4n1F1X601720SIVR4nQ4P2F1R800nQ4R2F1f100nQ4T2F1Z800nQ4V2F1n800nQ4X2F1P<00nQ4Z2F1Z<00nQ4\2F0010WR491h700XR4NH02\9d:00XR4R1J12X9j300XR4T1L1h;0101XR48:YR41eQ4ZR4[R40212oc1aM000001h;4PPZfVg30021X600XR4^1\11n;00XR4^1n10000\R491^700]R4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3]R4V1J12`6b600]R4X1L1h;0120]R48:^R41Vn3_R4`R40011aM0100001h;4PP\mXh_31R40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810aR481X900bR4V1H2`7f700bR4X1N00bR48:cR43_n3f[3g[3dR4eR4130fR4120ne10gR4212oc1aM0000000000000hR4:1f700iR4NH1i>20i>063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311iR48:jR41Y`3kR4lR40111aM01000000000000mR491b700nR4R1H02f7`7016841920i>20\<303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3nR4X1B11f700nR4\1L1h;0100nR48:oR41Y`3PS4QS40212oc1aM0100001h;4PPigPZ90000000RS491b700SS4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3SS4V1J12`6b6015220R421hc1R4SS4Z1B1h;0120SS48:TS41Vn3US4`R40011aM0100001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810VS4?1^71hf10WS4V1F0021X61hc11620SI203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3WS4Z1B1f71Pm10WS4^1B150505521Pm1b421hc1b4565921hf1b421hc1b41h;3684121Pm1i>2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3XS4000WS48:YS41Y`3ZS4QS41:0[S4121hf1ne10\S4121hc1SI0]S4121hc1ne10^S4121Pm1i>0ki1121Pm1ne1211aM0100001h;4PPigPZ90000000_S491`60151516920SI030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920P9021385120W7`S4P1H01f70152841920i>030036T3U3^3Y3U3T3`S4X1B12f7`700`S4\1L1h;0101`S48:aS41Y`3bS4cS40211aM0100001h;4PPb_QdB0041j700`S4f1\11d700`S4f1l21P<00`S4f1b41Z<00`S4f1Z50010dS451d71hc11515284120U@036T3U3^3Y3U3T385120fAeS4R1F216b8X;b9d9f9h700eS4X1P1eS4X1B0012j3Z8015620b421hc1fAeS4^1P10016b8X;b9d9f9h700eS4d1P1eS4`1B101jc1121hc1fA012j3Z800eS4b1P1000eS48:fS41gS4hS4iS40111aM0100001jc14PPb_QdB0021d7015384120U@036T3U3^3Y3U3T3eS4P2F1f7015284120i>03:Q3e3d3X3_3b3Y3j3U3T3eS4R2F0000jS491X900kS4P1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3kS4T1J13`6b6X601505220R421hc1R45220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3kS4X1B1h;0140kS48:lS41Vn3mS4nS40011aM0100001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810oS451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4PT4P1F211`6015220R421hc1R4PT4V1T1PT4V1B101jc1000011b6015220R421hc1R4PT4X1T1PT4X1B101jc1000000PT48:QT41RT4ST4TT40111aM000001jc14PPf^Tlg10061j700PT4^1F1R<00PT4`1F1T<00PT4b1F1V<00PT4d1F1X<00PT4f1F1Z<00PT4h1F0010UT491b6015220R421hc1R4VT4NH01X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4VT4V1B11`6015220R421hc1R4VT4\1B1Ue10101VT48:WT41RT4XT4YT40111aM000001Ue14PPf^Tlg10011j700VT4h1\10010ZT451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4[T4P1F211j700[T4V1T1[T4V1B101jc1000011`601515220R421hc1R4920P9021[T4X1T1[T4X1B101jc1000011b6015220R421hc1R4[T4\1B0[T48:\T41RT4]T4TT40111aM000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810^T4?1X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4_T4T1F11j71Tn215185120iN50385120R45220R421hc1R4_T4Z1B11h;01684121Tn2iN3033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3`T4001_T48:aT41RT4bT4cT4170dT4121hc1ne10eT4121Tn2iN0`g1121Tn2ne10fT4111aM000001h;4PPigPZ90031X600_T4h1F1`6015220R421hc1R4_T4j1F1b6015220R421hc1R4_T4l1F0010gT4?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4hT4V1F21f71Pm10hT4\1B2\9^91k?0hT4^1B11h;015521Pm1b421k?b4iT4000hT48:jT41kT4lT4mT4160\R2121hc1ne10nT4121k?ne10oT4121Pm1ne1111aM0100001h;4PPigPZ90051`6015220R421hc1R4hT4j1F1b6015220R421hc1R4hT4l1F1X600hT4n1F1f100hT4P2F1Z800hT4R2F0000PU451X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4QU4R1F111f70150385120R45220R421hc1R4QU4X1LQU4X1>101jc1000021`6015220R421hc1R4QU4`1B1b6015220R421hc1R4QU4b1B0QU48:RU41kT4SU4TU40111aM0100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810UU4?1`61Xg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020VU4V1F1101k?1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3VU4\1>11h;0154921k?Y400n100n1WU4000VU48:XU41WP4YU4ZU4170[U4121k?X40ki1121k?ne10\U4121Xg1ne10]U4212aMZl10110001h;4PPigPZ90051j700VU4j1F1P<00VU4l1F1R<00VU4n1F1n;00VU4P2F1`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3VU4R2F0000^U4?1b61iQ115152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3_U4T1F21f71Pm10_U4Z1B2^7b61Tn2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3_U4\1B11h;0185121Tn2W7`U4000_U48:aU41Wn3bU4cU4140dU4121iQ1ne10eU4121Tn2ne1011aM0100001h;4PPhUibmR10131`700_U4j1F1f70153841920i>03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3_U4l1F1^70153841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3_U4n1F0010fU4?1f71Pm115284120i>03=^3_3d3T3U3d3U3b3]3Y3^3U3T3gU4V1F12`6b61Tn2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3gU4\1B11h;01505185121Tn2W75284121Tn2W703D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121Tn2W73921Tn2P9021hU4001gU48:iU41Wn3jU4kU4190lU4121Pm1ne10mU4121Tn2ne10jf2121Tn2P90nU4121Tn2W70oU4011aM0100001h;4PPigPZ90141^700gU4l1\11b700gU4l1R31`700gU4l1j41X600gU4l1^60000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl1000004TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDmH200000000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl100001]V44TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDmH210000000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl100001^V44TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDmH200000000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl100001_V44TB4PPhUibmR1_W14PPU[ck1SV44PPTSR[]V1mH200000000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl100001`V44TB4PPdhU\\d1_W14PPU[ck1SV44PPPf^Tlg1mH200000000PV4?1n31fY215185120SB85120fAQV4T1F0001505131mH55801595921fY2fA21fY2SB1TB1_W1511mH55801595921fY2fA21fY2SB5:21fY2gA04PP\mXh_31_W1RV41545921fY2fA21fY2b48221SV4585:921fY2gA00:04PP\mXh_304PP\mXh_3TV415921fY2fA21fY2SBXg10QV48:UV41VV4WV4XV41;0YV4121fY2SB0R^215921fY2fA21fY2SB0ZV4121fY2fA0`g1121fY2ne10[V411TB0\V4213oc1_;Zl100001aV44TB4PP`[bUkU2_W14PPU[ck1SV44PPlXkmZY2mH200000000bV451l31Pm10cV4NF311^100cV4R1T1cV4R1B101jc1000011`100cV4T1T1cV4T1B101jc10001dV411n300cV4V1T1cV4V1B101jc1000000cV48:eV42fV4gV4hV4iV40213oc1Th1_;000001jc14PPigPZ90111l100cV4\1\141T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810jV451`11fY215220W71kV4lV4R1F311P800lV4X1T1lV4X1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3lV4Z1P1lV4Z1B101jc1000012b6`60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3lV4`1P1lV4`1B101jc1000000lV48:mV41nV4oV4PW40212oc1_;0010002kV402jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810QW4?1d11hc1185120o9RW4V1F0015^1b1f1`1n11el1137920P7030oj3RW4\1B1505721hc1o90023921el1S9020SW4000RW48:TW41UW4VW4WW4170gU3121hc1ne10[o1121hc1o90XW4121el1ne10YW4111_;010100000000000ZW491`60151516841920SI030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021385120l;[W4T1H01n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3[W4^1B16n7P<R<n;Z<j300[W4b1L1Ue10101[W48:\W42]W4^W4_W4`W40111_;01010001Ue14PPhUibmR10021P800[W4n1F2`6b60185120W7[W4P2F0000aW473`1HT10151515085120W73920]985120^95220W71Uf1385120X7bW4X1H0002^1`1bW48:cW41\c2dW4eW4150fW4120ne10gW4120W70hW4211_;01010001Uf1060000000iW491`10152920P7921Xg1P7030921Xg1P7920P7030jW4T1H01^11Xg10jW4Z1J19^1l3b1f1j1n1d8R8f200jW4^1B1h;0101jW48:kW42gV4fV4lW4mW40212oc1_;1nW4100001h;4P``gn50000000oW4?1`11fY215052920W71kV41kV4920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3PX4R1F00013921fY2]952841921fY2^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3QX4000PX48:RX41nV4SX4TX4130UX4121fY2ne10VX4212oc1_;0010001kV4020000000WX491T400XX4T1H01`100XX4X1J11^100XX4Z1L1h;0100XX48:YX41ZX4[X4\X40111_;01011001h;4PP\mXh_30000000]X4?1d11hc1185120o9^X4V1F00015521hc1o91hW1_X4000^X48:`X44aX4bX4cX4UW4dX4eX415121hc1o90fX4121hc1ne10gX411hW1212oc1_;000001hW1020000000hX491^11P`21515185120P75320P721Xg1P73720P7oj3iX4P1H01^11Xg115185120P73720P7oj3iX4X1B14^1b1f1n10152920P721Xg1P721Xg1P7iX4^1B1h;0100iX48:jX41bX4kX4lX40212oc1_;0100001h;4PPPlYaTUm40000000mX411^11Xg10nX4T1H3b1f1n10152920P7921Xg1P7030921Xg1P7920P7030nX4X1>11h;nX48:oX41PY4QY4RY40111_;0100001h;4PPPlYaTUm40011^10153920P7030921Xg1P7030nX4`1Z10000SY491l3015151515185120W485120fA5320W421k?P45320W4921k?W421k?P45620fA5821k?fA1_W1TY4T1H01^91k?1515185120P43784120P4^P3565920fA20b41Qk2TY4`1B17f1n1`1l1^9b9d9015052920P4920W421k?P421k?P45220W4921k?W421k?P4TY4f1B595921k?fA21k?b41Qk20100TY48:UY41aX4VY4WY40112XY4_;0100002Qk24PPX`eanD_W14PPU[ck10000010YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;000005TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDh;4PPigPZ9mH200131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;00001]V45TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDh;4PPigPZ9mH210131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;00001^V45TB4PPlb\i^A_W14PPU[ck1SV44PPX`eanDh;4PPigPZ9mH200131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;00001_V45TB4PPhUibmR1_W14PPU[ck1SV44PPTSR[]V1h;4PPigPZ9mH200131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;00001`V45TB4PPdhU\\d1_W14PPU[ck1SV44PPPf^Tlg1h;4PPigPZ9mH200131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000YY4?1l31Pm10ZY4X1F11^11Xg10ZY4Z1F11h;01505131mH55801595921Pm1fA21Xg1Q71TB1_W1511mH55801595921Pm1fA21Xg1Q75:21Pm1gA04PP\mXh_31_W1[Y41545921Pm1fA21Pm1b48221SV4585:921Pm1gA00:04PP\mXh_304PP\mXh_3TV415921Pm1fA21Xg1Q7Xg11ZY48:\Y41VV4]Y4^Y41=0_Y4121Xg1Q70`g1121Xg1ne10ag115921Pm1fA21Xg1Q70ZV4121Pm1fA0`g1121Pm1ne10[V411TB0`Y4213oc1Th1_;00001aV45TB4PP`[bUkU2_W14PPU[ck1SV44PPlXkmZY2h;4PPigPZ9mH200131`100ZY4T2\11l100ZY4T2T31n100ZY4T2`40000aY4?1`11fY20bY4\1F12`6b61Tn2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3bY4`1B11h;01506841921Tn2W7030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921Tn2P9021cY4001bY48:dY42eY4fY4gY4hY4190iY4121fY2ne10mU4121Tn2ne10jf2121Tn2P90nU4121Tn2W70jY4111_;1kY41010001h;4PPb_QdB0131j100bY4P2\11X600bY4P2l21^100bY4P2^30000lY451`11fY215220W71kV4mY4T1F411P800mY4Z1T1mY4Z1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3mY4\1P1mY4\1B101jc1000011b60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3mY4b1P1mY4b1B101jc1000011`6015152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120l;mY4h1P1mY4h1B101jc1000000mY48:nY42]W4^W4oY4PZ40111_;01010002kV402jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800QZ491b60152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3RZ4R1H01`100RZ4X1J14\9`9f:h700RZ4\1B1h;0101RZ48:SZ41TZ4UZ4VZ40212oc1_;01011001h;4PPigPZ90021X900RZ4l1\11X600RZ4l1X30000WZ423XZ4l:YZ4031X900ZZ4V1N1`100ZZ4X1R13\9^9`900ZZ4^1J31022244030224403024ZZ48:01141h;ZZ48:[Z41TZ4\Z4VZ40212oc1_;01011001h;4PPigPZ90021h700ZZ4f1\11b600ZZ4f1l20010]Z451X91iQ1151545920fA20b41SV45620fA20b4^Z4X1F311^10151575920Q720b4591_Z41_W15420Q721iQ1fA^Z4^1P1^Z4^1B101jc1000011l100^Z4d1T1^Z4d1B101jc10001`Z411`100^Z4f1T1^Z4f1B101jc10001aZ411^101505520Q720b45720Q721iQ1fA^Z4j1B0^Z48:bZ41cZ4dZ4eZ40112oc1_;000004SV44PPX`eanD_Z44PP\mXh_3_W14PPU[ck1jc14PPigPZ90131h700^Z4P2\11b600^Z4P2l21`900^Z4P2b341T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1812fZ4gZ4^Z4R1>hZ4gZ4^Z4T1>iZ451l31Pm10jZ4R1F211`101920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3jZ4V1P1jZ4V1B101jc1000011^100jZ4\1T1jZ4\1B101jc10001kZ400jZ48:lZ41mZ4nZ4oZ40112oc1_;01011001jc14PPigPZ90111l100jZ4b1\141T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810P[4?1^11Xg10Q[4T1F11R21]\20Q[4V1F11h;01558015921]\2T<21Xg1Q71_W1R[4001Q[48:S[42Rk3Tk3T[4U[418121]\2T<0V[4121]\2ne10W[4121Xg1Q70`g1121Xg1ne10U;212oc1_;000002_W14PPU[ck1h;4PPigPZ90100000X[4?1^11Xg1185120Q7Y[4T1F0001575921Xg1Q721Xg1b4591_Z41_W1Z[4015921Xg1Q721Xg1b4Xg10Y[48:[[41\[4][4^[41:0_[4121Xg1b40XZ2121Xg1Q70`g1121Xg1ne10ag115921Xg1Q721Xg1b40`[411_Z4212oc1_;000002_Z44PP\mXh_3_W14PPU[ck10000000a[473`1HT101515085120W73920]985120^95220W71Uf1b[4X1H0002^1`1b[48:c[42d[4Ta3e[4f[4150fW4120ne10g[4120W70U;212oc1_;000001Uf1060000000h[473`1HT101515085120W73920]985120^95220W71i[4j[4R1H0002^1`1j[48:k[42l[4bX4m[4n[4150fW4120ne10o[4120W70U;212oc1_;000001i[4040000000P\4?101k?15185120W485120Z4Q\4\1F41l<1Tn20Q\4b1B161an115620b45821k?Z41_W1Q\4d1B1j:1el115152920W403021k?W45620b45821k?Z41_W1Q\4f1B1j81Xg115620b45821k?Z41_W1Q\4h1B1585921k?Z421k?b41h;015050505621Tn2b421k?Z45421el1ne121an1ne15421Xg1ne121el1ne15621Xg1d;000R\4000Q\48:S\41T\4U\4V\41;0W\4121k?W40P^2121k?Z40`g1121k?ne10X\4121Xg1ne10[o1121Xg1d;0e`2212aQ1Zl10110002h;4PPPTUioS\R1_W14PPThjX_:00:100152920W421k?W421k?W4Q\4T2F1b80152920W421k?W421k?W4Q\4V2F1d8015152920W421k?W421k?W45420b421k?Z4Q\4X2F140152920W421k?W421k?W4Q\4Z2F1>0152920W421k?W421k?W4Q\4\2F1f90152920W421k?W421k?W4Q\4^2F1b90152920W421k?W421k?W4Q\4`2F1d900Q\4b2F1d<00Q\4d2F1b<00Q\4f2F0003Y\4Z\4Q\4T1>[\4\\4Q\4V1>]\4^\4Q\4X1>_\452^901k?15151515185120W45085120fA85120Z456920fA20Z420b43920Y>0203720W4`\4a\4P1F211b80152920W421k?W421k?W4a\4Z1P1a\4Z1B015858921k?fA21k?Z41_W104PTQm112^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3a\4`1P101b\411b80152920W421k?W421k?W4a\4h1P1a\4d1B101jc115858921k?fA21k?Z41_W104PTQm1012^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3a\4f1P1000a\48:c\41d\4e\4f\40212oc1aQ1000003_W14PPThjX_:gY24PP\mXh_3jc14PPigPZ90093f94>015052920W421k?W421k?W45720b459921k?fA21k?Z41gY2a\4R2F9h9X;V;\9^90d8b9`90152920W421k?W421k?W4a\4V2F1d900a\4`2F1T800a\4b2F1X601720SIg\4a\4d2F1h800a\4f2F1d<00a\4h2F1b<00a\4j2F1`<00a\4l2F0000h\4?1^91k?15185120W485120fAi\4V1F11X;1hc11515284120U@036]3Y3c3c3U3T3385120oFi\4Z1F11fl101505421hc1b421k?fA565921hc1b421k?fA1_W1j\4000i\48:k\41l\4m\4n\41=121k?W40o\4121hc1b40`g1121hc1ne10ag115921hc1b421k?fA0P]4121k?fA0`g1121k?ne10Q]411_W1111aQ10100002_W14PPThjX_:fl14PPPXXWXjZc41W4100000R]4?1\81S]4185120nQ1T]4X1F11P31Pm1185120^>T]4\1F11h;015783121Pm1^>83121S]4nQ1U]4000T]48:V]41]h2W]4X]4190Y]4183121S]4nQ10`g1121S]4ne10Z]4183121Pm1^>0`g1121Pm1ne10[]4212oc1aQ10100001h;4PP\mXh_30191V;00T]4l1F1h800T]4n1F1b800T]4P2F1b900T]4R2F1d900T]4T2F1`900T]4V2F1f900T]4X2F1T800T]4Z2F1h700T]4\2F0010\]471P:015284120gT103=R3_3_3d3o2b3U3S3_3f3U3b3i3]]4T1H0003j8f8d8]]48:^]41T\4_]4`]4150a]4120W40b]4120ne10c]4112aQ1Zl101100000000000d]45161an10e]4Z1F511j800e]4^1T1e]4^1B101jc1000011d800e]4`1T1e]4`1B101jc1000011`800e]4b1T1e]4b1B101jc10001f]411f800e]4d1T1e]4d1B101jc1000012`8\80152920mQ1000000e]4f1P1e]4f1B0015j8d8b8\8j:0150505050565858920d;000920aS1000920bS100000056920mQ1920kG920o900000085120W485120WS185120oFe]4l1F01g]400e]48:h]41T\4i]4j]40213oc1aQ1Zl10110001jc14PP\mXh_30131X900e]4Z2\11R800e]4Z2X31d:00e]4Z2j421X<015152920Qd1000921an1Qd1000555920b421an1b41jc1e]4^2F1f<01555920b421an1b41jc1e]4`2F000k]4?1j81Xg11515284120YR1034R3_3_3d385120RT1l]4R1F00015221Xg1RT1000m]4000l]48:n]41T\4o]4P^4150Q^4121Xg1ne10R^4121Xg1RT10]o1213oc1aQ1Zl101100000000000S^4?1\81S]415151920cQ10205620mQ10005220oQ1000T^4X1F11j81Xg1185120aS1T^4\1F11h;01565821Xg1aS1921Xg1d;000000U^4000T^48:V^41T\4W^4X^41=0Y^4121S]4mQ10Z^4121S]4oQ10`g1121S]4ne10[^4121Xg1aS10\^4121Xg1d;0]^4121Xg1ne10U;213oc1aQ1Zl10110001h;4PP\mXh_30100000^^4?1\81S]4185120cQ1_^4T1F13^8l8j81Xg1185120YR1_^4X1F11h;015221S]4cQ15284121Xg1YR1034R3_3_3d3`^4000_^48:a^41b^4c^4d^4180e^4121S]4cQ10ki1121S]4ne10f^4121Xg1ne10k_2121Xg1YR1213oc1aQ1Zl10110001h;4PPf^Tlg10100000g^4?1l81Xg1185120ZT1h^4V1F0011l81Pm10h^4Z1P1150525284121Xg1YR1034R3_3_3d35621Xg1ZT121Pm1b451515284121Pm1YR1034R3_3_3d35721Pm1b421Xg1ZT1545921Pm1b421Xg1ZT11^5i^4000h^48:j^41b^4k^4l^41:0m^4121Xg1ZT10n^4121Pm1b40`g1121Pm1ne10o^4121Xg1ne10k_2121Xg1YR1213oc1aQ1Zl10110001^54PPb_QdB0000000P_4?1l81Xg115284120YR1034R3_3_3d3Q_4T1F0001555921Xg1ZT121Xg1b41_W1R_4000Q_48:S_41b^4T_4U_4190V_4121Xg1ne10k_2121Xg1YR10W_4121Xg1ZT10R^215921Xg1ZT121Xg1b40S^2212aQ1Zl10110001_W14PPZfVg30000000X_451h81`e10Y_4P1F211`600Y_4T1T2Y_4T1B101jc10011X600Y_4T1T1011b6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3Y_4X1P1Y_4V1B101jc10011X600Y_4V1P1011X<0152920Qd1000921`e1Qd1000Y_4d1B0Y_48:Z_41[_4\_4]_40212oc1aQ1000001jc14PP\mXh_30000010^_491b80151515185120W485120oF5220W421iQ1W45620oF21iQ1b4__4NH01b91iQ1185120W4__4T1J16\9^90d8X9d:0152920W421iQ1W421iQ1W4__4X1B1fl10100__48:`_41d\4a_4b_40212oc1aQ1000001fl14PPPXXWXjZc40000000c_452`<b<1d_415157801920Xa11e_41e_453920U@032d3_3920XN034V3b3_3]3f_4P1F214\9^9d8j800f_4V1P1f_4V1B101jc1000015\9^9d8j8`800f_4\1P1f_4Z1B101jc10013P<j3Z800f_4Z1P11g_400f_48:h_41i_4j_4k_40212oc1aQ1000002jc14PPf^Tlg1e_44PPlb\i^A0100000l_4?1f81hc10m_4X1F0021Z81iQ10m_4Z1R11^81Re10m_4Z1`215721Re1b421iQ1b4n_4000m_48:o_41P`4Q`4R`4160S`4121iQ1ne10\Q3121hc1ne10T`4121Re1ne1212oc1aQ101000000000001U`4Uc3m_4T1>V`4?1d:1Pm115152841920PZ1030035T3Q3Y3\3i385120W4W`4V1F21b81XP21515220W421Pm1W485120oFW`4\1B1d81iQ11515220W421Pm1W485120WS1W`4^1B11h;015050505421iQ1b421XP2b4565921iQ1b421XP2b41UF555921iQ1WS121iQ1b41fV251535921iQ1WS121XP2oF1X`4535921iQ1WS121XP2oF1Y`4Z`4000W`48:[`41\`4]`4^`41<121iQ1W40_`4121XP2oF0``4121iQ1ne10XZ2121iQ1WS10R^215921iQ1WS121iQ1b40a`411fV20b`4212oc1aQ1000005h;4PPPTUioS\R1UF4PPf^Tlg1fV24PPPlYaTUm4X`44PPPhcRYZj9Y`44PPPdmc]_g>0021d:0152920W421Pm1W421Pm1W4W`4l1F1V;0152920W421Pm1W421Pm1W4W`4n1F0000c`4=1j:01515151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920i>030037`3U3^3T3Y3^3W356920kG002000565920b420^S11_W1d`4P1L20W4112b8V;00d`4\1\120W401\8015052920oQ1920g9002000515185120nQ185120_>5483120_>83120nQ1d`4b1B01h;d`48:e`41d\4f`4f\40212oc1aQ1000002h;4PPf^Tlg1_W14PPThjX_:0011h800d`4n1\10010g`4=1j:015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG00200050385120^S1555920^S120b41^l335152841920hZ1035T3Q3Y3\3i3034^3_3^3U353841920i>037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3h`4R1L20W4116d8b8^9`9P:V;00h`4d1B20W401Z800h`4T2J11f800h`4V2L1h;h`48:i`41j`4k`4l`40212oc1aQ10100002h;4PPf^Tlg1^l34PPPlYaTUm40061^8015384120YR103;d3U3b3]3Y3^3Q3d3Y3_3^3h`4^2F1Z800h`4`2F1`800h`4b2F1h800h`4d2F1h700h`4f2F1l900h`4h2F0000m`491`800n`4R1H01600n`4V1J136j3n;00n`4X1L1h;0120n`48:o`41T\4Pa4Qa40112aQ1Zl11Ra4110001h;4PP\mXh_30000000Sa4?1\81S]41515085120mQ185120nQ15085120oQ185120_>Ta4X1F13^8l8j81Xg1185120YR1Ta4\1F11h;015052515156921S]4mQ183121S]4nQ100052921S]4oQ183121S]4_>0003921S]4cQ10205284121Xg1YR103:V3_3b3S3U3o2c3d3_3`3515284121Xg1YR1034R3_3_3d3385121S]4cQ1Ua4000Ta48:Va41Wa4Xa4Ya41=0Za41921S]4mQ183121S]4nQ10Z^41921S]4oQ183121S]4_>0[a4121S]4cQ10`g1121S]4ne10\a4121Xg1YR10`g1121Xg1ne10U;213oc1aQ1Zl10110001h;4PPf^Tlg10100000]a45101k?15185120Z485120W4^a4P1F115d80`9P:V;015220W421k?W4^a4X1L^a4V1>101jc10011600^a4V1L000^a48:_a41T\4`a4aa40213oc1aQ1Zl10110001jc14PP\mXh_30071601575820b41jc121k?Z4^a4b1F140152920W421k?W421k?W4^a4d1F1b90152920W421k?W421k?W4^a4f1F1d900^a4h1F1T800^a4j1F1f<00^a4l1F1X601720SIjh1^a4n1F0000ba45101k?15185120Z485120W4ca4P1F114d80`9P:015220W421k?W4ca4X1Lca4V1>101jc10011l800ca4V1L000ca48:da41ea4fa4ga40213oc1aQ1Zl10110001jc14PPf^Tlg10081l801505384120YR103:V3_3b3S3U3o2c3d3_3`35720b421k?Z4ca4b1F140152920W421k?W421k?W4ca4d1F1b90152920W421k?W421k?W4ca4f1F1d900ca4h1F1T800ca4j1F1600ca4l1F1l<00ca4n1F1X601720SIjh1ca4P2F0000ha481`61iQ11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920kI020ia4T1H1Z800ia4X1N012f8h801565921iQ1b420b41QX2ia4\1Hia48:ja41ka4la4ma4130na4121iQ1ne10oa4111aQ1000001QX24P``gn50000000Pb492h8X<0152920Qd1000921iQ1Qd1000Qb4NH01V;1iQ10Qb4T1J12f8`800Qb4V1L1h;0101Qb48:Rb41Sb4Tb4Ub40212oc1aQ1000001h;4PPf^Tlg10000000Vb4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120nI5720oI21iQ1b4Wb4NL20nI111b800Wb4V1\120W401Z81iQ10Wb4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Wb4\1L1h;Wb48:Xb41Yb4Zb4[b40212aQ1\e3000001h;4PPhUibmR10000010\b4?1Z81Xg10]b4V1F21j:1el1185120W4]b4Z1B1d81iQ10]b4\1B11h;015521el1b421iQ1b4^b4000]b48:_b41`b4ab4bb4160cb4121iQ1W40ki1121iQ1ne10db4121el1ne1212oc1aQ1000001h;4PPf^Tlg10100011eb4Uc3]b4R1>fb4?1j:1el11515156920o900200056920kG0020005085120o985120W4gb4R1F12^8l81Xg10gb4V1F11h;015384121Xg1YR1034^3_3^3U3hb4000gb48:ib41jb4kb4lb4160mb4121el1ne10nb4121Xg1YR10ki1121Xg1ne1212oc1aQ1000001h;4PPigPZ90100010ob4?1j81Xg11515284120YR1034R3_3_3d35620d;000Pc4T1F00015721Xg1aS1002Qc4000Pc48:Rc42T\4\`4Sc4Tc4170Uc4121Xg1d;0Vc4121Xg1aS10Wc4121Xg1ne10U;112aQ1Zl101100000000000Xc491b8015220W421iQ1W4Yc4P1H01d81iQ1185120W4Yc4V1J13f8h8Z800Yc4X1L1h;0101Yc48:Zc42`b4T\4[c4\c40212oc1aQ1000001h;4PPf^Tlg10000000]c491b80185120oF^c4LH20120^c48:_c43`c4Yb4ac4bc4cc40212oc1aQ10000002W4oF000000dc451b81XP2185120W4ec4P1F111Z;015152920W403021XP2W45284120h5036]3Y3c3c3U3T3ec4V1Lec4V1>101jc1000000ec48:fc41gc4hc4ic40212oc1aQ10100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810jc451b81XP2185120W4kc4T1F111X;01515152920W403021XP2W45284120U@036]3Y3c3c3U3T35050385120oF385121XP2oF548015920oF21XP2oF04PPU[ck1kc4Z1Lkc4Z1>101jc1000000kc48:lc41d\4mc4nc40212oc1aQ10100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810oc4?1b81XP2185120oFPd4\1F0001505659921XP2PG21XP2b421XP2oF1_W151565921XP2b421XP2oF1_W1545921XP2b421XP2PG1UFQd40159921XP2PG21XP2b421XP2oFXg10Pd48:Rd42d\4l\4Sd4n\41;121XP2W40Td41921XP2PG21XP2b40`g1121XP2ne10ag1159921XP2PG21XP2b421XP2oF0P]4121XP2oF0Ud411_W1112oc1aQ10100002_W14PPThjX_:UF4PPU[ck10000000Vd4?1d:1Pm115185120W45284120PZ1034^3_3^3U3Wd4R1F21b81XP2185120oFWd4X1B1d81iQ115185120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Wd4Z1B11fl1015521iQ1WS121XP2oFXd4001Wd48:Yd41\`4Zd4[d41;121Pm1W40\d4121Pm1ne10]d4121XP2oF0`g1121XP2ne10^d4121iQ1WS10ki1121iQ1ne1212oc1aQ1000001fl14PPPXXWXjZc41W4100000_d4=1X;015185120W45284120U@036]3Y3c3c3U3T3`d4NL20W4111b800`d4V1\120W401Z800`d4Z1J13f8h8Z800`d4\1L1h;`d48:ad41Yb4bd4cd40212oc1aQ1000001h;4PPf^Tlg10000000dd481`6015185120lF320lFed4T1H1800ed4X1N00ed48:fd41gd4hd4id4130Zo1120ne10jd4212aQ1Zl101100000000000kd4=1\800ld4R1L20nQ1111\800ld4X1\120_>01\81S]415185120nQ185120_>ld4\1J11f800ld4^1L1h;ld48:md42]h2`b4nd4od40212oc1aQ10100001h;4PPf^Tlg10071Z800ld4f1F1h800ld4h1F4d8b8\9^90136920W4030121S]4_>ld4l1F1`900ld4P2F1l900ld4R2F1V;00ld4T2F1h700ld4V2F0000Pe491f800Qe4P1H01h800Qe4T1J11Z800Qe4V1L1h;0101Qe48:Re41Se4Te4Ue40111aQ1000001h;4PPf^Tlg10000000Ve491h800We4P1H01f800We4T1J11Z800We4V1L1h;0101We48:Xe41Se4Ye4Ze40212oc1aQ10100001h;4PPf^Tlg10000000[e4:1^800\e4P1H1YR120YR1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311\e48:]e42P`4jb4^e4_e4150`e4120YR10ki1120ne10ae4211aQ101000000000000be471`80152841920`R1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3ce4T1H11^81Xg115384120YR1034^3_3^3U3ce4Z1J13f8h8Z800ce4\1L1F0ce48:de41ee4fe4ge4160gU3120ne10he4121Xg1ne10k_2121Xg1YR1211aQ101000000000001jk3kk3ce4P1>ie471X;015284120U@036]3Y3c3c3U3T3je4P1H11^81Xg115284120YR1034^3_3^3U3je4V1J12f8h800je4X1L00je48:ke41ee4le4me4160ne4120W40oe4120ne10Pf4121Xg1ne1212oc1aQ10000000000000Qf472b8d800Rf4T1H11^81Xg115284120YR1034^3_3^3U3Rf4X1J12f8h800Rf4Z1L1F0Rf48:Sf41ee4Tf4me4160Uf4120W40ki1120ne10Vf4121Xg1ne1212oc1aQ10000000000001jk3kk3Rf4P1>Wf492b8d800Xf4NH01`80152841920`R1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3Xf4R1J15Z8X9R8d:X600Xf4T1L1h;0100Xf48:Yf42ee4T\4Zf4[f40212oc1aQ1000001h;4PPf^Tlg10000000\f491b8015185120oF5620oF20b4]f4NH02b<`<00]f4R1T111f800]f4R1b41h;0100]f48:^f41i_4_f4`f40211aQ1000001h;4PPPlYaTUm40000000af4=1\801515185120nQ185120_>5283120_>000bf4R1L20nQ1113d8b8^900bf4Z1\120W401j<00bf4\1T111f800bf4\1`21h;bf48:cf41df4ef4ff40111aQ101010001h;4PPf^Tlg10061j<00bf4d1F1h800bf4f1F1V;00bf4h1F1`900bf4j1F1l900bf4l1F1h700bf4n1F0010gf491^800hf4NH01Z800hf4P1T113Z8f8h800hf4P1f21fl10121hf48:if41P`4jf4kf40211aQ1000001fl14PPf^Tlg10000010lf45101k?15185120Z485120W4mf4R1F113b8d80015220W421k?W4mf4\1Bmf4X1>101jc10011l800mf4X1L000mf48:nf41ea4of4Pg40212aQ1Zl10110002jc14PPf^Tlg1QX24PP\mXh_300;1l801505384120YR103:V3_3b3S3U3o2c3d3_3`35420b45821k?Z41QX2mf4j1F140152920W421k?W421k?W4mf4l1F1>0152920W421k?W421k?W4mf4n1F1f90152920W421k?W421k?W4mf4P2F1X;0152920W421k?W421k?W4mf4R2F1b90152920W421k?W421k?W4mf4T2F1d900mf4V2F1T800mf4X2F1600mf4Z2F1l<00mf4\2F1X601720SIjh1mf4^2F0000Qg491f800Rg4NH01Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3Rg4R1J11Z800Rg4T1L1h;0120Rg48:Sg41Se4Tg4Ug40212oc1aQ1000001h;4PPf^Tlg10000000Vg451Z81Xg10Wg4R1F311f800Wg4V1T1Wg4V1B101jc1000011h800Wg4X1T1Wg4X1B101jc10001Xg411`8015284120`R1039c3S3X3U3T3e3\3U3c3Wg4Z1P1Wg4Z1B101jc10001Yg400Wg48:Zg41Se4[g4\g40212oc1aQ1000001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810]g492X<Z<015152920Qd1000921`e1Qd100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3^g4NH01h81`e10^g4T1J12n;j300^g4V1L1h;0101^g48:_g41[_4`g4]_40212oc1aQ1000001h;4PPf^Tlg10000000ag4?1^81Xg10bg4NF0001684121Xg1YR19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3cg4000bg48:dg41P`4eg4fg40212oc1aQ10000000000000gg451j31el10hg4P1F111Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3hg4R1\1hg4R1J101jc1000001hg48:ig41jg4kg4lg40212oc1aQ1000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810mg4?1`61Xg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120\<ng4LF000152871:21Xg1\<10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3og4000ng48:Ph41ka4Qh4Rh40211aQ10000000000000Sh4?1Z81Xg10Th4T1F14j8f8h8`81hc10Th4V1F11h;01555921hc1b421Xg1b41hW1Uh4015921hc1b421Xg1b4Xg10Th48:Vh41jg4Wh4Xh4180Yh4121Xg1ne10Zn215921hc1b421Xg1b40Zh4121hc1ne10[h411hW1111aQ1000002hW14PPZfVg3h;4PPf^Tlg10100010\h4?1d81iQ1185120WS1]h4P1F00015621iQ1WS121iQ1b4^h4015921iQ1WS121iQ1b4\d10]h48:_h41\`4`h4ah418121iQ1W40bh4121iQ1b40XZ2121iQ1WS10`g1121iQ1ne10ch4212oc1aQ10000000000000dh4=1d8015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4eh4P1L20W4111\800eh4X1\120nQ101\80185120nQ1eh4\1J15f8h8Z8j3n;00eh4^1L1fl1eh48:fh41gh4hh4ih40212oc1aQ10100001fl14PP\mXh_30000000jh491d8015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3kh4V1H10120kh48:lh42gh4ac4mh4nh40212oc1aQ101000001W4000000oh451n<0152920Qd1000000Pi4R1F211j<00Pi4X1b3Pi4X1B101jc10012j3Z800Pi4X1T1013j:^8`801505052920o9920kG00200052841920YR1030034^3_3^3U385120`R1Pi4\1P1Pi4Z1B101jc10012j3Z800Pi4Z1P11Yg400Pi48:Qi41Ri4Si4Ti40111aQ101010001jc14PPb_QdB0000000Ui451j<1an10Vi4X1F315d8j8`8\9^900Vi4\1P1Vi4\1B101jc1000011^801684120YR13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3Vi4d1P1Vi4d1B101jc10001Wi411f8015658920aS100020bS1000Vi4l1P1Vi4l1B101jc1012\8^80152841920YR1034R3_3_3d3034R3_3_3d3Vi4P2P101Xi400Vi48:Yi42Ri4df4Zi4[i40111aQ11\i41010001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810]i4?1\81S]41515185120nQ185120_>38:220nQ120_>^i4V1F11P31ld11515085120^>85120_>575920b421S]4b41_i4^i4Z1F11h;018:221S]4nQ1921ld1^>21ld1_>`i4000^i48:ai41]h2bi4ci4190di4121S]4nQ10`g1121S]4ne10ei41921ld1^>21ld1_>0`g1121ld1ne10U;211aQ10100002_i44PPZfVg3h;4PPhUibmR101;1V;00^i4h1F1h800^i4j1F1b800^i4l1F1b900^i4n1F1d900^i4P2F1`900^i4R2F1f900^i4T2F1l900^i4V2F1T800^i4X2F1h700^i4Z2F1X601720SIfi4^i4\2F0010gi482b8d800hi4R1H1^800hi4T1N011Z800hi4V1Hhi48:ii41`b4ji4ki4150li4120W40ki1120ne10mi4212oc1aQ101000000000000ni4?1\81S]41515185120mQ185120nQ185120_>oi4h1F11^81Xg10oi4l1F11h;06505621S]4mQ10005284121Xg1YR1034^3_3^3U3Pj45050505221S]4mQ10005283121S]4nQ10005683121S]4_>000684121Xg1YR1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3Qj45050505221S]4mQ10005283121S]4nQ10005283121S]4_>000684121Xg1YR15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3Rj45050505221S]4mQ10005283121S]4_>0005283121S]4nQ183121S]4_>3684121Xg1YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Sj45050505221S]4mQ100038:221S]4nQ121S]4_>38:221S]4_>21S]4nQ13684121Xg1YR12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3Tj450505683121S]4nQ10005683121S]4_>000684121Xg1YR14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Uj4001oi48:Vj41Wj4Xj4Yj41=0Zj4121Xg1YR10`g1121Xg1ne10[j4121S]4mQ10\j4121S]4nQ10]j4121S]4_>0`g1121S]4ne10U;212oc1aQ10100001h;4PPigPZ90100006^j4_j4oi4Z1>`j4_j4oi4\1>aj4_j4oi4^1>bj4_j4oi4`1>cj4dj4oi4b1>ej4dj4oi4d1>fj4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120PJ5720QJ21iQ1b4gj4NL20PJ111b800gj4V1\120W401Z81iQ10gj4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3gj4\1L1h;gj48:hj41Yb4Zb4[b40212aQ1\e3000001h;4PPhUibmR10000010ij441f80185120h3jj4P1H20h3100011j<00jj4V1Njj48:kj41Ri4lj4mj40111aQ1010100000000000nj476Z846<>f900oj4`1>11f<1fY20oj4n1J14j3n;P<Z<015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3oj4R2B04j3n;P<Z<oj48:Pk41Qk4Rk4Sk4150Tk4120ne10Uk4121fY2ne10Vk4112aQ1Zl101100000000001jk3Wk4oj4Z1>Xk491d801515220W421el1W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Yk4NH01j:1el115151515185120W452841920hZ1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120^S15420^S120b4Yk4V1B11d:0152920W421el1W421el1W4Yk4^1L1h;0100Yk48:Zk41\`4[k4\k40212oc1aQ1000001h;4PPf^Tlg10000000]k4?1P:1^k4185120^S1_k4X1F000156801595921^k4^S121^k4b41fV21_W1`k4000_k48:ak42bk4T\4ck4dk4190ek4121^k4W40k_2121^k4^S10fk4121^k4b40m_2121^k4ne10gk4012aQ1Zl10110002fV24PPPlYaTUm4_W14PPU[ck10000000hk4?1Z81an10ik4X1F31X61hf11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4ik4\1B1`61Xg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320kIik4^1B2f8h81`e10ik4`1B11h;01505321Xg1R421hf1R45421`e1ne121Xg1ne1jk4001ik48:kk41ka4lk4mk4160nk4121Xg1ne10ok4121an1ne10\Q3121`e1ne1111aQ1000001h;4PPhja`o60100011Pl4Ql4ik4T1>Rl4=1j:0151515152841920h5030035V3U3d3S3X385120^S1575920^S120b41Qk256920kG002000Sl4R1L84120h5115d8^1`1l1V;00Sl4`1B841920h5035V3U3d3S3X301\80151515185120nQ185120_>5683120nQ10005283120_>000Sl4P2B01h;Sl48:Tl41j`4Ul4Vl40212oc1aQ10100002h;4PPf^Tlg1Qk24PP\mXh_30031h800Sl4Z2\11h700Sl4Z2\21b100Sl4Z2l30010Wl4?1j:1el115151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41Qk2555920^S120b41^l35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4Xl4V1F11P31ld115185120^>575920b421el1b41_i4Xl4^1F11h;01621el1W4121ld1^>Yl4000Xl48:Zl42]h2`b4[l4\l41:121el1W40]l4121el1^S10`g1121el1ne10^l4121ld1^>0`g1121ld1ne10U;212oc1aQ10100004_i44PPZfVg3h;4PP\mXh_3Qk24PPhja`o6^l34PPPlYaTUm40081h800Xl4j1F1h700Xl4l1F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3Xl4n1F1l900Xl4P2F1V;00Xl4R2F1`900Xl4T2F1b900Xl4V2F1d900Xl4X2F0010_l4=1j:015151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41Qk2555920^S120b41^l35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4`l4R1L20W4116d80^9`9P:V;00`l4b1B20W401\8015052920oQ1920g90020005185120_>5283120_>000`l4T2B01h;`l48:al44`b4j`4T\4ea4bl4cl40212oc1aQ1000003h;4PPf^Tlg1Qk24PP\mXh_3^l34PPPlYaTUm40071h800`l4`2F1h700`l4b2F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3`l4d2F1d:00`l4f2F1l900`l4h2F1b900`l4j2F1d900`l4l2F0010dl4?1d:1Pm11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021el4T1F12^8l81Xg10el4X1F11h;015384121Xg1YR1034^3_3^3U3hb4001el48:fl41jb4gl4hl41:0g^2121Pm1W40e[2121Pm1PZ10il4121Pm1ne10jl4121Xg1YR10ki1121Xg1ne1212oc1aQ1000001h;4PPPTUioS\R10071X601720SIYj3el4f1F1b90152920W421Pm1W421Pm1W4el4h1F1d900el4j1F1T800el4l1F1`;00el4n1F1d:01515220W421Pm1W43920kG021el4P2F1j:0152920o9920kG002000el4R2F0000kl4?1d:1Pm11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021ll4V1F22^8l81fY20ll4\1B2^8l81Xg115284120YR1034^3_3^3U3ll4^1B11h;015284121fY2YR1034^3_3^3U3ml4001ll48:nl41jb4ol4Pm41<0g^2121Pm1W40Qm4121Pm1ne10Rm4121fY2YR10ki1121fY2ne10Sm4121Xg1YR10ki1121Xg1ne1211aQ1000001h;4PPPTUioS\R10072X6Z601720SIYj3ll4l1F1b90152920W421Pm1W421Pm1W4ll4n1F1d900ll4P2F1T800ll4R2F1`;00ll4T2F1d:015220W421Pm1W4ll4V2F1j:0152920o9920kG002000ll4X2F0000Tm4<11b800Um4LH2W4oF110Um48:Vm41Yb4Wm4Xm40212aQ1\e30000000000000Ym442Z8j800Zm4LH920d;0000011b800Zm4R1R100Zm48:[m41Yb4\m4[b40212aQ1\e301000000000000]m4?1b81XP20^m4R1F11j81Xg1185120d;^m4T1F11h;015721Xg1d;002_m4000^m48:`m42d\4`b4am4bm418121XP2W40aT2121XP2ne10cm4121Xg1ne10[o1121Xg1d;0e`2212oc1aQ1000001h;4PP\mXh_30000000dm452^8l81Xg11684120YR1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3em4P1F511b800em4V1T1em4V1B101jc1000011d800em4X1T1em4X1B101jc1000012\9^900em4Z1P1em4Z1B101jc1000011j801565820d;20aS1000em4^1T1em4^1B101jc1000011h800em4`1T1em4`1B101jc10001Xg400em48:fm43j`4Wa4ea4gm4hm40212oc1aQ1000001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810im4?1\81S]41515185120nQ185120_>38:220_>20nQ1jm4X1F11P31ld11515085120^>85120_>575920b421S]4b41_i4jm4\1F11h;0138:221S]4_>921ld1^>21ld1_>km4000jm48:lm41]h2mm4nm4190om4121S]4_>0Pn4121S]4nQ10`g1121S]4ne10Qn4121ld1ne10U;111aQ10100002_i44PPZfVg3h;4PPhUibmR10131V;00jm4h1\11h800jm4h1f21d:00jm4h1f30010Rn4?2^901k?15185120P485120W4Sn4V1F22^8l81`c31684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Sn4\1B2^901an1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41Tn4Sn4`1B11h;015421an1ne121`c3ne1Un4000Sn48:Vn41ac4Wn4Xn41<0g^2121k?P40Yn4121k?W40`g1121k?ne10Zn4121an1W40`g1121an1ne10[n4121`c3ne1212oc1aQ1000002h;4PPPlYaTUm4Tn44PP\mXh_30081b90150385120W45220W421k?W4Sn4n1F1d900Sn4P2F1X900Sn4R2F1R800Sn4T2F1n800Sn4V2F1n900Sn4X2F1^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Sn4Z2F1l8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Sn4\2F0002\n4]n4Sn4`2>^n4_n4Sn4b2>`n4=1\800an4NL20nQ1011\800an4T1\120_>01\801515185120nQ185120_>5683120nQ1000an4X1J11^800an4Z1L1h;an48:bn41Wj4cn4dn40212oc1aQ10100001h;4PPigPZ90051^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3an4b1F1`800an4d1F1f800an4f1F1h800an4h1F1Z800an4j1F0000en4?1^91k?15185120W485120fAfn4V1F21`<1d_415153920Pa10000005380120Pa100P]1fn4\1B1^91an11515220W421k?W485120fAfn4`1B11h;02505421an1b421d_4b45321an1fA21k?fAgn4505421an1b421d_4b4535921an1fA21k?fA5:1cj221d_4Pa1hn4000fn48:in41i_4jn4kn41?0ln4121d_4Pa10mn4121d_4ne10nn4121k?W40on4121k?fA0`g1121k?ne10bl2121an1fA0`g1121an1ne10Po4212oc1aQ1000002h;4PPPTUioS\R1cj24PP\mXh_30061`<0136841920XN0303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3fn4n1F1b<00fn4P2F1d<00fn4R2F1X900fn4T2F1X601720SIQo4fn4V2F1b90152920W421k?W421k?W4fn4X2F0000Ro4?1P91iQ1151515185120XN85120WS1555820XN5:920lT100Pj204PP\mXh_320b45620WS120XNSo4V1F00025621iQ1WS121iQ1b4^h450555921iQ1WS121iQ1b45:921iQ1lT100Pj204PP\mXh_3515152921iQ1lT100Pj200Pj2555921iQ1WS121iQ1b45804PPPlYaTUm41To4525921iQ1mT121iQ1nT100h3Uo4015921iQ1WS121iQ1b4\d10So48:Vo41\`4Wo4Xo4190Yo4121iQ1b40`g1121iQ1ne10Zo4121iQ1XN0fb2121iQ1WS10[o4212oc1b2000001To44PP`Rg`aa60000000\o4?1P91k?1515185120W485120XN85120WS1]o4V1F11P91an1151515220W421k?W485120WS15220XN21k?XN]o4Z1F11fl10150558015921an1WS121k?WS11_W15521k?WS121an1b4^o4000]o48:_o41gX2`o4ao41:121k?W40bo4121an1WS10`g1121an1ne10co4121k?WS10`g1121k?ne10do4212oc1b2000002fl14PPPP_ZTYYW1_W14PPU[ck10051T90152920W421k?W421k?W4]o4f1F1b90152920W421k?W421k?W4]o4h1F1X90152920W421k?W421k?W4]o4j1F1d900]o4l1F1`<00]o4n1F0000eo4?1P91k?1515185120W485120lT15420lT100Pj2fo4T1F11d81an1151515220W421k?W485120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3fo4X1F11fl101555921an1WS121an1b45:21k?lT104PP\mXh_3go4000fo48:ho42io4T\4jo4ko41<121k?W40lo4121k?lT10mo4121k?ne10no4121an1WS10`g1121an1ne10ag115921an1WS121an1b40b`4212oc1b2000001fl14PPPXXWXjZc40041P90152920W421k?W421k?W4fo4d1F1X90152920W421k?W421k?W4fo4f1F1X601784120SIoo4fo4h1F1d900fo4j1F0000PP551P91iQ115185120W485120WS1QP5R1F215n8P9R9T9V90152920W421iQ1W421iQ1W4QP5X1P1QP5X1B0121iQ1WS112P<j300QP5^1P101RP515n8P9R9T9V90152920W421iQ1W421iQ1W4QP5f1P1QP5b1B101jc1121iQ1WS1012P<j300QP5d1P1000QP58:SP51\`4TP5UP50212oc1b20100001jc14PPf^Tlg10061P901515220W421iQ1W45420b421iQ1WS1QP5P2F1b90152920W421iQ1W421iQ1W4QP5R2F1X90152920W421iQ1W421iQ1W4QP5T2F1d900QP5V2F1T800QP5X2F1X601784120SIP[2QP5Z2F0000VP551P91iQ115185120W485120WS1WP5R1F114n8P9R9T90152920W421iQ1W421iQ1W4WP5`1LWP5X1>101jc115921iQ1WS11gY2012f9B015052920W421iQ1W421iQ1W45220U921iQ1WS1WP5\1B000WP58:XP51lZ2YP5ZP50213oc1b2Zl10110002jc14PP\mXh_3gY24PP\mXh_30081P901515220W421iQ1W45420b45921iQ1WS11gY2WP5j1F1b90152920W421iQ1W421iQ1W4WP5l1F1X90152920W421iQ1W421iQ1W4WP5n1F1d900WP5P2F1T800WP5R2F1f<00WP5T2F1600WP5V2F1X601784120SIP[2WP5X2F0000[P552n8V91iQ10\P5P1F311P90152920W421iQ1W421iQ1W4\P5T1T1\P5T1B101jc1000011R90152920W421iQ1W421iQ1W4\P5V1T1\P5V1B101jc10001]P511T90152920W421iQ1W421iQ1W4\P5X1T1\P5X1B101jc10001fm200\P58:^P52\`4lZ2_P5`P50212oc1b2000001jc14PPf^Tlg100051T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00\P5`1T1810aP5?1P91iQ11515185120XN85120WS150565820XN5:920lT100Pj204PP\mXh_320b45520WS120XNbP5V1F00025050385121iQ1lT155801595921iQ1WS121iQ1XN5:21iQ1lT104PP\mXh_31_W15221iQ1lT100Pj2cP550505185121iQ1lT15321iQ1lT100Pj255801595921iQ1WS121iQ1XN1fV21_W151505580159801595921iQ1WS121iQ1XN1fV21To41_W15580159801595921iQ1WS121iQ1XN1fV21dP51_W15580158595921iQ1WS121iQ1XN1fV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1eP5015921iQ1WS121iQ1XN\d10bP58:fP52\`4lZ2gP5hP51=0iP5121iQ1ne10jP5121iQ1XN0fb2121iQ1WS10R^215921iQ1WS121iQ1XN0kP511fV20lP5121iQ1lT10U;212oc1b2000004fV24PPPlYaTUm4To44PP`Rg`aa6dP54PPXa[hhX3_W14PPU[ck10000000mP5?1P91k?1515185120W485120lT15320lT100Pj2nP5T1F11P91an11515152920W421k?W421k?W485120WS185120XNnP5X1F11fl101505185121an1lT15221an1lT121k?lT151385121an1lT150555921an1WS121an1b45:21k?lT104PP\mXh_355801595921an1WS121an1XN5:21k?lT104PP\mXh_31_W1oP5000nP58:PQ52io4lZ2QQ5RQ51>121k?W40SQ5121k?lT10mo4121k?ne10TQ5121an1ne10jP5121an1XN0fb2121an1WS10UQ5121an1lT10U;212oc1b2000002fl14PPPXXWXjZc4_W14PPU[ck10031X90152920W421k?W421k?W4nP5j1F1X601784120SIoo4nP5l1F1d900nP5n1F0000VQ5?1P91iQ1151515151515152920lT100Pj200Pj285120XN85120WS185120mT185120nT15320mT120nT1565820XN1fV220b4WQ5V1F00015580158595921iQ1WS121iQ1XN1fV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1XQ5015921iQ1WS121iQ1XN\d10WQ58:YQ51i_4ZQ5[Q51;0iP5121iQ1ne10jP5121iQ1XN0fb2121iQ1WS10\Q5121iQ1mT10fb2121iQ1nT10]Q5111b2000002fV24PPPlYaTUm4_W14PPU[ck10000000^Q5?1X61hc1151620SI403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720TI_Q5`Q5V1F11`61Xg11920P9021`Q5^1F11jc1043721hc1TIaQ5bQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3cQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3dQ56871:21hc1TI108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3eQ5001`Q58:fQ51gQ5hQ5iQ518121hc1SI0jj1121hc1ne10jQ519:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30^U219:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30kQ5212oc1XY4000001jc14PPf^Tlg11R4000010lQ5?101k?15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3mQ5T1F00015050515284121k?X403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721k?Y400Z1515284121k?X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721k?Y400^1515284121k?X4038c3U3d3U3h3Q3S3d35421k?Y400^1nQ5000mQ58:oQ51PR5QR5RR5170ic2121k?ne10SR5121k?X40TR5121k?Y40UR5112XY4Zl101100000000000VR5?3\9^901k?15085120fA85120Z4WR5R1F000156921k?fA21k?Z421k?b4XR50159921k?fA21k?Z421k?b4Xg10WR58:YR51ZR5[R5\R5170]R5121k?b40XZ21921k?fA21k?Z40`g1121k?ne10ch4212oc1XY40000000000000^R5?1X91iQ115620fA20b4_R5T1F11\91k?0_R5X1F11h;015221k?fA21iQ1fA`R5000_R58:aR51bR5cR5dR5190eR5121iQ1fA0`g1121iQ1ne10fR5121k?fA0`g1121k?ne10U;212oc1XY4000001h;4PPb_QdB0121h700_R5b1\11b600_R5b1l20010gR5?2\9^91k?185120W>hR5HF00015221k?W>03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2iR5000hR58:jR51kR5lR5mR50212oc1XY40000000000000nR5?1X91iQ10oR5V1F21^91k?185120W4oR5Z1B1d:1Pm1185120W4oR5\1B11h;015221k?W421Pm1W4PS5001oR58:QS53cX4^^2hX2RS5SS5190TS5121Pm1W40`g1121Pm1ne10US5121k?W40`g1121k?ne10U;212oc1XY40100001h;4PPigPZ90171Z800oR5n1F1R800oR5P2F1h700oR5R2F1b600oR5T2F1n800oR5V2F1n900oR5X2F1f100oR5Z2F0010VS5?2b9d91hc11920_V1020WS5R1F14P3`6n9\81YV2185120g9WS5X1B11h;015221YV2g9000XS5001WS58:YS51Tg1ZS5[S5170gU3121YV2ne10[o1121YV2g90\o1121hc1ne10]o1212oc1XY4000001h;4PPhUibmR10161X900WS5j1F1\900WS5l1F1^900WS5n1F1R800WS5P2F1d800WS5R2F1P900WS5T2F0000\S5?1b11Re10]S5V1F21T81hc11920L021]S5Z1B1f11iQ1152920P721Re1P721Re1P7]S5\1B11h;01505421iQ1b421hc1b4565921hc1b421Re1b41^S5_S5000]S58:`S51Ya2aS5bS5170cS5121iQ1ne10dS5121Re1ne10eS5121hc1ne10fS5211XY40100002h;4PPPlYaTUm4^S54PPigPZ90061^100]S5h1F1l300]S5j1F1R800]S5l1F1X900]S5n1F1b200]S5P2F1f200]S5R2F0000gS591f90151720W4nV25659920U9920\:20b421hc1b41QX2hS5R1H01`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021hS5Z1B16R8R:\9^9X6Z6017920SI034T3e3Q3\3nV2hS5`1B1h;0100hS58:iS51Ya2jS5kS50211XY40100002QX24PPigPZ9h;4PPPTUioS\R10000000lS5?1^11an10mS5Z1F31`61Xg11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021mS5^1B1`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021mS5`1B1f11iQ1152920P7921an1P7030921an1P7920P7030mS5b1B11h;0150565921Xg1b421an1b41^S55521iQ1b421hc1b4nS5000mS58:oS51Ya2PT5QT5160RT5121an1ne10ST5121iQ1ne10TT5121hc1ne1211XY40100002^S54PPb_QdBh;4PPPhcRYZj90141l300mS5P2F1X900mS5R2F1b200mS5T2F1f200mS5V2F0001UT5VT5mS5V1>WT5?2`6P31k?185120g9XT5V1F22X6`<1hc1150385120SI515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030YT5XT5\1B2`6P31an1185120g9XT5`1B11h;01505721hc1b421an1b45521an1g921k?g9ZT5000XT58:[T52\T5^^2]T5^T51;0_T5121hc1ne10`T5121k?g90`g1121k?ne10aT5121an1g90`g1121an1ne10bT5212oc1XY4000001h;4PPP_ZTYYW100:1X900XT5n1F1n900XT5P2F1f900XT5R2F1R800XT5T2F1R:00XT5V2F1d800XT5X2F1P900XT5Z2F1f100XT5\2F1X6017920SI038c3S3X3U3T3e3\3U3cT5XT5^2F1Z6017920SI038c3S3X3U3T3e3\3U3cT5XT5`2F0000dT551X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030YT5eT5P1F112\9^90150385120fA5620fA21hc1b4eT5V1P1eT5V1B101jc1000000eT58:fT51\T5gT5hT50111XY41iT500001jc14PPb_QdB0021h700eT5^1\11b600eT5^1l241T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810jT5?1X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030YT5kT5X1F21^11Xg10kT5^1B2\9^91k?0kT5`1B11jc1025621k?fA21Xg1Q7lT5555921k?fA21Xg1Q71fl1mT5000kT58:nT51\T5oT5PU51=0QU5121hc1ne10RU5121Xg1Q70`g1121Xg1ne10SU5121k?fA0`g1121k?ne10TU511fl10UU5112XY4_;0100002fl14PP`Rg`aa6jc14PPb_QdB0041X900kT5l1\11R800kT5l1X31f100kT5l1j41n100kT5l1V60000VU5?3\9^9n21k?1515185120X>52841920W>03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Y>021WU5NF0001684121k?X>2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3XU5000WU58:YU51ZU5[U5\U50112oc1XY40000000000000]U551X61ld115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3^U5P1F213\9^9R:00^U5X1P1^U5V1B101RP10011j100^U5V1P11_U513\9^9R:00^U5^1P1^U5^1B0011j100^U5`1P10000^U58:`U51ea2aU5bU50211XY40100001RP14PP\mXh_30061b600^U5f1F1d600^U5h1F1h700^U5j1F1T800^U5l1F1X601620SI203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3^U5n1F1`601515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9021^U5P2F0000cU592`6b6015220R421k?R4dU5NH02`6b61k?1515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4dU5V1B11X6015220R421k?R4dU5Z1L1h;0100dU58:eU51fU5gU5hU50212oc1XY4000001h;4PPf^Tlg10000010iU5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4jU5T1F21`91fY20jU5Z1B1`61Xg1151515220R421hc1R4920P9021385120W7jU5\1B11h;015421Xg1ne121fY2ne1kU5001jU58:lU51fU5mU5nU5160\R2121hc1ne10oU5121Xg1ne10PV5121fY2ne1212oc1XY4000001h;4PPf^Tlg10031^900jU5P2F1R:00jU5R2F1X6015320SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3jU5T2F0011QV5RV5jU5h1>SV581`61iQ11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021TV5P1H4^1`1l1n300TV5V1>012R8X6015152920SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921iQ1R4030921iQ1R4030TV5`1>TV58:UV51fU5VV5WV5130XV5121iQ1ne10YV5212oc1XY40000000000000ZV5?1X61ld115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3[V5V1F21^11Xg1185120Q7[V5\1B2\9^91k?185120fA[V5^1B11h;0155801595921k?fA21Xg1Q71TB1_W1\V51545921k?fA21ld1b41_Z4]V500[V58:^V51ea2_V5`V51<0aV5121Xg1Q70`g1121Xg1ne10bV5121k?fA0`g1121k?ne10ag115921k?fA21Xg1Q70cV511TB211XY40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1_Z44PPX`eanD0081b600[V5P2F1h700[V5R2F1T800[V5T2F1X900[V5V2F1Z800[V5X2F1n800[V5Z2F1f100[V5\2F1X601720SIdV5[V5^2F0000eV5?1X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20TI106S3_3^3V3Y3W320TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3fV5V1F0001505259891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TB525958891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TBgV5000fV58:hV51iV5jV5kV5190lV5121hc1ne10mV51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30nV51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30oV511TB0PW5211XY4000001TB0:0000000QW551X61ld11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021RW5R1F113^1`1l100RW5X1LRW5X1>101jc1000000RW58:SW51ea2TW5UW50211XY40100001jc14PPb_QdB0051b600RW5^1\11d600RW5^1R21h700RW5^1Z31T800RW5^1j41R800RW5^1\641T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810VW5?1T81hc115085120L85120j1WW5LF000221hc1LXW521hc1j1YW5000WW58:ZW51Ya2[W5\W5170]W5121hc1ne10^W5121hc1L0_W5121hc1j10`W5211XY40000000000000aW561T81hc1151385120L385120j1bW5R1H1121b100bW5Z1J2b9d900bW5\1J0bW5X1B1jc1000bW58:cW51Ya2dW5eW50212oc1XY40100001jc14PPb_QdB0011b600bW5d1F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810fW5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120TI036_3R3Z3U3S3d3gW5R1F00023851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3hW53851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3iW5000gW58:jW52kW5lc1lW5mW5170nW5121hc1ne10oW51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30PX51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30QX5111XY40000000000000RX5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TISX5P1F11`61Xg11920P9021SX5T1F11jc10=52871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3TX552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3UX56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3VX552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3WX552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3XX552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3YX552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3ZX56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3[X56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3\X56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3]X56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3^X56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3_X56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3`X5001SX58:aX51kW5bX5cX50212oc1XY4000001jc14PPf^Tlg11R4000010dX5?1R81ld1151515185120nO85120oO85120PP185120QP1eX5T1F000150525959585:21ld1PP100h321ld1QP15:21ld1nO00h321ld1oO1TB52595958585:21ld1PP100h321ld1QP100Pj25:21ld1nO00h321ld1oO1TBfX5000eX58:gX51iV5hX5kV51=0iX5121ld1ne10jX5121ld1nO0kX5121ld1oO0lX5121ld1PP10kX5121ld1QP10mX511TB0PW5212oc1XY4000001TB0:0000000nX551R81ld10oX5P1F311^100oX5T1T1oX5T1B101jc1000011`100oX5V1T1oX5V1B101jc10001PY511l100oX5X1T1oX5X1B101jc10001cZ200oX58:QY51ea2RY5UW50212oc1XY40100001jc14PPb_QdB0041b600oX5\1\11d600oX5\1R21h700oX5\1Z31T800oX5\1j441T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810SY551R81ld10TY5R1F212\9^900TY5X1P1TY5V1B101RP10011j100TY5V1P11_U512\9^900TY5^1P1TY5^1B0011j100TY5`1P10000TY58:UY52ea2fa2VY5WY50212oc1XY40100001RP14PP\mXh_30041b600TY5d1\11d600TY5d1R21h700TY5d1Z31T800TY5d1j40000XY5?1R81ld10YY5X1F21^11Xg1185120Q7YY5\1B1\91k?185120fAYY5^1B11h;0155801595921k?fA21Xg1Q71TB1_W1\V51545921k?fA21ld1b41_Z4]V501YY58:ZY52iV5ea2[Y5\Y51<0aV5121Xg1Q70`g1121Xg1ne10bV5121k?fA0`g1121k?ne10ag115921k?fA21Xg1Q70cV511TB212oc1XY40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1_Z44PPX`eanD0131b600YY5R2\11h700YY5R2R21T800YY5R2b30000]Y5?1`61ld1151620SI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021^Y5T1F21X61hf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4^Y5Z1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hI^Y5\1B11h;01505321iQ1R421hf1R45221iQ1hI5221ld1SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3_Y5001^Y58:`Y51aY5bY5cY5180dY5121iQ1hI0ki1121iQ1ne10nn4121ld1SI0eY5121ld1ne1112XY4mj1000001h;4PPPlYaTUm40121X601620SI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3^Y5l1F1d900^Y5n1F0000fY5?2R8T81ld10gY5T1F11`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIgY5X1B11h;015221iQ1hI3921ld1i9020hY5001gY58:iY51aY5jY5cY5160dY5121iQ1hI0ki1121iQ1ne10kY5121ld1ne1111XY4000001h;4PP`Rg`aa60131b600gY5h1\11d600gY5h1R21h700gY5h1Z30000lY551`91fY20mY5P1F411b10137920P7030nY5mY5T1P1mY5T1B101jc10001oY511b600mY5\1T1mY5\1B101jc1000011`601503920P902156831920W7030000mY5^1P1mY5^1B101jc10001PZ511^900mY5f1T1mY5f1B101jc10001QZ511`601515152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P902152831920W7030000mY5j1B0mY58:RZ52fY4bR5SZ5TZ50111XY4000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810UZ58101k?1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1VZ5V1H1`9015050385120W4385121k?W45220W421k?W4VZ5Z1N21h;0VZ58:WZ51PR5XZ5YZ5190W\4121k?W40ZZ5121k?X40ki1121k?ne10[Z511h;0c_2112XY4Zl10110001h;4PPU[ck10000000\Z581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3]Z5T1H1X6015220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3]Z5X1N30]Z58:^Z51jR3_Z5`Z5130mR3120ne10aZ5212oc1XY401000000000000bZ561X91iQ113920]U1020cZ5NH1141l300cZ5V1J3^1`1n300cZ5X1J1\900cZ5Z1J1d:00cZ5\1J0cZ5T1B1h;000cZ58:dZ52f[3g[3eZ5fZ50214oc1Th1XY4gZ5000001h;4PPb_QdB0151h700cZ5f1F1b600cZ5h1F1`900cZ5j1F1f:00cZ5l1F1l100cZ5n1F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810hZ561X91iQ113920]U1020iZ5X1H4011l300iZ5^1B0iZ5^1B031^100iZ5`1T11`100iZ5`1d21n300iZ5`1\40iZ5`1B011\900iZ5b1B0iZ5b1B011d:00iZ5d1B0iZ5d1B1h;001iZ58:jZ52f[3g[3kZ5lZ50216oc1Th1Uh1XY4gZ5mZ5000001h;4PPb_QdB0151h700iZ5P2F1b600iZ5R2F1`900iZ5T2F1f:00iZ5V2F1l100iZ5X2F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810nZ552b6`61iQ1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9020684120W7303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3oZ5R1F211X6017841920SI030P[5oZ5\1P1oZ5\1B101jc1000011`6017841920SI030Q[5oZ5b1P1oZ5b1B101jc1000000oZ58:R[51S[5T[5U[50011XY41V[500001jc14PP\mXh_30031X900oZ5l1\11j700oZ5l1X31P700oZ5l1h441T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810W[551X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120TI5053871:9:20TI106S3_3^3V3Y3W320TI10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20TI106S3_3^3V3Y3W320TI10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3X[5NF112b6`6013920P9385120W7X[5X1LX[5X1>0011`600X[5\1L0000X[58:Y[51kW5Z[5[[50211XY40000001R40041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810\[593\9^1d:00][5NH01b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W77920l;030^[57841920SI030_[5][5T1B16X6X9f1Z8j3n;00][5b1B1h;0101][58:`[51f]3a[5b[50212oc1XY4000001h;4PPb_QdB0000000c[551X61hc1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3d[551528719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920TI030e[5f[5P1F111b60151515220R421hc1R456831920l;030000506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;^[5f[5`1Lf[5`1>101jc1000011`601515220R421hc1R4920P9021f[5P2B0f[58:g[51f]3h[5i[50212oc1XY4000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810j[591f9015185120U95620U95821hc1b41Se1k[5R1H03b9d9`61hc1150920_V10205152841920SI03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920P9021k[5Z1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Rg1k[5`1B1h;0100k[58:l[51Tg1m[5n[50212oc1XY4000002h;4PPPhcRYZj9Se14PPb_QdB0000000o[592T:V:01565920b421hc1b41QX2P\5P1H01T81hc10P\5V1J11R800P\5X1L1h;0100P\58:Q\51Ya2R\5S\50212oc1XY4000002QX24PPigPZ9h;4PPPlYaTUm40000000T\592`6P3015185120g95620g9000U\5NH02b9d901920_V1020U\5V1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Rg1U\5\1B1h;0101U\58:V\51Tg1W\5X\50212oc1XY4000001h;4PPPlYaTUm40000000Y\591b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;^[5784120SI_[5Z\5NH02\9d:00Z\5\1J15X9X6`6j3n;00Z\5^1L1h;0100Z\58:[\51f]3\\5]\50212oc1XY4000001h;4PPZfVg30000000^\592^901an1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41Tn4_\5P1H02^901k?185120P4_\5\1B12b9d90150385120W45220W421k?W4_\5b1B1h;0100_\58:`\52cX4gh4a\5b\50212oc1XY4000002h;4PPPlYaTUm4Tn44PP\mXh_30000000c\5?1X91iQ10d\5T1F21l31Pm10d\5X1B1\91k?0d\5Z1B11h;025221Pm1fA21iQ1fAe\55221k?fA21iQ1fA`R5001d\58:f\52bk4g\5h\5i\51=0j\5121iQ1fA0`g1121iQ1ne10k\5121Pm1fA0`g1121Pm1ne10l\5121k?fA0`g1121k?ne10m\5212oc1XY4000001h;4PPb_QdB0121h700d\5j1\11b600d\5j1l20000n\581b601684120W7203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3o\5R1H4`9f:`1l700o\5X1>21h;0o\58:P]51e]3Q]5R]5170S]5120W70ki1120ne10T]511h;0c_2212oc1XY4000001h;4PPb_QdB0000000U]5?1`61ld11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021V]5Z1F41X61Pm11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4V]5`1B1b61Re115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3V]5b1B1X61hf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4V]5d1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIV]5f1B11h;015050505321Re1R421Pm1R45321iQ1R421hf1R45521hf1b421Re1b4321iQ1hIW]5000V]58:X]51aY5Y]5Z]5180dY5121iQ1hI0ki1121iQ1ne10[]5121ld1ne10\]5121Re1ne1112XY4mj1000001h;4PPPlYaTUm40121`6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3V]5T2F1R:00V]5V2F0001]]5^]5V]5V1>_]591l3015185120fA5620fA5821iQ1fA1_W1`]5P1H01X91iQ115185120fA575920fA20b41Qk2`]5X1B19l3X9R8l1`1h7`9b9d9015580159920fA21iQ1fA21iQ1fA1_W1`]5^1B5921iQ1fA21iQ1b40100`]58:a]51aX4b]5c]50112XY4_;0100002Qk24PPX`eanD_W14PPU[ck10000010d]551X91iQ10e]5NF211\900e]5R1T1e]5R1B101jc1000011`900e]5T1T1e]5T1B101jc10001f]500e]58:g]52bR5`n3h]5i]50212oc1XY4000001jc14PPigPZ90121b600e]5Z1\11h700e]5Z1R241T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810j]5?2X9Z91iQ115085120fA85120iU1k]5R1F00015186121iQ1fA3921iQ1iU1020l]5000k]58:m]51g\5n]5o]5130P^5121iQ1ne10Q^5212oc1XY41R^5000000000000S^581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3T^5P1H1X6015220SI03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3T^5T1N30T^58:U^51jR3V^5W^5130mR3120ne10X^5111XY40000000000000Y^5?1^91k?15185120fA5620fA20b4Z^5V1F11`61iQ115152841920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120iIZ^5\1B15921k?fA21k?b4015521iQ1iI5821k?fA1_W1[^5000Z^58:\^51Wo1]^5^^5180_^5121iQ1ne10XT2121iQ1iI0`^5121k?fA0\b3121k?ne1111XY4000001_W14PPU[ck10091^90152920W4921k?W4030921k?W4920W4030Z^5j1F1\90152920W4921k?W4030921k?W4920W4030Z^5l1F1b900Z^5n1F1d900Z^5P2F1f900Z^5R2F1X900Z^5T2F1T800Z^5V2F1b<00Z^5X2F1d<00Z^5Z2F0000a^551j:1el1156920kG920o9000000b^5T1F415\9^9d80P:0152920P4920W4921el1W4030921el1W4920P4920W4030b^5Z1P1b^5Z1B101jc1000012^8l801684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3b^5d1P1b^5d1B101jc10001c^511j80150505620aS10005620bS100052841920YR103003:g3Q3b3]3o2c3d3Q3b3d3b^5l1P1b^5l1B101jc1000012P3n9015620g9000b^5R2P1b^5R2B101jc10001d^500b^58:e^52gh4df4f^5g^50212oc1XY4000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810h^5<11X900i^5LH1fA101i^58:j^51g\5k^5l^50212XY4\e30000000000000m^594\9^90P:00n^5NH01X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4n^5T1B11`6015220R421hc1R4n^5Z1B1fl11201n^58:o^51bR5P_5Q_50212oc1XY4000001fl14PPPlYaTUm40041b6015220R421hc1R4n^5h1F1`601515220R421hc1R43920P9021n^5j1F1h700n^5l1F1`900n^5n1F0010R_5?1l:1Xg115185120kB85120P4S_5T1F11^91k?15185120kB52920P420W421Xg1P4S_5X1F11h;015221k?kB21Xg1kBT_5000S_58:U_51V_2V_5W_5190X_5121k?kB0`g1121k?ne10Z_2121Xg1kB0`g1121Xg1ne10U;212oc1Y3000001h;4PPPlYaTUm40051l:0152920P421Xg1P421Xg1P4S_5d1F1R;00S_5f1F1n:00S_5h1F1P;00S_5j1F1X800S_5l1F0000Y_5?2^901k?185120W4Z_5T1F11V;1Xg1185120W4Z_5X1F11h;015321Xg1W421k?W4[_5001Z_58:\_51Sb4]_5^_515121k?W40\b3121k?ne10__5121Xg1ne1212Y3aQ1000001h;4PPb_QdB0021b90152920W421k?W421k?W4Z_5f1F1d900Z_5h1F0010`_5?2^9d:1k?15185120YG5085120P485120W4a_5V1F12^9d:1an115185120YG52920P420W4921k?P421k?W4a_5\1>11h;015221an1YG21k?YGb_5001a_58:c_51^f2d_5e_51;0g^21921k?P421k?W40f_5121k?YG0`g1121k?ne10g_5121an1YG0`g1121an1ne10h_5212oc1Y3000001h;4PPigPZ90041X900a_5l1F1X600a_5n1F1b900a_5P2F1\90185121k?fAa_5T2F0000i_5?1f91ld116841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3j_5T1F11^;1Xg1185120XGj_5X1F11h;0250321Xg1XG53841921ld1oV1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3k_550321Xg1XG5221Xg1kB21ld1kBl_5001j_58:m_51n_5o_5P`51;0Q`5121Xg1ne10R`5121Xg1kB0S`5121ld1ne10T`5121ld1kB0S]2121ld1oV10U;111Y3000001h;4PP\mXh_30100000U`5?2X9^91k?1515185120YG85120W485120fAV`5Z1F12X9^91an115185120YG85120fAV`5`1>11h;0250505050505050505321an1YG21k?YG548015921an1fA21k?fA1Qk254801598015921an1fA21k?fA04PPPlYaTUm41Qk254801598015921an1fA21k?fA04PPPhcRYZj91Qk254801598015921an1fA21k?fA04PPPdmc]_g>1Qk254801598015921an1fA21k?fA04PPP`WUbddC1Qk254801598015921an1fA21k?fA04PPP\affiaH1Qk254801598015921an1fA21k?fA04PPPXkWkn^M1Qk254801598015921an1fA21k?fA04PPPTUioS\R11Qk2W`55050505321an1YG21k?YG5721an1b421k?fA548015921an1fA21k?fA1X`5578015921an1fA21k?fA1Qk2Y`5000V`58:Z`51^f2[`5\`51<0]`5121k?W40^`5121k?fA0`g1121k?ne10bl2121an1fA0`g1121an1ne10_`5121an1YG211Y3000003h;4PPPTUioS\R1Qk24PPPU^QSS=X`54PP\mXh_31W4031`<00V`5j2\11b<00V`5j2n21d<00V`5j2Z40001``5a`5V`5V1>b`551n:1S]40c`5P1F211Z40152920P4921S]4P4030921S]4P4920P4030c`5T1P1c`5T1B101jc1000012R4V401515720i>00`<5420i>00hBc`5Z1P1c`5Z1B101jc10001d`511X<0152920Qd1000921S]4Qd1000c`5d1B0c`58:e`51V[2f`5g`50212oc1Y3000001jc14PPigPZ900031T<00c`5l1F1V<00c`5n1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3c`5P2F010h`5?1d:1Pm115185120W45284120PZ1034^3_3^3U3i`5V1F21X;1Re115284120U@039T3U3\3Y3f3U3b3U3T3i`5\1B1X;1kT315284120U@036]3Y3c3c3U3T3i`5^1B11fl1015421kT3ne121Re1ne1j`5001i`58:k`51l`5m`5n`517121Pm1W40o`5121Pm1ne10Pa5121Re1ne10Qa5121kT3ne1212oc1Y3000001fl14PPPXXWXjZc41W4100001Ra5Sa5i`5R1>Ta5?1X;1hc11515185120XN85120U@3515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Ua5R1F000150515284121hc1XN037`3U3^3T3Y3^3W3684121hc1U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121hc1XN036]3Y3c3c3U3T35284121hc1U@039T3U3\3Y3f3U3b3U3T3Va5000Ua58:Wa52l`5fd2Xa5Ya5190ne4121hc1W40on4121hc1XN0fb2121hc1U@0ki1121hc1ne10Za5212oc1Y30000000000000[a591V:015284120a603:^3_3o2S3_3^3d3U3^3d3\a5NH01R401515220i>00`<85120kB\a5T1J17l:R4X4n:P;X8T800\a5X1B1h;0100\a58:]a51fa2^a5_a50211Y3000001h;4PPdhU\\d10000000`a5?1R41iQ11515220i>00`<85120kBaa5V1F21l:1Xg115185120P485120kBaa5\1B1V:1fY21515284120a603:^3_3o2S3_3^3d3U3^3d385120P4aa5^1B11h;01505221Xg1P421fY2P45221Xg1kB21iQ1kBba5000aa58:ca51fa2da5ea51?0Zo1121iQ1ne10fa5121iQ1kB0nn4121Xg1kB0ga5121Xg1P40`g1121Xg1ne10ha5121fY2P40ia5121fY2ne10U;211Y3000001h;4PPdhU\\d10061R400aa5j1F1X400aa5l1F1n:00aa5n1F1P;00aa5P2F1X800aa5R2F1T800aa5T2F0000ja5?1d:1Pm1185120W4ka5R1F11h:1S[215185120W4505220W421Pm1W4565920b421Pm1b41To1ka5V1F11h;015221S[2W421Pm1W4la5000ka58:ma51na5oa5Pb5180g^2121Pm1W40Qb5121Pm1ne10Rb5121S[2W40Sb5121S[2ne1111Y3000002To14PPigPZ9h;4PP`Rg`aa60021f:0152920W421Pm1W421Pm1W4ka5b1F1T;00ka5d1F0010Tb591P;01515220P421`e1P45620d[121`e1d[1Ub5P1H01P;1`e115185120P485120d[1Ub5V1J12R;l:00Ub5X1L1h;0121Ub58:Vb51Wb5Xb5Yb50111Y3000001h;4PPPTUioS\R10000000Zb5?1j11an10[b5V1F21j11hc10[b5Z1B2^:\:1iQ1151515185120[Y185120hB545820[Y120hB5921an1b41aC565920b421an1b41To1[b5\1B11h;015421iQ1b421hc1b4\b5000[b58:]b51Wb5^b5_b51:0`b5121iQ1[Y10ab5121iQ1hB0bb5121iQ1ne10cb5121an1ne10^U2121hc1ne1111Y3000003To14PPPndXbb^2aC4PP\mXh_3h;4PPPdmc]_g>0000000db5?2n;j31el10eb5V1F12^:\:1iQ115151515320PX221el1PX285120[Y185120hB50545820[Y120hB21el1b4515720[Y121el1b45720b45821el1b41_i4eb5Z1>11h;01575821iQ1[Y121iQ1hB21el1b4fb5000eb58:gb51Wb5hb5ib5190`b5121iQ1[Y10ab5121iQ1hB0jb5121el1ne10kb5121iQ1ne10lb5111Y3000002_i44PPPhcRYZj9h;4PPPdmc]_g>0000000mb551h:1S[21320e8nb5NF311d:0152920W4921S[2W4030921S[2W4920W4030nb5T1T1nb5T1B101jc10001ob511f:0152920W4921S[2W4030921S[2W4920W4030nb5V1P1nb5V1B101jc10001Pc511b600nb5^1T1nb5^1B101jc10001Qc500nb58:Rc51na5Sc5Tc50212oc1Y3000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Uc551f:1Pm11515185120W452920[Z100000053841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Vc5NF212d:f:015220W421Pm1W4Vc5T1T1Vc5T1B101[Z1000012d:f:015220W421Pm1W4Vc5V1P1Vc5V1B101Wc50013n;Z<Z80152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Vc5Z1P1000Vc58:Xc51Yc5Zc5[c50212oc1Y3000002[Z14PP\mXh_3Wc54PP\mXh_30031b900Vc5b1F1d900Vc5d1F1X6017841920SI030P[2Vc5f1F0000\c551X91iQ10]c5NF214\9^90R:00]c5R1P1]c5R1B0011f:0153841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3]c5T1P10014\9^90R:00]c5V1P1]c5V1B101jc10011f:00]c5X1P1000]c58:^c51Yc5_c5`c50212oc1Y3000001jc14PPb_QdB0071h700]c5`1F1`900]c5b1F1l900]c5d1F1P:00]c5f1F1T;00]c5h1F1d:00]c5j1F1b60136841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3]c5l1F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800ac552R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000bc5P1F111l:00bc5T1\1bc5T1J101jc1000000bc58:cc52fa2^_2dc5ec50212oc1Y3000001jc14PPf^Tlg11Q4061X400bc5\1F1P200bc5^1F1h100bc5`1F1n:00bc5b1F1T;00bc5d1F1j101320P9bc5f1F41T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810fc561T;1fY20gc5P1H2011R;00gc5T1B0gc5T1B013d:l:f:00gc5V1B0gc5V1B1h;011b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3gc5\1B0gc58:hc52ic5e]3jc5kc50212oc1Y3000001h;4PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810lc594\9^9d80015220W421iQ1W4mc5NH01V;1iQ1185120W4mc5T1J12d:X600mc5V1L1h;0101mc58:nc51Sb4oc5Pd50212oc1Y3000001h;4PPf^Tlg10000000Qd581X;1hc11515284120XN036]3Y3c3c3U3T35284120U@039T3U3\3Y3f3U3b3U3T3Rd5T1H2h9f9015152841920gT1033d3Q3`3033d3Q3`350385121hc1W452920W421hc1W421hc1W4Rd5Z1>21h;0Rd58:Sd51l`5Td5Ud5170ne4121hc1W40Vd5121hc1ne10Wd511h;0c_2111Y3000001h;4PP\mXh_30000000Xd5?1b:1el10Yd5R1F00023721el1jY1Zd5[d55221el1kY1031m2\d5000Yd58:]d51Ud2^d5_d5130`d5121el1ne10ad5212oc1Y31bd5000000000000cd591j:015185120W45220W421el1W4dd5P1H01j:1el1185120W4dd5V1J19j:Z8\8^8l8f8h8n9X601385120W4dd5Z1B1h;0100dd58:ed51Ud2fd5gd50212oc1Y31hd500001h;4PPU[ck10000000id591j:0151515185120W45220W421el1W485120YG5320YG21el1YGjd5NH01j:1el115185120W485120YGjd5T1J11d:00jd5V1L1h;0100jd58:kd51Ud2ld5gd50212oc1Y3000001h;4PPU[ck10000000md5?1j11hc1185120P9nd5Z1F11^;1Xg1151515185120WG85120VG5520VG5821hc1b41_W15720VG595921hc1b41aC1_W1nd5`1>11h;015221Xg1WG21hc1P9bf2000nd58:od51Xf2Pe5Qe5180Q`5121Xg1ne10Re5121Xg1WG0Se5121hc1P90ki1121hc1ne1111Y31Te5100003_W14PPZfVg3aC4PPf^Tlg1h;4PPPlYaTUm40100000Ue5<11^;00Ve5LH7UGVGiFWGXGkBYG110Ve58:We51of2Xe5Ye50111Y30000000000000Ze581X;01515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3[e5V1H7d8X9\9^9d:0P900[e5\1>21h;0[e58:\e51l`5]e5^e5190ne4120W40on4120XN0_e5120ne10`e511h;0c_2212oc1Y3000001h;4PP\mXh_30000000ae5?2d5X:1iQ115151515185120nG85120eG920kG0217920lG031]1be55085120mG85120lGce5V1F00025621iQ1nG21iQ1eGde550555921iQ1nG21iQ1eG1fl1515721iQ1eG00PPdk^Xj5555921iQ1nG21iQ1eG5:1fl100`n1ee5000ce58:fe51je2ge5he5190me2121iQ1ne10ie5121iQ1eG0je5121iQ1nG0ke511fl10le5212Y3[b2000001fl10Pi_50000000me5?1X;1el11515185120W485120oF684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3ne5T1F11X;1hc11515284120XN037`3U3^3T3Y3^3W3684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3ne5Z1>11fl1015284121hc1U@84121el1U@oe5001ne58:Pf51l`5Qf5Rf51;121el1W40Sf5121el1U@0ki1121el1ne10^U2121hc1U@0ki1121hc1ne10Tf5121el1oF212oc1Y3000001fl14PPPXXWXjZc42W4oF000000Uf5?1P;1`e115185120d[185120hBVf5P1F00015621`e1d[121`e1hBWf5000Vf58:Xf51]Z2Yf5Zf5160[f5121`e1ne10\f5121`e1d[10]f5121`e1hB212oc1Y30000000000000^f5?1d:1Pm10_f5R1F000485121Pm1W4`f585121Pm1PZ1af55683121Pm1W4000bf5684121Pm1PZ14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3cf5000_f58:df52ef5fd2ff5gf5170hf5121Pm1ne10if5121Pm1W40jf5121Pm1PZ10kf5212oc1Y30000000000000lf5?1`:1k?0mf5LF000852871:21k?TY1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3nf552871:21k?TY110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3of552871:21k?TY110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3Pg552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3Qg552871:21k?TY1104R3_3T3i3034d3U3h3d3Rg552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Sg552871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Tg552871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Ug5000mf58:Vg52Xb2Xh2Wg5Zb20211Y30000000000000Xg594`:X:Z:\:01515185120W45220W421k?W452920]G030921k?]G030Yg5R1H04`:X:Z:\:1k?185120W4Yg5X1J12d:n;00Yg5Z1L1h;0100Yg58:Zg51Ud2[g5gd50212oc1Y31\g500001h;4PPU[ck10000000]g5?1`:1k?0^g5NF000452871:21k?TY110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3_g552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3`g552871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3ag552871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3bg5000^g58:cg51Xb2dg5Zb20211Y301100000000000eg5?3`:Z:X:1k?0fg5T1F00036871:21k?TY1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3gg5516871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3hg5516871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ig5000fg58:jg51fd2kg5lg5190mg5121k?ne10ng51871:21k?TY1107U3^3Q3R3\3U3T30og518719:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T30Ph518719:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30Qh5211Y30000000000000Rh5?3Z:X:\:1k?0Sh5R1F0001503721k?TY1Th53721k?TY1Uh5Vh5000Sh58:Wh51Vc2Xh5Yh5130ob2121k?ne10Zh5211Y301100000000000[h5?1\:1k?0\h5V1F000452871:21k?TY1102Y3T3034d3U3h3d3]h55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3^h56871:21k?TY1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3_h55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3`h5000\h58:ah51Vc2bh5Xc21;0ch5121k?ne10dh51871:21k?TY1102Y3T30eh518719:21k?TY110:c3S3X3U3T3e3\3U3Y2T3:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T30fh51871:21k?TY1107`3Q3i3\3_3Q3T30gh518719:21k?TY1109S3b3U3Q3d3U3T3Q2d3:21k?TY110:S3b3U3Q3d3U3T3o2Q3d30hh5211Y301100000000000ih5?1Z:1k?0jh5NF000;52871:21k?TY1102Y3T3034d3U3h3d3]h55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3^h552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3Qg552871:21k?TY1104R3_3T3i3034d3U3h3d3Rg55052871:21k?TY110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21k?TY110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3kh55052871:21k?TY110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21k?TY110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3lh552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3`g55052871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3mh55052871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3nh55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3`h55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3oh5000jh58:Pi51Vc2Qi5Xc20211Y301100000000000Ri5?1X:1k?0Si5NF000852871:21k?TY1102Y3T3034d3U3h3d3]h552871:21k?TY1104[3Y3^3T3034d3U3h3d3Ti552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Sg56871:21k?TY1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3Ui5516871:21k?TY1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21k?TY110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3Vi5516871:21k?TY1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21k?TY110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3Wi55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3`h55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3oh5000Si58:Xi51Vc2Yi5Xc20211Y301100000000000Zi5?1^;1Xg1185120T]1[i5P1F00075152871:21Xg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21Xg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3\i5]i55152871:21Xg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21Xg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3\i5^i55152871:21Xg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21Xg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3\i5_i552871:21Xg1T]110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3`i552871:21Xg1T]110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3ai552871:21Xg1T]110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3bi552871:21Xg1T]110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3ci5000[i58:di51of2ei5Ye50111Y301000000000000fi5>1l:015185120kB85120Q4gi5LH20kB0011R40185120kBgi5R1^120kB0gi58:hi51V_2ii5ji50212oc1Y30000001Q4000000ki5?1R41iQ115185120jB85120Q4li5T1F11l:1hc1185120jBli5X1F11h;015221hc1jB21iQ1jBmi5001li58:ni51]V2oi5Pj5190Zo1121iQ1ne10aV2121iQ1jB0Qj5121hc1jB0`g1121hc1ne10U;212oc1Y3000001h;4PP\mXh_31Q4000000Rj551X91iQ10Sj5NF211d:00Sj5R1T1Sj5R1B101jc1000011f:00Sj5T1T1Sj5T1B101jc10001Tj500Sj58:Uj52ef5Yc5Vj5Wj50212oc1Y3000001jc14PPb_QdB0131h700Sj5Z1\11b600Sj5Z1l21`900Sj5Z1b341T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Xj551f:1Pm115152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\357920[Z1000002Yj5NF111b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Yj5R1\1Yj5R1J101jc1000021`601517841920SI030Zj5920P9021Yj5V1B1b601517841920SI030Zj56841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3Yj5X1B0Yj58:[j51ic5\j5]j50212oc1Y3000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810^j5?1V;1iQ10_j5R1F000253921iQ1X7030030`j553921iQ1W4921iQ1]G030030aj5000_j58:bj51fZ2cj5dj5190ej5121iQ1ne10fj5121iQ1X70gj5121iQ1W40hj5121iQ1]G0ij5212oc1Y30000000000000jj5?1^91k?1515185120YG85120fA5620fA20b4kj5V1F11^;1YV215185120YG5220iF21k?fAkj5Z1F1585921k?fA21k?b41Se1015221YV2YG21k?YGlj5000kj58:mj52^f2Xf2nj5oj51;0Q`5121YV2ne10Pk5121YV2YG0Qk5121k?fA0Rk5121k?YG0`g1121k?ne10U;111Y30100001Se14PPPlYaTUm40011^9015220fA21k?fAkj5f1F0000Sk5?1^91k?1515185120P485120fA5620fA20b4Tk5V1F21d:1Pm115185120YG5220W421k?P4Tk5\1B1^;1YV215185120YG5220iF21k?fATk5^1B1585921k?fA21k?b41Se101505221YV2YG21Pm1YG5421YV2b421Pm1b4Uk5000Tk58:Vk52^f2Xf2Wk5Xk5190Q`5121YV2ne10Pk5121YV2YG0Yk5121Pm1YG0`g1121Pm1ne10U;111Y30100002To14PPigPZ9Se14PPPlYaTUm40021^9015052920P421k?P421k?P45220fA21k?fATk5j1F1d:015152920W421k?P421k?P4565920b421k?b41To1Tk5l1F0000Zk5?1l:1Xg115185120kB85120jB[k5T1F11^;1YV215185120kB5220iF21Xg1jB[k5Z1>11h;015221YV2kB21Xg1kB\k5001[k58:]k52V_2Xf2^k5_k51;0Q`5121YV2ne10`k5121YV2kB0ak5121Xg1jB0bk5121Xg1kB0`g1121Xg1ne10U;211Y3000001h;4PPPlYaTUm40100000ck5?1f91ld115185120U985120kBdk5X1F11^;1Xg11515185120iF52920kB03021ld1kB565920b421ld1b41_W1dk5^1>11h;01555921ld1U921Xg1iF1_W1ek5000dk58:fk51Xf2gk5hk51;0Q`5121Xg1ne10XT2121Xg1iF0ik5121ld1kB0jk5121ld1U90`g1121ld1ne10U;212Y3lU20100002_W14PPZfVg3h;4PPPlYaTUm40041f900dk5h1\11d<00dk5h1`31b<00dk5h1n41`<00dk5h1Z60000kk5?1^;1Xg115185120VG920WG021lk5X1F0021f11an10lk5^1B1j11hc10lk5`1B15050505421hc1b421an1b4515521Xg1VG5821hc1b41_W15721Xg1VG5921an1b41_W15721Xg1VG5821hc1b41mk55521Xg1VG5921an1b41mk5nk5000lk58:ok51Xf2Pl5Ql51=0Q`5121Xg1ne10Rl5121Xg1VG0Sl5121an1b40`g1121an1ne10bl2121hc1b40`g1121hc1ne10U;111Y30100002_W14PPZfVg3mk54PPf^Tlg10000000Tl5?2^;^51Xg11515185120UG85120VG920WG021Ul5V1F00025521Xg1UG21Xg1VGVl5505521Xg1VG921Xg1iF21Xg1VG3921Xg1XG020Wl5000Ul58:Xl51Yl5Zl5[l51;0Q`5121Xg1ne10\l5121Xg1UG0]l5121Xg1VG0^l5121Xg1iF0_l5121Xg1XG0`l5111Y30000000000000al511\;1an11515284120g\1035R3U3W3Y3^385120h\1bl5NH1\;01515284120g\1033U3^3T35220h\121an1h\1bl5R1D0bl58:cl51dl5el5fl50211Y3010000000041T<00[3j3V11V<00[3`4V11X<0152920Qd1000921Rd1Qd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810gl581b61`e115284120W703<c3d3_3b3Q3W3U3o2V3e3\3\3hl5T1H1R;00hl5X1N21h;11X6015220R421`e1R4hl5Z1Hhl58:il52e]3ic5jl5kl5170S]5120W70ki1121`e1ne10ll511h;0c_2212oc1Y3000001h;4PPf^Tlg10000000ml5:1\;00nl5R1H1i\120i\13ol511nl58:Pm51dl5Qm5Rm5150Sm5120i\10ki1120ne10Tm5211Y301000000000000Um5?1d:1Pm11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021Vm5T1F11\81S]4185120nQ1Vm5X1F11fl101621Pm1W4121S]4nQ1Wm5000Vm58:Xm51io4Ym5Zm5190g^2121Pm1W40Qm4121Pm1ne10[m5121S]4nQ10`g1121S]4ne10U;212oc1Y3000001fl14PPPXXWXjZc40071d:00Vm5b1F1V;00Vm5d1F1`;00Vm5f1F1b900Vm5h1F1d900Vm5j1F1T800Vm5l1F1X6017841920SI030P[2Vm5n1F0000\m551d:1Pm11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021]m5P1F211j:01515185120W45220W421Pm1W45320PX221Pm1PX2]m5V1P1]m5V1B0011j:015185120W45320PX221Pm1PX2]m5Z1P10011j:015185120W45220W421Pm1W4]m5\1P1]m5\1B101^m50011j:015185120W45320PX221Pm1PX2]m5`1P1000]m58:_m51io4`m5am50212oc1Y3000001^m54PPb_QdB00:1d:00]m5h1F1V;00]m5j1F1`;00]m5l1F1b900]m5n1F1d900]m5P2F1T800]m5R2F1400]m5T2F1<00]m5V2F1f100]m5X2F1X6017841920SI030P[2]m5Z2F0000bm5?1X91iQ115185120YG85120W4cm5T1F12d:^91Pm1185120YGcm5Z1>11h;015221Pm1YG21iQ1YGdm5000cm58:em51^f2fm5gm51:121iQ1W40hm5121iQ1YG0`g1121iQ1ne10im5121Pm1YG0`g1121Pm1ne10U;212oc1Y3000001h;4PPigPZ91W4100000jm5?1d:1Pm115185120YG85120W4km5X1F11j:1el115185120YG85120W4km5\1F11fl1015221el1YG21Pm1YGlm5001km58:mm52^f2io4nm5om51:121Pm1W40Pn5121Pm1YG0`g1121Pm1ne10Qn5121el1YG0`g1121el1ne10U;212oc1Y3000001fl14PPPXXWXjZc41W4111d:01385120W4km5l1\10000Rn5?1d:1Pm10Sn5T1F11j:1el1185120o9Sn5V1F11fl1015721el1o9002Tn5001Sn58:Un51io4Vn5Wn5160Xn5121Pm1ne10nn4121el1o90Yn5121el1ne1212oc1Y3000001fl14PPPXXWXjZc40141b900Sn5f1F1d900Sn5h1F1T800Sn5j1F1X601784120SIP[2Sn5l1F0000Zn581V200[n5T1H1X200[n5V1N21h;0[n58:\n51]n5^n5_n5150`n5120ne10an511h;0c_2111bn5000001h;4PPhja`o60000000cn591R7015284120kK035W3b3U3U3^3dn5NH01X400dn5T1J18f9l:V4Z4j3n;R4T401515154920i>00`<00PI36841920oV10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920SD0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3dn5X1B1h;0101dn58:en51fn5gn5hn50111bn5000001h;4PPPlYaTUm40000000in551T2015220\<039c2e2S2S2U2U2T2U2T2jn5LF111X200jn5P1\1jn5P1J0011V200jn5P1n20000jn58:kn51]n5ln5mn50111bn50000000100000nn5:1X200on5P1H1f<20f<113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320on58:Po51Qo5Ro5So514120f<0To5120ne10Uo5111bn50000000000000Vo5:1X200Wo5LH1f<20f<023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320Wo58:Xo51Qo5Yo5Zo50211bn50000000000000[o592P7R7015085120UF85120kK\o5R1H01X2013720f<]o5\o5X1J13\7T7X201505085120h585120PL85120f<\o5\1B1h;0100\o58:^o51_o5`o5ao50111bn50100001h;4PPhUibmR10000000bo5?1f21fY20co5X1F11d11hc1185120o9co5Z1F11h;01505521hc1o91hW151515221hc1o9004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121hc1P:603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121hc1P:do5000co58:eo51fo5go5ho5190io5121fY2ne10R^2121hc1o90jo5121hc1ne10e[2121hc1P:0ko5011bn50100002h;4PPb_QdBhW1020100000lo5?4P3\8V7`61k?15185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3mo5T1F14P3\8V7`61an115185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3mo5Z1>11h;015221an1g921k?g9no5000mo58:oo51ko1PP6QP6190gU3121k?ne10[o1121k?g90RP6121an1ne10[o1121an1g90SP6111bn5000001h;4PPigPZ900?1X900mo5j1F1\900mo5l1F1^900mo5n1F1`900mo5P2F1b900mo5R2F1d900mo5T2F1f900mo5V2F1n900mo5X2F1R800mo5Z2F1T800mo5\2F1d800mo5^2F1P900mo5`2F1X600mo5b2F1Z600mo5d2F1f200mo5f2F0010TP6?1f91ld116841920oV10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3UP6T1F11R71Xg10UP6X1F11h;015384121Xg1kK033b3U3T3VP6000UP68:WP61fn5XP6YP6170ZP6121Xg1ne10[P6121ld1oV10\P6121ld1ne10]P6111bn5000001h;4PPlb\i^A011IX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020UP6f1F0010^P681R7015284120kK033b3U3T3_P6R1HIX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020_P6X1>21h;0_P68:`P61fn5aP6bP6150ZP6120ne10cP611h;0c_2111bn5000001h;4PPPQhbWXZ50000000dP6?1P71k?16841920UF920eK0302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3eP6R1F11P71an116841920UF920eK030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3eP6V1F11h;0153841921an1UF21an1eK03:b3U3W3Y3c3d3U3b3U3T3fP6001eP68:gP61hP6iP6jP6160kP6121an1ne10lP61921k?UF21k?eK0ki1121k?ne1011bn5000001h;4PPPlYaTUm40000010mP6?1P71iQ1152841920UF920eK03003:b3U3W3Y3c3d3U3b3U3T3nP6T1F21P71Xg1152841920UF920eK030039c3S3X3U3T3e3\3U3T3nP6Z1B1P71fY2152841920UF920eK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3nP6\1B11h;02545921Xg1b421fY2b41WS1oP65050385121Xg1i3385121iQ1i35721Xg1i321iQ1i3PQ6000nP68:QQ61hP6RQ6jP61<0SQ6121iQ1ne10R^2121Xg1ne10^U2121fY2ne10TQ6121iQ1i30R^2121Xg1i30^U2121fY2i3011bn5000002h;4PPPlYaTUm4WS14PP\mXh_30100010UQ651Z21an10VQ6NF211\200VQ6R1T1VQ6R1B101jc1000011`200VQ6T1T1VQ6T1B101QX2000000VQ68:WQ61XQ6YQ6ZQ60111bn5000002jc14PP\mXh_3QX24PPR\]dW50000000[Q651\21an10\Q6NF211^200\Q6R1T1\Q6R1B101jc1000011`200\Q6T1T1\Q6T1B101QX2000000\Q68:]Q61XQ6^Q6_Q60111bn5000002jc14PPb_QdBQX24PPf^Tlg10000000`Q6?1V71ld1185120]LaQ6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<aQ6X1>1505721ld1]L21hc1T<5321hc1PX221ld1PX2bQ6000aQ68:cQ61ko1dQ6eQ6180fQ6121ld1ne10[o1121ld1]L0gQ6121hc1T<0ki1121hc1ne1112bn5cE0000000000000hQ6?1V71ld1185120^LiQ6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<iQ6X1>1505721ld1^L21hc1T<5321hc1PX221ld1PX2jQ6000iQ68:kQ61ko1dQ6eQ6180fQ6121ld1ne10[o1121ld1^L0lQ6121hc1T<0ki1121hc1ne1112bn5cE0000000000000mQ6?1f91ld116841920oV10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3nQ6T1F11V71Xg1185120VDnQ6X1F11h;015221Xg1VD684121ld1oV12036S3Q3S3X3U3T3035S3Q3S3X3U3oQ6001nQ68:PR61ko1QR6RR6190fQ6121Xg1ne10SR6121Xg1VD0TR6121ld1ne10T`5121ld1oV10UR6111bn5000001h;4PPPlYaTUm40031f900nQ6d1\11f100nQ6d1`31\400nQ6d1l40000VR6?1V71ld1185120iFWR6T1F0011f91YV2185120U9WR6X1P115721ld1iF5921YV2U91_W1XR6000WR68:YR61ko1ZR6[R6180fQ6121ld1ne10XT2121ld1iF0YT2121YV2U90ZT2121YV2ne1111bn5000001_W14PPZfVg30000000\R6?1V71ld11720i>]R6^R6P1F0011j11hc1185120P9^R6T1P115021hc1P93721ld1i>_R6`R6000^R68:aR61ko1bR6cR6150fQ6121ld1ne10dR6121hc1ne10eR6111bn50000000000000fR6?1V71ld1185120\LgR6V1F0025\4P4R4V4X41k?0gR6\1B4R4V4l:T41Xg1154920i>00`<00PIgR6^1B150515521ld1\L5821k?b41_W15721ld1\L595921k?b41aC1_W1515521ld1\L5821Xg1b41_W15721ld1\L595921Xg1b41aC1_W1hR6000gR68:iR61ko1jR6kR61=0fQ6121ld1ne10lR6121ld1\L0mR6121k?b40`g1121k?ne10nR6121Xg1b40`g1121Xg1ne10U;111bn51oR600002_W14PPZfVg3aC4PPf^Tlg10000000PS6?1\71an1185120h5QS6T1F15R7P7b2f2h21P`20QS6X1F11h;01684121an1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3RS6000QS68:SS61_o5TS6US6170VS6121an1h50ki1121an1ne10]b3121P`2ne10WS6111bn50100001h;4PPPlYaTUm40100010CZl1XS6::YS6`31105ZS6[S6\S6]S6^S61_S60002`S6aS62bS6cS6bn5dS6::eS6kN0002fS6gS600000hS6dS6D:iS6kN0001jS600000kS6lS6<:mS6nS6000000000b2lS6B:oS6nS600004n8P9R9V90000PT6lS6L:QT6nS60002dX1n21R:1b2000RT6ST6<:TT6`310103UT6VT6WT63XT6YT6ZT602[T6\T602]T6^T62_T6`T6aT6bT6::cT6`3101104dT6eT6fT6gT602[T6\T603`S6hT6iT63jT6kT6lT6[T6mT6<:nT6`310005n1Ef2S3oT60002PU6QU62jT6`T6\T6mT6\1:RU6`3101103SU6TU6UU601[T6000]V4VU6<:WU6TB0001XU600000^V4VU6L:YU6TB0004ZU6[U6\U6]U601]V4000_V4VU6f1:^U6TB0004_U6`U6aU6bU601]V4000`V4VU6`2:cU6TB0004dU6eU6fU6gU601]V4000aV4VU6Z3:hU6TB0004iU6jU6kU6lU601]V4000jU3mU6::nU6g\1000000000oU6mU6@:PV6g\1000000000QV6mU6F:RV6g\1000000000Q_2SV6<:TV6UV60002VV6WV6000000?XV6P`11X<00YV6>HYV6::00ZV6[V61T<00YV6DHYV6@:11n;00YV6FH0Vb1Pb11j<00YV6LHYV6H:01\V6]V6^V62b<d<00YV6T1HYV6P1:00_V6`V61`<00YV6Z1HYV6V1:00aV6bV61^<01620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3YV6`1HYV6\1:11^<013620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3YV6d1H0cV6dV61f<00YV6j1HYV6f1:12n;P<00YV6l1H1eV6j_1fV61V<00gV6@HgV6<:12n;P<00gV6BH1hV6iV6jV61\<015220_`1021gV6JHgV6F:11\<015220_`1020gV6NH1kV6lV6mV61P800gV6V1HgV6R1:01nV6oV6PW61n701620i>2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3gV6^1HgV6Z1:11n7015220i>039Q3f3Q3Y3\3Q3R3\3U3gV6b1H1nV6QW6RW62H`1015220W7002gV6j1HgV6f1:01SW6TW6UW62H`1015220W7004gV6T2HgV6P2:00VW6WW62H`1015220W7006gV6\2HgV6X2:00XW6YW61X100gV6d2HgV6`2:008kNZW6[W6::n3\W6[W6<:`4]W6[W6>:_;^W6[W6@:L_W6[W6B:`>d>[W6D:aQ1aQ1[W6F:Y3`W6[W6H:n1aW61n;00bW6:P20310cW6bW6::000000dW61T300bW6<^20310eW6bW6<:000000fW61j300bW6>R20310gW6bW6>:000000hW61X700bW6@Z20310iW6bW6@:000000jW61P<00bW6Bl10310kW6bW6B:000000lW61R<00bW6DT20310mW6bW6D:000000nW61T<00bW6FT20310oW6bW6F:000010200PX61V<00bW6HT20310QX6bW6H:000010200RX61X<00bW6Jn10310SX6bW6J:000010200TX61f<00bW6LZ20310UX6bW6L:000010200VX63j<l<n<00bW6NX22310WX6bW6N:000000XX61600bW6R1H2310YX6bW6P1:000000ZX62b<d<00bW6\1H2310[X6bW6Z1:000000_V61`<00bW6f1H2340\X6120XN0fb2120U@bW6d1:000000]X61^<00bW6n1V22320^X6120i>bW6n1:000000_X61\<00bW6P2Z22320`X6120_`1bW6P2:000000aX62n7P800bW6T2H2320bX6120i>bW6R2:000000cX61X900dX6>H4310eX6dX6<:00120W4000fX61R800dX6HT24310gX6dX6H:000000hX61T800dX6JT24510iX6dX6J:000000jX61d:00dX6NH4310kX6dX6L:00120W4010210lX61f:00dX6\1H4310mX6dX6Z1:00120W4010200nX61h700dX6j1H4310oX6dX6h1:000010200PY61`700dX6V2H4320QY6120\<dX6T2:000000RY61^90185120fAdX6`2H:010SY6dX6^2:120fA15820fA04PPThjX_:120W4000TY6100185120Z4dX6R3H:010UY6dX6P3:120Z415820Z404PPThjX_:120W4000VY61R:0185120fAdX6d3H:010WY6dX6b3:120fA15820fA04PPThjX_:120P4000XY61P90185120WS1dX6V4H:010YY6dX6T4:120WS115820WS104PPThjX_:120W4000ZY62`9T900dX6h4H:310[Y6dX6f4:00120W4010200\Y61b9013920_V1020dX6V5H:510]Y6dX6T5:00120W4000^Y62b9d9015220_V1021dX6d5H:510_Y6dX6b5:000000`Y61400dX6P6H:110aY6dX6n5:00120W4120W400bY61f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3dX6^6H:210cY6dX6\6:1920\:20b40120W4120W41021159920\:20b420U9dY61h900dX6T7H:310eY6dX6R7:00120W4000fY61B00dX6`7H:220gY6120a6dX6^7:00120W4120W410200hY61j900dX6P8H:310iY6dX6n7:00120W401020120^W1jY61b800dX6`8H:410kY6dX6^8:120oF0120W4010200lY61l300mY6>H6310nY6mY6<:000000oY61^100mY6HH6010PZ6mY6F:120Q715820Q704PPdhU\\d1120P7000QZ61n30185120SBmY6X1H6010RZ6mY6V1:120SB1920fA20SB0000SZ62`1H00mY6h1H6330TZ6120W70U;mY6f1:00120P7010200UZ61b100mY6V2H6510VZ6mY6T2:00120P7000WZ61l100mY6b2H6320XZ6120a6mY6`2:000000YZ61n100mY6l2H6410ZZ6mY6j2:1920Q720b40120P7010200[Z61f100mY6\3H6110\Z6mY6Z3:00120P7120Q40159920\:20b420U9]Z61h100mY6l3H6310^Z6mY6j3:000120Q410200_Z61j100mY6Z4H6210`Z6mY6X4:000120Q4120P90aZ61<00mY6h4H6320bZ6120h5mY6f4:000000cZ61\400mY6R5H8310dZ6mY6P5:000120Q400eZ61P400mY6^5H8110fZ6mY6\5:000120Q400gZ61R400mY6j5H8220hZ6120i>mY6h5:000120Q415420i>00PI0iZ62V4T400mY6X6H8310jZ6mY6V6:000120Q410210kZ61X400mY6f6H8220lZ6120a6mY6d6:000120Q410200mZ61Z400mY6T7H8320nZ6120SDmY6R7:000120Q400oZ61Z800P[6:T2<110Q[6P[6::000000R[62^8l800P[6>H<320S[6120YR1P[6<:000000T[61`800P[6F^2<210U[6P[6F:000010210V[61d800P[6JH<310W[6P[6H:00120W4000X[61f800P[6T1T2<210Y[6P[6T1:000010210Z[61h800P[6V1V2<210gS1P[6V1:000010200[[61l:00P[6Z1H>310\[6P[6X1:00120P4000][61n:00P[6f1H>320^[6120X7P[6d1:00120P4010200<_[6`[601f100a[6@H0000a[6::b[6c[601j10120P9a[6HH0000a[6B:d[6e[601n100a[6R1H0000a[6L:f[6g[601X400a[6Z1H1a620a68h[6i[6j[6k[6l[6m[6n[6o[6000a[6T1:P\6Q\601Z400a[6j1H1SD20SD4VDWDXDYD000a[6d1:R\6S\601^900a[6V2H0000a[6P2:T\6U\601f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3a[6^2H0000a[6X2:V\6W\601b800a[6h2H0000a[6b2:X\6Y\601j900a[6P3H0000a[6j2:Z\6[\621f10185120U9a[6X3H0159920\:20b420U99PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4a[6R3:\\6]\621l:0185120jBa[6h3H015920jB20b49PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110a[6b3:^\6_\621f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:a[6X4H0159920\:20b420U99PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4a[6R4:?`\60_ET3:a\6b\6003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35d40301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3h410:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3f420:d3Y3]3U3c3d3Q3]3`3c312012213j4208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3l4209d3U3\3U3]3U3d3b3i312012213c\60_E`4:oEd\6016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34n408010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3P5205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3R5309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213T5309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213e\60\FF:f\6g\61008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001V50301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3h\60aFl1:bFi\6017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31X506010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3j\60aFl2:k\6l\6004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32Z50601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3\520<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3m\60RGT1:n\6o\61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001^50721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3P]60RGj2:Q]6R]61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101^50801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3S]60[Gb4:T]6U]61119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33`520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b5208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d5209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3V]61[GZ7:W]6X]61112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31`50<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3Y]61[Gf9:Z]6[]61122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31b505014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3\]61[Gn::]]6^]61112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31d509014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3_]61[G^<:`]6a]6018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31f50?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3b]60[GV>:c]6d]6016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31f5206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3e]60[Gj?:f]6g]6025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32h502010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3j520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3h]62YHD:i]6j]600=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001l504010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7f[3k]6<6l]6012000m]6k]6D6n]601203o]6P^6Q^61R^6S^6k]6P16T^611401U^60Ug3k]6Z16V^6012000hi2k]6b16W^6114000mh2k]6j16X^6114000Y^6k]6R26Z^62141[^600T_3k]6\26\^6014000mf3k]6d26]^6012000`e3k]6l26^^6112000hX2k]6T36_^6114000`^6k]6\36a^601202b^6c^60fZ2k]6f36d^6012000\\3k]6n36e^6012000f^6k]6V46g^601402Q^6b^60h^6k]6`46i^611401o]60Sj1k]6j46j^6014000``3k]6R56k^6012000WZ3k]6Z56l^6114000W^3k]6b56m^6014000nZ3k]6j56n^6014000X^3k]6R66o^6014000o]3k]6Z66P_6012000eP2k]6b66Q_6014000`_3k]6j66R_6014000m_3k]6R76S_6112000l_3k]6Z76T_6014000Ta3k]6b76U_6012001V_6\c2k]6l76W_6014001X_6oY3k]6V86nY3014000eZ3k]6^86Y_61141Z_600e[3k]6h86[_6012000f`3k]6P96\_6012000_n3k]6X96]_6012001^_6kT4k]6b96__6014000`n3k]6j96`_6012000eQ4k]6R:6a_6012000^o3k]6Z:6b_6012000Vn3k]6b:6c_6214001d_6Wn3k]6l:6e_6214000fn3k]6T;6f_6012000Y`3k]6\;6g_6014000gS4k]6d;6h_6114000Tm1k]6l;6i_6014000RT4k]6T<6j_6114000]W4k]6\<6k_6114000^W4k]6d<6l_60141m_600g[3k]6n<6n_6012000g\5k]6V=6o_6012001P`6bk4k]6`=6Q`6012000fV4k]6h=6R`6012000VV4k]6P>6S`6012001T`6\[4k]6Z>6[[4012000cZ4k]6b>6U`6112001V`6bR5k]6l>6W`6012000ef5k]6T?6X`6012000^^2k]6\?6Y`6012000ZR5k]6d?6Z`6014000f]3k]6l?6[`6014001\`6cX4k]6V@6]`6012000fY4k]6^@6^`6114001_`6TZ4k]6h@6``6012000ZU5k]6PA6a`6114000kR5k]6XA6b`6014000Tg1k]6`A6c`6012000\T5k]6hA6d`6114000gh4k]6PB6e`6012000aX4k]6XB6f`6114000bX4k]6`B6g`6012001h`6PY4k]6jB6i`6014001j`6UW4k]6TC6k`6114000gV4k]6\C6l`6012000mZ4k]6dC6m`6012001n`6nV4k]6nC6o`6012000d[4k]6VD6Pa6012000l[4k]6^D6Qa6014000eY4k]6fD6Ra6114000Rk3k]6nD6Sa6014000\g1k]6VE6Ta6012000am3k]6^E6Ua61141Va600bm3k]6hE6Wa6112000Xf1k]6PF6Xa6012001Ya6Wf1k]6ZF6Za6012000We1k]6bF6[a6012000cf1k]6jF6\a6012001]a6Vi1k]6TG6^a6012001_a6ig1k]6^G6`a6012000ce1k]6fG6aa6012000de1k]6nG6ba6014000Vd1k]6VH6ca6012000_d1k]6^H6da6014000jf1k]6fH6ea6012000_k3k]6nH6fa6012001ga6Pl3k]6XI6ha6014000Wl3k]6`I6ia6012000Sk3k]6hI6ja6012000`m3k]6PJ6ka6012000Tk3k]6XJ6la6014000Yh1k]6`J6ma6012000Zh1k]6hJ6na6014000jl3k]6PK6oa6014000hg1k]6XK6Pb6012000ZX4k]6`K6Qb6114000Qh1k]6hK6Rb6012000om2k]6PL6Sb61141Tb600_W2k]6ZL6Ub60121Vb600Tm2k]6dL6Wb6012001Xb6il2k]6nL6Yb6014001Zb6lj2k]6XM6[b6012000dh2k]6`M6\b60121]b601^b6V[2k]6lM6_b6012000ej2k]6TN6`b6114000Rl2k]6\N6ab60141bb600^_2k]6fN6cb6014000]V2k]6nN6\V2012000]Z2k]6VO6db6012001eb6V_2k]6`O6fb6012000^f2k]6hO6gb6012001hb6ib6k]6RP16jb61141kb600of2lb6<6mb6112000Yl5lb6D6nb6114001ob6Xf2lb6N6Pc61121Qc600\g2lb6X16Rc61141Sc600n_5lb6b16Tc6114001Uc6Wb5lb6l16Vc6114000fn5lb6T26Wc61141Xc600hP6lb6^26Yc6214000ko1lb6f26Zc61141[c600^X2lb6P36]X2112001\c6QY2lb6Z36]c6012000XY2lb6b36^c6012000iW2lb6j36_c6214000TX2lb6R46`c6012001ac6gX2lb6\46bc6012000m]2lb6d46cc6014000dU2lb6l46dc6114001ec6eZ2lb6V56fc6014000S`2lb6^56gc6014000Zc3lb6f56Yc3012001hc6fc3lb6P66ic6114000Xb3lb6X66jc6114000nd3lb6`66kc61141lc600lo1lb6j66mc6014000na5lb6R76nc6014000Xb2lb6Z76oc60141Pd600Vc2lb6d76Qd60141Pd600Xh2lb6n76Rd60141Pd601Sd6Ud2lb6Z86Td60141Ud600ld2lb6d86Vd60141Wd600fd2lb6n86Xd6012000ab2lb6V96Yd60141Zd600je2lb6`96[d60141Pd600Yc5lb6j96\d6014000ic5lb6R:6]d6014000Sb4lb6Z:6^d6014000io4lb6b:6_d6012000]h2lb6j:6`d60141ad600jg4lb6T;6bd6012000P`4lb6\;6cd6012001dd6Wj4lb6f;6ed6012001fd6Se4lb6P<6gd6012000ee4lb6X<6hd6014000[_4lb6`<6id6014000d\4lb6h<6jd6012001kd6l\4lb6R=6ld6112001md6`c4lb6\=6nd6012001od6gc4lb6f=6Pe6014000Yb4lb6n=6Qe6014000\`4lb6V>6Re6012000`b4lb6^>6Se6014000j`4lb6f>6Te6014000ac4lb6n>6Ue6214000l`5lb6V?6Ve6012001We6i_4lb6`?6Xe60121Ye600df4lb6j?6Ze6114001[e6Ri4lb6T@6\e6114000T\4lb6\@6]e6016001^e6b^4lb6f@6_e6016000Wa4lb6n@6`e6016000ea4lb6VA6ae6016000Qk4lb6^A6be6016000jb4lb6fA6ce60161de601ee6WP4lb6RB6fe6016000PR5lb6ZB6ge61161he600QV2lb6dB6ie6016000gd4lb6lB6je6016000lZ2lb6TC6ke6016000mQ2lb6\C6le6012001me6YR2lb6fC6ne6014000gj1lb6nC6oe60141Pf601Qf6T[3lb6ZD6Rf6012001Sf6U]3lb6dD6Tf6012001Uf6e]3lb6nD6Vf6014000Wf6lb6VE6Xf60141Yf600Sl1lb6`E6Zf60121[f600Wo1lb6jE6\f60141]f600a[2lb6TF6^f6014000S[5lb6\F6_f6114000X`3lb6dF6`f6014000mn1lb6lF6af6014001bf6P\3lb6VG6cf6012000kW5lb6^G6df6012000gQ5lb6fG6ef6012000iV5lb6nG6ff6012000ea2lb6VH6gf6012000fU5lb6^H6hf6014000lc1lb6fH6if6014000jR3lb6nH6jf6014000TW2lb6VI6kf6012001lf6Ya2lb6`I6mf6012000fa2lb6hI6nf6014000aY5lb6PJ6of6114000]X3lb6XJ6Pg6016000YV3lb6`J6Qg61161Rg600^U3lb6jJ6Sg60161Tg600_V3lb6TK6Ug60161Vg600fT3lb6^K6Wg60161Xg600dU3lb6hK6Yg60161Zg600nP2lb6RL6[g6116000Sn1lb6ZL6\g61161]g600ka4lb6dL6^g61161_g600_l1lb6nL6`g6116000dl5lb6VM6ag6016000fo5lb6^M6bg6216000cg6lb6fM6dg621601Q^60Uf3lb6PN6eg60121fg601gg6nS3lb6\N6hg6112001ig6TX3lb6fN6jg60141kg600_o5lb6PO6lg61141mg600ng6lb6ZO6og601202Ph6Qh60hh3lb6dO6Rh60161Sh600nh3lb6nO6Th6016000Vh3lb6VP16Uh6016000ii3lb6^P16Vh60161Wh600bh3lb6hP16Xh6016000QW3lb6PQ16Yh61161Zh600]n5lb6ZQ16[h61161\h600XQ6lb6dQ16]h6116000Qo5lb6lQ16^h6016001_h6<`h6ah6S11bh61ch61dh61eh61fh61gh61hh61ih61jh61kh61lh61mh61nh61oh61Pi61Qi61Ri61Si61Ti61Ui61Vi61Wi61Xi61Yi61Zi61[i61\i61]i61^i61_i61`i61ai61bi61ci61di601ei61fi6<:gi6hi6?000105061ii61ji61ki61li61mi61ni61oi61Pj61Qj61Rj61Sj66Tj6Uj6Vj6Wj6Xj6Yj66Zj6[j6\j6]j6^j6_j61`j6<:aj6bj621cj61dj6000`j6P2:ej6fj6104001`j6\2:gj6hj6102001`j6f2:ij6jj63031kj61lj6000`j6P3:mj6nj607^G_Goj6Pk6Qk6Rk6Sk66Tk6\j6Uk6Vk6Wk6Xk60`j6^3:Yk6Zk611[k601\k60`j6h3:]k6^k631_k61`k61ak604bk6ck6dk6ek60`j6T4:fk6gk651hk61ik61jk61kk61lk68mk6nk6ok6Pl6Ql6Rl6Sl6Tl63Ul6Vl6\j61`j6d4:Wl6Xl611Yl601Zl60`j6^5:[l6\l661]l61^l61_l61`l61al61bl601ei61cl6::\4`40dl6@:el6fl6gl6hl60dl6h1:il6jl6kl6ll60dl6Z2:ml6nl6ol6Pm60dl6l2:Qm6Rm6Sm6]I0dl6Z3:Tm6Um6Vm6jL0dl6P4:Wm6Xm6Ym6P[20dl6b4:Zm6[m6\m6]m60dl6X5:^m6_m6`m6am60dl6l5:bm6cm6dm6em63dl6\6:fm6gm6hm6im64dl6V7:jm6km6lm6mm64dl6l7:nm6om6Pn6Qn60dl6`8:Rn6Sn6Tn6Un60dl6\9:Vn6Wn6Xn6Yn60dl6P::Zn6[n6\n6]n60dl6`::^n6_n6`n6an60dl6T;:bn6cn6dn6en60dl6h;:fn6gn6hn6in60dl6h<:jn6kn6ln6mn60dl6T=:nn6on6Po6^O0dl6h=:Qo6Ro6So6To60dl6X>:Uo6Vo6Wo6Xo60dl6n>:Yo6Zo6[o6\o60dl6^?:]o6^o6_o6`o60dl6T@:ao6bo6co6do60dl6h@:eo6fo6go6ho60dl6\A:io6jo6ko6UA0dl6PB:lo6mo6no6f?0dl6`B:oo6PP7QP7RP70dl6TC:SP7TP7UP7VP70dl6dC:WP7XP7YP7ZP70dl6nC:[P7\P7]P7^P70dl6^D:_P7`P7aP7bP70dl6jD:cP7dP7eP7aJ0dl6\E:fP7gP7hP7iP70dl6lE:jP7kP7lP7QN0dl6bF:mP7nP7oP7`Q10dl6TG:PQ7QQ7RQ7SQ70dl6fG:TQ7UQ7VQ7WQ70dl6ZH:XQ7YQ7ZQ7__10dl6RI:[Q7\Q7]Q7l_10dl6fI:^Q7_Q7`Q7Vb10dl6\J:aQ7bQ7cQ7L1dl6RK:dQ7eQ7fQ7_;1dl6^K:gQ7hQ7iQ7jQ70dl6lK:kQ7lQ7mQ7nQ70dl6\L:oQ7PR7QR7RR71dl6hL:SR7TR7UR7VR70dl6XM:WR7XR7YR7ZR71dl6dM:[R7\R7]R7l81dl6TN:^R7_R7`R7g81dl6lN:aR7bR7cR7dR71dl6VO:eR7fR7gR7o81dl6hO:hR7W4]?Q71dl6RP1:iR7jR7kR7lR71dl6`P1:mR7nR7oR7`>1dl6RQ1:PS7QS7RS7g91dl6bQ1:SS7TS7US7\S11dl6PR1:VS7WS7XS7YS70dl6\R1:ZS7[S7\S7k41dl6hR1:]S7^S7W>^51dl6PS1:_S7`S7e3cQ11dl6ZS1:aS7bS7cS7dS71dl6fS1:eS7fS7gS7ZD1dl6RT1:hS7iS7jS7kS71dl6\T1:lS7mS7nS7oS71dl6hT1:PT7QT7RT7Y31dl6RU1:ST7TT7UT7VT71dl6\U1:WT7XT7YT7ZT71dl6fU1:[T7\T7]T7T]11dl6RV1:^T7_T7`T7aT71dl6\V1:bT7cT7dT7`G1dl6jV1:eT7fT7gT7TY11dl6XW1:hT7iT7jT7kT71dl6bW1:lT7mT7nT7UF1dl6nW1:oT7PU7QU7b21dl6XX1:RU7SU7TU7aQ11dl6dX1:UU7VU7WU7YR11dl6RY1:XU7YU7ZU7ST11dl6bY1:[U7\U7]U7QR11dl6RZ1:^U7_U7`U7aU72dl6dZ1:bU7cU7dU7eU71dl6\[1:fU7gU7kNkN1dl6f[1:hU7iU7jU7kU71dl6P\1:lU7mU7nU7[`11dl6\\1:oU7PV7g\1Q21dl6f\1:QV7RV7SV7TV71dl6P]1:UV7VV7WV7m?1dl6Z]1:XV7YV7ZV7[V71dl6f]1:\V7]V7^V7WM1dl6P^1:_V7`V7aV7PL1dl6Z^1:bV7cV7h5oL1dl6f^1:dV7eV7fV7aM1dl6P_1:gV7hV7iV7jV71dl6`_1:kV7lV7mV7j>1dl6V`1:nV7oV7PW7QW71dl6b`1:RW7j>SW7TW71dl6n`1:UW7VW7kAoP11dl6`a1:WW7XW7YW7ZW71dl6na1:[W7\W7]W7^W71dl6Zb1:_W7`W7aW7bW71dl6jb1:cW7dW7eW7fW71dl6Xc1:gW7hW7iW7\a21dl6dc1:jW7kW7lW7mW71dl6Rd1:nW7oW7eKPX71dl6`d1:QX7RX7SX7TX71dl6Pe1:UX7VX7WX7hW11dl6`e1:XX7YX7ZX7`W11dl6je1:[X7\X7]X7_W11dl6Tf1:^X7_X7`X7_V11dl6^f1:aX7bX7cX7o91dl6hf1:dX7eX7fX7gX71dl6Rg1:hX7iX7jX7kX71dl6`g1:lX7mX7nX7Za11dl6ng1:oX7PY7QY7RY71dl6`h1:SY7TY7UY7n31dl6lh1:VY7WY7Yb1cE1dl6Vi1:XY7YY7ZY7Z^11dl6bi1:Z^1[Y7\Y7]Y71dl6li1:^Y7^S7aV7_Y72dl6Xj1:`Y7aY7bY7Y62dl6Pk1:cY7dY7eY7fY72dl6Rl1:gY7hY7iY7jY72dl6Tm1:kY7^S7^S7lY72dl6^m1:mY7nY7oY7PZ72dl6^n1:QZ7RZ7SZ7][12dl6To1:TZ7UZ7VZ7ZX12dl6no1:WZ7XZ7YZ7ZZ72dl6bP2:[Z7\Z7]Z7^Z72dl6XQ2:_Z7`Z7kMaZ72dl6jQ2:bZ7cZ7dZ7eZ75dl6fR2:fZ7^S7^S7gZ76dl6^S2:hZ7^S7^S7iZ77dl6fT2:jZ7^S7^S7kZ73dl6PU2:lZ7^S7^S7mZ78dl6ZU2:nZ7^S7^S7oZ79dl6`V2:P[7^S7^S7Q[7;dl6hV2:R[7^S7^S7S[7<dl6nV2:T[7^S7^S7U[7:dl6XW2:V[7^S7^S7W[7R2W^1X[7j\1Y[7b4Z[7WS1[[7SB\[7\:][7[C^[7jR1_[7W4`[7P7a[7Q4b[7c[7d[7i>e[7a6f[7m;g[7W7h[7P9i[7o9j[7g9k[7d;l[7aS1m[7bS1n[7RT1o[7YR1P\7h5Q\7R\7S\7TBT\7TCU\7g[1V\7W\7X\7fBY\7gBZ\7`W1[\7_W1\\7hW1]\7XN^\7U@_\7SI`\7QEa\7REb\7WMc\7kGd\7g`1e\7\m3f\7nW1g\7oW1h\7i\7j\7X>k\7k4l\7UFm\7jY1n\7SDo\7S5P]7Q]7R]7^BS]7]BT]7]GU]7i\1V]7Yb1W]7Qb1X]7e4Y]7\?Z]7^G[]7_G\]7]]7^]7_]7`]7:P9a]7W^1b]7aU7c]7i>d]7YR1e]7XNf]7SDg]7g\1h]7h5i]7iNj]7?43L_;l800J2`>ZT700L3oS7Y3kS700F01aQ10H01b20B1Q20022Q2TV700@1`>00N3kNn3[`10062kN^W70082_;L00:2`>To600<1]I000001D001
"""##
  }
}
