// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
S]7>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was taken>task_idLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain8code:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainZ1system.dasd.submittedR2the daemon took a refresh request`3Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):Z1Submitted: bgRefresh-`1Submitted: bgProcessing-Z1system.dasd.cancelledX2the daemon dropped a refresh request^3CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):X1CANCELED: bgRefresh-^1CANCELED: bgProcessing-X1system.dasd.startingj1the daemon lets a refresh run\4(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):h1REQUESTING START: bgRefresh-h1STARTING activity bgRefresh-^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier>success\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending:count@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsHnotificationP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed<status@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverable<failedHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atP3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)N[DNP-UI] statusNui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its state:stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}>granted<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>Opening6appR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotn;\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|DNP_ScheduleSnapshot)\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time changeX1system.force_stoppedP2Android stopped the app by force>package`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafari\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=Jdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1d1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-taskn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.6pid>openingP2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before itR2step 4: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.j1handler-error-tells-a-message^3Rules/background-task/handler-error-tells-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is Z1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quitV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092TFThe system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time; that the plugin was loaded does not, since a task would load it, too.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin2s`3Rules/background-task/no-start-before-earliest-begin.yml^2r.time >= s.earliest_begin - $tolerancef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line V2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endP@A second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and one hour; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)T2android-status-tells-its-receiversT3Rules/calls/android-status-tells-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2l>longestVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same lineT2channel-answer-fits-the-permission2pT3Rules/calls/channel-answer-fits-the-permission.yml^4s.enabled == (lower(p.status ?? p.result) in ["authorized", "granted"])h3on iOS the channel is enabled when notifications are allowed>REQ-044X=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered \2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line \1rolling-stats-are-told\2Rules/calls/rolling-stats-are-told.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not emptyR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.yml`7s.success == !present(s.code) || s.success && lower(s.code) in ["task_scheduling_failed", "background_refresh_disabled"]f4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list itf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled timeT2status-tells-count-and-permissionsT3Rules/calls/status-tells-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)\8abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136nEAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @deliveryl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:ahead6dayh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.yml@(?i)dualD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and body>REQ-209f@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title >; line H configured l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlV3!(lower(d.content_source) in ["none", "empty", ""])X2a delivered notification has content>REQ-106T=A failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.yml:apartP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129nIThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130b<The drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.`1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutes>REQ-131P;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than P3dual-content-is-not-used-behind-its-notificationV4Rules/delivery/dual-content-is-not-used-behind-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.b1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f:early8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymln7abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shown>REQ-116T>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.^1fired-alarm-is-set-anewd2Rules/delivery/fired-alarm-is-set-anew.ymlV3a daily alarm that went off is set for the next day>REQ-187R@Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmsV?With the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livePCOld news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Content that was confirmed by "not modified" is fresh again and not judged.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.X1the content of line 8 is \2 old at the time of its notification (>, line ^1); its time to live is Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedDoccurrenceX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too late`?A tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of capture^4V12: what a file tells stands at the end of the capture, in one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedules>REQ-149f7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.n4Delete what belongs to a schedule together with it, or declare the foreign key.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not name the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.j1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names l1snapshot-tells-of-the-last-runR3Rules/evidence/snapshot-tells-of-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123T9Tools look for the snapshot under one name. It is judged where the name is known, from a dump of the defaults, or from the line about the writing.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm onceV5The same alarm twice is the same row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failX5V10: a time is one value; what has members of its own is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.yml^1a later fetch succeededf2the delivery names the content it displayedf2after a failed fetch other content is foundjKA failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too. Where the app cancels its notifications first, nothing is owed. Once the app is in the background, iOS may suspend it, and no code of it runs when the notification is due: there a missing line proves nothing.l3Log which content steps in right where the failure is handled.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlb6lower(f.reason) in ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]l2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.yml2ob1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetch>REQ-217j;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml2y`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.j1the identity changed in line P4, but the cache was not cleared before the next request in line P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.:line f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.l1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is>REQ-216\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.d1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.T2not-modified-tells-the-cached-hashZ3Rules/identity/not-modified-tells-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymlb3!(lower(q.if_none_match) in ["none", "nil", "null", "-"])`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETagh1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.X3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself production>REQ-228h>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlV3s.content_hash == p.content_hash || s.line < r.lined4after an answer without new content nothing else is saved for the schedulen?304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, the next save for the same schedule must carry the same hash. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.P2the server answered 304 in line h1, but the content saved for L changed from P2check: `<=` in `s.line < r.line`R3V12: a save and an answer are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlX3d.time <= n.time || d.content_hash == s.content_hashn4after an answer of 304 the notification shows the content that was saved befored?304 means that the saved content is still right, so the notification of the same schedule shows it with the same hash. Content from any other source than the cache is judged elsewhere, and whatever may change the cache in between ends the comparison.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved h2with fetch.response: without `status == 304`j2V9: any other answer has ended the comparisonP2check: `<` in `d.time <= n.time``3V12: a delivery and an answer are never at the same timed1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipR2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlRFlower(e.code) in [ "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed", "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required", "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]h2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method \1) was refused in line V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginR1DailyNotificationX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlP4lower(e.build) in ["debug", "test", "development", "testflight"]b2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.d1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-tells-the-numbersj2Rules/limits/limit-line-tells-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limitn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142d<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010T=Filters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category that belongs to no part is not judged, nor is a line that shows none.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line R4 names another part of the plugin than its subsystem and category`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.j1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235j?A store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lost>REQ-234R<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line R1; named as lost: P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.yml>horizonV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymlV5(lower(p.status) == "authorized") == (lower(r.result) in ["granted", "authorized"])d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with j1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line d1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permission>REQ-183R=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code f2; expected: EXACT_ALARM_PERMISSION_REQUIREDX2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.Z2a notification was asked for in line ^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although B() (line \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revoked>REQ-043n@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlHshort_notice\?!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $tolerance || f.notification_time - f.time < max($short_notice, (f.lead_min ?? 5) * 1m + 60s)V6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.P2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingV2no-refusal-right-behind-the-success\3Rules/prefetch/no-refusal-right-behind-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.n1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-068>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.Dschedulingj1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymlT@!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerance || p.notification_time - p.time < max($short_notice, (p.lead_min ?? 5) * 1m + 60s)f5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadj1refusal-is-told-to-the-callerP3Rules/prefetch/refusal-is-told-to-the-caller.yml`6lower(o.code ?? "") in ["task_scheduling_failed", "background_refresh_disabled"] || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-077>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain words>REQ-073X=A simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handled2zBthresholdZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf4a change of the zone or of the clock is followed by a look at the schedules>REQ-174PJA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. Changes of the clock below five minutes are nothing, and neither is a change from a zone to the same; a zone that is hidden leaves it open. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.ymlP1x.time >= r.time^3a recovery that is completed has named its own scenario>REQ-159ZCWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line R3 named no scenario; the last one is that of line P2check: `>` in `x.time >= r.time`f1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-backT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.`1empty-store-is-told-oncef2Rules/recovery/empty-store-is-told-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.l1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected it>REQ-168b>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167T9The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR=A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. The half minute after the completion is watched, up to the next start of a recovery.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyT2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158R@Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line H); allowed: f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices it>REQ-176dAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.`2restart-leads-to-a-look-at-the-schedulesf3Rules/recovery/restart-leads-to-a-look-at-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.j2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rollingd1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b8i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in ["warmstart", "warm_start"])n8i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in ["coldstart", "cold_start"])n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)n1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || e.line < s.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `e.line < s.line`R3V12: an end and an answer are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line h1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.yml8sameNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.ymlj3b.time < z.time || b.notification_time != a.notification_time\5b.time < z.time || b.notification_time - a.notification_time != $minute * z.offset_minl4after a change of the time zone, a notification is armed for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval>REQ-156`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.yml@togetherl2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderd1changed-time-is-armed-anewn2Rules/scheduling/changed-time-is-armed-anew.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.n1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both>REQ-206\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlh6abs(a.notification_time - s.earliest_begin - $lead) <= $tolerance || a.notification_time - d.time < $minimumR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.R2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeeded>REQ-212V=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.`2getDualScheduleStatus() answered active=b1() had succeeded in line P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.Dhappy-pathV1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderT2host-looks-after-a-failed-schedule^3Rules/scheduling/host-looks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.R2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the samed1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-tells-an-absolute-timeb3Rules/scheduling/schedule-line-tells-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.V1the status in line ^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-tells-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124f;cached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. Without an observed delivery just before the snapshot nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withf=The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the sameh;The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the V2listed-alarms-have-ids-of-their-ownZ3Rules/storage/listed-alarms-have-ids-of-their-own.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceR2loaded-rows-have-ids-of-their-ownV3Rules/storage/loaded-rows-have-ids-of-their-own.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.f1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.X2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.P2logged-snapshot-tells-of-its-runT3Rules/storage/logged-snapshot-tells-of-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success ^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0\3lower(p.type) in ["none", "daily", "weekly", "custom"]f3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.X2printed-alarms-have-ids-of-their-own\3Rules/storage/printed-alarms-have-ids-of-their-own.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.h1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesb>A snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.time < p.timeV5the snapshot carries the hash of the schedule that was stored with its notificationX?A schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule or another arming ends the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with P2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.yml8nearj:c.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $nearh3a snapshot names a time of its prefetch that lies in the runVCThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. A time that misses the last run by less than half a minute is meant to be of this run and is wrong; a time farther away is of another prefetch and is not compared, as is a run that has not ended.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueV2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.d1 was stored with the hash V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line n1 schedules were loaded in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237f;A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the @test-appb1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.yml`1lower(s.colour) != "red"R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered>REQ-127`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.yml^1s.time - f.time < $nextX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this order\@A task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers ^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.ymlh3s.cached == (lower(d.content_source) in ["cached", "cache"])^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-tells-the-last-fetchV3Rules/test-app/status-dump-tells-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at T1test-build-says-soZ2Rules/test-app/test-build-says-so.ymln3lower(b.kind) in ["debug", "test", "development", "testflight"]\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsNActivityManagerV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf2the user closed the app in the app switcherf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: ^1background-refresh-told`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once more^6what the app is tells which of the two ways is meant; without that either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationT3five minutes unless configure() tells another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedR5the notification comes first: a refused prefetch is told, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedb4the system replaces the request by itself, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work^4any time before the completion will do, a submit behind it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsh3thirty seconds, and thirty-five where the expiration is told^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredZ4a start behind the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with\2every count is judged, whoever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncel2only rows that are still pending are looked atb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success beside a refused prefetch is one in parth3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
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
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100e6U41R16V42J0111100005W400P400X400Y420Z45020251030[4\4001^1B030]410^4_4001`1B8W40`42P42a42X44Y46Z48b4800000c41f16d430JB111100002W400e40040251030f4g4001R2B0251030h4i4001T2B050j410k410l4m4001V2B030j410k4n4001X2B5W40k40o40P50e4200000Q51^26R510101000003W400S500Z45010251030T5U5001j2B3W40S52Z4400000V51P36W520F101000001S50031X5001\3B1Y5001^3B1Z5001`3B000000[51d36\530BF00000003080]510^510_510`56a5001l3B0:0]510^510b510_510`56c5001n3B060d510_510`56e5001P4B000000f51T46g510101000003W400h500i50010251030j5k5001`4B6l50W40h52S52i54m5400000n51f46o510101000002W400h50010351030P66Q6001R5B3W40S52h5200000R61X56S620:101000001W40020251030T6U6001d5B010V6V6001f5B1W4000000W61l56X620:101000003W400Y640Z62020251030[6\6001X6B010]6]6001Z6B4W40Y62^64Z6400000_61`66`620@0001002W400a6003030b641c6126d6001l6B0451030e6141f612g6001n6B0251030e6h6001P7B2W40a6200000i61V76j600100000011k6001b7B001l6000m6n6<6o600000002P700Q75011R700n6HB001S7000T7n6L6U700000004P700V700W720X71011Y700n6X1B001Z7000[7n6\16\700000001P70021]700n6h1B1^700n6j1B002_7^7000`7n6n16a700000001P70011b700n6Z2B001c7000d7n6^26e700000001P70011f700n6j2B001g7000h7n6n26i700000001P70011j700n6Z3B001k7000l7n6^36m70000000011n700n6h3B001n7000o7n6l36P800000003V700W720X71011Q800n6X4B001R8000S8n6\46T800000001P70011U800n6h4B002V8W8000X8n6l46Y800000001P70011Z800n6X5B002[8\8000]8n6\56^800000001P70011_800n6h5B002`8a8000b8c8:6d824B111100002P700e8403050f810g810`5h800c8FB050i810f810g8j800c8HB050k810l810`5m800c8JB6P70n80o80W40e82P9200000Q9c8P16R9140000003P700Q750S9402030T910U9V900c8Z1B030f810W9X900c8\1B7P70n80o80W40Y92Q72Z9214710000[9c8R26\944BJ00000006P700V700W720]940^910X71041_900c8h2B1`900c8j2B1a900c8l2B1b900c8n2B7P70n80o80V72W74]96c9600000d9c8b36e914111100001P7003050f910g910f8h900c8n3B030f810i9j900c8P4B050f910k910f8l900c8R4B4P70n80o80W4000000m9c8X46n914101000002o920P:703050Q:10R:1302S:00c8d4B070Q:10f810T:1302U:00c8f4B030Q:10V:W:00c8h4B4o90X:0P:2Y:200000Z:c8n46[:141111000165P700Q400U950\:50]:403050f810g810^:_:00c8^5B030f810`:a:00c8`5B030f810b:c:00c8b5B9P70n80o80W40Q42d:2U94e:4\:618710000f:c8Z66g:140000002Q400h:203030f810i:j:00c8d6B070f810k:10g810l:m:00c8f6B030n:10l:o:00c8h6B4Q40d:0h:2P;200000Q;c8n66R;14111100004Q400P940h:20S;802040T;13240U;V;00c8\7B030f810W;X;00c8^7B6Q40d:0P92h:4P;4S;600000Y;c8P86Z;14111100001a6003030[;10\;];00c8\8B030^;10_;`;00c8^8B030f810\;a;00c8`8B1a6000000b;c8f86c;140000002P700Q7502070f810d;10e;10f;g;00c8P9B050f810d;10h;i;00c8R9B4P70n80Y92Q7200000j;c8`96k;140000002Q400l;102060f810g810m;510n;o;00c8j9B070f810g810P<1321Q<00c8l9B4Q40d:0l;2m;200000R<c8R:6S<2L4101000001T<502070U<10Y910V<1305W<00c8^:B030U<10Y9X<00c8`:B3T<0Y90Q7000000Y<Z<:6[<00000001\<0021]<00Z<FB1^<00Z<HB002_<`<000a<Z<L6b<0000000011c<00Z<V1B001c<000d<Z<Z16e<00000002f<00g<2011h<00Z<f1B002i<j<000k<Z<j16l<0000000011m<00Z<T2B001n<000o<Z<X26P=0000000011Q=00Z<b2B001R=000S=Z<f26T=0000000011U=00Z<P3B001V=000W=Z<T36X=0000000011Y=00Z<^3B001Z=000[=\=:6]=00000001P70011^=00\=FB001_=000`=\=J6a=00000001P70011b=00\=V1B001c=000d=\=Z16e=0000000011f=00\=d1B001g=000h=\=h16i=00000001j=2011k=00\=T2B001l=000m=\=X26n=0000000011o=00\=b2B001P>000Q>\=f26R>0000000011S>00\=P3B001T>000U>\=T36V>00000004W400W>00X>00Y>4011Z>00\=`3B001[>000\>\=d36]>32JB101000003g920^>70_>703070Q:10`>10T:1302a>00\=P4B050Q:10b>1302c>00\=R4B030Q:10d>e>00\=T4B6o90g90X:0^>2_>4f>400000g>\=Z46h>22B101000001i>001050j410j>10k>l>00\=f4B2i>0m>000000n>;J6o>12001200002030P?10l:Q?00;T1B030R?10l:S?00;V1B000000T?;Z16U?1200000001070V?10Q210W?10X?Y?00;b1B000000Z?;f16[?120000002\?40]?002090^?10\?10Q210_?1320`?00;P2B070^?10\?10Q210W?a?00;R2B2\?0]?200000b?;X26c?120000001\?4010<0^?10d?10e?10f?10Q210W?6g?00;b2B010700000h?;h26i?120000001e8401090j?10b510k?10l?10m?n?00;R3B1e8000000o?;X36P@120000001e84010<0j?10b510e?10k?10l?10m?6Q@00;b3B010700000R@;h36S@120000001e8402090j?10T@10U@10V@1304W@00;R4B070j?10T@10U@10X@Y@00;T4B1e8000000Z@;Z46[@120000001]?002090j?10W?10]?10\@1300]@00;d4B070j?10W?10^@1300_@00;f4B1]?000000`@;l46a@120000002\?40b@1030=0j?10c@10d@10_510\?10e@141o812f@00;V5B0;0j?10c@10_510\?10g@1321h@00;X5B070j?10c@10d@10\?i@00;Z5B2\?0b@200000j@;`56k@120000001e84020=0l@10T@10U@10m@10n@10o@1304PA00;j5B090l@10T@10U@10QA1304RA00;l5B1e8000000SA;T66TA00000002e840UA1031VA00;`6B1WA00;b6B1XA00;d6B010703YAZA[A000\A;j66]A220001600003040^A10l:6_A00;T7B040`A10l:6aA00;V7B030j?10bAcA00;X7B000000dACV16eA24001000003W400fA50gA2030;0hA10_;10iA10`>10Z41325jA00Cb1B0=0hA10kA10L10iA10`>10Z41325lA00Cd1B0251030mAnA00Cf1B8W40P40a40b42oA2fA2PB4gA400000QBC\26RB2400000004SB50fA50gA20TB3020J51030UB10k810L10U910iA130510VB36310j=10WB10`>10Z413250U;XB00Cf2B0251030UBYB00Ch2B6SB0ZB0oA2fA2PB4gA400000[BCZ36\B14111100005Q400]B00^B00_B20b30011`B00Cj3B8_B6Q40d:0]B2^B4aB4bB4b3800000cBC`46dB1411110000:Q400P400i>20eB00fB20gB20hB60iB60jB50kB003030lB10P9mB00C`5B030lB10nBoB00Cb5B030PC1342QC00Cd5BDQ40d:0P42a42i>4eB6fB8gB:RC:SC:TC<hB<UC>VC>iB>WC>jB@e:@kBBXCB00000YCCT76ZC24L1111000122Q400[C503050\C10V<1325]C00Cb7B030\C10^C_C00Cd7B050`C10aC10bCcC00Cf7B5Q40d:0[C2T<2\C200000dCCV86eC140000002Q400i>2011fC00C`8H3Q40d:0i>2125`<0000gCCh86hC140000007Q400a600iC20jC40l;10kC40S;803030lB10kClC00Cb9B040lB10mC6nC00Cd9B030[;10kCoC00Cf9B9Q40d:0a62iC4PD4i>4jC6l;8S;<1:710000QDC`:6RD34L8111100004Q400P400SD00a6005090TD10UD10U@144VDWDXDYD1410ZD[D00Cl:B070TD10UD10U@144VDWDXDYD14\D00Cn:B030]D10^D_D00CP;B040`D10aD42^DbD14cD00CR;B050`D10dD142^DbD14eD00CT;B6Q40d:0P42a42SD4a6600000fDCZ;6gD248111100005Q400W400hD50X>00a6003050iD10jD10^:kD00Cf;B030`D10lDmD00Ch;B010V6V600Cj;B7Q40d:0W42nD4hD4X>6a6800000oDC^<6PE14111100002QE00RE501030SE10TEUE00Cj<B2QE0RE200000VECP=6WE14111100002QE00RE501030SE10XEYE00C\=B2QE0RE200000ZECb=6[E14111100002QE00RE501030SE10\E]E00Cn=B2QE0RE200000^E_E:6`E00000003aE10bE10cE100000010dE_EB6eE00000002]?00Z4500000010fE_EJ6gE00000002`:50hE500000010iE_ER16jE00000002]?10kE000000010lE_EZ16mE00000002]?00T<300000010nE_Eb16oE00000008Q400PF00`:50hE50g300j300QF00RF100000010SF_EZ26TF00000005UF20S510VF10kE00QF000000010WF_Eb26XF00000002]?00T<300000010YF_Ej26ZF00000002]?00T<300000010[F\F:6]F00000003f<00^F70_F700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y10010`FaF:6bF00000006P940cF00m;10dF00eF10fF000000010gFaFN6hF00000006g920iF30jF10kF40d>40lF400000010mFaFb16nF00000004k>00cF00oF30PG300000010QGRG:6SG00000008TG00UG50VG50iF50WG40XG40kB00YG000000010ZG[G:6\G0000000=k>00]G00W400P400^G10_G10oF30`G00aG10bG40cG40dG30eG3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30010fG[G^16gG00000006k>00]G00W400P400hG10dG30001247S3_3^3d3U3^3d30010iG[Gh16jG0000000:k>00]G00W400h500kG40lG10mG10nG30dG30eG30001249c3S3X3U3T3e3\3U3c30010oG[Gf26PH0000000@k>00]G00W400cF00QH30RH00P500aG10^G10_G10bG40cG40hG10dG30eG30kG40001246Q3\3Q3b3]3c30010SH[GP46TH00000002o920UH700000010VH[GX46WH00000002k>00W4000000010XHYH:6ZH00000004]?00[H10a600T<300000010\H]H:6^H00000101_H400000000`HNP16aH160000001bH001010cHcH00NZ1B2dH0bH000000eHN`16fH160000001bH001010gHgH00Nj1B2dH0bH000000hHNP26iH160000001bH001010jHjH00NZ2B2dH0bH000000kHN`26lH160000003bH00mH40nH201010oHoH00Nj2B5dH0bH0mH2PI4nH400000QIY1P16RI1<111100003SI00R400TI8021UI00Y1\1B1VI00Y1^1B4SI0R42WI2TI400000XIY1l16YI1>0000002SI00R40011ZI00Y1V2B000000[IY1Z26\I00000005]I80SI01010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3W7010205U3b3b3_3b304S3_3T3U3l;120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311^I00Y1n2H001_I000`IY1R36aI00000003m;80W7010104S3_3T3U3l;120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321bI00Y1d3B1cI00Y1f3B002dIeI000fIY1j36gI1<11110000KSI00R400\<80m;80P9414107c3e3S3S3U3c3c3hI424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3lF43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3fA52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3iI52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3g923410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3W7066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3l;146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3kG414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3jF81410;`3U3b3]3Y3c3c3Y3_3^3c3jI52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3kI42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3lI114105c3d3Q3d3c3mI72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3kB02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3QE024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3nI02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3oI51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3PJ02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3QJ51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d321RJ00Y1n5B1SJ00Y1P6BX1SI0R42WI2\<4P98hI:TJ:UJ<lF<W4>a4>VJ>WJ>XJ>oA@fA@kGLo4NP5NjFP1YJR1jIR1ZJT1kIT1lIV1[JX1XCZ1kBZ1QE\1\J\1mIX1]JBiIBW7Fm;Fl;HS5JX:D^JDg9D00000_JY1f86`J1<111100006SI00R400m;80W7024104S3_3T3U34105U3b3b3_3b3l;114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010aJaJ00Y1^9B030aJ1300bJ00Y1`9B050aJ13001348cJ00Y1b9B7SI0R42WI2W76m;6l;8S5:00000dJY1V:6eJ00000003SI00W700l;1031fJ00Y1b:B1gJ00Y1d:B1hJ00Y1f:B1l;404iJjJkJlJ000mJY1l:6nJ00000001SI0011oJ00Y1X;B001PK000QKY1\;6RK00000001\?4011SK00Y1h;B1\?001SK000TKY1n;6UK00000001\?4011VK00Y1Z<B010701VK000WKY1`<6XK00000001YK1011ZK00Y1l<B002[K\K000]KY1P=6^K00000001_K7011`K00Y1\=B002aKbK000cKY1`=6dK00000003UF00eK10i32021fK00Y1l=B1gK00Y1n=B2eK2i3402fKhK000iKY1T>6jK00000001kK0011lK00Y1`>B001mK000nKY1d>6oK00000001PL003050hK10QL10RLSL00Y1P?B070hK10QL10TL10ULVL00Y1R?B050hK10QL10TLWL00Y1T?B3PL0XL0YL001WL000ZLY1Z?6[L00000007i>80\L53010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3iF53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3g922010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3VD42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3]L320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3^L320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321_L00Y1T@B1`L00Y1V@B7\L2aL2iF4bL4g96X:6VD803cLdLeL000fLl1T16gL1B0000001k3002030hL10l:iL00l1^1B030jL10l:kL00l1`1B2k30lL000000mLl1f16nL1B0000002oL00k3003050i>10V<1300PM00l1P2B030QM1300RM00l1R2B070i>10SM10U@1300TM00l1T2B3oL0k32lL200000UMl1Z26VM1B111100002k300h5002050j?10WM1300XM00l1f2B030j?10PLYM00l1h2B7WM0k30lL0PL2YL2XL2h5200000ZMl1\36[M1B111100002SI00R40030442\M]M100^M10l:_M00l1h3B050`M10`>10aMbM00l1j3B050`M10`>10jFcM00l1l3B3SI0R42WI200000dMl1R46eM1B0000002\<00k3004050fM121300gM00l1\4B050hM121300iM00l1^4B050j410aM142jMkM10lM00l1`4B070j410aM10mM1300nM00l1b4B3\<0k32lL200000oMl1h46PN1B1111000002070j410aM10QN10RNSN00l1R5B070TN10`>10aM10QNUN00l1T5B000000VNl1X56WN1B111100003XN00U@00fA5020=0j410aM10SM10XN130010U@1320YN00l1d5B050j410aM10SMZN00l1f5B4XN0U@2oA4fA400000[Nl1l56\N1B101000002i>00R4003050]N121300^N00l1X6B070j410aM10QM1300_N00l1Z6B050j410j>10`NaN00l1\6B5i>0m>0bN0R42WI200000cNl1l66dN1B0000002W700SI002050eN10iA1320fN00l1V7B010eNeN00l1X7B2W70SI2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T30000gNl1`76hN1B111100002iN00R4003050jN143kNk4kF1010j>lN00l1l7B050mN143kNk4kF1010j>nN00l1n7B030oN10POQO00l1P8B3iN0R42WI200000ROl1V86SO1B0000002W700l;102020TO6UO00l1`8B040VO10kC6WO00l1b8B3W70m;0l;200000XOl1h86YO2B4111100001i>003090k810ZO10[O10QM1300\O00l1T9B090k810ZO10[O10b51300]O00l1V9B050k810^O10i>_O00l1X9B3i>0`O0aO000000bOl1d96cO2B40000002i>00W7003020dO6eO00l1n9B080k810ZO10[O10fO6gO00l1P:B0:0k810ZO10[O10hO10iO6jO00l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T30000kOl1X:6lO1B11110000<mO80nO20oO20PP120QP120RP140^G10_G10WB10SP110TP110UP11040O0VP110l:3@10WP13B10XP1342132210YP110YP110YP13D10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P16_P100l1V;B0O0VP110l:3@10ZP13F10XP1382136210YP110YP110[P1550\P13<10]P13>10^P13D10WP13B10XP1342132210YP110YP110YP16`P100l1^;B030VP110l:aP100l1f;B050bP110`410cP1dP100l1h;B6mO0nO2oO4PP16QP18RP1:00000eP1l1Z<6fP11B111100003L40j140i9402030gP110l:hP100l1f<B050bP110`410i9iP100l1h<B2L0j1214710000jP1l1P=6kP11B111100003lP100mP100b3002050nP110oP110SMPQ100l1^=B030QQ110l:RQ100l1`=B5lP10b34SQ10mP12TQ1200000UQ1l1P>6VQ11B111100002lP100WQ1402090XQ110WQ110iA10YQ110oP1ZQ100l1^>B030[Q110l:\Q100l1`>B2lP10SQ1012710000]Q1W2J6^Q12F001000001h5004070_Q110kN10`Q110aQ1bQ100W2V1B050_Q1141cQ11010aQ1dQ100W2X1B070eQ110fQ110aQ110gQ1hQ100W2Z1B060eQ110fQ110iQ16jQ100W2\1B1h5000000kQ1W2b16lQ11F101000006mQ120nQ170_>70g920oQ120cQ1401030PR110QR1RR100W2Z2B<mQ10nQ12SR12_>4f>4g96X:6oQ18TR18cQ1:UR1:VR1:00000WR1W2X36XR11F0000001YR1002050ZR110[R11300\R100W2b3B030ZR110YR1]R100W2d3B1YR1000000^R1W2j36_R11F0000001`R1003050aR1141aQ11010gQ1bR100W2T4B050aR1141mQ11010\?cR100W2V4B050aR1141mQ11010dR1eR100W2X4B1`R1000000fR1W2^46gR12FL00000143W400oF50PG507030hR110`>iR100W2j4B050hR110`>10jR1kR100W2l4B050lR110d;10`>mR100W2n4B070lR110d;10nR11300oR100W2P5B090lR110d;10nR1130016PS100W2R5B050lR110`>10d;QS100W2T5B020lR16RS100W2V5B9W40P40a40VJ0oF2SS12U92PG4TS1400000US1W2n56VS12F0111100003W400h500WS1503090XS110YS1130010iA1345ZS100W2Z6B030XS1142j1L12[S100W2\6B010XS1XS100W2^6B7W40a40\S10h52WS14]S14^S1400000_S1W2d66`S11F0000003aS120bS120h3203070ZO10`Q110aQ110W;cS100W2P7B050]510aQ110W;dS100W2R7B030PR110W;eS100W2T7B3aS10bS12h3400000fS1W2Z76gS11F0000001m;1060;0TO10hS110kN10`Q110iS11301jS100W2d7B090TO10hS110cQ110iS11301kS100W2f7B0;0TO10hS110kN10`Q110aQ11301lS100W2h7B090TO10hS110cQ110aQ11301mS100W2j7B090TO10hS110kN10`Q110aQ1nS100W2l7B070TO10hS110cQ110aQ1oS100W2n7B000000PT1W2R86QT11F111100005YR100d;20aS120bS120RT1203030PR110ST1TT100W2^8B030]510aQ1UT100W2`8B020VT1300WT100W2b8B5YR10d;2aS14bS16RT1800000XT1W2R96YT11F01000002YR100ZT1502050[T110[R11300\T100W2^9B030]T1145^T1_T1`T1aT1bT110cT100W2`9B3YR10ZT12dT1200000eT1^2L6fT11H0000003W400XN50gT1001030hT110`:iT100^2V1B4W40a40XN2gT1400000jT1^2\16kT11H0000007W400XN50WS150lT120mT120nT120gT1001030hT110U9oT100^2T2B:W40a40XN2WS14lT16PU16QU16mT18nT1:gT1<00000RU1^2n26SU11H0000003W400WS150a6001030hT110\;TU100^2X3B4W40a40WS12a6400000UU1^2^36VU11H0000002W400l;101040hT110kC6WU100^2h3B4W40a40l;2m;200000XU1^2n36YU11H0000003W400XN50gT1001050hR110b210jR1ZU100^2X4B4W40a40XN2gT1400000[U1d2V16\U11J0000005W400P400fA50YG00]U1403060^U11210_U1345`U100d2`1B030^U110l:aU100d2b1B050bU110`>10cP1cU100d2d1B;W40P40a40`42oA4fA4dU16YG6]U18eU18fU1800000gU1d2`26hU11J0000001iU14011jU100d2j2H010710000kU1d2n26lU11J0000004W400fA50X>00W>002070hA10`>10iA1325mU100d2X3B030hA10`>nU100d2Z3B7W40P40a40oA2fA2X>4W>600000oU1d2n36PV11J111100008W400P400fA50X>00Y>40W>00YG00kB003070j410U910iA1345QV100d2j4B030j410U9RV100d2l4B030j410SV1TV100d2n4B=W40P40a40oA4fA4`42X>6Y>8W>:YG<dU1<kB>XC>00000UV1d2n56VV11J0000005W400P400W700l;10WV1104080XV110U@10`410`>381YV100d2X6B070XV110U@10`410`>ZV100d2Z6B060hA10`>10kC381[V100d2\6B050hA10`>10kC\V100d2^6B6W40a40`42W74l;6m;600000]V1d2d66^V11J111100002W400_V1403050`V110g910`>aV100d2P7B050`V110g910d>bV100d2R7B030j410cV1dV100d2T7B3W40a40_V1200000eV1d2Z76fV11J111100002_V140o9203070`V110_V110g910d>gV100d2f7B050hV110d>10i9iV100d2h7B050jV11210cV1kV100d2j7B1o9210710000lV1d2R86mV12J011110000<W400P400U950\:50nV150gT100X400oV100kB00k400^G10_G1031PW100d2Z9B1QW100d2\9B1RW100d2^9BGW40P40a40`42U94jB4e:4oA4\:6nV18SW16TW16gT1:X4<oV1>UW1>kB@XC@k4BP5Bo4B^GD_GF00000VW1d2R;6WW11J111100002W400S5002030j410XW1YW100d2^;B050ZW110XW110`>[W100d2`;B3W40a40S5200000\W1d2f;6]W11J0000003W400^W160_W1602070`>10`W110aW11346bW100d2P<B050`>10`W110cW1dW100d2R<B5W40a40`W12^W12eW1200000fW1d2X<6gW11J0000002g920hW1202070Q:10`>10hW110iW1jW100d2b<B050j410hW110iW1kW100d2d<B3g90X:0hW1200000lW1d2j<6mW11J111100004nW120oW120PX120g9202050QX110h;10RX1SX100d2V=B030TX112UX100d2X=B6nW10oW12PX14VX14g96X:600000WX1d2j=6XX11J0000004W400^S150YX100gT1002050^;10ZX110`4[X100d2T>B050\X110`410\;]X100d2V>B6W40]S12^S12^X14YX14gT1600000_X1d2h>6`X11J111100003P400fA50Q4003050bP110`>10SV1aX100d2T?B090bP110`>10SV110iA1325bX100d2V?B050bP110`>10U9cX100d2X?B7P40a40dX10oA2fA2Q44d:400000eX1d2l?6fX11J111100002P400gX1501090bP110`>10hX110iX110ZDjX100d2X@B4P40a40gX12kX1200000lX1d2^@6mX11J111100002P400a6002090bP110`>10hX110YD10ZDnX100d2j@B070bP110`>10oX110UDPY100d2l@B3P40a40a6200000QY1RY1:6SY11L000000:]G00TY180W4012102Y3T3h5012104[3Y3^3T3lG112104S3b3_3^3kG412107U3^3Q3R3\3U3T3mG122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3nG322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311UY100RY1X1B000000VY1RY1\16WY11L0000009]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3oF32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3`G02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3aG112108`3b3Y3_3b3Y3d3i3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311XY100RY1X2B000000YY1RY1\26ZY11L0000006]G00TY180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3[Y1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3hB62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311\Y100RY1R3B000000]Y1RY1V36^Y11L0000005]G00TY180W4012102Y3T3[Y152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3hB62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311_Y100RY1j3B000000`Y1RY1n36aY100000007TY180W4010108Q3\3Q3b3]3o2Y3T3QH31010<d3b3Y3W3W3U3b3o2d3Y3]3U3RH01010;b3U3`3U3Q3d3o2b3e3\3U3aG110108`3b3Y3_3b3Y3d3i3dG31010:S3b3U3Q3d3U3T3o2Q3d3eG31010:e3`3T3Q3d3U3T3o2Q3d321bY100RY1j4B1cY100RY1l4B004dY1eY1fY1gY1000hY1RY1P56iY11L0000002jY110kY10021lY100RY1\5B1mY100RY1^5B000000nY1Q3J6oY11L0000006W400PZ100kG40YG00^G10_G103070QZ110`410U@10RZ1SZ100Q3T1B030TZ110UZ1VZ100Q3V1B030TZ110WZ1XZ100Q3X1B9W40P40a40PZ12kG4YG6dU16^G8_G:00000YZ1Q3P26ZZ11L0000005W400W700l;10[Z120WV1104080XV110U@10\Z110`4381]Z100Q3Z2B070XV110U@10\Z110`4^Z100Q3\2B060TZ110\Z110kC381_Z100Q3^2B050TZ110\Z110kC`Z100Q3`2B6W40a40W72l;4m;4[Z1600000aZ1Q3f26bZ11L101000002W400e8402030TZ110cZ1dZ100Q3R3B050TZ110`N10UDeZ100Q3T3B4W40a40e82P9200000fZ1Q3Z36gZ11L11110000:W400o920kG20h500hZ100^S150i>00YG00dG30eG303050iZ1132210mQ1jZ100Q3Z4B030iZ110mQ1kZ100Q3\4B030iZ110`4lZ100Q3^4BEW40a40o92kG4h56hZ18RH8mZ18WS1:^S1:]S1:nZ1:i><`G<oZ1<YG>dU1>dG@P[1@eGBQ[1B00000R[1Q3n56S[11L111100006P400Q400kB00jB50[Y150hB603030]D10WZ1T[100Q3f6B030U[110ZDV[100Q3h6B050U[110iX110ZDW[100Q3j6B>P40a40W40Q42d:2kB4XC4jB6e:6[Y18X[18hB:TC:Y[1:00000Z[1Q3l76[[11L0000002P400X7003050\[110ZD10][1^[100Q3V8B050_[110VD10ZD`[100Q3X8B030]D10][1a[100Q3Z8B5P40a40W40X72a6200000b[1Q3`86c[11L111100003P400d[160hB602030]D10i:e[100Q3l8B050\[110ZD10i:f[100Q3n8B7P40a40W40d[12g[12hB4TC400000h[1Q3b96i[11L111100001cV1202030XQ110j[1k[100Q3n9B030XQ110l[1m[100Q3P:B2cV10o9000000n[1Q3V:6o[11L0000001P\1202030Q\110R\1S\100Q3`:B010T\1T\100Q3b:B2P\10U\1000000V\1Q3h:6W\11L0000003]G00W400X7002050X\110][110TY1Y\100Q3R;B050_[110TY110\;Z\100Q3T;B4]G0W42X74a6400000[\1Q3Z;6\\11L111100004W400XN00U@00oF502090]\110i>1320121340^\100Q3f;B050]\110i>10SM_\100Q3h;B;W40a40XN2U@4`G4U96jB6oF6SS16oA6fA600000`\1Q3d<6a\11L111100002W400h5001030b\110bCc\100Q3P=B3W40a40h5200000d\1Q3V=6e\11L101000004f\100g\100h\100i\1003030f\1142j\1k\112l\100Q3b=B010f\1f\100Q3d=B0142m\1n\110o\100Q3f=B6f\10g\12h\14P]14i\16Q]1600000R]1Q3l=6S]10111100009TG00T]180UG51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3VG51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3iF51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3WG41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3XG41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3kB02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3YG02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361U]100Q3n>B1V]100Q3P?B1W]100Q3T?B1X]100Q3V?B1Y]100Q3X?B1Z]100Q3Z?B:TG0UG4VG6iF8WG:XG<XC>kB>dU1@YG@05[]1\]1]]1^]1_]1000`]1Q3T@6a]11L111100003XN20U@20jY1201030b]110`:c]100Q3`@B3XN0U@2jY1400000d]1Q3f@6e]11L111100002UF00jY1201030b]110UFf]100Q3RAB2UF0jY1200000g]1Q3XA6h]11L111100002jY120i]1701030b]110bS1j]100Q3dAB2jY10i]1200000k]1Q3jA6l]11L111100004XN20U@20jY120i]1701030b]110W;m]100Q3VBB4XN0U@2jY14i]1600000n]1Q3\B6o]11L0000003XN20U@20UF001040b]110kC6P^100Q3fBB3XN0U@2UF400000Q^1Q3lB6R^11L0000002XN20U@201050b]110S^110UDT^100Q3VCB2XN0U@200000U^1Q3\C6V^12LB11110000020;0b]110W^110X^110U@10Y^110Z^1[^100Q3fCB0;0ZW110\^110]^110Y^110kC10^^1_^100Q3hCB000000`^1[3J6a^12N61111140003b^140h500k3004030ZO10c^1d^100[3X1B030ZO10`Q1e^100[3Z1B050kN10f^110`Q1g^100[3\1B0141h^112i^100[3`1B4b^10h52k34lL4001j^100[3d1H00k^1[3h16l^11N1111000003050ZO10m^110hIn^100[3R2B070ZO10o^110P_110Q_1R_100[3T2B050kN10f^110hIS_100[3V2B0001T_100[3X2H00U_1[3\26V_11N111100001oL003050ZO10W_110kAX_100[3f2B070ZO10Y_110P_110kAZ_100[3h2B050kN10f^110kA[_100[3j2B0104:R3Q3S3[3W3b3_3e3^3T301\_100[3P3H00]_1[3T36^_11N111100001oL003050ZO10o^110__1`_100[3^3B030ZO10a_1b_100[3`3B050kN10f^110__1c_100[3b3B0104:d3U3b3]3Y3^3Q3d3U3T301d_100[3h3H00e_1[3n36f_11N1111000003050ZO10g_110h_1i_100[3X4B030ZO10j_1k_100[3Z4B050kN10f^110l_1m_100[3\4B0001n_100[3^4H00o_1[3d46P`100000001a61031Q`100[3P5B1R`100[3R5B1S`100[3T5B003T`1U`1V`11W`100[3V5H00X`1[3^56Y`11N111100003f300b^140k3002050kN10f^11300Z`100[3j5B030kN10[`1\`100[3l5B4f30b^12k34lL400001039d3U3b3]3Y3^3Q3d3U3T<:V3_3b3S3U3o2a3e3Y3d3V<5S3b3Q3c3X3X<]`1[3X66^`11N111100001_`1402070``110a`110b`110SMc`100[3d6B050``110a`110b`1d`100[3f6B2_`10kG000000e`1[3l66f`11N111100002i>00g`1403050h`110QM1300i`100[3X7B050h`110b5142g`1j`110k`100[3Z7B030h`110SMl`100[3\7B2i>0g`12001m`100[3`7H00n`1[3d76o`11N111100003XN00U@00Pa12020=0Qa110Ra110SM10XN130010U@1320Sa100[3P8B050Qa110Ra110SMTa100[3R8B4XN0U@2Pa14Ua1400000Va1[3X86Wa12NB111100001Xa1602050Ya110Za110SM[a100[3d8B030\a110SM]a100[3f8B2Xa10^a1000000_a1[3l86`a10000000031aa100[3V9B1ba100[3X9B1ca100[3Z9B003aa1da1ca1000ea1[3^96fa100000001ga10011ha100[3j9B002ia1ja1000ka1[3n96la100000002ga100P50011ma100[3Z:B001na1000oa1[3^:6Pb12NF111100002Qb150Rb1602030Sb110jR1Tb100[3j:B050Ub110Vb110jR1Wb100[3l:B4Qb10Xb10Rb12Yb1200000Zb1[3R;6[b10000000031\b100[3\;B1]b100[3^;B1^b100[3`;B003_b1`b1ab1000bb1[3d;6cb10000000011db100[3P<B001eb1000fb1gb1:6hb100000005]?00[H10ib180a6014106b3U3Q3c3_3^3T<3011jb100gb1T1B1ib141241]15kb1lb1mb1nb1ob1000Pc1gb1Z16Qc11B111100004Rc180Sc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3Tc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3Uc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030Vc110T]1Wc100gb1n1B1Rc1000000Xc1Yc1:6Zc100000001[c10021\c100Yc1HB1]c100Yc1JB001U2000^c1Yc1N6_c11D0000001`c14011ac100Yc1X1H010710000bc1Yc1\16cc100000001dc14011ec100Yc1h1H010711fc1000_Bgc151`61hc11515220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920P9021ic1R1F111\400ic1Z1Lic1X1>101jc10011f100ic1X1L000ic18:kc11lc1mc1nc10212oc1Pd10100001jc14PPf^Tlg100041T<00ic1b1F1V<00ic1d1F1X<00ic1f1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ic1h1F000Qd152R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000Rd1T1F111l:00Rd1Z1LRd1Z1>101h;011j10120P9Rd1^1L0000Rd18:Sd11Td1Ud1Vd10212oc1Pd1000001h;4PP\mXh_31Q4061X400Rd1f1F1P200Rd1h1F1h100Rd1j1F1n:00Rd1l1F1T;00Rd1n1F1j101320P9Rd1P2F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811Yd1Zd1Rd1P1>[d151b21\d10]d1V1F111f100]d1X1\1]d1X1J101jc1000000]d18:^d11_d1`d1ad10211Pd101010001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810bd161b21\d10cd1Z1H4011f100cd1^1B0cd1^1B012R4V40150515720i>00`<5420i>00hB5220i>00PCcd1`1P10cd1`1B011l:00cd1d1T11cd1d1B011j10120P9cd1f1T10cd1f1B1h;000cd18:dd11_d1ed1fd10211Pd101010001h;4PP\mXh_30031X400cd1l1\11h100cd1l1X21d200cd1l1d341T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1813gd1hd1cd1R1>id1hd1cd1T1>jd1hd1cd1V1>kd151`61ld11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021md1P1F115\4P4R4V4X400md1X1Lmd1V1>0011j10120P9md1Z1L11f100md1V1L000md18:nd11lc1od1Pe10212Pd1jD01000000100000Qe193R4l:T401565920b421Re1b41Se1Te1NH01h11Re1185120Q4Te1T1J01Ue10100Te18:Ve11We1Xe1Ye10111Pd1000002Ue14PP\mXh_3Se14P`beiM1Q4000000Ze151h11Re10[e1NF111j101320P9[e1P1\1[e1P1J101jc1000011j10120P9[e1T1B0[e18:\e11We1]e1^e10212oc1Pd1000001jc14PPZfVg31Q40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_e151P21`e10ae1NF111j101320P9ae1P1\1ae1P1J101jc1000021j10120P9ae1T1B1X<0152920Wd1000921`e1Wd1000ae1V1B0ae18:be12ce1de1ee1fe10212oc1Pd1000001jc14PPf^Tlg11Q40031T<00ae1`1F1V<00ae1b1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3ae1d1F010ge1:1P200he1R1H1l;20l;3ie101he18:je11de1ke1le1140me1120ne10oe1120l;212oc1Pd101000000000000Pf151f11iQ10Qf1R1F112^1`101513517920P7030Rf17921iQ1P7030Sf153920W70001Tf1Qf1V1LQf1V1>101h;000000Qf18:Uf12Vf1Wf1Xf1Yf10212oc1Pd1000002h;4PP\mXh_3Tf10600041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Zf151f11iQ10[f1P1F112^1`1013517920P7030Rf17921iQ1P7030Sf1[f1T1L[f1T1>101h;011j100[f1Z1L0000[f18:\f11Wf1]f1^f10112oc1Pd1000001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_f191X<0152920Wd1000921iQ1Wd1000`f1P1H01f11iQ10`f1V1J15j1V<T<n;j300`f1X1L1h;0100`f18:af12bf1ce1cf1df10212oc1Pd10100001h;4PP\mXh_30000000ef171f100ff1X1H12V<Z<1gf1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3ff1^1B16P<n;Z<X7X9X6016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3ff1d1B140ff18:hf11if1jf1kf1150lf1120ne10mf1121gf1ne10nf1212oc1Pd1010100000000000of191f101565920b421hc1b41Se1Pg1P1H02b9d91hc11920_V1020Pg1X1B1=^1l3X9\9^9d9R8d8P9b2f2X6Z6017920SI038c3S3X3U3T3e3\3U3Qg1Pg1^1B1h;0100Pg18:Rg11Sg1Tg1Ug10212oc1Pd10100002h;4PPPhcRYZj9Se14PPb_QdB0000000Vg1?1^11Wg1185120Q7Xg1V1F11f11iQ10Xg1Z1F11h;015721iQ1b45921Wg1Q71_W1Yg115921iQ1b421Wg1Q7Wg10Xg18:Zg11[g1\g1]g11;0^g1121iQ1b40_g1121iQ1ne10`g115921Wg1Q721iQ1b40ag1121Wg1Q70bg1121Wg1ne10U;212oc1Pd10010002_W14PPU[ck1h;4PPPhcRYZj91P7121b100Xg1j1\11b200Xg1j1l20000cg151R41iQ11515220i>1dg185120Q4eg1R1F111j10120P9eg1V1\1eg1V1J101jc1000011j101320P9eg1Z1B0eg18:fg12gg1hg1ig1jg10212oc1Pd1000002dg10PCjc14PP_VUVQ21Q4021h100eg1`1\11P200eg1`1h241T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811kg1lg1eg1N>mg191j100ng1T1H01f11iQ10ng1V1T111f100ng1V1X31h;12120ng18:og12bf1Ph1Qh1Rh10214oc1Sh1Th1Pd1000001h;4PP\mXh_31Q4011V<00ng1`1Z141T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Uh181T41iQ10Vh1R1H2R4V40150515720i>00`<5420i>00hB5220i>00PCVh1V1>012f1X401503920kC020515185120Q485121iQ1Q45220Q421iQ1Q4Vh1\1>Vh18:Wh12Xh1Yh1Zh1[h1130\h1121iQ1ne10]h1212oc1Pd101000000000000^h181T400_h1R1H1^100_h1T1N011f100_h1V1H_h18:`h12Xh1Yh1ah1bh1130\h1120ne10ch1212oc1Pd100100000000000dh191j100eh1P1H01b100eh1T1J11^100eh1V1L1h;0101eh18:fh11Vf1gh1hh10211Pd10100001h;4PPf^Tlg10081`100eh1b1F1l100eh1d1F1f100eh1f1F1l300eh1h1F1b900eh1j1F1d900eh1l1F1T800eh1n1F2X6`6017920SI036S3Q3^3S3U3\3ih1eh1P2F0000jh101j10185120Q4kh1LH204PP`Rg`aa6kh18:lh11bf1mh1nh10211Pd10000001Q4000010oh151f11iQ10Pi1P1F211j100Pi1T1T1Pi1T1B101Qi1000021h100Pi1V1X11j100Pi1V1d2Pi1V1B101Ri10001Si100Pi18:Ti11Ui1Vi1Wi10212oc1Pd10010002Qi14PPf^Tlg1Ri14PP_VUVQ21Q4011b<00Pi1b1\141T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Xi1?1f11iQ10Yi1V1F11j11hc10Yi1X1F11Ri101555921hc1b421iQ1b41Qi1Zi100Yi18:[i11Ui1\i1]i1180^i1121iQ1ne10_i1121hc1ne10`i115921hc1b421iQ1b40ai111Qi1111Pd101010002Qi14PPf^Tlg1Ri14PP_VUVQ21Q4000000bi1?1f11iQ10ci1V1F21l:1Wg10ci1Z1B1j11hc10ci1\1B11h;015021hc1P95421hc1b421Wg1b4di100ci18:ei11hg1fi1gi1180^i1121iQ1ne10hi1121Wg1ne10ii1121hc1P90ji1121hc1ne1212oc1Pd10100001h;4PP\mXh_31Q4051X400ci1h1\11h100ci1h1X21P200ci1h1d31n:00ci1h1n41T;00ci1h1`60000ki1?1f11Wg115085120U985120\:li1\1F000385121Wg1U9mi15521Wg1U95821Wg1b41ni1oi15580159921Wg1\:21Wg1b421Wg1b41_W1Pj115921Wg1b421Wg1U9Wg10li18:Qj11Rj1Sj1Tj11=0Uj1121Wg1b40_g1121Wg1ne10Vj1121Wg1U90Wj1121Wg1\:0Xj111ni10Yj111_W10Zj1211Pd101010002_W14PPZfVg3ni14PPPXXWXjZc40000000[j181j11hc1120P9\j1R1H2R4V4015150515720i>00`<5420i>00hB5220i>00PC5050385120Q4385121hc1Q45220Q421hc1Q4\j1X1>012f1X40150513920kC02050385121hc1Q45220Q421hc1Q4515185120Q485121hc1Q45220Q421hc1Q4\j1`1>\j18:]j12hg1gg1^j1gi1130_j1121hc1ne10]h1212oc1Pd10000000000000`j1?1X61hc1151620SI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920TI030aj1bj1T1F11`61Wg11920P9021bj1\1F11jc1013721hc1TIcj1dj101bj18:ej11fj1gj1hj116121hc1SI0ij1121hc1ne10jj119:21hc1TI108`3b3Y3_3b3Y3d3i39:21hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21hc1TI306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30kj1211lj1000001jc14PPf^Tlg11R4000010mj1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TInj1T1F11`61Wg11920P9021nj1X1F11jc1015052871:21hc1TI104d3Y3]3U3034d3U3h3d352871:21hc1TI108c3S3X3U3T3e3\3U3034d3U3h3d3oj101nj18:Pk11fj1Qk1Rk1170Sk1121hc1ne10Tk11:21hc1TI104d3Y3]3U30Uk11:21hc1TI108c3S3X3U3T3e3\3U30Vk1212oc1lj1000001jc14PPf^Tlg11R4000010Wk1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIXk1V1F11`61Wg11920P9021Xk1Z1F11jc1025152871:21hc1TI105d3Y3d3\3U3034d3U3h3d356831:21hc1TI105d3Y3d3\3U3000Yk15152871:21hc1TI104R3_3T3i3034d3U3h3d356831:21hc1TI104R3_3T3i3000Zk101Xk18:[k11fj1\k1]k1170Sk1121hc1ne10^k11:21hc1TI105d3Y3d3\3U30_k11:21hc1TI104R3_3T3i30`k1212oc1lj1000001jc14PPf^Tlg11R4000010ak1?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIbk1V1F11`61Wg11920P9021bk1Z1F11jc1036871:21hc1TI105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ck16871:21hc1TI109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3dk16871:21hc1TI107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3ek100bk18:fk11fj1gk1hk1190Sk1121hc1ne10ik11871:21hc1TI105c3_3e3^3T30jk11871:21hc1TI109f3Y3R3b3Q3d3Y3_3^30kk11871:21hc1TI107`3Q3i3\3_3Q3T30lk1111lj1000001jc14PPf^Tlg11R4000010mk1?1`61Wg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<nk1V1F000252871:21Wg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3ok152871:21Wg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3Pl100nk18:Ql11Rl1Sl1Tl1170Ul1121Wg1ne10Vl11871:21Wg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30Wl11871:21Wg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30Xl1212lj1Yl101100000000000Zl1=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI[l1NL20mI311`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4[l1X1P120W401`60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4[l1`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI[l1b1L1h;[l18:\l11]l1^l1_l10111lj1000001h;4PP`Rg`aa60011`601620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3[l1j1F0000`l1?1X61hc1151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20TI10:b3U3]3Y3^3T3U3b3Y2T3:20TI102Y3T3034d3U3h3d3al1V1F31`61Wg1151515220R421hc1R45220SI21hc1SI920P9021al1\1B1X61bl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3al1`1B1`61cl1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@al1b1B11dl10150505321cl1R421bl1R45421bl1ne121Wg1ne151515151515151539:21cl1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3539:21cl1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3el100al18:fl11]l1gl1_l1160hl119:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T30il1121hc1ne10jl1121cl1ne1111lj1000001dl14PPPlYaTUm40021b6015220R421hc1R4al1d2F1X60151620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI102Y3T39:20TI10:b3U3]3Y3^3T3U3b3Y2T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T39:21hc1TI10:b3U3]3Y3^3T3U3b3Y2T3:21hc1TI102Y3T3al1f2F0011kl1ll1al1R1>ml1?2f7`71nl116841920i>20\<503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3ol1V1F11`61Wg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120kGol1Z1F11h;015221Wg1kG6841921nl1i>21nl1\<203:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3Pm101ol18:Qm11Rm1Sm1Tm1180Um1121Wg1kG0ji1121Wg1ne10Vm11921nl1i>21nl1\<0ji1121nl1ne1211lj10100001h;4PPigPZ90171d700ol1l1F1b700ol1n1F1^700ol1P2F1`700ol1R2F1j700ol1T2F1R<00ol1V2F1P<00ol1X2F0010Wm1?1`61Wg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120\<Xm1R1F00026871:21Wg1\<107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Ym168719:21Wg1\<109S3X3Q3^3^3U3\3Y2T3:21Wg1\<10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3Zm100Xm18:[m11Rm1\m1]m1170^m1121Wg1ne10_m11871:21Wg1\<107U3^3Q3R3\3U3T30`m118719:21Wg1\<109S3X3Q3^3^3U3\3Y2T3:21Wg1\<10:S3X3Q3^3^3U3\3o2Y3T30am1211lj10000000000000bm1?1`61Wg11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120kG85120P5cm1T1F000385121Wg1kGdm156831921Wg1P5030000em135152871:21Wg1\<109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21Wg1\<10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3fm100cm18:gm11Rm1hm1im1170^m1121Wg1ne10jm1121Wg1kG0km1121Wg1P50lm1211lj10000000000000mm1?1X61cl11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3nm1T1F21X61gf11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4nm1Z1B1`61Wg11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20\<105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3nm1\1B11h;01505321Wg1R421gf1R452841:21Wg1\<105c3d3Q3d3U3841:21cl1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3om101nm18:Pn11Qn1Rn1Sn1180Tn11:21Wg1\<105c3d3Q3d3U30ji1121Wg1ne10Un11:21cl1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30ji1121cl1ne1111lj1000001h;4PPPlYaTUm40131P<00nm1n1\11R<00nm1n1T21j300nm1n1T30010Vn1?1`61Wg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<52871:20\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3Wn1NF000152871:21Wg1\<20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3Xn100Wn18:Yn11Rl1Zn1[n10211lj101000000000000\n1?1X61k?1515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI]n1^n1T1F11X61_n11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TI]n1^n1Z1>11h;0153721k?TI`n1721_n1TI`n1an101^n18:bn11Qn1cn1dn1150en1121k?ne10fn1121_n1ne10gn1111lj1000001h;4PPPlYaTUm40041T<00^n1l1F1V<00^n1n1F1X<0152920Wd1000921k?Wd1000^n1P2F1Z<015220f3036\3Q3e3^3S3X3^n1R2F0010hn1:2X6Z600in1P1H1SI20SI0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310in18:jn11kn1ln1mn1150nn1120SI0ij1120ne10on1112oc1lj10000000000000Po1?2d9b91iQ11920_V1020Qo1X1F11`61Wg115185120g9575920b421iQ1b41Ro1Qo1\1F11h;015221Wg1g9000So100Qo18:To11Uo1Vo1Wo1170Xo1121Wg1ne10Yo1121Wg1g90Zo1121iQ1ne10[o1211lj10100002Ro14PPU[ck1h;4PPPXXWXjZc401=2X6Z601720SI\o1Qo1j1F1X900Qo1l1F1\900Qo1n1F1^900Qo1P2F1R800Qo1R2F1R:00Qo1T2F1f100Qo1V2F1Z800Qo1X2F1n800Qo1Z2F1f200Qo1\2F1n900Qo1^2F1j300Qo1`2F1n;00Qo1b2F0000]o162d9b901920_V1020^o1V1H2012\9^91k?0^o1\1T10^o1\1B022\9^90153920W4030921k?W4031o1^o1`1J1`60185120g9^o1b1J0^o1^1B04PPPXXWXjZc4011`6015185120g95620g9002^o1f1B0^o18:_o11Uo1`o1Wo10211lj1010000001:2X6Z601720SIao1^o1P2F1R800^o1R2F1R:00^o1T2F1f100^o1V2F1Z800^o1X2F1n800^o1Z2F1f200^o1\2F1n900^o1^2F1j300^o1`2F1n;00^o1b2F0002bo1co1^o1P1>do1eo1^o1R1>fo142`6P30185120g9go1P1H20g90013\9R8X6017920SI038b3U3]3Y3^3T3U3b3ao1go1Z1>13^9R8X6017920SI038b3U3]3Y3^3T3U3b3ao1go1`1>1;f9n9f1Z8n8R:f2R<P<j3n;00go1f1>go18:ho13Uo1io1jo1ko1lo10212oc1lj101000000000000mo1?2`6b61`e11620SI:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3no1P1F000153841921`e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3oo100no18:PP21kn1QP2RP216121`e1SI0SP2121`e1W70ji1121`e1ne10TP2111lj10000000000000UP2?1n61VP20WP2T1F000:6039S3_3^3V3Y3W3e3b3U3121VP2_KXP2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121VP2_KYP2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121VP2_KZP2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121VP2_K[P2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121VP2_K\P2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121VP2_K]P2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121VP2_K^P2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121VP2_K_P2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121VP2_K`P2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121VP2_KaP200WP28:bP21cP2dP2eP2150fP2183121VP2_K0gP2121VP2ne10hP2212oc1lj101000000000000iP251X61hc115185120R4620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3jP2NF211`60185120R4jP2V1T1jP2V1B101jc1000011b60185120R4jP2X1T1jP2X1B101jc1000001jP28:kP21lP2mP2nP20111lj1000001jc14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810oP2?1`61k?1620SI:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3PQ2V1F12`6b61_n11620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3PQ2b1>11h;0153841921_n1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3QQ200PQ28:RQ21lP2SQ2TQ217121_n1SI0UQ2121_n1ne10VQ2121k?SI0WQ2121k?ne1111lj1000001h;4PPPlYaTUm40000010XQ2?1`61Wg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120\<YQ2R1F00015152871:21Wg1\<105c3d3Q3d3c3034d3U3h3d356831:21Wg1\<105c3d3Q3d3c3000ZQ200YQ28:[Q21jo1\Q2]Q2150^Q2121Wg1ne10_Q21:21Wg1\<105c3d3Q3d3c30`Q2211lj10000000000000aQ2?1`61Wg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120\<036_3R3Z3U3S3d3bQ2NF000652871:21Wg1\<107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3cQ26871:21Wg1\<107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3dQ26871:21Wg1\<105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3eQ25053871:21Wg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Wg1\<205U3b3b3_3b304S3_3T3U3034d3U3h3d3fQ25053871:21Wg1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21Wg1\<205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3gQ25052871:21Wg1\<205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21Wg1\<205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3hQ200bQ28:iQ21jQ2kQ2lQ20211lj10000000000000mQ2<11`60152920SI03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nQ2JH1P9110nQ28:oQ21jQ2PR2QR20211lj10000000000000RR2?1X61hc1185120R4SR2T1F22^901k?185120W4SR2Z1B1`61Wg1151515220SI21hc1SI920P902185120W4SR2\1B11h;0150505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221k?W421Wg1W452921k?P421k?W421Wg1W4TR201SR28:UR21VR2WR2XR21;0YR2121hc1ne10ZR2121Wg1W40_g1121Wg1ne10[R2121k?W40_g1121k?ne10U;212oc1lj1000001h;4PPigPZ91R4051Z800SR2n1F1R800SR2P2F1n800SR2R2F1n900SR2T2F1f100SR2V2F0010\R2?1X61hc1185120R4]R2T1F21d:1nl1185120W4]R2Z1B1`61Wg1151515220SI21hc1SI920P902185120W4]R2\1B11h;01505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221Wg1W421nl1W4^R201]R28:_R21VR2`R2aR21;0YR2121hc1ne10ZR2121Wg1W40_g1121Wg1ne10bR2121nl1W40_g1121nl1ne10U;212oc1lj1000001h;4PPigPZ91R4051Z800]R2n1F1R800]R2P2F1n800]R2R2F1n900]R2T2F1f100]R2V2F0010cR2?1X91iQ10dR2T1F21d:1nl1185120W4dR2X1B1`61Wg1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P902185120W4dR2Z1B11h;015221Wg1W421nl1W4eR201dR28:fR21VR2gR2hR2180iR2121Wg1W40ji1121Wg1ne10jR2121nl1W40ji1121nl1ne1212oc1lj1000001h;4PPigPZ90141Z800dR2j1\11R800dR2j1`21h700dR2j1R41b600dR2j1b50010kR2?1`61Wg11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120P9lR2T1F0001505221Wg1P9385121Wg1W75121Wg1P9684121Wg1W7203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3mR200lR28:nR21jQ2oR2PS2170QS2121Wg1ne10RS2121Wg1P90SS2121Wg1W70TS2212oc1lj10000000000000US2?1X61hc1151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20TI102Y3T3034d3U3h3d3VS2V1F31`61Wg1151515220R421hc1R45220SI21hc1SI920P9021VS2\1B1X61bl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3VS2`1B1`61cl1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@VS2b1B11dl1015050505050505050505321cl1R421bl1R45421bl1ne121Wg1ne1529:21cl1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3529:21cl1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21cl1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21hc1TI102Y3T3WS200VS28:XS21]l1YS2ZS2160hl11:21hc1TI102Y3T30[S2121Wg1ne10\S2121cl1ne1111lj1000001dl14PPPlYaTUm40041b6015220R421hc1R4VS2d2F1X6015220SI03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3VS2f2F1X601515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI10:b3U3]3Y3^3T3U3b3Y2T39:20TI102Y3T3:21hc1TI102Y3T3:21hc1TI102Y3T3VS2h2F1d900VS2j2F0011kl1ll1VS2R1>]S2=1`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI^S2NL20mI211`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4^S2X1P120W401`60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4^S2`1J11`601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120mI^S2b1L1dl1^S28:_S21]l1`S2aS20111lj1000001dl14PPPXnnmi`Uh10021`601620SI203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3^S2j1F1d900^S2l1F0001bS2cS2^S2P2>dS2?1f91ld1185120U9eS2T1F11`61Wg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120jIeS2X1F11h;015721Wg1jI5921ld1U91_W1fS200eS28:gS22Uo1Rl1hS2iS2180jS2121Wg1ne10kS2121Wg1jI0lS2121ld1U90mS2121ld1ne1212oc1lj1000002_W14PPThjX_:h;4PPPlYaTUm40100000nS2?1b81VP2185120W4oS2T1F11`61Wg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d33851:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<oS2Z1>11h;015050505050529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021VP2W4529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021VP2W4529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021VP2W4529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021VP2W4529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021VP2W4529:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021VP2W4PT200oS28:QT21Uo1RT2ST216121VP2W40TT2121VP2ne10UT2121Wg1ne10VT2211lj1000001h;4PP`Rg`aa60041h90152920W421VP2W421VP2W4oS2V2F1X;01515220W421VP2W45384120U@036]3Y3c3c3U3T3oS2X2F3^90d80152920W421VP2W421VP2W4oS2Z2F1X601720SIih1oS2\2F0010WT2?1`61Wg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3XT2R1F0006505053871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3YT2505053871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3ZT2505053871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3[T2505053871:21Wg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3\T2505053871:21Wg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3]T2505053871:21Wg1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wg1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3^T200XT28:_T21Rl1`T2aT2130bT2121Wg1ne10cT2211lj10000000000000dT2?1`61Wg11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<eT2LF00045152871:21Wg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21Wg1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3000fT252871:21Wg1\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3gT26871:21Wg1\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3hT26871:21Wg1\<10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3iT200eT28:jT21Rl1kT2lT20212oc1lj10000000000000mT2?1X61hc1185120R4nT2V1F11d:1nl115085120^G85120_GnT2\1>11h;02505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI105d3Y3d3\3U3034d3U3h3d3385121nl1^G5221nl1^G:21hc1TI105d3Y3d3\3U3515683121nl1^G0007:21hc1TI105d3Y3d3\3U3oT2PU2505050505321hc1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hc1TI104R3_3T3i3034d3U3h3d3385121nl1_G5221nl1_G:21hc1TI104R3_3T3i3515683121nl1_G0007:21hc1TI104R3_3T3i3oT2QU200nT28:RU21fj1SU2TU21<0UU2121nl1ne10VU2121nl1^G0WU2121nl1_G0XU2121hc1ne10YU21:21hc1TI105d3Y3d3\3U30ZU21:21hc1TI104R3_3T3i3212lj1Y3000001h;4PPigPZ91R4031Z800nT2V2\11R800nT2V2`21f100nT2V2R40010[U2?1f91ld1185120U9\U2X1F0002505580159921ld1\:21ld1b421ld1U91h;385121ld1X4]U2505580159921ld1\:21ld1b421ld1U91_W13684121ld1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3^U2159921ld1\:21ld1b421ld1U9Wg10\U28:_U21`U2aU2bU21>0cU2121ld1U90dU21921ld1\:21ld1b40_g1121ld1ne10eU2121ld1X40`g1180159921ld1\:21ld1b421ld1U90fU211_W10gU211h;113oc1hU2Yl10110002_W14PP\mXh_3h;4PPhUibmR10000000iU2?121hc115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3jU2T1F000150515221hc1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121hc1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221hc1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121hc1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1kU200jU28:lU21mU2nU2oU2170PV2121hc1W40QV2121hc1e40ji1121hc1ne10RV2212hU2Yl101100000000000SV2?1l:1hc115185120kB85120jBTV2Z1F12^9f91UV21515185120kB5220kB21hc1kB6841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3TV2`1B1588225921hc1jB21hc1b41VV21Se10152921UV2U921UV2fA21hc1jBWV200TV28:XV21YV2ZV2[V2190\V2121hc1ne10]V2121hc1jB0^V21921UV2U921UV2fA0_g1121UV2ne10U;212oc1hU2000002Se14PPdhU\\d1VV24PP`Rg`aa60011l:015220kB21hc1kBTV2R2F0000_V2?2X9^91iQ115185120fA5620fA20b4`V2\1F12R4l:1hc11515185120jB5720b45921iQ1fA1aV252920P4921iQ1P4921iQ1W4030921iQ1P4921iQ1W4920P4030`V2b1>1585921iQ1fA21iQ1b41Se101505221hc1jB21iQ1fA578015921hc1jB21iQ1fA1bV2cV200`V28:dV21YV2eV2[V2180fV2121hc1ne10]V2121hc1jB0gV2121iQ1fA0ji1121iQ1ne1212oc1hU2000003aV24PPdhU\\d1Se14PPhUibmR1bV24PPPgk_QR`40093X9\9^90153920fA20b421iQ1fA`V2T2F1b900`V2X2F1d900`V2Z2F1R800`V2\2F1T800`V2^2F1P900`V2`2F1d<00`V2b2F1b<00`V2d2F1`<00`V2f2F0000hV2?1R81gf115185120^G85120_GiV2V1F11f91ld115151720W4jV26841920oV10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120^G85120_GiV2\1>11h;025052921ld1^G21gf1^G21gf1^G51721gf1^GkV2721ld1^GlV2mV25052921ld1_G21gf1_G21gf1_G51721gf1_GkV2721ld1_GlV2nV201iV28:oV21PW2QW2RW21<0SW2121ld1ne10TW2121ld1^G0WU2121ld1_G0UW2121gf1ne10VW2121gf1^G0ZU2121gf1_G212oc1hU2000001h;4PPPTUioS\R10121T800iV2T2F2X6Z601620SI203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3iV2V2F0000WW2?1f91ld1185120oV1XW2P1F00013684121ld1oV13034^3_3^3U3035U3]3`3d3i3030YW200XW28:ZW21[W2\W2]W2150^W2121ld1ne10_W2121ld1oV10U;212oc1hU20000000000000`W2?1f91ld11515185120U95085120W485120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3aW2V1F11^91k?15185120fA50515185120P485121ld1P45220P421ld1P4515185120W485121ld1W45220W421ld1W4aW2\1>11h;01578015921k?fA21ld1U91bW2cW200aW28:dW21eW2fW2gW2190cU2121ld1U90mS2121ld1ne10hW2121k?fA0ji1121k?ne10iW2111hU20100002h;4PPhUibmR1bW24PP`Rg`aa60081X900aW2l1F1R800aW2n1F1X600aW2P2F1Z600aW2R2F1f200aW2T2F1`<00aW2V2F1b<00aW2X2F1d<00aW2Z2F0000jW2?1f91ld116841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3kW2\1F0025R<T<P<n;Z<1cl116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3kW2b1B7f1j1R<T<P<n;Z<1iQ116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3kW2f1B15050505036841921cl1oL921cl1f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321cl1lW221ld1lW25521iQ1b421cl1b4921iQ1]:020555921ld1b421iQ1b41mW2nW200kW28:oW21PX2QX2RX2160SX2121ld1ne10TX2121cl1ne10UX2121iQ1ne1111hU201010001mW24PPigPZ90000000VX2?1f91ld11515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:WX2Z1F00015580159921ld1\:21ld1b421ld1U91_W1XX2159921ld1\:21ld1b421ld1U9Wg10WX28:YX21ZX2[X2\X21:0cU2121ld1U90]X21921ld1\:21ld1b40_g1121ld1ne10`g1180159921ld1\:21ld1b421ld1U90fU211_W1112oc1hU201010001_W14PPThjX_:0000000^X2?2>f91ld1185120W4_X2X1F00013721ld1W4`X2aX200_X28:bX22cX2dX2eX2fX2150gX2121ld1ne10hX2121ld1W40iX2213oc1hU2Yl101100000000000jX251f91ld1151515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:5680159920\:20b420U91_W1kX2R1F111j900kX2\1\1kX2\1J101jc1000000kX28:lX21mX2nX2oX20212oc1hU201010002_W14PPThjX_:jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810PY2?1j91Re1185120^W1QY2V1F00015680121Re1^W11_W1RY200QY28:SY21TY2UY2VY2160WY2121Re1ne10XY2121Re1^W10YY211_W1212oc1hU201010001_W14PPThjX_:0000000ZY291T:01515220P421ld1W45620gX121ld1U9[Y2P1H01f91ld11515185120W485120U9720W4jV2[Y2X1B13R8R:^900[Y2\1L1h;0100[Y28:\Y21PW2]Y2^Y20212oc1hU2000001h;4PP`eSQo=0000000_Y2?101k?151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3`Y2Z1F1141aY21515185120W45220W421k?W45720b45921k?Z41bY2`Y2b1F1585921k?Z421k?b41cY201558015921aY2b421k?Z41_W1dY215921aY2b421k?Z4Wg10`Y28:eY21`U2fY2gY21>0hY2121k?W40iY2121k?Z40_g1121k?ne10jY2121aY2b40_g1121aY2ne10`g118015921aY2b421k?Z40fU211_W1112hU2Yl10110003_W14PP\mXh_3bY24PPdhU\\d1cY24PP`Rg`aa600:100152920W421k?W421k?W4`Y2n1F1b90152920W421k?W421k?W4`Y2P2F1d900`Y2R2F1600`Y2T2F1l<00`Y2V2F1j<00`Y2X2F1f<00`Y2Z2F1d<00`Y2\2F1b<00`Y2^2F1`<00`Y2`2F0000kY2?101k?1515185120Z485120X45620Z420b4lY2X1F11f91ld115185120U95220U921k?Z4lY2\1F1585921k?Z421k?b41dl102505580159921ld1\:21ld1b421k?Z41_W13684121k?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3mY25580159921ld1\:21ld1b421k?Z41h;nY2159921ld1\:21ld1b421k?Z4Wg10lY28:oY21`U2PZ2QZ21@0RZ2121k?X40SZ2121k?Z40_g1121k?ne10TZ21921ld1\:21ld1b40_g1121ld1ne10`g1180159921ld1\:21ld1b421k?Z40fU211_W10gU211h;112hU2Yl10110003_W14PP\mXh_3h;4PPhUibmR1dl14PPdhU\\d10041001505220Z421k?Z45220W421k?W4lY2P2F1d<00lY2R2F1b<00lY2T2F1`<00lY2V2F0000UZ291f901515220W421`e1P4684120oV12037V3U3d3S3X3U3T3036S3Q3S3X3U3T3VZ2P1H01P;1`e1185120P4VZ2V1J11l:00VZ2X1L1h;0100VZ28:WZ21XZ2YZ2ZZ20212oc1hU2000001h;4PPdhU\\d10000000[Z25141aY217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2\Z2]Z2NF211f900]Z2T1T1]Z2T1B101jc1000011B00]Z2V1T1]Z2V1B101jc10001^Z200]Z28:_Z22`Z2aZ2bZ2cZ20213oc1hU2Yl1000001jc14PP\mXh_300051T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00]Z2\1T1800dZ25101k?15185120Z485120W4eZ2R1F111001515220W421k?W450385120Z45620Z421k?Z4eZ2\1LeZ2X1>101jc115921k?Z404PP\mXh_3011400eZ2Z1L000eZ28:fZ21gZ2hZ2iZ20213oc1hU2Yl10110001jc14PP\mXh_30071b90152920W421k?W421k?W4eZ2f1F1d900eZ2h1F1T800eZ2j1F1f<00eZ2l1F1600eZ2n1F1l<00eZ2P2F1X601784120SIjZ2eZ2R2F0000kZ2?1l:1Wg115185120P485120kBlZ2R1F21n:1mZ215220P421Wg1P4lZ2X1B1f91ld115152841920oV1030036S3Q3S3X3U3T352920kB03021Wg1kBlZ2Z1B11h;015421ld1b421mZ2b4nZ200lZ28:oZ21P[2Q[2R[2160S[2121Wg1kB0T[2121mZ2ne10U[2121ld1ne1213oc1Y3hU2000001h;4PPPlYaTUm40021l:0152920P421Wg1P421Wg1P4lZ2f1F1V400lZ2h1F0000V[2?1b61iQ11515220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920l;030W[2X[2T1F0012f9X81ld10X[2X1P1150385121ld1W4565921iQ1b421ld1b41dl1Y[200X[28:Z[21[[2\[2][2180^[2121iQ1ne10_[2121iQ1l;0VQ2121ld1W40mS2121ld1ne1211hU2000001dl14PPPlYaTUm40000000`[2?1f91ld115185120W485120U9a[2X1F11`61iQ115220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3a[2^1B11dl104505221iQ1W421ld1W45621iQ1fA21ld1U9b[25050385121iQ1fA5621iQ1fA5921ld1U91c[25621iQ1fA59921ld1\:21ld1b41c[2d[250385121iQ1fA5521iQ1fA5821iQ1b41_W1e[250505050385121iQ1fA385121iQ1kB385121ld1kB5321iQ1fA21ld1U95221iQ1kB21ld1kBf[200a[28:g[21[[2h[2i[21A0j[2121iQ1ne10k[2121iQ1W40SZ2121iQ1fA0l[2121iQ1kB0m[2121ld1W40SZ2121ld1U90l[2121ld1kB0_g1121ld1ne10U;212oc1hU2000003dl14PPPlYaTUm4_W14PPThjX_:c[24PPU[ck10100000n[2?1f91ld11515185120U9385120X45680159920\:20b420U91_W1o[2V1F0011`61gf1152871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3o[2Z1P1152:21gf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020P\200o[28:Q\21`U2R\2S\21:0cU2121ld1U90dU21921ld1\:21ld1b40_g1121ld1ne10T\2121gf1ne10U\21:21gf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112hU2Yl10110001_W14PP\mXh_30000000V\2?1T:1W\215185120gX185120P4X\2X1F11f91ld11515220W421W\2P485120U9X\2^1B11h;015521W\2gX121ld1U9Y\200X\28:Z\21PW2[\2^Y2190fV2121W\2ne10\\2121W\2gX10]\2121ld1U90_g1121ld1ne10^\2212oc1hU2000001h;4PPdhU\\d10000000_\2?1l:1hc11515185120P485120[Y185120hB`\2V1F11B1UV2151784120a6a\25220W421hc1P4`\2Z1F11dl101565921UV2b421hc1[Y121hc1hBb\215921UV2b421hc1[Y1Wg10`\28:c\21XZ2d\2e\21:121UV2W40f\2121UV2ne10g\215921UV2b421hc1[Y10h\2121hc1hB0_g1121hc1ne10U;212oc1hU2000001dl14PPPP_ZTYYW10031l:0152920P421hc1P421hc1P4`\2h1F1R;01565920b421hc1[Y121hc1hB`\2j1F1X800`\2l1F0000i\271f9016841920gT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3j\2Z1H13R<T<Z<1_n116920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3j\2b1B1:P<Z<n;T3j3X7h9X9X6f1016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3j\2h1B1J0j\28:k\21PX2l\2RX2160SX2120ne10m\2120gT10n\2121_n1ne1112oc1hU2010100000000000o\291j900P]2R1H01f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920\:20b420U91_W1P]2X1B11f900P]2`1L1h;0100P]28:Q]21TY2R]2VY20212oc1hU201010002_W14PPThjX_:h;4PPigPZ90000000S]2:1f900T]2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310T]28:U]21mU2V]2W]20212hU2Yl101100000000000X]291f9015185120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Y]2LH20120Y]28:Z]22cX2eW2[]2\]20212oc1hU20000002W4U9000000]]291f901515185120U985120P46841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3^]2NH20120^]28:_]22cX2eW2`]2a]20212oc1hU20000002P4U9000000b]2?1^91k?151515185120W485120fA5620fA20b43920Y>3720W4c]2d]2Z1F12P3\81ld11515085120^>5185120_>621k?W4120_>565920b421k?fA1_W1d]2d1>1585921k?fA21k?b41h;013621k?W41921ld1^>21ld1_>e]200d]28:f]21g]2h]2i]21:121k?W40j]2121k?fA0_g1121k?ne10k]2121ld1ne10l]215921ld1b421k?fA0m]2212oc1hU201010002_W14PPThjX_:h;4PPPlYaTUm40081^9015220W421k?W4d]2P2F1\90152920W421k?W421k?W4d]2R2F1d80152920W421k?W421k?W4d]2T2F1b90152920W421k?W421k?W4d]2V2F1d900d]2X2F1d<00d]2Z2F1b<00d]2\2F1`<00d]2^2F0000n]2:1h<00o]2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320o]28:P^21mU2Q^2R^2150S^2120P50T^2120ne10U;212hU2Yl101100000000000U^291f901515220W421ld1W46841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3V^2T1H01f91ld11515185120W4385120U96841920gT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3V^2\1B160P9\9^9X9d8015152920W421ld1W421ld1W455920Z4920WS1920fA20b45821ld1b41h;V^2d1B1h;0100V^28:W^22cX2X^2Y^2Z^20213oc1hU2Yl10110001h;4PPhUibmR10000000[^2?1f91ld11515185120P485120U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\^2T1F11f91`e115151515185120P45220P421ld1P485120U95620U921ld1U96841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\^2Z1>11h;01565921`e1U921ld1U91bW2]^200\^28:^^21cX2_^2`^21=0a^2121ld1P40b^2121ld1U90_g1121ld1ne10c^2121`e1U90_g1121`e1ne10d^215921`e1U921ld1U90m]2211hU2000002h;4PPPU^QSS=bW24PP`Rg`aa60081X900\^2j1F1R800\^2l1F1X600\^2n1F1Z600\^2P2F1f200\^2R2F1`<00\^2T2F1b<00\^2V2F1d<00\^2X2F0000e^25101k?1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3f^2X1F1134f9>01505052920W421k?W421k?W43721k?W4g^23720W4g^2f^2b1Lf^2b1>115821k?Z41_W115921k?Z404PPU[ck100000f^28:h^22g]2`Z2i^2j^20213oc1hU2Yl101101k^201_W14PPThjX_:00:10015220W421k?W4f^2n1F1b90152920W421k?W421k?W4f^2P2F1d900f^2R2F1f<00f^2T2F1600f^2V2F1l<00f^2X2F1j<00f^2Z2F1d<00f^2\2F1b<00f^2^2F1`<00f^2`2F0000l^2?1l:1Wg11515185120kB85120P485120jBm^2V1F11f91ld11515151516841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T385120kB52920P420W421Wg1P485120U95220U921Wg1jBm^2\1>11h;015221ld1kB21Wg1kBn^201m^28:o^21P_2Q_2R_21;0cU2121ld1U90S_2121ld1kB0_g1121ld1ne10T_2121Wg1kB0_g1121Wg1ne10U;212oc1hU2000001h;4PPPhcRYZj90051l:015152920P421Wg1P421Wg1P452920jB21Wg1jB21Wg1jBm^2R2F1n:00m^2V2F1P;00m^2X2F1R;00m^2Z2F1X800m^2\2F0000U_281f91ld115185120kB52841920oV1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3V_2Z1H1l:015220kB21ld1kBV_2^1N21h;0V_28:W_21X_2Y_2Z_2170gX2121ld1ne10[_2121ld1kB0\_211h;0]_2212oc1hU2000001h;4PPPQhbWXZ50000000^_2?1l:1hc11515185120kB85120[Y185120hB__2Z1F12^9f91UV21515220kB21hc1kB5085120U985120fA__2`1B11dl1015559921UV2U921UV2fA21hc1[Y121hc1hB`_2159921UV2U921UV2fA21hc1[Y1Wg11__28:a_21XZ2b_2c_21:0d_2121hc1ne10e_2159921UV2U921UV2fA21hc1[Y10f_21921UV2U921UV2fA0g_2121UV2ne10h_2121hc1hB212oc1hU2000001dl14PPPP_ZTYYW11kB111R4015220i>00PC__2V2F0000i_251h91j_20k_2NF311X;01515284120U@039T3U3\3Y3f3U3b3U3T352920W4030921j_2W4920W4030k_2R1P1k_2R1B101jc1000011f90152920W4030921j_2W4920W4030k_2X1P1k_2X1B101jc1000011Z;01515284120h5039T3U3\3Y3f3U3b3U3T352920W4030921j_2W4920W4030k_2^1P1k_2^1B101jc1000000k_28:l_21m_2n_2o_20212oc1hU2000001jc14PPigPZ900031T<00k_2h1F1V<00k_2j1F1X<0152920Wd1000921j_2Wd1000k_2l1F000P`292b8X;0151515220W421j_2W452841920U@036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520oF21j_2b45620oF5921j_2b41Q`252841920XN030039T3U3\3Y3f3U3b3U3T3R`2P1H01h91j_20R`2T1T101h;0100R`28:S`21m_2T`2U`20212oc1hU2000002h;4PP\mXh_3Q`24PPPlYaTUm40000000V`2?1h91j_2185120W4W`2V1F11b81VP2151515220W421j_2W485120oF5620oF5921j_2b41Q`2W`2Z1F11h;015621VP2oF21j_2b4X`200W`28:Y`21m_2Z`2[`218121j_2W40\`2121j_2ne10]`2121VP2ne10^`2121VP2oF0_`2212oc1hU2000002h;4PPPTUioS\R1Q`24PPPlYaTUm40000000``2?1f91ld115185120U952841920gT1030033d3Q3`3a`2V1F00025759921ld1\:21ld1b421ld1U941_W1b`2505559921ld1\:21ld1b421ld1U91_W1555921ld1nV121ld1U91_W1c`200a`28:d`21ZX2e`2f`21:0cU2121ld1U90g`21921ld1\:21ld1b40_g1121ld1ne10h`2121ld1nV10i`211_W1111hU201010001_W14PPThjX_:0000000j`291V:01515220P421hc1P46841920a603:^3_3o2S3_3^3d3U3^3d3203:^3_3o2S3_3^3d3U3^3d3037d3Y3]3U3_3e3d3k`2T1H01l:1hc115151720P4jV285120jB5720jB20b4k`2\1B13T:P;n:00k`2`1L585921hc1jB21hc1b41Se10100k`28:l`21PW2m`2n`20212oc1hU2000001Se14PPThjX_:0000000o`292b9d90150920_V1020720W4Pa2Qa2NH01T800Qa2T1J15X6X9R8T8j300Qa2V1L1h;0100Qa28:Ra21Sa2Ta2Ua20212oc1Va2000001h;4PPb_QdB0000000Wa293b9d9T8015050920_V1020920i9020720W4jV2Xa2NH01X6015220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3Xa2T1J14X6X9R8j300Xa2V1L1h;0100Xa28:Ya22Sa2]l1Za2[a20212oc1Va2000001h;4PPb_QdB0000000\a281R:00]a2R1H4R4V4X4j100]a2V1>112R8f100]a2X1H]a28:^a22_a2`a2aa2ba2130ca2120ne10da2212oc1Va20000000000000ea292\9^901720W4jV2fa2P1H01R801920RP1020fa2V1J18f1\4P4R4V4X4R8T800fa2X1L1h;0100fa28:ga21_a2ha2ia20212oc1Va2000001h;4PPPlYaTUm40000000ja294R:^9\9f9017920W420P4jV2ka2P1H01R4015185120gB5220gB000ka2Z1J15P4R4f1R8T800ka2\1L1h;0100ka28:la22PW2`a2ma2na20111Va2000001h;4PPdhU\\d10000000oa2<11f500Pb2NH<cFQHRHP5aG^G_GbGcGdGeGkG110Pb28:Qb21Rb2Sb2Tb20212Ub2Y301100000000000Vb2:1d500Wb2V1H1nG20nG211Xb211Yb210Wb28:Zb21[b2\b2]b2190^b2120nG0ji1120ne10_b211Xb20`b211Yb20U;212Ub2Y30110002Xb20PPdk\njk2Yb20PP\_h\i^70000000ab2:2`5Z:00bb2V1H1oF20oF211Xb211Yb210bb28:cb21[b2\b2]b2190db2120oF0ji1120ne10_b211Xb20`b211Yb20U;212Ub2Y30110002Xb20PPdk\njk2Yb20PP\_h\i^70000000eb2:4d5`5X:Z:00fb2X1H2dG20dG211Xb211Yb2eG20eG211Xb211Yb210fb28:gb21[b2hb2]b21:0ib2120ne10jb2120dG0kb2120eG0lb211Xb20`b211Yb2213oc1Ub2Y30110002Xb20PPdk\njk2Yb20PP\_h\i^70000000mb2<11b500nb2NH3W4P4dG110nb28:ob21Pc2Qc2Rc20212Ub2Y301100000000000Sc2=1V500Tc2R1L20^F20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32Tc28:Uc21Vc2Wc2Xc20212oc1Ub201000000000000Yc2=1V500Zc2P1L20_F2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32Zc28:[c21Vc2\c2]c20212oc1Ub201000000000000^c2:2f5`:00_c2X1H3QH20QH211Xb211Yb2dG20dG211Xb211Yb2eG20eG211Xb211Yb210_c28:`c21[b2ac2bc21<0cc2120ne10dc2120QH0ec2120dG0fc2120eG0gc211Xb20`b211Yb2213oc1Ub2Y30100002Xb20P``_Qn2Yb20P`[i`d70000000hc2<11`500ic2NH;W4P4^G_GoF`GaGbGcGdGeG110ic28:jc21Pc2kc2Rc20212Ub2Y301100000000000lc294d5`5b5f500mc2NH20120mc28:nc21oc2Pd2Qd20213oc1Ub2Y30000003k>]GW4000001Rd2Sd2mc2X1>Td2?7d5`5f5j:X:Z:`:1iQ115185120dG85120eGUd2P1F00015521iQ1dG21iQ1eGVd200Ud28:Wd21[b2Xd2Yd2160ib2121iQ1ne10Zd2121iQ1dG0[d2121iQ1eG212Ub2Y30000000000000\d2:6`5d5f5Z:X:`:00]d2LH5`G20`G0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3mG20mG3^d2RH20RH0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2aG20aG0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310]d28:_d21`d2ad2bd20212Ub2Y30000000000000cd2=2`5b500dd2NL20P4111d500dd2T1\120W42dd28:ed21fd2gd2hd20213oc1Ub2Y30000000000000id2:1X500jd2LH1fF20fF023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310jd28:kd21jQ2ld2md20212Ub2[`10000000000000nd2<11X500od2LH1P9110od28:Pe21jQ2Qe2Re20212Ub2[`10000000000000Se2?1X51iQ10Te2T1F0002505121iQ1P9385121iQ1m;51321iQ1P985121iQ1m;Ue25050385121iQ1m;5185121iQ1dF85121iQ1eF3721iQ1m;Ve2We200Te28:Xe21jQ2Ye2Ze2190[e2121iQ1ne10RS2121iQ1P90\e2121iQ1dF0]e2121iQ1eF0^e2213oc1Ub2[`10000000000000_e2?2d5X:1iQ10`e2R1F0001507921iQ1lG030ae27921iQ1mG030^d2be200`e28:ce21de2ee2fe2170ge2121iQ1ne10he2121iQ1lG0ie2121iQ1mG0je2213oc1Ub2Y30000000000000ke2<11d500le2NH5W4h5kGdGeG110le28:me21Pc2ne2Rc20212Ub2Y301100000000000oe2>1^50185120kBPf2P1H20kB0011l:0185120kBPf2V1^120kB0Pf28:Qf21Rf2Sf2Tf20112Ub2Y301000000000000Uf2>1^50185120YGVf2P1H20YG0011d:0185120YGVf2V1^120YG0Vf28:Wf22Rf2Xf2Sf2Yf20112Ub2Y301000000000000Zf2<11^500[f2NH7UGVGiFWGXGkBYG110[f28:\f21]f2^f2_f20112Ub2Y301000000000000`f2?1^51Wg1185120iFaf2Z1F0011f91ld10af2^1P115721Wg1iF5921ld1U91_W1bf200af28:cf21Rf2df2ef2160ff2121Wg1iF0lS2121ld1U90mS2121ld1ne1112Ub2hU20100001_W14PPZfVg30000000gf2?1^51Wg115185120WG5520VG5820b41_W1hf2Z1F0011j11hc10hf2^1P125221Wg1WG21hc1P9if250321hc1P9515521Wg1VG5821hc1b41_W15721Wg1VG595921hc1b41aC1_W1jf200hf28:kf21Rf2lf2mf21;0nf2121Wg1WG0of2121Wg1VG0Pg2121hc1b40Qg2121hc1P90_g1121hc1ne10U;112Ub2Y30100002_W14PPZfVg3aC4PPf^Tlg10000000Rg2:2^5^;00Sg2P1H1TG20TG013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d310Sg28:Tg21Ug2Vg2Wg20112Ub2Y301000000000000Xg2:1Z500Yg2LH1g920g921000010Yg28:Zg21Rl1[g2\g20212Ub2[`10000000000000]g2<11Z500^g2LH2g9jF110^g28:_g21Rl1`g2ag20212Ub2[`10000000000000bg2?1\51VP215185120oF85120PGcg2LF00015721VP2PG21VP2oFdg200cg28:eg21Rl1fg2gg20212Ub2aQ10000000000000hg291\500ig2LH20120ig28:jg21Rl1kg2lg20212Ub2aQ10000003k>cFoF000001Rd2Sd2ig2V1>mg2<11f500ng2LH8cFQHRH^G_GkGdGeG110ng28:og22Rb2Ph2Qh2Tb20213oc1Ub2Y30000000000000Rh2=1f501920kG021Sh2T1L20cF011j500Sh2Z1\120W42Sh28:Th21Uh2Vh2Wh20213oc1Ub2aQ101000000000000Xh2?1l51ld115185120T<85120a6Yh2R1F0011P=1hc115185120T<85120a6Yh2V1P11505321hc1lW221ld1lW25721ld1T<21hc1T<Zh200Yh28:[h21\h2]h2^h21:0_h2121ld1T<0SZ2121ld1]?0`h2121ld1a60ah2121hc1T<0ji1121hc1ne1213oc1Ub2cE0000002]?[H000000bh2:1l400ch2LH1T<20T<21000000ch28:dh21eh2fh2gh20112Ub2cE0000000000000hh2?1h41Wg115185120`:85120hEih2LF00015521Wg1`:21Wg1hEjh200ih28:kh21eh2lh2mh20111Ub20000000000000nh2<11d400oh2LH3aEbEcE110oh28:Pi21eh2Qi2Ri20111Ub20000000000001Si2Ti2oh2R1>Ui2<11f400Vi2LH1Z4110Vi28:Wi21eh2Xi2Yi20111Ub20000000000001Zi2[i2Vi2R1>\i2?1T51k?185120T<]i2P1F0011R51_n1185120T<]i2T1P115721k?T<21_n1T<^i200]i28:_i22`i2\h2ai2bi216121k?]?0ci2121_n1T<0di2121k?T<0ei2112Ub2cE0000001]?000000fi2:1P500gi2LH1kE20kE0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300gi28:hi21`i2ii2ji20111Ub20000000000000ki2<11n400li2NH7Q4PF`:hEg3QFRF110li28:mi21`i2ni2oi20111Ub20000000000000Pj2?1P51Wg115284120kE034V3Q3Y3\3Qj2P1F00015384121Wg1QF034`3Q3c3c3Rj200Qj28:Sj21`i2Tj2Uj2160Vj2121Wg1UF0Wj2121Wg1ne10Xj2121Wg1QF111Ub20000000000000Yj201P400Zj2NHX61[j2Zj28:\j21]j2^j2_j20111`j2000001[j24PP\mXh_30000000aj241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<bj2LH20T<0011X4015052841920a6034Q3e3d3X3034Q3e3d3X36920iC000200RI00VIbj2T1R100bj28:cj22dj2\h2ej2fj20213oc1`j2cE0000000000000gj2?1X41aY2152841920a6030034Q3e3d3X3hj2V1F11P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<hj2\1B11h;015721hc1T<1ij2jj201hj28:kj21dj2lj2mj2180nj2121aY2ne10oj2121hc1T<0ji1121hc1ne10Pk211ij2213oc1`j2cE000002h;4PPPlYaTUm4ij2020000000Qk2?1P=1k?15151720]?Rk285120T<50385120ib1720ib1Sk2Tk2V1F11P=1_n1185120T<Tk2\1B11h;015721_n1T<21k?T<Uk201Tk28:Vk21\h2Wk2Xk219121k?]?0ci2121k?T<0ji1121k?ne10`b2121_n1T<0ji1121_n1ne1213oc1`j2cE000001h;4PPPhcRYZj93]?[Ha6000010Yk241P40185120_BZk2LH20_B100012V8X800Zk2R1NZk28:[k21\h2\k2]k20111`j20000000000000^k2?1P=1k?151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<_k2T1F31X41aY2152841920a6030034Q3e3d3X3_k2Z1B1X41bl1152841920a6030034Q3e3d3X3_k2\1B1P=1_n1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<_k2^1B11h;015050565821bl1b41Se121_n1b45221bl1Q421aY2Q4575921_n1T<21k?T<1ij2`k200_k28:ak21dj2bk2ck21=0dk2121aY2ne10ZU2121bl1ne10ek2121k?T<0_g1121k?ne10fk2121_n1T<0_g1121_n1ne10U;212`j2cE000003h;4PPPlYaTUm4Se14PPU[ck1ij2040000010gk291B0152841920a603003AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T3hk2P1H01X400hk2T1T111l:00hk2T1^21h;0100hk28:ik22[W2jk2kk2lk20213oc1`j2Yl1000001h;4PPPlYaTUm40000000mk292b9d90150920_V10207920W4030Pa2nk2NH01X400nk2T1J14X6X9T8f100nk2V1L1h;0100nk28:ok21jk2Pl2Ql20212oc1`j2000001h;4PP\mXh_30000000Rl2?1R=1k?185120Uc1Sl2X1F21j11iQ115220P9020Sl2^1B1R=1_n1185120Uc1Sl2`1B11h;02505621_n1Uc121k?Uc1565821iQ1b41Se121_n1b4Tl25721_n1Uc121k?Uc1Ul200Sl28:Vl21\h2Wl2Xl21:0Yl2121k?Uc10_g1121k?ne10Zl2121_n1Uc10_g1121_n1ne10[l2121iQ1ne1212`j2cE0100002h;4PPPlYaTUm4Se14PPU[ck10000010\l2?1X41aY21515720iC00XO5420iC00`U1]l2R1F000285121aY2a6^l2684121aY2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3_l200]l28:`l21al2bl2cl2170dl2121aY2ne10el2121aY2iC0fl2121aY2a60gl2212oc1`j20000000000000hl2?1X41aY21620iC200RI00VIil2R1F000285121aY2a6^l25284121aY2a6034Q3e3d3X3jl200il28:kl21ll2ml2cl2170dl2121aY2ne10el2121aY2iC0fl2121aY2a60nl2212oc1`j20000000000000ol251X41aY20Pm2R1F411Z400Pm2V1T1Pm2V1B101jc1000011V:00Pm2X1T1Pm2X1B101jc1000012R4V40150515720i>00`<5420i>00hB5220i>00PCPm2Z1P1Pm2Z1B101jc10001Qm211f9016841920oV10303036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3Pm2b1P1Pm2b1B101jc10001Rm200Pm28:Sm22[W2Ph1Tm2Um20212oc1`j2000001jc14PPhUibmR10021T800Pm2P2F1X601620SI203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3Pm2R2F61T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11R<00Pm2X2F1Z<015220f303:R3Q3S3[3W3b3_3e3^3T3Pm2Z2F800Vm2?1X41aY20Wm2NF000285121aY2a6^l2684121aY2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3Xm200Wm28:Ym23Ph1al2aZ2Zm2[m20212oc1`j20000000000000\m251P41iQ10]m2R1F611R400]m2V1T1]m2V1B101hW1000011V400]m2X1T1]m2X1B101hW1000011X400]m2Z1T1]m2Z1B101hW10001^m211h100]m2\1T1]m2\1B101hW10001_m211P200]m2^1T1]m2^1B101hW10001k;11j100]m2`1T1]m2`1B101hW10001`m200]m28:am22Ui1Ph1bm2cm20212oc1`j20010001hW14PPf^Tlg11Q40051T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00]m2j1T1810dm251X41aY215284120a6037^3U3d3g3_3b3[3em2R1F112R4V40150515720i>00`<5420i>00hB5220i>00PCem2Z1Lem2X1>101[Z10011^<01506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020em2X1L000em28:fm21gm2hm2im20211`j20100001[Z14PPPQhbWXZ50000000jm2?1P41iQ10km2X1F13R4V4X41lm20km2Z1F11h;01555921lm2b421iQ1b41hW1mm215921lm2b421iQ1b4Wg10km28:nm21Ui1om2Pn2180Qn2121iQ1ne10Rn215921lm2b421iQ1b40Sn2121lm2ne10i`211hW1111`j20010002hW14PPlUX[Fh;4PP\mXh_31Q4100010Tn2?1P=1k?15151720]?Un285120T<50385120ib1720ib1Sk2Vn2T1F23n;Z<j31cl1152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Vn2Z1B1P=1_n115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<Vn2\1B11h;015050505721_n1T<21k?T<5221_n1T<0005521_n1b421cl1b4565921_n1b421cl1b41Ro1Wn200Vn28:Xn21\h2Yn2Zn21<121k?]?0[n2121k?T<0ji1121k?ne10\n2121_n1T<0ji1121_n1ne10]n2121cl1ne10^n2212`j2cE000002Ro14PPhja`o6h;4PPPhcRYZj90071f100Vn2f1\11\400Vn2f1h21P400Vn2f1T41R400Vn2f1R51V400Vn2f1R61X400Vn2f1T71j100Vn2f1P80000_n241P=0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<`n2LH20T<0011X40153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3`n2T1R100`n28:an21\h2bn2fj20213oc1`j2cE0000000000000cn2?1X41aY215185120Q452841920a6030037^3U3d3g3_3b3[3dn2T1F11j11hc10dn2X1F11h;01321hc1P9en201dn28:fn22Ph1hg1gn2hn2140in2121aY2ne10jn2121hc1ne1212oc1`j20100001h;4PP\mXh_31Q4131R400dn2h1\11V400dn2h1\21l:00dn2h1^30000kn2?1X41aY215152841920a6030037^3U3d3g3_3b3[385120Q4ln2V1F31^<1UV21506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920g`1020ln2\1B1f11Wg115185120Q45320Q421aY2Q4ln2^1B1j11hc11515185120Q45320Q421aY2Q485120P9ln2`1B11h;015021hc1P95521Wg1b421UV2b4mn200ln28:nn21gm2on2Po2170Qo2121hc1ne10Ro2121UV2ne10So2121aY2ne10U;211`j20100001h;4PPPQhbWXZ50051^<015036841920i>036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920g`1021ln2j1F1X40153841920a6030037^3U3d3g3_3b3[3ln2l1F1R4015720i>00PIln2n1F1h100ln2P2F1P200ln2R2F0000To2?2X<Z<1Re1152920f3035S3b3Q3c3X3035S3b3Q3c3X3Uo2T1F0014X4R4V4j11aY20Uo2X1P115050503921aY2kC02053841921aY2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921Re1b421aY2b41h;53921Re1Wd1000921aY2Wd1000Vo200Uo28:Wo21Ph1Xo2Yo2160Zo2121Re1ne10l]215921Re1b421aY2b40[o2121aY2ne1212oc1`j20100001h;4PPf^Tlg10000000\o2?1P=1k?1515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120T<]o2T1F21R41iQ115220i>00PC]o2Z1B1P=1_n115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<]o2\1B11h;01505521_n1T<21k?T<5721iQ1b421_n1b4^o200]o28:_o21gg1`o2ao21;0bo2121k?T<0_g1121k?ne10Zl2121_n1T<0_g1121_n1ne10co2121iQ1ne10do2212`j2cE000001h;4PPPlYaTUm40061X400]o2j1F1h100]o2l1F1`100]o2n1F1P200]o2P2F1j1015220P9020]o2R2F1R401515320i>00PC5720i>00hB]o2T2F0010eo2:1X400fo2P1H1iC20iC110PC10fo28:go21gg1ho2io2130nj2120ne10jo2212oc1`j20000000000000ko291P400lo2P1H01X4013920jC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3lo2T1J16b4^4V6V8X6f100lo2X1B1h;0100lo28:mo21]j2no2oo20111`j2000001h;4PP\mXh_30000000PP391P401545920b421iQ1b421iQ1iBQP3LH01R41iQ11515220i>00jJ5620iB040QP3R1J12V8R400QP3T1L21iQ1iB0100QP38:RP31]j2SP3TP30111`j20000000000000UP3?1^91k?151784120W4VP385120fAWP3T1F21X41aY20WP3Z1B4P3`6\8n91UV215150385120SI5284120SI03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920g90020005185120^>3621k?W4120^>WP3\1B15921k?fA21k?b4015421UV2b421aY2b4XP300WP38:YP31jk2ZP3[P3180hl1121k?W40\P3121k?ne10]P3121UV2ne10^P3121aY2ne1211`j200000000;1b90152920W421k?W421k?W4WP3n1F1f90152920W421k?W421k?W4WP3P2F1X6017841920SI030_P3WP3R2F1d900WP3T2F1`900WP3V2F1T800WP3X2F1n;00WP3Z2F1j300WP3\2F1b<00WP3^2F1d<00WP3`2F1`<00WP3b2F0000`P351R41iQ11515720i>00XO5420i>00`U1aP3NF111X400aP3R1\1aP3R1J101jc1000011X40136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3aP3V1B0aP38:bP32al2Ph1cP3dP30212oc1`j2000001jc14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00aP3`1T1810eP3:1X400fP3P1H1a620a61136c2U2b2f2U2b211fP38:gP31al2hP3iP3150dl2120ne10jP3120a60kP3111`j20000000000000lP3?1R=1k?0mP3T1F11R=1_n10mP3V1F11h;0355921k?Sc1000921_n1Sc1921k?Sc1000nP355921k?Tc1000921_n1Tc1921k?Tc1000oP355921k?Uc1000921_n1Uc1921k?Uc1000PQ301mP38:QQ31\h2RQ3Xk21@0SQ3121k?ne10TQ3121_n1ne10UQ3121k?Sc10`b2121_n1Sc10VQ3121k?Tc10`b2121_n1Tc10WQ3121k?Uc10`b2121_n1Uc1213oc1`j2cE000001h;4PPPhcRYZj90000010XQ341R=0185120Uc1YQ3LH20Uc10011j1013920P9020YQ3T1R114X4h1`1P200YQ3V1L13n;j3T300YQ3X1NYQ38:ZQ31\h2[Q3\Q30212`j2cE0000000000000]Q3?1P=1Wg115151515220]?03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<^Q3T1F11P=1j_215151515220]?03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220[H031]1385120ib185120T<^Q3Z1B11h;015721j_2T<21Wg1T<_Q300^Q38:`Q31\h2aQ3bQ3190cQ3121Wg1T<0_g1121Wg1ne10dQ3121j_2T<0_g1121j_2ne10U;112cE`j2000001h;4PP`Rg`aa60000010eQ3?1R=1k?185120Tc1fQ3X1F21j11iQ115220P9021fQ3^1B1R=1_n1185120Tc1fQ3`1B11h;02505621_n1Tc121k?Tc1565821iQ1b41Se121_n1b4gQ35721_n1Tc121k?Tc1hQ300fQ38:iQ31\h2jQ3Xl21:0kQ3121k?Tc10_g1121k?ne10Zl2121_n1Tc10_g1121_n1ne10lQ3121iQ1ne1212`j2cE0100002h;4PPPlYaTUm4Se14PPU[ck10000010mQ351R41iQ115220i>00jJnQ3NF111X400nQ3R1\1nQ3R1J101jc1000011X40153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3nQ3V1B0nQ38:oQ32al2aZ2PR3QR30111`j2000001jc14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00nQ3`1T1810RR351R41iQ11620i>200RI00VISR3T1F111X40152841920a6030034Q3e3d3X3SR3X1\1SR3X1J101jc1000011X40153841920a6030034Q3e3d3X3SR3\1B0SR38:TR31ll2UR3VR30212oc1`j2000001jc14PPigPZ91Q40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1812WR3XR3SR3N>YR3XR3SR3P1>ZR391n;015220Wd121nl1Wd1[R3R1H01\41nl115185120X>85120Wd1[R3X1J01h;0100[R38:\R31lc1]R3^R30213oc1jDYl10110001h;4PP\mXh_30000000_R381X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`R3R1H2V6X6015052920SI03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120SI920mH021`R3X1>00`R38:aR31bR3cR3dR3130eR3120ne10fR3213oc1jDYl101100000000000gR3?1V61hc115085120mH85120nHhR3R1F0002921hc1mH021iR356921hc1nH002000jR300hR38:kR31lc1lR3mR3170nR3121hc1ne10oR3121hc1mH0PS3121hc1nH0QS3212jDYl10000000000000RS382T6V600SS3R1H2P6R600SS3T1N00SS38:TS32bR3lc1US3VS3130WS3120ne10XS3213oc1jDYl101100000000000YS381\40185120X>ZS3R1H2P6R600ZS3V1N00ZS38:[S31lc1\S3]S3150^S3120X>0_S3120ne10`S3213oc1jDYl101100000000000aS3;011bS31cS3dS38:eS31fS3gS3hS30213oc1jDiS30000000000000jS371Z4015284120SD034^3e3\3\3kS3P1H0001\4kS38:lS31lc1mS3nS3130oS3120ne10PT3213oc1jDYl10000000000000QT351\41nl11515185120X>85120W485120hDRT3R1F113>f9B015220W421nl1W4RT3\1LRT3X1>101h;15921nl1hD1bY2013>f9B00RT3Z1L000RT38:ST32YV2dX2TT3UT30213oc1jDYl10110002bY24PP\mXh_3h;4PPTSR[]V10081b900RT3f1F1d900RT3h1F1T800RT3j1F1X900RT3l1F1R800RT3n1F1f<00RT3P2F1600RT3R2F1X601784120SIjZ2RT3T2F0000VT391\401515185120X>5220W421nl1W4545920b421nl1b41ij2WT3P1H01\41nl115185120X>85120W4WT3V1J01ij20100WT38:XT31]j2YT3ZT30112jDYl10110001ij24PP\mXh_30000000[T391P400\T3NH01V81ld115185120mP15320lP120mP1\T3T1B11X800\T3X1L1dl10100\T38:]T31^T3_T3`T30212oc1oP1000001dl14PPPTUioS\R10000000aT3?2l:R41Wg116920i>00`<200`<00PCbT3X1F21V81ld115185120b3385120mP1bT3^1B2X8P41cT30bT3`1B11h;01505521cT3b421ld1b4921cT3WQ1020dT300bT38:eT31^T3fT3`T3140gT3121ld1ne10hT3121cT3ne1211oP1000001h;4PPPTUioS\R10100001iT3jT3bT3T1>kT381f91ld115185120kB6841920oV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T3lT3V1H2l:R40151515085120kB385120i>5220kB21ld1kB52920i>00`<00`<lT3\1>111X800lT3`1HlT38:mT31^T3nT3oT3170gX2121ld1ne10PU3121ld1oV10QU3121ld1kB0RU3213oP1hU2iS30000000000000SU3>1P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1TU3LH20^B0011R40185120eBTU3R1^120eB0TU38:UU31VU3WU3XU30212oP1L0000000000000YU3:3^4`4b400ZU3T1H1QE20QE0134^3_3^3U300ZU38:[U31\U3]U3^U3150_U3120ne10`U3120QE0aU3112oP1L01001bU3000000000cU3:1P400dU3T1H1^B20^B0434^3_3^3U333^3Y3\334^3e3\3\331]111dU38:eU31\U3fU3^U3150Qn2120ne10gU3120^B0hU3112oP1L01001bU3000000000iU391P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1jU3NH01X800jU3R1T111R40152920i>00`<00`<jU3R1R31dl10101jU38:kU31^T3lU3mU30211oP1000001dl14PPPlYaTUm40000000nU391P4015620b421j_2REoU3NH02^4b41j_2185120REoU3V1B14`4^4b4V80150385120RE5620RE21j_2REoU3\1B1h;0100oU38:PV31QV3RV3SV30112oP1L000001h;4PPPlYaTUm40000000TV391l:015185120kB5320kB21iQ1kBUV3NH01R41iQ1151515220i>00PC85120kB85120Q4UV3V1B12j1P400UV3Z1L1h;0100UV38:VV31WV3XV3YV30211L000001h;4PP\mXh_31Q40031T<00UV3f1V11V<00UV3f1V21X<00UV3f1V3010ZV391R4015220i>00PC[V3NH01X800[V3T1J13l:V4R40152920i>00`<00`<[V3X1B1dl10100[V38:\V31WV3]V3^V30212oP1L000001dl14PPPlYaTUm40000000_V3>1R401515220i>00PC85120kB`V3LH20kB0011l:015185120kB37920P4030jV2`V3T1L20kB0`V38:aV31WV3bV3cV30211L0000000000000dV3:5\7X7Z7`7n;00eV3T1>1k320k33fV311eV38:gV31hV3iV3jV3150kV3120ne10e_2120k30lV3111oP10000000000000mV3:5\7X7Z7`7n;00nV3T1>1k320k33oV311nV38:PW31hV3QW3RW3150kV3120ne10e_2120k30SW3011oP10000000000000TW3?1R41iQ115152920i>00`<00`<85120eBUW3R1F11P41gf1185120^BUW3X1>1812921iQ1hB1h;1h;013684121gf1^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1VW300UW38:WW31VU3XW3YW3170Xo1121iQ1ne10ZW3121gf1ne10[W3121gf1^B0\W3212oP1L000001h;4PP`nPRffS50071X800UW3f1F1V800UW3h1F1n:00UW3j1F1P;00UW3l1F1R;00UW3n1F1`;00UW3P2F1R40152920i>00`<00`<UW3R2F0000]W371P40151515185120b350385120^B684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1555920b421iQ1b4812921iQ1hB1h;1h;3515185120Q485121iQ1Q45220Q421iQ1Q4^W3T1H11R41iQ115152920i>00`<00`<85120eB^W3`1J17X8V8n:P;R;`;R40152920i>00`<00`<^W3d1B00^W38:_W31VU3`W3aW3170Qn2120ne10bW3120^B0cW3121iQ1ne10dW3212oP1L000001h;4PP`nPRffS50000000eW3?1\71_n11684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3fW3R1F11P41iQ1150720]BgW3720]BhW3fW3X1>11h;013721iQ1]BhW3iW300fW38:jW31kW3lW3mW3180nW3121_n1h50oW3121_n1ne10PX3121iQ1]B0ji1121iQ1ne1212oP1iS3000001h;4PPPTUioS\R10100010QX3:1`6015220SI03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3RX3LH1QE20QE0136U2c2b1e1f1[220RX38:SX31TX3UX3VX3150WX3120ne10XX3120QE0YX3212oP1lj10000000000000ZX391^4015420b45921j_2RE1Se1[X3NH01^41j_2185120RE[X3V1B14R4X4V8X8016920i>00RI200RI00VI[X3\1B1h;0120[X38:\X31QV3]X3^X30111oP1000002h;4PPPlYaTUm4Se14PPhUibmR10000010_X3?1`41W\20`X3P1F00015621W\2RE21W\2b4aX300`X38:bX31QV3cX3SV3170dX3121W\2RE0eX3121W\2b40_g1121W\2ne10U;111oP10000000000000fX3:3^4`4b400gX3LH1QE20QE0136U2c2b1e1f1[220gX38:hX31TX3iX3jX30211oP10000000000000kX3?1l:1nl115185120kB85120P4lX3X1F21R41iQ115220i>00PClX3^1B1l:1Wg115220P421nl1P4lX3`1B11h;01505221Wg1kB21nl1kB5421Wg1ne121iQ1ne1mX301lX38:nX31WV3oX3PY31=0QY3121iQ1ne10RY3121nl1P40SY3121nl1kB0_g1121nl1ne10Zl2121Wg1kB0_g1121Wg1ne10U;211L000001h;4PP`nPRffS50071R40152920i>00`<00`<lX3P2F1V400lX3R2F1X800lX3T2F1n:00lX3V2F1P;00lX3X2F1R;00lX3Z2F1`;00lX3\2F0001TY3UY3lX3T1>VY3?1l:1Wg115185120P485120kBWY3Z1F21R41UV215220i>00PCWY3`1B1f91ld11515152920P420W421Wg1P45284120oV1036S3Q3S3X3U3T385120kBWY3b1B11h;01505521ld1b421UV2b45221ld1kB21Wg1kBXY300WY38:YY31WV3ZY3[Y31;0QY3121UV2ne10\Y3121ld1kB0_g1121ld1ne10]Y3121Wg1kB0_g1121Wg1ne10U;212oP1hU2000001h;4PPPlYaTUm40181R40153920i>00`<00PCWY3R2F1V400WY3T2F1n:00WY3V2F1P;00WY3X2F1R;00WY3Z2F1`;00WY3\2F1X800WY3^2F1V800WY3`2F0002^Y3_Y3WY3T1>`Y3aY3WY3V1>bY382`6b61lm2185120cY3dY3T1H2T3j3015220cY321lm2cY3dY3X1N00dY38:eY31fY3gY3hY316121lm2SI0iY3121lm2cY30ji1121lm2ne10jY3211[`101000000000000kY391T3015220Wd121cl1Wd1lY3V1H01j31cl10lY3Z1T101h;0100lY38:mY31nY3oY3PZ30111[`10100001h;4PPb_QdB0000000QZ371T31ld115220Wd121j_2Wd1RZ3R1H17V3X3Z3\3^3b3d31j_20RZ3X1J11j300RZ3`1L00RZ38:SZ31nY3TZ3UZ3150VZ3121ld1ne10WZ3121j_2ne10XZ3111[`101000000000000YZ371f6015320SI034d3X3U3^3ZZ3P1H0003n6`6b6ZZ38:[Z31\Z3]Z3^Z3150_Z3120SI0ij1120ne10`Z3111[`10000000000000aZ3?1b31hc10bZ3HF00015221hc1]?03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3cZ300bZ38:dZ31eZ3fZ3gZ30212oc1[`10000000000000hZ3:1`601513920P902150851:20\<205U3b3b3_3b304S3_3T3U35185120W753871:20\<105U3b3b3_3b3036_3R3Z3U3S3d3iZ3V1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321iZ38:jZ31kZ3lZ3mZ316120SI0nZ3120ne10oZ3120W70P[3111[`10000000000002Q[3R[3iZ3P1>S[3R[3iZ3R1>T[3:1d601720SIU[3V[3P1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321V[38:W[31kZ3X[3mZ316120SI0nZ3120ne10oZ3120W70P[3111[`10000000000000Y[381X900Z[3P1H1X700Z[3R1N00Z[38:[[33\[3][3^[3_[3`[3130a[3120ne10b[3212oc1[`10000000000000c[3?3`6b6d61`e11720SId[3e[3P1F000153841921`e1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3oo100e[38:f[31g[3h[3i[315121`e1SI0SP2121`e1W70ji1121`e1ne1212oc1[`10000000000000j[372b6`61`e1152920R403021hc1R4k[3P1H11X61hc1151720SId[385120R4k[3Z1B12b6`6015152920R403021hc1R45085120SI53841920W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3k[3`1B00k[38:l[31g[3m[3i[3160n[3121`e1R40o[3121`e1W70ji1121`e1ne1212oc1[`10000000000010P\351X61hc1185120R4Q\3NF211`60185120R4Q\3T1T1Q\3T1B101jc1000011b60185120R4Q\3V1T1Q\3V1B101jc1000001Q\38:R\31S\3T\3U\30212oc1[`1000001jc14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810V\3?1b61`e1185120W7W\3R1F0001684121`e1W7>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3X\300W\38:Y\31kZ3Z\3[\3170\\3121`e1SI0]\3121`e1ne10oZ3121`e1W70P[3112oc1[`10000000000000^\3?1b61`e10_\3R1F00015056831921`e1W703000051385121`e1W7721`e1l;`\3a\300_\38:b\31kZ3c\3d\3190\\3121`e1SI0]\3121`e1ne10oZ3121`e1W70e\3121`e1l;0f\3211[`10000000000000g\3?1b61`e10h\3T1F000256831921`e1W7030000i\356831921`e1l;030000j\300h\38:k\31l\3m\3n\3190\\3121`e1SI0]\3121`e1ne10oZ3121`e1W70e\3121`e1l;0o\3212oc1[`10000000000000P]3?1`61iQ11513920P902185120W7Q]3P1F000250568319:21iQ1\<205U3b3b3_3b304S3_3T3U30300005153871:21iQ1\<105U3b3b3_3b3036_3R3Z3U3S3d35683121iQ1W7000R]356831921iQ1l;030000S]300Q]38:T]31l\3U]3V]318121iQ1SI0nZ3121iQ1ne10oZ3121iQ1W70e\3121iQ1l;0o\3211[`10000000000000W]3?1b61`e11684120W7403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3X]3R1F00017921`e1l;030Y]3Z]300X]38:[]32\]3]]3^]3_]3170`]3121`e1W70ji1121`e1ne10a]3121`e1l;0b]3211[`10000000000000c]372h6j60152920\?021020d]3T1H0001h6d]38:e]31f]3g]3h]3130i]3120ne10j]3212oc1[`10000000000000k]376X3Z3\3^3`3f301503920\?0213920e8021l]3R1>0003X3\3f3l]38:m]32n]3o]3P^3Q^3130R^3120ne10S^3212oc1[`10000000000000T^326U^3V^3W^3UA]?d@061V300X^3f1P12X3Z300X^3h1N2\3^300X^3j1L1b300X^3l1J1d300X^3n1N1j300X^3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:X^38:000X^38:Y^31nY3Z^3[^30111[`101000000000010\^397V3X3Z3\3^3b3d300]^3R1>01j300]^3b1J11T300]^3d1L1h;0100]^38:^^31nY3_^3`^30111[`10100001h;4PPigPZ90000000a^351l61cl113720YKb^3c^3T1F311l601720YKb^3c^3Z1T1c^3Z1B101h;000011h601920\?021c^3\1T1c^3\1B101h;000011j300c^3^1T1c^3^1B101h;0001d^300c^38:e^31f]3f^3h]30212oc1[`10100001h;4PPb_QdB0041T<00c^3d1F1V<00c^3f1F1X<0152920Wd1000921cl1Wd1000c^3h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3c^3j1F0000g^3?1T71`e10h^3NF0001684121`e1PL4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3i^300h^38:j^31k^3l^3m^30211[`10000000000000n^372b6d60152920W703003=e2^2Y2]2`2\2U2]2U2^2d2U2T2o^3V1H0003`6b6d6o^38:P_31\Z3Q_3R_315120SI0S_3120W70ji1120ne1212oc1[`10000000000000T_391P701385120UFU_3P1H01D00U_3T1T111j300U_3T1n21dl10100U_38:V_31W_3X_3Y_30211[`10110001dl14PPb_QdB0000000Z_394X<LP1R10152920Wd1000921hc1Wd1000[_3NH01X61hc1185120R4[_3V1J14`6b6n;j30152920R421hc1R421hc1R4[_3Z1B1h;0100[_38:\_31S\3]_3^_30212oc1[`1000001h;4PPf^Tlg10000000__374P1R1LN017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1`_3a_3X1>0002\1^1a_38:b_32c_3d_3e_3f_3150g_3120ne10h_3120P70i_3212oc1[`101000000000000j_3?2b6`61`e1151513920P90206841920W7030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920l;030000k_3R1F0001721`e1l;l_3m_300k_38:n_32o_3P`3Q`3R`3170`]3121`e1W70ji1121`e1ne10a]3121`e1l;0S`3111[`10000000000000T`352T3n;1cl1153920h5030039_2^2o2S2b2U2Q2d2U2U`3T1F111j300U`3X1\1U`3X1J101jc1000000U`38:V`31W`3X`3Y`30212oc1[`1000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Z`351X71hc10[`3NF111Z7015284120oL035b3U3Q3T3i3[`3P1\1[`3P1J101jc1000011Z701684120oL2035U3b3b3_3b3036V3Q3Y3\3U3T3[`3T1B0[`38:\`33]`3][3^[3^`3_`30212oc1[`1000001jc14PPigPZ901041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810``381P701385120UFa`3P1H1j300a`3T1N00a`38:b`31W_3c`3Y_3130d`3120ne10e`3211[`10000000000000f`3?5\1^1`1f1b11j_215185120P7784120P7g`3h`3NF0001621j_2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3i`300h`38:j`31k`3l`3m`30212oc1[`10000000000000n`382^1f11j_217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3g`3o`3X1H1\10151920e80215050385120P7385121j_2P75220P721j_2P7o`3^1>00o`38:Pa31d_3Qa3Ra3150Sa3121j_2P70Ta3121j_2ne10Ua3112oc1[`10000000000000Va391\1015185120P7920e8021Wa3NH10120Wa38:Xa31c_3Ya3Za30212oc1[`101000001P7000000[a3?1\11iQ115185120e87841920P703:d3Y3]3U3c3Q3V3Q3b3Y3g`3\a3R1F000121iQ1e8]a300\a38:^a31d_3_a3`a3150aa3121iQ1P70ba3121iQ1ne10ca3212oc1[`101000000000000da3?1h31aY215220e8020ea3P1F0015T3V3X3b3j31ld10ea3T1P1153921aY2Wd1000921ld1Wd1000fa300ea38:ga31n]3ha3Q^3140ia3121aY2UA0ja3121aY2ne1212oc1[`10000000000000ka3?2\9^91k?15185120fA565920fA20b41h;la3X1F13P3`6n91UV2185120g9la3^1B11h;015721UV2g9002ma300la38:na33oa3Uo1io1Pb3Qb3190Rb3121k?fA0Sb3121k?ne10Tb3121UV2ne10Yo1121UV2g90Ub3212oc1Vb3000001h;4PPlb\i^A0071`900la3l1F1b900la3n1F1d900la3P2F1f900la3R2F1T800la3T2F1n;00la3V2F1j300la3X2F0000Wb3?1^91k?15185120W485120fAXb3X1F12P3\81ld11515085120^>85120_>5420b421k?fAXb3^1>11h;01621k?W41921ld1^>21ld1_>Yb300Xb38:Zb31oa3[b3\b317121k?W40]b3121k?fA0_g1121k?ne10^b3121ld1ne1212oc1Vb30100001h;4PPlb\i^A0051`90152920W421k?W421k?W4Xb3j1F1b90152920W421k?W421k?W4Xb3l1F1d900Xb3n1F1f90152920W421k?W421k?W4Xb3P2F1T800Xb3R2F0000_b3?3`6P3l91_n115185120g95720g91hW1`b3\1F21^91k?1565920fA20b41h;`b3b1B2`6P31UV2185120g9`b3d1B11h;01505521UV2b421k?b45421UV2g91hW1ab300`b38:bb31oa3cb3db31<121_n1g90eb3121_n1ne10fb3121k?ne10gb3121UV2ne10Yo1121UV2g90hb311hW10ib3111Vb30100002h;4PP\mXh_3hW10P400;1l900`b3P2F1b600`b3R2F1`900`b3T2F1b900`b3V2F1d900`b3X2F1f900`b3Z2F1n900`b3\2F1T800`b3^2F1Z800`b3`2F1d800`b3b2F1X601720SIjb3`b3d2F0011kb3lb3`b3X1>mb3?5n9l9\8P3`61nl1185120g9nb3R1F00015521nl1g91hW1ob300nb38:Pc32Qc3jo1Rc3Sc315121nl1g90Tc3121nl1ne10Uc311hW1212oc1Vb3000001hW10P40000000Vc3?1n91Wc3185120nW1Xc3V1F00025521Wc3nW11Yc3Zc355921Wc3oW10001Yc3[c300Xc38:\c31]c3^c3_c318121Wc3nW10`c3121Wc3oW10ac3121Wc3ne10bc311Yc30cc3111Vb30100001Yc30X10000000dc3?1l91cl10ec3V1F000285121cl1g9fc35721cl1g9921cl1hW11hW1gc300ec38:hc31oa3ic3jc3170kc3121cl1ne10lc3121cl1g90mc3121cl1hW10nc3111Vb30100001hW10P40000000oc3?2\8P31nl115085120_>85120^>Pd3T1F000155831921nl1_>21nl1^>1hW1Qd300Pd38:Rd31Qc3Sd3Sc3160Td3121nl1ne10kS21831921nl1_>21nl1^>0Ud311hW1212oc1Vb30100001hW10P40000000Vd3?1`61Wg11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120lIWd3R1F00023721Wg1lIXd3Yd33721Wg1lIZd3[d300Wd38:\d32jo1Qc3]d3Sc3140^d3121Wg1ne10_d3121Wg1lI212oc1Vb301000000000000`d3?1n91Wc3185120PX1ad3R1F0001505521Wc3PX10005521Wc3oW1000bd300ad38:cd31dd3ed3fd3170gd3121Wc3PX10hd3121Wc3oW10_g1121Wc3ne10id3111Vb30000000000000jd381f91`e1185120P4kd3T1H7X9\9^90d:j:R:015052920W403021`e1P452920P403021`e1P4kd3Z1>111j:0152920o9002000kd3d1Hkd38:ld31dX2md3nd3150od3121`e1ne10Pe3121`e1P40Qe3111Re301100000000000Se3:1n500Te3R1H1_H20_H012120Te38:Ue31Ve3We3Xe3130Ye3120ne10Ze3111Re301000000000000[e3?4`9f:h8P21aY20\e3P1F000150505056831921aY2l;921aY2m;921aY2WV103000085121aY2W785121aY2W485121aY2P4]e300\e38:^e31aZ2_e3`e3130ae3121aY2ne10be3211Re30000000000000ce382l:f91`e115085120P485120W4de3T1H7X9\9^9d:j:R:l3015052920W4030921`e1P421`e1W452920P4030921`e1P421`e1W4de3Z1>111j:0152920o9002000de3d1Hde38:ee31dX2fe3ge3150_U3121`e1ne10Pe31921`e1P421`e1W40Qe3111Re301000000000000he3;01040ie38:je31ke3le3me30112Re3iS30000000000000ne3;011oe30Pf38:Qf31ke3Rf3Sf30112Re3iS30000000000000Tf3;0202030Uf38:Vf31ke3Wf3Xf30213oc1Re3iS30000000000000Yf3;040001051Zf30[f38:\f31fS3]f3^f30213oc1Re3iS30000000000000_f3?2V=n51`e1152920_H021021`f3V1F00013921`e1`c1020af300`f38:bf31cf3df3ef3130ff3121`e1ne10gf3111Re301000000000000hf3<00111if38:jf32kf3cf3lf3mf30212oc1Re30000000000000nf3?3X=j1X41`e115085120dc185120S;of3P1F00013921`e1dc1020Pg300of38:Qg31kf3Rg3Sg3130Tg3121`e1ne10Ug3211Re30000000000000Vg3?1X41aY2153871:20S;106b3U3Q3c3_3^3036Q3R3c3U3^3d3Wg3LF00016:21aY2S;106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2Xg300Wg38:Yg31kf3Zg3[g30212Re3`j20000000000000\g3?1j11hc1153871:20S;107c3e3S3S3U3c3c3036Q3R3c3U3^3d3]g3LF000152871:21hc1S;107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3^g300]g38:_g31kf3`g3ag30211Re30000000000000bg371T=00cg3P1H007B4JLF200cg38:dg31cf3eg3fg3150_U3120ne10gg3120[c10hg3112oc1Re30000000000000ig351h;1aY20jg3NF213l;l7b600jg3R1T1jg3R1B101jc1000011R7015284120kK033b3U3T3jg3T1T1jg3T1B101jc1000000jg38:kg31lg3mg3ng30211^^1000001jc14PP\mXh_300031T<00jg3Z1V11V<00jg3Z1V21X<00jg3Z1V3010og351h;1aY20Ph3LF111j;00Ph3N\1Ph3NJ101jc1000021f;00Ph3P1L1d;00Ph3P1f20Ph38:Qh31lg3Rh3Sh30211^^1000001jc14PP\mXh_300031T<00Ph3V1V11V<00Ph3V1V21X<00Ph3V1V3010Th351`;1VP20Uh3NF213f;h;j;00Uh3R1T1Uh3R1B101jc1000013`;f;j;0152920XN921VP2XN000921VP2XN920XN000Uh3Z1P1Uh3T1B101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Uh3V1F1Vh311f;01515185120XN85121VP2XN5320XN21VP2XNUh3f1B0Uh38:Wh31Xh3Yh3Zh30211^^1000001jc14PP\mXh_30000000[h391`;00\h3NH05j:d:l:X;Z;00\h3R1J12f;j;00\h3X1L1h;0100\h38:]h31^h3_h3`h30211^^1000001h;4PP\mXh_30000010ah392f;h;00bh3NH01`;00bh3P1T111`;00bh3P1X31jc112120bh38:ch31dh3eh3fh30211^^1000001jc14PP\mXh_300031T<00bh3X1V11V<00bh3X1V21X<00bh3X1V3010gh3?1`;1VP20hh3NF00015421VP2XN21VP2U@ih300hh38:jh31^h3kh3lh3170mh3121VP2ne10nh3121VP2XN0oh3121VP2U@0Pi3211^^10000000000000Qi361`;1VP20Ri3NH2011d;00Ri3R1B0Ri3R1B011f;00Ri3T1B0Ri3T1B1jc1001Ri38:Si31dh3Ti3Ui30211^^1000001jc14PP\mXh_30121h;00Ri3`1\11j;00Ri3`1P331T<00Ri3b1V11V<00Ri3b1V21X<00Ri3b1V3010Vi391`;00Wi3NH01b;00Wi3R1J13f;h;j;00Wi3T1L1h;0100Wi38:Xi31dh3Yi3Zi30211^^1000001h;4PP\mXh_300031T<00Wi3^1V11V<00Wi3^1V21X<00Wi3^1V3010[i3?1`;1VP2185120jY1\i3T1F11d;1mZ2185120jY1\i3X1F11h;01525821mZ2jY1983121mZ2i]100021VP2jY1]i301\i38:^i31_i3`i3ai31;0bi3121VP2jY10ci3121VP2ne10di3121mZ2jY10ei3121mZ2i]10_g1121mZ2ne10U;212oc1^^1000001h;4PP\mXh_30121h;00\i3h1\11j;00\i3h1P30010fi3?1j:1_n115085120o985120W4gi3X1F21f;1hc10gi3^1B1j:1k?185120o9gi3`1B11h;01505421k?ne121hc1ne1575821k?o9983121hc1i]1000921_n1o9002hi301gi38:ii31_i3ji3ki31=0li3121_n1o90_g1121_n1ne10mi3121k?o90_g1121k?ne10ni3121hc1i]10_g1121hc1ne10U;211^^1000001h;4PPPXXWXjZc40082X6Z601720SIoi3gi3n1F1b900gi3P2F1d900gi3R2F1T800gi3T2F1d:00gi3V2F1h;00gi3X2F1j;00gi3Z2F1d;015185120i]15683120i]1000gi3\2F0001Pj3Qj3gi3T1>Rj351j;00Sj3NF111`;00Sj3X1LSj3R1>101jc10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Sj3T1B000Sj38:Tj31^h3Uj3Vj30211^^1000001jc14PP\mXh_30000000Wj3?1j:1_n1185120W4Xj3\1F31f;1hc10Xj3b1B1j:1UV215185120W4575920b421_n1b41bW2Xj3d1B1j:1k?15185120o9575920b421_n1b41bW2Xj3f1B11h;0150505421UV2ne121hc1ne15421k?ne121UV2ne15185121hc1i]1621_n1W4121hc1i]1Yj300Xj38:Zj31_i3[j3ki31:0a^2121_n1W40\j3121_n1ne10]j3121hc1ne10^j3121k?ne10_j3121hc1i]1211^^1000002h;4PPPXXWXjZc4bW24PPigPZ90091j:0152920W403021_n1W4Xj3R2F2X6Z601720SIoi3Xj3T2F1b900Xj3V2F1d900Xj3X2F1T800Xj3Z2F1d:00Xj3\2F1h;00Xj3^2F1j;00Xj3`2F1d;015185120i]15683120i]1000Xj3b2F0002`j3Qj3Xj3V1>aj3bj3Xj3X1>cj3?1n11VP2185120Q7dj3V1F0012^1`11Wg1137920P7030ej3dj3\1B150385121Wg1Q7558015921VP2Q721Wg1Q71_W1fj300dj38:gj33hj3ij3jj3kj3lj3180mj3121VP2ne10nj3121VP2Q70oj3121Wg1ne10Pk3121Wg1Q7212oc1Qk30100001_W14PPU[ck10000000Rk351f11iQ1185120U9Sk3R1F213j1T4n101920P9021Sk3X1P1Sk3X1B0017n;Z<T3j3Z8X7X9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821iQ1U91h;Sk3^1F0011n100Sk3R2P1Sk3f1B101jc11585821iQ1U91h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Sk3j1F000Sk38:Tk31Uk3Vk3Wk30211Qk30100002h;4PPdhU\\d1jc14PPigPZ90141^100Sk3Z2\11`100Sk3Z2l21l100Sk3Z2d41b100Sk3Z2P60000Xk371n100Yk3V1H11n11VP20Yk3Z1J12^1`100Yk3\1L140Yk38:Zk32ij3jj3[k3\k3150]k3120ne10^k3121VP2ne10_k3212oc1Qk30000000000001`k3ak3Yk3R1>bk351^11Wg10ck3V1F311f100ck3Z1P1ck3Z1B115821Wg1Q71h;000013f1T4n100ck3^1P1ck3^1B01585821Wg1Q71h;04PTQm118n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3ck3d1F01dk313n1f1j100ck3b2P1ck3R2B101jc11585821Wg1Q71h;04PTQm1018n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3ck3V2F000ck38:ek32Uk3fk3gk3hk30212oc1Qk30100002h;4PPdhU\\d1jc14PPigPZ90111b100ck3j2\10000ik3?1n11VP20jk3T1F0021^11Wg10jk3X1B1T41iQ10jk3Z1B154921iQ1[C21iQ1b4921VP2Q721Wg1Q7kk300jk38:lk31mk3nk3ok3180]k3121VP2ne10Pl31921iQ1[C21iQ1b40_g1121iQ1ne10Ql31921VP2Q721Wg1Q7212oc1Qk301000000000000Rl3?1^11Wg1185120Q7Sl3T1F11n11VP20Sl3X1F11Tl3015621VP2b45821Wg1Q71h;Ul300Sl38:Vl31mk3Wl3Xl3180Yl3121VP2b40_g1121VP2ne10Zl3121Wg1ne10[l315821Wg1Q71h;212oc1Qk3000002h;4PPdhU\\d1Tl34PPPTUioS\R10121b100Sl3d1\11f100Sl3d1l20000\l3?1n11VP2185120Q7]l3V1F0021^11Wg10]l3\1B1j11hc1120P9]l3^1B1505421hc1b421VP2Q7555921Wg1Q721VP2Q71_W1^l300]l38:_l31`l3al3bl31;0mj3121VP2ne10nj3121VP2Q70cl3121hc1b40_g1121hc1ne10dl3121Wg1ne10U;212oc1Qk30100001_W14PPU[ck10000000el391n100fl3X1H01j10120P9fl3\1J01h;0100fl38:gl31`l3hl3il30212oc1Qk30100001h;4PPdhU\\d10000000jl391n100kl3R1H01n100kl3V1J11`100kl3X1L1h;0100kl38:ll32ij3jj3ml3\k30212oc1Qk30100001h;4PPPf^Tlg10011h200kl3`1\10000nl351^11Wg10ol3Z1F611f100ol3^1P1ol3^1B115821Wg1Q71h;000011j10120P9ol3b1P1ol3b1B01585821Wg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ol3j1F01Pm311T400ol3T2P1ol3T2B01585821Wg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ol3Z2F01Pm311n100ol3d2P1ol3d2B01585821Wg1Q71h;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ol3j2F01Qm321n100ol3b3J2^1`101558015959920Q75820b41Rm320b41Rm31_W1ol3d3Jol3T3B101jc11585821Wg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ol3X3F1Sm311j10120P9ol3X4P1ol3l3B101aC1585821Wg1Q71h;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ol3P4F1Tm300ol38:Um35Uk3fk3Vm3Wm3Xm3Ym3Zm30214oc1Sh1Th1Qk3000005h;4PPdhU\\d1Rm34PP\mXh_3_W14PPigPZ9jc14PPb_QdBaC4PP\mXh_30111b100ol3d4\10000[m351n11VP20\m3NF211^10155801595920Q721VP2b41Rm31_W1\m3R1P1\m3R1B101jc1000011`100\m3X1T1\m3X1B101jc10001]m300\m38:^m31Vm3_m3`m30212oc1Qk3000003Rm34PP\mXh_3_W14PPigPZ9jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810am3?1f71nl11684120i>203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3bm3V1F11`71iQ10bm3Z1F11h;01525284121nl1i>03:Q3e3d3X3_3b3Y3j3U3T3684121iQ1\<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3cm300bm38:dm31P`3em3fm3180gm3121nl1i>0ji1121nl1ne10hm3121iQ1\<0ji1121iQ1ne1212oc1aM0100001h;4PPigPZ90131b700bm3f1\11j700bm3f1T31d700bm3f1d40000im371b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3jm3R1H11^71gf1152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3jm3Z1B11`700jm3^1L00jm38:km32lm3mm3nm3om3140Pn3120ne10Qn3121gf1ne1011aM01000000000000Rn391\900Sn3P1H01`7015284120\<036T3U3^3Y3U3T3Sn3V1B12`7h700Sn3Z1L1h;0101Sn38:Tn32Un3Vn3Wn3Xn30212oc1aM000001h;4PPf^Tlg100:1d700Sn3j1F1b700Sn3l1F1j700Sn3n1F1f100Sn3P2F1Z800Sn3R2F1n800Sn3T2F1P<00Sn3V2F1R<00Sn3X2F1Z<00Sn3Z2F1f7015384120i>036T3U3^3Y3U3T3Sn3\2F31T<00Sn3f1V11V<00Sn3f1V21X<00Sn3f1V3010Yn391`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7Zn3P1H01`7015284120\<036T3U3^3Y3U3T3Zn3X1B12`7h700Zn3\1L1h;0101Zn38:[n33Un3Vn3\n3]n3Xn30212oc1aM000001h;4PPf^Tlg100:1d700Zn3l1F1b700Zn3n1F1j700Zn3P2F1f100Zn3R2F1Z800Zn3T2F1n800Zn3V2F1P<00Zn3X2F1R<00Zn3Z2F1Z<00Zn3\2F1f7015384120i>036T3U3^3Y3U3T3Zn3^2F31T<00Zn3h1V11V<00Zn3h1V21X<00Zn3h1V3010^n381b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3_n3R1H1h70152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3_n3\1>21`n311X6015220R421iQ1R4_n3`1H_n38:an31Vn3bn3cn3150dn3121iQ1ne10en311`n30fn3212oc1aM000001`n34PPigPZ90000000gn3?2b6`61`e115152920W703003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920P9020hn3T1F00016841921`e1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3in300hn38:jn31\]3kn3ln3150mn3121`e1ne10nn3121`e1S50on3211aM01000000000000Po351h71ld1152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Qo3R1F211b6015152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000Qo3X1P1Qo3X1B101jc1000011`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920P90215152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000Qo3^1P1Qo3^1B101jc10001Ro311`6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7Qo3l1B0Qo38:So33To3\n3l\3Uo3Vo30212oc1aM000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1811Wo3Xo3Qo3N>Yo3?1b61iQ115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120l;85120S5Zo3R1F000256831921iQ1l;031]1000[o352841921iQ1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3\o300Zo38:]o31To3^o3_o3170`o3121iQ1ne10a]3121iQ1l;0ao3121iQ1S50bo3211aM0000000000000co391\900do3R1H01f7015284120i>036T3U3^3Y3U3T3do3V1J1>`7f7d7b7h7j7f1Z8n8P<R<Z<n;j30153841920\<920i>035_3d3X3U3b3036T3U3^3Y3U3T3do3Z1B1h;0101do38:eo32Un3Vn3fo3go30212oc1aM000001h;4PPf^Tlg10000000ho3?1b61`e115185120W77920l;030io3jo3R1F00015284121`e1W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ko300jo38:lo31mo3no3oo3150PP4121`e1ne10QP4121`e1W70RP4212aMYl101100000000000SP4?1b61`e115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3TP4NF000152841921`e1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3UP400TP48:VP41mo3WP4XP4150PP4121`e1ne10nn3121`e1S50YP4212aMYl101100000000000ZP4?1X61hc115185120R4720SI[P4\P4Z1F21b61`e11515220R421hc1R45284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3\P4`1B1j71lm2185120iN\P4b1B11h;01505284121lm2iN03;U3h3Q3S3d3o2Q3\3Q3b3]35421`e1ne121lm2ne1]P400\P48:^P41\]3_P4`P4190YR2121hc1ne10aP4121`e1ne10bP4121lm2iN0_g1121lm2ne10U;212aMYl10110001h;4PPb_QdB0011X601720SIcP4\P4P2F0011dP4eP4\P4V1>fP481b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3gP4V1H1j70152841920iN03;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3gP4Z1N21h;0gP48:hP42mo3\]3iP4jP4150kP4120ne10lP411h;0]_2213oc1aMYl10110001h;4PPb_QdB0000000mP4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3nP4P1H01b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3nP4V1J16X6X9Z8j3P<400nP4X1L1h;0100nP48:oP41mo3PQ4QQ40213oc1aMYl10110001h;4PPb_QdB0000000RQ471b6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3SQ4V1H11b71gf10SQ4Z1\111`700SQ4Z1l31B0SQ48:TQ42lm3mm3UQ4om3150Pn3120ne10VQ4121gf1ne10WQ4011aM01000000000001`k3ak3SQ4R1>XQ493\9^1d:00YQ4P1H01h700YQ4T1J14`7X9Z8j30153841920\<037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3YQ4X1B1h;0101YQ48:ZQ42[Q4\n3\Q4]Q40212oc1aM000001h;4PPb_QdB0031f100YQ4n1F1n;00YQ4P2F1f7015384120i>036T3U3^3Y3U3T3YQ4R2F0000^Q491`601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7_Q4P1H01f7015284120i>036T3U3^3Y3U3T3_Q4V1J12`7f70153841920\<20i>036T3U3^3Y3U3T3_Q4Z1B1h;0101_Q48:`Q41\n3aQ4bQ40212oc1aM000001h;4PPf^Tlg10061d700_Q4j1F1b700_Q4l1F1j700_Q4n1F1P<00_Q4P2F1R<00_Q4R2F1Z<00_Q4T2F0010cQ4?1h71ld10dQ4V1F12`7\91k?1505185120\<5384120\<036T3U3^3Y3U3T351385120\<565920b421ld1b41XNdQ4Z1>11h;0185121k?\<eQ400dQ48:fQ41[Q4gQ4hQ4170iQ4121k?ne10l]215921k?b421ld1b40jQ4121ld1ne10kQ4212oc1aM000002XN4PPb_QdBh;4PPPlYaTUm401:1f7015384120i>036T3U3^3Y3U3T3dQ4j1F1d700dQ4l1F1X900dQ4n1F1X601720SIlQ4dQ4P2F1R800dQ4R2F1f100dQ4T2F1Z800dQ4V2F1n800dQ4X2F1P<00dQ4Z2F1Z<00dQ4\2F0010mQ491h700nQ4NH02\9d:00nQ4R1J12X9j300nQ4T1L1h;0101nQ48:oQ41[Q4PR4QR40212oc1aM000001h;4PPZfVg30021X600nQ4^1\11n;00nQ4^1n10000RR491^700SR4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3SR4V1J12`6b600SR4X1L1h;0120SR48:TR41lm3UR4VR40011aM0100001h;4PP\mXh_31R40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810WR481X900XR4V1H2`7f700XR4X1N00XR48:YR43Un3][3^[3ZR4[R4130\R4120ne10]R4212oc1aM0000000000000^R4:1f700_R4NH1i>20i>063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311_R48:`R41P`3aR4bR40111aM01000000000000cR491b700dR4R1H02f7`7016841920i>20\<303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3dR4X1B11f700dR4\1L1h;0100dR48:eR41P`3fR4gR40212oc1aM0100001h;4PPigPZ90000000hR491b700iR4R1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3iR4V1J12`6b6015220R421hc1R4iR4Z1B1h;0120iR48:jR41lm3kR4VR40011aM0100001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810lR4?1^71gf10mR4V1F0021X61hc11620SI203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3mR4Z1B1f71nl10mR4^1B150505521nl1b421hc1b4565921gf1b421hc1b41h;3684121nl1i>2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3nR400mR48:oR41P`3PS4gR41:0QS4121gf1ne10RS4121hc1SI0SS4121hc1ne10TS4121nl1i>0ji1121nl1ne1211aM0100001h;4PPigPZ90000000US491`60151516920SI030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920P9021385120W7VS4P1H01f70152841920i>030036T3U3^3Y3U3T3VS4X1B12f7`700VS4\1L1h;0101VS48:WS41P`3XS4YS40211aM0100001h;4PPb_QdB0041j700VS4f1\11d700VS4f1l21P<00VS4f1b41Z<00VS4f1Z50010ZS451d71hc11515284120U@036T3U3^3Y3U3T385120fA[S4R1F216b8X;b9d9f9h700[S4X1P1[S4X1B0012j3Z8015620b421hc1fA[S4^1P10016b8X;b9d9f9h700[S4d1P1[S4`1B101jc1121hc1fA012j3Z800[S4b1P1000[S48:\S41]S4^S4_S40111aM0100001jc14PPb_QdB0021d7015384120U@036T3U3^3Y3U3T3[S4P2F1f7015284120i>03:Q3e3d3X3_3b3Y3j3U3T3[S4R2F0000`S491X900aS4P1H01X61hc115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3aS4T1J13`6b6X601505220R421hc1R45220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3aS4X1B1h;0140aS48:bS41lm3cS4dS40011aM0100001h;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810eS451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4fS4P1F211`6015220R421hc1R4fS4V1T1fS4V1B101jc1000011b6015220R421hc1R4fS4X1T1fS4X1B101jc1000000fS48:gS41hS4iS4jS40111aM000001jc14PPf^Tlg10061j700fS4^1F1R<00fS4`1F1T<00fS4b1F1V<00fS4d1F1X<00fS4f1F1Z<00fS4h1F0010kS491b6015220R421hc1R4lS4NH01X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4lS4V1B11`6015220R421hc1R4lS4\1B1Ue10101lS48:mS41hS4nS4oS40111aM000001Ue14PPf^Tlg10011j700lS4h1\10010PT451X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4QT4P1F211j700QT4V1T1QT4V1B101jc1000011`601515220R421hc1R4920P9021QT4X1T1QT4X1B101jc1000011b6015220R421hc1R4QT4\1B0QT48:RT41hS4ST4jS40111aM000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810TT4?1X61hc11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4UT4T1F11j71lm215185120iN50385120R45220R421hc1R4UT4Z1B11h;01684121lm2iN3033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3VT401UT48:WT41hS4XT4YT4170ZT4121hc1ne10[T4121lm2iN0_g1121lm2ne10\T4111aM000001h;4PPigPZ90031X600UT4h1F1`6015220R421hc1R4UT4j1F1b6015220R421hc1R4UT4l1F0010]T4?1X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4^T4V1F21f71nl10^T4\1B2\9^91k?0^T4^1B11h;015521nl1b421k?b4_T400^T48:`T41aT4bT4cT4160YR2121hc1ne10dT4121k?ne10eT4121nl1ne1111aM0100001h;4PPigPZ90051`6015220R421hc1R4^T4j1F1b6015220R421hc1R4^T4l1F1X600^T4n1F1f100^T4P2F1Z800^T4R2F0000fT451X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4gT4R1F111f70150385120R45220R421hc1R4gT4X1LgT4X1>101jc1000021`6015220R421hc1R4gT4`1B1b6015220R421hc1R4gT4b1B0gT48:hT41aT4iT4jT40111aM0100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810kT4?1`61Wg1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020lT4V1F1101k?1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3lT4\1>11h;0154921k?Y400n100n1mT400lT48:nT41mo3oT4PU4170QU4121k?X40ji1121k?ne10RU4121Wg1ne10SU4212aMYl10110001h;4PPigPZ90051j700lT4j1F1P<00lT4l1F1R<00lT4n1F1n;00lT4P2F1`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3lT4R2F0000TU4?1b61iQ115152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3UU4T1F21f71nl10UU4Z1B2^7b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3UU4\1B11h;0185121lm2W7VU400UU48:WU41mm3XU4YU4140ZU4121iQ1ne10[U4121lm2ne1011aM0100001h;4PPhUibmR10131`700UU4j1F1f70153841920i>03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3UU4l1F1^70153841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3UU4n1F0010\U4?1f71nl115284120i>03=^3_3d3T3U3d3U3b3]3Y3^3U3T3]U4V1F12`6b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3]U4\1B11h;01505185121lm2W75284121lm2W703D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121lm2W73921lm2P9021^U401]U48:_U41mm3`U4aU4190bU4121nl1ne10cU4121lm2ne10Qg2121lm2P90dU4121lm2W70eU4011aM0100001h;4PPigPZ90141^700]U4l1\11b700]U4l1R31`700]U4l1j41X600]U4l1^60000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl1000004TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDmH200000000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl100001RV44TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDmH210000000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl100001SV44TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDmH200000000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl100001TV44TB4PPhUibmR1_W14PPU[ck1hU44PPTSR[]V1mH200000000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl100001UV44TB4PPdhU\\d1_W14PPU[ck1hU44PPPf^Tlg1mH200000000fU4?1n31aY215185120SB85120fAgU4T1F000150505131mH55801595921aY2fA21aY2SB1TB1_W1511mH55801595921aY2fA21aY2SB5:21aY2gA04PP\mXh_31_W1545921aY2fA21aY2b48221hU4585:921aY2gA00:04PP\mXh_304PP\mXh_3iU415921aY2fA21aY2SBWg10gU48:jU41kU4lU4mU41;0nU4121aY2SB0l]215921aY2fA21aY2SB0oU4121aY2fA0_g1121aY2ne10PV411TB0QV4213oc1_;Yl100001VV44TB4PP`[bUkU2_W14PPU[ck1hU44PPlXkmZY2mH200000000WV451l31nl10XV4NF311^100XV4R1T1XV4R1B101jc1000011`100XV4T1T1XV4T1B101jc10001YV411n300XV4V1T1XV4V1B101jc1000000XV48:ZV42[V4\V4]V4^V40213oc1Sh1_;000001jc14PPigPZ90111l100XV4\1\141T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_V451`11aY215220W71`V4aV4R1F311P800aV4X1T1aV4X1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3aV4Z1P1aV4Z1B101jc1000012b6`60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3aV4`1P1aV4`1B101jc1000000aV48:bV41cV4dV4eV40212oc1_;0010002`V402jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810fV4?1d11hc1185120o9gV4V1F0015^1b1f1`1n11cl1137920P7030ej3gV4\1B1505721hc1o90023921cl1S9020hV400gV48:iV41jV4kV4lV4170_U3121hc1ne10Yo1121hc1o90mV4121cl1ne10nV4111_;010100000000000oV491`60151516841920SI030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021385120l;PW4T1H01n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3PW4^1B16n7P<R<n;Z<j300PW4b1L1Ue10101PW48:QW42RW4SW4TW4UW40111_;01010001Ue14PPhUibmR10021P800PW4n1F2`6b60185120W7PW4P2F0000VW473`1HT10151515085120W73920]985120^95220W71Tf1385120X7WW4X1H0002^1`1WW48:XW41Vc2YW4ZW4150[W4120ne10\W4120W70]W4211_;01010001Tf1060000000^W491`10152920P7921Wg1P7030921Wg1P7920P7030_W4R1H01^11Wg10_W4X1J19^1l3b1f1j1n1d8R8f200_W4\1B1h;0101_W48:`W42\V4[V4aW4bW40212oc1_;0100001h;4P``gn50000000cW4?1`11aY215052920W71`V41`V4920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3dW4R1F00013921aY2]952841921aY2^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3eW400dW48:fW41cV4gW4hW4130iW4121aY2ne10jW4212oc1_;0010001`V4020000000kW491T400lW4T1H01`100lW4X1J11^100lW4Z1L1h;0100lW48:mW41nW4oW4PX40111_;01011001h;4PP\mXh_30000000QX4?1d11hc1185120o9RX4V1F00015521hc1o91hW1SX400RX48:TX44UX4VX4WX4jV4XX4YX415121hc1o90ZX4121hc1ne10[X411hW1212oc1_;000001hW1020000000\X491^11j_21515185120P75320P721Wg1P73720P7ej3]X4P1H01^11Wg115185120P73720P7ej3]X4X1B14^1b1f1n10152920P721Wg1P721Wg1P7]X4^1B1h;0100]X48:^X41VX4_X4`X40212oc1_;0100001h;4PPPlYaTUm40000000aX411^11Wg10bX4T1H3b1f1n10152920P7921Wg1P7030921Wg1P7920P7030bX4X1>11h;bX48:cX41dX4eX4fX40111_;0100001h;4PPPlYaTUm40011^10153920P7030921Wg1P7030bX4`1Z10000gX491l3015151515185120W485120fA5320W421k?P45320W4921k?W421k?P45620fA5821k?fA1_W1hX4T1H01^91k?1515185120P43784120P4VP3565920fA20b41ij2hX4`1B17f1n1`1l1^9b9d9015052920P4920W421k?P421k?P45220W4921k?W421k?P4hX4f1B595921k?fA21k?b41ij20100hX48:iX41UX4jX4kX40112lX4_;0100002ij24PPX`eanD_W14PPU[ck10000010mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;000005TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDh;4PPigPZ9mH200131`100nX4n1\11l100nX4n1T31n100nX4n1`40000mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;00001RV45TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDh;4PPigPZ9mH210131`100nX4n1\11l100nX4n1T31n100nX4n1`40000mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;00001SV45TB4PPlb\i^A_W14PPU[ck1hU44PPX`eanDh;4PPigPZ9mH200131`100nX4n1\11l100nX4n1T31n100nX4n1`40000mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;00001TV45TB4PPhUibmR1_W14PPU[ck1hU44PPTSR[]V1h;4PPigPZ9mH200131`100nX4n1\11l100nX4n1T31n100nX4n1`40000mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;00001UV45TB4PPdhU\\d1_W14PPU[ck1hU44PPPf^Tlg1h;4PPigPZ9mH200131`100nX4n1\11l100nX4n1T31n100nX4n1`40000mX4?1l31nl10nX4X1F11^11Wg10nX4Z1F11h;0150505131mH55801595921nl1fA21Wg1Q71TB1_W1511mH55801595921nl1fA21Wg1Q75:21nl1gA04PP\mXh_31_W1545921nl1fA21nl1b48221hU4585:921nl1gA00:04PP\mXh_304PP\mXh_3oX415921nl1fA21Wg1Q7Wg10nX48:PY41kU4QY4RY41=0SY4121Wg1Q70_g1121Wg1ne10`g115921nl1fA21Wg1Q70oU4121nl1fA0_g1121nl1ne10PV411TB0TY4213oc1Sh1_;00001VV45TB4PP`[bUkU2_W14PPU[ck1hU44PPlXkmZY2h;4PPigPZ9mH200131`100nX4n1\11l100nX4n1T31n100nX4n1`40000UY4?1`11aY20VY4Z1F12`6b61lm2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3VY4^1B11h;01506841921lm2W7030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921lm2P9021WY401VY48:XY42YY4ZY4[Y4\Y4190]Y4121aY2ne10cU4121lm2ne10Qg2121lm2P90dU4121lm2W70^Y4111_;01010001h;4PPb_QdB0131j100VY4n1\11X600VY4n1l21^100VY4n1^30000_Y451`11aY215220W71`V4`Y4T1F411P800`Y4Z1T1`Y4Z1B101jc1000011n7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3`Y4\1P1`Y4\1B101jc1000011b60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3`Y4b1P1`Y4b1B101jc1000011`6015152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120l;`Y4h1P1`Y4h1B101jc1000000`Y48:aY42RW4SW4bY4cY40111_;01010002`V402jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800dY491b60152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3eY4R1H01`100eY4X1J14\9`9f:h700eY4\1B1h;0101eY48:fY41gY4hY4iY40212oc1_;01011001h;4PPigPZ90021X900eY4l1\11X600eY4l1X30000jY423kY4l:lY4031X900mY4V1N1`100mY4X1R13\9^9`900mY4^1J31022244030224403024mY48:01141h;mY48:nY41gY4oY4iY40212oc1_;01011001h;4PPigPZ90021h700mY4f1\11b600mY4f1l20010PZ451X91iQ1151545920fA20b41hU45620fA20b4QZ4X1F311^10151575920Q720b4591RZ41_W15420Q721iQ1fAQZ4^1P1QZ4^1B101jc1000011l100QZ4d1T1QZ4d1B101jc10001SZ411`100QZ4f1T1QZ4f1B101jc10001TZ411^101505520Q720b45720Q721iQ1fAQZ4j1B0QZ48:UZ41VZ4WZ4XZ40112oc1_;000004hU44PPX`eanDRZ44PP\mXh_3_W14PPU[ck1jc14PPigPZ90131h700QZ4P2\11b600QZ4P2l21`900QZ4P2b341T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1812YZ4ZZ4QZ4R1>[Z4ZZ4QZ4T1>\Z451l31nl10]Z4R1F211`101920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3]Z4V1P1]Z4V1B101jc1000011^100]Z4\1T1]Z4\1B101jc10001^Z400]Z48:_Z41`Z4aZ4bZ40112oc1_;01011001jc14PPigPZ90111l100]Z4b1\141T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810cZ4?1^11Wg10dZ4T1F11R21W\20dZ4V1F11h;01558015921W\2T<21Wg1Q71_W1eZ401dZ48:fZ42hj3jj3gZ4hZ418121W\2T<0iZ4121W\2ne10jZ4121Wg1Q70_g1121Wg1ne10U;212oc1_;000002_W14PPU[ck1h;4PPigPZ90100000kZ4?1^11Wg1185120Q7lZ4T1F0001575921Wg1Q721Wg1b4591RZ41_W1mZ415921Wg1Q721Wg1b4Wg10lZ48:nZ41oZ4P[4Q[41:0R[4121Wg1b40SZ2121Wg1Q70_g1121Wg1ne10`g115921Wg1Q721Wg1b40S[411RZ4212oc1_;000002RZ44PP\mXh_3_W14PPU[ck10000000T[473`1HT101515085120W73920]985120^95220W71Tf1U[4X1H0002^1`1U[48:V[42W[4k`3X[4Y[4150[W4120ne10Z[4120W70U;212oc1_;000001Tf1060000000[[473`1HT101515085120W73920]985120^95220W71\[4][4R1H0002^1`1][48:^[42_[4VX4`[4a[4150[W4120ne10b[4120W70U;212oc1_;000001\[4040000000c[4?101k?15185120W485120Z4d[4\1F41l<1lm20d[4b1B161_n115620b45821k?Z41_W1d[4d1B1j:1cl115152920W403021k?W45620b45821k?Z41_W1d[4f1B1j81Wg115620b45821k?Z41_W1d[4h1B1585921k?Z421k?b41h;015050505621lm2b421k?Z45421cl1ne121_n1ne15421Wg1ne121cl1ne15621Wg1d;000e[400d[48:f[41g[4h[4i[41;0j[4121k?W40j]2121k?Z40_g1121k?ne10k[4121Wg1ne10Yo1121Wg1d;0_`2212aQ1Yl10110002h;4PPPTUioS\R1_W14PPThjX_:00:100152920W421k?W421k?W4d[4T2F1b80152920W421k?W421k?W4d[4V2F1d8015152920W421k?W421k?W45420b421k?Z4d[4X2F140152920W421k?W421k?W4d[4Z2F1>0152920W421k?W421k?W4d[4\2F1f90152920W421k?W421k?W4d[4^2F1b90152920W421k?W421k?W4d[4`2F1d900d[4b2F1d<00d[4d2F1b<00d[4f2F0003l[4m[4d[4T1>n[4o[4d[4V1>P\4Q\4d[4X1>R\452^901k?15151515185120W45085120fA85120Z456920fA20Z420b43920Y>0203720W4S\4T\4P1F211b80152920W421k?W421k?W4T\4Z1P1T\4Z1B015858921k?fA21k?Z41_W104PTQm112^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3T\4`1P101U\411b80152920W421k?W421k?W4T\4h1P1T\4d1B101jc115858921k?fA21k?Z41_W104PTQm1012^8l801684120YR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3T\4f1P1000T\48:V\41W\4X\4Y\40212oc1aQ1000003_W14PPThjX_:bY24PP\mXh_3jc14PPigPZ90093f94>015052920W421k?W421k?W45720b459921k?fA21k?Z41bY2T\4R2F9h9X;V;\9^90d8b9`90152920W421k?W421k?W4T\4V2F1d900T\4`2F1T800T\4b2F1X601720SIZ\4T\4d2F1h800T\4f2F1d<00T\4h2F1b<00T\4j2F1`<00T\4l2F0000[\4?1^91k?15185120W485120fA\\4V1F11X;1hc11515284120U@036]3Y3c3c3U3T3385120oF\\4Z1F11dl101505421hc1b421k?fA565921hc1b421k?fA1_W1]\400\\48:^\41_\4`\4a\41=121k?W40b\4121hc1b40_g1121hc1ne10`g115921hc1b421k?fA0c\4121k?fA0_g1121k?ne10d\411_W1111aQ10100002_W14PPThjX_:dl14PPPXXWXjZc41W4100000e\4?1\81f\4185120nQ1g\4X1F11P31nl1185120^>g\4\1F11h;015783121nl1^>83121f\4nQ1h\400g\48:i\41Uh2j\4k\4190l\4183121f\4nQ10_g1121f\4ne10m\4183121nl1^>0_g1121nl1ne10n\4212oc1aQ10100001h;4PP\mXh_30191V;00g\4l1F1h800g\4n1F1b800g\4P2F1b900g\4R2F1d900g\4T2F1`900g\4V2F1f900g\4X2F1T800g\4Z2F1h700g\4\2F0010o\471P:015284120gT103=R3_3_3d3o2b3U3S3_3f3U3b3i3P]4T1H0003j8f8d8P]48:Q]41g[4R]4S]4150T]4120W40U]4120ne10V]4112aQ1Yl101100000000000W]45161_n10X]4Z1F511j800X]4^1T1X]4^1B101jc1000011d800X]4`1T1X]4`1B101jc1000011`800X]4b1T1X]4b1B101jc10001Y]411f800X]4d1T1X]4d1B101jc1000012`8\80152920mQ1000000X]4f1P1X]4f1B0015j8d8b8\8j:0150505050565858920d;000920aS1000920bS100000056920mQ1920kG920o900000085120W485120WS185120oFX]4l1F01Z]400X]48:[]41g[4\]4]]40213oc1aQ1Yl10110001jc14PP\mXh_30131X900X]4Z2\11R800X]4Z2X31d:00X]4Z2j421X<015152920Wd1000921_n1Wd1000555920b421_n1b41jc1X]4^2F1f<01555920b421_n1b41jc1X]4`2F000^]4?1j81Wg11515284120YR1034R3_3_3d385120RT1_]4R1F00015221Wg1RT1000`]400_]48:a]41g[4b]4c]4150d]4121Wg1ne10e]4121Wg1RT10[o1213oc1aQ1Yl101100000000000f]4?1\81f\415151920cQ10205620mQ10005220oQ1000g]4X1F11j81Wg1185120aS1g]4\1F11h;01565821Wg1aS1921Wg1d;000000h]400g]48:i]41g[4j]4k]41=0l]4121f\4mQ10m]4121f\4oQ10_g1121f\4ne10n]4121Wg1aS10o]4121Wg1d;0P^4121Wg1ne10U;213oc1aQ1Yl10110001h;4PP\mXh_30100000Q^4?1\81f\4185120cQ1R^4T1F13^8l8j81Wg1185120YR1R^4X1F11h;015221f\4cQ15284121Wg1YR1034R3_3_3d3S^400R^48:T^41U^4V^4W^4180X^4121f\4cQ10ji1121f\4ne10Y^4121Wg1ne10e_2121Wg1YR1213oc1aQ1Yl10110001h;4PPf^Tlg10100000Z^4?1l81Wg1185120ZT1[^4V1F0011l81nl10[^4Z1P1150525284121Wg1YR1034R3_3_3d35621Wg1ZT121nl1b451515284121nl1YR1034R3_3_3d35721nl1b421Wg1ZT1545921nl1b421Wg1ZT11^5\^400[^48:]^41U^4^^4_^41:0`^4121Wg1ZT10a^4121nl1b40_g1121nl1ne10b^4121Wg1ne10e_2121Wg1YR1213oc1aQ1Yl10110001^54PPb_QdB0000000c^4?1l81Wg115284120YR1034R3_3_3d3d^4T1F0001555921Wg1ZT121Wg1b41_W1e^400d^48:f^41U^4g^4h^4190i^4121Wg1ne10e_2121Wg1YR10j^4121Wg1ZT10l]215921Wg1ZT121Wg1b40m]2212aQ1Yl10110001_W14PPZfVg30000000k^451h81`e10l^4P1F211`600l^4T1T2l^4T1B101jc10011X600l^4T1T1011b6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3l^4X1P1l^4V1B101jc10011X600l^4V1P1011X<0152920Wd1000921`e1Wd1000l^4d1B0l^48:m^41n^4o^4P_40212oc1aQ1000001jc14PP\mXh_30000010Q_491b80151515185120W485120oF5220W421iQ1W45620oF21iQ1b4R_4NH01b91iQ1185120W4R_4T1J16\9^90d8X9d:0152920W421iQ1W421iQ1W4R_4X1B1dl10100R_48:S_41W\4T_4U_40212oc1aQ1000001dl14PPPXXWXjZc40000000V_452`<b<1W_415157801920Xa11X_41X_453920U@032d3_3920XN034V3b3_3]3Y_4P1F214\9^9d8j800Y_4V1P1Y_4V1B101jc1000015\9^9d8j8`800Y_4\1P1Y_4Z1B101jc10013P<j3Z800Y_4Z1P11Z_400Y_48:[_41\_4]_4^_40212oc1aQ1000002jc14PPf^Tlg1X_44PPlb\i^A0100000__4?1f81hc10`_4X1F0021Z81iQ10`_4Z1R11^81Re10`_4Z1`215721Re1b421iQ1b4a_400`_48:b_41c_4d_4e_4160f_4121iQ1ne10TQ3121hc1ne10g_4121Re1ne1212oc1aQ101000000000001h_4lb3`_4T1>i_4?1d:1nl115152841920PZ1030035T3Q3Y3\3i385120W4j_4V1F21b81VP21515220W421nl1W485120oFj_4\1B1d81iQ11515220W421nl1W485120WS1j_4^1B11h;015050505421iQ1b421VP2b4565921iQ1b421VP2b41UF555921iQ1WS121iQ1b41bV251535921iQ1WS121VP2oF1k_4535921iQ1WS121VP2oF1l_4m_400j_48:n_41o_4P`4Q`41<121iQ1W40R`4121VP2oF0S`4121iQ1ne10SZ2121iQ1WS10l]215921iQ1WS121iQ1b40T`411bV20U`4212oc1aQ1000005h;4PPPTUioS\R1UF4PPf^Tlg1bV24PPPlYaTUm4k_44PPPhcRYZj9l_44PPPdmc]_g>0021d:0152920W421nl1W421nl1W4j_4l1F1V;0152920W421nl1W421nl1W4j_4n1F0000V`4=1j:01515151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920i>030037`3U3^3T3Y3^3W356920kG002000565920b420^S11_W1W`4P1L20W4112b8V;00W`4\1\120W401\8015052920oQ1920g9002000515185120nQ185120_>5483120_>83120nQ1W`4b1B01h;W`48:X`41W\4Y`4Y\40212oc1aQ1000002h;4PPf^Tlg1_W14PPThjX_:0011h800W`4n1\10010Z`4=1j:015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG00200050385120^S1555920^S120b41Tl335152841920hZ1035T3Q3Y3\3i3034^3_3^3U353841920i>037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3[`4R1L20W4116d8b8^9`9P:V;00[`4d1B20W401Z800[`4T2J11f800[`4V2L1h;[`48:\`41]`4^`4_`40212oc1aQ10100002h;4PPf^Tlg1Tl34PPPlYaTUm40061^8015384120YR103;d3U3b3]3Y3^3Q3d3Y3_3^3[`4^2F1Z800[`4`2F1`800[`4b2F1h800[`4d2F1h700[`4f2F1l900[`4h2F0000``491`800a`4P1H01600a`4T1J136j3n;00a`4V1L1h;0120a`48:b`41g[4c`4d`40112aQ1Yl10110001h;4PP\mXh_30000000e`4?1\81f\41515085120mQ185120nQ15085120oQ185120_>f`4X1F13^8l8j81Wg1185120YR1f`4\1F11h;015052515156921f\4mQ183121f\4nQ100052921f\4oQ183121f\4_>0003921f\4cQ10205284121Wg1YR103:V3_3b3S3U3o2c3d3_3`3515284121Wg1YR1034R3_3_3d3385121f\4cQ1g`400f`48:h`41i`4j`4k`41=0l`41921f\4mQ183121f\4nQ10m]41921f\4oQ183121f\4_>0m`4121f\4cQ10_g1121f\4ne10n`4121Wg1YR10_g1121Wg1ne10U;213oc1aQ1Yl10110001h;4PPf^Tlg10100000o`45101k?15185120Z485120W4Pa4P1F115d80`9P:V;015220W421k?W4Pa4X1LPa4V1>101jc10011600Pa4V1L000Pa48:Qa41g[4Ra4Sa40213oc1aQ1Yl10110001jc14PP\mXh_30071601575820b41jc121k?Z4Pa4b1F140152920W421k?W421k?W4Pa4d1F1b90152920W421k?W421k?W4Pa4f1F1d900Pa4h1F1T800Pa4j1F1f<00Pa4l1F1X601720SIih1Pa4n1F0000Ta45101k?15185120Z485120W4Ua4P1F114d80`9P:015220W421k?W4Ua4X1LUa4V1>101jc10011l800Ua4V1L000Ua48:Va41Wa4Xa4Ya40213oc1aQ1Yl10110001jc14PPf^Tlg10081l801505384120YR103:V3_3b3S3U3o2c3d3_3`35720b421k?Z4Ua4b1F140152920W421k?W421k?W4Ua4d1F1b90152920W421k?W421k?W4Ua4f1F1d900Ua4h1F1T800Ua4j1F1600Ua4l1F1l<00Ua4n1F1X601720SIih1Ua4P2F0000Za481`61iQ11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920kI020[a4T1H1Z800[a4X1N012f8h801565921iQ1b420b41mW2[a4\1H[a48:\a41]a4^a4_a4130`a4121iQ1ne10aa4111aQ1000001mW24P``gn50000000ba492h8X<0152920Wd1000921iQ1Wd1000ca4NH01V;1iQ10ca4T1J12f8`800ca4V1L1h;0101ca48:da41ea4fa4ga40212oc1aQ1000001h;4PPf^Tlg10000000ha4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120nI5720oI21iQ1b4ia4NL20nI111b800ia4V1\120W401Z81iQ10ia4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ia4\1L1h;ia48:ja41ka4la4ma40212aQ1Re3000001h;4PPhUibmR10000010na4?1Z81Wg10oa4V1F21j:1cl1185120W4oa4Z1B1d81iQ10oa4\1B11h;015521cl1b421iQ1b4Pb400oa48:Qb41Rb4Sb4Tb4160Ub4121iQ1W40ji1121iQ1ne10Vb4121cl1ne1212oc1aQ1000001h;4PPf^Tlg10100011Wb4lb3oa4R1>Xb4?1j:1cl11515156920o900200056920kG0020005085120o985120W4Yb4R1F12^8l81Wg10Yb4V1F11h;015384121Wg1YR1034^3_3^3U3Zb400Yb48:[b41\b4]b4^b4160_b4121cl1ne10`b4121Wg1YR10ji1121Wg1ne1212oc1aQ1000001h;4PPigPZ90100010ab4?1j81Wg11515284120YR1034R3_3_3d35620d;000bb4T1F00015721Wg1aS1002cb400bb48:db42g[4o_4eb4fb4170gb4121Wg1d;0hb4121Wg1aS10ib4121Wg1ne10U;112aQ1Yl101100000000000jb491b8015220W421iQ1W4kb4P1H01d81iQ1185120W4kb4V1J13f8h8Z800kb4X1L1h;0101kb48:lb42Rb4g[4mb4nb40212oc1aQ1000001h;4PPf^Tlg10000000ob491b80185120oFPc4LH20120Pc48:Qc43Rc4ka4Sc4Tc4Uc40212oc1aQ10000002W4oF000000Vc451b81VP2185120W4Wc4P1F111Z;015152920W403021VP2W45284120h5036]3Y3c3c3U3T3Wc4V1LWc4V1>101jc1000000Wc48:Xc41Yc4Zc4[c40212oc1aQ10100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810\c451b81VP2185120W4]c4T1F111X;01515152920W403021VP2W45284120U@036]3Y3c3c3U3T35050385120oF385121VP2oF548015920oF21VP2oF04PPU[ck1]c4Z1L]c4Z1>101jc1000000]c48:^c41W\4_c4`c40212oc1aQ10100001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810ac4?1b81VP2185120oFbc4\1F0001505659921VP2PG21VP2b421VP2oF1_W151565921VP2b421VP2oF1_W1545921VP2b421VP2PG1UFcc4159921VP2PG21VP2b421VP2oFWg10bc48:dc42W\4_\4ec4a\41;121VP2W40fc41921VP2PG21VP2b40_g1121VP2ne10`g1159921VP2PG21VP2b421VP2oF0c\4121VP2oF0gc411_W1112oc1aQ10100002_W14PPThjX_:UF4PPU[ck10000000hc4?1d:1nl115185120W45284120PZ1034^3_3^3U3ic4R1F21b81VP2185120oFic4X1B1d81iQ115185120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3ic4Z1B11dl1015521iQ1WS121VP2oFjc401ic48:kc41o_4lc4mc41;121nl1W40nc4121nl1ne10oc4121VP2oF0_g1121VP2ne10Pd4121iQ1WS10ji1121iQ1ne1212oc1aQ1000001dl14PPPXXWXjZc41W4100000Qd4=1X;015185120W45284120U@036]3Y3c3c3U3T3Rd4NL20W4111b800Rd4V1\120W401Z800Rd4Z1J13f8h8Z800Rd4\1L1h;Rd48:Sd41ka4Td4Ud40212oc1aQ1000001h;4PPf^Tlg10000000Vd481`6015185120lF320lFWd4T1H1800Wd4X1N00Wd48:Xd41Yd4Zd4[d4130Xo1120ne10\d4212aQ1Yl101100000000000]d4=1\800^d4R1L20nQ1111\800^d4X1\120_>01\81f\415185120nQ185120_>^d4\1J11f800^d4^1L1h;^d48:_d42Uh2Rb4`d4ad40212oc1aQ10100001h;4PPf^Tlg10071Z800^d4f1F1h800^d4h1F4d8b8\9^90136920W4030121f\4_>^d4l1F1`900^d4P2F1l900^d4R2F1V;00^d4T2F1h700^d4V2F0000bd491f800cd4P1H01h800cd4T1J11Z800cd4V1L1h;0101cd48:dd41ed4fd4gd40111aQ1000001h;4PPf^Tlg10000000hd491h800id4P1H01f800id4T1J11Z800id4V1L1h;0101id48:jd41ed4kd4ld40212oc1aQ10100001h;4PPf^Tlg10000000md4:1^800nd4P1H1YR120YR1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311nd48:od42c_4\b4Pe4Qe4150Re4120YR10ji1120ne10Se4211aQ101000000000000Te471`80152841920`R1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3Ue4T1H11^81Wg115384120YR1034^3_3^3U3Ue4Z1J13f8h8Z800Ue4\1L1F0Ue48:Ve41We4Xe4Ye4160_U3120ne10Ze4121Wg1ne10e_2121Wg1YR1211aQ101000000000001`k3ak3Ue4P1>[e471X;015284120U@036]3Y3c3c3U3T3\e4P1H11^81Wg115284120YR1034^3_3^3U3\e4V1J12f8h800\e4X1L00\e48:]e41We4^e4_e4160`e4120W40ae4120ne10be4121Wg1ne1212oc1aQ10000000000000ce472b8d800de4T1H11^81Wg115284120YR1034^3_3^3U3de4X1J12f8h800de4Z1L1F0de48:ee41We4fe4_e4160ge4120W40ji1120ne10he4121Wg1ne1212oc1aQ10000000000001`k3ak3de4P1>ie492b8d800je4NH01`80152841920`R1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3je4R1J15Z8X9R8d:X600je4T1L1h;0100je48:ke42We4g[4le4me40212oc1aQ1000001h;4PPf^Tlg10000000ne491b8015185120oF5620oF20b4oe4NH02b<`<00oe4R1T111f800oe4R1b41h;0100oe48:Pf41\_4Qf4Rf40211aQ1000001h;4PPPlYaTUm40000000Sf4=1\801515185120nQ185120_>5283120_>000Tf4R1L20nQ1113d8b8^900Tf4Z1\120W401j<00Tf4\1T111f800Tf4\1`21h;Tf48:Uf41Vf4Wf4Xf40111aQ101010001h;4PPf^Tlg10061j<00Tf4d1F1h800Tf4f1F1V;00Tf4h1F1`900Tf4j1F1l900Tf4l1F1h700Tf4n1F0010Yf491^800Zf4NH01Z800Zf4P1T113Z8f8h800Zf4P1f21dl10121Zf48:[f41c_4\f4]f40211aQ1000001dl14PPf^Tlg10000010^f45101k?15185120Z485120W4_f4R1F113b8d80015220W421k?W4_f4\1B_f4X1>101jc10011l800_f4X1L000_f48:`f41Wa4af4bf40212aQ1Yl10110002jc14PPf^Tlg1mW24PP\mXh_300;1l801505384120YR103:V3_3b3S3U3o2c3d3_3`35420b45821k?Z41mW2_f4j1F140152920W421k?W421k?W4_f4l1F1>0152920W421k?W421k?W4_f4n1F1f90152920W421k?W421k?W4_f4P2F1X;0152920W421k?W421k?W4_f4R2F1b90152920W421k?W421k?W4_f4T2F1d900_f4V2F1T800_f4X2F1600_f4Z2F1l<00_f4\2F1X601720SIih1_f4^2F0000cf491f800df4NH01Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3df4R1J11Z800df4T1L1h;0120df48:ef41ed4ff4gf40212oc1aQ1000001h;4PPf^Tlg10000000hf451Z81Wg10if4R1F311f800if4V1T1if4V1B101jc1000011h800if4X1T1if4X1B101jc10001jf411`8015284120`R1039c3S3X3U3T3e3\3U3c3if4Z1P1if4Z1B101jc10001kf400if48:lf41ed4mf4nf40212oc1aQ1000001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810of492X<Z<015152920Wd1000921`e1Wd100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3Pg4NH01h81`e10Pg4T1J12n;j300Pg4V1L1h;0101Pg48:Qg41n^4Rg4P_40212oc1aQ1000001h;4PPf^Tlg10000000Sg4?1^81Wg10Tg4NF0001684121Wg1YR19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3Ug400Tg48:Vg41c_4Wg4Xg40212oc1aQ10000000000000Yg451j31cl10Zg4P1F111Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3Zg4R1\1Zg4R1J101jc1000001Zg48:[g41\g4]g4^g40212oc1aQ1000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810_g4?1`61Wg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120\<`g4LF000152871:21Wg1\<10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3ag400`g48:bg41]a4cg4dg40211aQ10000000000000eg4?1Z81Wg10fg4T1F14j8f8h8`81hc10fg4V1F11h;01555921hc1b421Wg1b41hW1gg415921hc1b421Wg1b4Wg10fg48:hg41\g4ig4jg4180kg4121Wg1ne10Rn215921hc1b421Wg1b40lg4121hc1ne10mg411hW1111aQ1000002hW14PPZfVg3h;4PPf^Tlg10100010ng4?1d81iQ1185120WS1og4P1F00015621iQ1WS121iQ1b4Ph415921iQ1WS121iQ1b4\d10og48:Qh41o_4Rh4Sh418121iQ1W40Th4121iQ1b40SZ2121iQ1WS10_g1121iQ1ne10Uh4212oc1aQ10000000000000Vh4=1d8015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4Wh4P1L20W4111\800Wh4X1\120nQ101\80185120nQ1Wh4\1J15f8h8Z8j3n;00Wh4^1L1dl1Wh48:Xh41Yh4Zh4[h40212oc1aQ10100001dl14PP\mXh_30000000\h491d8015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3]h4V1H10120]h48:^h42Yh4Sc4_h4`h40212oc1aQ101000001W4000000ah451n<0152920Wd1000000bh4R1F211j<00bh4X1b3bh4X1B101jc10012j3Z800bh4X1T1013j:^8`801505052920o9920kG00200052841920YR1030034^3_3^3U385120`R1bh4\1P1bh4Z1B101jc10012j3Z800bh4Z1P11kf400bh48:ch41dh4eh4fh40111aQ101010001jc14PPb_QdB0000000gh451j<1_n10hh4V1F315d8j8`8\9^900hh4Z1P1hh4Z1B101jc1000011^801684120YR13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3hh4b1P1hh4b1B101jc10001ih411f8015658920aS100020bS1000hh4j1P1hh4j1B101jc1012\8^80152841920YR1034R3_3_3d3034R3_3_3d3hh4n1P101jh400hh48:kh42dh4Vf4lh4mh40111aQ101010001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810nh4?1\81f\41515185120nQ185120_>38:220nQ120_>oh4V1F11P31ld11515085120^>85120_>575920b421f\4b41Pi4oh4Z1F11h;018:221f\4nQ1921ld1^>21ld1_>Qi400oh48:Ri41Uh2Si4Ti4190Ui4121f\4nQ10_g1121f\4ne10Vi41921ld1^>21ld1_>0_g1121ld1ne10U;211aQ10100002Pi44PPZfVg3h;4PPhUibmR101;1V;00oh4h1F1h800oh4j1F1b800oh4l1F1b900oh4n1F1d900oh4P2F1`900oh4R2F1f900oh4T2F1l900oh4V2F1T800oh4X2F1h700oh4Z2F1X601720SIWi4oh4\2F0010Xi482b8d800Yi4R1H1^800Yi4T1N011Z800Yi4V1HYi48:Zi41Rb4[i4\i4150]i4120W40ji1120ne10^i4212oc1aQ101000000000000_i4?1\81f\41515185120mQ185120nQ185120_>`i4h1F11^81Wg10`i4l1F11h;06505621f\4mQ10005284121Wg1YR1034^3_3^3U3ai45050505221f\4mQ10005283121f\4nQ10005683121f\4_>000684121Wg1YR1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3bi45050505221f\4mQ10005283121f\4nQ10005283121f\4_>000684121Wg1YR15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3ci45050505221f\4mQ10005283121f\4_>0005283121f\4nQ183121f\4_>3684121Wg1YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3di45050505221f\4mQ100038:221f\4nQ121f\4_>38:221f\4_>21f\4nQ13684121Wg1YR12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3ei450505683121f\4nQ10005683121f\4_>000684121Wg1YR14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3fi401`i48:gi41hi4ii4ji41=0ki4121Wg1YR10_g1121Wg1ne10li4121f\4mQ10mi4121f\4nQ10ni4121f\4_>0_g1121f\4ne10U;212oc1aQ10100001h;4PPigPZ90100006oi4Pj4`i4Z1>Qj4Pj4`i4\1>Rj4Pj4`i4^1>Sj4Pj4`i4`1>Tj4Uj4`i4b1>Vj4Uj4`i4d1>Wj4=1`60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120PJ5720QJ21iQ1b4Xj4NL20PJ111b800Xj4V1\120W401Z81iQ10Xj4Z1J11`6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Xj4\1L1h;Xj48:Yj41ka4la4ma40212aQ1Re3000001h;4PPhUibmR10000010Zj441f80185120h3[j4P1H20h3100011j<00[j4V1N[j48:\j41dh4]j4^j40111aQ1010100000000000_j476Z846<>f900`j4`1>11f<1aY20`j4n1J14j3n;P<Z<015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3`j4R2B04j3n;P<Z<`j48:aj41bj4cj4dj4150ej4120ne10fj4121aY2ne10gj4112aQ1Yl101100000000001`k3hj4`j4Z1>ij491d801515220W421cl1W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3jj4NH01j:1cl115151515185120W452841920hZ1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120^S15420^S120b4jj4V1B11d:0152920W421cl1W421cl1W4jj4^1L1h;0100jj48:kj41o_4lj4mj40212oc1aQ1000001h;4PPf^Tlg10000000nj4?1P:1oj4185120^S1Pk4X1F000156801595921oj4^S121oj4b41bV21_W1Qk400Pk48:Rk42Sk4g[4Tk4Uk4190Vk4121oj4W40e_2121oj4^S10Wk4121oj4b40g_2121oj4ne10Xk4012aQ1Yl10110002bV24PPPlYaTUm4_W14PPU[ck10000000Yk4?1Z81_n10Zk4X1F31X61gf11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4Zk4\1B1`61Wg11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320kIZk4^1B2f8h81`e10Zk4`1B11h;01505321Wg1R421gf1R45421`e1ne121Wg1ne1[k401Zk48:\k41]a4]k4^k4160_k4121Wg1ne10`k4121_n1ne10TQ3121`e1ne1111aQ1000001h;4PPhja`o60100011ak4bk4Zk4T1>ck4=1j:0151515152841920h5030035V3U3d3S3X385120^S1575920^S120b41ij256920kG002000dk4R1L84120h5115d8^1`1l1V;00dk4`1B841920h5035V3U3d3S3X301\80151515185120nQ185120_>5683120nQ10005283120_>000dk4P2B01h;dk48:ek41]`4fk4gk40212oc1aQ10100002h;4PPf^Tlg1ij24PP\mXh_30031h800dk4Z2\11h700dk4Z2\21b100dk4Z2l30010hk4?1j:1cl115151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41ij2555920^S120b41Tl35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4ik4V1F11P31ld115185120^>575920b421cl1b41Pi4ik4^1F11h;01621cl1W4121ld1^>jk400ik48:kk42Uh2Rb4lk4mk41:121cl1W40nk4121cl1^S10_g1121cl1ne10ok4121ld1^>0_g1121ld1ne10U;212oc1aQ10100004Pi44PPZfVg3h;4PP\mXh_3ij24PPhja`o6Tl34PPPlYaTUm40081h800ik4j1F1h700ik4l1F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3ik4n1F1l900ik4P2F1V;00ik4R2F1`900ik4T2F1b900ik4V2F1d900ik4X2F0010Pl4=1j:015151515185120W485120^S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920^S120b41ij2555920^S120b41Tl35152841920hZ1034^3_3^3U3035T3Q3Y3\3i35420^S120b4Ql4R1L20W4116d80^9`9P:V;00Ql4b1B20W401\8015052920oQ1920g90020005185120_>5283120_>000Ql4T2B01h;Ql48:Rl44Rb4]`4g[4Wa4Sl4Tl40212oc1aQ1000003h;4PPf^Tlg1ij24PP\mXh_3Tl34PPPlYaTUm40071h800Ql4`2F1h700Ql4b2F1f7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3Ql4d2F1d:00Ql4f2F1l900Ql4h2F1b900Ql4j2F1d900Ql4l2F0010Ul4?1d:1nl11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021Vl4T1F12^8l81Wg10Vl4X1F11h;015384121Wg1YR1034^3_3^3U3Zb401Vl48:Wl41\b4Xl4Yl41:0a^2121nl1W40_[2121nl1PZ10Zl4121nl1ne10[l4121Wg1YR10ji1121Wg1ne1212oc1aQ1000001h;4PPPTUioS\R10071X601720SIoi3Vl4f1F1b90152920W421nl1W421nl1W4Vl4h1F1d900Vl4j1F1T800Vl4l1F1`;00Vl4n1F1d:01515220W421nl1W43920kG021Vl4P2F1j:0152920o9920kG002000Vl4R2F0000\l4?1d:1nl11515185120W4684120PZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021]l4V1F22^8l81aY20]l4\1B2^8l81Wg115284120YR1034^3_3^3U3]l4^1B11h;015284121aY2YR1034^3_3^3U3^l401]l48:_l41\b4`l4al41<0a^2121nl1W40bl4121nl1ne10cl4121aY2YR10ji1121aY2ne10dl4121Wg1YR10ji1121Wg1ne1211aQ1000001h;4PPPTUioS\R10072X6Z601720SIoi3]l4l1F1b90152920W421nl1W421nl1W4]l4n1F1d900]l4P2F1T800]l4R2F1`;00]l4T2F1d:015220W421nl1W4]l4V2F1j:0152920o9920kG002000]l4X2F0000el4<11b800fl4LH2W4oF110fl48:gl41ka4hl4il40212aQ1Re30000000000000jl442Z8j800kl4LH920d;0000011b800kl4R1R100kl48:ll41ka4ml4ma40212aQ1Re301000000000000nl4?1b81VP20ol4R1F11j81Wg1185120d;ol4T1F11h;015721Wg1d;002Pm400ol48:Qm42W\4Rb4Rm4Sm418121VP2W40TT2121VP2ne10Tm4121Wg1ne10Yo1121Wg1d;0_`2212oc1aQ1000001h;4PP\mXh_30000000Um452^8l81Wg11684120YR1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3Vm4P1F511b800Vm4V1T1Vm4V1B101jc1000011d800Vm4X1T1Vm4X1B101jc1000012\9^900Vm4Z1P1Vm4Z1B101jc1000011j801565820d;20aS1000Vm4^1T1Vm4^1B101jc1000011h800Vm4`1T1Vm4`1B101jc10001jf400Vm48:Wm43]`4i`4Wa4Xm4Ym40212oc1aQ1000001jc14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Zm4?1\81f\41515185120nQ185120_>38:220_>20nQ1[m4X1F11P31ld11515085120^>85120_>575920b421f\4b41Pi4[m4\1F11h;0138:221f\4_>921ld1^>21ld1_>\m400[m48:]m41Uh2^m4_m4190`m4121f\4_>0am4121f\4nQ10_g1121f\4ne10bm4121ld1ne10U;111aQ10100002Pi44PPZfVg3h;4PPhUibmR10131V;00[m4h1\11h800[m4h1f21d:00[m4h1f30010cm4?2^901k?15185120P485120W4dm4V1F22^8l81Wc31684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3dm4\1B2^901_n1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41em4dm4`1B11h;015421_n1ne121Wc3ne1fm400dm48:gm41Sc4hm4im41<0a^2121k?P40jm4121k?W40_g1121k?ne10km4121_n1W40_g1121_n1ne10lm4121Wc3ne1212oc1aQ1000002h;4PPPlYaTUm4em44PP\mXh_30081b90150385120W45220W421k?W4dm4n1F1d900dm4P2F1X900dm4R2F1R800dm4T2F1n800dm4V2F1n900dm4X2F1^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3dm4Z2F1l8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3dm4\2F0002mm4nm4dm4`2>om4Pn4dm4b2>Qn4=1\800Rn4NL20nQ1011\800Rn4T1\120_>01\801515185120nQ185120_>5683120nQ1000Rn4X1J11^800Rn4Z1L1h;Rn48:Sn41hi4Tn4Un40212oc1aQ10100001h;4PPigPZ90051^8013684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Rn4b1F1`800Rn4d1F1f800Rn4f1F1h800Rn4h1F1Z800Rn4j1F0000Vn4?1^91k?15185120W485120fAWn4V1F21`<1W_415153920Pa10000005380120Pa100P]1Wn4\1B1^91_n11515220W421k?W485120fAWn4`1B11h;02505421_n1b421W_4b45321_n1fA21k?fAXn4505421_n1b421W_4b4535921_n1fA21k?fA5:1[j221W_4Pa1Yn400Wn48:Zn41\_4[n4\n41?0]n4121W_4Pa10^n4121W_4ne10_n4121k?W40`n4121k?fA0_g1121k?ne10Zl2121_n1fA0_g1121_n1ne10an4212oc1aQ1000002h;4PPPTUioS\R1[j24PP\mXh_30061`<0136841920XN0303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3Wn4n1F1b<00Wn4P2F1d<00Wn4R2F1X900Wn4T2F1X601720SIbn4Wn4V2F1b90152920W421k?W421k?W4Wn4X2F0000cn4?1P91iQ1151515185120XN85120WS1555820XN5:920lT100Pj204PP\mXh_320b45620WS120XNdn4V1F00025621iQ1WS121iQ1b4Ph450555921iQ1WS121iQ1b45:921iQ1lT100Pj204PP\mXh_3515152921iQ1lT100Pj200Pj2555921iQ1WS121iQ1b45804PPPlYaTUm41en4525921iQ1mT121iQ1nT100h3fn415921iQ1WS121iQ1b4\d10dn48:gn41o_4hn4in4190jn4121iQ1b40_g1121iQ1ne10kn4121iQ1XN0`b2121iQ1WS10ln4212oc1b2000001en44PP`Rg`aa60000000mn4?1P91k?1515185120W485120XN85120WS1nn4V1F11P91_n1151515220W421k?W485120WS15220XN21k?XNnn4Z1F11dl10150558015921_n1WS121k?WS11_W15521k?WS121_n1b4on400nn48:Po41cX2Qo4Ro41:121k?W40So4121_n1WS10_g1121_n1ne10To4121k?WS10_g1121k?ne10Uo4212oc1b2000002dl14PPPP_ZTYYW1_W14PPU[ck10051T90152920W421k?W421k?W4nn4f1F1b90152920W421k?W421k?W4nn4h1F1X90152920W421k?W421k?W4nn4j1F1d900nn4l1F1`<00nn4n1F0000Vo4?1P91k?1515185120W485120lT15420lT100Pj2Wo4T1F11d81_n1151515220W421k?W485120WS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Wo4X1F11dl101555921_n1WS121_n1b45:21k?lT104PP\mXh_3Xo400Wo48:Yo42Zo4g[4[o4\o41<121k?W40]o4121k?lT10^o4121k?ne10_o4121_n1WS10_g1121_n1ne10`g115921_n1WS121_n1b40U`4212oc1b2000001dl14PPPXXWXjZc40041P90152920W421k?W421k?W4Wo4d1F1X90152920W421k?W421k?W4Wo4f1F1X601784120SI`o4Wo4h1F1d900Wo4j1F0000ao451P91iQ115185120W485120WS1bo4R1F215n8P9R9T9V90152920W421iQ1W421iQ1W4bo4X1P1bo4X1B0121iQ1WS112P<j300bo4^1P101co415n8P9R9T9V90152920W421iQ1W421iQ1W4bo4f1P1bo4b1B101jc1121iQ1WS1012P<j300bo4d1P1000bo48:do41o_4eo4fo40212oc1b20100001jc14PPf^Tlg10061P901515220W421iQ1W45420b421iQ1WS1bo4P2F1b90152920W421iQ1W421iQ1W4bo4R2F1X90152920W421iQ1W421iQ1W4bo4T2F1d900bo4V2F1T800bo4X2F1X601784120SIjZ2bo4Z2F0000go451P91iQ115185120W485120WS1ho4R1F114n8P9R9T90152920W421iQ1W421iQ1W4ho4`1Lho4X1>101jc115921iQ1WS11bY2012f9B015052920W421iQ1W421iQ1W45220U921iQ1WS1ho4\1B000ho48:io41gZ2jo4ko40213oc1b2Yl10110002jc14PP\mXh_3bY24PP\mXh_30081P901515220W421iQ1W45420b45921iQ1WS11bY2ho4j1F1b90152920W421iQ1W421iQ1W4ho4l1F1X90152920W421iQ1W421iQ1W4ho4n1F1d900ho4P2F1T800ho4R2F1f<00ho4T2F1600ho4V2F1X601784120SIjZ2ho4X2F0000lo452n8V91iQ10mo4P1F311P90152920W421iQ1W421iQ1W4mo4T1T1mo4T1B101jc1000011R90152920W421iQ1W421iQ1W4mo4V1T1mo4V1B101jc10001no411T90152920W421iQ1W421iQ1W4mo4X1T1mo4X1B101jc10001^m200mo48:oo42o_4gZ2PP5QP50212oc1b2000001jc14PPf^Tlg100051T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00mo4`1T1810RP5?1P91iQ11515185120XN85120WS150565820XN5:920lT100Pj204PP\mXh_320b45520WS120XNSP5V1F00025050385121iQ1lT155801595921iQ1WS121iQ1XN5:21iQ1lT104PP\mXh_31_W15221iQ1lT100Pj2TP550505185121iQ1lT15321iQ1lT100Pj255801595921iQ1WS121iQ1XN1bV21_W151505580159801595921iQ1WS121iQ1XN1bV21en41_W15580159801595921iQ1WS121iQ1XN1bV21UP51_W15580158595921iQ1WS121iQ1XN1bV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1VP515921iQ1WS121iQ1XN\d10SP58:WP52o_4gZ2XP5YP51=0ZP5121iQ1ne10[P5121iQ1XN0`b2121iQ1WS10l]215921iQ1WS121iQ1XN0\P511bV20]P5121iQ1lT10U;212oc1b2000004bV24PPPlYaTUm4en44PP`Rg`aa6UP54PPXa[hhX3_W14PPU[ck10000000^P5?1P91k?1515185120W485120lT15320lT100Pj2_P5T1F11P91_n11515152920W421k?W421k?W485120WS185120XN_P5X1F11dl101505185121_n1lT15221_n1lT121k?lT151385121_n1lT150555921_n1WS121_n1b45:21k?lT104PP\mXh_355801595921_n1WS121_n1XN5:21k?lT104PP\mXh_31_W1`P500_P58:aP52Zo4gZ2bP5cP51>121k?W40dP5121k?lT10^o4121k?ne10eP5121_n1ne10[P5121_n1XN0`b2121_n1WS10fP5121_n1lT10U;212oc1b2000002dl14PPPXXWXjZc4_W14PPU[ck10031X90152920W421k?W421k?W4_P5j1F1X601784120SI`o4_P5l1F1d900_P5n1F0000gP5?1P91iQ1151515151515152920lT100Pj200Pj285120XN85120WS185120mT185120nT15320mT120nT1565820XN1bV220b4hP5V1F00015580158595921iQ1WS121iQ1XN1bV25:5921iQ1nT121iQ1mT104PP\mXh_31_W1iP515921iQ1WS121iQ1XN\d10hP58:jP51\_4kP5lP51;0ZP5121iQ1ne10[P5121iQ1XN0`b2121iQ1WS10mP5121iQ1mT10`b2121iQ1nT10nP5111b2000002bV24PPPlYaTUm4_W14PPU[ck10000000oP5?1X61hc1151620SI403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720TIPQ5QQ5V1F11`61Wg11920P9021QQ5^1F11jc1043721hc1TIRQ5SQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3TQ56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3UQ56871:21hc1TI108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3VQ501QQ58:WQ51XQ5YQ5ZQ518121hc1SI0ij1121hc1ne10[Q519:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30ZU219:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21hc1TI108c3S3X3U3T3e3\3U30\Q5212oc1lX4000001jc14PPf^Tlg11R4000010]Q5?101k?15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3^Q5T1F00015050515284121k?X403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721k?Y400Z1515284121k?X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721k?Y400^1515284121k?X4038c3U3d3U3h3Q3S3d35421k?Y400^1_Q500^Q58:`Q51aQ5bQ5cQ5170cc2121k?ne10dQ5121k?X40eQ5121k?Y40fQ5112lX4Yl101100000000000gQ5?3\9^901k?15085120fA85120Z4hQ5R1F000156921k?fA21k?Z421k?b4iQ5159921k?fA21k?Z421k?b4Wg10hQ58:jQ51kQ5lQ5mQ5170nQ5121k?b40SZ21921k?fA21k?Z40_g1121k?ne10Uh4212oc1lX40000000000000oQ5?1X91iQ115620fA20b4PR5T1F11\91k?0PR5X1F11h;015221k?fA21iQ1fAQR500PR58:RR51SR5TR5UR5190VR5121iQ1fA0_g1121iQ1ne10WR5121k?fA0_g1121k?ne10U;212oc1lX4000001h;4PPb_QdB0121h700PR5b1\11b600PR5b1l20010XR5?2\9^91k?185120W>YR5HF00015221k?W>03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2ZR500YR58:[R51\R5]R5^R50212oc1lX40000000000000_R5?1X91iQ10`R5V1F21^91k?185120W4`R5Z1B1d:1nl1185120W4`R5\1B11h;015221k?W421nl1W4aR501`R58:bR53WX4X^2dX2cR5dR5190eR5121nl1W40_g1121nl1ne10fR5121k?W40_g1121k?ne10U;212oc1lX40100001h;4PPigPZ90171Z800`R5n1F1R800`R5P2F1h700`R5R2F1b600`R5T2F1n800`R5V2F1n900`R5X2F1f100`R5Z2F0010gR5?2b9d91hc11920_V1020hR5R1F14P3`6n9\81UV2185120g9hR5X1B11h;015221UV2g9000iR501hR58:jR51Sg1kR5lR5170_U3121UV2ne10Yo1121UV2g90Zo1121hc1ne10[o1212oc1lX4000001h;4PPhUibmR10161X900hR5j1F1\900hR5l1F1^900hR5n1F1R800hR5P2F1d800hR5R2F1P900hR5T2F0000mR5?1b11Re10nR5V1F21T81hc11920L021nR5Z1B1f11iQ1152920P721Re1P721Re1P7nR5\1B11h;01505421iQ1b421hc1b4565921hc1b421Re1b41oR5PS500nR58:QS51Sa2RS5SS5170TS5121iQ1ne10US5121Re1ne10VS5121hc1ne10WS5211lX40100002h;4PPPlYaTUm4oR54PPigPZ90061^100nR5h1F1l300nR5j1F1R800nR5l1F1X900nR5n1F1b200nR5P2F1f200nR5R2F0000XS591f90151720W4jV25659920U9920\:20b421hc1b41mW2YS5R1H01`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021YS5Z1B16R8R:\9^9X6Z6017920SI034T3e3Q3\3jV2YS5`1B1h;0100YS58:ZS51Sa2[S5\S50211lX40100002mW24PPigPZ9h;4PPPTUioS\R10000000]S5?1^11_n10^S5Z1F31`61Wg11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021^S5^1B1`61hc11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021^S5`1B1f11iQ1152920P7921_n1P7030921_n1P7920P7030^S5b1B11h;0150565921Wg1b421_n1b41oR55521iQ1b421hc1b4_S500^S58:`S51Sa2aS5bS5160cS5121_n1ne10dS5121iQ1ne10eS5121hc1ne1211lX40100002oR54PPb_QdBh;4PPPhcRYZj90141l300^S5P2F1X900^S5R2F1b200^S5T2F1f200^S5V2F0001fS5gS5^S5V1>hS5?2`6P31k?185120g9iS5V1F22X6`<1hc1150385120SI515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030jS5iS5\1B2`6P31_n1185120g9iS5`1B11h;01505721hc1b421_n1b45521_n1g921k?g9kS500iS58:lS52mS5X^2nS5oS51;0PT5121hc1ne10QT5121k?g90_g1121k?ne10RT5121_n1g90_g1121_n1ne10ST5212oc1lX4000001h;4PPP_ZTYYW100:1X900iS5n1F1n900iS5P2F1f900iS5R2F1R800iS5T2F1R:00iS5V2F1d800iS5X2F1P900iS5Z2F1f100iS5\2F1X6017920SI038c3S3X3U3T3e3\3U3TT5iS5^2F1Z6017920SI038c3S3X3U3T3e3\3U3TT5iS5`2F0000UT551X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030jS5VT5NF112\9^90150385120fA5620fA21hc1b4VT5T1P1VT5T1B101jc1000000VT58:WT51mS5XT5YT50111lX4000001jc14PPb_QdB0021h700VT5\1\11b600VT5\1l241T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810ZT5?1X61hc11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030jS5[T5X1F21^11Wg10[T5^1B2\9^91k?0[T5`1B11jc1025621k?fA21Wg1Q7\T5555921k?fA21Wg1Q71dl1]T500[T58:^T51mS5_T5`T51=0aT5121hc1ne10bT5121Wg1Q70_g1121Wg1ne10cT5121k?fA0_g1121k?ne10dT511dl10eT5112lX4_;0100002dl14PP`Rg`aa6jc14PPb_QdB0041X900[T5l1\11R800[T5l1X31f100[T5l1j41n100[T5l1V60000fT5?3\9^9n21k?1515185120X>52841920W>03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Y>021gT5NF0001684121k?X>2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3hT500gT58:iT51jT5kT5lT50112oc1lX40000000000000mT551X61ld115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nT5P1F213\9^9R:00nT5X1P1nT5V1B101RP10011j100nT5V1P11oT513\9^9R:00nT5^1P1nT5^1B0011j100nT5`1P10000nT58:PU51_a2QU5RU50211lX40100001RP14PP\mXh_30061b600nT5f1F1d600nT5h1F1h700nT5j1F1T800nT5l1F1X601620SI203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3nT5n1F1`601515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9021nT5P2F0000SU592`6b6015220R421k?R4TU5NH02`6b61k?1515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4TU5V1B11X6015220R421k?R4TU5Z1L1h;0100TU58:UU51VU5WU5XU50212oc1lX4000001h;4PPf^Tlg10000010YU5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4ZU5T1F21`91aY20ZU5Z1B1`61Wg1151515220R421hc1R4920P9021385120W7ZU5\1B11h;015421Wg1ne121aY2ne1[U501ZU58:\U51VU5]U5^U5160YR2121hc1ne10_U5121Wg1ne10`U5121aY2ne1212oc1lX4000001h;4PPf^Tlg10031^900ZU5P2F1R:00ZU5R2F1X6015320SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ZU5T2F0011aU5bU5ZU5h1>cU581`61iQ11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021dU5P1H4^1`1l1n300dU5V1>012R8X6015152920SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921iQ1R4030921iQ1R4030dU5`1>dU58:eU51VU5fU5gU5130hU5121iQ1ne10iU5212oc1lX40000000000000jU5?1X61ld115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3kU5V1F21^11Wg1185120Q7kU5\1B2\9^91k?185120fAkU5^1B11h;015055801595921k?fA21Wg1Q71TB1_W1545921k?fA21ld1b41RZ4lU500kU58:mU51_a2nU5oU51<0PV5121Wg1Q70_g1121Wg1ne10QV5121k?fA0_g1121k?ne10`g115921k?fA21Wg1Q70RV511TB211lX40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1RZ44PPX`eanD0081b600kU5n1F1h700kU5P2F1T800kU5R2F1X900kU5T2F1Z800kU5V2F1n800kU5X2F1f100kU5Z2F1X601720SISV5kU5\2F0000TV5?1X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20TI106S3_3^3V3Y3W320TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3UV5V1F0001505259891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TB525958891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TBVV500UV58:WV51XV5YV5ZV5190[V5121hc1ne10\V51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30]V51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30^V511TB0_V5211lX4000001TB0:0000000`V551X61ld11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021aV5R1F113^1`1l100aV5X1LaV5X1>101jc1000000aV58:bV51_a2cV5dV50211lX40100001jc14PPb_QdB0051b600aV5^1\11d600aV5^1R21h700aV5^1Z31T800aV5^1j41R800aV5^1\641T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810eV5?1T81hc115085120L85120j1fV5LF000221hc1LgV521hc1j1hV500fV58:iV51Sa2jV5kV5170lV5121hc1ne10mV5121hc1L0nV5121hc1j10oV5211lX40000000000000PW561T81hc1151385120L385120j1QW5R1H1121b100QW5Z1J2b9d900QW5\1J0QW5X1B1jc1000QW58:RW51Sa2SW5TW50212oc1lX40100001jc14PPb_QdB0011b600QW5d1F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810UW5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120TI036_3R3Z3U3S3d3VW5R1F00023851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3WW53851:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3XW500VW58:YW52ZW5lc1[W5\W5170]W5121hc1ne10^W51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30_W51:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30`W5111lX40000000000000aW5?1X61hc11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIbW5P1F11`61Wg11920P9021bW5T1F11jc10=52871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3cW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3dW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3eW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3fW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3gW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3hW552871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3iW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3jW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3kW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3lW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3mW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3nW56871:9:21hc1TI106S3_3^3V3Y3W321hc1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3oW501bW58:PX51ZW5QX5RX50212oc1lX4000001jc14PPf^Tlg11R4000010SX5?1R81ld1151515185120nO85120oO85120PP185120QP1TX5T1F000150525959585:21ld1PP100h321ld1QP15:21ld1nO00h321ld1oO1TB52595958585:21ld1PP100h321ld1QP100Pj25:21ld1nO00h321ld1oO1TBUX500TX58:VX51XV5WX5ZV51=0XX5121ld1ne10YX5121ld1nO0ZX5121ld1oO0[X5121ld1PP10ZX5121ld1QP10\X511TB0_V5212oc1lX4000001TB0:0000000]X551R81ld10^X5P1F311^100^X5T1T1^X5T1B101jc1000011`100^X5V1T1^X5V1B101jc10001_X511l100^X5X1T1^X5X1B101jc10001^Z200^X58:`X51_a2aX5dV50212oc1lX40100001jc14PPb_QdB0041b600^X5\1\11d600^X5\1R21h700^X5\1Z31T800^X5\1j441T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810bX551R81ld10cX5R1F212\9^900cX5X1P1cX5V1B101RP10011j100cX5V1P11oT512\9^900cX5^1P1cX5^1B0011j100cX5`1P10000cX58:dX52_a2`a2eX5fX50212oc1lX40100001RP14PP\mXh_30041b600cX5d1\11d600cX5d1R21h700cX5d1Z31T800cX5d1j40000gX5?1R81ld10hX5X1F21^11Wg1185120Q7hX5\1B1\91k?185120fAhX5^1B11h;015055801595921k?fA21Wg1Q71TB1_W1545921k?fA21ld1b41RZ4lU500hX58:iX52XV5_a2jX5kX51<0PV5121Wg1Q70_g1121Wg1ne10QV5121k?fA0_g1121k?ne10`g115921k?fA21Wg1Q70RV511TB212oc1lX40100004h;4PPb_QdBTB4PPlb\i^A_W14PPU[ck1RZ44PPX`eanD0131b600hX5n1\11h700hX5n1R21T800hX5n1b30000lX5?1`61ld1151620SI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021mX5T1F21X61gf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4mX5Z1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hImX5\1B11h;01505321iQ1R421gf1R45221iQ1hI5221ld1SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nX501mX58:oX51PY5QY5RY5180SY5121iQ1hI0ji1121iQ1ne10_n4121ld1SI0TY5121ld1ne1112lX4lj1000001h;4PPPlYaTUm40121X601620SI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3mX5l1F1d900mX5n1F0000UY5?2R8T81ld10VY5T1F11`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hIVY5X1B11h;015221iQ1hI3921ld1i9020WY501VY58:XY51PY5YY5RY5160SY5121iQ1hI0ji1121iQ1ne10ZY5121ld1ne1111lX4000001h;4PP`Rg`aa60131b600VY5h1\11d600VY5h1R21h700VY5h1Z30000[Y551`91aY20\Y5P1F411b10137920P7030]Y5\Y5T1P1\Y5T1B101jc10001^Y511b600\Y5\1T1\Y5\1B101jc1000011`601503920P902156831920W7030000\Y5^1P1\Y5^1B101jc10001_Y511^900\Y5f1T1\Y5f1B101jc10001`Y511`601515152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P902152831920W7030000\Y5j1B0\Y58:aY52ZY4SR5bY5cY50111lX4000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810dY58101k?1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1eY5V1H1`9015050385120W4385121k?W45220W421k?W4eY5Z1N21h;0eY58:fY51aQ5gY5hY5190j[4121k?W40iY5121k?X40ji1121k?ne10jY511h;0]_2112lX4Yl10110001h;4PPU[ck10000000kY581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3lY5T1H1X6015220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3lY5X1N30lY58:mY51bR3nY5oY5130eR3120ne10PZ5212oc1lX401000000000000QZ561X91iQ113920]U1020RZ5NH1141l300RZ5V1J3^1`1n300RZ5X1J1\900RZ5Z1J1d:00RZ5\1J0RZ5T1B1h;000RZ58:SZ52][3^[3TZ5UZ50214oc1Sh1lX4VZ5000001h;4PPb_QdB0151h700RZ5f1F1b600RZ5h1F1`900RZ5j1F1f:00RZ5l1F1l100RZ5n1F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810WZ561X91iQ113920]U1020XZ5X1H4011l300XZ5^1B0XZ5^1B031^100XZ5`1T11`100XZ5`1d21n300XZ5`1\40XZ5`1B011\900XZ5b1B0XZ5b1B011d:00XZ5d1B0XZ5d1B1h;001XZ58:YZ52][3^[3ZZ5[Z50216oc1Sh1Th1lX4VZ5\Z5000001h;4PPb_QdB0151h700XZ5P2F1b600XZ5R2F1`900XZ5T2F1f:00XZ5V2F1l100XZ5X2F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810]Z552b6`61iQ1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9020684120W7303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3^Z5P1F211X6017841920SI030_Z5^Z5Z1P1^Z5Z1B101jc1000011`6017841920SI030`Z5^Z5`1P1^Z5`1B101jc1000000^Z58:aZ51bZ5cZ5dZ50011lX4000001jc14PP\mXh_30031X900^Z5j1\11j700^Z5j1X31P700^Z5j1h441T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810eZ551X61hc1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120TI5053871:9:20TI106S3_3^3V3Y3W320TI10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20TI106S3_3^3V3Y3W320TI10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3fZ5NF112b6`6013920P9385120W7fZ5X1LfZ5X1>0011`600fZ5\1L0000fZ58:gZ51ZW5hZ5iZ50211lX40000001R40041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810jZ593\9^1d:00kZ5NH01b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W77920l;030lZ57841920SI030mZ5kZ5T1B16X6X9f1Z8j3n;00kZ5b1B1h;0101kZ58:nZ51]]3oZ5P[50212oc1lX4000001h;4PPb_QdB0000000Q[551X61hc1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3R[551528719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920TI030S[5T[5P1F111b60151515220R421hc1R456831920l;030000506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;lZ5T[5`1LT[5`1>101jc1000011`601515220R421hc1R4920P9021T[5P2B0T[58:U[51]]3V[5W[50212oc1lX4000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810X[591f9015185120U95620U95821hc1b41Se1Y[5R1H03b9d9`61hc1150920_V10205152841920SI03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920P9021Y[5Z1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Qg1Y[5`1B1h;0100Y[58:Z[51Sg1[[5\[50212oc1lX4000002h;4PPPhcRYZj9Se14PPb_QdB0000000][592T:V:01565920b421hc1b41mW2^[5P1H01T81hc10^[5V1J11R800^[5X1L1h;0100^[58:_[51Sa2`[5a[50212oc1lX4000002mW24PPigPZ9h;4PPPlYaTUm40000000b[592`6P3015185120g95620g9000c[5NH02b9d901920_V1020c[5V1B1;X9\9^9d9R8R:d8P90X6Z6017920SI038c3S3X3U3T3e3\3U3Qg1c[5\1B1h;0101c[58:d[51Sg1e[5f[50212oc1lX4000001h;4PPPlYaTUm40000000g[591b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;lZ5784120SImZ5h[5NH02\9d:00h[5\1J15X9X6`6j3n;00h[5^1L1h;0100h[58:i[51]]3j[5k[50212oc1lX4000001h;4PPZfVg30000000l[592^901_n1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41em4m[5P1H02^901k?185120P4m[5\1B12b9d90150385120W45220W421k?W4m[5b1B1h;0100m[58:n[52WX4Yh4o[5P\50212oc1lX4000002h;4PPPlYaTUm4em44PP\mXh_30000000Q\5?1X91iQ10R\5T1F21l31nl10R\5X1B1\91k?0R\5Z1B11h;025221nl1fA21iQ1fAS\55221k?fA21iQ1fAQR501R\58:T\52Sk4U\5V\5W\51=0X\5121iQ1fA0_g1121iQ1ne10Y\5121nl1fA0_g1121nl1ne10Z\5121k?fA0_g1121k?ne10[\5212oc1lX4000001h;4PPb_QdB0121h700R\5j1\11b600R\5j1l20000\\581b601684120W7203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3]\5R1H4`9f:`1l700]\5X1>21h;0]\58:^\51\]3_\5`\5170a\5120W70ji1120ne10b\511h;0]_2212oc1lX4000001h;4PPb_QdB0000000c\5?1`61ld11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021d\5Z1F41X61nl11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4d\5`1B1b61Re115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d\5b1B1X61gf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4d\5d1B1`61iQ11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120hId\5f1B11h;015050505321Re1R421nl1R45321iQ1R421gf1R45521gf1b421Re1b4321iQ1hIe\500d\58:f\51PY5g\5h\5180SY5121iQ1hI0ji1121iQ1ne10i\5121ld1ne10j\5121Re1ne1112lX4lj1000001h;4PPPlYaTUm40121`6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d\5T2F1R:00d\5V2F0001k\5l\5d\5V1>m\591l3015185120fA5620fA5821iQ1fA1_W1n\5P1H01X91iQ115185120fA575920fA20b41ij2n\5X1B19l3X9R8l1`1h7`9b9d9015580159920fA21iQ1fA21iQ1fA1_W1n\5^1B5921iQ1fA21iQ1b40100n\58:o\51UX4P]5Q]50112lX4_;0100002ij24PPX`eanD_W14PPU[ck10000010R]551X91iQ10S]5NF211\900S]5R1T1S]5R1B101jc1000011`900S]5T1T1S]5T1B101jc10001T]500S]58:U]52SR5Vn3V]5W]50212oc1lX4000001jc14PPigPZ90121b600S]5Z1\11h700S]5Z1R241T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810X]5?2X9Z91iQ115085120fA85120iU1Y]5P1F00015186121iQ1fA3921iQ1iU1020Z]500Y]58:[]51U\5\]5]]5130^]5121iQ1ne10_]5212oc1lX40000000000000`]581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3a]5P1H1X6015220SI03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3a]5T1N30a]58:b]51bR3c]5d]5130eR3120ne10e]5111lX40000000000000f]5?1^91k?15185120fA5620fA20b4g]5V1F11`61iQ115152841920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120iIg]5\1B15921k?fA21k?b4015521iQ1iI5821k?fA1_W1h]500g]58:i]51Uo1j]5k]5180l]5121iQ1ne10kS2121iQ1iI0m]5121k?fA0Sb3121k?ne1111lX4000001_W14PPU[ck10091^90152920W4921k?W4030921k?W4920W4030g]5j1F1\90152920W4921k?W4030921k?W4920W4030g]5l1F1b900g]5n1F1d900g]5P2F1f900g]5R2F1X900g]5T2F1T800g]5V2F1b<00g]5X2F1d<00g]5Z2F0000n]551j:1cl1156920kG920o9000000o]5T1F415\9^9d80P:0152920P4920W4921cl1W4030921cl1W4920P4920W4030o]5Z1P1o]5Z1B101jc1000012^8l801684120YR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3o]5d1P1o]5d1B101jc10001P^511j80150505620aS10005620bS100052841920YR103003:g3Q3b3]3o2c3d3Q3b3d3o]5l1P1o]5l1B101jc1000012P3n9015620g9000o]5R2P1o]5R2B101jc10001Q^500o]58:R^52Yh4Vf4S^5T^50212oc1lX4000001jc14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810U^5<11X900V^5LH1fA101V^58:W^51U\5X^5Y^50212lX4Re30000000000000Z^594\9^90P:00[^5NH01X61hc11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4[^5T1B11`6015220R421hc1R4[^5Z1B1dl11201[^58:\^51SR5]^5^^50212oc1lX4000001dl14PPPlYaTUm40041b6015220R421hc1R4[^5h1F1`601515220R421hc1R43920P9021[^5j1F1h700[^5l1F1`900[^5n1F0010_^5?1l:1Wg115185120kB85120P4`^5T1F11^91k?15185120kB52920P420W421Wg1P4`^5X1F11h;015221k?kB21Wg1kBa^500`^58:b^51P_2c^5d^5190e^5121k?kB0_g1121k?ne10T_2121Wg1kB0_g1121Wg1ne10U;212oc1Y3000001h;4PPPlYaTUm40051l:0152920P421Wg1P421Wg1P4`^5d1F1R;00`^5f1F1n:00`^5h1F1P;00`^5j1F1X800`^5l1F0000f^5?2^901k?185120W4g^5T1F11V;1Wg1185120W4g^5X1F11h;015321Wg1W421k?W4h^501g^58:i^51ea4j^5k^515121k?W40Sb3121k?ne10l^5121Wg1ne1212Y3aQ1000001h;4PPb_QdB0021b90152920W421k?W421k?W4g^5f1F1d900g^5h1F0010m^5?2^9d:1k?15185120YG5085120P485120W4n^5V1F12^9d:1_n115185120YG52920P420W4921k?P421k?W4n^5\1>11h;015221_n1YG21k?YGo^501n^58:P_51Xf2Q_5R_51;0a^21921k?P421k?W40S_5121k?YG0_g1121k?ne10T_5121_n1YG0_g1121_n1ne10U_5212oc1Y3000001h;4PPigPZ90041X900n^5l1F1X600n^5n1F1b900n^5P2F1\90185121k?fAn^5T2F0000V_5?1f91ld116841920gT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3W_5T1F11^;1Wg1185120XGW_5X1F11h;0250321Wg1XG53841921ld1oV1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3X_550321Wg1XG5221Wg1kB21ld1kBY_501W_58:Z_51[_5\_5]_51;0^_5121Wg1ne10__5121Wg1kB0`_5121ld1ne10a_5121ld1kB0m\2121ld1oV10U;111Y3000001h;4PP\mXh_30100000b_5?2X9^91k?1515185120YG85120W485120fAc_5Z1F12X9^91_n115185120YG85120fAc_5`1>11h;0250505050505050505321_n1YG21k?YG548015921_n1fA21k?fA1ij254801598015921_n1fA21k?fA04PPPlYaTUm41ij254801598015921_n1fA21k?fA04PPPhcRYZj91ij254801598015921_n1fA21k?fA04PPPdmc]_g>1ij254801598015921_n1fA21k?fA04PPP`WUbddC1ij254801598015921_n1fA21k?fA04PPP\affiaH1ij254801598015921_n1fA21k?fA04PPPXkWkn^M1ij254801598015921_n1fA21k?fA04PPPTUioS\R11ij2d_55050505321_n1YG21k?YG5721_n1b421k?fA548015921_n1fA21k?fA1e_5578015921_n1fA21k?fA1ij2f_500c_58:g_51Xf2h_5i_51<0j_5121k?W40k_5121k?fA0_g1121k?ne10Zl2121_n1fA0_g1121_n1ne10l_5121_n1YG211Y3000003h;4PPPTUioS\R1ij24PPPU^QSS=e_54PP\mXh_31W4031`<00c_5j2\11b<00c_5j2n21d<00c_5j2Z40001m_5n_5c_5V1>o_551n:1f\40P`5P1F211Z40152920P4921f\4P4030921f\4P4920P4030P`5T1P1P`5T1B101jc1000012R4V401515720i>00`<5420i>00hBP`5Z1P1P`5Z1B101jc10001Q`511X<0152920Wd1000921f\4Wd1000P`5d1B0P`58:R`51P[2S`5T`50212oc1Y3000001jc14PPigPZ900031T<00P`5l1F1V<00P`5n1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3P`5P2F010U`5?1d:1nl115185120W45284120PZ1034^3_3^3U3V`5V1F21X;1Re115284120U@039T3U3\3Y3f3U3b3U3T3V`5\1B1X;1cT315284120U@036]3Y3c3c3U3T3V`5^1B11dl1015421cT3ne121Re1ne1W`501V`58:X`51Y`5Z`5[`517121nl1W40\`5121nl1ne10]`5121Re1ne10^`5121cT3ne1212oc1Y3000001dl14PPPXXWXjZc41W4100001_`5``5V`5R1>a`5?1X;1hc11515185120XN85120U@3515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3b`5R1F000150515284121hc1XN037`3U3^3T3Y3^3W3684121hc1U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121hc1XN036]3Y3c3c3U3T35284121hc1U@039T3U3\3Y3f3U3b3U3T3c`500b`58:d`52Y`5`d2e`5f`5190`e4121hc1W40`n4121hc1XN0`b2121hc1U@0ji1121hc1ne10g`5212oc1Y30000000000000h`591V:015284120a603:^3_3o2S3_3^3d3U3^3d3i`5NH01R401515220i>00`<85120kBi`5T1J17l:R4X4n:P;X8T800i`5X1B1h;0100i`58:j`51`a2k`5l`50211Y3000001h;4PPdhU\\d10000000m`5?1R41iQ11515220i>00`<85120kBn`5V1F21l:1Wg115185120P485120kBn`5\1B1V:1aY21515284120a603:^3_3o2S3_3^3d3U3^3d385120P4n`5^1B11h;01505221Wg1P421aY2P45221Wg1kB21iQ1kBo`500n`58:Pa51`a2Qa5Ra51?0Xo1121iQ1ne10Sa5121iQ1kB0_n4121Wg1kB0Ta5121Wg1P40_g1121Wg1ne10Ua5121aY2P40Va5121aY2ne10U;211Y3000001h;4PPdhU\\d10061R400n`5j1F1X400n`5l1F1n:00n`5n1F1P;00n`5P2F1X800n`5R2F1T800n`5T2F0000Wa5?1d:1nl1185120W4Xa5R1F11h:1mZ215185120W4505220W421nl1W4565920b421nl1b41Ro1Xa5V1F11h;015221mZ2W421nl1W4Ya500Xa58:Za51[a5\a5]a5180a^2121nl1W40^a5121nl1ne10_a5121mZ2W40`a5121mZ2ne1111Y3000002Ro14PPigPZ9h;4PP`Rg`aa60021f:0152920W421nl1W421nl1W4Xa5b1F1T;00Xa5d1F0010aa591P;01515220P421`e1P45620d[121`e1d[1ba5P1H01P;1`e115185120P485120d[1ba5V1J12R;l:00ba5X1L1h;0121ba58:ca51da5ea5fa50111Y3000001h;4PPPTUioS\R10000000ga5?1j11_n10ha5V1F21j11hc10ha5Z1B2^:\:1iQ1151515185120[Y185120hB545820[Y120hB5921_n1b41aC565920b421_n1b41Ro1ha5\1B11h;015421iQ1b421hc1b4ia500ha58:ja51da5ka5la51:0ma5121iQ1[Y10na5121iQ1hB0oa5121iQ1ne10Pb5121_n1ne10ZU2121hc1ne1111Y3000003Ro14PPPndXbb^2aC4PP\mXh_3h;4PPPdmc]_g>0000000Qb5?2n;j31cl10Rb5V1F12^:\:1iQ115151515320lW221cl1lW285120[Y185120hB50545820[Y120hB21cl1b4515720[Y121cl1b45720b45821cl1b41Pi4Rb5Z1>11h;01575821iQ1[Y121iQ1hB21cl1b4Sb500Rb58:Tb51da5Ub5Vb5190ma5121iQ1[Y10na5121iQ1hB0Wb5121cl1ne10Xb5121iQ1ne10Yb5111Y3000002Pi44PPPhcRYZj9h;4PPPdmc]_g>0000000Zb551h:1mZ21320e8[b5NF311d:0152920W4921mZ2W4030921mZ2W4920W4030[b5T1T1[b5T1B101jc10001\b511f:0152920W4921mZ2W4030921mZ2W4920W4030[b5V1P1[b5V1B101jc10001]b511b600[b5^1T1[b5^1B101jc10001^b500[b58:_b51[a5`b5ab50212oc1Y3000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810bb551f:1nl11515185120W452920[Z100000053841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3cb5NF212d:f:015220W421nl1W4cb5T1T1cb5T1B101[Z1000012d:f:015220W421nl1W4cb5V1P1cb5V1B101db50013n;Z<Z80152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cb5Z1P1000cb58:eb51fb5gb5hb50212oc1Y3000002[Z14PP\mXh_3db54PP\mXh_30031b900cb5b1F1d900cb5d1F1X6017841920SI030jZ2cb5f1F0000ib551X91iQ10jb5NF214\9^90R:00jb5R1P1jb5R1B0011f:0153841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3jb5T1P10014\9^90R:00jb5V1P1jb5V1B101jc10011f:00jb5X1P1000jb58:kb51fb5lb5mb50212oc1Y3000001jc14PPb_QdB0071h700jb5`1F1`900jb5b1F1l900jb5d1F1P:00jb5f1F1T;00jb5h1F1d:00jb5j1F1b60136841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3jb5l1F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1800nb552R4V41iQ11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000ob5P1F111l:00ob5T1\1ob5T1J101jc1000000ob58:Pc52`a2X_2Qc5Rc50212oc1Y3000001jc14PPf^Tlg11Q4061X400ob5\1F1P200ob5^1F1h100ob5`1F1n:00ob5b1F1T;00ob5d1F1j101320P9ob5f1F41T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Sc561T;1aY20Tc5P1H2011R;00Tc5T1B0Tc5T1B013d:l:f:00Tc5V1B0Tc5V1B1h;011b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Tc5\1B0Tc58:Uc52Vc5\]3Wc5Xc50212oc1Y3000001h;4PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810Yc594\9^9d80015220W421iQ1W4Zc5NH01V;1iQ1185120W4Zc5T1J12d:X600Zc5V1L1h;0101Zc58:[c51ea4\c5]c50212oc1Y3000001h;4PPf^Tlg10000000^c581X;1hc11515284120XN036]3Y3c3c3U3T35284120U@039T3U3\3Y3f3U3b3U3T3_c5T1H2h9f9015152841920gT1033d3Q3`3033d3Q3`350385121hc1W452920W421hc1W421hc1W4_c5Z1>21h;0_c58:`c51Y`5ac5bc5170`e4121hc1W40cc5121hc1ne10dc511h;0]_2111Y3000001h;4PP\mXh_30000000ec5?1b:1cl10fc5P1F00023721cl1jY1gc5hc55221cl1kY1031m2ic500fc58:jc51oc2kc5lc5130mc5121cl1ne10nc5212oc1Y30000000000000oc591j:015185120W45220W421cl1W4Pd5NH01j:1cl1185120W4Pd5T1J19j:Z8\8^8l8f8h8n9X601385120W4Pd5X1B1h;0100Pd58:Qd51oc2Rd5Sd50212oc1Y3000001h;4PPU[ck10000000Td591j:0151515185120W45220W421cl1W485120YG5320YG21cl1YGUd5NH01j:1cl115185120W485120YGUd5T1J11d:00Ud5V1L1h;0100Ud58:Vd51oc2Wd5Sd50212oc1Y3000001h;4PPU[ck10000000Xd5<11^;00Yd5LH7UGVGiFWGXGkBYG110Yd58:Zd51]f2[d5\d50111Y30000000000000]d5?1j11hc1185120P9^d5X1F11^;1Wg1151515185120WG85120VG5520VG5821hc1b41_W15720VG595921hc1b41aC1_W1^d5^1>11h;015221Wg1WG21hc1P9if200^d58:_d51Rf2`d5ad5180^_5121Wg1ne10bd5121Wg1WG0cd5121hc1P90ji1121hc1ne1111Y30100003_W14PPZfVg3aC4PPf^Tlg1h;4PPPlYaTUm40100000dd581X;01515284120U@037`3U3^3T3Y3^3W3684120XN2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3ed5V1H7d8X9\9^9d:0P900ed5\1>21h;0ed58:fd51Y`5gd5hd5190`e4120W40`n4120XN0id5120ne10jd511h;0]_2212oc1Y3000001h;4PP\mXh_30000000kd5?2d5X:1iQ115151515185120nG85120eG920kG0217920lG031]1ld55085120mG85120lGmd5V1F00025621iQ1nG21iQ1eGnd550555921iQ1nG21iQ1eG1dl1515721iQ1eG00PPdk^Xj5555921iQ1nG21iQ1eG5:1dl100`n1od500md58:Pe51de2Qe5Re5190ge2121iQ1ne10Se5121iQ1eG0Te5121iQ1nG0Ue511dl10Ve5212Y3Ub2000001dl10Pi_50000000We5?1X;1cl11515185120W485120oF684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Xe5T1F11X;1hc11515284120XN037`3U3^3T3Y3^3W3684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Xe5Z1>11dl1015284121hc1U@84121cl1U@Ye501Xe58:Ze51Y`5[e5\e51;121cl1W40]e5121cl1U@0ji1121cl1ne10ZU2121hc1U@0ji1121hc1ne10^e5121cl1oF212oc1Y3000001dl14PPPXXWXjZc42W4oF000000_e5?1P;1`e115185120d[185120hB`e5P1F00015621`e1d[121`e1hBae500`e58:be51XZ2ce5de5160ee5121`e1ne10fe5121`e1d[10ge5121`e1hB212oc1Y30000000000000he5?1d:1nl10ie5R1F000485121nl1W4je585121nl1PZ1ke55683121nl1W4000le5684121nl1PZ14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3me500ie58:ne52oe5`d2Pf5Qf5170Rf5121nl1ne10Sf5121nl1W40Tf5121nl1PZ10Uf5212oc1Y30000000000000Vf5?1`:1k?0Wf5LF000852871:21k?TY1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3Xf552871:21k?TY110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3Yf552871:21k?TY110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3Zf552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3[f552871:21k?TY1104R3_3T3i3034d3U3h3d3\f552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3]f552871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^f552871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3_f500Wf58:`f52Rb2Ph2af5Tb20211Y30000000000000bf594`:X:Z:\:01515185120W45220W421k?W452920]G030921k?]G030cf5P1H04`:X:Z:\:1k?185120W4cf5V1J12d:n;00cf5X1L1h;0100cf58:df51oc2ef5Sd50212oc1Y3000001h;4PPU[ck10000000ff5?1`:1k?0gf5NF000452871:21k?TY110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3hf552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3if552871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3jf552871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3kf500gf58:lf51Rb2mf5Tb20211Y301100000000000nf5?3`:Z:X:1k?0of5T1F00036871:21k?TY1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Pg5516871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Qg5516871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Rg500of58:Sg51`d2Tg5Ug5190Vg5121k?ne10Wg51871:21k?TY1107U3^3Q3R3\3U3T30Xg518719:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T30Yg518719:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30Zg5211Y30000000000000[g5?3Z:X:\:1k?0\g5R1F0001503721k?TY1]g53721k?TY1^g5_g500\g58:`g51Pc2ag5bg5130ib2121k?ne10cg5211Y301100000000000dg5?1\:1k?0eg5V1F000452871:21k?TY1102Y3T3034d3U3h3d3fg55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3gg56871:21k?TY1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3hg55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3ig500eg58:jg51Pc2kg5Rc21;0lg5121k?ne10mg51871:21k?TY1102Y3T30ng518719:21k?TY110:c3S3X3U3T3e3\3U3Y2T3:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T30og51871:21k?TY1107`3Q3i3\3_3Q3T30Ph518719:21k?TY1109S3b3U3Q3d3U3T3Q2d3:21k?TY110:S3b3U3Q3d3U3T3o2Q3d30Qh5211Y301100000000000Rh5?1Z:1k?0Sh5NF000;52871:21k?TY1102Y3T3034d3U3h3d3fg55052871:21k?TY110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?TY110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3gg552871:21k?TY1105d3Y3d3\3U3034d3U3h3d3[f552871:21k?TY1104R3_3T3i3034d3U3h3d3\f55052871:21k?TY110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21k?TY110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3Th55052871:21k?TY110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21k?TY110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3Uh552871:21k?TY1108`3b3Y3_3b3Y3d3i3034d3U3h3d3if55052871:21k?TY110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Vh55052871:21k?TY110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?TY110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Wh55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3ig55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Xh500Sh58:Yh51Pc2Zh5Rc20211Y301100000000000[h5?1X:1k?0\h5NF000852871:21k?TY1102Y3T3034d3U3h3d3fg552871:21k?TY1104[3Y3^3T3034d3U3h3d3]h552871:21k?TY1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3]f56871:21k?TY1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3^h5516871:21k?TY1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21k?TY110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3_h5516871:21k?TY1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21k?TY110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3`h55052871:21k?TY1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3ig55052871:21k?TY1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?TY110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Xh500\h58:ah51Pc2bh5Rc20211Y301100000000000ch5?1^;1Wg1185120T]1dh5P1F00075152871:21Wg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21Wg1T]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3eh5fh55152871:21Wg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21Wg1T]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3eh5gh55152871:21Wg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21Wg1T]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3eh5hh552871:21Wg1T]110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3ih552871:21Wg1T]110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3jh552871:21Wg1T]110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3kh552871:21Wg1T]110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3lh500dh58:mh51]f2nh5\d50111Y301000000000000oh5>1l:015185120kB85120Q4Pi5LH20kB0011R40185120kBPi5R1^120kB0Pi58:Qi51P_2Ri5Si50212oc1Y30000001Q4000000Ti5?1R41iQ115185120jB85120Q4Ui5T1F11l:1hc1185120jBUi5X1F11h;015221hc1jB21iQ1jBVi501Ui58:Wi51YV2Xi5Yi5190Xo1121iQ1ne10]V2121iQ1jB0Zi5121hc1jB0_g1121hc1ne10U;212oc1Y3000001h;4PP\mXh_31Q4000000[i551X91iQ10\i5NF211d:00\i5R1T1\i5R1B101jc1000011f:00\i5T1T1\i5T1B101jc10001]i500\i58:^i52oe5fb5_i5`i50212oc1Y3000001jc14PPb_QdB0131h700\i5Z1\11b600\i5Z1l21`900\i5Z1b341T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810ai551f:1nl115152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\357920[Z1000002bi5NF111b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3bi5R1\1bi5R1J101jc1000021`601517841920SI030ci5920P9021bi5V1B1b601517841920SI030ci56841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3bi5X1B0bi58:di51Vc5ei5fi50212oc1Y3000001jc14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920Wd1000921Xd1Wd1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V1810gi5?1V;1iQ10hi5R1F000253921iQ1X7030030ii553921iQ1W4921iQ1]G030030ji500hi58:ki51aZ2li5mi5190ni5121iQ1ne10oi5121iQ1X70Pj5121iQ1W40Qj5121iQ1]G0Rj5212oc1Y30000000000000Sj5?1^91k?1515185120YG85120fA5620fA20b4Tj5V1F11^;1UV215185120YG5220iF21k?fATj5Z1F1585921k?fA21k?b41Se1015221UV2YG21k?YGUj500Tj58:Vj52Xf2Rf2Wj5Xj51;0^_5121UV2ne10Yj5121UV2YG0Zj5121k?fA0[j5121k?YG0_g1121k?ne10U;111Y30100001Se14PPPlYaTUm40011^9015220fA21k?fATj5f1F0000\j5?1^91k?1515185120P485120fA5620fA20b4]j5V1F21d:1nl115185120YG5220W421k?P4]j5\1B1^;1UV215185120YG5220iF21k?fA]j5^1B1585921k?fA21k?b41Se101505221UV2YG21nl1YG5421UV2b421nl1b4^j500]j58:_j52Xf2Rf2`j5aj5190^_5121UV2ne10Yj5121UV2YG0bj5121nl1YG0_g1121nl1ne10U;111Y30100002Ro14PPigPZ9Se14PPPlYaTUm40021^9015052920P421k?P421k?P45220fA21k?fA]j5j1F1d:015152920W421k?P421k?P4565920b421k?b41Ro1]j5l1F0000cj5?1l:1Wg115185120kB85120jBdj5T1F11^;1UV215185120kB5220iF21Wg1jBdj5Z1>11h;015221UV2kB21Wg1kBej501dj58:fj52P_2Rf2gj5hj51;0^_5121UV2ne10ij5121UV2kB0jj5121Wg1jB0kj5121Wg1kB0_g1121Wg1ne10U;211Y3000001h;4PPPlYaTUm40100000lj5?1f91ld115185120U985120kBmj5X1F11^;1Wg11515185120iF52920kB03021ld1kB565920b421ld1b41_W1mj5^1>11h;01555921ld1U921Wg1iF1_W1nj500mj58:oj51Rf2Pk5Qk51;0^_5121Wg1ne10kS2121Wg1iF0Rk5121ld1kB0Sk5121ld1U90_g1121ld1ne10U;212Y3hU20100002_W14PPZfVg3h;4PPPlYaTUm40041f900mj5h1\11d<00mj5h1`31b<00mj5h1n41`<00mj5h1Z60000Tk5?1^;1Wg115185120VG920WG021Uk5X1F0021f11_n10Uk5^1B1j11hc10Uk5`1B15050505421hc1b421_n1b4515521Wg1VG5821hc1b41_W15721Wg1VG5921_n1b41_W15721Wg1VG5821hc1b41Vk55521Wg1VG5921_n1b41Vk5Wk500Uk58:Xk51Rf2Yk5Zk51=0^_5121Wg1ne10[k5121Wg1VG0\k5121_n1b40_g1121_n1ne10Zl2121hc1b40_g1121hc1ne10U;111Y30100002_W14PPZfVg3Vk54PPf^Tlg10000000]k5?2^;^51Wg11515185120UG85120VG920WG021^k5V1F00025521Wg1UG21Wg1VG_k5505521Wg1VG921Wg1iF21Wg1VG3921Wg1XG020`k500^k58:ak51bk5ck5dk51;0^_5121Wg1ne10ek5121Wg1UG0fk5121Wg1VG0gk5121Wg1iF0hk5121Wg1XG0ik5111Y30000000000000jk511\;1_n11515284120g\1035R3U3W3Y3^385120h\1kk5NH1\;01515284120g\1033U3^3T35220h\121_n1h\1kk5R1D0kk58:lk51mk5nk5ok50211Y3010000000031T<00kk5X1V11V<00kk5X1V21X<00kk5X1V3010Pl581b61`e115284120W703<c3d3_3b3Q3W3U3o2V3e3\3\3Ql5T1H1R;00Ql5X1N21h;11X6015220R421`e1R4Ql5Z1HQl58:Rl52\]3Vc5Sl5Tl5170a\5120W70ji1121`e1ne10Ul511h;0]_2212oc1Y3000001h;4PPf^Tlg10000000Vl5:1\;00Wl5R1H1i\120i\13Xl511Wl58:Yl51mk5Zl5[l5150\l5120i\10ji1120ne10]l5211Y301000000000000^l5?1d:1nl11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021_l5T1F11\81f\4185120nQ1_l5X1F11dl101621nl1W4121f\4nQ1`l500_l58:al51Zo4bl5cl5190a^2121nl1W40bl4121nl1ne10dl5121f\4nQ10_g1121f\4ne10U;212oc1Y3000001dl14PPPXXWXjZc40071d:00_l5b1F1V;00_l5d1F1`;00_l5f1F1b900_l5h1F1d900_l5j1F1T800_l5l1F1X6017841920SI030jZ2_l5n1F0000el551d:1nl11515185120W452841920PZ1030035T3Q3Y3\3i3920kG021fl5P1F211j:01515185120W45220W421nl1W45320lW221nl1lW2fl5V1P1fl5V1B0011j:015185120W45320lW221nl1lW2fl5Z1P10011j:015185120W45220W421nl1W4fl5\1P1fl5\1B101gl50011j:015185120W45320lW221nl1lW2fl5`1P1000fl58:hl51Zo4il5jl50212oc1Y3000001gl54PPb_QdB00:1d:00fl5h1F1V;00fl5j1F1`;00fl5l1F1b900fl5n1F1d900fl5P2F1T800fl5R2F1400fl5T2F1<00fl5V2F1f100fl5X2F1X6017841920SI030jZ2fl5Z2F0000kl5?1X91iQ115185120YG85120W4ll5T1F12d:^91nl1185120YGll5Z1>11h;015221nl1YG21iQ1YGml500ll58:nl51Xf2ol5Pm51:121iQ1W40Qm5121iQ1YG0_g1121iQ1ne10Rm5121nl1YG0_g1121nl1ne10U;212oc1Y3000001h;4PPigPZ91W4100000Sm5?1d:1nl115185120YG85120W4Tm5X1F11j:1cl115185120YG85120W4Tm5\1F11dl1015221cl1YG21nl1YGUm501Tm58:Vm52Xf2Zo4Wm5Xm51:121nl1W40Ym5121nl1YG0_g1121nl1ne10Zm5121cl1YG0_g1121cl1ne10U;212oc1Y3000001dl14PPPXXWXjZc41W4111d:01385120W4Tm5l1\10000[m5?1d:1nl10\m5T1F11j:1cl1185120o9\m5V1F11dl1015721cl1o9002]m501\m58:^m51Zo4_m5`m5160am5121nl1ne10_n4121cl1o90bm5121cl1ne1212oc1Y3000001dl14PPPXXWXjZc40141b900\m5f1F1d900\m5h1F1T800\m5j1F1X601784120SIjZ2\m5l1F0000cm581V200dm5T1H1X200dm5V1N21h;0dm58:em51fm5gm5hm5150im5120ne10jm511h;0]_2111km5000001h;4PPhja`o60000000lm591R7015284120kK035W3b3U3U3^3mm5NH01X400mm5T1J18f9l:V4Z4j3n;R4T401515154920i>00`<00PI36841920oV10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920SD0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3mm5X1B1h;0101mm58:nm51om5Pn5Qn50111km5000001h;4PPPlYaTUm40000000Rn551T2015220\<039c2e2S2S2U2U2T2U2T2Sn5LF111X200Sn5P1\1Sn5P1J0011V200Sn5P1n20000Sn58:Tn51fm5Un5Vn50111km50000000100000Wn5:1X200Xn5P1H1f<20f<113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320Xn58:Yn51Zn5[n5\n514120f<0]n5120ne10^n5111km50000000000000_n5:1X200`n5LH1f<20f<023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320`n58:an51Zn5bn5cn50211km50000000000000dn592P7R7015085120UF85120kKen5R1H01X2013720f<fn5en5X1J13\7T7X201505085120h585120PL85120f<en5\1B1h;0100en58:gn51hn5in5jn50111km50100001h;4PPhUibmR10000000kn5?1f21aY20ln5X1F11d11hc1185120o9ln5Z1F11h;01505521hc1o91hW151515221hc1o9004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121hc1P:603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121hc1P:mn500ln58:nn51on5Po5Qo5190Ro5121aY2ne10l]2121hc1o90So5121hc1ne10_[2121hc1P:0To5011km50100002h;4PPb_QdBhW1020100000Uo5?4P3\8V7`61k?15185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Vo5T1F14P3\8V7`61_n115185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Vo5Z1>11h;015221_n1g921k?g9Wo500Vo58:Xo51io1Yo5Zo5190_U3121k?ne10Yo1121k?g90[o5121_n1ne10Yo1121_n1g90\o5111km5000001h;4PPigPZ900?1X900Vo5j1F1\900Vo5l1F1^900Vo5n1F1`900Vo5P2F1b900Vo5R2F1d900Vo5T2F1f900Vo5V2F1n900Vo5X2F1R800Vo5Z2F1T800Vo5\2F1d800Vo5^2F1P900Vo5`2F1X600Vo5b2F1Z600Vo5d2F1f200Vo5f2F0010]o5?1f91ld116841920oV10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3^o5T1F11R71Wg10^o5X1F11h;015384121Wg1kK033b3U3T3_o500^o58:`o51om5ao5bo5170co5121Wg1ne10do5121ld1oV10eo5121ld1ne10fo5111km5000001h;4PPlb\i^A011IX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020^o5f1F0010go581R7015284120kK033b3U3T3ho5R1HIX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920P9020ho5X1>21h;0ho58:io51om5jo5ko5150co5120ne10lo511h;0]_2111km5000001h;4PPPQhbWXZ50000000mo5?1P71k?16841920UF920eK0302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3no5R1F11P71_n116841920UF920eK030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3no5V1F11h;0153841921_n1UF21_n1eK03:b3U3W3Y3c3d3U3b3U3T3oo501no58:PP61QP6RP6SP6160TP6121_n1ne10UP61921k?UF21k?eK0ji1121k?ne1011km5000001h;4PPPlYaTUm40000010VP6?1P71iQ1152841920UF920eK03003:b3U3W3Y3c3d3U3b3U3T3WP6T1F21P71Wg1152841920UF920eK030039c3S3X3U3T3e3\3U3T3WP6Z1B1P71aY2152841920UF920eK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3WP6\1B11h;02545921Wg1b421aY2b41WS1XP65050385121Wg1i3385121iQ1i35721Wg1i321iQ1i3YP600WP68:ZP61QP6[P6SP61<0\P6121iQ1ne10l]2121Wg1ne10ZU2121aY2ne10]P6121iQ1i30l]2121Wg1i30ZU2121aY2i3011km5000002h;4PPPlYaTUm4WS14PP\mXh_30100010^P651Z21_n10_P6NF211\200_P6R1T1_P6R1B101jc1000011`200_P6T1T1_P6T1B101mW2000000_P68:`P61aP6bP6cP60111km5000002jc14PP\mXh_3mW24PPR\]dW50000000dP651\21_n10eP6NF211^200eP6R1T1eP6R1B101jc1000011`200eP6T1T1eP6T1B101mW2000000eP68:fP61aP6gP6hP60111km5000002jc14PPb_QdBmW24PPf^Tlg10000000iP6?1V71ld1185120]LjP6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<jP6X1>1505721ld1]L21hc1T<5321hc1lW221ld1lW2kP600jP68:lP61io1mP6nP6180oP6121ld1ne10Yo1121ld1]L0PQ6121hc1T<0ji1121hc1ne1112km5cE0000000000000QQ6?1V71ld1185120^LRQ6R1F0011P=1hc1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<RQ6X1>1505721ld1^L21hc1T<5321hc1lW221ld1lW2SQ600RQ68:TQ61io1mP6nP6180oP6121ld1ne10Yo1121ld1^L0UQ6121hc1T<0ji1121hc1ne1112km5cE0000000000000VQ6?1f91ld116841920oV10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3WQ6T1F11V71Wg1185120VDWQ6X1F11h;015221Wg1VD684121ld1oV12036S3Q3S3X3U3T3035S3Q3S3X3U3XQ601WQ68:YQ61io1ZQ6[Q6190oP6121Wg1ne10\Q6121Wg1VD0]Q6121ld1ne10a_5121ld1oV10^Q6111km5000001h;4PPPlYaTUm40031f900WQ6d1\11f100WQ6d1`31\400WQ6d1l40000_Q6?1V71ld1185120iF`Q6T1F0011f91UV2185120U9`Q6X1P115721ld1iF5921UV2U91_W1aQ600`Q68:bQ61io1cQ6dQ6180oP6121ld1ne10kS2121ld1iF0lS2121UV2U90mS2121UV2ne1111km5000001_W14PPZfVg30000000eQ6?1V71ld11720i>fQ6gQ6P1F0011j11hc1185120P9gQ6T1P115021hc1P93721ld1i>hQ6iQ600gQ68:jQ61io1kQ6lQ6150oP6121ld1ne10mQ6121hc1ne10nQ6111km50000000000000oQ6?1V71ld1185120\LPR6T1F0025\4P4R4V4X41k?0PR6Z1B4R4V4l:T41Wg1154920i>00`<00PIPR6\1B150515521ld1\L5821k?b41_W15721ld1\L595921k?b41aC1_W1515521ld1\L5821Wg1b41_W15721ld1\L595921Wg1b41aC1_W1QR600PR68:RR61io1SR6TR61=0oP6121ld1ne10UR6121ld1\L0VR6121k?b40_g1121k?ne10WR6121Wg1b40_g1121Wg1ne10U;111km5000002_W14PPZfVg3aC4PPf^Tlg10000000XR6?1\71_n1185120h5YR6T1F15R7P7b2f2h21j_20YR6X1F11h;01684121_n1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ZR600YR68:[R61hn5\R6]R6170^R6121_n1h50ji1121_n1ne10Tb3121j_2ne10_R6111km50100001h;4PPPlYaTUm40100010CYl1`R6::aR6`31105bR6cR6dR6eR6fR61gR60002hR6iR62jR6kR6km5lR6::mR6kN0002nR6oR600000PS6lR6D:QS6kN0001RS600000SS6TS6<:US6VS6000000000b2TS6B:WS6VS600004n8P9R9V90000XS6TS6L:YS6VS60002dX1n21R:1b2000ZS6[S6<:\S6`310103]S6^S6_S63`S6aS6bS602cS6dS602eS6fS62gS6hS6iS6jS6::kS6`3101104lS6mS6nS6oS602cS6dS603hR6PT6QT63RT6ST6TT6cS6UT6<:VT6`310005n1Ef2S3WT60002XT6YT62RT6hS6dS6UT6\1:ZT6`3101103[T6\T6]T601cS6000RV4^T6<:_T6TB0001`T600000SV4^T6L:aT6TB0004bT6cT6dT6eT601RV4000TV4^T6f1:fT6TB0004gT6hT6iT6jT601RV4000UV4^T6`2:kT6TB0004lT6mT6nT6oT601RV4000VV4^T6Z3:PU6TB0004QU6RU6SU6TU601RV4000bU3UU6::VU6g\1000000000WU6UU6@:XU6g\1000000000YU6UU6F:ZU6g\1000000000k^2[U6<:\U6]U60002^U6_U6000000?`U6P`11X<00aU6>HaU6::00bU6cU61T<00aU6DHaU6@:11n;00aU6FH0Vb1Pb11j<00aU6LHaU6H:01dU6eU6fU62b<d<00aU6T1HaU6P1:00gU6hU61`<00aU6Z1HaU6V1:00iU6jU61^<01620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3aU6`1HaU6\1:11^<013620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3aU6d1H0kU6lU61f<00aU6j1HaU6f1:12n;P<00aU6l1H1mU6j_1nU61V<00oU6@HoU6<:12n;P<00oU6BH1PV6QV6RV61\<015220_`1021oU6JHoU6F:11\<015220_`1020oU6NH1SV6TV6UV61P800oU6V1HoU6R1:01VV6WV6XV61n701620i>2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3oU6^1HoU6Z1:11n7015220i>039Q3f3Q3Y3\3Q3R3\3U3oU6b1H1VV6YV6ZV62H`1015220W7002oU6j1HoU6f1:01[V6\V6]V62H`1015220W7004oU6T2HoU6P2:00^V6_V62H`1015220W7006oU6\2HoU6X2:00`V6aV61X100oU6d2HoU6`2:008kNbV6cV6::n3dV6cV6<:`4eV6cV6>:_;fV6cV6@:LgV6cV6B:`>d>cV6D:aQ1aQ1cV6F:Y3hV6cV6H:n1iV61n;00jV6:P20310kV6jV6::000000lV61T300jV6<^20310mV6jV6<:000000nV61j300jV6>R20310oV6jV6>:000000PW61X700jV6@Z20310QW6jV6@:000000RW61P<00jV6Bl10310SW6jV6B:000000TW61R<00jV6DT20310UW6jV6D:000000VW61T<00jV6FT20310WW6jV6F:000010200XW61V<00jV6HT20310YW6jV6H:000010200ZW61X<00jV6Jn10310[W6jV6J:000010200\W61f<00jV6LZ20310]W6jV6L:000010200^W63j<l<n<00jV6NX22310_W6jV6N:000000`W61600jV6R1H2310aW6jV6P1:000000bW62b<d<00jV6\1H2310cW6jV6Z1:000000gU61`<00jV6f1H2340dW6120XN0`b2120U@jV6d1:000000eW61^<00jV6n1V22320fW6120i>jV6n1:000000gW61\<00jV6P2Z22320hW6120_`1jV6P2:000000iW62n7P800jV6T2H2320jW6120i>jV6R2:000000kW61X900lW6>H4310mW6lW6<:00120W4000nW61R800lW6HT24310oW6lW6H:000000PX61T800lW6JT24510QX6lW6J:000000RX61d:00lW6NH4310SX6lW6L:00120W4010210TX61f:00lW6\1H4310UX6lW6Z1:00120W4010200VX61h700lW6j1H4310WX6lW6h1:000010200XX61`700lW6V2H4320YX6120\<lW6T2:000000ZX61^90185120fAlW6`2H:010[X6lW6^2:120fA15820fA04PPThjX_:120W4000\X6100185120Z4lW6R3H:010]X6lW6P3:120Z415820Z404PPThjX_:120W4000^X61R:0185120fAlW6d3H:010_X6lW6b3:120fA15820fA04PPThjX_:120P4000`X61P90185120WS1lW6V4H:010aX6lW6T4:120WS115820WS104PPThjX_:120W4000bX62`9T900lW6h4H:310cX6lW6f4:00120W4010200dX61b9013920_V1020lW6V5H:510eX6lW6T5:00120W4000fX62b9d9015220_V1021lW6d5H:510gX6lW6b5:000000hX61400lW6P6H:110iX6lW6n5:00120W4120W400jX61f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3lW6^6H:210kX6lW6\6:1920\:20b40120W4120W41021159920\:20b420U9lX61h900lW6T7H:310mX6lW6R7:00120W4000nX61B00lW6`7H:220oX6120a6lW6^7:00120W4120W410200PY61j900lW6P8H:310QY6lW6n7:00120W401020120^W1RY61b800lW6`8H:410SY6lW6^8:120oF0120W4010200TY61l300UY6>H6310VY6UY6<:000000WY61^100UY6HH6010XY6UY6F:120Q715820Q704PPdhU\\d1120P7000YY61n30185120SBUY6X1H6010ZY6UY6V1:120SB1920fA20SB0000[Y62`1H00UY6h1H6330\Y6120W70U;UY6f1:00120P7010200]Y61b100UY6V2H6510^Y6UY6T2:00120P7000_Y61l100UY6b2H6320`Y6120a6UY6`2:000000aY61n100UY6l2H6410bY6UY6j2:1920Q720b40120P7010200cY61f100UY6\3H6110dY6UY6Z3:00120P7120Q40159920\:20b420U9eY61h100UY6l3H6310fY6UY6j3:000120Q410200gY61j100UY6Z4H6210hY6UY6X4:000120Q4120P90iY61<00UY6h4H6320jY6120h5UY6f4:000000kY61\400UY6R5H8310lY6UY6P5:000120Q400mY61P400UY6^5H8110nY6UY6\5:000120Q400oY61R400UY6j5H8220PZ6120i>UY6h5:000120Q415420i>00PI0QZ62V4T400UY6X6H8310RZ6UY6V6:000120Q410210SZ61X400UY6f6H8220TZ6120a6UY6d6:000120Q410200UZ61Z400UY6T7H8320VZ6120SDUY6R7:000120Q400WZ61Z800XZ6:T2<110YZ6XZ6::000000ZZ62^8l800XZ6>H<320[Z6120YR1XZ6<:000000\Z61`800XZ6F^2<210]Z6XZ6F:000010210^Z61d800XZ6JH<310_Z6XZ6H:00120W4000`Z61f800XZ6T1T2<210aZ6XZ6T1:000010210bZ61h800XZ6V1V2<210gS1XZ6V1:000010200cZ61l:00XZ6Z1H>310dZ6XZ6X1:00120P4000eZ61n:00XZ6f1H>320fZ6120X7XZ6d1:00120P4010200<gZ6hZ601f100iZ6@H0000iZ6::jZ6kZ601j10120P9iZ6HH0000iZ6B:lZ6mZ601n100iZ6R1H0000iZ6L:nZ6oZ601X400iZ6Z1H1a620a68P[6Q[6R[6S[6T[6U[6V[6W[6000iZ6T1:X[6Y[601Z400iZ6j1H1SD20SD4VDWDXDYD000iZ6d1:Z[6[[601^900iZ6V2H0000iZ6P2:\[6][601f90153841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3iZ6^2H0000iZ6X2:^[6_[601b800iZ6h2H0000iZ6b2:`[6a[601j900iZ6P3H0000iZ6j2:b[6c[621f10185120U9iZ6X3H0159920\:20b420U99PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4iZ6R3:d[6e[621l:0185120jBiZ6h3H015920jB20b49PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110iZ6b3:f[6g[621f901515185120U953841920gT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920gT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:iZ6X4H0159920\:20b420U99PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4iZ6R4:?h[60_ET3:i[6j[6003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35d40301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3h410:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3f420:d3Y3]3U3c3d3Q3]3`3c312012213j4208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3l4209d3U3\3U3]3U3d3b3i312012213k[60_E`4:oEl[6016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34n408010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3P5205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3R5309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213T5309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213m[60\FF:n[6o[61008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001V50301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3P\60aFl1:bFQ\6017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31X506010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3R\60aFl2:S\6T\6004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32Z50601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3\520<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3U\60RGT1:V\6W\61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001^50721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3X\60RGj2:Y\6Z\61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101^50801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3[\60[Gb4:\\6]\61119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33`520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b5208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d5209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3^\61[GZ7:_\6`\61112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31`50<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3a\61[Gf9:b\6c\61122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31b505014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d\61[Gn::e\6f\61112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31d509014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3g\61[G^<:h\6i\6018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31f50?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3j\60[GV>:k\6l\6016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31f5206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3m\60[Gj?:n\6o\6025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32h502010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3j520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3P]62YHD:Q]6R]600=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001l504010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7][3S]6<6T]6012000U]6S]6D6V]601203W]6X]6Y]61Z]6[]6S]6P16\]611401]]60kf3S]6Z16^]6012000`i2S]6b16_]6114000eh2S]6j16`]6114000a]6S]6R26b]62141c]600k^3S]6\26d]6014000cf3S]6d26e]6012000Ve3S]6l26f]6112000dX2S]6T36g]6114000h]6S]6\36i]601202j]6k]60aZ2S]6f36l]6012000S\3S]6n36m]6012000n]6S]6V46o]601402Y]6j]60P^6S]6`46Q^611401W]60Rj1S]6j46R^6014000W`3S]6R56S^6012000nY3S]6Z56T^6114000n]3S]6b56U^6014000eZ3S]6j56V^6014000o]3S]6R66W^6014000f]3S]6Z66X^6012000cP2S]6b66Y^6014000W_3S]6j66Z^6014000d_3S]6R76[^6112000c_3S]6Z76\^6014000k`3S]6b76]^6012001^^6Vc2S]6l76_^6014001`^6fY3S]6V86eY3014000\Z3S]6^86a^61141b^600\[3S]6h86c^6012000]`3S]6P96d^6012000Un3S]6X96e^6012001f^6aT4S]6b96g^6014000Vn3S]6j96h^6012000[Q4S]6R:6i^6012000To3S]6Z:6j^6012000lm3S]6b:6k^6214001l^6mm3S]6l:6m^6214000\n3S]6T;6n^6012000P`3S]6\;6o^6014000]S4S]6d;6P_6114000Rm1S]6l;6Q_6014000hS4S]6T<6R_6114000RW4S]6\<6S_6114000SW4S]6d<6T_60141U_600^[3S]6n<6V_6012000U\5S]6V=6W_6012001X_6Sk4S]6`=6Y_6012000[V4S]6h=6Z_6012000kU4S]6P>6[_6012001\_6oZ4S]6Z>6nZ4012000VZ4S]6b>6]_6112001^_6SR5S]6l>6__6012000oe5S]6T?6`_6012000X^2S]6\?6a_6012000kQ5S]6d?6b_6014000]]3S]6l?6c_6014001d_6WX4S]6V@6e_6012000ZY4S]6^@6f_6114001g_6gY4S]6h@6h_6012000jT5S]6PA6i_6114000\R5S]6XA6j_6014000Sg1S]6`A6k_6012000mS5S]6hA6l_6114000Yh4S]6PB6m_6012000UX4S]6XB6n_6114000VX4S]6`B6o_6012001P`6dX4S]6jB6Q`6014001R`6jV4S]6TC6S`6114000\V4S]6\C6T`6012000`Z4S]6dC6U`6012001V`6cV4S]6nC6W`6012000W[4S]6VD6X`6012000_[4S]6^D6Y`6014000YY4S]6fD6Z`6114000hj3S]6nD6[`6014000[g1S]6VE6\`6012000Wm3S]6^E6]`61141^`600Xm3S]6hE6_`6112000Wf1S]6PF6``6012001a`6Vf1S]6ZF6b`6012000We1S]6bF6c`6012000bf1S]6jF6d`6012001e`6Ui1S]6TG6f`6012001g`6hg1S]6^G6h`6012000ce1S]6fG6i`6012000de1S]6nG6j`6014000Td1S]6VH6k`6012000_d1S]6^H6l`6014000if1S]6fH6m`6012000Uk3S]6nH6n`6012001o`6fk3S]6XI6Pa6014000mk3S]6`I6Qa6012000ij3S]6hI6Ra6012000Vm3S]6PJ6Sa6012000jj3S]6XJ6Ta6014000Xh1S]6`J6Ua6012000Yh1S]6hJ6Va6014000`l3S]6PK6Wa6014000gg1S]6XK6Xa6012000nW4S]6`K6Ya6114000Ph1S]6hK6Za6012000gm2S]6PL6[a61141\a600[W2S]6ZL6]a60121^a600ll2S]6dL6_a6012001`a6al2S]6nL6aa6014001ba6dj2S]6XM6ca6012000\h2S]6`M6da60121ea601fa6P[2S]6lM6ga6012000]j2S]6TN6ha6114000jk2S]6\N6ia60141ja600X_2S]6fN6ka6014000YV2S]6nN6XV2012000XZ2S]6VO6la6012001ma6P_2S]6`O6na6012000Xf2S]6hO6oa6012001Pb6Qb6S]6RP16Rb61141Sb600]f2Tb6<6Ub6112000bk5Tb6D6Vb6114001Wb6Rf2Tb6N6Xb61121Yb600Ug2Tb6X16Zb61141[b600[_5Tb6b16\b6114001]b6da5Tb6l16^b6114000om5Tb6T26_b61141`b600QP6Tb6^26ab6214000io1Tb6f26bb61141cb600ZX2Tb6P36YX2112001db6mX2Tb6Z36eb6012000TY2Tb6b36fb6012000eW2Tb6j36gb6214000PX2Tb6R46hb6012001ib6cX2Tb6\46jb6012000g]2Tb6d46kb6014000`U2Tb6l46lb6114001mb6`Z2Tb6V56nb6014000m_2Tb6^56ob6014000Qc3Tb6f56Pc3012001Pc6]c3Tb6P66Qc6114000oa3Tb6X66Rc6114000dd3Tb6`66Sc61141Tc600jo1Tb6j66Uc6014000[a5Tb6R76Vc6014000Rb2Tb6Z76Wc60141Xc600Pc2Tb6d76Yc60141Xc600Ph2Tb6n76Zc60141Xc601[c6oc2Tb6Z86\c60141]c600fd2Tb6d86^c60141_c600`d2Tb6n86`c6012000[b2Tb6V96ac60141bc600de2Tb6`96cc60141Xc600fb5Tb6j96dc6014000Vc5Tb6R:6ec6014000ea4Tb6Z:6fc6014000Zo4Tb6b:6gc6012000Uh2Tb6j:6hc60141ic600\g4Tb6T;6jc6012000c_4Tb6\;6kc6012001lc6hi4Tb6f;6mc6012001nc6ed4Tb6P<6oc6012000We4Tb6X<6Pd6014000n^4Tb6`<6Qd6014000W\4Tb6h<6Rd6012001Sd6_\4Tb6R=6Td6112001Ud6Rc4Tb6\=6Vd6012001Wd6Yc4Tb6f=6Xd6014000ka4Tb6n=6Yd6014000o_4Tb6V>6Zd6012000Rb4Tb6^>6[d6014000]`4Tb6f>6\d6014000Sc4Tb6n>6]d6214000Y`5Tb6V?6^d6012001_d6\_4Tb6`?6`d60121ad600Vf4Tb6j?6bd6114001cd6dh4Tb6T@6dd6114000g[4Tb6\@6ed6016001fd6U^4Tb6f@6gd6016000i`4Tb6n@6hd6016000Wa4Tb6VA6id6016000bj4Tb6^A6jd6016000\b4Tb6fA6kd60161ld601md6mo3Tb6RB6nd6016000aQ5Tb6ZB6od61161Pe600mU2Tb6dB6Qe6016000Yd4Tb6lB6Re6016000gZ2Tb6TC6Se6016000jQ2Tb6\C6Te6012001Ue6VR2Tb6fC6Ve6014000fj1Tb6nC6We60141Xe601Ye6kZ3Tb6ZD6Ze6012001[e6l\3Tb6dD6\e6012001]e6\]3Tb6nD6^e6014000_e6Tb6VE6`e60141ae600Rl1Tb6`E6be60121ce600Uo1Tb6jE6de60141ee600[[2Tb6TF6fe6014000bZ5Tb6\F6ge6114000o_3Tb6dF6he6014000kn1Tb6lF6ie6014001je6g[3Tb6VG6ke6012000ZW5Tb6^G6le6012000XQ5Tb6fG6me6012000XV5Tb6nG6ne6012000_a2Tb6VH6oe6012000VU5Tb6^H6Pf6014000lc1Tb6fH6Qf6014000bR3Tb6nH6Rf6014000PW2Tb6VI6Sf6012001Tf6Sa2Tb6`I6Uf6012000`a2Tb6hI6Vf6014000PY5Tb6PJ6Wf6114000TX3Tb6XJ6Xf6016000QV3Tb6`J6Yf61161Zf600VU3Tb6jJ6[f60161\f600WV3Tb6TK6]f60161^f600^T3Tb6^K6_f60161`f600\U3Tb6hK6af60161bf600lP2Tb6RL6cf6116000Qn1Tb6ZL6df61161ef600]a4Tb6dL6ff61161gf600]l1Tb6nL6hf6116000mk5Tb6VM6if6016000on5Tb6^M6jf6216000kf6Tb6fM6lf621601Y]60ke3Tb6PN6mf60121nf601of6fS3Tb6\N6Pg6112001Qg6kW3Tb6fN6Rg60141Sg600hn5Tb6PO6Tg61141Ug600Vg6Tb6ZO6Wg601202Xg6Yg60^h3Tb6dO6Zg60161[g600dh3Tb6nO6\g6016000lg3Tb6VP16]g6016000_i3Tb6^P16^g60161_g600Xh3Tb6hP16`g6016000hV3Tb6PQ16ag61161bg600fm5Tb6ZQ16cg61161dg600aP6Tb6dQ16eg6116000Zn5Tb6lQ16fg6016001gg6<hg6ig6S11jg61kg61lg61mg61ng61og61Ph61Qh61Rh61Sh61Th61Uh61Vh61Wh61Xh61Yh61Zh61[h61\h61]h61^h61_h61`h61ah61bh61ch61dh61eh61fh61gh61hh61ih61jh61kh61lh601mh61nh6<:oh6Pi6?000105061Qi61Ri61Si61Ti61Ui61Vi61Wi61Xi61Yi61Zi61[i66\i6]i6^i6_i6`i6ai66bi6ci6di6ei6fi6gi61hi6<:ii6ji621ki61li6000hi6P2:mi6ni6104001hi6\2:oi6Pj6102001hi6f2:Qj6Rj63031Sj61Tj6000hi6P3:Uj6Vj607^G_GWj6Xj6Yj6Zj6[j66\j6di6]j6^j6_j6`j60hi6^3:aj6bj611cj601dj60hi6h3:ej6fj631gj61hj61ij604jj6kj6lj6mj60hi6T4:nj6oj651Pk61Qk61Rk61Sk61Tk68Uk6Vk6Wk6Xk6Yk6Zk6[k6\k63]k6^k6di61hi6d4:_k6`k611ak601bk60hi6^5:ck6dk661ek61fk61gk61hk61ik61jk601mh61kk6::\4`40lk6@:mk6nk6ok6Pl60lk6h1:Ql6Rl6Sl6Tl60lk6Z2:Ul6Vl6Wl6Xl60lk6l2:Yl6Zl6[l6]I0lk6Z3:\l6]l6^l6jL0lk6P4:_l6`l6al6jZ20lk6b4:bl6cl6dl6el60lk6X5:fl6gl6hl6il60lk6l5:jl6kl6ll6ml63lk6\6:nl6ol6Pm6Qm64lk6V7:Rm6Sm6Tm6Um64lk6l7:Vm6Wm6Xm6Ym60lk6`8:Zm6[m6\m6]m60lk6\9:^m6_m6`m6am60lk6P::bm6cm6dm6em60lk6`::fm6gm6hm6im60lk6T;:jm6km6lm6mm60lk6h;:nm6om6Pn6Qn60lk6h<:Rn6Sn6Tn6Un60lk6T=:Vn6Wn6Xn6^O0lk6h=:Yn6Zn6[n6\n60lk6X>:]n6^n6_n6`n60lk6n>:an6bn6cn6dn60lk6^?:en6fn6gn6hn60lk6T@:in6jn6kn6ln60lk6h@:mn6nn6on6Po60lk6\A:Qo6Ro6So6UA0lk6PB:To6Uo6Vo6f?0lk6`B:Wo6Xo6Yo6Zo60lk6TC:[o6\o6]o6^o60lk6dC:_o6`o6ao6bo60lk6nC:co6do6eo6fo60lk6^D:go6ho6io6jo60lk6jD:ko6lo6mo6aJ0lk6\E:no6oo6PP7QP70lk6lE:RP7SP7TP7QN0lk6bF:UP7VP7WP7`Q10lk6TG:XP7YP7ZP7[P70lk6fG:\P7]P7^P7_P70lk6ZH:`P7aP7bP7__10lk6RI:cP7dP7eP7l_10lk6fI:fP7gP7hP7Vb10lk6\J:iP7jP7kP7L1lk6RK:lP7mP7nP7_;1lk6^K:oP7PQ7QQ7RQ70lk6lK:SQ7TQ7UQ7VQ70lk6\L:WQ7XQ7YQ7ZQ71lk6hL:[Q7\Q7]Q7^Q70lk6XM:_Q7`Q7aQ7bQ71lk6dM:cQ7dQ7eQ7l81lk6TN:fQ7gQ7hQ7g81lk6lN:iQ7jQ7kQ7lQ71lk6VO:mQ7nQ7oQ7o81lk6hO:PR7W4]?Q71lk6RP1:QR7RR7SR7TR71lk6`P1:UR7VR7WR7`>1lk6RQ1:XR7YR7ZR7g91lk6bQ1:[R7\R7]R7\S11lk6PR1:^R7_R7`R7aR70lk6\R1:bR7cR7dR7k41lk6hR1:eR7fR7W>^51lk6PS1:gR7hR7e3cQ11lk6ZS1:iR7jR7kR7lR71lk6fS1:mR7nR7oR7ZD1lk6RT1:PS7QS7RS7SS71lk6\T1:TS7US7VS7WS71lk6hT1:XS7YS7ZS7Y31lk6RU1:[S7\S7]S7^S71lk6\U1:_S7`S7aS7bS71lk6fU1:cS7dS7eS7T]11lk6RV1:fS7gS7hS7iS71lk6\V1:jS7kS7lS7`G1lk6jV1:mS7nS7oS7TY11lk6XW1:PT7QT7RT7ST71lk6bW1:TT7UT7VT7UF1lk6nW1:WT7XT7YT7b21lk6XX1:ZT7[T7\T7aQ11lk6dX1:]T7^T7_T7YR11lk6RY1:`T7aT7bT7ST11lk6bY1:cT7dT7eT7QR11lk6RZ1:fT7gT7hT7iT72lk6dZ1:jT7kT7lT7mT71lk6\[1:nT7oT7kNkN1lk6f[1:PU7QU7RU7SU71lk6P\1:TU7UU7VU7[`11lk6\\1:WU7XU7g\1Q21lk6f\1:YU7ZU7[U7\U71lk6P]1:]U7^U7_U7m?1lk6Z]1:`U7aU7bU7cU71lk6f]1:dU7eU7fU7WM1lk6P^1:gU7hU7iU7PL1lk6Z^1:jU7kU7h5oL1lk6f^1:lU7mU7nU7aM1lk6P_1:oU7PV7QV7RV71lk6`_1:SV7TV7UV7j>1lk6V`1:VV7WV7XV7YV71lk6b`1:ZV7j>[V7\V71lk6n`1:]V7^V7kAoP11lk6`a1:_V7`V7aV7bV71lk6na1:cV7dV7eV7fV71lk6Zb1:gV7hV7iV7jV71lk6jb1:kV7lV7mV7nV71lk6Xc1:oV7PW7QW7Va21lk6dc1:RW7SW7TW7UW71lk6Rd1:VW7WW7eKXW71lk6`d1:YW7ZW7[W7\W71lk6Pe1:]W7^W7_W7hW11lk6`e1:`W7aW7bW7`W11lk6je1:cW7dW7eW7_W11lk6Tf1:fW7gW7hW7_V11lk6^f1:iW7jW7kW7o91lk6hf1:lW7mW7nW7oW71lk6Rg1:PX7QX7RX7SX71lk6`g1:TX7UX7VX7Za11lk6ng1:WX7XX7YX7ZX71lk6`h1:[X7\X7]X7n31lk6lh1:^X7_X7Yb1cE1lk6Vi1:`X7aX7bX7Z^11lk6bi1:Z^1cX7dX7eX71lk6li1:fX7fR7iU7gX72lk6Xj1:hX7iX7jX7Y62lk6Pk1:kX7lX7mX7nX72lk6Rl1:oX7PY7QY7RY72lk6Tm1:SY7fR7fR7TY72lk6^m1:UY7VY7WY7XY72lk6^n1:YY7ZY7[Y7][12lk6To1:\Y7]Y7^Y7ZX12lk6no1:_Y7`Y7aY7bY72lk6bP2:cY7dY7eY7fY72lk6XQ2:gY7hY7kMiY72lk6jQ2:jY7kY7lY7mY75lk6fR2:nY7fR7fR7oY76lk6^S2:PZ7fR7fR7QZ77lk6fT2:RZ7fR7fR7SZ73lk6PU2:TZ7fR7fR7UZ78lk6ZU2:VZ7fR7fR7WZ79lk6`V2:XZ7fR7fR7YZ7;lk6hV2:ZZ7fR7fR7[Z7<lk6nV2:\Z7fR7fR7]Z7:lk6XW2:^Z7fR7fR7_Z7R2W^1`Z7j\1aZ7b4bZ7WS1cZ7SBdZ7\:eZ7[CfZ7jR1gZ7W4hZ7P7iZ7Q4jZ7kZ7lZ7i>mZ7a6nZ7m;oZ7W7P[7P9Q[7o9R[7g9S[7d;T[7aS1U[7bS1V[7RT1W[7YR1X[7h5Y[7Z[7[[7TB\[7TC][7g[1^[7_[7`[7fBa[7gBb[7`W1c[7_W1d[7hW1e[7XNf[7U@g[7SIh[7QEi[7REj[7WMk[7kGl[7g`1m[7Rm3n[7nW1o[7oW1P\7Q\7R\7X>S\7k4T\7UFU\7jY1V\7SDW\7S5X\7Y\7Z\7^B[\7]B\\7]G]\7i\1^\7Yb1_\7Qb1`\7e4a\7\?b\7^Gc\7_Gd\7e\7f\7g\7h\7:P9i\7W^1j\7iT7k\7i>l\7YR1m\7XNn\7SDo\7g\1P]7h5Q]7iNR]7?43L_;l800J2`>bS700L3WS7Y3SS700F01aQ10H01b20B1Q20022Q2\U700@1`>00N3kNn3[`10062kNfV70082_;L00:2`>\n600<1]I000001D001
"""##
  }
}
