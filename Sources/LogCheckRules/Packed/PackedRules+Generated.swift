// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
Wn7>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was taken>task_idLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain8code:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainZ1system.dasd.submittedR2the daemon took a refresh requestR5Submitted: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):Z1Submitted: bgRefresh-`1Submitted: bgProcessing-8dasdZ1system.dasd.cancelledX2the daemon dropped a refresh requestP5CANCELED: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):X1CANCELED: bgRefresh-^1CANCELED: bgProcessing-X1system.dasd.startingj1the daemon lets a refresh runn5(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):h1REQUESTING START: bgRefresh-h1STARTING activity bgRefresh-^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier>success\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending:count@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILED6anyX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsHnotificationP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed<status@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverable<failedHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atZ6\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?[",;]\s*(?<pending>\d{1,6})\s+pending\b)^7\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?\bpending(?:_?[Cc]ount)?[\s:="]{1,4}(?<pending>\d{1,6})\b)P3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)c35<475<732:283?3<636?6<6?75723>?09?9?:27<?09?9?:17<?09?94;4295<732:283?3:4?4;7<50656>64696>677<4572726?72295<732:24N[DNP-UI] status9?09?9?:29?09?9?:19?09?94;4Nui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its state:stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}>granted<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>Opening6appR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotd?\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|(?<key>DNP_ScheduleSnapshot|(?i:dnp_\w+|\w+snapshot\w*|snapshot\w+)(?=\s*[=:])))\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time change<kernel:timedFSpringBoardDbackboarddBlocationdX1system.force_stoppedP2Android stopped the app by force>package`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafariJsystem_serverLsystem_processNActivityManager\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=V1NotificationServiceV1NotificationManagerJdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemLShutdownThreadV1PowerManagerServiceHSystemServer8initJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1Nlog.error.otherX4a line of the plugin at error level or above that no event describesd1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-task6pid>openingn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.P2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.f1handler-error-has-a-messageZ3Rules/background-task/handler-error-has-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is j1handler-error-tells-a-messageZ1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quit2sV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092RQ1The system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time. That the plugin was loaded in the process of the start shows an opening too, if it was more than a minute before: after a force quit the system launches nothing. Right before the start it may be the launch for the task, and the verdict is open.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since:apart^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin`3Rules/background-task/no-start-before-earliest-begin.ymld3r.time >= s.earliest_begin - $tolerance || s.time > r.timef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line P2check: without `s.time > r.time`Z8V5: a request without a time leaves a start open; only a capture without a stated machine, which no test can be, shows the differenceV2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endfCA second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and 20 hours, since a build may use an identifier again on the next day; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)X2android-status-reports-its-receiversX3Rules/calls/android-status-reports-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidT2android-status-tells-its-receiversP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2lVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same line^2channel-answer-fits-the-last-permission^3Rules/calls/channel-answer-fits-the-last-permission.yml2pd;s.enabled == (lower(p.status ?? p.result ?? p.to) in permission_given) || !(lower(p.status ?? p.result ?? p.to) in ["authorized", "granted", "denied", "notdetermined", "not_determined"])n3on iOS the channel is enabled as the last known permission says>REQ-044XCiOS knows no channels, so the answer is for the whole app. The permission changes only while another app, such as the settings, is in front: where the app was left since it was read last, or asked the user, the two need not agree. Where it was never read in the capture, what the answer has to be is unknown.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered f2, but the last notification permission was l1given: `>=` in `line > p.line``3V12: a reading and such an event are never the same lineT2channel-answer-fits-the-permissionT3Rules/calls/channel-answer-fits-the-permission.ymll3s.enabled == (lower(p.status ?? p.result) in permission_given)h3on iOS the channel is enabled when notifications are allowedX=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.\2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"T2channel-call-is-answered-with-bothT3Rules/calls/channel-call-is-answered-with-both.ymlV2type(s.result.enabled) == "boolean"T2type(s.result.channelId) == "text"`3the answer to a call about the channel holds both valuesR?The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; an answer without any value breaks the promise as much as one with the wrong type.Z6Return enabled and channelId together; on iOS the identifier of the category is used for the channel.\2isChannelEnabled() was called in line \1 and answered in line V1 with "enabled" as X1 and "channelId" as P2; expected: a boolean and a text\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.j1power-methods-are-not-refusedj2Rules/calls/power-methods-are-not-refused.ymlj1^(invalid|missing|malformed)_X4!present(r.code) || lower(r.code) =~ "^(invalid|missing|malformed)_"j4from the second phase on, battery, power and adaptive methods are not refused\;These methods ask the user nothing, so a build that has them answers. A build has them where it answered one of the second phase before. Refusals for an argument are the app's fault.`5Answer with what there is on the platform, and return an error only for wrong arguments.B() (line \1) was refused in line < with f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line d2rolling-stats-call-is-answered-with-a-textd3Rules/calls/rolling-stats-call-is-answered-with-a-text.ymll1type(s.result.stats) == "text"`4the answer to a call about the rolling window is a text with its figuresj<The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; what the figures say is judged by other rules.j4Resolve with an object that has the figures under the key stats, as one text.f2getRollingWindowStats() was called in line R1 with "stats" as T1; expected: a textd1rolling-stats-have-figuresd2Rules/calls/rolling-stats-have-figures.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not empty\1rolling-stats-are-toldR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.ymlh4s.success == !present(s.code) || s.success && lower(s.code) in refresh_codesf4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml>longest^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longP2status-has-count-and-permissionsP3Rules/calls/status-has-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.T2status-tells-count-and-permissionsl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list ith1status-names-a-seen-deliveryh2Rules/calls/status-names-a-seen-delivery.ymlb3abs(s.last_notification_time - d.scheduled) <= $tolerance\4the last notification in the status is the last one that was deliveredTBThe time in the status is that of the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the status is right. The tolerance is that of a delivery.X5Read the last notification from the list of those delivered, and keep the newer one.T4given: `>` in `scheduled >= s.last_notification_time - $tolerance`R3V11: at the edge of the tolerance the check holdsf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled time\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)^5abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in exact_calls)T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136`KAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known. Where the clock was set within the day before, the two times may be of different clocks.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @delivery6dayl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:aheadh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for \2content-is-not-shown-beyond-its-answerb3Rules/delivery/content-is-not-shown-beyond-its-answer.ymlZ4(n.scheduled ?? n.notification_time) - r.time <= r.ttl_s + $toleranced3content whose answer limits its age is not shown beyond it>REQ-116Z@The time to live comes with the answer of the server; the line of the saved content need not repeat it. Where it does not, the age counts from the answer that brought the content. Content that was confirmed by "not modified" within the day before is not judged.X6Store the time to live of the answer with the content, and check it when arming and when displaying.X1the content of line 8 is \2 old at the time of its notification (>, line Z1); the answer allows BconfirmedP3content-too-old-for-its-notification-is-left-outV4Rules/delivery/content-too-old-for-its-notification-is-left-out.yml^6content that will be too old at the time of its notification is replaced, shown or left out with a line\EContent whose time to live ends before its notification must not be shown: newer content is saved, or a line says that it expired, was left out, or what was delivered instead. On Android the alarm runs the app, so the line is due within three minutes of the time. On iOS no code runs, and without one of these lines it is open what was shown.n5Check fetched_at plus the time to live when the notification is armed, and again when it fires.:earlyZ2default-dual-text-is-that-of-the-call`3Rules/delivery/default-dual-text-is-that-of-the-call.yml@(?i)dualP5d.title == (c.args.config ?? c.args).userNotification.title || !present(d.title)j4d.body == (c.args.config ?? c.args).userNotification.body || !present(d.body)P5a dual notification without fetched content shows the title and body of its call>REQ-209d=The same as default-dual-text-is-the-configured, for captures that show the arguments of the call. What the user was promised where no content came in time is the text of the configuration, not one of the plugin's own.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title V1; the call in line H configured V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.ymlD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and bodyf@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.>; line l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlP4!(lower(d.content_source ?? "unknown") in ["none", "empty", ""])T2d.body =~ "\S" || !present(d.body)X2a delivered notification has content>REQ-106nBA failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed, or prints its title or body: a notification without a body is empty, as is one without both.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source @, title >, body ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.ymlP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129`OThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. Where the clock was set within the day before, the two times may be of different clocks. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130TBThe drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made. Where the clock was set within the day before, the two times may be of different clocks.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.d1drift-line-follows-a-driftj2Rules/delivery/drift-line-follows-a-drift.ymlX3abs((d.actual ?? d.time) - d.scheduled) > $tolerancef4a drift line without a value follows a delivery more than three minutes off>REQ-131P<The line is for deliveries more than three minutes off, early or late. Without its own value, the delivery in the seconds before shows the drift; without both it is open whether there was one.\5Log the measured drift in the line, and compare its absolute value with three minutes.:line f2 reports a drift, but the notification for `1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutesP;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than n2dual-content-is-not-used-after-its-notificationT4Rules/delivery/dual-content-is-not-used-after-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.P3dual-content-is-not-used-behind-its-notificationb1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymlP5abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in exact_calls)f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shownT>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.`1fired-alarm-is-set-againf2Rules/delivery/fired-alarm-is-set-again.ymll3a repeating alarm that went off is set for its next occurrence>REQ-187\T1Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. A single alarm (type NONE) needs none: whether an alarm repeats is known from the row of its schedule, from the request for a daily notification, or from an earlier occurrence of the same alarm; where nothing says so, a missing alarm is open. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed. Lines of the receiver that name the alarm are judged by named-alarm-is-set-again.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.^1fired-alarm-is-set-anewDoccurrence<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was ^2last-notification-names-a-seen-deliveryd3Rules/delivery/last-notification-names-a-seen-delivery.ymlX3abs(s.notification_time - d.scheduled) <= $tolerance^4getLastNotification names the notification whose delivery was seen lastRAThe answer names the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the answer is right. The tolerance is that of a delivery.h1 names the notification for T1, but the one for j3given: `>` in `scheduled >= s.notification_time - $tolerance`X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmshDWith the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time. Where the clock was set within the day before, the two times may be of different clocks.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed `1named-alarm-is-set-againf2Rules/delivery/named-alarm-is-set-again.yml`4a repeating alarm that its receiver names is set for its next occurrenceXDThe same as fired-alarm-is-set-again, for builds whose receiver prints which alarm went off: the next line that sets this alarm for a later time must come within a minute. A single alarm (type NONE) needs none; where nothing says whether the alarm repeats, or the log never shows an alarm being set, a missing alarm is open.R2next-alarm-is-set-within-a-minuteX3Rules/delivery/next-alarm-is-set-within-a-minute.ymlh1s.time - f.time <= $deadlined4the next alarm of a repeating one is set within a minute after it went offTFWhere the next line that sets the alarm comes later than a minute after it went off, nothing had set it by then, and a process that ends in between would have lost it. The line itself shows that the build prints it. Whether the alarm repeats is known from the row of its schedule, or from an earlier occurrence; where nothing says so, a late one is open.T1 went off in line b1, but was set again only J later (line H); allowed: Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livefP1Old news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Every delivery and every arming of the content is judged. Content that was confirmed by "not modified" within the day before is fresh again and not judged. A time to live that shows nowhere leaves the age open; one that only the answer shows is judged by content-is-not-shown-beyond-its-answer.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.^1); its time to live is h1stored-content-is-seen-againn2Rules/delivery/stored-content-is-seen-again.yml2oP2o.content_hash == s.content_hash\5content that was stored is armed, shown or noted with the hash that it was stored withbGThe hash follows the content from the fetch to the screen, and it takes two lines with it to see that it is the same. Where the answer before did not show it, the first arming, delivery or snapshot after it does. Without one of them the hash is open. The line must name the schedule or the time of the content; other content, and an entry that was cleared, ends the comparison.R6Compare the stored row with what the notification was armed with, and log the hash in both lines.b1 was stored with content T2), but armed, shown or noted with Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too lateREA tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown. Where the clock was set within the day before, the two times may be of different clocks.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.\2dumped-row-is-followed-by-its-scheduleb3Rules/evidence/dumped-row-is-followed-by-its-schedule.yml^5what a row before the schedules of a dump belongs to is among the schedules that follow>REQ-149XBA row without its schedule is never shown, or shown for ever. The order of the tables in a dump means nothing; rows that follow a schedule are judged by dumped-rows-name-a-dumped-schedule. Where the capture shows no schedule at all, the dump is a part, and it is open what the row belongs to.n4Delete what belongs to a schedule together with it, or declare the foreign key.P2given 1: `<=` in `line < r.line`Z2V12: two rows are never the same lineT2dumped-rows-name-a-dumped-scheduleZ3Rules/evidence/dumped-rows-name-a-dumped-schedule.ymlT4what a row of a dump belongs to is among the schedules of the dumph>A row without its schedule is never shown, or shown for ever. The lines of a dump follow each other within two seconds, so that only rows after a schedule are judged; those before it are judged by dumped-row-is-followed-by-its-schedule.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of captureb5V12: a file holds the state at the end of the capture, so all its rows are of one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedulesf7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not name the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.n1snapshot-describes-the-last-runT3Rules/evidence/snapshot-describes-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success l1snapshot-tells-of-the-last-runj1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123b9Tools look for the snapshot under one name. It is known from a dump of the defaults, or from the line about the writing; the object alone leaves it open.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncel4The same alarm twice is one row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f5V12: a file holds the state at the end of the capture, so all its alarms are of one sessionf1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failT4V10: a time is one value; an object is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.f2failed-fetch-leaves-no-old-notification-outT4Rules/fetch-errors/failed-fetch-leaves-no-old-notification-out.ymll4after a failed fetch no notification is left out before other content steps in\FThat cached content is too old is a reason not to show it, and no reason to show nothing: the default text does not age. So a display that is skipped after a failed fetch is a notification lost, whatever the reason, unless other content stepped in before, something was shown since, or a later fetch succeeded. A skip for want of content has a separate rule.T5Show the default text where cached content is too old and the prefetch has failed.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.ymlBwithdrawn:again`1removed, and armed againX4after a failed fetch the notification is neither withdrawn nor empty`T1A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in. Nothing needs to be logged for that: iOS runs no code of the app when a notification is due, and a build need not print which content it took. So only what costs the notification is a failure: a display without content, or a pending notification that is removed within a minute of the failure, without a call of the app, and not armed again within another. A notification that was shown ends the watch, as a later fetch does. A display that is left out has separate rules.T6Log which content steps in where the failure is handled, and leave the pending notification alone.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlT2lower(f.reason) in failure_reasonsl2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.ymlb1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.n1refused-token-is-not-used-again\3Rules/fetch-errors/refused-token-is-not-used-again.ymlR2v.exp != u.exp || v.line < f.lined2a token that was refused is not used againdEA refused token is refused again, in this run and in the next one. A token is known by its time of expiry. A new token, another identity, or a new configuration is a change; a run is not. A failure is permanent when it says so or when its reason is AUTH. A run half a day later is the next occurrence, and may try whether the server knows better.Z5Renew the token after a failure with the reason AUTH, or give up until it is renewed.d1the token that expires at T1 was used in line T1, refused in line `1 and used again in line P2check: `<=` in `v.line < f.line`X3V12: a request and a failure are never the same line`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.T2cache-cleared-after-a-new-identityZ3Rules/identity/cache-cleared-after-a-new-identity.yml2yT1y.cleared ?? falseX4after a new identity the cache is cleared before anything is fetched>REQ-217VIContent that was fetched before the change belongs to the former identity, so it is cleared before the next request. A capture that ends before either of the two leaves it open. A line that names both identities is judged by cache-cleared-before-the-next-fetch; a line of text is also printed when the host sets the same identity again. Without earlier content, as after the first login, nothing is due.l3Clear content and ETag in the function that sets the identity.j1the identity changed in line P4, but the cache was not cleared before the next request in line V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetchj;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.h1not-modified-follows-contentn2Rules/identity/not-modified-follows-content.ymlZ1!(s.cleared ?? false)l2an answer of 304 comes while content is cached>REQ-216`>304 means that what is stored is used. Where the last word about the cache is that it was cleared, there is nothing to use. A capture that shows neither the saving nor the answer that brought the content leaves it open what is used.T5Clear the ETag together with the cache, so that the server sends everything again.P2the server answered 304 in line X2, but the cache was cleared in line h1 and nothing was saved sincel1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.T2not-modified-names-the-cached-hashZ3Rules/identity/not-modified-names-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.T2not-modified-tells-the-cached-hashd1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1^2production-server-needs-a-release-buildX3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)d3Rules/identity/production-server-needs-a-release-build.ymln1!(lower(b.kind) in test_builds)b4a request to a server that calls itself production is not of a test build>REQ-228Z>Test data must not reach real users. Which servers are meant is not in a capture, so only a host that calls itself production is judged, and only where a line before it reports a debug or test build. A hidden host leaves it open.V4Take the address of the server from the configuration of the build.n1 went to the production server P1, and this is a J build (line Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymld2!(lower(q.if_none_match) in no_entity_tag)`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETag\1sent-etag-was-receivedb2Rules/identity/sent-etag-was-received.ymlb1q.if_none_match == r.etagn3an ETag that is sent is the one of the last answer with an ETagV>The server answers 304 when the ETag fits what it holds. An older one fetches everything again or keeps stale content. Where no answer with an ETag is in the capture before the request, it is open whether the right one is sent.l4Store the ETag together with the content that it came with, and send that one.P1 sends the ETag f1; the last one received is h1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself productionh>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlT7s.content_hash == p.content_hash || s.schedule_id != p.schedule_id || (r.status ?? 200) != 304 || r.time <= p.timed4after an answer without new content nothing else is saved for the schedulen@304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, each save for the same schedule must carry the same hash, however long after. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.h1, but the content saved for L changed from P2given 2: `>=` in `line > r.line``3V12: an answer and such an event are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlT8d.content_hash == s.content_hash || (d.schedule_id ?? d.id ?? "") != s.schedule_id || (n.status ?? 200) != 304 || n.time <= s.timen4after an answer of 304 the notification shows the content that was saved beforeRD304 means that the saved content is still right, so every notification of the same schedule shows it with the same hash, until another answer, or whatever else may change the cache, comes. Content from any other source than the cache is judged elsewhere, and so is the schedule whose content was not the last to be saved.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved P2given 3: `>=` in `line > n.line`d1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipn1code-in-a-failure-line-is-knownV1^-?\d+$|^$|Domain\bV3Rules/lifecycle/code-in-a-failure-line-is-known.ymll3an error code in a line of the plugin belongs to the catalogueX?The codes are agreed for calls and for lines alike: a code of one build's invention in a log is found in no list. The codes of the system (numbers, and names that end in Domain with a number) are the system's. Upper and lower case are the same.l3Print the code of the catalogue, and the cause as the message.R2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlh1lower(e.code) in error_codesh2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192>REQ-206\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlj1lower(e.build) in test_buildsb2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.^1ready-before-schedulingf2Rules/lifecycle/ready-before-scheduling.ymlh2the plugin is ready before the app schedules^BA first run configures the plugin, waits until it is ready, and schedules then. A schedule call between configure() and "ready" breaks this order. The order of the lines decides, so lines without times are judged, too. A state "ready" from before configure() says nothing about the new settings.l5Wait for the state ready before the first schedule call, and report it only after configure().Z2a notification was asked for in line Z3, but the plugin had not been ready since configure()Dhappy-pathd1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-names-the-numbersj2Rules/limits/limit-line-names-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limith1limit-line-tells-the-numbersn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142d<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010bBFilters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category of the plugin's subsystem that belongs to no part is no filter's, nor is a part's category under another subsystem. A line that shows neither is not judged.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line P5 names a part of the plugin, and its subsystem and category name another or none`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.X1other-errors-say-whyd1^\W*(?:[A-Za-z]+\W*){1,8}$l@[:=(]\s*\w|["'<]|(?i)\b(?:because|due to|since|missing|denied|time-?d? ?out|full|invalid|corrupt\w*|unavailable|expired|disabled|refused|unauthori[sz]ed|offline|not \w+|no \w+|nil|null|empty|unknown|unsupported|locked|busy|cancel\w*|exceed\w*|limit|malformed|mismatch)\b\2Rules/logging/other-errors-say-why.ymlP1[:=(]\s*\w|["'<]P4an error line of the plugin says more than that something failedhKEvery failure is logged with its context: a reason or a code and, where a schedule is concerned, its identifier or time. Lines that no event describes are judged by their form: a few plain words and no value, no number, no quotation, no text after a colon and no word for a cause say nothing. The context may be in the next error line of the plugin, as with a stack trace, within a second. Only captures with levels show which lines are errors.f4Log the error with its code and message, and the schedule that it is about.l1given: `>=` in `line > e.line`d2V12: the line is never one of these eventsj1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235bEA store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back; a roll-back is from the new version to the old one, or names the versions of the migration. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.P2migrated-rows-hold-the-schedulesX3Rules/migration/migrated-rows-hold-the-schedules.ymln3(c.rows ?? b.count ?? 1) + (len(c.lost) ?? 0) >= (b.count ?? 1)l4a migration ends with at least as many rows as schedules were loaded before it>REQ-234P>Each schedule is a row, so fewer rows than schedules, less those named as lost, mean that one is gone. Where no schedule was loaded before the migration, or the numbers are not in the lines, it is open whether all are there.f6Compare the rows before and after the migration by their identifiers, and roll it back when one is missing.n1 schedules were loaded in line n1, but the migration ended with L rows in line R1; named as lost: T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.h1migration-starts-at-a-launchP3Rules/migration/migration-starts-at-a-launch.ymld1m.time - l.time <= $windowR3a migration starts within ten minutes of a launchR>A migration starts at launch, automatically, before the store is used. One that starts long after the launch finds the store in use. Where no launch is in the capture before it, it is open when it started and what came first.h4Start the migration where the store is opened, and open the store at launch.B started d1 after the launch in line R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.`2migration-steps-precede-the-verificationh3Rules/migration/migration-steps-precede-the-verification.ymln2no step of a migration follows its verificationX<The verification compares the rows after the last step. A step that follows it within a minute, with no end, no other start and no launch in between, changes rows that nothing compares afterwards.b4Verify after the last step, and write the line of the verification there.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lostR<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same linel2store-waits-for-the-migration-after-a-rollbackT4Rules/migration/store-waits-for-the-migration-after-a-rollback.yml\1u.session == r.sessionT5after a rollback the next launch uses the store only after a migration has startedTAAfter a rollback the stored version is still lower than that of the code, so the next launch has to migrate before the first use of the store. The order of the lines decides, so lines without times are judged, too. What the same launch does with its old store is not judged.d1the store is used in line R3, but the migration that was rolled back in line f1 has not been started againV3V12: a rollback and a start are never the same lineP2given 3: `>=` in `line > r.line`R3V12: a rollback and a use are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.ymlV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymld4(lower(p.status) == "authorized") == (lower(r.result) in permission_given)d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with X2answered-question-is-not-asked-againb3Rules/permission/answered-question-is-not-asked-again.yml>at_onceX8q.line < r.line || s.session != r.session || !(lower(r.result) in ["granted", "denied", "authorized"]) || s.time - q.time < $at_oncej3a user who has answered is not asked for the permission againfDThe answer is the status from then on, so the next request returns at once. A second answer that takes half a second or more after its request shows that a question was on the screen. A request line with an answer at once only names the method. A read of the settings in between is judged by request-call-asks-only-while-undecided.P4Keep the answer, or read the status, before the system is asked.T1the user answered d1, was asked again in line L and answered P2check: `<=` in `q.line < r.line`X3V12: a request and an answer are never the same line`3V12: an answer and another event are never the same linej1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line X2call-without-exact-alarms-is-refusedb3Rules/permission/call-without-exact-alarms-is-refused.ymln5lower(o.code ?? "") == "exact_alarm_permission_required" || lower(o.code ?? "") in format_codesl5a schedule call right after a status without the permission for exact alarms is refused for it>REQ-183ROThe permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, the call has to be refused with its code: that code shows the app the way to the page. An answer that is not in the capture yet leaves the call open. A refusal for another reason that comes first, such as an invalid time, is not judged. Older systems need no permission, so that an accepted call stays open where no line shows the interface level of the system.b5Ask the system for the permission at the beginning of the call, before anything is armed.n2scheduleDailyNotification() was called in line R4 right after a status without exact alarms, but answered in line f2; expected: EXACT_ALARM_PERMISSION_REQUIREDd1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permissionR=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code X2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.V3notification-of-a-revoked-permission-has-an-outcome`4Rules/permission/notification-of-a-revoked-permission-has-an-outcome.yml8spanf1before a launch that is dueX5a launch a day after the permission was denied names the outcome of the notification>REQ-043\EA notification was armed for the day after the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after that day names the outcome of the notification, at the latest. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.P2refused-call-sets-no-exact-alarmZ3Rules/permission/refused-call-sets-no-exact-alarm.ymll1!(lower(a.api) in exact_calls)j3no exact alarm follows the refusal for want of the permissionX>The same as no-exact-alarm-without-permission, judged at the alarm itself, so that a line that the capture may leave out does not hide it. Another call, an entry and an alarm that went off may have set it for a reason of theirs.R2 for want of the permission, and h1 set an exact alarm in line J all the same\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revokedn@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.h3soon-due-notification-of-a-revoked-permission-has-an-outcomeR5Rules/permission/soon-due-notification-of-a-revoked-permission-has-an-outcome.ymlf6a launch half an hour after the permission was denied names the outcome of a notification that was due soonjHA notification was armed for the next twenty minutes when the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after its time names the outcome of the notification. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged, and those for a later time are judged by another rule.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlV:!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $toleranceHshort_notice`3the notification was planned less than six minutes aheadV6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.f2bare-refusal-is-explained-before-the-armingl3Rules/prefetch/bare-refusal-is-explained-before-the-arming.ymll5on a simulator the sentence for a refused submit comes with the error, not after the next step>REQ-073l@The sentence may be in a separate line, before the error or after it. Once the call has gone on to arm or to store, it does not come any more. The order of the lines decides, so lines without times, and captures that may leave out lines of lower levels, are judged, too.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.@together\2call-with-a-refused-submit-is-answeredb3Rules/prefetch/call-with-a-refused-submit-is-answered.ymlP4on a device a schedule call whose submit was refused is answered>REQ-077bGThe app hears of a refused task by the answer of its call only. Where the capture shows the call, the answer is due within ten seconds of the refusal. Where it shows no call, as in captures of the plugin's lines of text, the app may have got an answer or not. What the answer has to say is judged by refusal-reaches-the-caller; submits outside of a schedule call are not meant.h5Answer the call after the refusal, with the code task_scheduling_failed next to its success.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.X2earlier-schedule-takes-over-the-task^3Rules/prefetch/earlier-schedule-takes-over-the-task.ymlJreminder|dual\2a.notification_time - c.time <= $leastZ3a schedule call for an earlier time gets the prefetch>REQ-068`LThere is one prefetch task at a time, and it belongs to the earliest notification. A call that arms one before the notification for which the task was announced submits again, else the earlier one has no fresh content. Judged where the call, the arming and the answer are logged, more than six minutes before the notification. A task for the earlier one, one that was left out or withdrawn, a reminder with a fixed text and refused background work lift it.h4Compute the earliest live notification after each arming, and submit for it.d1 armed a notification for `3), before the one of the task, and was answered in line R1 without a submitDschedulingd3given 1: `>=` in `notification_time > a.notification_time`n3V9: a task for the same time lifts the duty by the second entryP2given 3: `>=` in `line > c.line`Z3V12: a call and another event are never the same line\2later-schedule-leaves-the-earlier-taskb3Rules/prefetch/later-schedule-leaves-the-earlier-task.ymld5n.earliest_begin <= s.earliest_begin || q.id == p.id || q.line < n.line || n.line < p.linef4a schedule for a later time does not replace the prefetch of an earlier onenDThere is one prefetch task at a time, and it belongs to the earliest notification. A submit for a later begin replaces it while its own time is still ahead. The rows that are stored after the two submits show that two schedules are meant, and not one whose time was changed. A run, a refusal, a removal and a cancel end the comparison.`5Submit for the earliest live notification, and the next one in the handler of that task.Jthe task for d1) was replaced by one for R1) before its timeP2check: `<=` in `q.line < n.line`n2V12: a submit and a row are never the same lineP2check: `<=` in `n.line < p.line`j1lead-of-a-run-is-five-minutesP3Rules/prefetch/lead-of-a-run-is-five-minutes.yml8nearTHs.earliest_begin - s.time <= $short_notice || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) > $near && abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) > $nearh4the task that a run submits is for five minutes before the next notificationVHThe handler submits the task of the next day, day after day. Its earliest begin is compared with the time of day of the notification that was named last; a difference of half an hour or more belongs to another schedule or another zone and is not judged. The lead cannot be kept at short notice, as after a missed window. Captures with several schedules or with a dual one are not judged.f7Take the earliest begin in the handler from the next occurrence of the schedule, and subtract the same lead as in the call.R2 submitted the next prefetch for N); that is not n2 before the time of day of the notification of <recentP2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingT2no-refusal-right-after-the-successZ3Rules/prefetch/no-refusal-right-after-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.V2no-refusal-right-behind-the-successn1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.j1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymln:!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerancef5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadd1refusal-reaches-the-callerj2Rules/prefetch/refusal-reaches-the-caller.ymlh3lower(o.code ?? "") in refresh_codes || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledj1refusal-is-told-to-the-callerb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`P2short-notice-task-begins-in-timeV3Rules/prefetch/short-notice-task-begins-in-time.ymlb1s.earliest_begin > s.time\2s.earliest_begin < r.notification_timeZ5a task that is submitted at short notice begins after now and before the notificationVBA begin that has passed, or one that is not before the notification, is wrong whatever else was logged. So the verdict needs no line that the capture may leave out, such as the one of a prefetch that was skipped. Whether there was an outcome at all is for short-notice-is-clamped-or-skipped.b1the notification of line b1, and its task begins at \1; it was submitted at l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain wordsPAA simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines; an error that is reported as not expected is wrong at once.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for X2submit-is-not-both-taken-and-refused^3Rules/prefetch/submit-is-not-both-taken-and-refused.ymlb1f.time - s.time > $windowR5a refusal does not follow within a tenth of a second of the success of one submitT<The same as no-refusal-right-after-the-success, judged at the refusal itself, so that a line that the capture may leave out does not hide it. Whatever begins another attempt ends the comparison.j1the submit was taken in line R2 and reported as refused in line ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code Z2submit-while-refresh-is-off-is-guided`3Rules/prefetch/submit-while-refresh-is-off-is-guided.ymlh1(?i)background.{0,20}refresh`5a task that is submitted while background refresh is off comes with guidance or the codefJWith Background App Refresh off the task will not run, and only the user can change that. A submit that says nothing hides it. The code background_refresh_disabled, a message of a call about it, or the way to the settings is guidance, from the status on until ten seconds after the submit. Another status ends the watch, as do a change of the app's state and the end of its process, since the user may have changed the setting.\6Return or log background_refresh_disabled with guidance when backgroundRefreshStatus is not available.X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handledZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf3a change of the zone is followed by a look at the schedules>REQ-174PMA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. A change from a zone to the same is nothing; a zone that is hidden leaves it open. When the clock was set, an instant that was armed is still the same instant, so nothing needs to follow. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.yml^3a recovery that is completed has named its own scenario>REQ-159jGWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one. The order of the lines decides, so lines without times are judged, too.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line T1 named no scenariof1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-back>horizonT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.\2each-schedule-of-the-inputs-comes-backb3Rules/recovery/each-schedule-of-the-inputs-comes-back.yml^4recovery after a termination handles each schedule that its inputs listhHThe inputs of the decision list the enabled schedules. After a termination nothing is pending, so each of them is marked missed or scheduled again before recovery completes. Rows that are logged one by one are judged by each-loaded-schedule-comes-back; where the inputs name no identifiers, nothing is judged. A line of the scheduler or of the store that may have handled one ends the comparison.R6Go over all listed schedules, and find the one whose identifier no line after the scenario names.h1empty-store-is-reported-oncen2Rules/recovery/empty-store-is-reported-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.`1empty-store-is-told-oncel1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-has-its-linef2Rules/recovery/listed-miss-has-its-line.ymll3a miss that the status lists was reported when it was detected>REQ-168Z>The status says when the miss was detected, so the line of it is due at that moment, give or take a few seconds. Where that is before the capture, or the lines of recovery are not in the capture, it is open whether it was logged.f5Log each missed notification with its identifier and its time before the status is changed.V1the status in line > lists `1 as missed, detected at P2; no line of recovery reports it`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected itb>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167j@The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about, and before the recovery is completed. A capture without any entry leaves it open, since builds exist that never print one.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than V2missed-repeating-alarm-is-set-again\3Rules/recovery/missed-repeating-alarm-is-set-again.ymlP4recovery sets a missed repeating alarm again before it completesZ?An exact alarm of Android fires once. Where recovery finds it missed and does not set the next one, the chain of days ends. Judged where the row says that the schedule repeats, and where another line shows that the build logs what it sets again.T6Compute the next time of every missed schedule that repeats, and set it before recovery completes.`2missed-repeating-notification-comes-backf3Rules/recovery/missed-repeating-notification-comes-back.yml^5recovery schedules the next occurrence of a repeating notification that it found missednBA daily or weekly notification goes on after it was missed, so recovery gives it the next time. One that was stored without a repetition has no next time. Where the capture does not show how it was stored, it is open whether a next one is due. Whatever arms the schedule after the recovery began counts.^6Compute the next occurrence from now for each repeating row that was marked as missed, and schedule it.P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.^2new-boot-is-noticed-at-its-first-launchd3Rules/recovery/new-boot-is-noticed-at-its-first-launch.ymll4the first launch under a new boot identifier reports the restart of the device>REQ-176RHThe plugin compares the uptime with the one that it kept, and reports a restart within ten seconds of its load. A launch whose boot identifier is not that of an earlier launch is the first one after a restart. A hidden one leaves it open whether there was a restart. Launches that do not show their boot are not judged, and a plugin that has nothing stored has nothing to compare with.Z5Compare the uptime at launch with the stored one, before recovery decides what to do.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.d1no-crash-during-a-recoveryj2Rules/recovery/no-crash-during-a-recovery.ymld2the app does not crash while recovery runsR>A recovery ends in its completion or in an error that it reports, never in a crash: what it had begun stays half done, and the next launch may meet the same row again. Half a minute after each start is watched, up to its end.T6The reason is in the line of the crash; catch it in the recovery, and report an error of recovery.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR?A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. After half a minute the rule passes, and it watches on up to the next start of a recovery or the end of the session.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyR2no-forced-stop-right-after-a-bootX3Rules/recovery/no-forced-stop-right-after-a-boot.ymlf3the first recovery after a boot does not find a forced stopl@A boot takes all alarms, as a forced stop does, and it is the boot that explains their absence. The boot was announced to the plugin, so the recovery that follows knows of it. A recovery that has ended has set the alarms again; what comes later is judged by other rules.Z3Look at the boot flag before the counts are compared.Z2recovery found a forced stop in line h2, although the device had been booted (line T2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158ZDRecovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice; and a warm start may recover again when the first recovery is over.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices itdAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.b2restart-leads-to-a-check-of-the-schedulesh3Rules/recovery/restart-leads-to-a-check-of-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.`2restart-leads-to-a-look-at-the-schedulesj2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rolling^2rows-are-loaded-before-the-reschedulingd3Rules/recovery/rows-are-loaded-before-the-rescheduling.ymlb2r.line < s.line || l.session != s.sessionX4the first row that a recovery loads comes before what it reschedulesT=The same as loaded-before-rescheduled, decided by the order of the lines alone, so lines without times are judged, too. Only the first row that is loaded between the start and the end of a recovery is compared.P2check: `<=` in `r.line < s.line`^3V12: a start and a rescheduling are never the same lineP2given 3: `>=` in `line > s.line`Z3V12: a start and another line are never the same lineP2given 4: `>=` in `line > s.line`d1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b7i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in warm_starts)n7i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in cold_starts)n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)f1scenario-none-finds-no-missl2Rules/recovery/scenario-none-finds-no-miss.yml`4x.line < s.line || m.session != s.session || lower(x.scenario) != "none"n3a recovery under the scenario none finds no missed notificationT=Under the scenario none nothing is stored that could have been missed. The same as nothing-changes-under-scenario-none, judged at the line that finds the miss, so that a part that never speaks does not hide it.\5Return in the branch of the scenario none, before the search for missed notifications.Z1, under the scenario B of line P2check: `<=` in `x.line < s.line`V3V12: a start and a scenario are never the same linen2V12: a start and an end are never the same linen1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2some-call-succeeds-after-a-recovery-errorh3Rules/recovery/some-call-succeeds-after-a-recovery-error.ymlNb.line < x.lineV5after an error of recovery some call succeeds before the app goes to the backgroundVCThe same as calls-work-after-a-recovery-error, for a use of the app that is over sooner. Where calls were refused, and none succeeded by the time at which the user leaves the app, the error has taken the plugin with it. A refusal for the permission, the time or an argument is an answer of the plugin's own.X2after the error of recovery in line R4 no call succeeded before the app went to the background in line d1; one was refused in line P2check: `<=` in `b.line < x.line`\4V12: a refusal and a change of the app's state are never the same linen2status-call-after-a-recovery-is-not-in-progressT4Rules/recovery/status-call-after-a-recovery-is-not-in-progress.ymlX4r.callback_id != q.callback_id || e.line < b.line || q.line < e.lineb4a status call after the end of a recovery does not report one in progressl=A call that begins after the end of the recovery cannot rest on a value that was read before it. The order of the lines decides, so lines without times are judged, too. A later start of a recovery is judged by its own end.b3Clear the mark at every end of recovery, errors included.j2getRebootRecoveryStatus() was called in line ^2, after the recovery had ended in line b1, and its answer in line n1 reports a recovery in progressP2check: `<=` in `e.line < b.line`P2check: `<=` in `q.line < e.line`l2V12: a call and an end are never the same lineb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || q.line < b.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `q.line < b.line`n2V12: a call and a start are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store>REQ-156`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line d1warm-start-arming-replacesj2Rules/recovery/warm-start-arming-replaces.yml8samef9b.id == a.id || abs(b.notification_time - a.notification_time) >= $same || (b.schedule_id ?? a.schedule_id ?? "") != (a.schedule_id ?? b.schedule_id ?? "")T6a notification that a warm start arms has the identifier of the one armed before for the same timePGAt a warm start every stored notification is pending. One that is armed then for the minute of the one armed last, under another identifier, is a second notification; the same identifier replaces it. Hidden identifiers and times leave open which of the two it is. Where the app asked for a schedule since the warm start, or names another schedule, nothing is compared.\5Leave out in the verification what is pending already, or arm it under its identifier.<, and f1 for the same time in line X1, after a warm starth1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.ymlNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.yml2zR5b.time < z.time || (b.notification_time ?? b.at) != (a.notification_time ?? a.at)d6b.time < z.time || (b.notification_time ?? b.at) - (a.notification_time ?? a.at) != $minute * z.offset_min`5after a change of the time zone, a notification or an alarm is set for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.ymll2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderf1changed-time-is-armed-againP3Rules/scheduling/changed-time-is-armed-again.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.d1changed-time-is-armed-anewn1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlR4abs(a.notification_time - s.earliest_begin - $lead) <= $tolerancef3the call came less than six minutes before the notificationR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.V2dual-call-succeeds-after-the-arming`3Rules/scheduling/dual-call-succeeds-after-the-arming.ymlT2a.line < r.line || r.line < c.line`4a dual schedule call that arms its notification succeeds only after thathJThe promise is what the app reports to its user, so both parts of the schedule come before the success. A build that arms the notification when its fetch has finished is not meant: a run of the task, an answer of the server and everything else that may arm another notification end the comparison. The order of the lines decides, so lines without times are judged, too; a capture that begins with its newest lines is not judged.R2scheduleDualNotification() (line X2) was answered with success in line h2, before its notification was armed in line P2check: `<=` in `a.line < r.line`X3V12: an answer and an arming are never the same lineP2check: `<=` in `r.line < c.line`R3V12: an answer and a call are never the same lineT2dual-cancel-call-ends-the-schedule^3Rules/scheduling/dual-cancel-call-ends-the-schedule.ymlX1!(s.active ?? false)^4the answer to the cancelling of a dual schedule does not call it activel>After cancelDualSchedule nothing of the schedule may be left, so an answer that still calls it active contradicts itself. An answer that is not in the capture yet leaves the call open. What the system still holds is judged by other rules.f6Cancel the fetch task and the notification before the call is answered, and answer from the state after it.`2cancelDualSchedule() was called in line P2 still calls the schedule active\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.l1dual-status-fits-a-known-stateV3Rules/scheduling/dual-status-fits-a-known-state.ymld4!present(d.method) || r.active == (d.method == "scheduleDualNotification")\4getDualScheduleStatus agrees with the last change of the dual schedule>REQ-212hFThe app draws its switch from this answer. After a successful scheduleDualNotification the schedule is active, after a successful cancelDualSchedule it is not. Where the capture shows no change before the answer, the state is unknown. A call that began since the last outcome lifts the comparison, and lines of the schedule itself are compared by dual-status-fits.P5Read the state from the stored dual schedule, after the last change was written.`2getDualScheduleStatus() answered active=b1() had succeeded in line l1given: `>=` in `line > d.line`T3V12: a call and an outcome are never the same lineR2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeededV=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.V1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderV2host-checks-after-a-failed-schedule`3Rules/scheduling/host-checks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.T2host-looks-after-a-failed-scheduleR2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the sameZ2pending-schedule-keeps-its-identifierd3Rules/scheduling/pending-schedule-keeps-its-identifier.ymlZ1a.id == a.schedule_idh4a schedule that recovery found pending is not armed under another identifier\CA request under the pending identifier replaces the pending one; one under another identifier adds to it, and the user sees the notification twice. The inputs of recovery list what is pending. A removal makes room. Only a list that names the schedule itself is compared, since a build may name each occurrence.P5Arm under the identifier of the schedule, or leave the pending request as it is.Z1 was pending in line V1, and was armed as d1refused-dual-call-says-whyn2Rules/scheduling/refused-dual-call-says-why.yml^2!present(o.error) || present(o.message)P2len(o.message ?? "accepted") > 0b3a dual schedule call that is not accepted gives a messageV=The promise is what the app reports to its user, and an error without a message says nothing. An answer that is not in the capture yet leaves the call open. A line of a refusal that shows no error is not judged.j4Reject with a code and a message that says which part could not be scheduled.`1, and the error in line N has no messaged1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-names-an-absolute-timeb3Rules/scheduling/schedule-line-names-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeX2schedule-line-tells-an-absolute-timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-names-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124jAcached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. The snapshot is one of the minute after the delivery, or one that names the time for which the notification was delivered. Without an observed delivery nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2cached-flag-needs-a-seen-deliveryV3Rules/storage/cached-flag-needs-a-seen-delivery.ymlX5s.content_hash == d.content_hash && lower(d.content_source ?? "cached") != "default"Z4a snapshot that says stored content was used follows a delivery of itVCcached_content_used says that the stored content was shown, so the last delivery before the snapshot has its hash and shows no default text. iOS runs no code of the app when it shows a notification in the background: without a delivery in the minute before the snapshot it is open whether the flag is right.R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withP@The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it; a call that succeeds before did not.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samed=The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it, but before the call succeeds. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the j1listed-alarms-have-unique-idsn2Rules/storage/listed-alarms-have-unique-ids.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceV2listed-alarms-have-ids-of-their-ownf1loaded-rows-have-unique-idsj2Rules/storage/loaded-rows-have-unique-ids.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.R2loaded-rows-have-ids-of-their-ownf1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.R2logged-snapshot-describes-its-runV3Rules/storage/logged-snapshot-describes-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success P2logged-snapshot-tells-of-its-runX2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0j1lower(p.type) in repeat_rulesf3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.l1printed-alarms-have-unique-idsP3Rules/storage/printed-alarms-have-unique-ids.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-alarms-have-ids-of-their-ownX2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.V2saved-content-is-for-a-time-to-comeZ3Rules/storage/saved-content-is-for-a-time-to-come.ymlR2c.time - c.scheduled_for <= $lateb3content is not saved for a notification of an earlier dayPFThe payload names the time it is for, and that is the time of a notification that is still to come, or was due within the day before where the run came late. An older time is the one of an earlier payload, or was read in the wrong unit. A structured event that does not name the time leaves open what the content is for; lines of text need not name it.P8Compare scheduled_for in the server's answer with the saved row; a time in the year 1970 is one of seconds read as milliseconds.X1 before it was savedh1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesZBA snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead, and a snapshot that names a later time ends the comparison.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.line < p.lineV5the snapshot carries the hash of the schedule that was stored with its notification`AA schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule, another arming and a snapshot that names a later time end the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with R3V12: a snapshot and a row are never the same lineP2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for Z2snapshot-names-the-armed-of-its-cycle^3Rules/storage/snapshot-names-the-armed-of-its-cycle.yml:cycleP=a.notification_time <= s.last_schedule || a.notification_time > s.last_schedule + $cycle || abs(s.last_notification - a.notification_time) <= $tolerance || s.last_notification - a.notification_time > $longest\4a snapshot names no other notification in its cycle than the armed oneTJThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. A last_notification after last_schedule is the one of this cycle and has the time for which it was armed, with two seconds for rounding; one before it is still the one of the cycle before. A notification that was armed for another cycle is not compared. The file and the lines of the log are judged alike.\5Write last_notification from the schedule that was armed, as an instant with its zone.d1the snapshot of the cycle d1 as its notification, but `2snapshot-names-the-delivery-of-its-cycled3Rules/storage/snapshot-names-the-delivery-of-its-cycle.ymlR<d.scheduled <= s.last_schedule || d.scheduled > s.last_schedule + $cycle || abs(s.last_notification - d.scheduled) <= $tolerance || abs(s.last_notification - (d.actual ?? d.time)) <= $toleranceR4a snapshot names the notification that was delivered in its cycleTEThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. When that notification was delivered, last_notification is its time, as requested or as observed, with two seconds for rounding. A delivery of another cycle is not compared. The file and the lines of the log are judged alike.Z6Write last_notification from the schedule of the delivered notification, as an instant with its zone.\2 as its notification, but the one for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.ymlbCc.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || present(s.last_schedule) && (b.time < s.last_schedule - $tolerance || b.time >= s.last_schedule + $cycle) || !present(s.last_schedule) && (s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $near)h3a snapshot names a time of its prefetch that lies in the runjNThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. The last_schedule of a snapshot says which run is meant: the one that began at that time or within twenty hours after it. In a snapshot without it a time that misses the last run by less than half a minute is meant to be of this run; a time farther away is of another prefetch and is not compared, as is a run that has not ended. The file and the lines of the log are judged alike.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueT2stored-schedule-hash-is-seen-againX3Rules/storage/stored-schedule-hash-is-seen-again.ymlT2o.schedule_hash == p.schedule_hashV4a schedule is armed or loaded with the hash that it was stored withfFIt takes two lines with the hash of a schedule to see that it stays the same. Where neither its request nor an arming before showed it, the next arming or load of the schedule does. Without one of them the hash is open. A new request, a new row and any call of the app end the comparison, since they may change the schedule; a snapshot is compared by other rules.d1 was stored with the hash h1), but armed or loaded with V2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237R=A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before, and serves one claim.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the b2 before, or only one for an earlier claim@test-app^1fired-follows-scheduledd2Rules/test-app/fired-follows-scheduled.ymlV3!present(s.seq) || !present(f.seq) || s.seq < f.seqR4BGTask fired is shown after a Scheduled, and with a higher number>REQ-127j?The step log shows Registered, Scheduled and BGTask fired in this order. A task may be scheduled in an earlier launch, so where no Scheduled is in the capture before, it is open whether there was one. The numbers of the two events show their order, too.`4Write each step where the plugin does it, not where the screen is drawn.Z1BGTask fired in line P1 has the number `1, but Scheduled in line : has b1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.ymlP2!(lower(s.colour) in red_status)R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.ymlX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this ordernCA task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind, if a Scheduled came in an earlier launch of the capture.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers T2check 1: `<=` in `s.line < f.line`\2V12: two steps are never the same line^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.yml^3s.cached == (lower(d.content_source) in cached_content)^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-names-the-last-fetchV3Rules/test-app/status-dump-names-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at P2status-dump-tells-the-last-fetchT1test-build-says-soZ2Rules/test-app/test-build-says-so.ymlh1lower(b.kind) in test_builds\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf2the user closed the app in the app switcherf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: f1background-refresh-reported`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once moreP7the kind of app decides which of the two ways is meant; where it is unknown either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationR3five minutes unless configure() sets another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedZ5the notification comes first: a refused prefetch is reported, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedj4the system replaces the request automatically, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work\4any time before the completion will do, a submit after it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsl3thirty seconds, and thirty-five where the expiration is logged^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredX4a start after the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with^2every count is judged, whatever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncef2only rows that are still pending are judgedb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success with a refused prefetch is a partial oneh3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
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
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100f6U41R16V42J01111000005W400P400X400Y420Z45020251030[4\4001^1B030]410^4_4001`1B8W40`42P42a42X44Y46Z48b48000000c41f16d430JB1111000002W400e40040251030f4g4001R2B0251030h4i4001T2B050j410k410l4m4001V2B030j410k4n4001X2B5W40k40o40P50e42000000Q51^26R5101010000003W400S500Z45010251030T5U5001j2B3W40S52Z44000000V51P36W520F1010000001S50031X5001\3B1Y5001^3B1Z5001`3B0000000[51d36\530BF000000003080]510^510_510`56a5001l3B0:0]510^510b510_510`56c5001n3B060d510_510`56e5001P4B0000000f51T46g5101010000003W400h500i50010251030j5k5001`4B6l50W40h52S52i54m54000000n51f46o5101010000002W400h50010351030P66Q6001R5B3W40S52h52000000R61X56S620:1010000001W40020251030T6U6001d5B010V6V6001f5B1W40000000W61l56X620:1010000003W400Y640Z62020251030[6\6001X6B010]6]6001Z6B4W40Y62^64Z64000000_61`66`620@00010002W400a6003030b641c6126d6001l6B0451030e6141f612g6001n6B0251030e6h6001P7B2W40a62000000i61V76j6001000000011k6001b7B001l60000m6n6<6o6000000002P700Q75011R700n6HB001S70000T7n6L6U7000000004P700V700W720X71011Y700n6X1B001Z70000[7n6\16\7000000001P70021]700n6h1B1^700n6j1B002_7^70000`7n6n16a7000000001P70011b700n6Z2B001c70000d7n6^26e7000000001P70011f700n6j2B001g70000h7n6n26i7000000001P70011j700n6Z3B001k70000l7n6^36m700000000011n700n6h3B001n70000o7n6l36P8000000003V700W720X71011Q800n6X4B001R80000S8n6\46T8000000001P70011U800n6j4B002V8W8001X80Y8n6n46Z8000000001P70011[800n6\5B002\8]8001X80^8n6`56_8000000001P70011`800n6n5B002a8b8001X80c8d8:6e824B1111000002P700f8403050g810h810`5i800d8FB050j810g810h8k800d8HB050l810m810`5n800d8JB6P70o80P90W40f82Q92000000R9d8P16S91400000003P700Q750T9402030U910V9W900d8Z1B030g810X9Y900d8\1B7P70o80P90W40Z92Q72[92147100000\9d8R26]944BJ000000006P700V700W720^940_910X71041`900d8h2B1a900d8j2B1b900d8l2B1c900d8n2B7P70o80P90V72W74^96d96000000e9d8b36f9141111000001P7003050g910h910g8i900d8n3B030g810j9k900d8P4B050g910l910g8m900d8R4B4P70o80P90W40000000n9d8X46o9141010000002P:20Q:703050R:10S:1302T:00d8d4B070R:10g810U:1302V:00d8f4B030R:10W:X:00d8h4B4P:0Y:0Q:2Z:2000000[:d8n46\:1411110000165P700Q400V950]:50^:403050g810h810_:`:00d8^5B030g810a:b:00d8`5B030g810c:d:00d8b5B9P70o80P90W40Q42e:2V94f:4]:6187100000g:d8Z66h:1400000002Q400i:203030g810j:k:00d8d6B070g810l:10h810m:n:00d8f6B030o:10m:P;00d8h6B4Q40e:0i:2Q;2000000R;d8n66S;141111000004Q400Q940i:20T;802040U;13240V;W;00d8\7B030g810X;Y;00d8^7B6Q40e:0Q92i:4Q;4T;6000000Z;d8P86[;141111000001a6003030\;10];^;00d8\8B030_;10`;a;00d8^8B030g810];b;00d8`8B1a60000000c;d8f86d;1400000002P700Q7502070g810e;10f;10g;h;00d8P9B050g810e;10i;j;00d8R9B4P70o80Z92Q72000000k;d8`96l;1400000002Q400m;102060g810h810n;510o;P<00d8j9B070g810h810Q<1321R<00d8l9B4Q40e:0m;2n;2000000S<d8R:6T<2L41010000001U<502070V<10Z910W<1305X<00d8^:B030V<10Z9Y<00d8`:B3U<0Z90Q70000000Z<[<:6\<000000001]<0021^<00[<HB1_<00[<JB002`<a<001b<0c<[<N6d<00000000011e<00[<Z1B001e<001b<0f<[<^16g<000000002h<00i<2011j<00[<l1B002k<l<001b<0m<[<P26n<00000000011o<00[<\2B001P=001b<0Q=[<`26R=00000000011S=00[<l2B001T=001b<0U=[<P36V=00000000011W=00[<\3B001X=001b<0Y=[<`36Z=00000000011[=00[<l3B001\=001b<0]=^=:6_=000000001P70011`=00^=FB001a=0000b=^=J6c=000000001P70011d=00^=V1B001e=0000f=^=Z16g=00000000011h=00^=d1B001i=0000j=^=h16k=000000001l=2011m=00^=T2B001n=0000o=^=X26P>00000000011Q>00^=b2B001R>0000S>^=f26T>00000000011U>00^=P3B001V>0000W>^=T36X>000000004W400Y>00Z>00[>4011\>00^=`3B001]>0000^>^=d36_>32JB1010000003h920`>70a>703070R:10b>10U:1302c>00^=P4B050R:10d>1302e>00^=R4B030R:10f>g>00^=T4B6P:0h90Y:0`>2a>4h>4000000i>^=Z46j>22B1010000001k>001050j410l>10m>n>00^=f4B2k>0o>0000000P?;J6Q?120012000002030R?10m:S?00;T1B030T?10m:U?00;V1B0000000V?;Z16W?12000000001070X?10Q210Y?10Z?[?00;b1B0000000\?;f16]?1200000002^?40_?002090`?10^?10Q210a?1320b?00;P2B070`?10^?10Q210Y?c?00;R2B2^?0_?2000000d?;X26e?1200000001^?4010<0`?10f?10g?10h?10Q210Y?6i?00;b2B0107000000j?;h26k?1200000001f8401090l?10b510m?10n?10o?P@00;R3B1f80000000Q@;X36R@1200000001f84010<0l?10b510g?10m?10n?10o?6S@00;b3B0107000000T@;h36U@1200000001f8402090l?10V@10W@10X@1304Y@00;R4B070l?10V@10W@10Z@[@00;T4B1f80000000\@;Z46]@1200000001_?002090l?10Y?10_?10^@1300_@00;d4B070l?10Y?10`@1300a@00;f4B1_?0000000b@;l46c@1200000002^?40d@1030=0l?10e@10f@10_510^?10g@141P912h@00;V5B0;0l?10e@10_510^?10i@1321j@00;X5B070l?10e@10f@10^?k@00;Z5B2^?0d@2000000l@;`56m@1200000001f84020=0n@10V@10W@10o@10PA10QA1304RA00;j5B090n@10V@10W@10SA1304TA00;l5B1f80000000UA;T66VA000000002f840WA1031XA00;`6B1YA00;b6B1ZA00;d6B010703[A\A]A0000^A;j66_A220001600001o3003040`A10m:6aA00;X7B040bA10m:6cA00;Z7B030l?10dAeA00;\7B1o30000000fACV16gA240010000003W400hA50iA2030;0jA10`;10kA10b>10Z41325lA00Cb1B0=0jA10mA10L10kA10b>10Z41325nA00Cd1B0251030oAPB00Cf1B8W40P40a40b42QB2hA2RB4iA4000000SBC\26TB24000000004UB50hA50iA20VB3020J51030WB10l810L10V910kA130510XB36310l=10YB10b>10Z413250V;ZB00Cf2B0251030WB[B00Ch2B6UB0\B0QB2hA2RB4iA4000000]BCZ36^B141111000005Q400_B00`B00aB20b30011bB00Cj3B8aB6Q40e:0_B2`B4cB4dB4b38000000eBC`46fB14111100000:Q400P400k>20gB00hB20iB20jB60kB60lB50mB003030nB10Q9oB00C`5B030nB10PCQC00Cb5B030RC1342SC00Cd5BDQ40e:0P42a42k>4gB6hB8iB:TC:UC:VC<jB<WC>XC>kB>YC>lB@f:@mBBZCB000000[CCT76\C24L11110000122Q400]C503050^C10W<1325_C00Cb7B030^C10`CaC00Cd7B050bC10cC10dCeC00Cf7B5Q40e:0]C2U<2^C2000000fCCV86gC1400000002Q400k>2011hC00C`8H3Q40e:0k>2125`<00000iCCh86jC1400000007Q400a600kC20lC40m;10mC40T;803030nB10mCnC00Cb9B040nB10oC6PD00Cd9B030\;10mCQD00Cf9B9Q40e:0a62kC4RD4k>4lC6m;8T;<1:7100000SDC`:6TD34L81111000004Q400P400UD00a6005090VD10WD10W@144XDYDZD[D1410\D]D00Cl:B070VD10WD10W@144XDYDZD[D14^D00Cn:B030_D10`DaD00CP;B040bD10cD42`DdD14eD00CR;B050bD10fD142`DdD14gD00CT;B6Q40e:0P42a42UD4a66000000hDCZ;6iD2481111000005Q400W400jD50Z>00a6003050kD10lD10_:mD00Cf;B030bD10nDoD00Ch;B010V6V600Cj;B7Q40e:0W42PE4jD4Z>6a68000000QEC^<6RE141111000002SE00TE501030UE10VEWE00Cj<B2SE0TE2000000XECP=6YE141111000002SE00TE501030UE10ZE[E00C\=B2SE0TE2000000\ECb=6]E141111000002SE00TE501030UE10^E_E00Cn=B2SE0TE2000000`EaE:6bE000000003cE10dE10eE1000000100fEaEB6gE000000002_?00Z45000000100hEaEJ6iE000000002a:50jE5000000100kEaER16lE000000002_?10mE0000000100nEaEZ16oE000000002_?00U<3000000100PFaEb16QF000000008Q400RF00a:50jE50g300j300SF00TF1000000100UFaEZ26VF000000005WF20S510XF10mE00SF0000000100YFaEb26ZF000000002_?00U<3000000100[FaEj26\F000000002_?00U<3000000100]F^F:6_F000000003h<00`F70aF700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y100100bFcF:6dF000000006Q940eF00n;10fF00gF10hF0000000100iFcFN6jF000000006h920kF30lF10mF40f>40nF4000000100oFcFb16PG000000004m>00eF00QG30RG3000000100SGTG:6UG000000008VG00WG50XG50kF50YG40ZG40mB00[G0000000100\G]G:6^G00000000=m>00_G00W400P400`G00aG00QG30bG00cG00dG40eG40fG30gG3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c300100hG]G^16iG000000006m>00_G00W400P400jG10fG30001247S3_3^3d3U3^3d300100kG]Gh16lG00000000:m>00_G00W400h500mG40nG00oG00PH30fG30gG30001249c3S3X3U3T3e3\3U3c300100QH]Gf26RH00000000@m>00_G00W400eF00SH30TH00P500cG00`G00aG00dG40eG40jG10fG30gG30mG40001246Q3\3Q3b3]3c300100UH]GP46VH000000002P:20WH7000000100XH]GX46YH000000002m>00W40000000100ZH[H:6\H000000004_?00]H10a600U<3000000100^H_H:6`H0000001001aH4000000000bHNP16cH1600000001dH001010eHeH00NZ1B2fH0dH0000000gHN`16hH1600000001dH001010iHiH00Nj1B2fH0dH0000000jHNP26kH1600000001dH001010lHlH00NZ2B2fH0dH0000000mHN`26nH1600000003dH00oH40PI201010QIQI00Nj2B5fH0dH0oH2RI4PI4000000SIY1P16TI1<1111000003UI00R400VI8021WI00Y1\1B1XI00Y1^1B4UI0R42YI2VI4000000ZIY1l16[I1>00000002UI00R40011\I00Y1V2B0000000]IY1Z26^I000000005_I80UI01010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3W7010205U3b3b3_3b304S3_3T3U3m;120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311`I00Y1n2H001aI0000bIY1R36cI000000003n;80W7010104S3_3T3U3m;120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321dI00Y1d3B1eI00Y1f3B002fIgI0000hIY1j36iI1<111100000KUI00R400]<80n;80Q9414107c3e3S3S3U3c3c3jI424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3nF43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3hA52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3kI52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3h923410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3W7066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3m;146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3mG414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3lF81410;`3U3b3]3Y3c3c3Y3_3^3c3lI52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3mI42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3nI114105c3d3Q3d3c3oI72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3mB02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3SE024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3PJ02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3QJ51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3RJ02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3SJ51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d341TJ00Y1P6B1UJ00Y1R6B1VJ00Y1T6B1WJ00Y1V6BX1UI0R42YI2]<4Q98jI:XJ:YJ<nF<W4>a4>ZJ>[J>\J>QB@hA@mGLo4NP5NlFP1]JR1lIR1^JT1mIT1nIV1_JX1ZCZ1mBZ1SE\1`J\1oIX1aJBkIBW7Fn;Fm;HS5JY:DbJDh9D000000cJY1l86dJ1<1111000006UI00R400n;80W7024104S3_3T3U34105U3b3b3_3b3m;114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010eJeJ00Y1d9B030eJ1300fJ00Y1f9B050eJ13001348gJ00Y1h9B7UI0R42YI2W76n;6m;8S5:000000hJY1\:6iJ000000003UI00W700m;1031jJ00Y1h:B1kJ00Y1j:B1lJ00Y1l:B1m;404mJnJoJPK0000QKY1R;6RK000000001UI0011SK00Y1^;B001TK0000UKY1b;6VK000000001^?4011WK00Y1n;B1^?001WK0000XKY1T<6YK000000001^?4011ZK00Y1`<B010701ZK0000[KY1f<6\K000000001]K7011^K00Y1R=B002_K`K0000aKY1V=6bK000000001cK7011dK00Y1b=B002eKfK0000gKY1f=6hK000000003WF00iK10i32021jK00Y1R>B1kK00Y1T>B2iK2i3402jKlK0000mKY1Z>6nK000000001oK0021PL00Y1f>B1QL00Y1j>B004RLSLTLUL0000VLY1n>6WL000000001XL003050lK10YL10ZL[L00Y1Z?B070lK10YL10\L10]L^L00Y1\?B050lK10YL10\L_L00Y1^?B3XL0`L0aL001_L0000bLY1d?6cL000000007k>80dL53010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3kF53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3h922010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3XD42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3eL320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3fL320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321gL00Y1^@B1hL00Y1`@B7dL2iL2kF4jL4h96Y:6XD803kLlLmL0000nLl1T16oL1B00000001k3002030PM10m:QM00l1^1B030RM10m:SM00l1`1B2k30TM0000000UMl1f16VM1B00000002WM00k3003050k>10W<1300XM00l1P2B030YM1300ZM00l1R2B070k>10[M10W@1300\M00l1T2B3WM0k32TM2000000]Ml1Z26^M1B1111000002k300h5002050l?10_M1300`M00l1f2B030l?10XLaM00l1h2B7_M0k30TM0XL2aL2`L2h52000000bMl1\36cM1B1111000002UI00R40030442dMeM100fM10m:gM00l1h3B050hM10b>10iMjM00l1j3B050hM10b>10lFkM00l1l3B3UI0R42YI2000000lMl1R46mM1B00000002]<00k3004050nM121300oM00l1\4B050PN121300QN00l1^4B050j410iM142RNSN10TN00l1`4B070j410iM10UN1300VN00l1b4B3]<0k32TM2000000WNl1h46XN1B11110000002070j410iM10YN10ZN[N00l1R5B070\N10b>10iM10YN]N00l1T5B0000000^Nl1X56_N1B1111000003`N00W@00hA5020=0j410iM10[M10`N130010W@1320aN00l1d5B050j410iM10[MbN00l1f5B4`N0W@2QB4hA4000000cNl1l56dN1B1010000002k>00R4003050eN121300fN00l1X6B070j410iM10YM1300gN00l1Z6B050j410l>10hNiN00l1\6B5k>0o>0jN0R42YI2000000kNl1l66lN1B00000002W700UI002050mN10kA1320nN00l1V7B010mNmN00l1X7B2W70UI2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T300000oNl1`76PO1B1111000002QO00R4003050RO143SOk4mF1010l>TO00l1l7B050UO143SOk4mF1010l>VO00l1n7B030WO10XOYO00l1P8B3QO0R42YI2000000ZOl1V86[O1B00000002W700m;102020\O6]O00l1`8B040^O10mC6_O00l1b8B3W70n;0m;2000000`Ol1h86aO2B41111000001k>003090l810bO10cO10YM1300dO00l1T9B090l810bO10cO10b51300eO00l1V9B050l810fO10k>gO00l1X9B3k>0hO0iO0000000jOl1d96kO2B400000002k>00W7003020lO6mO00l1n9B080l810bO10cO10nO6oO00l1P:B0:0l810bO10cO10PP110QP16RP100l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T300000SP1l1X:6TP11B111100000<UP180VP120WP120XP120YP120ZP140`G10aG10YB10[P110\P110]P11040O0^P110m:3@10_P13B10`P1342132210aP110aP110aP13D10bP13F10`P1382136210aP110aP110cP1550dP13<10eP13>10fP16gP100l1V;B0O0^P110m:3@10bP13F10`P1382136210aP110aP110cP1550dP13<10eP13>10fP13D10_P13B10`P1342132210aP110aP110aP16hP100l1^;B030^P110m:iP100l1f;B050jP110`410kP1lP100l1h;B6UP10VP12WP14XP16YP18ZP1:000000mP1l1Z<6nP11B1111000003L40j140j9402030oP110m:PQ100l1f<B050jP110`410j9QQ100l1h<B2L0j12147100000RQ1l1P=6SQ11B1111000003TQ100UQ100b3002050VQ110WQ110[MXQ100l1^=B030YQ110m:ZQ100l1`=B5TQ10b34[Q10UQ12\Q12000000]Q1l1P>6^Q11B1111000002TQ100_Q1402090`Q110_Q110kA10aQ110WQ1bQ100l1^>B030cQ110m:dQ100l1`>B2TQ10[Q10127100000eQ1W2J6fQ12F0010000001h5004070gQ110SO10hQ110iQ1jQ100W2V1B050gQ1141kQ11010iQ1lQ100W2X1B070mQ110nQ110iQ110oQ1PR100W2Z1B060mQ110nQ110QR16RR100W2\1B1h50000000SR1W2b16TR11F1010000006UR120VR170a>70h920WR120kQ1401030XR110YR1ZR100W2Z2B<UR10VR12[R12a>4h>4h96Y:6WR18\R18kQ1:]R1:^R1:000000_R1W2X36`R11F00000001aR1002050bR110cR11300dR100W2b3B030bR110aR1eR100W2d3B1aR10000000fR1W2j36gR11F00000001hR1003050iR1141iQ11010oQ1jR100W2T4B050iR1141UR11010^?kR100W2V4B050iR1141UR11010lR1mR100W2X4B1hR10000000nR1W2^46oR12FL000000143W400QG50RG507030PS110b>QS100W2j4B050PS110b>10RS1SS100W2l4B050TS110e;10b>US100W2n4B070TS110e;10VS11300WS100W2P5B090TS110e;10VS1130016XS100W2R5B050TS110b>10e;YS100W2T5B020TS16ZS100W2V5B9W40P40a40ZJ0QG2[S12V92RG4\S14000000]S1W2n56^S12F01111000003W400h500_S1503090`S110aS1130010kA1345bS100W2Z6B030`S1142j1L12cS100W2\6B010`S1`S100W2^6B7W40a40dS10h52_S14eS14fS14000000gS1W2d66hS11F00000003iS120jS120h3203070bO10hQ110iQ110X;kS100W2P7B050]510iQ110X;lS100W2R7B030XR110X;mS100W2T7B3iS10jS12h34000000nS1W2Z76oS11F00000001n;1060;0\O10PT110SO10hQ110QT11301RT100W2d7B090\O10PT110kQ110QT11301ST100W2f7B0;0\O10PT110SO10hQ110iQ11301TT100W2h7B090\O10PT110kQ110iQ11301UT100W2j7B090\O10PT110SO10hQ110iQ1VT100W2l7B070\O10PT110kQ110iQ1WT100W2n7B0000000XT1W2R86YT11F1111000005aR100e;20iS120jS120ZT1203030XR110[T1\T100W2^8B030]510iQ1]T100W2`8B020^T1300_T100W2b8B5aR10e;2iS14jS16ZT18000000`T1W2R96aT11F010000002aR100bT1502050cT110cR11300dT100W2^9B030eT1145fT1gT1hT1iT1jT110kT100W2`9B3aR10bT12lT12000000mT1^2L6nT11H00000003W400`N50oT1001030PU110a:QU100^2V1B4W40a40`N2oT14000000RU1^2\16SU11H00000007W400`N50_S150TU120UU120VU120oT1001030PU110V9WU100^2T2B:W40a40`N2_S14TU16XU16YU16UU18VU1:oT1<000000ZU1^2n26[U11H00000003W400_S150a6001030PU110];\U100^2X3B4W40a40_S12a64000000]U1^2^36^U11H00000002W400m;101040PU110mC6_U100^2h3B4W40a40m;2n;2000000`U1^2n36aU11H00000003W400`N50oT1001050PS110b210RS1bU100^2X4B4W40a40`N2oT14000000cU1d2V16dU11J00000005W400P400hA50[G00eU1403060fU11210gU1345hU100d2`1B030fU110m:iU100d2b1B050jU110b>10kP1kU100d2d1B;W40P40a40`42QB4hA4lU16[G6eU18mU18nU18000000oU1d2`26PV11J00000001QV14011RV100d2j2H0107100000SV1d2n26TV11J00000004W400hA50Z>00Y>002070jA10b>10kA1325UV100d2X3B030jA10b>VV100d2Z3B7W40P40a40QB2hA2Z>4Y>6000000WV1d2n36XV11J1111000008W400P400hA50Z>00[>40Y>00[G00mB003070j410V910kA1345YV100d2j4B030j410V9ZV100d2l4B030j410[V1\V100d2n4B=W40P40a40QB4hA4`42Z>6[>8Y>:[G<lU1<mB>ZC>000000]V1d2n56^V11J00000005W400P400W700m;10_V1104080`V110W@10`410b>381aV100d2X6B070`V110W@10`410b>bV100d2Z6B060jA10b>10mC381cV100d2\6B050jA10b>10mCdV100d2^6B6W40a40`42W74m;6n;6000000eV1d2d66fV11J1111000002W400gV1403050hV110h910b>iV100d2P7B050hV110h910f>jV100d2R7B030j410kV1lV100d2T7B3W40a40gV12000000mV1d2Z76nV11J1111000002gV140P:203070hV110gV110h910f>oV100d2f7B050PW110f>10j9QW100d2h7B050RW11210kV1SW100d2j7B1P:2107100000TW1d2R86UW12J0111100000<W400P400V950]:50VW150oT100X400WW100mB00k400`G10aG1031XW100d2Z9B1YW100d2\9B1ZW100d2^9BGW40P40a40`42V94lB4f:4QB4]:6VW18[W16\W16oT1:X4<WW1>]W1>mB@ZC@k4BP5Bo4B`GDaGF000000^W1d2R;6_W11J1111000002W400S5002030j410`W1aW100d2^;B050bW110`W110b>cW100d2`;B3W40a40S52000000dW1d2f;6eW11J00000003W400fW160gW1602070b>10hW110iW11346jW100d2P<B050b>10hW110kW1lW100d2R<B5W40a40hW12fW12mW12000000nW1d2X<6oW11J00000002h920PX1202070R:10b>10PX110QX1RX100d2b<B050j410PX110QX1SX100d2d<B3h90Y:0PX12000000TX1d2j<6UX11J1111000004VX120WX120XX120h9202050YX110i;10ZX1[X100d2V=B030\X112]X100d2X=B6VX10WX12XX14^X14h96Y:6000000_X1d2j=6`X11J00000004W400fS150aX100oT1002050_;10bX110`4cX100d2T>B050dX110`410];eX100d2V>B6W40eS12fS12fX14aX14oT16000000gX1d2h>6hX11J1111000003P400hA50Q4003050jP110b>10[V1iX100d2T?B090jP110b>10[V110kA1325jX100d2V?B050jP110b>10V9kX100d2X?B7P40a40lX10QB2hA2Q44e:4000000mX1d2l?6nX11J1111000002P400oX1501090jP110b>10PY110QY110\DRY100d2X@B4P40a40oX12SY12000000TY1d2^@6UY11J1111000002P400a6002090jP110b>10PY110[D10\DVY100d2j@B070jP110b>10WY110WDXY100d2l@B3P40a40a62000000YY1ZY1:6[Y11L0000000:_G00\Y180W4012102Y3T3h5012104[3Y3^3T3nG112104S3b3_3^3mG412107U3^3Q3R3\3U3T3oG122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3PH322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3fG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3gG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311]Y100ZY1X1B0000000^Y1ZY1\16_Y11L00000009_G00\Y180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3QG32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3bG02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3cG112108`3b3Y3_3b3Y3d3i3fG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3gG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311`Y100ZY1X2B0000000aY1ZY1\26bY11L00000006_G00\Y180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3cY1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3jB62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311dY100ZY1R3B0000000eY1ZY1V36fY11L00000005_G00\Y180W4012102Y3T3cY152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3jB62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311gY100ZY1j3B0000000hY1ZY1n36iY1000000007\Y180W4010108Q3\3Q3b3]3o2Y3T3SH31010<d3b3Y3W3W3U3b3o2d3Y3]3U3TH01010;b3U3`3U3Q3d3o2b3e3\3U3cG110108`3b3Y3_3b3Y3d3i3fG31010:S3b3U3Q3d3U3T3o2Q3d3gG31010:e3`3T3Q3d3U3T3o2Q3d321jY100ZY1j4B1kY100ZY1l4B004lY1mY1nY1oY10000PZ1ZY1P56QZ11L00000002RZ110SZ10021TZ100ZY1\5B1UZ100ZY1^5B0000000VZ1Q3J6WZ11L00000006W400XZ100mG40[G00`G10aG103070YZ110`410W@10ZZ1[Z100Q3T1B030\Z110]Z1^Z100Q3V1B030\Z110_Z1`Z100Q3X1B9W40P40a40XZ12mG4[G6lU16`G8aG:000000aZ1Q3P26bZ11L00000005W400W700m;10cZ120_V1104080`V110W@10dZ110`4381eZ100Q3Z2B070`V110W@10dZ110`4fZ100Q3\2B060\Z110dZ110mC381gZ100Q3^2B050\Z110dZ110mChZ100Q3`2B6W40a40W72m;4n;4cZ16000000iZ1Q3f26jZ11L1010000002W400f8402030\Z110kZ1lZ100Q3R3B050\Z110hN10WDmZ100Q3T3B4W40a40f82Q92000000nZ1Q3Z36oZ11L111100000:W400P:20mG20h500P[100fS150k>00[G00fG30gG303050Q[1132210UR1R[100Q3Z4B030Q[110UR1S[100Q3\4B030Q[110`4T[100Q3^4BEW40a40P:2mG4h56P[18TH8U[18_S1:fS1:eS1:V[1:k><bG<W[1<[G>lU1>fG@X[1@gGBY[1B000000Z[1Q3n56[[11L1111000007P400Q400mB00lB50cY150jB60b3003030_D10_Z1\[100Q3j6B030][110\D^[100Q3l6B050][110QY110\D_[100Q3n6B?P40a40W40Q42e:2mB4ZC4lB6f:6cY18`[18jB:VC:a[1:b3<000000b[1Q3R86c[11L00000002P400X7003050d[110\D10e[1f[100Q3\8B050g[110XD10\Dh[100Q3^8B030_D10e[1i[100Q3`8B5P40a40W40X72a62000000j[1Q3f86k[11L1111000003P400l[160jB602030_D10j:m[100Q3R9B050d[110\D10j:n[100Q3T9B7P40a40W40l[12o[12jB4VC4000000P\1Q3h96Q\11L1111000001kV1202030`Q110R\1S\100Q3T:B030`Q110T\1U\100Q3V:B2kV10P:0000000V\1Q3\:6W\11L00000001X\1202030Y\110Z\1[\100Q3f:B010\\1\\100Q3h:B2X\10]\10000000^\1Q3n:6_\11L00000003_G00W400X7002050`\110e[110\Y1a\100Q3X;B050g[110\Y110];b\100Q3Z;B4_G0W42X74a64000000c\1Q3`;6d\11L1111000004W400`N00W@00QG502090e\110k>1320121340f\100Q3l;B050e\110k>10[Mg\100Q3n;B;W40a40`N2W@4bG4V96lB6QG6[S16QB6hA6000000h\1Q3j<6i\11L1111001002W400h5001030j\110dCk\100Q3X=B3W40a40h52000000l\1Q3^=6m\11L1010000004n\100o\100P]100Q]1003030n\1142R]1S]112T]100Q3j=B010n\1n\100Q3l=B0142U]1V]110W]100Q3n=B6n\10o\12P]14X]14Q]16Y]16000000Z]1Q3T>6[]101111000009VG00\]180WG51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3XG51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3kF51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3YG41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3ZG41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3mB02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3[G02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361]]100Q3V?B1^]100Q3X?B1_]100Q3\?B1`]100Q3^?B1a]100Q3`?B1b]100Q3b?B:VG0WG4XG6kF8YG:ZG<ZC>mB>lU1@[G@05c]1d]1e]1f]1g]10000h]1Q3\@6i]11L1111000003`N20W@20RZ1201030j]110a:k]100Q3h@B3`N0W@2RZ14000000l]1Q3n@6m]11L1111000002WF00RZ1201030j]110WFn]100Q3ZAB2WF0RZ12000000o]1Q3`A6P^11L1111000002RZ120Q^1701030j]110jS1R^100Q3lAB2RZ10Q^12000000S^1Q3RB6T^11L1111000004`N20W@20RZ120Q^1701030j]110X;U^100Q3^BB4`N0W@2RZ14Q^16000000V^1Q3dB6W^11L00000003`N20W@20WF001040j]110mC6X^100Q3nBB3`N0W@2WF4000000Y^1Q3TC6Z^11L00000002`N20W@201050j]110[^110WD\^100Q3^CB2`N0W@2000000]^1Q3dC6^^12LB111100000020;0j]110_^110`^110W@10a^110b^1c^100Q3nCB0;0bW110d^110e^110a^110mC10f^1g^100Q3PDB0000000h^1[3J6i^12N611111400003j^140h500k3004030bO10k^1l^100[3X1B030bO10hQ1m^100[3Z1B050SO10n^110hQ1o^100[3\1B0141P_112Q_100[3`1B4j^10h52k34TM4001R_100[3d1H000S_1[3h16T_11N11110000003050bO10U_110jIV_100[3R2B070bO10W_110X_110Y_1Z_100[3T2B050SO10n^110jI[_100[3V2B0001\_100[3X2H000]_1[3\26^_11N1111000001WM003050bO10__110mA`_100[3f2B070bO10a_110X_110mAb_100[3h2B050SO10n^110mAc_100[3j2B0104:R3Q3S3[3W3b3_3e3^3T301d_100[3P3H000e_1[3T36f_11N1111000001WM003050bO10W_110g_1h_100[3^3B030bO10i_1j_100[3`3B050SO10n^110g_1k_100[3b3B0104:d3U3b3]3Y3^3Q3d3U3T301l_100[3h3H000m_1[3n36n_11N11110000003050bO10o_110P`1Q`100[3X4B030bO10R`1S`100[3Z4B050SO10n^110T`1U`100[3\4B0001V`100[3^4H000W`1[3d46X`1000000001a61031Y`100[3P5B1Z`100[3R5B1[`100[3T5B003\`1]`1^`11_`100[3V5H000``1[3^56a`11N1111000003f300j^140k3002050SO10n^11300b`100[3j5B030SO10c`1d`100[3l5B4f30j^12k34TM4000001039d3U3b3]3Y3^3Q3d3U3T<:V3_3b3S3U3o2a3e3Y3d3V<5S3b3Q3c3X3X<e`1[3X66f`11N1111000001g`1402070h`110i`110j`110[Mk`100[3d6B050h`110i`110j`1l`100[3f6B2g`10mG0000000m`1[3l66n`11N1111000002k>00o`1403050Pa110YM1300Qa100[3X7B050Pa110b5142o`1Ra110Sa100[3Z7B030Pa110[MTa100[3\7B2k>0o`12001Ua100[3`7H000Va1[3d76Wa11N1111000003`N00W@00Xa12020=0Ya110Za110[M10`N130010W@1320[a100[3P8B050Ya110Za110[M\a100[3R8B4`N0W@2Xa14]a14000000^a1[3X86_a12NB1111000001`a1602050aa110ba110[Mca100[3d8B030da110[Mea100[3f8B2`a10fa10000000ga1[3P96ha100000000031ia100[3^9B1ja100[3`9B1ka100[3b9B003ia1la1ka1006ma1na1oa1Pb1Qb1SO0Rb1[3f96Sb1000000001Tb10011Ub100[3T:B002Vb1Wb1003Xb1Yb1Zb10[b1[3X:6\b1000000002Tb100P50011]b100[3f:B001^b1004Xb1Yb1_b1`b10ab1[3j:6bb12NF1111000002cb150db1602030eb110RS1fb100[3V;B050gb110hb110RS1ib100[3X;B4cb10jb10db12kb12000000lb1[3^;6mb100000000031nb100[3j;B1ob100[3l;B1Pc100[3n;B003Qc1Rc1Sc1007Xb1Yb1Tc1Uc1Vc1ma1Wc10Xc1[3R<6Yc100000000011Zc100[3`<B001[c1001ma10\c1]c1:6^c1000000005_?00]H10_c180a6014106b3U3Q3c3_3^3U<3011`c100]c1T1B1_c141241]15ac1bc1cc1dc1ec10000fc1]c1Z16gc11B1111000004hc180ic121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3jc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3kc121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030lc110\]1mc100]c1n1B1hc10000000nc1oc1:6Pd1000000001Qd10021Rd100oc1HB1Sd100oc1JB001U20000Td1oc1N6Ud11D00000001Vd14011Wd100oc1X1H0107100000Xd1oc1\16Yd1000000001Zd14011[d100oc1h1H010711\d10000]d1oc1l16^d10000001101iK100000000011b<0157801920`a104PP`Rg`aa604PPU[ck1[3l8R1dD_d151`61`d11515220UI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920Q9021ad1R1F111\400ad1Z1Lad1X1>101bd10011f100ad1X1L0000ad18:cd11dd1ed1fd10212gd1hd10100001bd14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000kd152R4V41QR11515151515720k>00`<5420k>00hB5320k>00h<56920iB00200056920hB002000ld1T1F111l:00ld1Z1Lld1Z1>101i;011j10120Q9ld1^1L00000ld18:md11nd1od1Pe10212gd1hd1000001i;4PP\mXh_31Q4061X400ld1f1F1P200ld1h1F1h100ld1j1F1n:00ld1l1F1T;00ld1n1F1j101320Q9ld1P2F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101Qe1Re1ld1P1>Se151b21Te10Ue1V1F111f10152920P7921Te1P7030921Te1P7920P7030Ue1Z1LUe1Z1>101bd10000000Ue18:Ve11We1Xe1Ye10211hd101010001bd14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Ze161b21Te10[e1X1H4011f100[e1\1B0[e1\1B012R4V40150515720k>00`<5420k>00hB5220k>00PC[e1^1P10[e1^1B011l:00[e1b1T11[e1b1B011j10120Q9[e1d1T10[e1d1B1i;001[e18:\e11We1]e1^e10211hd101010001i;4PP\mXh_30031X400[e1l1\11h100[e1l1X21d200[e1l1d341T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102_e1`e1[e1R1>ae1`e1[e1T1>be151`61ce11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021de1P1F115\4P4R4V4X400de1X1Lde1V1>0011j10120Q9de1Z1L11f100de1V1L0000de18:ee11dd1fe1ge10212hd1lD010000001000000he193R4l:T401565920b421ie1b41je1ke1NH01h11ie1185120Q4ke1T1J011le101000ke18:me11ne1oe1Pf10111hd1000002le14PP\mXh_3je14P`beiM1Q40000000Qf151h11ie10Rf1NF111j101320Q9Rf1P1\1Rf1P1J101bd1000011j10120Q9Rf1T1B00Rf18:Sf11ne1Tf1Uf10212gd1hd1000001bd14PPZfVg31Q40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Vf151P21Wf10Xf1NF111j101320Q9Xf1P1\1Xf1P1J101bd1000021j10120Q9Xf1T1B1X<0152920id1000921Wf1id1000Xf1V1B00Xf18:Yf12Zf1[f1\f1]f10212gd1hd1000001bd14PPf^Tlg11Q40031T<00Xf1`1F1V<00Xf1b1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3Xf1d1F0100^f1:1P200_f1T1H1m;20m;3`f101_f18:af11[f1bf1cf1140df1120ef10ff1120m;212gd1hd11gf110000000000000hf151f11QR10if1R1F112^1`101513517920P7030jf17921QR1P7030kf153920W70001lf1if1V1Lif1V1>101i;0000000if18:mf12nf1of1Pg1Qg10212gd1hd1000002i;4PP\mXh_3lf10600041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Rg151f11QR10Sg1P1F112^1`1013517920P7030jf17921QR1P7030kf1Sg1T1LSg1T1>101i;011j100Sg1Z1L00000Sg18:Tg11of1Ug1Vg10112gd1hd1000001i;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Wg191X<0152920id1000921QR1id1000Xg1P1H01f11QR10Xg1V1J15j1V<T<n;j300Xg1X1L11i;01000Xg18:Yg12Zg1Zf1[g1\g10212gd1hd10100001i;4PP\mXh_300000000]g171f11^g10_g1^1H12V<Z<1`g1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3_g1R2B16P<n;Z<X7X9X6016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3_g1X2B0140_g18:ag11bg1cg1dg1150eg1120ef10fg1121`g1ef10gg1212gd1hd101010001hg14PP\mXh_300000022j3T30151515620b421`g1b45420b45921^g1b41hg152920id1000921^g1id1000_g1b1P1102j3T301515620b421`g1b452920id1000921^g1id1000_g1h1P1500ig191f101565920b421`d1b41je1jg1P1H02b9d91`d11920gV1020jg1X1B1=^1l3X9\9^9d9R8d8P9b2f2X6Z6017920UI038c3S3X3U3T3e3\3U3kg1jg1^1B0010011i;jg18:lg11mg1ng1og10212gd1hd10100002i;4PPPhcRYZj9je14PPb_QdB00000000Ph1?1^11^g1185120Q7Qh1Z1F11f11QR10Qh1^1F001505721QR1b45921^g1Q71gW15621^g1b421QR1b4Rh1015921QR1b421^g1Q7^g100Qh18:Sh11Th1Uh1Vh11;0Wh1121QR1b40Xh1121QR1ef10Yh115921^g1Q721QR1b40Zh1121^g1Q70[h1121^g1ef10V;212gd1hd10010001gW14PPU[ck11P7141b100Qh1l1\11b200Qh1l1l21b<00Qh1l1^41d<00Qh1l1j500001\h1]h1Qh1V1>^h151R41QR11515220k>1_h185120Q4`h1R1F111j10120Q9`h1V1\1`h1V1J101bd1000011j101320Q9`h1Z1B00`h18:ah12bh1ch1dh1eh10212gd1hd1000002_h10PCbd14PP_VUVQ21Q4021h100`h1`1\11P200`h1`1h241T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101fh1gh1`h1N>hh191j100ih1T1H01f11QR10ih1V1T111f100ih1V1X311i;121200ih18:jh12Zg1kh1lh1mh10214gd1nh1oh1hd1000001i;4PP\mXh_31Q4011V<00ih1`1Z141T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Pi181T41QR10Qi1R1H2R4V40150515720k>00`<5420k>00hB5220k>00PCQi1V1>012f1X401503920mC020515185120Q485121QR1Q45220Q421QR1Q4Qi1\1>Qi18:Ri12Si1Ti1Ui1Vi1130Wi1121QR1ef10Xi1212gd1hd1010000000000000Yi181T400Zi1R1H1^100Zi1T1N011f100Zi1V1HZi18:[i12Si1Ti1\i1]i1130Wi1120ef10^i1212gd1hd1001000000000000_i191j100`i1P1H01b100`i1T1J11^100`i1V1L11i;01010`i18:ai11nf1bi1ci10211hd10100001i;4PPf^Tlg10081`100`i1b1F1l100`i1d1F1f100`i1f1F1l300`i1h1F1b900`i1j1F1d900`i1l1F1T800`i1n1F2X6`6017920UI036S3Q3^3S3U3\3di1`i1P2F00000ei101j10185120Q4fi1LH204PPPb]^nnR4fi18:gi11Zg1hi1ii10211hd10000001Q40000100ji151f11QR10ki1P1F211j100ki1T1T1ki1T1B101li1000021h100ki1V1X11j100ki1V1d2ki1V1B101mi10001ni1000ki18:oi11Pj1Qj1Rj10212gd1hd10010002li14PPf^Tlg1mi14PP_VUVQ21Q4011b<00ki1b1\141T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Sj1?1f11QR10Tj1V1F11j11`d10Tj1X1F11mi101555921`d1b421QR1b41li1Uj10000Tj18:Vj11Pj1Wj1Xj1180Yj1121QR1ef10Zj1121`d1ef10[j115921`d1b421QR1b40\j111li1111hd101010002li14PPf^Tlg1mi14PP_VUVQ21Q40000000]j1?1f11QR10^j1V1F21l:1^g10^j1Z1B1j11`d10^j1\1B11i;015021`d1Q95421`d1b421^g1b4_j10000^j18:`j11ch1aj1bj1180Yj1121QR1ef10cj1121^g1ef10dj1121`d1Q90ej1121`d1ef1212gd1hd10100001i;4PP\mXh_31Q4051X400^j1h1\11h100^j1h1X21P200^j1h1d31n:00^j1h1n41T;00^j1h1`600000fj1?1f11^g115085120V985120]:gj1\1F000385121^g1V9hj15521^g1V95821^g1b41ij1jj15580159921^g1]:21^g1b421^g1b41gW1kj1015921^g1b421^g1V9^g100gj18:lj11mj1nj1oj11=0Pk1121^g1b40Xh1121^g1ef10Qk1121^g1V90Rk1121^g1]:0Sk111ij10Tk111gW10Uk1211hd101010002gW14PPZfVg3ij14PPPXXWXjZc400000000Vk181j11`d1120Q9Wk1R1H2R4V4015150515720k>00`<5420k>00hB5220k>00PC5050385120Q4385121`d1Q45220Q421`d1Q4Wk1X1>012f1X40150513920mC02050385121`d1Q45220Q421`d1Q4515185120Q485121`d1Q45220Q421`d1Q4Wk1`1>Wk18:Xk12ch1bh1Yk1bj1130Zk1121`d1ef10Xi1212gd1hd100000000000000[k1?1X61`d1151620UI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920VI030\k1]k1T1F11`61^g10]k1\1F11bd1013721`d1VI^k1_k10011]k18:`k11ak1bk1ck116121`d1UI0dk1121`d1ef10ek119:21`d1VI108`3b3Y3_3b3Y3d3i39:21`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21`d1VI306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30fk1211gk1000001bd14PPf^Tlg11R4021b600]k1P2\11`6013920Q9021]k1P2R200100hk1?1X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120VIik1T1F11`61^g10ik1X1F11bd1015052871:21`d1VI104d3Y3]3U3034d3U3h3d352871:21`d1VI108c3S3X3U3T3e3\3U3034d3U3h3d3jk10011ik18:kk11ak1lk1mk1170nk1121`d1ef10ok11:21`d1VI104d3Y3]3U30Pl11:21`d1VI108c3S3X3U3T3e3\3U30Ql1212gd1gk1000001bd14PPf^Tlg11R4021b600ik1l1\11`6013920Q9021ik1l1R200100Rl1?1X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120VISl1V1F11`61^g10Sl1Z1F11bd1025152871:21`d1VI105d3Y3d3\3U3034d3U3h3d356831:21`d1VI105d3Y3d3\3U3000Tl15152871:21`d1VI104R3_3T3i3034d3U3h3d356831:21`d1VI104R3_3T3i3000Ul10011Sl18:Vl11ak1Wl1Xl1170nk1121`d1ef10Yl11:21`d1VI105d3Y3d3\3U30Zl11:21`d1VI104R3_3T3i30[l1212gd1gk1000001bd14PPf^Tlg11R4021b600Sl1P2\11`6013920Q9021Sl1P2R200100\l1?1X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120VI]l1V1F11`61^g10]l1Z1F11bd1036871:21`d1VI105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3^l16871:21`d1VI109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3_l16871:21`d1VI107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3`l10001]l18:al11ak1bl1cl1190nk1121`d1ef10dl11871:21`d1VI105c3_3e3^3T30el11871:21`d1VI109f3Y3R3b3Q3d3Y3_3^30fl11871:21`d1VI107`3Q3i3\3_3Q3T30gl1111gk1000001bd14PPf^Tlg11R4021b600]l1P2\11`6013920Q9021]l1P2R200100hl1?1`61^g11515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120]<il1X1F000252871:21^g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3jl152871:21^g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3kl10000il18:ll11ml1nl1ol1170Pm1121^g1ef10Qm11871:21^g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30Rm11871:21^g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30Sm1212gk1Tm11Um111000000000000Vm1=1`601515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120oIWm1NL20oI311`60151515220UI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920Q902185120W4Wm1X1P120W401`60151515220UI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920Q902185120W4Wm1`1J11`601515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120oIWm1b1L11i;Wm18:Xm11Ym1Zm1[m10111gk1000001i;4PP`Rg`aa60011`601620UI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3Wm1j1F00000\m1?1X61`d1151515220UI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20VI10:b3U3]3Y3^3T3U3b3Y2T3:20VI102Y3T3034d3U3h3d3]m1T1F31`61^g1151515220R421`d1R45220UI21`d1UI920Q9021]m1Z1B1X61^m115220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3]m1^1B1`61_m1151515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20]<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20]<209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3]m1`1B00150505321_m1R421^m1R45421^m1ef121^g1ef151515151515151539:21_m1]<309b3U3]3Y3^3T3U3b3c31002Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31202Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31402Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31602Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31802Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3539:21_m1]<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3`m10000]m18:am11Ym1bm1[m1160cm119:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T30dm1121`d1ef10em1121_m1ef1111gk10000000021b6015220R421`d1R4]m1`2F1X60151620UI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20VI102Y3T39:20VI10:b3U3]3Y3^3T3U3b3Y2T39:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T39:21`d1VI10:b3U3]3Y3^3T3U3b3Y2T3:21`d1VI102Y3T3]m1b2F00101fm1gm1]m1P1>hm1?1`61^g11515220UI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120mGim1Z1F0013f7`7d71jm10im1f1P11505221^g1mG6841921jm1k>921jm1]<21jm1W@2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T336841921jm1k>921jm1]<21jm1W@503:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3km10000im18:lm11mm1nm1om1180Pn1121^g1mG0ej1121^g1ef10Qn11921jm1k>921jm1]<21jm1W@0ej1121jm1ef1211gk1010000000000017b7^7j7R<P<n;j3015620ef121jm1ef1im1`1L101Rn1Sn1im1V1>Tn1?2f7`71jm116841920k>20]<503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3Un1V1F11`61^g11515220UI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120mGUn1Z1F11i;015221^g1mG6841921jm1k>21jm1]<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3Vn10010Un18:Wn11mm1Xn1om1180Pn1121^g1mG0ej1121^g1ef10Yn11921jm1k>21jm1]<0ej1121jm1ef1211gk10100001i;4PPigPZ90171d700Un1l1F1b700Un1n1F1^700Un1P2F1`700Un1R2F1j700Un1T2F1R<00Un1V2F1P<00Un1X2F00100Zn1?1`61^g11515220UI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120]<[n1R1F00026871:21^g1]<107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3\n168719:21^g1]<109S3X3Q3^3^3U3\3Y2T3:21^g1]<10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3]n10000[n18:^n11mm1_n1`n1170an1121^g1ef10bn11871:21^g1]<107U3^3Q3R3\3U3T30cn118719:21^g1]<109S3X3Q3^3^3U3\3Y2T3:21^g1]<10:S3X3Q3^3^3U3\3o2Y3T30dn1211gk100000000000000en1?1`61^g11515220UI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120mG85120P5fn1T1F000385121^g1mGgn156831921^g1P5030000hn135152871:21^g1]<109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21^g1]<10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3in10000fn18:jn11mm1kn1ln1170an1121^g1ef10mn1121^g1mG0nn1121^g1P50on1211gk100000000000000Po1?1X61`d115220UI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3Qo1T1F11`61^g10Qo1X1F11bd10252871:21^g1]<107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Ro152871:21^g1]<109S3X3Q3^3^3U3\3Y2T3034d3U3h3d3So10011Qo18:To11mm1Uo1Vo1190Wo1121`d1ef10Xo1121^g1ef10Yo11871:21^g1]<107U3^3Q3R3\3U3T30Zo11871:21^g1]<109S3X3Q3^3^3U3\3Y2T30[o1211gk1000001bd14PPf^Tlg11R4021b600Qo1l1\11`601385120]<Qo1l1R200100\o1?1X61_m11515220UI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20VI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3]o1R1F21X61`g11515220UI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4]o1X1B1`61^g11515220UI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20]<105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3]o1Z1B001505321^g1R421`g1R452841:21^g1]<105c3d3Q3d3U3841:21_m1VI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3^o10010]o18:_o11`o1ao1bo1180co11:21^g1]<105c3d3Q3d3U30ej1121^g1ef10do11:21_m1VI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30ej1121_m1ef1111gk10000000131P<00]o1j1\11R<00]o1j1T21j300]o1j1T300100eo1?1`61^g1151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120]<52871:20]<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3fo1NF000152871:21^g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3go10000fo18:ho11ml1io1jo10211gk1010000000000000ko1?1X61m?1515220UI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720VIlo1mo1R1F11X61no11515220UI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720VIlo1mo1X1>00153721m?VIoo1721no1VIoo1PP20010mo18:QP21`o1RP2SP2150TP2121m?ef10UP2121no1ef10VP2111gk10000000041T<00mo1h1F1V<00mo1j1F1X<0152920id1000921m?id1000mo1l1F1Z<015220f3036\3Q3e3^3S3X3mo1n1F00100WP2:2X6Z600XP2P1H1UI20UI0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310XP28:YP21ZP2[P2\P2150]P2120UI0dk1120ef10^P2112gd1gk100000000000000_P2?2d9b91QR11920gV1020`P2X1F11`61^g115185120h9575920b421QR1b41aP2`P2\1F0015221^g1h9000bP20000`P28:cP21dP2eP2fP2170gP2121^g1ef10hP2121^g1h90iP2121QR1ef10jP2211gk10100001aP24PPU[ck101=2X6Z601720UIkP2`P2h1F1X900`P2j1F1\900`P2l1F1^900`P2n1F1R800`P2P2F1R:00`P2R2F1f100`P2T2F1Z800`P2V2F1n800`P2X2F1f200`P2Z2F1n900`P2\2F1j300`P2^2F1n;00`P2`2F00000lP262d9b901920gV1020mP2V1H2012\9^91m?0mP2\1T10mP2\1B022\9^90153920W4030921m?W4031o1mP2`1J1`60185120h9mP2b1J0mP2^1B04PPPXXWXjZc4011`6015185120h95620h9002mP2f1B0mP28:nP21dP2oP2fP20211gk1010000001:2X6Z601720UIPQ2mP2P2F1R800mP2R2F1R:00mP2T2F1f100mP2V2F1Z800mP2X2F1n800mP2Z2F1f200mP2\2F1n900mP2^2F1j300mP2`2F1n;00mP2b2F00002QQ2RQ2mP2P1>SQ2TQ2mP2R1>UQ242`6P30185120h9VQ2P1H20h90013\9R8X6017920UI038b3U3]3Y3^3T3U3b3PQ2VQ2Z1>13^9R8X6017920UI038b3U3]3Y3^3T3U3b3PQ2VQ2`1>1;f9n9f1Z8n8R:f2R<P<j3n;00VQ2f1>VQ28:WQ23dP2XQ2YQ2ZQ2[Q20212gd1gk1010000000000000\Q2?2`6b61Wf11620UI:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3]Q2P1F000153841921Wf1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3^Q20000]Q28:_Q21ZP2`Q2aQ216121Wf1UI0bQ2121Wf1W70ej1121Wf1ef10cQ2111gk100000000000000dQ2?1n61eQ20fQ2T1F000:6039S3_3^3V3Y3W3e3b3U3121eQ2cKgQ2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121eQ2cKhQ2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121eQ2cKiQ2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121eQ2cKjQ2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121eQ2cKkQ2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121eQ2cKlQ2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121eQ2cKmQ2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121eQ2cKnQ2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121eQ2cKoQ2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121eQ2cKPR20000fQ28:QR21RR2SR2TR2150UR2183121eQ2cK0VR2121eQ2ef10WR2212gd1gk1010000000000000XR251X61`d115185120R4620UI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3YR2NF211`60185120R4YR2V1T1YR2V1B101bd1000011b60185120R4YR2X1T1YR2X1B101bd10000010YR28:ZR21[R2\R2]R20111gk1000001bd14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100^R2?1X61`d115185120R4620UI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3_R2R1F12`6b61QR115220R421`d1R4_R2d1F11bd10150385121QR1W7784121QR1W7`R2aR20010_R28:bR21[R2cR2dR217121`d1UI0eR2121`d1ef10fR2121QR1ef10gR2121QR1W7111gk1000001bd14PPf^Tlg10011X6015220R421`d1R4_R2n1f200111`601620UI603@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3_R2Z1P1010hR2?1`61m?1620UI:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3iR2T1F12`6b61no11620UI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3iR2`1>00153841921no1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3jR20000iR28:kR21[R2lR2mR217121no1UI0nR2121no1ef10oR2121m?UI0PS2121m?ef1111gk100000000000100QS2?1X61`d115220UI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3RS2R1F11`61^g10RS2V1F11bd10152871:21^g1]<105c3d3Q3d3c3034d3U3h3d3SS20011RS28:TS21YQ2US2VS2170WS2121`d1ef10Xo1121^g1ef10XS21871:21^g1]<105c3d3Q3d3c30YS2211gk1000001bd14PPf^Tlg11R4021b600RS2f1\11`601385120]<RS2f1R200100ZS2?1`61^g11515220UI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120]<[S2T1F00015152871:21^g1]<105c3d3Q3d3c3034d3U3h3d356831:21^g1]<105c3d3Q3d3c3000\S20000[S28:]S21YQ2^S2_S2150`S2121^g1ef10aS21:21^g1]<105c3d3Q3d3c30bS2211gk11cS20000000000000dS2?1`61^g11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120]<036_3R3Z3U3S3d3eS2NF000652871:21^g1]<107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3fS26871:21^g1]<107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3gS26871:21^g1]<105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3hS25053871:21^g1]<105U3b3b3_3b3036_3R3Z3U3S3d352871:21^g1]<205U3b3b3_3b304S3_3T3U3034d3U3h3d3iS25053871:21^g1]<105U3b3b3_3b3036_3R3Z3U3S3d352871:21^g1]<205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3jS25052871:21^g1]<205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21^g1]<205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3kS20000eS28:lS21mS2nS2oS20211gk100000000000000PT2<11`60152920UI03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3QT2JH1Q9110QT28:RT21mS2ST2TT20211gk100000000000000UT2?1X61`d1185120R4VT2T1F22^901m?185120W4VT2Z1B1`61^g1151515220UI21`d1UI920Q902185120W4VT2\1B11i;0150505321`d1UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221m?W421^g1W452921m?P421m?W421^g1W4WT20010VT28:XT21YT2ZT2[T21;0\T2121`d1ef10]T2121^g1W40Xh1121^g1ef10^T2121m?W40Xh1121m?ef10V;212gd1gk1000001i;4PPigPZ91R4051Z800VT2n1F1R800VT2P2F1n800VT2R2F1n900VT2T2F1f100VT2V2F00100_T2?1X61`d1185120R4`T2T1F21d:1jm1185120W4`T2Z1B1`61^g1151515220UI21`d1UI920Q902185120W4`T2\1B11i;01505321`d1UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221^g1W421jm1W4aT20010`T28:bT21YT2cT2dT21;0\T2121`d1ef10]T2121^g1W40Xh1121^g1ef10eT2121jm1W40Xh1121jm1ef10V;212gd1gk1000001i;4PPigPZ91R4051Z800`T2n1F1R800`T2P2F1n800`T2R2F1n900`T2T2F1f100`T2V2F00100fT2?1X91QR10gT2T1F21d:1jm1185120W4gT2X1B1`61^g1151515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q902185120W4gT2Z1B11i;015221^g1W421jm1W4hT20010gT28:iT21YT2jT2kT2180lT2121^g1W40ej1121^g1ef10mT2121jm1W40ej1121jm1ef1212gd1gk1000001i;4PPigPZ90141Z800gT2j1\11R800gT2j1`21h700gT2j1R41b600gT2j1b500100nT2?1`61^g11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120Q9oT2T1F0001505221^g1Q9385121^g1W75121^g1Q9684121^g1W7203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3PU20000oT28:QU21mS2RU2SU2170TU2121^g1ef10UU2121^g1Q90VU2121^g1W70WU2212gd1gk100000000000000XU2?1X61`d1151515220UI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20VI102Y3T3034d3U3h3d3YU2T1F31`61^g1151515220R421`d1R45220UI21`d1UI920Q9021YU2Z1B1X61^m115220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3YU2^1B1`61_m1151515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20]<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20]<209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3YU2`1B0015050505050505050505321_m1R421^m1R45421^m1ef121^g1ef1529:21_m1]<309b3U3]3Y3^3T3U3b3c31002Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31202Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31402Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31602Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31802Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3529:21_m1]<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21_m1]<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21`d1VI102Y3T3ZU20000YU28:[U21Ym1\U2]U2160cm11:21`d1VI102Y3T30^U2121^g1ef10_U2121_m1ef1111gk10000000041b6015220R421`d1R4YU2`2F1X6015220UI03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3YU2b2F1X601515220UI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20VI10:b3U3]3Y3^3T3U3b3Y2T39:20VI102Y3T3:21`d1VI102Y3T3:21`d1VI102Y3T3YU2d2F1d900YU2f2F00101fm1gm1YU2P1>`U2=1`601515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120oIaU2NL20oI211`60151515220UI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920Q902185120W4aU2X1P120W401`60151515220UI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920Q902185120W4aU2`1J11`601515220UI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120oIaU2b1L11bU2aU28:cU21Ym1dU2eU20111gk1000001bU24PPPXnnmi`Uh10021`601620UI203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3aU2j1F1d900aU2l1F00001fU2gU2aU2P2>hU2?1`61^g11515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120]<iU2NF00045152871:21^g1]<10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21^g1]<10<`3U3^3T3Y3^3W3S2_3e3^3d3000jU252871:21^g1]<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3kU26871:21^g1]<10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3lU26871:21^g1]<10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3mU20000iU28:nU21ml1oU2PV20212gd1gk11QV20000000000000RV2?1f91ce1185120V9SV2T1F11`61^g11515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120lISV2X1F0015721^g1lI5921ce1V91gW1TV20000SV28:UV22dP2ml1VV2WV2180XV2121^g1ef10YV2121^g1lI0ZV2121ce1V90[V2121ce1ef1212gd1gk1000001gW14PPThjX_:01000000\V2?1b81eQ2185120W4]V2T1F11`61^g1151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20]<10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d352871:20]<20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<036Q3R3c3U3^3d3]V2Z1>11i;015050505050529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021eQ2W4529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021eQ2W4529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021eQ2W4529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021eQ2W4529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021eQ2W4529:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021eQ2W4^V20000]V28:_V21dP2`V2aV216121eQ2W40bV2121eQ2ef10cV2121^g1ef10dV2211gk1000001i;4PP`Rg`aa60041h90152920W421eQ2W421eQ2W4]V2V2F1X;01515220W421eQ2W45384120W@036]3Y3c3c3U3T3]V2X2F3^90d80152920W421eQ2W421eQ2W4]V2Z2F1X601720UIdi1]V2\2F00100eV2?1`61^g11515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120lIfV2X1F0011f91ce1185120V9fV2d1P11558015921^g1lI21ce1V91gW1gV20000fV28:hV21dP2iV2jV2180XV2121^g1ef10YV2121^g1lI0ZV2121ce1V90[V2121ce1ef1211gk1000001gW14PPThjX_:00000011f9015185120V95720V95921^g1lI1gW1fV2^1L021kV2lV2fV2T1>mV2?1`61^g11515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20]<20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3nV2R1F0006505053871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3oV2505053871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3PW2505053871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3QW2505053871:21^g1]<20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3RW2505053871:21^g1]<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3SW2505053871:21^g1]<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21^g1]<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3TW20000nV28:UW21ml1VW2WW2130XW2121^g1ef10YW2211gk100000000000000ZW2?1X61`d1185120R4[W2V1F11d:1jm115085120`G85120aG[W2\1>11i;02505050505321`d1UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21`d1VI105d3Y3d3\3U3034d3U3h3d3385121jm1`G5221jm1`G:21`d1VI105d3Y3d3\3U3515683121jm1`G0007:21`d1VI105d3Y3d3\3U3\W2]W2505050505321`d1UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21`d1VI104R3_3T3i3034d3U3h3d3385121jm1aG5221jm1aG:21`d1VI104R3_3T3i3515683121jm1aG0007:21`d1VI104R3_3T3i3\W2^W20000[W28:_W21ak1`W2aW21<0bW2121jm1ef10cW2121jm1`G0dW2121jm1aG0eW2121`d1ef10fW21:21`d1VI105d3Y3d3\3U30gW21:21`d1VI104R3_3T3i3212gk1Y3000001i;4PPigPZ91R4031Z800[W2V2\11R800[W2V2`21f100[W2V2R400100hW2?1f91ce1185120V9iW2X1F0002505580159921ce1]:21ce1b421ce1V91i;385121ce1X4jW2505580159921ce1]:21ce1b421ce1V91gW13684121ce1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3kW20159921ce1]:21ce1b421ce1V9^g100iW28:lW21mW2nW2oW21>0PX2121ce1V90QX21921ce1]:21ce1b40Xh1121ce1ef10RX2121ce1X40Yh1180159921ce1]:21ce1b421ce1V90SX211gW10TX211i;113gd1UX2Tm10110004gW14PP\mXh_3i;4PPhUibmR1WF4PPU[ck1VX24PPPlYaTUm400000012b<d<015157801920`a104PP`Rg`aa61WF5720b45921ce1V91VX2iW2^1P1300WX2?121`d115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3XX2T1F000150515221`d1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121`d1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221`d1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121`d1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1YX20000XX28:ZX21[X2\X2]X2170^X2121`d1W40_X2121`d1e40ej1121`d1ef10`X2212UX2Tm1011000000000000aX2?1l:1`d115185120mB85120lBbX2Z1F12^9f91cX21515185120mB5220mB21`d1mB6841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3bX2`1B1588225921`d1lB21`d1b41dX21je10152921cX2V921cX2hA21`d1lBeX20000bX28:fX21gX2hX2iX2190jX2121`d1ef10kX2121`d1lB0lX21921cX2V921cX2hA0Xh1121cX2ef10V;212gd1UX2000002je14PPdhU\\d1dX24PP`Rg`aa60011l:015220mB21`d1mBbX2R2F00000mX2?2X9^91QR1185120hAnX2\1F12R4l:1`d1151515185120lB5720b45921QR1hA1oX25520b45821QR1hA1je152920P4921QR1P4921QR1W4030921QR1P4921QR1W4920P4030nX2b1>001505221`d1lB21QR1hA578015921`d1lB21QR1hA1VX2PY20000nX28:QY21gX2RY2iX2180SY2121`d1ef10kX2121`d1lB0TY2121QR1hA0ej1121QR1ef1212gd1UX2000003oX24PPdhU\\d1je14PPhUibmR1VX24PPPgk_QR`40093X9\9^90153920hA20b421QR1hAnX2R2F1b900nX2V2F1d900nX2X2F1R800nX2Z2F1T800nX2\2F1P900nX2^2F1d<00nX2`2F1b<00nX2b2F1`<00nX2d2F00000UY2?2^9f91cX215185120mB5085120V985120hAVY2V1F0011R41QR1185120mBVY2b1P115559921cX2V921cX2hA21QR1b45821QR1jB1gW1WY20000VY28:XY21YY2ZY2[Y21:0\Y2121QR1ef10]Y2159921cX2V921cX2hA21QR1b40^Y21921cX2V921cX2hA0_Y2121cX2ef10`Y2121QR1jB212gd1UX2000002aY24PPPlYaTUm4gW14PPZfVg31mB0000031l:01515220mB21cX2mB85120jBVY2\1T1101R401515220mB21cX2mB85120jBVY2^1T1011R401515220k>00PC5720b45921cX2b41aY2VY2`1T1100bY251l:1`d115151515185120P485120lB85120cY185120jB565920lB20cY120jBcY2P1F212l:P;0152920P421`d1P421`d1P4cY2^1P1cY2^1B115821`d1lB1gW1000014R;Bf9^900cY2d1P1cY2d1B115821`d1lB1gW10000000cY28:dY21YY2eY2fY20211UX2000002gY24PP\mXh_3gW14PPThjX_:0031b900cY2j1\11d900cY2j1\31X900cY2j1d5000114015720b45921`d1lB1gY2cY2V1L060hY2?1X61`d115151620UI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3851:9:20VI106S3_3^3V3Y3W320VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3851:9:20VI106S3_3^3V3Y3W320VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3iY2T1F11f91ce115151720W4jY26841920WW10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120`G85120aGiY2^1>11i;02505221ce1`G:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3385121ce1`GkY2505221ce1aG:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3385121ce1aGlY20010iY28:mY21nY2oY2PZ21<0QZ2121ce1ef10RZ2121ce1`G0dW2121ce1aG0SZ2121`d1ef10TZ21:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U30gW21:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3211UX2000001i;4PPPTUioS\R10021T800iY2T2F1X601620UI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3iY2V2F00000UZ2?1R81`g115185120`G85120aGVZ2V1F11f91ce115151720W4jY26841920WW10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120`G85120aGVZ2\1>11i;025052921ce1`G21`g1`G21`g1`G51721`g1`GWZ2721ce1`GXZ2YZ25052921ce1aG21`g1aG21`g1aG51721`g1aGWZ2721ce1aGXZ2ZZ20010VZ28:[Z21nY2\Z2PZ21<0QZ2121ce1ef10RZ2121ce1`G0dW2121ce1aG0]Z2121`g1ef10TZ2121`g1`G0gW2121`g1aG212gd1UX2000001i;4PPPTUioS\R10121T800VZ2T2F2X6Z601620UI203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3VZ2V2F00000^Z2?1f91ce115085120WW185120aG_Z2R1F000236841921ce1WW1037e3^3[3^3_3g3^33034^3_3^3U3035U3]3`3d3i3030`Z250721ce1aGXZ2385121ce1aGaZ20000_Z28:bZ21cZ2dZ2eZ2190fZ2121ce1ef10gZ2121ce1WW10hZ2121ce1`G0iZ2121ce1aG0V;212gd1UX200000000000000jZ2?1f91ce11515185120V95085120W485120P46841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3kZ2V1F11^91m?15185120hA50515185120P485121ce1P45220P421ce1P4515185120W485121ce1W45220W421ce1W4kZ2\1>11i;01578015921m?hA21ce1V91hg1lZ20000kZ28:mZ21nZ2oZ2P[2190PX2121ce1V90[V2121ce1ef10Q[2121m?hA0ej1121m?ef10R[2111UX20100002i;4PPhUibmR1hg14PP`Rg`aa60081X900kZ2l1F1R800kZ2n1F1X600kZ2P2F1Z600kZ2R2F1f200kZ2T2F1`<00kZ2V2F1b<00kZ2X2F1d<00kZ2Z2F00000S[2?1f91ce116841920oT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3T[2\1F0025R<T<P<n;Z<1_m116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3T[2b1B7f1j1R<T<P<n;Z<1QR116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3T[2f1B15050505036841921_m1WM921_m1f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321_m1U[221ce1U[25521QR1b421_m1b4921QR1^:020555921ce1b421QR1b41V[2W[20000T[28:X[21Y[2Z[2[[2160\[2121ce1ef10][2121_m1ef10^[2121QR1ef1111UX201010001V[24PPigPZ900000000_[2?1f91ce11515185120V953841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920oT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120]:`[2\1F00015580159921ce1]:21ce1b421ce1V91gW1a[20159921ce1]:21ce1b421ce1V9^g100`[28:b[21c[2d[2e[21:0PX2121ce1V90f[21921ce1]:21ce1b40Xh1121ce1ef10Yh1180159921ce1]:21ce1b421ce1V90SX211gW1112gd1UX201010003gW14PPThjX_:WF4PPU[ck1VX24PPPlYaTUm400000012b<d<015157801920`a104PP`Rg`aa61WF5720b45921ce1V91VX2`[2f1P1300g[2?2>f91ce1185120W4h[2X1F00013721ce1W4i[2j[20000h[28:k[22l[2m[2n[2o[2150P\2121ce1ef10Q\2121ce1W40R\2213gd1UX2Tm1011000000000000S\251f91ce1151515185120V953841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920oT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120]:5680159920]:20b420V91gW1T\2R1F111j900T\2d1\1T\2d1J101bd10000000T\28:U\21V\2W\2X\20212gd1UX201010004gW14PPThjX_:bd14PPigPZ9WF4PPU[ck1VX24PPPlYaTUm400041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18112b<d<015157801920`a104PP`Rg`aa61WF5720b45921ce1V91VX2T\2^1P1300Y\2?1j91ie11385120fW1Z\2V1F0011f91ce1185120V9Z\2\1P115680159921ce1]:21ce1b421ce1V91gW1[\20000Z\28:\\21]\2^\2_\2190`\2121ie1ef10a\2121ce1V90f[21921ce1]:21ce1b40Xh1121ce1ef10V;111UX201010002gW14PPThjX_:i;4PPigPZ900000011f9015185120V9555921ie1b420b41i;Z\2Z1Z1020b\2?1j91ie1185120fW1c\2V1F00015680121ie1fW11gW1d\20000c\28:e\21]\2f\2g\2160h\2121ie1ef10i\2121ie1fW10j\211gW1212gd1UX201010001gW14PPThjX_:00000000k\291T:01515220P421ce1W45620oX121ce1V9l\2R1H01f91ce11515185120W485120V9720W4jY2l\2Z1B13R8R:^900l\2^1L11i;01000l\28:m\21nY2n\2o\20212gd1UX21P]200001i;4PP`eSQo=00000000Q]2?101m?151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3R]2Z1F1141S]21515185120W45220W421m?W45720b45921m?Z41gY2R]2b1F1585921m?Z421m?b41T]201558015921S]2b421m?Z41gW1U]2015921S]2b421m?Z4^g100R]28:V]21mW2W]2X]21>0Y]2121m?W40Z]2121m?Z40Xh1121m?ef10[]2121S]2b40Xh1121S]2ef10Yh118015921S]2b421m?Z40SX211gW1112UX2Tm10110003gW14PP\mXh_3gY24PPdhU\\d1T]24PP`Rg`aa600:100152920W421m?W421m?W4R]2n1F1b90152920W421m?W421m?W4R]2P2F1d900R]2R2F1600R]2T2F1l<00R]2V2F1j<00R]2X2F1f<00R]2Z2F1d<00R]2\2F1b<00R]2^2F1`<00R]2`2F00000\]2?101m?1515185120Z485120X45620Z420b4]]2X1F11f91ce115185120V95220V921m?Z4]]2\1F1585921m?Z421m?b41bU202505580159921ce1]:21ce1b421m?Z41gW13684121m?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3^]25580159921ce1]:21ce1b421m?Z41i;_]20159921ce1]:21ce1b421m?Z4^g100]]28:`]21mW2a]2b]21@0c]2121m?X40d]2121m?Z40Xh1121m?ef10e]21921ce1]:21ce1b40Xh1121ce1ef10Yh1180159921ce1]:21ce1b421m?Z40SX211gW10TX211i;112UX2Tm10110003gW14PP\mXh_3i;4PPhUibmR1bU24PPdhU\\d10041001505220Z421m?Z45220W421m?W4]]2P2F1d<00]]2R2F1b<00]]2T2F1`<00]]2V2F00000f]291f901515220W421Wf1P4684120WW13037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3g]2P1H01P;1Wf1185120P4g]2V1J11l:00g]2X1L11i;01000g]28:h]21YY2i]2j]20212gd1UX2000001i;4PPdhU\\d100000000k]25141S]217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2l]2m]2NF211f900m]2T1T1m]2T1B101bd1000011B00m]2V1T1m]2V1B101bd10001n]2000m]28:o]22P^2Q^2R^2S^20213gd1UX2Tm1000001bd14PP\mXh_300051T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00m]2\1T18000T^25101m?15185120Z485120W4U^2X1F111001515220W421m?W450385120Z45620Z421m?Z4U^2T2LU^2P2>101bd115921m?Z404PP\mXh_3011401385120W4U^2R2L0000U^28:V^21W^2X^2Y^20213gd1UX2Tm11Z^2110002bd14PP\mXh_3[^24PPPb]^nnR40071b90152920W421m?W421m?W4U^2^2F1d900U^2`2F1T800U^2b2F1f<00U^2d2F1600U^2f2F1l<00U^2h2F1X601784120UI\^2U^2j2F00022d:j:01515220W421m?W452841920XZ1920P[1037e3^3[3^3_3g3^3034^3_3^3U3U^2^1P1104d:j:X90015050515220W421m?W46841920XZ1920P[1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]35185120hA5220hA21m?Z4515220W421m?W454920Z421m?Z45921m?Z41[^2U^2d1P1020]^2?1l:1^g115185120P485120mB^^2P1F21n:1_^215220P421^g1P4^^2V1B1f91ce11516841920WW10302036S3Q3S3X3U3T3035S3Q3S3X3U352920mB03021^g1mB^^2X1B0015421ce1b421_^2b4`^20000^^28:a^21b^2c^2d^2160e^2121^g1mB0f^2121_^2ef10g^2121ce1ef1213gd1Y3UX20000000021l:0152920P421^g1P421^g1P4^^2b1F1V400^^2d1F00000h^2?1b61QR11515220UI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920m;030i^2j^2T1F0012f9X81ce10j^2X1P1150385121ce1W4565921QR1b421ce1b41bU2k^20000j^28:l^21m^2n^2o^2180P_2121QR1ef10Q_2121QR1m;0oR2121ce1W40[V2121ce1ef1211UX2000001bU24PPPlYaTUm400000000R_2?1f91ce115185120W485120V9S_2X1F11`61QR115220UI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3S_2^1B004505221QR1W421ce1W45621QR1hA21ce1V9T_25050385121QR1hA5621QR1hA5921ce1V91U_25621QR1hA59921ce1]:21ce1b41U_2V_250385121QR1hA5521QR1hA5821QR1b41gW1W_250505050385121QR1hA385121QR1mB385121ce1mB5321QR1hA21ce1V95221QR1mB21ce1mBX_20000S_28:Y_21m^2Z_2[_21A0\_2121QR1ef10]_2121QR1W40d]2121QR1hA0^_2121QR1mB0__2121ce1W40d]2121ce1V90^_2121ce1mB0Xh1121ce1ef10V;212gd1UX2000002gW14PPThjX_:U_24PPU[ck101000000`_2?1`61^g11515220UI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120hAa_2X1F0011f91ce1185120V9a_2d1P11558015921^g1hA21ce1V91gW1b_20000a_28:c_21m^2d_2jV2180\_2121^g1ef10e_2121^g1hA0f_2121ce1V90[V2121ce1ef1211UX2000001gW14PPThjX_:00000011f9015185120V95720V95921^g1hA1gW1a_2^1L021g_2lV2a_2T1>h_2?1f91ce11515185120V9385120X45680159920]:20b420V91gW1i_2V1F0011`61`g1152871:20]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3i_2b1P1152:21`g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020j_20000i_28:k_21mW2l_2m_21:0PX2121ce1V90QX21921ce1]:21ce1b40Xh1121ce1ef10n_2121`g1ef10o_21:21`g1]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112UX2Tm10110003gW14PP\mXh_3WF4PPU[ck1VX24PPPlYaTUm400000012b<d<015157801920`a104PP`Rg`aa61WF5720b45921ce1V91VX2i_2\1P1300P`2?1T:1Q`215185120oX185120P4R`2X1F11f91ce11515220W421Q`2P485120V9R`2^1B11i;015521Q`2oX121ce1V9S`20000R`28:T`21nY2U`2o\2190SY2121Q`2ef10V`2121Q`2oX10W`2121ce1V90Xh1121ce1ef10X`2212gd1UX2000001i;4PPdhU\\d100000000Y`2?1l:1`d11515185120P485120cY185120jBZ`2V1F11B1cX2151784120a6[`25220W421`d1P4Z`2Z1F11bU201565921cX2b421`d1cY121`d1jB\`2015921cX2b421`d1cY1^g100Z`28:]`21YY2^`2_`21:121cX2W40``2121cX2ef10a`215921cX2b421`d1cY10b`2121`d1jB0Xh1121`d1ef10V;212gd1UX2000001bU24PPPP_ZTYYW10031l:0152920P421`d1P421`d1P4Z`2h1F1R;01565920b421`d1cY121`d1jBZ`2j1F1X800Z`2l1F00000c`25141S]2185120W4d`2R1F111001515220W421S]2W450385120Z45620Z421S]2b4d`2l1Ld`2l1>101bd10000000d`28:e`21W^2f`2Y^20213gd1UX2Tm10110002bd14PP\mXh_3[^24PPPb]^nnR40071b90152920W421S]2W421S]2W4d`2V2F1d900d`2X2F1T800d`2Z2F1f<00d`2\2F1600d`2^2F1l<00d`2`2F1X601784120UI\^2d`2b2F00032d:j:01515220W421S]2W452841920XZ1920P[1037e3^3[3^3_3g3^3034^3_3^3U3d`2X1P1104d:j:X9401515220W421S]2W450506841920XZ1920P[1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]385120hA54920Z421S]2b45921S]2b41[^2d`2^1P1021000d`2h1T1060g`2?141S]2185120W4h`2T1F1101^g11515220W421S]2W450385120Z45620Z421S]2b4h`2h1>11bU201555921^g1b421S]2b41bd1i`20000h`28:j`21W^2k`2Y^219121S]2W40l`2121S]2ef10m`215921^g1b421S]2b40n`2121^g1ef10o`211bd1212UX2Tm10110003bd14PP\mXh_3bU24PPPlYaTUm4[^24PPPb]^nnR400814015220W421S]2W4h`2T2F1b90152920W421S]2W421S]2W4h`2V2F1d900h`2X2F1T800h`2Z2F1f<00h`2\2F1600h`2^2F1l<00h`2`2F1X601784120UI\^2h`2b2F00022d:j:01515220W421S]2W452841920XZ1920P[1037e3^3[3^3_3g3^3034^3_3^3U3h`2Z1P1103d:j:401515220W421S]2W4506841920XZ1920P[1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]354920Z421S]2b45921S]2b41[^2h`2`1P1020Pa271f9016841920oT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3Qa2Z1H13R<T<Z<1no116920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3Qa2b1B1:P<Z<n;T3j3X7h9X9X6f1016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3Qa2h1B01J0Qa28:Ra21Y[2Sa2[[2160\[2120ef10Ta2120oT10Ua2121no1ef1112gd1UX20101000000000000Va291j900Wa2R1H01f901515185120V953841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920]:20b420V91gW1Wa2X1B11f900Wa2`1L11i;01000Wa28:Xa21]\2Ya2g\20212gd1UX201010002gW14PPThjX_:i;4PPigPZ900000000Za2:1f900[a2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310[a28:\a21[X2]a2^a20212UX2Tm1011000000000000_a291f9015185120V96841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3`a2LH201200`a28:aa22l[2nZ2ba2ca20212gd1UX20000002W4V90000000da291f901515185120V985120P46841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ea2NH201200ea28:fa22l[2nZ2ga2ha20212gd1UX20000002P4V90000000ia2?1^91m?151515185120W485120hA5620hA20b43920[>3720W4ja2ka2Z1F12P3\81ce11515085120`>5185120a>621m?W4120a>565920b421m?hA1gW1ka2d1>1585921m?hA21m?b41i;013621m?W41921ce1`>21ce1a>la20000ka28:ma21na2oa2Pb21:121m?W40Qb2121m?hA0Xh1121m?ef10Rb2121ce1ef10Sb215921ce1b421m?hA0Tb2212gd1UX201010002gW14PPThjX_:i;4PPPlYaTUm40081^9015220W421m?W4ka2P2F1\90152920W421m?W421m?W4ka2R2F1d80152920W421m?W421m?W4ka2T2F1b90152920W421m?W421m?W4ka2V2F1d900ka2X2F1d<00ka2Z2F1b<00ka2\2F1`<00ka2^2F00000Ub2:1h<00Vb2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320Vb28:Wb21[X2Xb2Yb2150Zb2120P50[b2120ef10V;212UX2Tm1011000000000000\b291f901515220W421ce1W46841920oT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3]b2T1H01f91ce11515185120W4385120V96841920oT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3]b2\1B160P9\9^9X9d8015152920W421ce1W421ce1W455920Z4920_S1920hA20b45821ce1b41i;]b2d1B11i;01000]b28:^b22l[2_b2`b2ab20213gd1UX2Tm10110001i;4PPhUibmR100000000bb2?1f91ce11515185120P485120V96841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3cb2T1F11f91Wf115151515185120P45220P421ce1P485120V95620V921ce1V96841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3cb2Z1>11i;01565921Wf1V921ce1V91hg1db20000cb28:eb21l[2fb2gb21=0hb2121ce1P40ib2121ce1V90Xh1121ce1ef10jb2121Wf1V90Xh1121Wf1ef10kb215921Wf1V921ce1V90Tb2211UX2000002i;4PPPU^QSS=hg14PP`Rg`aa60081X900cb2j1F1R800cb2l1F1X600cb2n1F1Z600cb2P2F1f200cb2R2F1`<00cb2T2F1b<00cb2V2F1d<00cb2X2F00000lb25101m?1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3mb2X1F1134f9>01505052920W421m?W421m?W43721m?W4nb23720W4nb2mb2b1Lmb2b1>115821m?Z41gW115921m?Z404PPU[ck1000000mb28:ob22na2P^2Pc2Qc20213gd1UX2Tm101101Rc201gW14PPThjX_:00:10015220W421m?W4mb2n1F1b90152920W421m?W421m?W4mb2P2F1d900mb2R2F1f<00mb2T2F1600mb2V2F1l<00mb2X2F1j<00mb2Z2F1d<00mb2\2F1b<00mb2^2F1`<00mb2`2F00000Sc2?1l:1^g11515185120mB85120P485120lBTc2T1F11f91ce11515151516841920WW10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U385120mB52920P420W421^g1P485120V95220V921^g1lBTc2Z1>0015221ce1mB21^g1mBUc20010Tc28:Vc21Wc2Xc2Yc21;0PX2121ce1V90Zc2121ce1mB0Xh1121ce1ef10[c2121^g1mB0Xh1121^g1ef10V;212gd1UX20000000051l:015152920P421^g1P421^g1P452920lB21^g1lB21^g1lBTc2n1F1n:00Tc2R2F1P;00Tc2T2F1R;00Tc2V2F1X800Tc2X2F00000\c281f91ce115185120mB52841920WW1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3]c2Z1H1l:015220mB21ce1mB]c2^1N21i;0]c28:^c21_c2`c2ac2170P\2121ce1ef10bc2121ce1mB0cc211i;0dc2212gd1UX2000001i;4PPPQhbWXZ500000000ec2?2^9f91cX215185120mB5085120V985120hAfc2^1F0011l:1`d10fc2j1P115559921cX2V921cX2hA21`d1cY121`d1jBgc20159921cX2V921cX2hA21`d1cY1^g100fc28:hc21YY2ic2jc21:0\Y2121`d1ef10]Y2159921cX2V921cX2hA21`d1cY10^Y21921cX2V921cX2hA0_Y2121cX2ef10kc2121`d1jB212gd1UX2000001aY24PPPlYaTUm41mB0000031l:01515220mB21cX2mB85120cY1fc2d1T1011R401515185120mB5220mB21cX2mB85120jBfc2f1T1101R401515220k>00PC5720b45921cX2b41aY2fc2h1T1100lc2?1l:1^g11515185120mB85120P485120lBmc2T1F13^9f9^;1nc2151515185120mB6841920WW1036S3Q3S3X3U3T33037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U352920hA920V920kF21^g1lB52920P421^g1P421^g1P4mc2\1>11bU2015221nc2mB21^g1mBoc20011mc28:Pd21Wc2Qd2Rd21:121^g1P40Sd2121^g1mB0Xh1121^g1ef10Td2121nc2mB0Xh1121nc2ef10V;211UX2000001bU24PPPTUioS\R10051l:015152920P421^g1P421^g1P452920lB21^g1lB21^g1lBmc2R2F1n:00mc2V2F1P;00mc2X2F1R;00mc2Z2F1X800mc2\2F00011R4015185120mB5220Q421^g1Q4mc2X1Z1100Ud251h91Vd20Wd2NF211X;01515284120W@039T3U3\3Y3f3U3b3U3T352920W4030921Vd2W4920W4030Wd2R1P1Wd2R1B101bd1000011f90152920W4030921Vd2W4920W4030Wd2X1P1Wd2X1B101bd10000000Wd28:Xd21Yd2Zd2[d20212gd1UX2000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000\d292b8X;0151515220W421Vd2W452841920W@036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520QG21Vd2b45620QG5921Vd2b41[^252841920`N030039T3U3\3Y3f3U3b3U3T3]d2P1H01h91Vd20]d2T1T1011i;01000]d28:^d21Yd2_d2`d20212gd1UX2000002i;4PP\mXh_3[^24PPPlYaTUm400000000ad2?1h91Vd2185120W4bd2V1F11b81eQ2151515220W421Vd2W485120QG5620QG5921Vd2b41[^2bd2Z1F11i;015621eQ2QG21Vd2b4cd20000bd28:dd21Yd2ed2fd218121Vd2W40gd2121Vd2ef10hd2121eQ2ef10id2121eQ2QG0jd2212gd1UX2000002i;4PPPTUioS\R1[^24PPPlYaTUm400000000kd2?1f91ce115185120V952841920oT1030033d3Q3`3ld2V1F00025759921ce1]:21ce1b421ce1V941gW1md2505559921ce1]:21ce1b421ce1V91gW1555921ce1VW121ce1V91gW1nd20000ld28:od21c[2Pe2Qe21:0PX2121ce1V90Re21921ce1]:21ce1b40Xh1121ce1ef10Se2121ce1VW10Te211gW1111UX201010003gW14PPThjX_:WF4PPU[ck1VX24PPPlYaTUm400000012b<d<015157801920`a104PP`Rg`aa61WF5720b45921ce1V91VX2ld2\1P1300Ue291V:01515220P421`d1P4506841920a603:^3_3o2S3_3^3d3U3^3d3403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T35284120a6037d3Y3]3U3_3e3d3Ve2T1H01l:1`d115151720P4jY285120lB5720lB20b4Ve2\1B13T:P;n:00Ve2`1L1585921`d1lB21`d1b41je101000Ve28:We21nY2Xe2Ye20212gd1UX2000001je14PPThjX_:00000000Ze292b9d90150920gV1020720W4[e2\e2NH01T800\e2T1J15X6X9R8T8j300\e2V1L11i;01000\e28:]e21^e2_e2`e20212gd1ae2000001i;4PPb_QdB00000000be293b9d9T8015050920gV1020920j9020720W4jY2ce2NH01X6015220UI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3ce2T1J14X6X9R8j300ce2V1L11i;01000ce28:de22^e2Ym1ee2fe20212gd1ae2000001i;4PPb_QdB00000000ge281R:00he2R1H4R4V4X4j100he2V1>112R8f100he2X1Hhe28:ie22je2ke2le2me2130ne2120ef10oe2212gd1ae200000000000000Pf292\9^901720W4jY2Qf2P1H01R801920ZP1020Qf2V1J18f1\4P4R4V4X4R8T800Qf2X1L0010011i;Qf28:Rf21je2Sf2Tf20212gd1ae2000001i;4PPPlYaTUm400000000Uf294R:^9\9f9017920W420P4jY2Vf2P1H01R4015185120iB5220iB000Vf2Z1J15P4R4f1R8T800Vf2\1L11i;01000Vf28:Wf22nY2ke2Xf2Yf20111ae2000001i;4PPdhU\\d100000000Zf2<11f500[f2NH<eFSHTHP5cG`GaGdGeGfGgGmG110[f28:\f21]f2^f2_f20212`f2Y3011000000000000af2:1d500bf2V1H1PH20PH211cf211df210bf28:ef21ff2gf2hf2190if2120PH0ej1120ef10jf211cf20kf211df20V;212`f2Y30110002cf20PPdk\njk2df20PP\_h\i^700000000lf2:2`5Z:00mf2V1H1QG20QG211cf211df210mf28:nf21ff2gf2hf2190of2120QG0ej1120ef10jf211cf20kf211df20V;212`f2Y30110002cf20PPdk\njk2df20PP\_h\i^700000000Pg2:4d5`5X:Z:00Qg2X1H2fG20fG211cf211df2gG20gG211cf211df210Qg28:Rg21ff2Sg2hf21:0Tg2120ef10Ug2120fG0Vg2120gG0Wg211cf20kf211df2213gd1`f2Y30110002cf20PPdk\njk2df20PP\_h\i^700000000Xg2<11b500Yg2NH3W4P4fG110Yg28:Zg21[g2\g2]g20212`f2Y3011000000000000^g252Z:\:1QR1185120P4_g2T1F111X:015220W421QR1P4_g2^1\1_g2^1J101m>0000000_g28:`g21ag2bg2cg20213gd1`f2Y3000001m>4PPZfVg300000021X:01515420ef121QR1ef1555921QR1b420b41m>_g2Z1T1101X:00_g2\1T1061dg2eg2_g2P1>fg272Z:\:1QR1185120P4gg2P1H00001X:gg28:hg21ag2ig2cg20213gd1`f2Y3000001m>4PPZfVg300000021X:01555921QR1b420b41m>gg2V1T1011X:015220W421QR1P4gg2X1T1100jg2=1V500kg2R1L20`F20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32kg28:lg21mg2ng2og20212gd1`f2010000000000000Ph2=1V500Qh2P1L20aF2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32Qh28:Rh21mg2Sh2Th20212gd1`f2010000000000000Uh2:2f5`:00Vh2X1H3SH20SH211cf211df2fG20fG211cf211df2gG20gG211cf211df210Vh28:Wh21ff2Xh2Yh21<0Zh2120ef10[h2120SH0\h2120fG0]h2120gG0^h211cf20kf211df2213gd1`f2Y30100002cf20P``_Qn2df20P`[i`d700000000_h2<11`500`h2NH;W4P4`GaGQGbGcGdGeGfGgG110`h28:ah21[g2bh2]g20212`f2Y3011000000000000ch294d5`5b5f500dh2NH201200dh28:eh21fh2gh2hh20213gd1`f2Y30000003m>_GW40000001ih2jh2dh2X1>kh2?7d5`5f5j:X:Z:`:1QR115185120fG85120gGlh2P1F00015521QR1fG21QR1gGmh20000lh28:nh21ff2oh2Pi2160Tg2121QR1ef10Qi2121QR1fG0Ri2121QR1gG212`f2Y300000000000000Si2:6`5d5f5Z:X:`:00Ti2LH5bG20bG0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3oG20oG3Ui2TH20TH0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2cG20cG0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310Ti28:Vi21Wi2Xi2Yi20212`f2Y300000000000000Zi2=2`5b500[i2NL20P4111d500[i2T1\120W42[i28:\i21ag2]i2cg20213gd1`f2Y300000000000000^i2:1X500_i2LH1hF20hF023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310_i28:`i21mS2ai2bi20212`f2c`100000000000000ci2<11X500di2LH1Q9110di28:ei21mS2fi2gi20212`f2c`100000000000000hi2?1X51QR10ii2T1F0002505121QR1Q9385121QR1n;51321QR1Q985121QR1n;ji25050385121QR1n;5185121QR1fF85121QR1gF3721QR1n;ki2li20000ii28:mi21mS2ni2oi2190Pj2121QR1ef10UU2121QR1Q90Qj2121QR1fF0Rj2121QR1gF0Sj2213gd1`f2c`100000000000000Tj2?2d5X:1QR10Uj2R1F0001507921QR1nG030Vj27921QR1oG030Ui2Wj20000Uj28:Xj21Yj2Zj2[j2170\j2121QR1ef10]j2121QR1nG0^j2121QR1oG0_j2213gd1`f2Y300000000000000`j2<11d500aj2NH5W4h5mGfGgG110aj28:bj21[g2cj2]g20212`f2Y3011000000000000dj2>1^50185120mBej2P1H20mB0011l:0185120mBej2V1^120mB0ej28:fj21gj2hj2ij20112`f2Y3010000000000000jj2>1^50185120[Gkj2P1H20[G0011d:0185120[Gkj2V1^120[G0kj28:lj22gj2mj2hj2nj20112`f2Y3010000000000000oj2?1^51^g115185120YG5520XG5820b41gW1Pk2\1F0011j11`d10Pk2`1P125221^g1YG21`d1Q9Qk250321`d1Q9515521^g1XG5821`d1b41gW15721^g1XG595921`d1b41cC1gW1Rk20000Pk28:Sk21gj2Tk2Uk21;0Vk2121^g1YG0Wk2121^g1XG0Xk2121`d1b40Yk2121`d1Q90Xh1121`d1ef10V;112`f2Y31Zk2100002gW14PPZfVg3cC4PPf^Tlg100000000[k2<11^500\k2NH7WGXGkFYGZGmB[G110\k28:]k21^k2_k2`k20112`f2Y3010000000000000ak2?1^51^g1185120kFbk2Z1F0011f91ce10bk2^1P115721^g1kF5921ce1V91gW1ck20000bk28:dk21gj2ek2fk2160gk2121^g1kF0ZV2121ce1V90[V2121ce1ef1112`f2UX20100001gW14PPZfVg300000000hk2:2^5^;00ik2P1H1VG20VG013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d320ik28:jk21kk2lk2mk20112`f2Y3010000000000000nk2:1Z500ok2LH1h920h921000010ok28:Pl21ml1Ql2Rl20212`f2c`100000000000000Sl2<11Z500Tl2LH2h9lF110Tl28:Ul21ml1Vl2Wl20212`f2c`100000000000000Xl2?1\51eQ215185120QG85120RGYl2LF00015721eQ2RG21eQ2QGZl20000Yl28:[l21ml1\l2]l20212`f2iQ100000000000000^l291\500_l2LH201200_l28:`l21ml1al2bl20212`f2iQ10000003m>eFQG0000001ih2cl2_l2V1>dl2<11f500el2LH8eFSHTH`GaGmGfGgG110el28:fl22]f2gl2hl2_f20213gd1`f2Y300000000000000il2=1f501920mG021jl2T1L20eF011j500jl2Z1\120W42jl28:kl21ll2ml2nl20213gd1`f2iQ1010000000000000ol2?1l51ce115185120U<85120a6Pm2R1F0011P=1`d115185120U<85120a6Pm2V1P11505321`d1U[221ce1U[25721ce1U<21`d1U<Qm20000Pm28:Rm21Sm2Tm2Um21:0Vm2121ce1U<0d]2121ce1_?0Wm2121ce1a60Xm2121`d1U<0ej1121`d1ef1213gd1`f2eE0000002_?]H0000000Ym2:1l400Zm2LH1U<20U<21000000Zm28:[m21\m2]m2^m20112`f2eE00000000000000_m2?1h41^g115185120a:85120jE`m2LF00015521^g1a:21^g1jEam20000`m28:bm21\m2cm2dm20111`f200000000000000em2<11d400fm2LH3cEdEeE110fm28:gm21\m2hm2im20111`f200000000000001jm2km2fm2R1>lm2<11f400mm2LH1Z4110mm28:nm21\m2om2Pn20111`f200000000000001Qn2Rn2mm2R1>Sn2?1T51m?185120U<Tn2P1F0011R51no1185120U<Tn2T1P115721m?U<21no1U<Un20000Tn28:Vn22Wn2Sm2Xn2Yn216121m?_?0Zn2121no1U<0[n2121m?U<0\n2112`f2eE0000001_?0000000]n2:1P500^n2LH1mE20mE0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300^n28:_n21Wn2`n2an20111`f200000000000000bn2<11n400cn2NH7Q4RFa:jEg3SFTF110cn28:dn21Wn2en2fn20111`f200000000000000gn2?1P51^g115284120mE034V3Q3Y3\3hn2P1F00015384121^g1SF034`3Q3c3c3in20000hn28:jn21Wn2kn2ln2160mn2121^g1WF0nn2121^g1ef10on2121^g1SF111`f200000000000000Po201P400Qo2NHX61Ro2Qo28:So21To2Uo2Vo20111Wo2000001Ro24PP\mXh_300000000Xo241P=0151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120U<Yo2LH20U<0011X4015052841920a6034Q3e3d3X3034Q3e3d3X36920kC000200RI00VIYo2T1R100Yo28:Zo22[o2Sm2\o2]o20213gd1Wo2eE00000000000000^o2?1X41S]2152841920a6030034Q3e3d3X3_o2V1F11P=1`d1151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120U<_o2\1B0015721`d1U<1`o2ao20000_o28:bo21[o2co2do2180eo2121S]2ef10fo2121`d1U<0ej1121`d1ef10go211`o2213gd1Wo2eE000001`o20201000000ho2?1P=1m?15151720_?io285120U<50385120_c1720_c1jo2ko2T1F11P=1no1185120U<ko2Z1B0015721no1U<21m?U<lo20010ko28:mo21Sm2no2oo219121m?_?0Zn2121m?U<0ej1121m?ef10kf2121no1U<0ej1121no1ef1213gd1Wo2eE0000003_?]Ha60000100PP341P40185120aBQP3LH20aB100012V8X800QP3R1NQP38:RP31Sm2SP3TP30111Wo200000000000000UP3?1P=1m?151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120U<VP3T1F31X41S]2152841920a6030034Q3e3d3X3VP3Z1B1X41^m1152841920a6030034Q3e3d3X3VP3\1B1P=1no1151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120U<VP3^1B0015050565821^m1b41je121no1b45221^m1Q421S]2Q4575921no1U<21m?U<1`o2WP30000VP38:XP31[o2YP3ZP31=0[P3121S]2ef10gW2121^m1ef10\P3121m?U<0Xh1121m?ef10]P3121no1U<0Xh1121no1ef10V;212Wo2eE000002je14PPU[ck1`o20400000100^P391B016841920a6030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3_P3P1H01X400_P3T1T111l:00_P3T1^211i;01000_P38:`P32cZ2aP3bP3cP30212gd1Wo2000001i;4PPPlYaTUm400000000dP391B0136841920a6030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3eP3P1H01X400eP3V1J19Z4V:R4V4l:T4f9d9T80154920k>00`<00PIeP3Z1B11i;01000eP38:fP31cZ2gP3hP30212gd1Wo2000001i;4PPPlYaTUm40011X601720UIdi1eP3h1\100000iP392b9d90150920gV10207920W4030[e2jP3NH01X400jP3T1J14X6X9T8f100jP3V1L11i;01000jP38:kP31aP3lP3mP30212gd1Wo2000001i;4PP\mXh_300000000nP3?1R=1m?185120kc1oP3X1F21j11QR115220Q9020oP3^1B1R=1no1185120kc1oP3`1B002505621no1kc121m?kc1565821QR1b41je121no1b4PQ35721no1kc121m?kc1QQ30000oP38:RQ31Sm2SQ3TQ31:0UQ3121m?kc10Xh1121m?ef10VQ3121no1kc10Xh1121no1ef10WQ3121QR1ef1212Wo2eE0100001je14PPU[ck100000100XQ3?1X41S]21515720kC00XO5420kC00`U1YQ3R1F000285121S]2a6ZQ3684121S]2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3[Q30000YQ38:\Q31]Q3^Q3_Q3170`Q3121S]2ef10aQ3121S]2kC0bQ3121S]2a60cQ3212gd1Wo200000000000000dQ3?1X41S]21620kC200RI00VIeQ3R1F000285121S]2a6ZQ35284121S]2a6034Q3e3d3X3fQ30000eQ38:gQ31hQ3iQ3_Q3170`Q3121S]2ef10aQ3121S]2kC0bQ3121S]2a60jQ3212gd1Wo200000000000000kQ351X41S]20lQ3T1F215Z4V:R4V4f90151505157920k>00`<00`<54920k>00`<00hB5220k>00PC6841920WW1036S3Q3S3X3U3T34036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3039_3^3o2T3U3]3Q3^3T3lQ3X1P1lQ3X1B0011b901513920gV1020555920b421S]2b41mQ3lQ3`1P10012\9^900lQ3d1P1lQ3b1B101nQ30011b901513920gV1020555920b421S]2b41mQ3lQ3b1P11oQ311f901684120WW13034^3_3^3U3035U3]3`3d3i3030lQ3l1B00lQ38:PR32cZ2kh1QR3RR30212gd1Wo2000002mQ34PP\mXh_3nQ34PP\mXh_30161T800lQ3V2F1d900lQ3X2F1X601620UI203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3lQ3Z2F1f901385120WW1lQ3\2F1l:00lQ3^2F1T400lQ3`2F00000SR3?1X41S]20TR3NF000285121S]2a6ZQ3684121S]2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3UR30000TR38:VR33kh1]Q3Q^2WR3XR30212gd1Wo200000000000000YR351P41QR10ZR3R1F611R400ZR3V1T1ZR3V1B101PX1000011V400ZR3X1T1ZR3X1B101PX1000011X400ZR3Z1T1ZR3Z1B101PX10001[R311h100ZR3\1T1ZR3\1B101PX10001\R311P200ZR3^1T1ZR3^1B101PX10001l;11j100ZR3`1T1ZR3`1B101PX10001]R3000ZR38:^R32Pj1kh1_R3`R30212gd1Wo20010001PX14PPf^Tlg11Q40051T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00ZR3j1T18100aR351X41S]215284120a6037^3U3d3g3_3b3[3bR3R1F112R4V40150515720k>00`<5420k>00hB5220k>00PCbR3Z1LbR3X1>101cZ10011^<01506841920k>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920o`1020bR3X1L0000bR38:cR31dR3eR3fR30211Wo20100001cZ14PPPQhbWXZ500000000gR3?1P41QR10hR3X1F13R4V4X41nc20hR3Z1F11i;01555921nc2b421QR1b41PX1iR3015921nc2b421QR1b4^g100hR38:jR31Pj1kR3lR3180mR3121QR1ef10nR315921nc2b421QR1b40oR3121nc2ef10Te211PX1111Wo20010002PX14PPlUX[Fi;4PP\mXh_31Q41000100PS3?1P=1m?15151720_?QS385120U<50385120_c1720_c1jo2RS3T1F23n;Z<j31_m1152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3RS3Z1B1P=1no115151515220_?21m?_?5220]H21m?]H52920a6030921m?a603085120U<RS3\1B11i;015050505721no1U<21m?U<5221no1U<0005521no1b421_m1b4565921no1b421_m1b41aP2SS30000RS38:TS31Sm2US3VS31<121m?_?0WS3121m?U<0ej1121m?ef10XS3121no1U<0ej1121no1ef10YS3121_m1ef10ZS3212Wo2eE000002aP24PPhja`o6i;4PPPhcRYZj90071f100RS3f1\11\400RS3f1h21P400RS3f1T41R400RS3f1R51V400RS3f1R61X400RS3f1T71j100RS3f1P800000[S341P=0151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120U<\S3LH20U<0011X40153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3\S3T1R100\S38:]S31Sm2^S3]o20213gd1Wo2eE00000000000000_S3?1X41S]215185120Q452841920a6030037^3U3d3g3_3b3[3`S3T1F11j11`d10`S3X1F11i;01321`d1Q9aS30010`S38:bS32kh1ch1cS3dS3140eS3121S]2ef10fS3121`d1ef1212gd1Wo20100001i;4PP\mXh_31Q4131R400`S3h1\11V400`S3h1\21l:00`S3h1^300000gS3?1X41S]215152841920a6030037^3U3d3g3_3b3[385120Q4hS3V1F31^<1cX21506841920k>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920o`1020hS3\1B1f11^g115185120Q45320Q421S]2Q4hS3^1B1j11`d11515185120Q45320Q421S]2Q485120Q9hS3`1B11i;015021`d1Q95521^g1b421cX2b4iS30000hS38:jS31dR3kS3lS3170mS3121`d1ef10nS3121cX2ef10oS3121S]2ef10V;211Wo20100001i;4PPPQhbWXZ50051^<015036841920k>036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920o`1021hS3j1F1X40153841920a6030037^3U3d3g3_3b3[3hS3l1F1R4015720k>00PIhS3n1F1h100hS3P2F1P200hS3R2F00000PT3?2X<Z<1ie1152920f3035S3b3Q3c3X3035S3b3Q3c3X3QT3T1F0014X4R4V4j11S]20QT3X1P115050503921S]2mC02053841921S]2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921ie1b421S]2b41i;53921ie1id1000921S]2id1000RT30000QT38:ST31kh1TT3UT3160VT3121ie1ef10Sb215921ie1b421S]2b40WT3121S]2ef1212gd1Wo20100001i;4PPf^Tlg100000000XT3?1P=1m?1515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120U<YT3R1F21R41QR115220k>00PCYT3X1B1P=1no115151515220_?21m?_?5220]H21m?]H52920a6030921m?a603085120U<YT3Z1B001505521no1U<21m?U<5721QR1b421no1b4ZT30000YT38:[T31bh1\T3]T31;0^T3121m?U<0Xh1121m?ef10VQ3121no1U<0Xh1121no1ef10_T3121QR1ef10`T3212Wo2eE0000000061X400YT3f1F1h100YT3h1F1`100YT3j1F1P200YT3l1F1j1015220Q9020YT3n1F1R401515320k>00PC5720k>00hBYT3P2F00100aT3:1X400bT3P1H1kC20kC110PC10bT38:cT31bh1dT3eT3130eo2120ef10fT3212gd1Wo200000000000000gT391P400hT3P1H01X4013920lC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3hT3T1J16b4^4V6V8X6f100hT3X1B11i;01000hT38:iT31To2jT3kT30111Wo2000001i;4PP\mXh_300000000lT391P401545920b421QR1b421QR1kBmT3LH01R41QR11515220k>00jJ5620kB040mT3R1J12V8R400mT3T1L121QR1kB01000mT38:nT31To2oT3PU30111Wo200000000000000QU3?1`41Q`2185120TERU3X1F21X41S]213920lC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3RU3^1B1`41_^2185120TERU3`1B11le101505321_^2TE21Q`2TE5421_^2ef121S]2ef1SU30000RU38:TU31To2UU3VU3180WU3121_^2TE0XU3121Q`2ef10YU3121S]2ef10ZU3121_^2ef1111Wo2000001le14PPPndXbb^20061b400RU3l1F1^400RU3n1F1V800RU3P2F1V600RU3R2F1V400RU3T2F1R4015420k>00PIRU3V2F00001[U3\U3RU3T1>]U3?1^91m?151784120W4^U385120hA_U3T1F21X41S]20_U3Z1B4P3`6\8n91cX215150385120UI5284120UI03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920h90020005185120`>3621m?W4120`>_U3\1B15921m?hA21m?b4015421cX2b421S]2b4`U30000_U38:aU31aP3bU3cU3180cm1121m?W40dU3121m?ef10eU3121cX2ef10fU3121S]2ef1211Wo200000000;1b90152920W421m?W421m?W4_U3n1F1f90152920W421m?W421m?W4_U3P2F1X6017841920UI030gU3_U3R2F1d900_U3T2F1`900_U3V2F1T800_U3X2F1n;00_U3Z2F1j300_U3\2F1b<00_U3^2F1d<00_U3`2F1`<00_U3b2F00000hU351R41QR11515720k>00XO5420k>00`U1iU3NF111X400iU3R1\1iU3R1J101bd1000011X40136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3iU3V1B00iU38:jU32]Q3kh1kU3lU30212gd1Wo2000001bd14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00iU3`1T18100mU3:1X400nU3P1H1a620a61136c2U2b2f2U2b211nU38:oU31]Q3PV3QV3150`Q3120ef10RV3120a60SV3111Wo200000000000000TV3?1R=1m?0UV3R1F11R=1no10UV3T1F00355921m?ic1000921no1ic1921m?ic1000VV355921m?jc1000921no1jc1921m?jc1000WV355921m?kc1000921no1kc1921m?kc1000XV30010UV38:YV31Sm2ZV3oo21@0[V3121m?ef10\V3121no1ef10]V3121m?ic10kf2121no1ic10^V3121m?jc10kf2121no1jc10_V3121m?kc10kf2121no1kc1213gd1Wo2eE00000000000100`V341R=0185120kc1aV3LH20kc10011j1013920Q9020aV3T1R114X4h1`1P200aV3V1L13n;j3T300aV3X1NaV38:bV31Sm2cV3dV30212Wo2eE00000000000000eV3?1P=1^g115151515220_?03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220]H031]1385120_c185120U<fV3R1F11P=1Vd215151515220_?03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220]H031]1385120_c185120U<fV3X1B0015721Vd2U<21^g1U<gV30000fV38:hV31Sm2iV3jV3190kV3121^g1U<0Xh1121^g1ef10lV3121Vd2U<0Xh1121Vd2ef10V;112eEWo200000000000100mV3?1R=1m?185120jc1nV3X1F21j11QR115220Q9021nV3^1B1R=1no1185120jc1nV3`1B002505621no1jc121m?jc1565821QR1b41je121no1b4oV35721no1jc121m?jc1PW30000nV38:QW31Sm2RW3TQ31:0SW3121m?jc10Xh1121m?ef10VQ3121no1jc10Xh1121no1ef10TW3121QR1ef1212Wo2eE0100001je14PPU[ck100000100UW351R41QR115220k>00jJVW3NF111X400VW3R1\1VW3R1J101bd1000011X40153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3VW3V1B00VW38:WW32]Q3Q^2XW3YW30111Wo2000001bd14PPigPZ91Q40051T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00VW3`1T18100ZW351R41QR11620k>200RI00VI[W3T1F111X40152841920a6030034Q3e3d3X3[W3X1\1[W3X1J101bd1000011X40153841920a6030034Q3e3d3X3[W3\1B00[W38:\W31hQ3]W3^W30212gd1Wo2000001bd14PPigPZ91Q40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102_W3`W3[W3N>aW3`W3[W3P1>bW391n;015220id121jm1id1cW3R1H01\41jm115185120Z>85120id1cW3X1J011i;01000cW38:dW31dd1eW3fW30213gd1lDTm10110001i;4PP\mXh_300000000gW381X6015220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3hW3R1H2V6X6015052920UI03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120UI920oH021hW3X1>00hW38:iW31jW3kW3lW3130mW3120ef10nW3213gd1lDTm1011000000000000oW3?1V61`d115085120oH85120PIPX3R1F0002921`d1oH021QX356921`d1PI002000RX30000PX38:SX31dd1TX3UX3170VX3121`d1ef10WX3121`d1oH0XX3121`d1PI0YX3212lDTm100000000000000ZX382T6V600[X3R1H2P6R600[X3T1N00[X38:\X32jW3dd1]X3^X3130_X3120ef10`X3213gd1lDTm1011000000000000aX381\40185120Z>bX3R1H2P6R600bX3V1N00bX38:cX31dd1dX3eX3150fX3120Z>0gX3120ef10hX3213gd1lDTm1011000000000000iX3;011jX31kX3lX38:mX31nX3oX3PY30213gd1lDQY300000000000000RY371Z4015284120UD034^3e3\3\3SY3P1H00001\4SY38:TY31dd1UY3VY3130WY3120ef10XY3213gd1lDTm100000000000000YY351\41jm11515185120Z>85120W485120jDZY3R1F113>f9B015220W421jm1W4ZY3\1LZY3X1>101i;15921jm1jD1gY2013>f9B00ZY3Z1L0000ZY38:[Y32gX2m[2\Y3]Y30213gd1lDTm10110002gY24PP\mXh_3i;4PPTSR[]V10081b900ZY3f1F1d900ZY3h1F1T800ZY3j1F1X900ZY3l1F1R800ZY3n1F1f<00ZY3P2F1600ZY3R2F1X601784120UI\^2ZY3T2F00000^Y391\401515185120Z>5220W421jm1W4545920b421jm1b41`o2_Y3P1H01\41jm115185120Z>85120W4_Y3V1J011`o201000_Y38:`Y31To2aY3bY30112lDTm10110001`o24PP\mXh_300000000cY3?1V81ce115185120b3385120UQ1dY3T1F12X8P41eY30dY3Z1F11i;01921eY3_Q1020fY30011dY38:gY31hY3iY3jY3140kY3121ce1ef10lY3121eY3ef1211WQ1000001i;4PPPTUioS\R101000012l:R4016920k>00`<200`<00PCdY3X1Z1010mY391P400nY3NH01V81ce115185120UQ15320TQ120UQ1nY3T1B11X800nY3X1L0010011bU2nY38:oY31hY3PZ3QZ30212gd1WQ1000001bU24PPPTUioS\R100000000RZ3?2l:R41^g116920k>00`<200`<00PCSZ3X1F21V81ce115185120b3385120UQ1SZ3^1B2X8P41eY30SZ3`1B11i;01505521eY3b421ce1b4921eY3_Q1020TZ30000SZ38:UZ31hY3VZ3QZ3140kY3121ce1ef10lY3121eY3ef1211WQ1000001i;4PPPTUioS\R101000001WZ3XZ3SZ3T1>YZ381f91ce115185120mB6841920WW10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3ZZ3V1H2l:R40151515085120mB385120k>5220mB21ce1mB52920k>00`<00`<ZZ3\1>111X800ZZ3`1HZZ38:[Z31hY3\Z3]Z3170P\2121ce1ef10^Z3121ce1WW10_Z3121ce1mB0`Z3213WQ1UX2QY300000000000000aZ3>1P4015185120`B3684120`B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1bZ3LH20`B0011R40185120gBbZ3R1^120gB0bZ38:cZ31dZ3eZ3fZ30212WQ1L00000000000000gZ3:3^4`4b400hZ3T1H1SE20SE0134^3_3^3U300hZ38:iZ31jZ3kZ3lZ3150`\2120ef10mZ3120SE0nZ3112WQ1L01001oZ30000000000P[3:1P400Q[3T1H1`B20`B0434^3_3^3U333^3Y3\334^3e3\3\331]111Q[38:R[31jZ3S[3lZ3150mR3120ef10T[3120`B0U[3112WQ1L01001oZ30000000000V[391P4015185120`B3684120`B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1W[3NH01X800W[3R1T111R40152920k>00`<00`<W[3R1R30010111bU2W[38:X[31hY3Y[3Z[30211WQ1000001bU24PPPlYaTUm400000000[[391P4015620b421Vd2TE\[3NH02^4b41Vd2185120TE\[3V1B14`4^4b4V80150385120TE5620TE21Vd2TE\[3\1B0010011i;\[38:][31^[3_[3`[30112WQ1L000001i;4PPPlYaTUm400000000a[3?1R41QR115220k>00PCb[3P1F0014l:R4V4X81^g1152920k>00`<00`<b[3V1>13921^g1_Q1020c[30000b[38:d[31e[3f[3g[3150h[3121QR1ef10i[3121^g1ef10j[3212WQ1L00000000000000k[391l:015185120mB5320mB21QR1mBl[3NH01R41QR1151515220k>00PC85120mB85120Q4l[3V1B12j1P400l[3Z1L11i;01000l[38:m[31e[3n[3o[30211L000001i;4PP\mXh_31Q40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100P\3>1R401515220k>00PC85120mBQ\3NH20mB0011l:015185120mB37920P4030jY2Q\3V1L20mB0Q\38:R\31e[3S\3T\30211L1U\30000000000000V\391R4015220k>00PCW\3NH01X800W\3T1J13l:V4R40152920k>00`<00`<W\3X1B0010011bU2W\38:X\31e[3Y\3Z\30212WQ1L000001bU24PPPlYaTUm400000000[\3:5\7X7Z7`7n;00\\3T1>1k320k33]\311\\38:^\31_\3`\3a\3150b\3120ef10]Y2120k30c\3111WQ100000000000000d\3:5\7X7Z7`7n;00e\3T1>1k320k33f\311e\38:g\31_\3h\3i\3150b\3120ef10]Y2120k30j\3011WQ100000000000000k\3?1P41QR11720_Bl\3m\3P1F0011\71no10m\3T1P113684121no1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3n\30000m\38:o\31P]3Q]3R]3190mR3121QR1ef10S]3121QR1_B0T]3121no1h50U]3121no1ef10V;212WQ1QY300000000000000V]3?1R41QR115152920k>00`<00`<85120gBW]3P1F11P41`g115185120`B50385121QR1jB555920b421QR1b421QR1jBW]3V1>0013684121`g1`B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1X]30000W]38:Y]31dZ3Z]3[]3170gP2121QR1ef10\]3121`g1ef10]]3121`g1`B0^]3212WQ1L0000000071X800W]3f1F1V800W]3h1F1n:00W]3j1F1P;00W]3l1F1R;00W]3n1F1`;00W]3P2F1R40152920k>00`<00`<W]3R2F00011l:01515185120jB5720b421QR1b4565921`g1b420b420jBW]3\1T1100_]371P41`g1151515185120b350385120`B684120`B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]150385121QR1jB555920b421QR1b421QR1jB3515185120Q485121QR1Q45220Q421QR1Q4`]3R1H11R41QR115152920k>00`<00`<85120gB`]3^1J17X8V8n:P;R;`;R40152920k>00`<00`<`]3b1B000`]38:a]31dZ3b]3c]3170mR3120ef10d]3120`B0e]3121QR1ef10f]3212WQ1L00000000000011l:01515185120jB5720b421QR1b4565921`g1b420b420jB`]3V2T1100g]3?1P41`g115185120`B3684120`B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1h]3P1F0011R41QR1185120gBh]3T1P115221`g1`B21QR1gBi]30000h]38:j]31dZ3k]3l]3190mR3121`g1ef10m]3121`g1`B0n]3121QR1gB0Xh1121QR1ef10V;212WQ1L00000000000000o]3?1\71no11684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3P^3R1F11P41QR1150720_BQ^3720_Bl\3P^3X1>11i;013721QR1_Bl\3R^30000P^38:S^31P]3T^3U^3180V^3121no1h50W^3121no1ef10X^3121QR1_B0ej1121QR1ef1212WQ1QY3000001i;4PPPTUioS\R101000100Y^3:1`6015220UI03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3Z^3LH1SE20SE0136U2c2b1e1f1[220Z^38:[^31\^3]^3^^3150_^3120ef10`^3120SE0a^3212WQ1gk100000000000000b^391^4015420b45921Vd2TE1je1c^3NH01^41Vd2185120TEc^3V1B14R4X4V8X8016920k>00RI200RI00VIc^3\1B11i;01200c^38:d^31^[3e^3f^30111WQ1000002i;4PPPlYaTUm4je14PPhUibmR100000100g^3?1`41Q`20h^3P1F00015621Q`2TE21Q`2b4i^30000h^38:j^31^[3k^3`[3170l^3121Q`2TE0m^3121Q`2b40Xh1121Q`2ef10V;111WQ100000000000000n^3:3^4`4b400o^3LH1SE20SE0136U2c2b1e1f1[220o^38:P_31\^3Q_3R_30211WQ100000000000000S_3?1l:1^g115185120mB85120P4T_3V1F0021l:1jm115185120P485120mBT_3j1B1R41QR10T_3l1B15050505221^g1mB21jm1mB5321^g1P421jm1P453921QR1k>00`<00PC5521QR1b421jm1b4U_30000T_38:V_31e[3W_3X_31=0h[3121QR1ef10Y_3121jm1P40Z_3121jm1mB0Xh1121jm1ef10VQ3121^g1mB0Xh1121^g1ef10V;211L00000000000021R4015220k>00PCT_3\1T1016V4n:P;R;`;X8015620ef121QR1ef1T_3^1P1101[_3\_3T_3R1>]_3?1f91ce1151684120WW12036S3Q3S3X3U3T3035S3Q3S3X3U385120mB^_3X1F0021l:1^g115185120P485120mB^_3n1B1R41cX20^_3P2B15050505221ce1mB21^g1mB53921ce1P4921ce1W403021^g1P453921cX2k>00`<00PC5521cX2b421^g1b4__30000^_38:`_31e[3a_3b_31;0h[3121cX2ef10c_3121ce1mB0Xh1121ce1ef10d_3121^g1mB0Xh1121^g1ef10V;212WQ1UX200000000000031R4015220k>00PC^_3^1T1011l:015185120P485120mB^_3`1T1017V4n:P;R;`;X8V8015620ef121cX2ef1^_3b1P1101e_3\_3^_3T1>f_382`6b61nc2185120g_3h_3T1H2T3j3015220g_321nc2g_3h_3X1N00h_38:i_31j_3k_3l_316121nc2UI0m_3121nc2g_30ej1121nc2ef10n_3211c`1010000000000000o_391T3015220id121_m1id1P`3V1H01j31_m10P`3Z1T1011i;01000P`38:Q`31R`3S`3T`30111c`10100001i;4PPb_QdB00000000U`371T31ce115220id121Vd2id1V`3R1H17V3X3Z3\3^3b3d31Vd20V`3X1J11j300V`3`1L000V`38:W`31R`3X`3Y`3150Z`3121ce1ef10[`3121Vd2ef10\`3111c`1010000000000000]`371f6015320UI034d3X3U3^3^`3P1H00003n6`6b6^`38:_`31``3a`3b`3150c`3120UI0dk1120ef10d`3111c`100000000000000e`3?1b31`d10f`3HF00015221`d1_?03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3g`30000f`38:h`31i`3j`3k`30212gd1c`100000000000000l`3:1`601513920Q902150851:20]<205U3b3b3_3b304S3_3T3U35185120W753871:20]<105U3b3b3_3b3036_3R3Z3U3S3d3m`3V1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321m`38:n`31o`3Pa3Qa316120UI0Ra3120ef10Sa3120W70Ta3111c`100000000000002Ua3Va3m`3P1>Wa3Va3m`3R1>Xa3:4`9f:l7h70137920W7034^3_3^3U3Ya3Za3LH1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T311Za38:[a31o`3\a3]a30111c`100000000000000^a3:1d601720UI_a3`a3P1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321`a38:aa31o`3ba3Qa316120UI0Ra3120ef10Sa3120W70Ta3111c`100000000000000ca381X900da3P1H1X700da3R1N00da38:ea33fa3ga3ha3ia3ja3130ka3120ef10la3212gd1c`100000000000000ma3?3`6b6d61Wf11720UIna3oa3P1F000153841921Wf1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3^Q20000oa38:Pb31Qb3Rb3Sb315121Wf1UI0bQ2121Wf1W70ej1121Wf1ef1212gd1c`100000000000000Tb372b6`61Wf1152920R403021`d1R4Ub3P1H11X61`d1151720UIna385120R4Ub3Z1B12b6`6015152920R403021`d1R45085120UI53841920W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3Ub3`1B000Ub38:Vb31Qb3Wb3Sb3160Xb3121Wf1R40Yb3121Wf1W70ej1121Wf1ef1212gd1c`100000000000100Zb351X61`d1185120R4[b3NF211`60185120R4[b3T1T1[b3T1B101bd1000011b60185120R4[b3V1T1[b3V1B101bd10000010[b38:\b31]b3^b3_b30212gd1c`1000001bd14PPf^Tlg11R40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100`b3?1b61Wf1185120W7ab3R1F0001684121Wf1W7>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3bb30000ab38:cb31o`3db3eb3170fb3121Wf1UI0fR2121Wf1ef10Sa3121Wf1W70Ta3112gd1c`100000000000000gb3?1b61Wf10hb3R1F00015056831921Wf1W703000051385121Wf1W7721Wf1m;ib3jb30000hb38:kb31o`3lb3mb3190fb3121Wf1UI0fR2121Wf1ef10Sa3121Wf1W70nb3121Wf1m;0ob3211c`100000000000000Pc3?1b61Wf10Qc3T1F000256831921Wf1W7030000Rc356831921Wf1m;030000Sc30000Qc38:Tc32Uc3Vc3Wc3Xc3190fb3121Wf1UI0fR2121Wf1ef10Sa3121Wf1W70nb3121Wf1m;0Yc3212gd1c`100000000000000Zc3?1`61QR11513920Q902185120W7[c3P1F000250568319:21QR1]<205U3b3b3_3b304S3_3T3U30300005153871:21QR1]<105U3b3b3_3b3036_3R3Z3U3S3d35683121QR1W7000\c356831921QR1m;030000]c30000[c38:^c31Uc3_c3`c318121QR1UI0Ra3121QR1ef10Sa3121QR1W70nb3121QR1m;0Yc3211c`100000000000000ac3?1b61Wf11684120W7403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3bc3R1F00017921Wf1m;030cc3dc30000bc38:ec32fc3gc3hc3ic3170jc3121Wf1W70ej1121Wf1ef10kc3121Wf1m;0lc3211c`100000000000000mc372h6j60152920^?021020nc3T1H00001h6nc38:oc31Pd3Qd3Rd3130Sd3120ef10Td3212gd1c`100000000000000Ud376X3Z3\3^3`3f301503920^?0213920f8021Vd3R1>00003X3\3f3Vd38:Wd32Xd3Yd3Zd3[d3130\d3120ef10]d3212gd1c`100000000000000^d326_d3`d3ad3WA_?f@061V300bd3f1P12X3Z300bd3h1N2\3^300bd3j1L1b300bd3l1J1d300bd3n1N1j300bd3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:bd38:000bd38:cd31R`3dd3ed30111c`1010000000000100fd397V3X3Z3\3^3b3d300gd3R1>01j300gd3b1J11T300gd3d1L11i;01000gd38:hd31R`3id3jd30111c`10100001i;4PPigPZ900000000kd351l61_m113603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120]Kld3T1F311l601603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120]Kld3Z1T1ld3Z1B101i;000011h601920^?021ld3\1T1ld3\1B101i;000011j300ld3^1T1ld3^1B101i;0001md3000ld38:nd31Pd3od3Rd30212gd1c`10100001i;4PPb_QdB0041T<00ld3d1F1V<00ld3f1F1X<0152920id1000921_m1id1000ld3h1F1Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ld3j1F00000Pe3?1T71Wf10Qe3NF0001684121Wf1XL4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3Re30000Qe38:Se31Te3Ue3Ve30211c`100000000000000We372b6d60152920W703003=e2^2Y2]2`2\2U2]2U2^2d2U2T2Xe3V1H00003`6b6d6Xe38:Ye31``3Ze3[e315120UI0\e3120W70ej1120ef1212gd1c`100000000000000]e391P701385120WF^e3P1H01D00^e3T1T111j300^e3T1n211bU201000^e38:_e31`e3ae3be30211c`10110001bU24PPb_QdB00000000ce394X<LP1R10152920id1000921`d1id1000de3NH01X61`d1185120R4de3V1J14`6b6n;j30152920R421`d1R421`d1R4de3Z1B11i;01000de38:ee31]b3fe3ge30212gd1c`1000001i;4PPf^Tlg100000000he374P1R1LN017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1ie3je3X1>00002\1^1je38:ke32le3me3ne3oe3150Pf3120ef10Qf3120P70Rf3212gd1c`1010000000000000Sf3?2b6`61Wf1151513920Q90206841920W7030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920m;030000Tf3R1F0001721Wf1m;Uf3Vf30000Tf38:Wf32Xf3Yf3Zf3[f3170jc3121Wf1W70ej1121Wf1ef10kc3121Wf1m;0\f3111c`100000000000000]f352T3n;1_m1153920h5030039_2^2o2S2b2U2Q2d2U2^f3T1F111j300^f3X1\1^f3X1J101bd10000000^f38:_f31`f3af3bf30212gd1c`1000001bd14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100cf351X71`d10df3NF111Z7015284120WM035b3U3Q3T3i3df3P1\1df3P1J101bd1000011Z701684120WM2035U3b3b3_3b3036V3Q3Y3\3U3T3df3T1B00df38:ef33ff3ga3ha3gf3hf30212gd1c`1000001bd14PPigPZ901041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100if381X900jf3P1H1Z7015284120WM035b3U3Q3T3i3jf3R1N311X700jf3T1Hjf38:kf32ga3ha3lf3mf3130nf3120ef10of3212c`1Pg300000000000000Qg381P701385120WFRg3P1H1j300Rg3T1N00Rg38:Sg31`e3Tg3be3130Ug3120ef10Vg3211c`100000000000000Wg3?5\1^1`1f1b11Vd215185120P7784120P7Xg3Yg3NF0001621Vd2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3Zg30000Yg38:[g31\g3]g3^g30212gd1c`100000000000000_g382^1f11Vd217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Xg3`g3X1H1\10151920f80215050385120P7385121Vd2P75220P721Vd2P7`g3^1>00`g38:ag31me3bg3cg3150dg3121Vd2P70eg3121Vd2ef10fg3112gd1c`100000000000000gg391\1015185120P7920f8021hg3NH101200hg38:ig31le3jg3kg30212gd1c`101000001P70000000lg3?1\11QR115185120f87841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Xg3mg3R1F000121QR1f8ng30000mg38:og31me3Ph3Qh3150Rh3121QR1P70Sh3121QR1ef10Th3212gd1c`1010000000000000Uh3?1h31S]215220f8020Vh3P1F0015T3V3X3b3j31ce10Vh3T1P1153921S]2id1000921ce1id1000Wh30000Vh38:Xh31Xd3Yh3[d3140Zh3121S]2WA0[h3121S]2ef1212gd1c`100000000000000\h3?2\9^91m?15185120hA565920hA20b41i;]h3X1F13P3`6n91cX2185120h9]h3^1B11i;015721cX2h9002^h30000]h38:_h33`h3dP2XQ2ah3bh3190ch3121m?hA0dh3121m?ef10eh3121cX2ef10hP2121cX2h90fh3212gd1gh3000001i;4PPlb\i^A0071`900]h3l1F1b900]h3n1F1d900]h3P2F1f900]h3R2F1T800]h3T2F1n;00]h3V2F1j300]h3X2F00000hh3?1^91m?15185120W485120hAih3X1F12P3\81ce11515085120`>85120a>5420b421m?hAih3^1>11i;01621m?W41921ce1`>21ce1a>jh30000ih38:kh31`h3lh3mh317121m?W40nh3121m?hA0Xh1121m?ef10oh3121ce1ef1212gd1gh30100001i;4PPlb\i^A0051`90152920W421m?W421m?W4ih3j1F1b90152920W421m?W421m?W4ih3l1F1d900ih3n1F1f90152920W421m?W421m?W4ih3P2F1T800ih3R2F00000Pi3?3`6P3l91no115185120h95720h91PX1Qi3\1F21^91m?1565920hA20b41i;Qi3b1B2`6P31cX2185120h9Qi3d1B11i;01505521cX2b421m?b45421cX2h91PX1Ri30001Qi38:Si31`h3Ti3Ui31<121no1h90Vi3121no1ef10Wi3121m?ef10Xi3121cX2ef10hP2121cX2h90Yi311PX10Zi3111gh30100002i;4PP\mXh_3PX10P400;1l900Qi3R2F1b600Qi3T2F1`900Qi3V2F1b900Qi3X2F1d900Qi3Z2F1f900Qi3\2F1n900Qi3^2F1T800Qi3`2F1Z800Qi3b2F1d800Qi3d2F1X601720UI[i3Qi3f2F00101\i3]i3Qi3X1>^i3?5n9l9\8P3`61jm1185120h9_i3R1F00015521jm1h91PX1`i30000_i38:ai32bi3YQ2ci3di315121jm1h90ei3121jm1ef10fi311PX1212gd1gh3000001PX10P400000000gi3?1n91hi3185120VX1ii3V1F00025521hi3VX11ji3ki355921hi3WX10001ji3li30000ii38:mi31ni3oi3Pj318121hi3VX10Qj3121hi3WX10Rj3121hi3ef10Sj311ji30Tj3111gh30100001ji30X100000000Uj3?1l91_m10Vj3X1F000285121_m1h9Wj35721_m1h9921_m1PX11PX1Xj30000Vj38:Yj31`h3Zj3[j3170\j3121_m1ef10]j3121_m1h90^j3121_m1PX10_j3111gh31`j3100001PX10P400000000aj3?2\8P31jm115085120a>85120`>bj3T1F000155831921jm1a>21jm1`>1PX1cj30000bj38:dj31bi3ej3di3160fj3121jm1ef10YV21831921jm1a>21jm1`>0gj311PX1212gd1gh30100001PX10P400000000hj3?1`61^g11515220UI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120nIij3R1F00023721^g1nIjj3kj33721^g1nIlj3mj30000ij38:nj32YQ2bi3oj3di3140Pk3121^g1ef10Qk3121^g1nI212gd1gh3010000000000000Rk3?1n91hi3185120XX1Sk3R1F0001505521hi3XX10005521hi3WX1000Tk30000Sk38:Uk31Vk3Wk3Xk3170Yk3121hi3XX10Zk3121hi3WX10Xh1121hi3ef10[k3111gh300000000000000\k381f91Wf1185120P4]k3T1H7X9\9^90d:j:R:015052920W403021Wf1P452920P403021Wf1P4]k3Z1>111j:0152920P:002000]k3d1H]k38:^k31m[2_k3`k3150ak3121Wf1ef10bk3121Wf1P40ck3111dk3011000000000000ek3:1n500fk3T1H1aH20aH012120fk38:gk31hk3ik3jk3130kk3120ef10lk3111dk3010000000000000mk3?4`9f:h8P21S]20nk3P1F000150505056831921S]2m;921S]2n;921S]2_V103000085121S]2W785121S]2W485121S]2P4ok30000nk38:Pl31Q^2Ql3Rl3130Sl3121S]2ef10Tl3211dk300000000000000Ul382l:f91Wf115085120P485120W4Vl3T1H7X9\9^9d:j:R:l3015052920W4030921Wf1P421Wf1W452920P4030921Wf1P421Wf1W4Vl3Z1>111j:0152920P:002000Vl3d1HVl38:Wl31m[2Xl3Yl3150`\2121Wf1ef10bk31921Wf1P421Wf1W40ck3111dk3010000000000000Zl3;01040[l38:\l31]l3^l3_l30112dk3QY300000000000000`l3;011al30bl38:cl31]l3dl3el30112dk3QY300000000000000fl3;0202030gl38:hl31]l3il3jl30213gd1dk3QY300000000000000kl3;040001051ll30ml38:nl31nX3ol3Pm30213gd1dk3QY300000000000000Qm351Z=1Wf1151720iKRm33720iKSm3Tm3V1F111Z=01503720iKRm3720iKUm3Tm3^1LTm3^1>101_S10000000Tm38:Vm31Q^2Wm3Xm30211dk3000001_S14PPU[ck100000018`9f:X4P2l7h8`1X<015620ef121Wf1ef1Tm3h1P1101Ym3Zm3Tm3R1>[m3?2V=n51Wf1152920aH021021\m3V1F00013921Wf1Vd1020]m30000\m38:^m31_m3`m3am3130bm3121Wf1ef10cm3111dk3010000000000000dm3<00111em38:fm32gm3_m3hm3im30212gd1dk300000000000000jm3?3X=j1X41Wf115085120Zd185120T;km3P1F00013921Wf1Zd1020lm30000km38:mm31gm3nm3om3130Pn3121Wf1ef10Qn3211dk300000000000000Rn3?1X41S]2153871:20T;106b3U3Q3c3_3^3036Q3R3c3U3^3d3Sn3LF00016:21S]2T;106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2Tn30000Sn38:Un31gm3Vn3Wn30212dk3Wo200000000000000Xn3?1j11`d1153871:20T;107c3e3S3S3U3c3c3036Q3R3c3U3^3d3Yn3LF000152871:21`d1T;107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3Zn30000Yn38:[n31gm3\n3]n30211dk300000000000000^n371T=00_n3P1H0007B4JLF200_n38:`n31_m3an3bn3150`\2120ef10cn3120Qd10dn3112gd1dk300000000000000en351h;1S]20fn3NF213l;l7b600fn3R1T1fn3R1B101bd1000011R7015284120oK033b3U3T3fn3T1T1fn3T1B101bd10000000fn38:gn31hn3in3jn30211f^1000001bd14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100kn351h;1S]20ln3LF111j;00ln3N\1ln3NJ101bd1000021f;00ln3P1L1d;00ln3P1f200ln38:mn31hn3nn3on30211f^1000001bd14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Po351`;1eQ20Qo3NF213f;h;j;00Qo3R1T1Qo3R1B101bd1000013`;f;j;015052920`N921eQ2`N000921eQ2`N920`N000515220`N921eQ2W@20`N5220W@21eQ2`NQo3Z1P1Qo3T1B101bd10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Qo3V1F1Ro311f;01515185120`N85121eQ2`N5320`N21eQ2`NQo3f1B00Qo38:So31To3Uo3Vo30211f^1000001bd14PP\mXh_300000000Wo3?1f;1`d10Xo3P1F0011j:1no10Xo3R1P115758921`d1RZ1921no1P:002983121`d1Q^1000921no1P:002Yo30000Xo38:Zo31[o3\o3]o319121no1P:0^o3121no1ef10_o3121`d1RZ10`o3121`d1ef10ao3121`d1Q^1211f^100000000000000bo391`;00co3NH05j:d:l:X;Z;00co3R1J12f;j;00co3X1L11i;01000co38:do31eo3fo3go30211f^1000001i;4PP\mXh_300000100ho392f;h;00io3NH01`;00io3P1T111`;00io3P1X311bd1121200io38:jo31ko3lo3mo30211f^1000001bd14PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100no3?1`;1eQ20oo3NF00015421eQ2`N21eQ2W@PP40000oo38:QP41eo3RP4SP4170TP4121eQ2ef10UP4121eQ2`N0VP4121eQ2W@0WP4211f^100000000000000XP461`;1eQ20YP4NH2011d;00YP4R1B0YP4R1B011f;00YP4T1B0YP4T1B1bd1001YP48:ZP41ko3[P4\P40211f^1000001bd14PP\mXh_30121h;00YP4`1\11j;00YP4`1P341T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100]P4?1`;1eQ20^P4R1F0012j3T31_m10^P4T1P11555921eQ2b421_m1b41i;_P40000^P48:`P41eo3aP4bP4160TP4121eQ2ef10cP415921eQ2b421_m1b40dP4121_m1ef1211f^1000001i;4PPhUibmR100000000eP491`;00fP4NH01b;00fP4R1J13f;h;j;00fP4T1L11i;01000fP48:gP41ko3hP4iP40211f^1000001i;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100jP491b;00kP4NH01d;00kP4R1J14f;h;j;`;00kP4T1L11i;01000kP48:lP41ko3mP4nP40211f^1000001i;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100oP4?1`;1eQ2185120RZ1PQ4T1F11d;1_^2185120RZ1PQ4X1F11i;01525821_^2RZ1983121_^2Q^100021eQ2RZ1QQ40010PQ48:RQ41[o3SQ4TQ41;0UQ4121eQ2RZ10VQ4121eQ2ef10WQ4121_^2RZ10XQ4121_^2Q^10Xh1121_^2ef10V;212gd1f^1000001i;4PP\mXh_30121h;00PQ4h1\11j;00PQ4h1P300100YQ4?1j:1no115085120P:85120W4ZQ4X1F21f;1`d10ZQ4^1B1j:1m?185120P:ZQ4`1B11i;01505421m?ef121`d1ef1575821m?P:983121`d1Q^1000921no1P:002[Q40010ZQ48:\Q41[o3]Q4^Q41=0_Q4121no1P:0Xh1121no1ef10`Q4121m?P:0Xh1121m?ef10aQ4121`d1Q^10Xh1121`d1ef10V;211f^1000001i;4PPPXXWXjZc40082X6Z601720UIbQ4ZQ4n1F1b900ZQ4P2F1d900ZQ4R2F1T800ZQ4T2F1d:00ZQ4V2F1h;00ZQ4X2F1j;00ZQ4Z2F1d;015185120Q^15683120Q^1000ZQ4\2F00001cQ4dQ4ZQ4T1>eQ451j;00fQ4NF111`;00fQ4X1LfQ4R1>101bd10014n;j3T3Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3fQ4T1B0000fQ48:gQ41eo3hQ4iQ40211f^1000001bd14PP\mXh_300000000jQ4?1j:1no1185120W4kQ4\1F31f;1`d10kQ4b1B1j:1cX215185120W4575920b421no1b41hg1kQ4d1B1j:1m?15185120P:575920b421no1b41hg1kQ4f1B11i;0150505421cX2ef121`d1ef15421m?ef121cX2ef15185121`d1Q^1621no1W4121`d1Q^1lQ40000kQ48:mQ41[o3nQ4^Q41:0hb2121no1W40oQ4121no1ef10PR4121`d1ef10QR4121m?ef10ao3121`d1Q^1211f^1000002i;4PPPXXWXjZc4hg14PPigPZ90091j:0152920W403021no1W4kQ4R2F2X6Z601720UIbQ4kQ4T2F1b900kQ4V2F1d900kQ4X2F1T800kQ4Z2F1d:00kQ4\2F1h;00kQ4^2F1j;00kQ4`2F1d;015185120Q^15683120Q^1000kQ4b2F00002RR4dQ4kQ4V1>SR4TR4kQ4X1>UR4?5j:d:l:X;Z;1Q`20VR4V1F0011j;1QR10VR4l1P115221Q`2U[221QR1U[2WR40000VR48:XR41eo3YR4iQ4150ZR4121Q`2ef10[R4121QR1ef10\R4211f^100000000000031j;00VR4^1T1011`;015620ef121QR1ef1VR4`1T1105j:d:l:X;Z;01515620ef121QR1ef15220U[221Q`2U[2VR4b1P1102[_3]R4VR4P1>^R4_R4VR4R1>`R4?1n11eQ2185120Q7aR4V1F0012^1`11^g1137920P7030bR4aR4\1B150385121^g1Q7558015921eQ2Q721^g1Q71gW1cR40000aR48:dR43eR4fR4gR4hR4iR4180jR4121eQ2ef10kR4121eQ2Q70lR4121^g1ef10mR4121^g1Q7212gd1nR40100001gW14PPU[ck100000000oR451f11QR1185120V9PS4R1F213j1T4n101920Q9021PS4X1P1PS4X1B0017n;Z<T3j3Z8X7X9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821QR1V91i;PS4^1F0011n100PS4R2P1PS4f1B101bd11585821QR1V91i;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3PS4j1F0000PS48:QS41RS4SS4TS40211nR40100002i;4PPdhU\\d1bd14PPigPZ90141^100PS4Z2\11`100PS4Z2l21l100PS4Z2d41b100PS4Z2P600000US471n100VS4V1H11n11eQ20VS4Z1J12^1`100VS4\1L0140VS48:WS42fR4gR4XS4YS4150ZS4120ef10[S4121eQ2ef10\S4212gd1nR400000000000001]S4^S4VS4R1>_S451^11^g10`S4V1F311f100`S4Z1P1`S4Z1B115821^g1Q71i;000013f1T4n100`S4^1P1`S4^1B01585821^g1Q71i;04PTQm118n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920UI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3`S4d1F01aS413n1f1j100`S4b2P1`S4R2B101bd11585821^g1Q71i;04PTQm1018n;Z<T3j3Z8X7X9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920UI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3`S4V2F0000`S48:bS42RS4cS4dS4eS40212gd1nR40100002i;4PPdhU\\d1bd14PPigPZ90111b100`S4j2\100000fS4?1n11eQ20gS4T1F0021^11^g10gS4X1B1T41QR10gS4Z1B154921QR1]C21QR1b4921eQ2Q721^g1Q7hS40000gS48:iS41jS4kS4lS4180ZS4121eQ2ef10mS41921QR1]C21QR1b40Xh1121QR1ef10nS41921eQ2Q721^g1Q7212gd1nR4010000000000000oS4?1^11^g1185120Q7PT4T1F11n11eQ20PT4X1F0015621eQ2b45821^g1Q71i;QT40000PT48:RT41jS4ST4TT4180UT4121eQ2b40Xh1121eQ2ef10VT4121^g1ef10WT415821^g1Q71i;212gd1nR4000001i;4PPdhU\\d10121b100PT4b1\11f100PT4b1l200000XT4?1n11eQ2185120Q7YT4V1F0021^11^g10YT4\1B1j11`d1120Q9YT4^1B1505421`d1b421eQ2Q7555921^g1Q721eQ2Q71gW1ZT40000YT48:[T41\T4]T4^T41;0jR4121eQ2ef10kR4121eQ2Q70_T4121`d1b40Xh1121`d1ef10`T4121^g1ef10V;212gd1nR40100001gW14PPU[ck100000000aT491n100bT4X1H01j10120Q9bT4\1J011i;01000bT48:cT41\T4dT4eT40212gd1nR40100001i;4PPdhU\\d100000000fT491n100gT4R1H01n100gT4V1J11`100gT4X1L11i;01000gT48:hT42fR4gR4iT4YS40212gd1nR40100001i;4PPPf^Tlg10011h200gT4`1\100000jT451^11^g10kT4Z1F611f100kT4^1P1kT4^1B115821^g1Q71i;000011j10120Q9kT4b1P1kT4b1B01585821^g1Q71i;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kT4j1F01lT411T400kT4T2P1kT4T2B01585821^g1Q71i;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kT4Z2F01lT411n100kT4d2P1kT4d2B01585821^g1Q71i;04PTQm117n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kT4j2F01mT421n100kT4b3J2^1`101558015959920Q75820b41nT420b41nT41gW1kT4d3JkT4T3B101bd11585821^g1Q71i;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kT4X3F1oT411j10120Q9kT4X4P1kT4l3B101cC1585821^g1Q71i;04PTQm1017n;Z<T3j3Z8X7X90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kT4P4F1PU4000kT48:QU45RS4cS4RU4SU4TU4UU4VU40214gd1nh1oh1nR4000005i;4PPdhU\\d1nT44PP\mXh_3gW14PPigPZ9bd14PPb_QdBcC4PP\mXh_30111b100kT4d4\100000WU451n11eQ20XU4NF211^10155801595920Q721eQ2b41nT41gW1XU4R1P1XU4R1B101bd1000011`100XU4X1T1XU4X1B101bd10001YU4000XU48:ZU41RU4[U4\U40212gd1nR4000003nT44PP\mXh_3gW14PPigPZ9bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100]U4?1f71jm11684120k>203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3^U4V1F11`71QR10^U4Z1F11i;01525284121jm1k>03:Q3e3d3X3_3b3Y3j3U3T3684121QR1]<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3_U40000^U48:`U41Yf3aU4bU4180cU4121jm1k>0ej1121jm1ef10dU4121QR1]<0ej1121QR1ef1212gd1iM0100001i;4PPigPZ90131b700^U4f1\11j700^U4f1T31d700^U4f1d400000eU4?1`71^g10fU4^1F0021`71QR10fU4n1B1^71`g10fU4P2B15050505421`g1ef121QR1ef15321^g1U[221QR1U[23684121QR1]<3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3545921^g1b421`g1b41gU4hU40000fU48:iU41Yf3jU4kU41;0lU4121QR1]<0ej1121QR1ef10mU4121`g1ef10nU415921^g1b421`g1b40n`2121^g1ef10V;211iM0100001gU44P`beiM00000031`700fU4b1T1011^700fU4d1T1014f7j7R<P<015620ef121QR1ef1fU4f1P1102oU4PV4fU4X1>^R4QV4fU4Z1>RV471b6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3SV4R1H11^71`g1152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3SV4Z1B11`700SV4^1L000SV48:TV42UV4VV4WV4XV4140YV4120ef10ZV4121`g1ef1011iM010000000000000[V4?1X61`d115220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3\V4Z1F12`6b61nc20\V4P2F11bd1015052841921nc2W703003OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T36841921nc2W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3]V40001\V48:^V41_V4`V4aV4170bV4121`d1ef10cV4121nc2ef10Sa3121nc2W70dV4212iMTm10110002i;4PPigPZ9bd14PPf^Tlg11R4011P<00\V4^2\100131`6015151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020555921`d1b420b41i;\V4`1P101100185120Y4\V4l1T10410015420Y400n1\V4n1T1100eV491\900fV4P1H01`7015284120]<036T3U3^3Y3U3T3fV4V1B12`7h700fV4Z1L11i;01010fV48:gV42hV4iV4jV4kV40212gd1iM000001i;4PPf^Tlg100:1d700fV4j1F1b700fV4l1F1j700fV4n1F1f100fV4P2F1Z800fV4R2F1n800fV4T2F1P<00fV4V2F1R<00fV4X2F1Z<00fV4Z2F1f7015384120k>036T3U3^3Y3U3T3fV4\2F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100lV491`601515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9385120W7mV4P1H01`7015284120]<036T3U3^3Y3U3T3mV4X1B12`7h700mV4\1L11i;01010mV48:nV43hV4iV4oV4PW4kV40212gd1iM000001i;4PPf^Tlg100:1d700mV4l1F1b700mV4n1F1j700mV4P2F1f100mV4R2F1Z800mV4T2F1n800mV4V2F1P<00mV4X2F1R<00mV4Z2F1Z<00mV4\2F1f7015384120k>036T3U3^3Y3U3T3mV4^2F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100QW481b61QR115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3RW4R1H1h70152841920UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3RW4\1>21SW411X6015220R421QR1R4RW4`1HRW48:TW41iV4UW4VW4150WW4121QR1ef10XW411SW40YW4212gd1iM000001SW44PPigPZ900000000ZW4?2b6`61Wf115152920W703003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920Q9020[W4T1F00016841921Wf1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3\W40000[W48:]W41fc3^W4_W4150`W4121Wf1ef10aW4121Wf1S50bW4211iM010000000000000cW451h71ce1152841920UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3dW4R1F211b6015152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920m;030000dW4X1P1dW4X1B101bd1000011`6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920Q90215152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920m;030000dW4^1P1dW4^1B101bd10001eW411`6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9385120W7dW4l1B00dW48:fW43gW4oV4Uc3hW4iW40212gd1iM000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101jW4kW4dW4N>lW4?1b61QR115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120m;85120S5mW4R1F000256831921QR1m;031]1000nW452841921QR1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3oW40000mW48:PX41gW4QX4RX4170SX4121QR1ef10kc3121QR1m;0TX4121QR1S50UX4211iM00000000000000VX491\900WX4R1H01f7015284120k>036T3U3^3Y3U3T3WX4V1J1>`7f7d7b7h7j7f1Z8n8P<R<Z<n;j30153841920]<920k>035_3d3X3U3b3036T3U3^3Y3U3T3WX4Z1B11i;01010WX48:XX42hV4iV4YX4ZX40212gd1iM000001i;4PPf^Tlg100000000[X4?1b61Wf115185120W77920m;030\X4]X4R1F00015284121Wf1W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3^X40000]X48:_X41_V4`X4aX4150bX4121Wf1ef10cX4121Wf1W70dV4212iMTm1011000000000000dX4?1b61Wf115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3eX4NF000152841921Wf1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3fX40000eX48:gX41_V4hX4iX4150bX4121Wf1ef10aW4121Wf1S50jX4212iMTm1011000000000000kX4?1X61`d115185120R4720UIlX4mX4Z1F21b61Wf11515220R421`d1R45284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3mX4`1B1j71nc2185120QOmX4b1B11i;01505284121nc2QO03;U3h3Q3S3d3o2Q3\3Q3b3]35421Wf1ef121nc2ef1nX40000mX48:oX41fc3PY4QY4190\T2121`d1ef10RY4121Wf1ef10SY4121nc2QO0Xh1121nc2ef10V;212iMTm10110001i;4PPb_QdB0011X601720UITY4mX4P2F00101UY4VY4mX4V1>WY481b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3XY4V1H1j70152841920QO03;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3XY4Z1N21i;0XY48:YY42_V4fc3ZY4[Y4150\Y4120ef10]Y411i;0dc2213gd1iMTm10110001i;4PPb_QdB00000000^Y4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3_Y4P1H01b6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3_Y4V1J16X6X9Z8j3P<400_Y4X1L11i;01000_Y48:`Y41_V4aY4bY40213gd1iMTm10110001i;4PPb_QdB00000000cY471b6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3dY4V1H11b71`g10dY4Z1\111`700dY4Z1l301B0dY48:eY42UV4VV4fY4XV4150YV4120ef10gY4121`g1ef10hY4011iM010000000000001]S4^S4dY4R1>iY493\9^1d:00jY4P1H01h700jY4T1J14`7X9Z8j30153841920]<037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3jY4X1B11i;01010jY48:kY42lY4oV4mY4nY40212gd1iM000001i;4PPb_QdB0031f100jY4n1F1n;00jY4P2F1f7015384120k>036T3U3^3Y3U3T3jY4R2F00000oY491`601515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9385120W7PZ4P1H01f7015284120k>036T3U3^3Y3U3T3PZ4V1J12`7f70153841920]<20k>036T3U3^3Y3U3T3PZ4Z1B11i;01010PZ48:QZ41oV4RZ4SZ40212gd1iM000001i;4PPf^Tlg10061d700PZ4j1F1b700PZ4l1F1j700PZ4n1F1P<00PZ4P2F1R<00PZ4R2F1Z<00PZ4T2F00100TZ4?1h71ce10UZ4V1F12`7\91m?1505185120]<5384120]<036T3U3^3Y3U3T351385120]<565920b421ce1b41`NUZ4Z1>00185121m?]<VZ40000UZ48:WZ41lY4XZ4YZ4170ZZ4121m?ef10Sb215921m?b421ce1b40[Z4121ce1ef10\Z4212gd1iM000001`N4PPb_QdB01:1f7015384120k>036T3U3^3Y3U3T3UZ4h1F1d700UZ4j1F1X900UZ4l1F1X601720UI]Z4UZ4n1F1R800UZ4P2F1f100UZ4R2F1Z800UZ4T2F1n800UZ4V2F1P<00UZ4X2F1Z<00UZ4Z2F00100^Z491h700_Z4NH02\9d:00_Z4R1J12X9j300_Z4T1L11i;01010_Z48:`Z41lY4aZ4bZ40212gd1iM000001i;4PPZfVg30021X600_Z4^1\11n;00_Z4^1n100000cZ452f7`71jm1152841920k>20]<036T3U3^3Y3U3T3dZ4R1F216b8X;b9d9f9h700dZ4`1P1dZ4`1B0012j3Z801565920b421jm1b4581eZ41gW1dZ4f1P101fZ416b8X;b9d9f9h700dZ4n1P1dZ4j1B101bd1158585821jm1b41eZ41gW104PTQm1012j3Z800dZ4l1P10000dZ48:gZ41hZ4iZ4jZ40111iM0100003eZ44PPPlYaTUm4gW14PPThjX_:bd14PPb_QdB0031d7015384120W@036T3U3^3Y3U3T3dZ4Z2F1f7015284120k>03:Q3e3d3X3_3b3Y3j3U3T3dZ4\2F1`701684120]<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3dZ4^2F00012\9^901515620hA21jm1b4555920hA21jm1b41eZ4dZ4X1L010kZ491^700lZ4R1H01X61`d115220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3lZ4V1J12`6b600lZ4X1L11i;01200lZ48:mZ41UV4nZ4oZ40011iM0100001i;4PP\mXh_31R40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100P[481X900Q[4V1H2`7f700Q[4X1N00Q[48:R[43hV4ga3ha3S[4T[4130nf3120ef10U[4212gd1iM00000000000000V[4:1f700W[4NH1k>20k>063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311W[48:X[41Yf3Y[4Z[40111iM010000000000000[[491b700\[4R1H02f7`7016841920k>20]<303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3\[4X1B11f700\[4\1L11i;01000\[48:][41Yf3^[4_[40212gd1iM0100001i;4PPigPZ900000000`[491b700a[4R1H01X61`d115220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3a[4V1J12`6b6015220R421`d1R4a[4Z1B11i;01200a[48:b[41UV4c[4oZ40011iM0100001i;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100d[4?1b61QR115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3e[4T1F1101m?185120X4e[4X1F11i;013684121m?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3f[40000e[48:g[41_V4h[4bY4170YV4121QR1ef10i[4121m?X40j[4121m?ef10k[4212iMTm10110001i;4PPb_QdB0161X600e[4d1\11X900e[4d1n11Z800e[4d1j31j300e[4d1n41P<00e[4d1h51400e[4d1`600100l[4?1^71`g10m[4V1F0021X61`d11620UI203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3m[4Z1B1f71jm10m[4^1B150505521jm1b421`d1b4565921`g1b421`d1b41i;3684121jm1k>2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3n[40000m[48:o[41Yf3P\4_[41:0Q\4121`g1ef10R\4121`d1UI0eR2121`d1ef10S\4121jm1k>0ej1121jm1ef1211iM0100001i;4PPigPZ900000000T\491`60151516920UI030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920Q9021385120W7U\4P1H01f70152841920k>030036T3U3^3Y3U3T3U\4X1B12f7`700U\4\1L11i;01010U\48:V\41Yf3W\4X\40211iM0100001i;4PPb_QdB0041j700U\4f1\11d700U\4f1l21P<00U\4f1b41Z<00U\4f1Z500100Y\451d71`d11515284120W@036T3U3^3Y3U3T385120hAZ\4R1F216b8X;b9d9f9h700Z\4X1P1Z\4X1B0012j3Z8015620b421`d1hAZ\4^1P10016b8X;b9d9f9h700Z\4d1P1Z\4`1B101bd1121`d1hA012j3Z800Z\4b1P10000Z\48:[\41hZ4\\4jZ40111iM0100001bd14PPb_QdB0021d7015384120W@036T3U3^3Y3U3T3Z\4P2F1f7015284120k>03:Q3e3d3X3_3b3Y3j3U3T3Z\4R2F00000]\491X900^\4P1H01X61`d115220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3^\4T1J13`6b6X601505220R421`d1R45220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3^\4X1B11i;01400^\48:_\41UV4`\4a\40011iM0100001i;4PP\mXh_300041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100b\451X61`d11515220UI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4c\4P1F211`6015220R421`d1R4c\4V1T1c\4V1B101bd1000011b6015220R421`d1R4c\4X1T1c\4X1B101bd10000000c\48:d\41e\4f\4g\40111iM000001bd14PPf^Tlg10061j700c\4^1F1R<00c\4`1F1T<00c\4b1F1V<00c\4d1F1X<00c\4f1F1Z<00c\4h1F00100h\491b6015220R421`d1R4i\4NH01X61`d11515220UI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4i\4V1B11`6015220R421`d1R4i\4\1B11le101010i\48:j\41e\4k\4l\40111iM000001le14PPf^Tlg10011j700i\4h1\100100m\451X61`d11515220UI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4n\4P1F211j700n\4V1T1n\4V1B101bd1000011`601515220R421`d1R4920Q9021n\4X1T1n\4X1B101bd1000011b6015220R421`d1R4n\4\1B00n\48:o\41e\4P]4g\40111iM000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Q]4?1X61`d11515220UI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4R]4T1F11j71nc215185120QO50385120R45220R421`d1R4R]4Z1B11i;01684121nc2QO3033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3S]40010R]48:T]41e\4U]4V]4170W]4121`d1ef10X]4121nc2QO0Xh1121nc2ef10Y]4111iM000001i;4PPigPZ90031X600R]4h1F1`6015220R421`d1R4R]4j1F1b6015220R421`d1R4R]4l1F00100Z]4?1X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4[]4V1F21f71jm10[]4\1B2\9^91m?0[]4^1B11i;015521jm1b421m?b4\]40000[]48:]]41^]4_]4`]4160\T2121`d1ef10a]4121m?ef10b]4121jm1ef1111iM0100001i;4PPigPZ90051`6015220R421`d1R4[]4j1F1b6015220R421`d1R4[]4l1F1X600[]4n1F1f100[]4P2F1Z800[]4R2F00000c]451X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4d]4R1F111f70150385120R45220R421`d1R4d]4X1Ld]4X1>101bd1000021`6015220R421`d1R4d]4`1B1b6015220R421`d1R4d]4b1B00d]48:e]41^]4f]4g]40111iM0100001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100h]452f7`71jm1152841920k>20]<036T3U3^3Y3U3T3i]4R1F216b8X;b9d9f9h700i]4`1P1i]4`1B0012j3Z801565920b421jm1b4581eZ41gW1i]4f1P101fZ416b8X;b9d9f9h700i]4n1P1i]4j1B101bd1158585821jm1b41eZ41gW104PTQm1012j3Z800i]4l1P10000i]48:j]41hZ4k]4jZ40111iM0100003eZ44PP`[bUkU2gW14PPThjX_:bd14PPb_QdB0031d7015384120W@036T3U3^3Y3U3T3i]4Z2F1f7015284120k>03:Q3e3d3X3_3b3Y3j3U3T3i]4\2F1`701684120]<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3i]4^2F00012\9^901515620hA21jm1b4555920hA21jm1b41eZ4i]4X1L010l]4?1`61^g1151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20]<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020m]4V1F1101m?1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3m]4\1>11i;0154921m?Y400n100n1n]40000m]48:o]41_V4P^4Q^4170R^4121m?X40ej1121m?ef10S^4121^g1ef10T^4212iMTm10110001i;4PPigPZ90051j700m]4j1F1P<00m]4l1F1R<00m]4n1F1n;00m]4P2F1`6015220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3m]4R2F00000U^4?1b61QR115152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3V^4T1F21f71jm10V^4Z1B2^7b61nc2152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3V^4\1B11i;0185121nc2W7W^40000V^48:X^41VV4Y^4Z^4140[^4121QR1ef10\^4121nc2ef1011iM0100001i;4PPhUibmR10131`700V^4j1F1f70153841920k>03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3V^4l1F1^70153841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3V^4n1F00100]^4?1f71jm115284120k>03=^3_3d3T3U3d3U3b3]3Y3^3U3T3^^4V1F12`6b61nc2152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^^4\1B11i;01505185121nc2W75284121nc2W703D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121nc2W73921nc2Q9021_^40011^^48:`^41VV4a^4b^4190c^4121jm1ef10d^4121nc2ef10Yk2121nc2Q90e^4121nc2W70f^4011iM0100001i;4PPigPZ90141^700^^4n1\11b700^^4n1R31`700^^4n1j41X600^^4n1^600000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm1000004VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDoH2000000000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm100001T_44VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDoH2100000000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm100001U_44VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDoH2000000000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm100001V_44VB4PPhUibmR1gW14PPU[ck1j^44PPTSR[]V1oH2000000000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm100001W_44VB4PPdhU\\d1gW14PPU[ck1j^44PPPf^Tlg1oH2000000000g^4?1n31S]215185120UB85120hAh^4T1F0001505131oH55801595921S]2hA21S]2UB1VB1gW1511oH55801595921S]2hA21S]2UB5:21S]2iA04PP\mXh_31gW1i^41545921S]2hA21S]2b48221j^4585:921S]2iA00:04PP\mXh_304PP\mXh_3k^415921S]2hA21S]2UB^g100h^48:l^41m^4n^4o^41;0P_4121S]2UB0Sb215921S]2hA21S]2UB0Q_4121S]2hA0Xh1121S]2ef10R_411VB0S_4213gd1`;Tm100001X_44VB4PP`[bUkU2gW14PPU[ck1j^44PPlXkmZY2oH2000000000Y_451l31jm10Z_4NF311^100Z_4R1T1Z_4R1B101bd1000011`100Z_4T1T1Z_4T1B101bd10001[_411n300Z_4V1T1Z_4V1B101bd10000000Z_48:\_42]_4^_4__4`_40213gd1nh1`;000001bd14PPigPZ90111l100Z_4\1\141T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100a_451`11S]2152920W7002002b_4R1F111`101920^952841920_903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3b_4`1Lb_4`1>0015\9^9d:l3X900b_4d1L00000b_48:c_41d_4e_4f_40111`;01011001g_44PPU[ck101000111`10151920^952841920_903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3545921S]2b420b41g_4b_4X1L100h_451`11S]20i_4T1F211`6015220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3i_4^1T1i_4^1B101i;000011b6015220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3i_4`1T1i_4`1B101i;0000000i_48:j_41k_4l_4m_40111`;01010001i;4PPb_QdB01041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18021X901555921S]2b420b41i;i_4X1T1011X601515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3555921S]2b420b41i;i_4Z1T1060n_451`11S]215220W71o_4P`4R1F311P800P`4X1T1P`4X1B101bd1000011n7016841920k>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3P`4Z1P1P`4Z1B101bd1000012b6`60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3P`4`1P1P`4`1B101bd10000000P`48:Q`41R`4S`4T`40212gd1`;0010002o_402bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100U`4?1X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4V`4`1F21^91m?15185120hA37841920P4920W4030W`4V`4X2B1`61QR1151515220R421`d1R4920Q9021385120W7V`4\2B11i;01555921m?hA21`d1b41`o2X`40000V`48:Y`41Z`4[`4\`4190\T2121`d1ef10]`4121m?hA0Xh1121m?ef10^`4121QR1ef10_`4112``4`;0100002`o24PPX`eanDi;4PP\mXh_30031X601620UI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3V`4h2F1b900V`4j2F1d900V`4l2F00141l3015620hA21m?hAV`4f1T1011l3015220hA21m?hAV`4h1T1106^1`1l1b1f1l3015620ef121`d1ef1V`4j1P1102P8n701684120k>4036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3V`4T2T1102a`4b`4V`4Z1>c`4d`4V`4\1>e`4?1^11^g115185120Q737920P7030bR4f`4\1F31d:1jm1185120W4f`4b1B1^11cX215185120Q737920P7030bR4f`4d1B1d:1`g1185120W4f`4f1B15921^g1Q721^g1b4015050505521cX2Q721^g1Q75221`g1W421jm1W45421`g1ef121cX2ef15421cX2ef121jm1ef1g`40000f`48:h`41Z`4i`4j`41=0k`4121^g1Q70Q_2121jm1W40_Y2121^g1ef10l`4121cX2Q70Q_2121`g1W40_Y2121cX2ef10m`4112``4`;010000000;1f100f`4T2F1n100f`4V2F1b100f`4X2F1`100f`4Z2F1b900f`4\2F1d900f`4^2F1R800f`4`2F1T800f`4b2F1Z800f`4d2F1P900f`4f2F1X601784120UIgU3f`4h2F00102n`4o`4f`4V1>Pa4o`4f`4X1>Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;0100006VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDcC4PP_VUVQ2Sa44PPXa[hhX3[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;010001T_46VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDcC4PP_VUVQ2Sa44PTQm1[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;010001U_46VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDcC4PP_VUVQ2Sa44PPXa[hhX3[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;010001V_46VB4PPhUibmR1gW14PPU[ck1j^44PPTSR[]V1cC4PP_VUVQ2Sa44PPXa[hhX3[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;010001W_46VB4PPdhU\\d1gW14PPU[ck1j^44PPPf^Tlg1cC4PP_VUVQ2Sa44PPXa[hhX3[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100Qa4?1^11^g1185120Q7Ra4X1F0024l3\9^9f91cX215085120hA85120V9Ra4T2B1f11QR10Ra4\2B1505050555921^g1Q721^g1b41j^455801595821^g1Q71VB921cX2hA21cX2V91gW15580159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91gW15156801595821^g1Q71VB921cX2hA21cX2V91Sa45680159595821^g1Q71VB04PPPlYaTUm4921cX2hA21cX2V91Sa4Ta40000Ra48:Ua41m^4Va4Wa41=0Yj1121QR1ef10Xa4121^g1Q70Xh1121^g1ef10Ya411VB0Za41921cX2hA21cX2V90Xh1121cX2ef10V;211`;010001X_46VB4PP`[bUkU2gW14PPU[ck1j^44PPlXkmZY2cC4PP_VUVQ2Sa44PPXa[hhX3[a44PPPhcRYZj900000031f10151555921^g1b420b41cC5220U[221^g1U[2Ra4^1T1011R800Ra4`1T1104l3\9^9f901515151555921^g1b420b41[a45085120hA85120V95680159920hA20V9921cX2hA21cX2V91gW15480159920hA20V9921cX2hA21cX2V95904PPPlYaTUm41gW1Ra4b1P1100\a4?1d11`d1185120P:]a4V1F0015^1b1f1`1n11_m1137920P7030bR4]a4\1B1505721`d1P:0023921_m1T9020^a40000]a48:_a41`a4aa4ba4170`\2121`d1ef10hP2121`d1P:0ca4121_m1ef10da4111`;0101000000000000ea491`60151516841920UI030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021385120m;fa4T1H01n7016841920k>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3fa4^1B16n7P<R<n;Z<j300fa4b1L11le101010fa48:ga42ha4ia4ja4ka40111`;01010001le14PPhUibmR10021P800fa4n1F2`6b60185120W7fa4P2F00000la473`1HT10151515085120W73920^985120_95220W71lf1385120X7ma4X1H00002^1`1ma48:na41mg2oa4Pb4150Qb4120ef10Rb4120W70Sb4211`;01010001lf10600000000Tb491`10152920P7921^g1P7030921^g1P7920P7030Ub4T1H01^11^g10Ub4Z1J19^1l3b1f1j1n1d8R8f200Ub4^1B11i;01010Ub48:Vb42^_4]_4Wb4Xb40212gd1`;1Yb4100001i;4P``gn500000000Zb4?1`11S]215052920W71o_41o_4920^952841920_903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3[b4R1F00013921S]2^952841921S]2_903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3\b40000[b48:]b41R`4^b4_b4130`b4121S]2ef10ab4212gd1`;0010001o_40200000000bb491T400cb4T1H01`100cb4X1J11^100cb4Z1L11i;01000cb48:db41eb4fb4gb40111`;01011001i;4PP\mXh_300000000hb4?1d11`d1185120P:ib4V1F00015521`d1P:1PX1jb40000ib48:kb44Z`4lb4mb4`a4nb4ob415121`d1P:0Pc4121`d1ef10Qc411PX1212gd1`;000001PX10200000000Rc491^11Vd21515185120P75320P721^g1P73720P7bR4Sc4P1H01^11^g115185120P73720P7bR4Sc4X1B14^1b1f1n10152920P721^g1P721^g1P7Sc4^1B0010011i;Sc48:Tc41lb4Uc4Vc40212gd1`;0100001i;4PPPlYaTUm400000000Wc411^11^g10Xc4T1H3b1f1n10152920P7921^g1P7030921^g1P7920P7030Xc4X1>11i;Xc48:Yc41Zc4[c4\c40111`;0100001i;4PPPlYaTUm40011^10153920P7030921^g1P7030Xc4`1Z100000]c491l3015151515185120W485120hA5320W421m?P45320W4921m?W421m?P45620hA5821m?hA1gW1^c4T1H01^91m?1515185120P43784120P4^U3565920hA20b41`o2^c4`1B17f1n1`1l1^9b9d9015052920P4920W421m?P421m?P45220W4921m?W421m?P4^c4f1B1595921m?hA21m?b41`o201000^c48:_c41Z`4`c4ac40112``4`;0100002`o24PPX`eanDgW14PPU[ck100000100bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;000005VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDi;4PPigPZ9oH200131`100cc4T2\11l100cc4T2T31n100cc4T2`400000bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;00001T_45VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDi;4PPigPZ9oH210131`100cc4T2\11l100cc4T2T31n100cc4T2`400000bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;00001U_45VB4PPlb\i^AgW14PPU[ck1j^44PPX`eanDi;4PPigPZ9oH200131`100cc4T2\11l100cc4T2T31n100cc4T2`400000bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;00001V_45VB4PPhUibmR1gW14PPU[ck1j^44PPTSR[]V1i;4PPigPZ9oH200131`100cc4T2\11l100cc4T2T31n100cc4T2`400000bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;00001W_45VB4PPdhU\\d1gW14PPU[ck1j^44PPPf^Tlg1i;4PPigPZ9oH200131`100cc4T2\11l100cc4T2T31n100cc4T2`400000bc4?1l31jm10cc4X1F11^11^g10cc4Z1F11i;01505131oH55801595921jm1hA21^g1Q71VB1gW1511oH55801595921jm1hA21^g1Q75:21jm1iA04PP\mXh_31gW1dc41545921jm1hA21jm1b48221j^4585:921jm1iA00:04PP\mXh_304PP\mXh_3k^415921jm1hA21^g1Q7^g110cc48:ec41m^4fc4gc41=0hc4121^g1Q70Xh1121^g1ef10Yh115921jm1hA21^g1Q70Q_4121jm1hA0Xh1121jm1ef10R_411VB0ic4213gd1nh1`;00001X_45VB4PP`[bUkU2gW14PPU[ck1j^44PPlXkmZY2i;4PPigPZ9oH200131`100cc4T2\11l100cc4T2T31n100cc4T2`400000jc4?1`11S]20kc4\1F12`6b61nc2152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3kc4`1B11i;01506841921nc2W7030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921nc2Q9021lc40011kc48:mc42k_4nc4oc4Pd4190Qd4121S]2ef10d^4121nc2ef10Yk2121nc2Q90e^4121nc2W70Rd4111`;1Sd41010001i;4PPb_QdB0131j100kc4R2\11X600kc4R2l21^100kc4R2^300000Td451`11S]215220W71o_4Ud4T1F411P800Ud4Z1T1Ud4Z1B101bd1000011n7016841920k>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3Ud4\1P1Ud4\1B101bd1000011b60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3Ud4b1P1Ud4b1B101bd1000011`6015152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120m;Ud4h1P1Ud4h1B101bd10000000Ud48:Vd42ha4ia4Wd4Xd40111`;01010002o_402bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000Yd491b60152841920UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Zd4R1H01`100Zd4X1J14\9`9f:h700Zd4\1B11i;01010Zd48:[d41\d4]d4^d40212gd1`;01011001i;4PPigPZ90021X900Zd4l1\11X600Zd4l1X300000_d423`d4m:ad4031X900bd4V1N1`100bd4X1R13\9^9`900bd4^1J31022244030224403024bd48:01141i;bd48:cd41\d4dd4^d40212gd1`;01011001i;4PPigPZ90021h700bd4f1\11b600bd4f1l200100ed451X91QR1151545920hA20b41j^45620hA20b4fd4X1F311^10151575920Q720b4591gd41gW15420Q721QR1hAfd4^1P1fd4^1B101bd1000011l100fd4d1T1fd4d1B101bd10001hd411`100fd4f1T1fd4f1B101bd10001id411^101505520Q720b45720Q721QR1hAfd4j1B00fd48:jd41kd4ld4md40112gd1`;000004j^44PPX`eanDgd44PP\mXh_3gW14PPU[ck1bd14PPigPZ90131h700fd4P2\11b600fd4P2l21`900fd4P2b341T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102nd4od4fd4R1>Pe4od4fd4T1>Qe4?1X91QR1151545920hA20b41j^45620hA20b4Re4Z1F11^11^g1185120Q7Re4^1F11bd1025621^g1Q721^g1b4Se45421^g1Q721QR1hATe40000Re48:Ue41kd4Ve4md41;0We4121QR1ef10kX2121QR1hA0Xe4121^g1Q70Ye4121^g1b40Xh1121^g1ef10V;111`;000002j^44PPX`eanDbd14PPigPZ90131h700Re4n1\11b600Re4n1l21`900Re4n1b300100Ze451l31jm10[e4T1F211`101920^952841920_903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3[e4X1P1[e4X1B101bd1000011^100[e4^1T1[e4^1B101bd10001\e411`1015185120^9320^9[e4`1J00[e48:]e41d_4^e4f_40112gd1`;01011001bd14PPigPZ90111l100[e4f1\141T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100_e4?1^11^g10`e4T1F11R21Q`20`e4V1F11i;01558015921Q`2U<21^g1Q71gW1ae40010`e48:be42eR4gR4ce4de418121Q`2U<0ee4121Q`2ef10fe4121^g1Q70Xh1121^g1ef10V;212gd1`;000002gW14PPU[ck1i;4PPigPZ901000000ge4?1^11^g10he4T1F11`11S]2152920P7921^g1P7030921^g1P7920P7030he4V1F104PPb_QdB01565921S]2b421^g1b41i;ie40000he48:je42^_4]_4ke4Xb4170le4121^g1ef10me4121S]2ef10Sb215921S]2b421^g1b40Tb2211`;0100001i;4P``gn50181l300he4d1F1b100he4f1F1f100he4h1F1j100he4j1F1n100he4l1F1d800he4n1F1R800he4P2F1f200he4R2F00100ne4?1^11^g1185120Q7oe4T1F0001575921^g1Q721^g1b4591gd41gW1Pf4015921^g1Q721^g1b4^g100oe48:Qf41Rf4Sf4Tf41:0Uf4121^g1b40d]2121^g1Q70Xh1121^g1ef10Yh115921^g1Q721^g1b40Vf411gd4212gd1`;000002gd44PP\mXh_3gW14PPU[ck100000000Wf473`1HT101515085120W73920^985120_95220W71lf1Xf4X1H00002^1`1Xf48:Yf42Zf4\g3[f4\f4150Qb4120ef10]f4120W70V;212gd1`;000001lf10600000000^f473`1HT101515085120W73920^985120_95220W71_f4`f4R1H00002^1`1`f48:af42bf4lb4cf4df4150Qb4120ef10ef4120W70V;212gd1`;000001_f40400000000ff451n701684120k>4036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3gf4V1F214P8j7b6`6015050385120UI52841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920m;030hf4gf4\1P1gf4\1B0011^100gf4`1P10014P8j7b6`6015050385120UI52841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920m;030hf4gf4d1P1gf4b1B101bd10011^100gf4b1P10000gf48:if41ha4jf4kf40111`;01010001bd14PPb_QdB0051n700gf4n1F1P<00gf4P2F1n;00gf4R2F1j300gf4T2F1Z<01620f32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3gf4V2F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000lf4?101m?15185120W485120Z4mf4\1F41l<1nc20mf4b1B161no115620b45821m?Z41gW1mf4d1B1j:1_m115152920W403021m?W45620b45821m?Z41gW1mf4f1B1j81^g115620b45821m?Z41gW1mf4h1B1585921m?Z421m?b41i;015050505621nc2b421m?Z45421_m1ef121no1ef15421^g1ef121_m1ef15621^g1e;000nf40000mf48:of41Pg4Qg4Rg41;0Sg4121m?W40Qb2121m?Z40Xh1121m?ef10Tg4121^g1ef10hP2121^g1e;0jd2212iQ1Tm10110002i;4PPPTUioS\R1gW14PPThjX_:00:100152920W421m?W421m?W4mf4T2F1b80152920W421m?W421m?W4mf4V2F1d8015152920W421m?W421m?W45420b421m?Z4mf4X2F140152920W421m?W421m?W4mf4Z2F1>0152920W421m?W421m?W4mf4\2F1f90152920W421m?W421m?W4mf4^2F1b90152920W421m?W421m?W4mf4`2F1d900mf4b2F1d<00mf4d2F1b<00mf4f2F00003Ug4Vg4mf4T1>Wg4Xg4mf4V1>Yg4Zg4mf4X1>[g452^901m?15151515185120W45085120hA85120Z456920hA20Z420b43920[>0203720W4\g4]g4P1F211b80152920W421m?W421m?W4]g4Z1P1]g4Z1B015858921m?hA21m?Z41gW104PTQm112^8l801684120aR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3]g4`1P101^g411b80152920W421m?W421m?W4]g4h1P1]g4d1B101bd115858921m?hA21m?Z41gW104PTQm1012^8l801684120aR13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3]g4f1P10000]g48:_g41`g4ag4bg40212gd1iQ1000003gW14PPThjX_:gY24PP\mXh_3bd14PPigPZ90093f94>015052920W421m?W421m?W45720b459921m?hA21m?Z41gY2]g4R2F9h9X;V;\9^90d8b9`90152920W421m?W421m?W4]g4V2F1d900]g4`2F1T800]g4b2F1X601720UIcg4]g4d2F1h800]g4f2F1d<00]g4h2F1b<00]g4j2F1`<00]g4l2F00000dg4?1^91m?15185120W485120hAeg4V1F11X;1`d11515284120W@036]3Y3c3c3U3T3385120QGeg4Z1F11bU201505421`d1b421m?hA565921`d1b421m?hA1gW1fg40000eg48:gg41hg4ig4jg41=121m?W40kg4121`d1b40Xh1121`d1ef10Yh115921`d1b421m?hA0lg4121m?hA0Xh1121m?ef10mg411gW1111iQ10100002gW14PPThjX_:bU24PPPXXWXjZc41W41000000ng4?1\81og4185120VR1Ph4X1F11P31jm1185120`>Ph4\1F11i;015783121jm1`>83121og4VR1Qh40000Ph48:Rh41ll2Sh4Th4190Uh4183121og4VR10Xh1121og4ef10Vh4183121jm1`>0Xh1121jm1ef10Wh4212gd1iQ10100001i;4PP\mXh_30191V;00Ph4l1F1h800Ph4n1F1b800Ph4P2F1b900Ph4R2F1d900Ph4T2F1`900Ph4V2F1f900Ph4X2F1T800Ph4Z2F1h700Ph4\2F00100Xh471P:015284120oT103=R3_3_3d3o2b3U3S3_3f3U3b3i3Yh4T1H00003j8f8d8Yh48:Zh41Pg4[h4\h4150]h4120W40^h4120ef10_h4112iQ1Tm1011000000000000`h45161no10ah4Z1F511j800ah4^1T1ah4^1B101bd1000011d800ah4`1T1ah4`1B101bd1000011`800ah4b1T1ah4b1B101bd10001bh411f800ah4d1T1ah4d1B101bd1000012`8\80152920UR1000000ah4f1P1ah4f1B0015j8d8b8\8j:0150505050565858920e;000920iS1000920jS100000056920UR1920mG920P:00000085120W485120_S185120QGah4l1F01ch4000ah48:dh41Pg4eh4fh40213gd1iQ1Tm10110001bd14PP\mXh_30131X900ah4Z2\11R800ah4Z2X31d:00ah4Z2j421X<015152920id1000921no1id1000555920b421no1b41bd1ah4^2F1f<01555920b421no1b41bd1ah4`2F0000gh4?1j81^g11515284120aR1034R3_3_3d385120ZT1hh4R1F00015221^g1ZT1000ih40000hh48:jh41Pg4kh4lh4150mh4121^g1ef10nh4121^g1ZT10jP2213gd1iQ1Tm1011000000000000oh4?1\81og415151920kQ10205620UR10005220WR1000Pi4X1F11j81^g1185120iS1Pi4\1F11i;01565821^g1iS1921^g1e;000000Qi40000Pi48:Ri41Pg4Si4Ti41=0Ui4121og4UR10Vi4121og4WR10Xh1121og4ef10Wi4121^g1iS10Xi4121^g1e;0Yi4121^g1ef10V;213gd1iQ1Tm10110001i;4PP\mXh_301000000Zi4?1\81og4185120kQ1[i4T1F13^8l8j81^g1185120aR1[i4X1F11i;015221og4kQ15284121^g1aR1034R3_3_3d3\i40000[i48:]i41^i4_i4`i4180ai4121og4kQ10ej1121og4ef10bi4121^g1ef10]Y2121^g1aR1213gd1iQ1Tm10110001i;4PPf^Tlg101000000ci4?1l81^g1185120bT1di4V1F0011l81jm10di4Z1P1150525284121^g1aR1034R3_3_3d35621^g1bT121jm1b451515284121jm1aR1034R3_3_3d35721jm1b421^g1bT1545921jm1b421^g1bT11^5ei40000di48:fi41^i4gi4hi41:0ii4121^g1bT10ji4121jm1b40Xh1121jm1ef10ki4121^g1ef10]Y2121^g1aR1213gd1iQ1Tm10110001^54PPb_QdB00000000li4?1l81^g115284120aR1034R3_3_3d3mi4T1F0001555921^g1bT121^g1b41gW1ni40000mi48:oi41^i4Pj4Qj4190Rj4121^g1ef10]Y2121^g1aR10Sj4121^g1bT10Sb215921^g1bT121^g1b40Tb2212iQ1Tm10110001gW14PPZfVg300000000Tj451h81Wf10Uj4P1F211`600Uj4T1T2Uj4T1B101bd10011X600Uj4T1T1011b6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3Uj4X1P1Uj4V1B101bd10011X600Uj4V1P1011X<0152920id1000921Wf1id1000Uj4d1B00Uj48:Vj41Wj4Xj4Yj40212gd1iQ1000001bd14PP\mXh_300000100Zj491b80151515185120W485120QG5220W421QR1W45620QG21QR1b4[j4NH01b91QR1185120W4[j4T1J16\9^90d8X9d:0152920W421QR1W421QR1W4[j4X1B11bU201000[j48:\j41`g4]j4^j40212gd1iQ1000001bU24PPPXXWXjZc400000000_j451`<0153920W@032d3_3920`N034V3b3_3]3`j4R1F214\9^9d8j800`j4X1P1`j4X1B101bd1000015\9^9d8j8`800`j4^1P1`j4\1B101bd10013P<j3Z800`j4\1P11aj4000`j48:bj41cj4dj4ej40212gd1iQ1000001bd14PPf^Tlg101000000fj471f81`d10gj4T1H11Z81QR10gj4X1\112^8h800gj4X1X3000gj48:hj41ij4jj4kj4150lj4121QR1ef10\V3121`d1ef10mj4212gd1iQ1010000001000111^800gj4V1Z1020nj4?1d:1jm115152841920XZ1030035T3Q3Y3\3i385120W4oj4V1F21b81eQ21515220W421jm1W485120QGoj4\1B1d81QR11515220W421jm1W485120_S1oj4^1B11i;015050505421QR1b421eQ2b4565921QR1b421eQ2b41WF555921QR1_S121QR1b41VX251535921QR1_S121eQ2QG1Pk4535921QR1_S121eQ2QG1Qk4Rk40000oj48:Sk41Tk4Uk4Vk41<121QR1W40Wk4121eQ2QG0Xk4121QR1ef10d]2121QR1_S10Sb215921QR1_S121QR1b40Yk411VX20Zk4212gd1iQ1000005i;4PPPTUioS\R1WF4PPf^Tlg1VX24PPPlYaTUm4Pk44PPPhcRYZj9Qk44PPPdmc]_g>0021d:0152920W421jm1W421jm1W4oj4l1F1V;0152920W421jm1W421jm1W4oj4n1F00000[k4=1j:01515151515185120W485120fS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920k>030037`3U3^3T3Y3^3W356920mG002000565920b420fS11gW1\k4P1L20W4112b8V;00\k4\1\120W401\8015052920WR1920h9002000515185120VR185120a>5483120a>83120VR1\k4b1B011i;\k48:]k41`g4^k4bg40212gd1iQ1000002i;4PPf^Tlg1gW14PPThjX_:0011h800\k4n1\100100_k4=1j:015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920mG00200050385120fS1555920fS120b41`k435152841920P[1035T3Q3Y3\3i3034^3_3^3U353841920k>037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3ak4R1L20W4116d8b8^9`9P:V;00ak4d1B20W401Z800ak4T2J11f800ak4V2L11i;ak48:bk41ck4dk4ek40212gd1iQ10100002i;4PPf^Tlg1`k44PPPlYaTUm40061^8015384120aR103;d3U3b3]3Y3^3Q3d3Y3_3^3ak4^2F1Z800ak4`2F1`800ak4b2F1h800ak4d2F1h700ak4f2F1l900ak4h2F00000fk4=1\80185120VR1gk4P1L20VR1112d8b800gk4Z1P120W401Z800gk4`1J11f800gk4b1L0gk48:hk41ck4ik4jk40211iQ1010000000;1^8015384120aR103;d3U3b3]3Y3^3Q3d3Y3_3^3gk4j1F1Z800gk4l1F1`800gk4n1F1h800gk4P2F1h700gk4R2F1l900gk4T2F1n900gk4V2F1^900gk4X2F1`900gk4Z2F1P:00gk4\2F1V;00gk4^2F00100kk491`800lk4R1H01600lk4V1J136j3n;00lk4X1L11i;01200lk48:mk41Pg4nk4ok40112iQ1Tm11Pl4110001i;4PP\mXh_300000000Ql4?1\81og41515085120UR185120VR15085120WR185120a>Rl4X1F13^8l8j81^g1185120aR1Rl4\1F11i;015052515156921og4UR183121og4VR100052921og4WR183121og4a>0003921og4kQ10205284121^g1aR103:V3_3b3S3U3o2c3d3_3`3515284121^g1aR1034R3_3_3d3385121og4kQ1Sl40000Rl48:Tl41Ul4Vl4Wl41=0Xl41921og4UR183121og4VR10Vi41921og4WR183121og4a>0Yl4121og4kQ10Xh1121og4ef10Zl4121^g1aR10Xh1121^g1ef10V;213gd1iQ1Tm10110001i;4PPf^Tlg101000000[l45101m?15185120Z485120W4\l4P1F115d80`9P:V;015220W421m?W4\l4X1L\l4V1>101bd10011600\l4V1L0000\l48:]l41Pg4^l4_l40213gd1iQ1Tm10110001bd14PP\mXh_30071601575820b41bd121m?Z4\l4b1F140152920W421m?W421m?W4\l4d1F1b90152920W421m?W421m?W4\l4f1F1d900\l4h1F1T800\l4j1F1f<00\l4l1F1X601720UIdi1\l4n1F00000`l45101m?15185120Z485120W4al4P1F114d80`9P:015220W421m?W4al4X1Lal4V1>101bd10011l800al4V1L0000al48:bl41cl4dl4el40213gd1iQ1Tm10110001bd14PPf^Tlg10081l801505384120aR103:V3_3b3S3U3o2c3d3_3`35720b421m?Z4al4b1F140152920W421m?W421m?W4al4d1F1b90152920W421m?W421m?W4al4f1F1d900al4h1F1T800al4j1F1600al4l1F1l<00al4n1F1X601720UIdi1al4P2F00000fl481`61QR11515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920mI020gl4T1H1Z800gl4X1N012f8h801565921QR1b420b41V[2gl4\1Hgl48:hl41il4jl4kl4130ll4121QR1ef10ml4111iQ1000001V[24P``gn500000000nl492h8X<0152920id1000921QR1id1000ol4NH01V;1QR10ol4T1J12f8`800ol4V1L11i;01010ol48:Pm41Qm4Rm4Sm40212gd1iQ1000001i;4PPf^Tlg100000000Tm481`61^g1151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120PJ85120QJUm4R1H1b80152920W421^g1PJ21^g1PJUm4V1N2585921^g1b421^g1QJ1je10Um48:Vm41Wm4Xm4Ym4170Zm4120ef10[m4120PJ0\m4120QJ0]m4212iQ1dk3000001je14PPigPZ900000000^m4=1`60151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120PJ5720QJ21QR1b4_m4NL20PJ111b800_m4V1\120W401Z81QR10_m4Z1J11`6015220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3_m4\1L11i;_m48:`m41Wm4am4bm40212iQ1dk3000001i;4PPhUibmR100000100cm4?1Z81^g10dm4V1F21j:1_m1185120W4dm4Z1B1d81QR10dm4\1B11i;015521_m1b421QR1b4em40001dm48:fm41gm4hm4im4160jm4121QR1W40ej1121QR1ef10km4121_m1ef1212gd1iQ1000001i;4PPf^Tlg101000101lm4]i3dm4R1>mm4?1j:1_m11515156920P:00200056920mG0020005085120P:85120W4nm4R1F12^8l81^g10nm4V1F11i;015384121^g1aR1034^3_3^3U3om40000nm48:Pn41Qn4Rn4Sn4160Tn4121_m1ef10Un4121^g1aR10ej1121^g1ef1212gd1iQ1000001i;4PPigPZ901000100Vn4?1j81^g11515284120aR1034R3_3_3d35620e;000Wn4T1F00015721^g1iS1002Xn40000Wn48:Yn42Pg4Tk4Zn4[n4170\n4121^g1e;0]n4121^g1iS10^n4121^g1ef10V;112iQ1Tm1011000000000000_n491b8015220W421QR1W4`n4P1H01d81QR1185120W4`n4V1J13f8h8Z800`n4X1L11i;01010`n48:an42gm4Pg4bn4cn40212gd1iQ1000001i;4PPf^Tlg100000000dn491b80185120QGen4LH201200en48:fn43gn4Wm4hn4in4jn40212gd1iQ10000002W4QG0000000kn451b81eQ2185120W4ln4P1F111Z;015152920W403021eQ2W45284120h5036]3Y3c3c3U3T3ln4V1Lln4V1>101bd1011f800ln4\1L00000ln48:mn41nn4on4Po40212gd1iQ10100001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Qo451b81eQ2185120W4Ro4T1F111X;01515152920W403021eQ2W45284120W@036]3Y3c3c3U3T35050385120QG385121eQ2QG548015920QG21eQ2QG04PPU[ck1Ro4Z1LRo4Z1>101bd10000000Ro48:So41`g4To4Uo40212gd1iQ10100001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Vo4?1b81eQ2185120QGWo4\1F0001505659921eQ2RG21eQ2b421eQ2QG1gW151565921eQ2b421eQ2QG1gW1545921eQ2b421eQ2RG1WFXo40159921eQ2RG21eQ2b421eQ2QG^g100Wo48:Yo42`g4hg4Zo4jg41;121eQ2W40[o41921eQ2RG21eQ2b40Xh1121eQ2ef10Yh1159921eQ2RG21eQ2b421eQ2QG0lg4121eQ2QG0\o411gW1112gd1iQ10100002gW14PPThjX_:WF4PPU[ck100000000]o451b81eQ2185120W4^o4NF111d80152920W421eQ2W421eQ2W4^o4\1\1^o4\1J0011f800^o4\1P500000^o48:_o41Tk4`o4ao40212iQ1Tm1011000000530^9`90152920W421eQ2W421eQ2W4^o4d1F1b90152920W421eQ2W421eQ2W4^o4f1F1d900^o4h1F1h700^o4j1F1h800^o4l1F00122d:j:01515220W421eQ2W46841920XZ1920P[1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3^o4T1P1011d800^o4Z1T1010bo451b81eQ2185120W4co4P1F116d8\9^90P9R90152920W421eQ2W421eQ2W4co4d1Lco4d1>101bd10000000co48:do41Tk4eo4fo40211iQ1000002YB4PPigPZ9bd14PPf^Tlg10021h800co4T2\11`900co4T2\241T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18141d:01515220W421eQ2W45284120XZ1034^3_3^3U3co4V1T1101j:01515220W421eQ2W45284120P[1034^3_3^3U3co4X1T1104d8\9^900151555921eQ2b420b41YB52920W421eQ2W421eQ2W4co4Z1P1101d:01515220W421eQ2W4684120XZ12035T3Q3Y3\3i3036g3U3U3[3\3i3co4`1T1020go4?1d:1jm115185120W45284120XZ1034^3_3^3U3ho4P1F21b81eQ2185120QGho4V1B1d81QR115185120_S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3ho4X1B0015521QR1_S121eQ2QGio40000ho48:jo41Tk4ko4lo41;121jm1W40mo4121jm1ef10no4121eQ2QG0Xh1121eQ2ef10oo4121QR1_S10ej1121QR1ef1212gd1iQ10000001W41000000PP5=1X;015185120W45284120W@036]3Y3c3c3U3T3QP5NL20W4111b800QP5V1\120W401Z800QP5Z1J13f8h8Z800QP5\1L11i;QP58:RP51Wm4SP5TP50212gd1iQ1000001i;4PPf^Tlg100000000UP581`6015185120nF320nFVP5T1H1800VP5X1N00VP58:WP51XP5YP5ZP5130gP2120ef10[P5212iQ1Tm1011000000000000\P5=1\800]P5R1L20VR1111\800]P5X1\120a>01\81og415185120VR185120a>]P5\1J11f800]P5^1L11i;]P58:^P52ll2gm4_P5`P50212gd1iQ10100001i;4PPf^Tlg10071Z800]P5f1F1h800]P5h1F4d8b8\9^90136920W4030121og4a>]P5l1F1`900]P5P2F1l900]P5R2F1V;00]P5T2F1h700]P5V2F00000aP551j31_m1185120o3bP5T1F111j<00bP5^1\1bP5^1J101bd10000000bP58:cP51dP5eP5fP50211iQ101010001bd14PPb_QdB0013j:^8`801505052920P:920mG00200052841920aR1030034^3_3^3U385120hR1bP5f1F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18021j300bP5Z1T1011j301515420ef121_m1ef15220o321_m1o3bP5\1T1100gP591f800hP5P1H01h800hP5T1J11Z800hP5V1L0010111i;hP58:iP51jP5kP5lP50111iQ1000001i;4PPf^Tlg100000100mP591X<0152920id1000921QR1id1000nP5NH01Z81QR10nP5T1J14f8h8n;j300nP5V1L11i;01010nP58:oP51jP5PQ5QQ50212gd1iQ1000001i;4PPf^Tlg100000000RQ591h800SQ5P1H01f800SQ5T1J11Z800SQ5V1L0010111i;SQ58:TQ51jP5UQ5VQ50212gd1iQ10100001i;4PPf^Tlg100000100WQ5:1^800XQ5P1H1aR120aR1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311XQ58:YQ52ij4Qn4ZQ5[Q5150\Q5120aR10ej1120ef10]Q5211iQ1010000000000000^Q573^8l8j81^g1152841920aR103003:V3_3b3S3U3o2c3d3_3`3_Q5P1H1161no10_Q5T1\112f8h800_Q5T1b3000_Q58:`Q51Ul4aQ5bQ5150cQ5121^g1ef10dQ5121no1ef10V;212iQ1Tm1011000001011f<00_Q5V1f20000eQ571`80152841920hR1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3fQ5T1H11^81^g115384120aR1034^3_3^3U3fQ5Z1J13f8h8Z800fQ5\1L01F0fQ58:gQ51hQ5iQ5jQ5160`\2120ef10kQ5121^g1ef10]Y2121^g1aR1211iQ1010000000000001]S4^S4fQ5P1>lQ571X;015284120W@036]3Y3c3c3U3T3mQ5P1H11^81^g115284120aR1034^3_3^3U3mQ5V1J12f8h800mQ5X1L000mQ58:nQ51hQ5oQ5PR5160QR5120W40RR5120ef10SR5121^g1ef1212gd1iQ100000000000000TR572b8d800UR5T1H11^81^g115284120aR1034^3_3^3U3UR5X1J12f8h800UR5Z1L01F0UR58:VR51hQ5WR5PR5160XR5120W40ej1120ef10YR5121^g1ef1212gd1iQ100000000000001]S4^S4UR5P1>ZR592b8d800[R5NH01`80152841920hR1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3[R5R1J15Z8X9R8d:X600[R5T1L11i;01000[R58:\R52hQ5Pg4]R5^R50212gd1iQ1000001i;4PPf^Tlg100000000_R591b8015185120QG5620QG20b4`R5NH02b<`<00`R5R1T111f800`R5R1b40010011i;`R58:aR51cj4bR5cR50211iQ1000001i;4PPPlYaTUm400000000dR5=1\801515185120VR185120a>5283120a>000eR5R1L20VR1113d8b8^900eR5Z1\120W401j<00eR5\1T111f800eR5\1`211i;eR58:fR51gR5hR5iR50111iQ101010001i;4PPf^Tlg10061j<00eR5d1F1h800eR5f1F1V;00eR5h1F1`900eR5j1F1l900eR5l1F1h700eR5n1F00100jR591^800kR5NH01Z800kR5P1T113Z8f8h800kR5P1f211bU201210kR58:lR51ij4mR5nR50211iQ1000001bU24PPf^Tlg100000100oR55101m?15185120Z485120W4PS5R1F113b8d80015220W421m?W4PS5\1BPS5X1>101bd10011l800PS5X1L0000PS58:QS51cl4RS5SS50212iQ1Tm10110002bd14PPf^Tlg1V[24PP\mXh_300;1l801505384120aR103:V3_3b3S3U3o2c3d3_3`35420b45821m?Z41V[2PS5j1F140152920W421m?W421m?W4PS5l1F1>0152920W421m?W421m?W4PS5n1F1f90152920W421m?W421m?W4PS5P2F1X;0152920W421m?W421m?W4PS5R2F1b90152920W421m?W421m?W4PS5T2F1d900PS5V2F1T800PS5X2F1600PS5Z2F1l<00PS5\2F1X601720UIdi1PS5^2F00000TS591f800US5NH01Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3US5R1J11Z800US5T1L0012011i;US58:VS51jP5WS5XS50212gd1iQ1000001i;4PPf^Tlg100000100YS551Z81^g10ZS5R1F311f800ZS5V1T1ZS5V1B101bd1000011h800ZS5X1T1ZS5X1B101bd10001[S511`8015284120hR1039c3S3X3U3T3e3\3U3c3ZS5Z1P1ZS5Z1B101bd10001\S5000ZS58:]S51jP5^S5_S50212gd1iQ1000001bd14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100`S592X<Z<015152920id1000921Wf1id100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3aS5NH01h81Wf10aS5T1J12n;j300aS5V1L11i;01010aS58:bS51Wj4cS5Yj40212gd1iQ1000001i;4PPf^Tlg100000000dS5?1^81^g10eS5NF0001684121^g1aR19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3fS50000eS58:gS51ij4hS5iS50212gd1iQ100000000000000jS551j31_m10kS5P1F111Z80153841920h5036\3Q3e3^3S3X3034R3_3_3d3kS5R1\1kS5R1J101bd10000011kS58:lS51mS5nS5oS50212gd1iQ1000001bd14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100PT5?1`61^g11515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120]<QT5LF000152871:21^g1]<10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3RT50000QT58:ST51il4TT5UT50211iQ100000000000000VT5?1Z81^g10WT5T1F14j8f8h8`81`d10WT5V1F11i;01555921`d1b421^g1b41PX1XT5015921`d1b421^g1b4^g100WT58:YT51mS5ZT5[T5180\T5121^g1ef10nR315921`d1b421^g1b40]T5121`d1ef10o`211PX1111iQ1000002PX14PPZfVg3i;4PPf^Tlg101000100^T5?1d81QR1185120_S1_T5P1F00015621QR1_S121QR1b4`T5015921QR1_S121QR1b4Te100_T58:aT51Tk4bT5cT518121QR1W40dT5121QR1b40d]2121QR1_S10Xh1121QR1ef10eT5212gd1iQ100000000000000fT5=1d8015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4gT5P1L20W4111\800gT5X1\120VR101\80185120VR1gT5\1J15f8h8Z8j3n;00gT5^1L11bU2gT58:hT51iT5jT5kT50212gd1iQ10100001bU24PP\mXh_300000000lT591d8015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3mT5V1H101200mT58:nT52iT5hn4oT5PU50212gd1iQ101000001W40000000QU551n<0152920id1000000RU5R1F211j<00RU5X1b3RU5X1B101bd10012j3Z800RU5X1T1013j:^8`801505052920P:920mG00200052841920aR1030034^3_3^3U385120hR1RU5\1P1RU5Z1B101bd10012j3Z800RU5Z1P11\S5000RU58:SU51dP5TU5UU50111iQ101010001bd14PPb_QdB00000000VU551j<1no10WU5X1F315d8j8`8\9^900WU5\1P1WU5\1B101bd1000011^801684120aR13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3WU5d1P1WU5d1B101bd10001XU511f8015658920iS100020jS1000WU5l1P1WU5l1B101bd1012\8^80152841920aR1034R3_3_3d3034R3_3_3d3WU5P2P101YU5000WU58:ZU52dP5gR5[U5\U50111iQ11]U51010001bd14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100^U5?1\81og41515185120VR185120a>38:220VR120a>_U5V1F11P31ce11515085120`>85120a>575920b421og4b41`U5_U5Z1F11i;018:221og4VR1921ce1`>21ce1a>aU50000_U58:bU51ll2cU5dU5190eU5121og4VR10Xh1121og4ef10fU51921ce1`>21ce1a>0Xh1121ce1ef10V;211iQ10100002`U54PPZfVg3i;4PPhUibmR101;1V;00_U5h1F1h800_U5j1F1b800_U5l1F1b900_U5n1F1d900_U5P2F1`900_U5R2F1f900_U5T2F1l900_U5V2F1T800_U5X2F1h700_U5Z2F1X601720UIgU5_U5\2F00100hU5?1j:1_m1185120W4iU5X1F0021Z81^g10iU5f1R11d81QR10iU5f1`21505421QR1ef121^g1ef15321_m1U[221^g1U[2jU50000iU58:kU51gm4lU5im4160jm4121QR1W40ej1121QR1ef10km4121_m1ef1211iQ100000000000041Z800iU5^1T1011d800iU5`1T1011j:01515620ef121^g1ef185120W4iU5b1T1102f8h8015620ef121^g1ef1iU5d1T1103mU5nU5iU5P1>oU5PV5iU5R1>QV5PV5iU5T1>RV582b8d800SV5R1H1^800SV5T1N011Z800SV5V1HSV58:TV51gm4UV5VV5150WV5120W40ej1120ef10XV5212gd1iQ1010000000000000YV5?1\81og41515185120UR185120VR185120a>ZV5h1F11^81^g10ZV5l1F11i;06505621og4UR10005284121^g1aR1034^3_3^3U3[V55050505221og4UR10005283121og4VR10005683121og4a>000684121^g1aR1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3\V55050505221og4UR10005283121og4VR10005283121og4a>000684121^g1aR15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3]V55050505221og4UR10005283121og4a>0005283121og4VR183121og4a>3684121^g1aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3^V55050505221og4UR100038:221og4VR121og4a>38:221og4a>21og4VR13684121^g1aR12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3_V550505683121og4VR10005683121og4a>000684121^g1aR14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3`V50010ZV58:aV51bV5cV5dV51=0eV5121^g1aR10Xh1121^g1ef10fV5121og4UR10gV5121og4VR10hV5121og4a>0Xh1121og4ef10V;212gd1iQ10100001i;4PPigPZ901000006iV5jV5ZV5Z1>kV5jV5ZV5\1>lV5jV5ZV5^1>mV5jV5ZV5`1>nV5oV5ZV5b1>PW5oV5ZV5d1>QW5?1b81eQ20RW5X1F0021Z81^g10RW5b1R11^81ie10RW5b1`2150505421ie1ef121^g1ef15321eQ2U[221^g1U[25384121ie1aR1034^3_3^3U3SW50000RW58:TW51hQ5UW5VW517121eQ2W40bV2121eQ2ef10WW5121ie1aR10XW5121ie1ef1211iQ1010000000000031Z800RW5\1T1011^800RW5^1T1012f8h8015620ef121^g1ef1RW5`1T1102YW5ZW5RW5R1>oU5[W5RW5T1>\W5=1`60151515220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120RJ5720SJ21QR1b4]W5NL20RJ111b800]W5V1\120W401Z81QR10]W5Z1J11`6015220UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3]W5\1L11i;]W58:^W51Wm4am4bm40212iQ1dk3000001i;4PPhUibmR100000100_W541f80185120h3`W5P1H20h3100011j<00`W5V1N`W58:aW51dP5bW5cW50111iQ10101000000000000dW576Z846<>f900eW5`1>11f<1S]20eW5n1J14j3n;P<Z<015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3eW5R2B004j3n;P<Z<eW58:fW51gW5hW5iW5150jW5120ef10kW5121S]2ef10lW5112iQ1Tm1011000000000001]S4mW5eW5Z1>nW591d801515220W421_m1W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3oW5NH01j:1_m115151515185120W452841920P[1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120fS15420fS120b4oW5V1B11d:0152920W421_m1W421_m1W4oW5^1L11i;01000oW58:PX51Tk4QX5RX50212gd1iQ1000001i;4PPf^Tlg100000000SX5?1P:1TX5185120fS1UX5X1F000156801595921TX5fS121TX5b41VX21gW1VX50000UX58:WX52XX5Pg4YX5ZX5190[X5121TX5W40]Y2121TX5fS10\X5121TX5b40_Y2121TX5ef10]X5012iQ1Tm10110002VX24PPPlYaTUm4gW14PPU[ck100000000^X5?1h81Wf10_X5X1F21b61ie10_X5\1B1R<1no10_X5^1B0015421no1ef121ie1ef1`X50000_X58:aX51Wj4bX5Yj4180cX5121Wf1ef10dX5121no1ef10eX5121ie1ef10gR2121ie1W7211iQ10000000131`600_X5j1F1b6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3_X5l1F1f800_X5T2F00101fX5gX5_X5T1>hX5?1`61QR1151515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920mI02085120R4iX5X1F0031Z81no10iX5f1B2f8h81Wf10iX5h1B1X61`g11515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4iX5j1B150505321QR1R421`g1R45421Wf1ef121no1ef15421`g1ef121Wf1ef1jX50000iX58:kX51il4lX5mX5170nX5121`g1ef10oX5121Wf1ef10PY5121QR1ef10QY5111iQ100000000000031Z800iX5^1T1012f8h800iX5`1T1011X601515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4iX5b1T1012RY5[W5iX5R1>SY5TY5iX5T1>UY5?2f8h81Wf10VY5V1F0031Z81no10VY5b1B1X61`g11515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4VY5d1B1`61^g11515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320mIVY5f1B1505321^g1R421`g1R45421`g1ef121no1ef1WY50000VY58:XY51il4YY5ZY5160[Y5121^g1ef10\Y5121no1ef10\V3121Wf1ef1111iQ100000000000031Z800VY5Z1T1011X601515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4VY5\1T1011`601515220UI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320mIVY5^1T1011]Y5^Y5VY5R1>_Y5=1j:0151515152841920h5030035V3U3d3S3X385120fS1575920fS120b41`o256920mG002000`Y5R1L84120h5115d8^1`1l1V;00`Y5`1B841920h5035V3U3d3S3X301\80151515185120VR185120a>5683120VR10005283120a>000`Y5P2B011i;`Y58:aY51ck4bY5cY50212gd1iQ10100002i;4PPf^Tlg1`o24PP\mXh_30031h800`Y5Z2\11h700`Y5Z2\21b100`Y5Z2l300100dY5?1j:1_m115151515185120W485120fS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920mG0020005051575920fS120b41`o2555920fS120b41`k45152841920P[1034^3_3^3U3035T3Q3Y3\3i35420fS120b4eY5V1F11P31ce115185120`>575920b421_m1b41`U5eY5^1F11i;01621_m1W4121ce1`>fY50000eY58:gY52ll2gm4hY5iY51:121_m1W40jY5121_m1fS10Xh1121_m1ef10kY5121ce1`>0Xh1121ce1ef10V;212gd1iQ10100004`U54PPZfVg3i;4PP\mXh_3`o24PPhja`o6`k44PPPlYaTUm40081h800eY5j1F1h700eY5l1F1f7015384120k>03:Q3e3d3X3_3b3Y3j3U3T3eY5n1F1l900eY5P2F1V;00eY5R2F1`900eY5T2F1b900eY5V2F1d900eY5X2F00100lY5=1j:015151515185120W485120fS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920mG0020005051575920fS120b41`o2555920fS120b41`k45152841920P[1034^3_3^3U3035T3Q3Y3\3i35420fS120b4mY5R1L20W4116d80^9`9P:V;00mY5b1B20W401\8015052920WR1920h90020005185120a>5283120a>000mY5T2B011i;mY58:nY54gm4ck4Pg4cl4oY5PZ50212gd1iQ1000003i;4PPf^Tlg1`o24PP\mXh_3`k44PPPlYaTUm40071h800mY5`2F1h700mY5b2F1f7015384120k>03:Q3e3d3X3_3b3Y3j3U3T3mY5d2F1d:00mY5f2F1l900mY5h2F1b900mY5j2F1d900mY5l2F00100QZ5?1d:1jm11515185120W4684120XZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920mG021RZ5R1F12^8l81^g10RZ5V1F0015384121^g1aR1034^3_3^3U3om40010RZ58:SZ52Qn4TZ5UZ5VZ51:0hb2121jm1W40Q_2121jm1XZ10WZ5121jm1ef10XZ5121^g1aR10ej1121^g1ef1212gd1iQ10000000071X601720UIbQ4RZ5b1F1b90152920W421jm1W421jm1W4RZ5d1F1d900RZ5f1F1T800RZ5h1F1`;00RZ5j1F1d:01515220W421jm1W43920mG021RZ5l1F1j:0152920P:920mG002000RZ5n1F00000YZ5?1d:1jm11515185120W4684120XZ12035T3Q3Y3\3i3036g3U3U3[3\3i3920mG021ZZ5T1F22^8l81S]20ZZ5Z1B2^8l81^g115284120aR1034^3_3^3U3ZZ5\1B0015284121S]2aR1034^3_3^3U3[Z50010ZZ58:\Z51Qn4]Z5^Z51<0hb2121jm1W40_Z5121jm1ef10`Z5121S]2aR10ej1121S]2ef10aZ5121^g1aR10ej1121^g1ef1211iQ10000000072X6Z601720UIbQ4ZZ5h1F1b90152920W421jm1W421jm1W4ZZ5j1F1d900ZZ5l1F1T800ZZ5n1F1`;00ZZ5P2F1d:015220W421jm1W4ZZ5R2F1j:0152920P:920mG002000ZZ5T2F00000bZ5<11b800cZ5LH2W4QG110cZ58:dZ51Wm4eZ5fZ50212iQ1dk300000000000000gZ542Z8j800hZ5LH920e;0000011b800hZ5R1R100hZ58:iZ51Wm4jZ5bm40212iQ1dk3010000000000000kZ5?1b81eQ20lZ5R1F11j81^g1185120e;lZ5T1F11i;015721^g1e;002mZ50000lZ58:nZ52`g4gm4oZ5P[518121eQ2W40bV2121eQ2ef10Q[5121^g1ef10hP2121^g1e;0jd2212gd1iQ1000001i;4PP\mXh_300000000R[552^8l81^g11684120aR1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3S[5P1F511b800S[5V1T1S[5V1B101bd1000011d800S[5X1T1S[5X1B101bd1000012\9^900S[5Z1P1S[5Z1B101bd1000011j801565820e;20iS1000S[5^1T1S[5^1B101bd1000011h800S[5`1T1S[5`1B101bd10001[S5000S[58:T[53ck4Ul4cl4U[5V[50212gd1iQ1000001bd14PPf^Tlg100041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100W[5?1\81og41515185120VR185120a>38:220a>20VR1X[5X1F11P31ce11515085120`>85120a>575920b421og4b41`U5X[5\1F11i;0138:221og4a>921ce1`>21ce1a>Y[50000X[58:Z[51ll2[[5\[5190][5121og4a>0^[5121og4VR10Xh1121og4ef10_[5121ce1ef10V;111iQ10100002`U54PPZfVg3i;4PPhUibmR10131V;00X[5h1\11h800X[5h1f21d:00X[5h1f300100`[5?1^91no115185120W485120hAa[5T1F0011^91m?15185120W485120hAa[5^1P1150505221no1W421m?W4578015921no1hA21m?hA1b[553921no1P4921m?P4030921m?P4921no1P4030c[50000a[58:d[51hn4e[5f[518121m?W40dh3121m?ef10g[5121no1W40h[5121no1ef10i[5211iQ1000002i;4PPf^Tlg1b[54PP\mXh_300000021^80151684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3555921no1b420b41i;a[5Z1T1014X9R8X6b901555921no1b420b41i;a[5\1T1100j[5?2^901m?15185120P485120W4k[5V1F22^8l81hi31684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3k[5\1B2^901no1151515220P421m?P45320W421m?W45480159920hA20Z4921m?hA21m?Z41b[5k[5`1B0015421no1ef121hi3ef1l[50000k[58:m[51hn4n[5o[51<0hb2121m?P40P\5121m?W40Xh1121m?ef10Q\5121no1W40Xh1121no1ef10R\5121hi3ef1212gd1iQ1000001b[54PP\mXh_30081b90150385120W45220W421m?W4k[5l1F1d900k[5n1F1X900k[5P2F1R800k[5R2F1n800k[5T2F1n900k[5V2F1^8013684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3k[5X2F1l8013684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3k[5Z2F00002S\5T\5k[5^2>U\5V\5k[5`2>W\5=1\800X\5NL20VR1011\800X\5T1\120a>01\801515185120VR185120a>5683120VR1000X\5X1J11^800X\5Z1L11i;X\58:Y\51bV5Z\5[\50212gd1iQ10100001i;4PPigPZ90051^8013684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3X\5b1F1`800X\5d1F1f800X\5f1F1h800X\5h1F1Z800X\5j1F00000\\5?2^901m?15185120W45085120hA85120Z4]\5V1F21`<1^\515153920Xa10000005380120Xa100P]1]\5\1B2^901no11515220W421m?W45085120hA85120Z4]\5`1B11i;02505421no1b421^\5b453921no1hA21no1Z4921m?hA21m?Z4_\5505421no1b421^\5b45359921no1hA21no1Z4921m?hA21m?Z45:1Ro221^\5Xa1`\50000]\58:a\51cj4b\5c\51?0d\5121^\5Xa10e\5121^\5ef10f\5121m?W40g\51921m?hA21m?Z40Xh1121m?ef10VQ31921no1hA21no1Z40Xh1121no1ef10h\5212gd1iQ1000002i;4PPPTUioS\R1Ro24PP\mXh_30061`<0136841920`N0303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3]\5P2F1b<00]\5R2F1d<00]\5T2F1X900]\5V2F1X601720UIi\5]\5X2F1b90152920W421m?W421m?W4]\5Z2F00000j\5?1P91QR1151515185120`N85120_S1555820`N5:920TU100Pj204PP\mXh_320b45620_S120`Nk\5V1F00025621QR1_S121QR1b4`T550555921QR1_S121QR1b45:921QR1TU100Pj204PP\mXh_3515152921QR1TU100Pj200Pj2555921QR1_S121QR1b45804PPPlYaTUm41l\5525921QR1UU121QR1VU100h3m\5015921QR1_S121QR1b4Te100k\58:n\51Tk4o\5P]5190Q]5121QR1b40Xh1121QR1ef10R]5121QR1`N0kf2121QR1_S10S]5212gd1b2000001l\54PP`Rg`aa600000000T]5?1P91m?1515185120W485120`N85120_S1U]5V1F11P91no1151515220W421m?W485120_S15220`N21m?`NU]5Z1F11bU20150558015921no1_S121m?_S11gW15521m?_S121no1b4V]50000U]58:W]51l[2X]5Y]51:121m?W40Z]5121no1_S10Xh1121no1ef10[]5121m?_S10Xh1121m?ef10\]5212gd1b2000002bU24PPPP_ZTYYW1gW14PPU[ck10051T90152920W421m?W421m?W4U]5f1F1b90152920W421m?W421m?W4U]5h1F1X90152920W421m?W421m?W4U]5j1F1d900U]5l1F1`<00U]5n1F00000]]5?1P91m?1515185120W485120TU15420TU100Pj2^]5T1F11d81no1151515220W421m?W485120_S152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3^]5X1F11bU201555921no1_S121no1b45:21m?TU104PP\mXh_3_]50000^]58:`]52TZ5Pg4a]5b]51<121m?W40c]5121m?TU10d]5121m?ef10e]5121no1_S10Xh1121no1ef10Yh115921no1_S121no1b40Zk4212gd1b2000001bU24PPPXXWXjZc40041P90152920W421m?W421m?W4^]5d1F1X90152920W421m?W421m?W4^]5f1F1X601784120UIf]5^]5h1F1d900^]5j1F00000g]551P91QR115185120W485120_S1h]5R1F215n8P9R9T9V90152920W421QR1W421QR1W4h]5X1P1h]5X1B0121QR1_S112P<j300h]5^1P101i]515n8P9R9T9V90152920W421QR1W421QR1W4h]5f1P1h]5b1B101bd1121QR1_S1012P<j300h]5d1P10000h]58:j]51Tk4k]5l]50212gd1b20100001bd14PPf^Tlg10061P901515220W421QR1W45420b421QR1_S1h]5P2F1b90152920W421QR1W421QR1W4h]5R2F1X90152920W421QR1W421QR1W4h]5T2F1d900h]5V2F1T800h]5X2F1X601784120UI\^2h]5Z2F00000m]551P91QR115185120W485120_S1n]5R1F114n8P9R9T90152920W421QR1W421QR1W4n]5`1Ln]5X1>101bd115921QR1_S11gY2012f9B015052920W421QR1W421QR1W45220V921QR1_S1n]5\1B0000n]58:o]51W^2P^5Q^50213gd1b2Tm10110002bd14PP\mXh_3gY24PP\mXh_30081P901515220W421QR1W45420b45921QR1_S11gY2n]5j1F1b90152920W421QR1W421QR1W4n]5l1F1X90152920W421QR1W421QR1W4n]5n1F1d900n]5P2F1T800n]5R2F1f<00n]5T2F1600n]5V2F1X601784120UI\^2n]5X2F00000R^552n8V91QR10S^5P1F311P90152920W421QR1W421QR1W4S^5T1T1S^5T1B101bd1000011R90152920W421QR1W421QR1W4S^5V1T1S^5V1B101bd10001T^511T90152920W421QR1W421QR1W4S^5X1T1S^5X1B101bd10001[R3000S^58:U^52Tk4W^2V^5W^50212gd1b2000001bd14PPf^Tlg100051T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11f<00S^5`1T18100X^5?1P91QR11515185120`N85120_S150565820`N5:920TU100Pj204PP\mXh_320b45520_S120`NY^5V1F00025050385121QR1TU155801595921QR1_S121QR1`N5:21QR1TU104PP\mXh_31gW15221QR1TU100Pj2Z^550505185121QR1TU15321QR1TU100Pj255801595921QR1_S121QR1`N1VX21gW151505580159801595921QR1_S121QR1`N1VX21l\51gW15580159801595921QR1_S121QR1`N1VX21[^51gW15580158595921QR1_S121QR1`N1VX25:5921QR1VU121QR1UU104PP\mXh_31gW1\^5015921QR1_S121QR1`NTe100Y^58:]^52Tk4W^2^^5_^51=0`^5121QR1ef10a^5121QR1`N0kf2121QR1_S10Sb215921QR1_S121QR1`N0b^511VX20c^5121QR1TU10V;212gd1b2000004VX24PPPlYaTUm4l\54PP`Rg`aa6[^54PPXa[hhX3gW14PPU[ck100000000d^5?1P91m?1515185120W485120TU15320TU100Pj2e^5T1F11P91no11515152920W421m?W421m?W485120_S185120`Ne^5X1F11bU201505185121no1TU15221no1TU121m?TU151385121no1TU150555921no1_S121no1b45:21m?TU104PP\mXh_355801595921no1_S121no1`N5:21m?TU104PP\mXh_31gW1f^50000e^58:g^52TZ5W^2h^5i^51>121m?W40j^5121m?TU10d]5121m?ef10k^5121no1ef10a^5121no1`N0kf2121no1_S10l^5121no1TU10V;212gd1b2000002bU24PPPXXWXjZc4gW14PPU[ck10031X90152920W421m?W421m?W4e^5j1F1X601784120UIf]5e^5l1F1d900e^5n1F00000m^5?1P91QR1151515151515152920TU100Pj200Pj285120`N85120_S185120UU185120VU15320UU120VU1565820`N1VX220b4n^5V1F00015580158595921QR1_S121QR1`N1VX25:5921QR1VU121QR1UU104PP\mXh_31gW1o^5015921QR1_S121QR1`NTe100n^58:P_51cj4Q_5R_51;0`^5121QR1ef10a^5121QR1`N0kf2121QR1_S10S_5121QR1UU10kf2121QR1VU10T_5111b2000002VX24PPPlYaTUm4gW14PPU[ck100000000U_5?1X61`d1151620UI403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720VIV_5W_5V1F11`61^g10W_5^1F11bd1043721`d1VIX_5Y_56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3Z_56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3[_56871:21`d1VI108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3\_50011W_58:]_51^_5__5`_518121`d1UI0dk1121`d1ef10a_519:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21`d1VI108c3S3X3U3T3e3\3U30gW219:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21`d1VI108c3S3X3U3T3e3\3U30b_5212gd1``4000001bd14PPf^Tlg11R4021b600W_5X2\11`6013920Q9021W_5X2R200100c_5?101m?15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3d_5T1F00015050515284121m?X403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721m?Y400Z1515284121m?X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721m?Y400^1515284121m?X4038c3U3d3U3h3Q3S3d35421m?Y400^1e_50000d_58:f_51g_5h_5i_5170Zh2121m?ef10j_5121m?X40k_5121m?Y40l_5112``4Tm1011000000000000m_5?3\9^901m?15085120hA85120Z4n_5R1F000156921m?hA21m?Z421m?b4o_50159921m?hA21m?Z421m?b4^g100n_58:P`51Q`5R`5S`5170T`5121m?b40d]21921m?hA21m?Z40Xh1121m?ef10eT5212gd1``400000000000000U`5?1X91QR115620hA20b4V`5T1F11\91m?0V`5X1F11i;015221m?hA21QR1hAW`50000V`58:X`51Y`5Z`5[`5190\`5121QR1hA0Xh1121QR1ef10]`5121m?hA0Xh1121m?ef10V;212gd1``4000001i;4PPb_QdB0121h700V`5b1\11b600V`5b1l200100^`5?2\9^91m?185120Y>_`5HF00015221m?Y>03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2``50000_`58:a`51b`5c`5d`50212gd1``400000000000000e`5?1X91QR10f`5V1F21^91m?185120W4f`5Z1B1d:1jm1185120W4f`5\1B11i;015221m?W421jm1W4g`50010f`58:h`53mb4_b2m[2i`5j`5190k`5121jm1W40Xh1121jm1ef10l`5121m?W40Xh1121m?ef10V;212gd1``40100001i;4PPigPZ90171Z800f`5n1F1R800f`5P2F1h700f`5R2F1b600f`5T2F1n800f`5V2F1n900f`5X2F1f100f`5Z2F00100m`5?2b9d91`d11920gV1020n`5P1F14P3`6n9\81cX2185120h9n`5V1B0015221cX2h9000o`50010n`58:Pa51mg1Qa5Ra5170`\2121cX2ef10hP2121cX2h90iP2121`d1ef10jP2212gd1``40000000161X900n`5f1F1\900n`5h1F1^900n`5j1F1R800n`5l1F1d800n`5n1F1P900n`5P2F00000Sa5?1b11ie10Ta5V1F21T81`d11920L021Ta5Z1B1f11QR1152920P721ie1P721ie1P7Ta5\1B001505421QR1b421`d1b4565921`d1b421ie1b41g_4Ua50000Ta58:Va51^e2Wa5Xa5170Ya5121QR1ef10Za5121ie1ef10[a5121`d1ef10\a5211``40100001g_44PPigPZ90061^100Ta5f1F1l300Ta5h1F1R800Ta5j1F1X900Ta5l1F1b200Ta5n1F1f200Ta5P2F00000]a591f90151720W4jY25659920V9920]:20b421`d1b41V[2^a5R1H01`61`d11515220UI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920Q9021^a5Z1B16R8R:\9^9X6Z6017920UI034T3e3Q3\3jY2^a5`1B0010011i;^a58:_a51^e2`a5aa50211``40100002V[24PPigPZ9i;4PPPTUioS\R100000000ba5?1^11no10ca5Z1F31`61^g11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021ca5^1B1`61`d11515220UI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920Q9021ca5`1B1f11QR1152920P7921no1P7030921no1P7920P7030ca5b1B00150565921^g1b421no1b41g_45521QR1b421`d1b4da50000ca58:ea51^e2fa5ga5160ha5121no1ef10ia5121QR1ef10ja5121`d1ef1211``40100001g_44PPb_QdB0141l300ca5n1F1X900ca5P2F1b200ca5R2F1f200ca5T2F00001ka5la5ca5V1>ma5?2`6P31m?185120h9na5V1F22X6`<1`d1150385120UI515220UI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920VI030oa5na5\1B2`6P31no1185120h9na5`1B11i;01505721`d1b421no1b45521no1h921m?h9Pb50000na58:Qb52Rb5_b2Sb5Tb51;0Ub5121`d1ef10Vb5121m?h90Xh1121m?ef10Wb5121no1h90Xh1121no1ef10Xb5212gd1``4000001i;4PPP_ZTYYW100:1X900na5n1F1n900na5P2F1f900na5R2F1R800na5T2F1R:00na5V2F1d800na5X2F1P900na5Z2F1f100na5\2F1X6017920UI038c3S3X3U3T3e3\3U3Yb5na5^2F1Z6017920UI038c3S3X3U3T3e3\3U3Yb5na5`2F00000Zb551X61`d11515220UI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920VI030oa5[b5P1F112\9^90150385120hA5620hA21`d1b4[b5V1P1[b5V1B101bd10000000[b58:\b51Rb5]b5^b50111``41_b500001bd14PPb_QdB0021h700[b5^1\11b600[b5^1l241T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100`b5?1X61`d11515220UI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920VI030oa5ab5X1F21^11^g10ab5^1B2\9^91m?0ab5`1B11bd1025621m?hA21^g1Q7bb5555921m?hA21^g1Q71bU2cb50000ab58:db51Rb5eb5fb51=0gb5121`d1ef10hb5121^g1Q70Xh1121^g1ef10ib5121m?hA0Xh1121m?ef10jb511bU20kb5112``4`;0100002bU24PP`Rg`aa6bd14PPb_QdB0041X900ab5l1\11R800ab5l1X31f100ab5l1j41n100ab5l1V600000lb5?3\9^9n21m?1515185120Z>52841920Y>03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920[>021mb5NF0001684121m?Z>2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3nb50000mb58:ob51Pc5Qc5Rc50112gd1``400000000000000Sc551X61ce115220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Tc5P1F213\9^9R:00Tc5X1P1Tc5V1B101ZP10011j100Tc5V1P11Uc513\9^9R:00Tc5^1P1Tc5^1B0011j100Tc5`1P100000Tc58:Vc51je2Wc5Xc50211``40100001ZP14PP\mXh_30061b600Tc5f1F1d600Tc5h1F1h700Tc5j1F1T800Tc5l1F1X601620UI203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3Tc5n1F1`601515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920Q9021Tc5P2F00000Yc592`6b6015220R421m?R4Zc5NH02`6b61m?1515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Zc5V1B11X6015220R421m?R4Zc5Z1L0010011i;Zc58:[c51Vc3\c5]c50212gd1``4000001i;4PPf^Tlg100000100^c5?1X61`d11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4_c5T1F21`91S]20_c5Z1B1`61^g1151515220R421`d1R4920Q9021385120W7_c5\1B11i;015421^g1ef121S]2ef1`c50010_c58:ac51Vc3bc5cc5160\T2121`d1ef10dc5121^g1ef10ec5121S]2ef1212gd1``4000001i;4PPf^Tlg10031^900_c5P2F1R:00_c5R2F1X6015320UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3_c5T2F00101fc5gc5_c5h1>hc581`61QR11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021ic5P1H4^1`1l1n300ic5V1>012R8X6015152920UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921QR1R4030921QR1R4030ic5`1>ic58:jc51Vc3kc5lc5130mc5121QR1ef10nc5212gd1``400000000000000oc5?1X61ce115220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Pd5V1F21^11^g1185120Q7Pd5\1B2\9^91m?185120hAPd5^1B11i;0155801595921m?hA21^g1Q71VB1gW1Qd51545921m?hA21ce1b41gd4Rd5000Pd58:Sd51je2Td5Ud51<0Vd5121^g1Q70Xh1121^g1ef10Wd5121m?hA0Xh1121m?ef10Yh115921m?hA21^g1Q70Xd511VB211``40100004i;4PPb_QdBVB4PPlb\i^AgW14PPU[ck1gd44PPX`eanD0081b600Pd5P2F1h700Pd5R2F1T800Pd5T2F1X900Pd5V2F1Z800Pd5X2F1n800Pd5Z2F1f100Pd5\2F1X601720UIYd5Pd5^2F00000Zd5?1X61`d1151515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20VI106S3_3^3V3Y3W320VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20VI106S3_3^3V3Y3W320VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3[d5V1F0001505259891:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31VB525958891:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31VB\d50000[d58:]d51^d5_d5`d5190ad5121`d1ef10bd51:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30cd51:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30dd511VB0ed5211``4000001VB0:00000000fd551X61ce11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20VI106S3_3^3V3Y3W320VI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021gd5R1F113^1`1l100gd5X1Lgd5X1>101bd10000000gd58:hd51je2id5jd50211``40100001bd14PPb_QdB0051b600gd5^1\11d600gd5^1R21h700gd5^1Z31T800gd5^1j41R800gd5^1\641T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100kd5?1X61`d11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4ld5Z1F21`61QR1151515220R421`d1R4920Q9021385120W7ld5`1B3\9^9R:1m?0ld5b1B001505421m?ef121QR1ef15421QR1ef121`d1ef1md50000ld58:nd51Vc3od5lc5160Pe5121`d1ef10Qe5121QR1ef10Re5121m?ef1212gd1``400000000=1X6015320UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ld5l1F1f100ld5n1F1<00ld5P2F1R400ld5R2F1V400ld5T2F1X400ld5V2F1l:00ld5X2F1Z800ld5Z2F1X900ld5\2F1n900ld5^2F1P900ld5`2F1P<00ld5b2F1R<00ld5d2F00102Se5Te5ld5T1>Ue5Ve5ld5V1>We5?1X61`d115220UI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3Xe5T1F11`61^g10Xe5X1F11bd1013921^g1jI020Ye50011Xe58:Ze51^e2[e5\e5150]e5121`d1ef10PY5121^g1ef10^e5212gd1``40100001bd14PPf^Tlg11R4011b600Xe5h1Z100100_e5?1T81`d115085120L85120j1`e5LF000221`d1Lae521`d1j1be50000`e58:ce51^e2de5ee5170fe5121`d1ef10ge5121`d1L0he5121`d1j10ie5211``400000000000000je561T81`d1151385120L385120j1ke5R1H1121b100ke5Z1J2b9d900ke5\1J0ke5X1B1bd1000ke58:le51^e2me5ne50212gd1``40100001bd14PPb_QdB0011b600ke5d1F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100oe5?1X61`d11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120VI036_3R3Z3U3S3d3Pf5R1F00023851:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3Qf53851:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3Rf50000Pf58:Sf52Tf5dd1Uf5Vf5170Wf5121`d1ef10Xf51:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30Yf51:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30Zf5111``400000000000000[f5?1X61`d11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120VI\f5P1F11`61^g10\f5T1F11bd10=52871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3]f552871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3^f56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3_f552871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3`f552871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3af552871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3bf552871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3cf56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3df56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3ef56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3ff56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3gf56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3hf56871:9:21`d1VI106S3_3^3V3Y3W321`d1VI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3if50011\f58:jf51Tf5kf5lf50212gd1``4000001bd14PPf^Tlg11R4021b600\f5`2\11`6013920Q9021\f5`2R200100mf5?1R81ce1151515185120VP185120WP185120XP185120YP1nf5T1F000150525959585:21ce1XP100h321ce1YP15:21ce1VP100h321ce1WP11VB52595958585:21ce1XP100h321ce1YP100Pj25:21ce1VP100h321ce1WP11VBof50000nf58:Pg51^d5Qg5`d51=0Rg5121ce1ef10Sg5121ce1VP10Tg5121ce1WP10Ug5121ce1XP10Tg5121ce1YP10Vg511VB0ed5212gd1``4000001VB0:00000000Wg551R81ce10Xg5P1F311^100Xg5T1T1Xg5T1B101bd1000011`100Xg5V1T1Xg5V1B101bd10001Yg511l100Xg5X1T1Xg5X1B101bd10001n]2000Xg58:Zg51je2[g5jd50212gd1``40100001bd14PPb_QdB0041b600Xg5\1\11d600Xg5\1R21h700Xg5\1Z31T800Xg5\1j441T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100\g551R81ce10]g5R1F212\9^900]g5X1P1]g5V1B101ZP10011j100]g5V1P11Uc512\9^900]g5^1P1]g5^1B0011j100]g5`1P100000]g58:^g52je2ke2_g5`g50212gd1``40100001ZP14PP\mXh_30041b600]g5d1\11d600]g5d1R21h700]g5d1Z31T800]g5d1j400000ag5?1R81ce10bg5X1F21^11^g1185120Q7bg5\1B1\91m?185120hAbg5^1B11i;0155801595921m?hA21^g1Q71VB1gW1Qd51545921m?hA21ce1b41gd4Rd5010bg58:cg52^d5je2dg5eg51<0Vd5121^g1Q70Xh1121^g1ef10Wd5121m?hA0Xh1121m?ef10Yh115921m?hA21^g1Q70Xd511VB212gd1``40100004i;4PPb_QdBVB4PPlb\i^AgW14PPU[ck1gd44PPX`eanD0131b600bg5R2\11h700bg5R2R21T800bg5R2b300000fg5?1`61QR11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120jIgg5V1F0014`6R8T8d91ce11516920UI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920Q9021gg5d1>150385121ce1UI5221QR1jI5221ce1UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3hg50000gg58:ig51jg5kg5lg5180mg5121QR1jI0ej1121QR1ef10f\5121ce1UI0ng5121ce1ef1212``4gk100000000000011X60151620UI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c35620ef121ce1ef1gg5\1L101og5Ph5gg5R1>Qh5?1`61ce1151620UI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920Q9021Rh5R1F21X61`g11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4Rh5X1B1`61QR11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120jIRh5Z1B001505321QR1R421`g1R45221QR1jI5221ce1UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Sh50010Rh58:Th51jg5Uh5Vh5180mg5121QR1jI0ej1121QR1ef10f\5121ce1UI0ng5121ce1ef1112``4gk10000000121X601620UI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3Rh5h1F1d900Rh5j1F00000Wh5?2R8T81ce10Xh5R1F11`61QR11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120jIXh5V1B0015221QR1jI3921ce1j9020Yh50010Xh58:Zh51jg5[h5Vh5160mg5121QR1jI0ej1121QR1ef10\h5121ce1ef1111``40000000131b600Xh5d1\11d600Xh5d1R21h700Xh5d1Z300000]h551`91S]20^h5P1F411b10137920P7030_h5^h5T1P1^h5T1B101bd10001`h511b600^h5\1T1^h5\1B101bd1000011`601503920Q902156831920W7030000^h5^1P1^h5^1B101bd10001ah511^900^h5f1T1^h5f1B101bd10001bh511`601515152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Q902152831920W7030000^h5j1B00^h58:ch52nc4Y`5dh5eh50111``4000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100fh58101m?1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1gh5V1H1`9015050385120W4385121m?W45220W421m?W4gh5Z1N21i;0gh58:hh51g_5ih5jh5190Sg4121m?W40kh5121m?X40ej1121m?ef10lh511i;0dc2112``4Tm10110001i;4PPU[ck100000000mh581X6015220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nh5T1H1X6015220UI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3nh5X1N30nh58:oh51jW3Pi5Qi5130mW3120ef10Ri5212gd1``4010000000000000Si561X91QR113920eU1020Ti5NH1141l300Ti5V1J3^1`1n300Ti5X1J1\900Ti5Z1J1d:00Ti5\1J0Ti5T1B1i;000Ti58:Ui52ga3ha3Vi5Wi50214gd1nh1``4Pg3000001i;4PPb_QdB0151h700Ti5f1F1b600Ti5h1F1`900Ti5j1F1f:00Ti5l1F1l100Ti5n1F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Xi561X91QR113920eU1020Yi5X1H4011l300Yi5^1B0Yi5^1B031^100Yi5`1T11`100Yi5`1d21n300Yi5`1\40Yi5`1B011\900Yi5b1B0Yi5b1B011d:00Yi5d1B0Yi5d1B1i;001Yi58:Zi52ga3ha3[i5\i50216gd1nh1oh1``4Pg3]i5000001i;4PPb_QdB0151h700Yi5P2F1b600Yi5R2F1`900Yi5T2F1f:00Yi5V2F1l100Yi5X2F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100^i552b6`61QR1151515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920Q9020684120W7303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3_i5R1F211X6017841920UI030`i5_i5\1P1_i5\1B101bd1000011`6017841920UI030ai5_i5b1P1_i5b1B101bd10000000_i58:bi51ci5di5ei50011``41fi500001bd14PP\mXh_30031X900_i5l1\11j700_i5l1X31P700_i5l1h441T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100gi551X61`d1151515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120VI5053871:9:20VI106S3_3^3V3Y3W320VI10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20VI106S3_3^3V3Y3W320VI10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3hi5NF112b6`6013920Q9385120W7hi5X1Lhi5X1>0011`600hi5\1L00000hi58:ii51Tf5ji5ki50211``40000001R40041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100li593\9^1d:00mi5NH01b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W77920m;030ni57841920UI030oi5mi5T1B16X6X9f1Z8j3n;00mi5`1B11i;01010mi58:Pj51gc3Qj5Rj50212gd1``4000001i;4PPb_QdB00000000Sj551X61`d1151515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20VI104d3Y3]3U3:20VI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20VI104d3Y3]3U3:20VI108c3S3X3U3T3e3\3U3Tj551528719:20VI104d3Y3]3U3:20VI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920VI030Uj5Vj5P1F111b60151515220R421`d1R456831920m;030000506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720m;ni5Vj5`1LVj5`1>101bd1000011`601515220R421`d1R4920Q9021Vj5n1B00Vj58:Wj51gc3Xj5Yj50212gd1``4000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Zj591f9015185120V95620V95821`d1b41je1[j5R1H03b9d9`61`d1150920gV10205152841920UI03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920Q9021[j5Z1B1;X9\9^9d9R8R:d8P90X6Z6017920UI038c3S3X3U3T3e3\3U3kg1[j5`1B0010011i;[j58:\j51mg1]j5^j50212gd1``4000002i;4PPPhcRYZj9je14PPb_QdB00000000_j592T:V:01565920b421`d1b41V[2`j5P1H01T81`d10`j5V1J11R800`j5X1L0010011i;`j58:aj51^e2bj5cj50212gd1``4000002V[24PPigPZ9i;4PPPlYaTUm400000000dj592`6P3015185120h95620h9000ej5NH02b9d901920gV1020ej5V1B1;X9\9^9d9R8R:d8P90X6Z6017920UI038c3S3X3U3T3e3\3U3kg1ej5\1B0010111i;ej58:fj51mg1gj5hj50212gd1``4000001i;4PPPlYaTUm400000000ij591b60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720m;ni5784120UIoi5jj5NH02\9d:00jj5Z1J15X9X6`6j3n;00jj5\1L11i;01000jj58:kj51gc3lj5mj50212gd1``4000001i;4PPZfVg300000000nj592^901no1151515220P421m?P45320W421m?W45480159920hA20Z4921m?hA21m?Z41b[5oj5P1H02^901m?185120P4oj5\1B12b9d90150385120W45220W421m?W4oj5b1B0010011i;oj58:Pk52mb4iT5Qk5Rk50212gd1``4000002i;4PPPlYaTUm4b[54PP\mXh_300000000Sk5?1X91QR10Tk5T1F21l31jm10Tk5X1B1\91m?0Tk5Z1B11i;025221jm1hA21QR1hAUk55221m?hA21QR1hAW`50011Tk58:Vk52XX5Wk5Xk5Yk51=0Zk5121QR1hA0Xh1121QR1ef10[k5121jm1hA0Xh1121jm1ef10\k5121m?hA0Xh1121m?ef10]k5212gd1``4000001i;4PPb_QdB0121h700Tk5l1\11b600Tk5l1l200000^k5?1\81og4185120a>_k5V1F11^91m?15185120W4620P4121og4a>_k5Z1F11i;015221m?W421m?P4`k50010_k58:ak51iT5bk5ck518121m?P40dk5121og4ef10ek5121m?W40ej1121m?ef10k[4212``4iQ10100001i;4PPb_QdB0131b900_k5j1F1d900_k5l1F1X600_k5n1F00100fk5?1X61`d115220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3gk5T1F12`6b61nc20gk5X1F11bd10250385121nc2n;85121nc2m;hk556831921nc2m;038Q3S3S3U3`3d3U3T3000ik50011gk58:jk51Vc3kk5lk5150mW3121`d1ef10mk5121nc2ef10nk5212gd1``4000001bd14PPf^Tlg11R40000100ok581b601684120W7203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3Pl5R1H4`9f:`1l700Pl5X1>21i;0Pl58:Ql51fc3Rl5Sl5170Tl5120W70ej1120ef10Ul511i;0dc2212gd1``4000001i;4PPb_QdB00000000Vl5?1`61ce11515220UI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920Q9021Wl5X1F41X61jm11515220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Wl5^1B1b61ie115220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Wl5`1B1X61`g11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4Wl5b1B1`61QR11515220UI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120jIWl5d1B0015050505321ie1R421jm1R45321QR1R421`g1R45521`g1b421ie1b4321QR1jIXl50000Wl58:Yl51jg5Zl5[l5180mg5121QR1jI0ej1121QR1ef10\l5121ce1ef10]l5121ie1ef1112``4gk10000000121`6015220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Wl5P2F1R:00Wl5R2F00001^l5_l5Wl5T1>`l591l3015185120hA5620hA5821QR1hA1gW1al5P1H01X91QR115185120hA575920hA20b41`o2al5X1B19l3X9R8l1`1h7`9b9d9015580159920hA21QR1hA21QR1hA1gW1al5^1B15921QR1hA21QR1b401000al58:bl51Z`4cl5dl50112``4`;0100002`o24PPX`eanDgW14PPU[ck100000100el551X91QR10fl5NF211\900fl5R1T1fl5R1B101bd1000011`900fl5T1T1fl5T1B101bd10001gl5000fl58:hl52Y`5iV4il5jl50212gd1``4000001bd14PPigPZ90121b600fl5Z1\11h700fl5Z1R241T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100kl5?2X9Z91QR115085120hA85120QV1ll5R1F00015186121QR1hA3921QR1QV1020ml50000ll58:nl51Wk5ol5Pm5130Qm5121QR1ef10Rm5212gd1``41Sm50000000000000Tm581X6015220UI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Um5P1H1X6015220UI03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3Um5T1N30Um58:Vm51jW3Wm5Xm5130mW3120ef10Ym5111``400000000000000Zm5?1^91m?15185120hA5620hA20b4[m5V1F11`61QR115152841920UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120kI[m5\1B15921m?hA21m?b4015521QR1kI5821m?hA1gW1\m50000[m58:]m51dP2^m5_m5180Zm4121QR1ef10YV2121QR1kI0`m5121m?hA0dh3121m?ef1111``4000001gW14PPU[ck10091^90152920W4921m?W4030921m?W4920W4030[m5j1F1\90152920W4921m?W4030921m?W4920W4030[m5l1F1b900[m5n1F1d900[m5P2F1f900[m5R2F1X900[m5T2F1T800[m5V2F1b<00[m5X2F1d<00[m5Z2F00000am551j:1_m1156920mG920P:000000bm5T1F415\9^9d80P:0152920P4920W4921_m1W4030921_m1W4920P4920W4030bm5Z1P1bm5Z1B101bd1000012^8l801684120aR12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3bm5d1P1bm5d1B101bd10001cm511j80150505620iS10005620jS100052841920aR103003:g3Q3b3]3o2c3d3Q3b3d3bm5l1P1bm5l1B101bd1000012P3n9015620h9000bm5R2P1bm5R2B101bd10001dm5000bm58:em52iT5gR5fm5gm50212gd1``4000001bd14PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100hm5<11X900im5LH1hA101im58:jm51Wk5km5lm50212``4dk300000000000000mm594\9^90P:00nm5NH01X61`d11515220UI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4nm5T1B11`6015220R421`d1R4nm5Z1B11bU212010nm58:om51Y`5Pn5Qn50212gd1``4000001bU24PPPlYaTUm40041b6015220R421`d1R4nm5h1F1`601515220R421`d1R43920Q9021nm5j1F1h700nm5l1F1`900nm5n1F00100Rn5?1l:1^g115185120mB85120P4Sn5R1F11^91m?15185120mB52920P420W421^g1P4Sn5V1F0015221m?mB21^g1mBTn50000Sn58:Un51Wc2Vn5Wn5190Xn5121m?mB0Xh1121m?ef10[c2121^g1mB0Xh1121^g1ef10V;212gd1Y30000000051l:0152920P421^g1P421^g1P4Sn5`1F1R;00Sn5b1F1n:00Sn5d1F1P;00Sn5f1F1X800Sn5h1F00000Yn5?2^901m?185120W4Zn5T1F11V;1^g1185120W4Zn5X1F11i;015321^g1W421m?W4[n50010Zn58:\n51Qm4]n5^n515121m?W40dh3121m?ef10_n5121^g1ef1212Y3iQ1000001i;4PPb_QdB0021b90152920W421m?W421m?W4Zn5f1F1d900Zn5h1F00100`n5?2^9d:1m?15185120[G5085120P485120W4an5V1F12^9d:1no115185120[G52920P420W4921m?P421m?W4an5\1>11i;015221no1[G21m?[Gbn50010an58:cn51mj2dn5en51;0hb21921m?P421m?W40fn5121m?[G0Xh1121m?ef10gn5121no1[G0Xh1121no1ef10hn5212gd1Y3000001i;4PPigPZ90041X900an5l1F1X600an5n1F1b900an5P2F1\90185121m?hAan5T2F00000in5?1f91ce116841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3jn5V1F11^;1^g115185120ZG50515185120kF85121ce1V95220kF21ce1V9555920b421ce1b41i;jn5\1>00250321^g1ZG53841921ce1WW1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3kn550321^g1ZG5221^g1mB21ce1mBln50000jn58:mn51nn5on5Po51;0Qo5121^g1ef10Ro5121^g1mB0So5121ce1ef10To5121ce1mB0Ta2121ce1WW10V;111Y3000001i;4PP\mXh_301000000Uo5?1^;1^g11920ZG020Vo5V1F0011f91ce116841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Vo5d1>1515221^g1mB21ce1mB53841921ce1WW1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3Wo50000Vo58:Xo51nn5Yo5Po51;0Qo5121^g1ef10Ro5121^g1mB0So5121ce1ef10To5121ce1mB0Ta2121ce1WW10V;111Y3000001i;4PP\mXh_300000011f90151555921^g1b420b41i;6841920oT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Vo5\1L020Zo5?2X9^91m?1515185120[G85120W485120hA[o5Z1F12X9^91no115185120[G85120hA[o5`1>11i;0250505050505050505321no1[G21m?[G548015921no1hA21m?hA1`o254801598015921no1hA21m?hA04PPPlYaTUm41`o254801598015921no1hA21m?hA04PPPhcRYZj91`o254801598015921no1hA21m?hA04PPPdmc]_g>1`o254801598015921no1hA21m?hA04PPP`WUbddC1`o254801598015921no1hA21m?hA04PPP\affiaH1`o254801598015921no1hA21m?hA04PPPXkWkn^M1`o254801598015921no1hA21m?hA04PPPTUioS\R11`o2\o55050505321no1[G21m?[G5721no1b421m?hA548015921no1hA21m?hA1]o5578015921no1hA21m?hA1`o2^o50000[o58:_o51mj2`o5ao51<0bo5121m?W40co5121m?hA0Xh1121m?ef10VQ3121no1hA0Xh1121no1ef10do5121no1[G211Y3000003i;4PPPTUioS\R1`o24PPPU^QSS=]o54PP\mXh_31W4031`<00[o5j2\11b<00[o5j2n21d<00[o5j2Z400001eo5fo5[o5V1>go551n:1og40ho5P1F211Z40152920P4921og4P4030921og4P4920P4030ho5T1P1ho5T1B101bd1000012R4V401515720k>00`<5420k>00hBho5Z1P1ho5Z1B101bd10001io511X<0152920id1000921og4id1000ho5d1B00ho58:jo51b^2ko5lo50212gd1Y3000001bd14PPigPZ900031T<00ho5l1F1V<00ho5n1F1Z<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3ho5P2F0100mo5?1d:1jm115185120W45284120XZ1034^3_3^3U3no5T1F21X;1ie115284120W@039T3U3\3Y3f3U3b3U3T3no5Z1B1X;1eY315284120W@036]3Y3c3c3U3T3no5\1B0015421eY3ef121ie1ef1oo50000no58:PP61QP6RP6SP617121jm1W40TP6121jm1ef10UP6121ie1ef10VP6121eY3ef1212gd1Y30000001W41000001WP6XP6no5P1>YP6?1X;1`d11515185120`N85120W@3515284120W@037`3U3^3T3Y3^3W3684120`N2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3ZP6R1F000150515284121`d1`N037`3U3^3T3Y3^3W3684121`d1W@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121`d1`N036]3Y3c3c3U3T35284121`d1W@039T3U3\3Y3f3U3b3U3T3[P60000ZP68:\P62QP6Wi2]P6^P6190QR5121`d1W40g\5121`d1`N0kf2121`d1W@0ej1121`d1ef10_P6212gd1Y300000000000000`P691V:01684120a6403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3aP6NH01R401515220k>00`<85120mBaP6T1J17l:R4X4n:P;X8T800aP6X1B11i;01000aP68:bP61ke2cP6dP60211Y3000001i;4PPdhU\\d100000000eP6?1R41QR11515220k>00`<85120mBfP6V1F21l:1^g115185120P485120mBfP6\1B1V:1S]2151684120a6403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T385120P4fP6^1B11i;01505221^g1P421S]2P45221^g1mB21QR1mBgP60000fP68:hP61ke2iP6jP61?0gP2121QR1ef10kP6121QR1mB0f\5121^g1mB0lP6121^g1P40Xh1121^g1ef10mP6121S]2P40nP6121S]2ef10V;211Y3000001i;4PPdhU\\d10061R400fP6j1F1X400fP6l1F1n:00fP6n1F1P;00fP6P2F1X800fP6R2F1T800fP6T2F00000oP6?1d:1jm1185120W4PQ6R1F11h:1_^215185120W4505220W421jm1W4565920b421jm1b41aP2PQ6V1F11i;015221_^2W421jm1W4QQ60000PQ68:RQ61SQ6TQ6UQ6180hb2121jm1W40VQ6121jm1ef10WQ6121_^2W40XQ6121_^2ef1111Y3000002aP24PPigPZ9i;4PP`Rg`aa60021f:0152920W421jm1W421jm1W4PQ6b1F1T;00PQ6d1F00100YQ691P;01515220P421Wf1P45620l[121Wf1l[1ZQ6P1H01P;1Wf115185120P485120l[1ZQ6V1J12R;l:00ZQ6X1L11i;01210ZQ68:[Q61\Q6]Q6^Q60111Y3000001i;4PPPTUioS\R100000000_Q6?1j11no10`Q6V1F21j11`d10`Q6Z1B2^:\:1QR1151515185120cY185120jB545820cY120jB5921no1b41cC565920b421no1b41aP2`Q6\1B11i;015421QR1b421`d1b4aQ60000`Q68:bQ61\Q6cQ6dQ61:0eQ6121QR1cY10fQ6121QR1jB0gQ6121QR1ef10hQ6121no1ef10gW2121`d1ef1111Y3000003aP24PPPndXbb^2cC4PP\mXh_3i;4PPPdmc]_g>00000000iQ6?2n;j31_m10jQ6V1F12^:\:1QR115151515320U[221_m1U[285120cY185120jB50545820cY120jB21_m1b4515720cY121_m1b45720b45821_m1b41`U5jQ6Z1>11i;01575821QR1cY121QR1jB21_m1b4kQ60000jQ68:lQ61\Q6mQ6nQ6190eQ6121QR1cY10fQ6121QR1jB0oQ6121_m1ef10PR6121QR1ef10QR6111Y3000002`U54PPPhcRYZj9i;4PPPdmc]_g>00000000RR651h:1_^21320f8SR6NF311d:0152920W4921_^2W4030921_^2W4920W4030SR6T1T1SR6T1B101bd10001TR611f:0152920W4921_^2W4030921_^2W4920W4030SR6V1P1SR6V1B101bd10001UR611b600SR6^1T1SR6^1B101bd10001VR611`6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021SR6`1J00SR68:WR61SQ6XR6YR60212gd1Y3000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100ZR651f:1jm11515185120W452920cZ100000053841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3[R6NF212d:f:015220W421jm1W4[R6T1T1[R6T1B101cZ1000012d:f:015220W421jm1W4[R6V1P1[R6V1B101\R60013n;Z<Z80152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3[R6Z1P10000[R68:]R61^R6_R6`R60212gd1Y3000002cZ14PP\mXh_3\R64PP\mXh_30031b900[R6b1F1d900[R6d1F1X6017841920UI030\^2[R6f1F00000aR651X91QR10bR6NF214\9^90R:00bR6R1P1bR6R1B0011f:0153841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3bR6T1P10014\9^90R:00bR6V1P1bR6V1B101bd1011`6015152841920UI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Q9021bR6\1P111f:00bR6X1P10000bR68:cR61^R6dR6eR60212gd1Y3000001bd14PPb_QdB0071h700bR6b1F1`900bR6d1F1l900bR6f1F1P:00bR6h1F1T;00bR6j1F1d:00bR6l1F1b60136841920W7030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3bR6n1F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000fR652R4V41QR11515151515720k>00`<5420k>00hB5320k>00h<56920iB00200056920hB002000gR6P1F111l:00gR6T1\1gR6T1J101bd10000000gR68:hR62ke2_c2iR6jR60212gd1Y3000001bd14PPf^Tlg11Q4061X400gR6\1F1P200gR6^1F1h100gR6`1F1n:00gR6b1F1T;00gR6d1F1j101320Q9gR6f1F41T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100kR661T;1S]20lR6P1H2011R;00lR6T1B0lR6T1B013d:l:f:00lR6V1B0lR6V1B1i;011b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3lR6\1B0lR68:mR62nR6fc3oR6PS60212gd1Y3000001i;4PPb_QdB00041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100QS694\9^9d80015220W421QR1W4RS6NH01V;1QR1185120W4RS6T1J12d:X600RS6V1L11i;01010RS68:SS61Qm4TS6US60212gd1Y3000001i;4PPf^Tlg100000000VS681X;1`d11515284120`N036]3Y3c3c3U3T35284120W@039T3U3\3Y3f3U3b3U3T3WS6T1H2h9f9015152841920oT1033d3Q3`3033d3Q3`350385121`d1W452920W421`d1W421`d1W4WS6Z1>21i;0WS68:XS61QP6YS6ZS6170QR5121`d1W40[S6121`d1ef10\S611i;0dc2111Y3000001i;4PP\mXh_300000000]S6?1b:1_m10^S6R1F00023721_m1RZ1_S6`S65221_m1SZ1031m2aS60000^S68:bS61fh2cS6dS6130eS6121_m1ef10fS6212gd1Y31gS60000000000000hS691j:015185120W45220W421_m1W4iS6P1H01j:1_m1185120W4iS6V1J19j:Z8\8^8l8f8h8n9X601385120W4iS6Z1B11i;01000iS68:jS61fh2kS6lS60212gd1Y31mS600001i;4PPU[ck100000000nS691j:0151515185120W45220W421_m1W485120[G5320[G21_m1[GoS6NH01j:1_m115185120W485120[GoS6T1J11d:00oS6V1L11i;01000oS68:PT61fh2QT6lS60212gd1Y3000001i;4PPU[ck100000000RT6?1j11`d1185120Q9ST6Z1F11^;1^g1151515185120YG85120XG5520XG5821`d1b41gW15720XG595921`d1b41cC1gW1ST6`1>0015221^g1YG21`d1Q9Qk20000ST68:TT61gj2UT6VT6180Qo5121^g1ef10WT6121^g1YG0XT6121`d1Q90ej1121`d1ef1111Y31YT6100002gW14PPZfVg3cC4PPf^Tlg101000000ZT6<11^;00[T6LH7WGXGkFYGZGmB[G110[T68:\T61^k2]T6^T60111Y300000000000000_T681X;01515284120W@037`3U3^3T3Y3^3W3684120`N2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3`T6V1H7d8X9\9^9d:0P900`T6\1>21i;0`T68:aT61QP6bT6cT6190QR5120W40g\5120`N0dT6120ef10eT611i;0dc2212gd1Y3000001i;4PP\mXh_300000000fT6?2d5X:1QR115151515185120PH85120gG920mG0217920nG031]1gT65085120oG85120nGhT6V1F00025621QR1PH21QR1gGiT650555921QR1PH21QR1gG1bU2515721QR1gG00PPdk^Xj5555921QR1PH21QR1gG5:1bU200`n1jT60000hT68:kT61Yj2lT6mT6190\j2121QR1ef10nT6121QR1gG0oT6121QR1PH0PU611bU20QU6212Y3`f2000001bU20Pi_500000000RU6?1X;1_m11515185120W485120QG684120W@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3SU6T1F11X;1`d11515284120`N037`3U3^3T3Y3^3W3684120W@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3SU6Z1>11bU2015284121`d1W@84121_m1W@TU60010SU68:UU61QP6VU6WU61;121_m1W40XU6121_m1W@0ej1121_m1ef10gW2121`d1W@0ej1121`d1ef10YU6121_m1QG212gd1Y3000001bU24PPPXXWXjZc42W4QG0000000ZU6?1P;1Wf115185120l[185120jB[U6P1F00015621Wf1l[121Wf1jB\U60000[U68:]U61YY2^U6_U6160`U6121Wf1ef10aU6121Wf1l[10bU6121Wf1jB212gd1Y300000000000000cU6?1d:1jm10dU6R1F000485121jm1W4eU685121jm1XZ1fU65683121jm1W4000gU6684121jm1XZ14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3hU60000dU68:iU62jU6Wi2kU6lU6170mU6121jm1ef10nU6121jm1W40oU6121jm1XZ10PV6212gd1Y300000000000000QV6?1`:1m?0RV6LF000852871:21m?\Y1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3SV652871:21m?\Y110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3TV652871:21m?\Y110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3UV652871:21m?\Y1105d3Y3d3\3U3034d3U3h3d3VV652871:21m?\Y1104R3_3T3i3034d3U3h3d3WV652871:21m?\Y1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3XV652871:21m?\Y110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3YV652871:21m?\Y110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3ZV60000RV68:[V62]f2gl2\V6_f20211Y300000000000000]V694`:X:Z:\:01515185120W45220W421m?W452920_G030921m?_G030^V6R1H04`:X:Z:\:1m?185120W4^V6X1J12d:n;00^V6Z1L11i;01000^V68:_V61fh2`V6lS60212gd1Y31aV600001i;4PPU[ck100000000bV6?1`:1m?0cV6NF000452871:21m?\Y110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3dV652871:21m?\Y1108`3b3Y3_3b3Y3d3i3034d3U3h3d3eV652871:21m?\Y110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3fV652871:21m?\Y110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3gV60000cV68:hV61]f2iV6_f20211Y3011000000000000jV6?3`:Z:X:1m?0kV6T1F00036871:21m?\Y1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3lV6516871:21m?\Y110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21m?\Y110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3mV6516871:21m?\Y110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21m?\Y110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3nV60000kV68:oV61Wi2PW6QW6190RW6121m?ef10SW61871:21m?\Y1107U3^3Q3R3\3U3T30TW618719:21m?\Y110<c3_3e3^3T3U2^3Q3R3\3U3T3:21m?\Y110=c3_3e3^3T3o2U3^3Q3R3\3U3T30UW618719:21m?\Y110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21m?\Y110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30VW6211Y300000000000000WW6?3Z:X:\:1m?0XW6R1F0001503721m?\Y1YW63721m?\Y1ZW6[W60000XW68:\W61[g2]W6^W6130Tg2121m?ef10_W6211Y3011000000000000`W6?1\:1m?0aW6V1F000452871:21m?\Y1102Y3T3034d3U3h3d3bW65052871:21m?\Y110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21m?\Y110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3cW66871:21m?\Y1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3dW65052871:21m?\Y1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21m?\Y110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3eW60000aW68:fW61[g2gW6]g21;0hW6121m?ef10iW61871:21m?\Y1102Y3T30jW618719:21m?\Y110:c3S3X3U3T3e3\3U3Y2T3:21m?\Y110;c3S3X3U3T3e3\3U3o2Y3T30kW61871:21m?\Y1107`3Q3i3\3_3Q3T30lW618719:21m?\Y1109S3b3U3Q3d3U3T3Q2d3:21m?\Y110:S3b3U3Q3d3U3T3o2Q3d30mW6211Y3011000000000000nW6?1Z:1m?0oW6NF000;52871:21m?\Y1102Y3T3034d3U3h3d3bW65052871:21m?\Y110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21m?\Y110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3cW652871:21m?\Y1105d3Y3d3\3U3034d3U3h3d3VV652871:21m?\Y1104R3_3T3i3034d3U3h3d3WV65052871:21m?\Y110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21m?\Y110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3PX65052871:21m?\Y110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21m?\Y110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3QX652871:21m?\Y1108`3b3Y3_3b3Y3d3i3034d3U3h3d3eV65052871:21m?\Y110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21m?\Y110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3RX65052871:21m?\Y110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21m?\Y110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3SX65052871:21m?\Y1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21m?\Y110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3eW65052871:21m?\Y1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21m?\Y110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3TX60000oW68:UX61[g2VX6]g20211Y3011000000000000WX6?1X:1m?0XX6NF000852871:21m?\Y1102Y3T3034d3U3h3d3bW652871:21m?\Y1104[3Y3^3T3034d3U3h3d3YX652871:21m?\Y1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3XV66871:21m?\Y1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3ZX6516871:21m?\Y1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21m?\Y110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3[X6516871:21m?\Y1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21m?\Y110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3\X65052871:21m?\Y1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21m?\Y110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3eW65052871:21m?\Y1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21m?\Y110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3TX60000XX68:]X61[g2^X6]g20211Y3011000000000000_X6?1^;1^g1185120\]1`X6P1F00075152871:21^g1\]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21^g1\]110=\3Q3c3d3o2c3S3X3U3T3e3\3U3aX6bX65152871:21^g1\]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21^g1\]110=\3Q3c3d3o2`3b3U3V3U3d3S3X3aX6cX65152871:21^g1\]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21^g1\]110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3aX6dX652871:21^g1\]110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3eX652871:21^g1\]110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3fX652871:21^g1\]110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3gX652871:21^g1\]110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3hX60000`X68:iX61^k2jX6^T60111Y3010000000000000kX6?1l:1`d115185120b385120P4lX6V1F0001555921`d1b421`d1lB1T]2mX60000lX68:nX61gX2oX6PY6170jX2121`d1ef10kX2121`d1lB0Sb215921`d1b421`d1lB0QY6211Y3000001T]24PPPlYaTUm400000000RY6>1l:015185120mB85120Q4SY6LH20mB0011R40185120mBSY6R1^120mB0SY68:TY61Wc2UY6VY60212gd1Y30000001Q40000000WY6?1R41QR115185120lB85120Q4XY6T1F11l:1`d1185120lBXY6X1F11i;015221`d1lB21QR1lBYY60010XY68:ZY61gX2[Y6\Y6190gP2121QR1ef10kX2121QR1lB0]Y6121`d1lB0Xh1121`d1ef10V;212gd1Y3000001i;4PP\mXh_31Q40000000^Y651X91QR10_Y6NF211d:00_Y6R1T1_Y6R1B101bd1000011f:00_Y6T1T1_Y6T1B101bd10001`Y6000_Y68:aY62jU6^R6bY6cY60212gd1Y3000001bd14PPb_QdB0131h700_Y6Z1\11b600_Y6Z1l21`900_Y6Z1b341T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100dY651f:1jm115152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\357920cZ1000002eY6NF111b60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3eY6R1\1eY6R1J101bd1000021`601517841920UI030fY6920Q9021eY6V1B1b601517841920UI030fY66841920W7030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3eY6X1B00eY68:gY61nR6hY6iY60212gd1Y3000001bd14PPigPZ900041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100jY6?1V;1QR10kY6R1F000253921QR1X7030030lY653921QR1W4921QR1_G030030mY60000kY68:nY61Q^2oY6PZ6190QZ6121QR1ef10RZ6121QR1X70SZ6121QR1W40TZ6121QR1_G0UZ6212gd1Y300000000000000VZ6?1^91m?1515185120[G85120hA5620hA20b4WZ6V1F11^;1cX215185120[G5220kF21m?hAWZ6Z1F0015221cX2[G21m?[GXZ60000WZ68:YZ62mj2gj2ZZ6[Z61;0Qo5121cX2ef10\Z6121cX2[G0]Z6121m?hA0^Z6121m?[G0Xh1121m?ef10V;111Y301000000021^9015220hA21m?hAWZ6d1F1^;015185120kF5620kF21m?hAWZ6f1F00000_Z6?1^91m?1515185120P485120hA5620hA20b4`Z6\1F21d:1jm115185120[G5220W421m?P4`Z6b1B1^;1cX215185120[G5220kF21m?hA`Z6d1B001505221cX2[G21jm1[G5421cX2ef121jm1ef1aZ60000`Z68:bZ62mj2gj2cZ6dZ6190Qo5121cX2ef10\Z6121cX2[G0eZ6121jm1[G0Xh1121jm1ef10V;111Y30100001aP24PPigPZ90031^9015052920P421m?P421m?P45220hA21m?hA`Z6n1F1d:015152920W421m?P421m?P4565920b421m?b41aP2`Z6P2F1^;015185120kF5620kF21m?hA`Z6R2F00001Pa4fZ6`Z6X1>gZ6?1l:1^g115185120mB85120lBhZ6R1F11^;1cX215185120mB5220kF21^g1lBhZ6X1>0015221cX2mB21^g1mBiZ60010hZ68:jZ62Wc2gj2kZ6lZ61;0Qo5121cX2ef10mZ6121cX2mB0nZ6121^g1lB0oZ6121^g1mB0Xh1121^g1ef10V;211Y300000001000000P[6?1f91ce115185120V985120mBQ[6X1F11^;1^g11515185120kF52920mB03021ce1mB565920b421ce1b41gW1Q[6^1>001555921ce1V921^g1kF1gW1R[60000Q[68:S[61gj2T[6U[61;0Qo5121^g1ef10YV2121^g1kF0V[6121ce1mB0W[6121ce1V90Xh1121ce1ef10V;212Y3UX20100001gW14PPZfVg30041f900Q[6f1\11d<00Q[6f1`31b<00Q[6f1n41`<00Q[6f1Z600000X[6?2^;^51^g11515185120WG85120kF5620kF20WGY[6Z1F0012\9^91m?185120hAY[6^1P115050505521m?hA21^g1WG5621m?hA5821^g1WG1Z[6558015921^g1kF21m?hA1gW1565921^g1kF21m?hA1bU2[[60000Y[68:\[61gj2][6^[61:0_[6121^g1WG0Xh1121^g1ef10]j3121^g1kF0`[6121m?hA0dh3121m?ef1112Y3UX20100003gW14PPZfVg3Z[64PPdhU\\d1bU24PPPndXbb^200000000a[6?2^;^51^g115185120WG85120kFb[6X1F0011f91ce1185120V9b[6\1P115050505521ce1V921^g1WG5621ce1V95821^g1WG1Z[6558015921^g1kF21ce1V91gW1558015921^g1kF921ce1]:21ce1b41gW1c[60000b[68:d[61gj2e[6f[61:0_[6121^g1WG0Xh1121^g1ef10]j3121^g1kF0g[6121ce1V90[V2121ce1ef1112Y3UX20100002gW14PPZfVg3Z[64PPdhU\\d100000000h[6?2^;^51^g115185120XG920YG021i[6Z1F0021f11no10i[6`1B1j11`d10i[6b1B15050505421`d1b421no1b4515521^g1XG5821`d1b41gW15721^g1XG5921no1b41gW15185121^g1WG505421no1b45921^g1WG1gW15721no1b45821^g1WG1Z[651385121^g1WG505721^g1XG5821`d1b41Sa45521^g1XG5921no1b41Sa4j[60000i[68:k[61gj2l[6m[61=0Qo5121^g1ef10n[6121^g1XG0o[6121no1b40Xh1121no1ef10VQ3121`d1b40Xh1121`d1ef10V;111Y30100003gW14PPZfVg3Sa44PPf^Tlg1Z[64PPPb]^nnR400000000P\6?2^;^51^g11515185120WG85120XG920YG021Q\6V1F00025521^g1WG21^g1XGR\6505521^g1XG921^g1kF21^g1XG3921^g1ZG020S\60000Q\68:T\61U\6V\6W\61;0Qo5121^g1ef10X\6121^g1WG0Y\6121^g1XG0Z\6121^g1kF0[\6121^g1ZG0\\6111Y300000000000000]\611\;1no11515284120o\1035R3U3W3Y3^385120P]1^\6NH1\;01515284120o\1033U3^3T35220P]121no1P]1^\6R1D0^\68:_\61`\6a\6b\60211Y3010000000041T<00[3j3V11V<00[3`4V11X<0152920id1000921jd1id1000[3Z5V11Z<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100c\681b61Wf115284120W703<c3d3_3b3Q3W3U3o2V3e3\3\3d\6T1H1R;00d\6X1N21i;11X6015220R421Wf1R4d\6Z1Hd\68:e\62fc3nR6f\6g\6170Tl5120W70ej1121Wf1ef10h\611i;0dc2212gd1Y3000001i;4PPf^Tlg100000000i\6:1\;00j\6R1H1Q]120Q]13k\611j\68:l\61`\6m\6n\6150o\6120Q]10ej1120ef10P]6211Y3010000000000000Q]6?1d:1jm115185120[G85120W4R]6T1F12^9j:1nc215185120[G52920P4920W403021jm1W4R]6b1>11bU2015221nc2[G21jm1[GS]60011R]68:T]61mj2U]6en51:121jm1W40V]6121jm1[G0Xh1121jm1ef10W]6121nc2[G0Xh1121nc2ef10V;211Y3000001bU24PPPTUioS\R10042d:X90152920W421jm1W421jm1W4R]6R2F1^;0185120[GR]6T2F1X600R]6V2F1d900R]6X2F00012X9^9015185120[G52920P4920W421jm1W421jm1W4R]6Z1L100X]6?1d:1jm11515185120W452841920XZ1030035T3Q3Y3\3i3920mG021Y]6T1F11\81og4185120VR1Y]6X1F11bU201621jm1W4121og4VR1Z]60000Y]68:[]61TZ5\]6]]6190hb2121jm1W40_Z5121jm1ef10^]6121og4VR10Xh1121og4ef10V;212gd1Y3000001bU24PPPXXWXjZc40071d:00Y]6b1F1V;00Y]6d1F1`;00Y]6f1F1b900Y]6h1F1d900Y]6j1F1T800Y]6l1F1X6017841920UI030\^2Y]6n1F00000_]651d:1jm11515185120W452841920XZ1030035T3Q3Y3\3i3920mG021`]6P1F211j:01515185120W45220W421jm1W45320U[221jm1U[2`]6V1P1`]6V1B0011j:015185120W45320U[221jm1U[2`]6Z1P10011j:015185120W45220W421jm1W4`]6\1P1`]6\1B101a]60011j:015185120W45320U[221jm1U[2`]6`1P10000`]68:b]61TZ5c]6d]60212gd1Y3000001a]64PPb_QdB00:1d:00`]6h1F1V;00`]6j1F1`;00`]6l1F1b900`]6n1F1d900`]6P2F1T800`]6R2F1400`]6T2F1<00`]6V2F1f100`]6X2F1X6017841920UI030\^2`]6Z2F00000e]6?1X91QR115185120[G85120W4f]6T1F12d:^91jm1185120[Gf]6Z1>11i;015221jm1[G21QR1[Gg]60000f]68:h]61mj2i]6j]61:121QR1W40k]6121QR1[G0Xh1121QR1ef10l]6121jm1[G0Xh1121jm1ef10V;212gd1Y3000001i;4PPigPZ91W41000000m]6?1d:1jm115185120[G85120W4n]6X1F11j:1_m115185120[G85120W4n]6\1F11bU2015221_m1[G21jm1[Go]60010n]68:P^62mj2TZ5Q^6R^61:121jm1W40V]6121jm1[G0Xh1121jm1ef10S^6121_m1[G0Xh1121_m1ef10V;212gd1Y3000001bU24PPPXXWXjZc41W4111d:01385120W4n]6l1\100000T^6?1d:1jm10U^6T1F11j:1_m1185120P:U^6V1F11bU2015721_m1P:002V^60010U^68:W^61TZ5X^6Y^6160Z^6121jm1ef10f\5121_m1P:0^o3121_m1ef1212gd1Y3000001bU24PPPXXWXjZc40141b900U^6f1F1d900U^6h1F1T800U^6j1F1X601784120UI\^2U^6l1F00000[^681V200\^6T1H1X200\^6V1N21i;11V200\^6Z1H\^68:]^61^^6_^6`^6150a^6120ef10b^611i;0c^6111d^6000001i;4PPhja`o600000000e^6?1P71S]2152841920WF920iK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3f^6P1F0011P71^g1152841920WF920iK030039c3S3X3U3T3e3\3U3T3f^6T1P115050385121^g1i3385121S]2i35421^g1i321S]2i3g^60000f^68:h^61i^6j^6k^6180l^6121S]2ef10m^6121S]2i30n^6121^g1ef10o^6121^g1i3111d^600000000000000P_691R701684120oK2035W3b3U3U3^3034`7o4o4R5Q_6NH01X400Q_6T1J18f9l:V4Z4j3n;R4T401515154920k>00`<00PI36841920WW10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920UD0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3Q_6X1B11i;01010Q_68:R_61S_6T_6U_60111d^6000001i;4PPPlYaTUm400000000V_651T2015220]<039c2e2S2S2U2U2T2U2T2W_6LF111X200W_6P1\1W_6P1J0011V200W_6P1n200000W_68:X_61^^6Y_6Z_60111d^600000001000000[_6:1X200\_6P1H1h<20h<113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320\_68:]_61^_6__6`_614120h<0a_6120ef10b_6111d^600000000000000c_6:1X200d_6LH1h<20h<023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320d_68:e_61^_6f_6g_60211d^600000000000000h_692P7R7015085120WF85120oKi_6R1H01X2013720h<j_6i_6X1J13\7T7X201505085120h585120XL85120h<i_6\1B11i;01000i_68:k_61l_6m_6n_60111d^60100001i;4PPhUibmR100000000o_6?1f21S]20P`6X1F11d11`d1185120P:P`6Z1F11i;01505521`d1P:1PX151515221`d1P:004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121`d1Q:603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121`d1Q:Q`60001P`68:R`61S`6T`6U`6190V`6121S]2ef10Sb2121`d1P:0W`6121`d1ef10Q_2121`d1Q:0X`6011d^60100002i;4PPb_QdBPX10201000000Y`6?4P3\8V7`61m?15185120h952920UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Z`6T1F14P3\8V7`61no115185120h952920UI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Z`6Z1>11i;015221no1h921m?h9[`60000Z`68:\`61XQ2]`6^`6190`\2121m?ef10hP2121m?h90_`6121no1ef10hP2121no1h90``6111d^6000001i;4PPigPZ900?1X900Z`6j1F1\900Z`6l1F1^900Z`6n1F1`900Z`6P2F1b900Z`6R2F1d900Z`6T2F1f900Z`6V2F1n900Z`6X2F1R800Z`6Z2F1T800Z`6\2F1d800Z`6^2F1P900Z`6`2F1X600Z`6b2F1Z600Z`6d2F1f200Z`6f2F00100a`6?1f91ce116841920WW10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3b`6T1F11R71^g10b`6X1F11i;013684121^g1oK2033b3U3T3034`7o4d4d5c`60000b`68:d`61S_6e`6f`6170g`6121^g1ef10h`6121ce1WW10i`6121ce1ef10j`6111d^6000001i;4PPlb\i^A011IX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920Q9020b`6f1F00100k`681R701684120oK2033b3U3T3034`7o4d4d5l`6R1HIX4`1h1n1P2j1l7h7`7f7`9l9j9f:n:T;h;h8b8b6d6P8T1HX<013920Q9020l`6X1>21i;0l`68:m`61S_6n`6o`6150g`6120ef10Pa611i;0dc2111d^6000001i;4PPPQhbWXZ500000000Qa6?1P71m?16841920WF920iK0302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3Ra6P1F11P71no116841920WF920iK030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3Ra6T1F00153841921no1WF21no1iK03:b3U3W3Y3c3d3U3b3U3T3Sa60010Ra68:Ta61i^6Ua6Va6160Wa6121no1ef10Xa61921m?WF21m?iK0ej1121m?ef1011d^600000000000100Ya6?1P71QR1152841920WF920iK03003:b3U3W3Y3c3d3U3b3U3T3Za6X1F21P71^g1152841920WF920iK030039c3S3X3U3T3e3\3U3T3Za6^1B1P71S]2152841920WF920iK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3Za6`1B0025421^g1ef121S]2ef1`c55050385121^g1i3385121QR1i35721^g1i321QR1i3[a60000Za68:\a61i^6]a6Va61<0^a6121QR1ef10Sb2121^g1ef10gW2121S]2ef10_a6121QR1i30Sb2121^g1i30gW2121S]2i3011d^600000001000111P701515420b421QR1b452841920WF920iK030039c3S3X3U3T3e3\3U3T3Za6d1P1101`a6aa6Za6T1>ba651Z21no10ca6NF211\200ca6R1T1ca6R1B101bd1000011`200ca6T1T1ca6T1B101V[20000000ca68:da61ea6fa6ga60111d^6000002bd14PP\mXh_3V[24PPR\]dW500000000ha651\21no10ia6NF211^200ia6R1T1ia6R1B101bd1000011`200ia6T1T1ia6T1B101V[20000000ia68:ja61ea6ka6la60111d^6000002bd14PPb_QdBV[24PPf^Tlg100000000ma6?1V71ce1185120eLna6R1F0011P=1`d1151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120U<na6X1>1505721ce1eL21`d1U<5321`d1U[221ce1U[2oa60000na68:Pb61XQ2Qb6Rb6180Sb6121ce1ef10hP2121ce1eL0Tb6121`d1U<0ej1121`d1ef1112d^6eE00000000000000Ub6?1V71ce1185120fLVb6R1F0011P=1`d1151515220_?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120U<Vb6X1>1505721ce1fL21`d1U<5321`d1U[221ce1U[2Wb60000Vb68:Xb61XQ2Qb6Rb6180Sb6121ce1ef10hP2121ce1fL0Yb6121`d1U<0ej1121`d1ef1112d^6eE00000000000000Zb6?1f91ce116841920WW10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3[b6T1F11V71^g1185120XD[b6X1F11i;015221^g1XD684121ce1WW12036S3Q3S3X3U3T3035S3Q3S3X3U3\b60010[b68:]b61XQ2^b6_b6190Sb6121^g1ef10`b6121^g1XD0ab6121ce1ef10To5121ce1WW10bb6111d^6000001i;4PPPlYaTUm40031f900[b6d1\11f100[b6d1`31\400[b6d1l400000cb6?1V71ce1185120kFdb6T1F0011f91cX2185120V9db6X1P115721ce1kF5921cX2V91gW1eb60000db68:fb61XQ2gb6hb6180Sb6121ce1ef10YV2121ce1kF0ZV2121cX2V90[V2121cX2ef1111d^6000001gW14PPZfVg300000000ib6?1V71ce11720k>jb6kb6P1F0011j11`d1185120Q9kb6T1P115021`d1Q93721ce1k>lb6mb60000kb68:nb61XQ2ob6Pc6150Sb6121ce1ef10Qc6121`d1ef10Rc6111d^600000000000000Sc6?1V71ce1185120dLTc6V1F0025\4P4R4V4X41m?0Tc6\1B4R4V4l:T41^g1154920k>00`<00PITc6^1B150515521ce1dL5821m?b41gW15721ce1dL595921m?b41cC1gW1515521ce1dL5821^g1b41gW15721ce1dL595921^g1b41cC1gW1Uc60000Tc68:Vc61XQ2Wc6Xc61=0Sb6121ce1ef10Yc6121ce1dL0Zc6121m?b40Xh1121m?ef10[c6121^g1b40Xh1121^g1ef10V;111d^61\c600002gW14PPZfVg3cC4PPf^Tlg100000000]c6?1\71no1185120h5^c6R1F15R7P7b2f2h21Vd20^c6V1F001684121no1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3_c60000^c68:`c61l_6ac6bc6170cc6121no1h50ej1121no1ef10eh3121Vd2ef10dc6111d^6010000001000100CTm1ec6::fc6`31105gc6hc6ic6jc6kc61lc60002mc6nc62oc6Pd6d^6Qd6::Rd6SO0002Sd6Td600000Ud6Qd6D:Vd6SO0001Wd600000Xd6Yd6<:Zd6[d6000000000b2Yd6B:\d6[d600004n8P9R9V90000]d6Yd6L:^d6[d60002lX1n21R:1b2000_d6`d6<:ad6`310103bd6cd6dd63ed6fd6gd602hd6id602jd6kd62ld6md6nd6od6::Pe6`3101104Qe6Re6Se6Te602hd6id603mc6Ue6Ve63We6Xe6Ye6hd6Ze6<:[e6`310005n1Ef2S3\e60002]e6^e62We6md6id6Ze6\1:_e6`3101103`e6ae6be601hd6000T_4ce6<:de6VB0001ee600000U_4ce6N:fe6VB0004ge6he6ie6je601T_4000V_4ce6j1:ke6VB0004le6me6ne6oe601T_4000W_4ce6f2:Pf6VB0004Qf6Rf6Sf6Tf601T_4000X_4ce6b3:Uf6VB0004Vf6Wf6Xf6Yf601T_4000oZ3Zf6::[f6o\1000000000\f6Zf6@:]f6o\1000000000^f6Zf6F:_f6o\1000000000Rc2`f6<:af6bf60002Zb1cf6000000?df6X`11X<00ef6>Hef6::00ff6gf61T<00ef6DHef6@:11n;00ef6FH0hb1bb11j<00ef6LHef6H:01hf6if6jf62b<d<00ef6T1Hef6P1:00kf6lf61`<00ef6Z1Hef6V1:00mf6nf61^<01620k>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3ef6`1Hef6\1:11^<013620k>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3ef6d1H0of6Pg61f<00ef6j1Hef6f1:12n;P<00ef6l1H1Qg6R`1Rg61V<00Sg6@HSg6<:12n;P<00Sg6BH1Tg6Ug6Vg61\<015220g`1021Sg6JHSg6F:11\<015220g`1020Sg6NH1Wg6Xg6Yg61P800Sg6V1HSg6R1:01Zg6[g6\g61n701620k>2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3Sg6^1HSg6Z1:11n7015220k>039Q3f3Q3Y3\3Q3R3\3U3Sg6b1H1Zg6]g6^g62H`1015220W7002Sg6j1HSg6f1:01_g6`g6ag62H`1015220W7004Sg6T2HSg6P2:00bg6cg62H`1015220W7006Sg6\2HSg6X2:00dg6eg61X100Sg6d2HSg6`2:008SOfg6gg6::n3hg6gg6<:`4ig6gg6>:`;jg6gg6@:Lkg6gg6B:b>f>gg6D:iQ1iQ1gg6F:Y3lg6gg6H:n1mg61n;00ng6:P20310og6ng6::000000Ph61T300ng6<^20310Qh6ng6<:000000Rh61j300ng6>R20310Sh6ng6>:000000Th61X700ng6@Z20310Uh6ng6@:000000Vh61P<00ng6Bl10310Wh6ng6B:000000Xh61R<00ng6DT20310Yh6ng6D:000000Zh61T<00ng6FT20310[h6ng6F:000010200\h61V<00ng6HT20310]h6ng6H:000010200^h61X<00ng6Jn10310_h6ng6J:000010200`h61f<00ng6LZ20310ah6ng6L:000010200bh63j<l<n<00ng6NX22310ch6ng6N:000000dh61600ng6R1H2310eh6ng6P1:000000fh62b<d<00ng6\1H2310gh6ng6Z1:000000kf61`<00ng6f1H2340hh6120`N0kf2120W@ng6d1:000000ih61^<00ng6n1V22320jh6120k>ng6n1:000000kh61\<00ng6P2Z22320lh6120g`1ng6P2:000000mh62n7P800ng6T2H2320nh6120k>ng6R2:000000oh61X900Pi6>H4310Qi6Pi6<:00120W4000Ri61R800Pi6HT24310Si6Pi6H:000000Ti61T800Pi6JT24510Ui6Pi6J:000000Vi61d:00Pi6NH4310Wi6Pi6L:00120W4010210Xi61f:00Pi6\1H4310Yi6Pi6Z1:00120W4010200Zi61h700Pi6j1H4310[i6Pi6h1:000010200\i61`700Pi6V2H4320]i6120]<Pi6T2:000000^i61^90185120hAPi6`2H:010_i6Pi6^2:120hA15820hA04PPThjX_:120W4000`i6100185120Z4Pi6R3H:010ai6Pi6P3:120Z415820Z404PPThjX_:120W4000bi61R:0185120hAPi6d3H:010ci6Pi6b3:120hA15820hA04PPThjX_:120P4000di61P90185120_S1Pi6V4H:010ei6Pi6T4:120_S115820_S104PPThjX_:120W4000fi62`9T900Pi6h4H:310gi6Pi6f4:00120W4010200hi61b9013920gV1020Pi6V5H:510ii6Pi6T5:00120W4000ji62b9d9015220gV1021Pi6d5H:510ki6Pi6b5:000000li61400Pi6P6H:110mi6Pi6n5:00120W4120W400ni61f90153841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3Pi6^6H:210oi6Pi6\6:1920]:20b40120W4120W41021159920]:20b420V9Pj61h900Pi6T7H:310Qj6Pi6R7:00120W4000Rj61B00Pi6`7H:220Sj6120a6Pi6^7:00120W4120W410200Tj61j900Pi6P8H:310Uj6Pi6n7:00120W401020120fW1Vj61b800Pi6`8H:410Wj6Pi6^8:120QG0120W4010200Xj61l300Yj6>H6310Zj6Yj6<:000000[j61^100Yj6HH6010\j6Yj6F:120Q715820Q704PPdhU\\d1120P7000]j61n30185120UBYj6X1H6010^j6Yj6V1:120UB1920hA20UB0000_j62`1H00Yj6h1H6330`j6120W70V;Yj6f1:00120P7010200aj61b100Yj6V2H6510bj6Yj6T2:00120P7000cj61l100Yj6b2H6320dj6120a6Yj6`2:000000ej61n100Yj6l2H6410fj6Yj6j2:1920Q720b40120P7010200gj61f100Yj6\3H6110hj6Yj6Z3:00120P7120Q40159920]:20b420V9ij61h100Yj6l3H6310jj6Yj6j3:000120Q410200kj61j100Yj6Z4H6210lj6Yj6X4:000120Q4120Q90mj61<00Yj6h4H6320nj6120h5Yj6f4:000000oj61\400Yj6R5H8310Pk6Yj6P5:000120Q400Qk61P400Yj6^5H8110Rk6Yj6\5:000120Q400Sk61R400Yj6j5H8220Tk6120k>Yj6h5:000120Q415420k>00PI0Uk62V4T400Yj6X6H8310Vk6Yj6V6:000120Q410210Wk61X400Yj6f6H8220Xk6120a6Yj6d6:000120Q410200Yk61Z400Yj6T7H8320Zk6120UDYj6R7:000120Q400[k61Z800\k6:T2<110]k6\k6::000000^k62^8l800\k6>H<320_k6120aR1\k6<:000000`k61`800\k6F^2<210ak6\k6F:000010210bk61d800\k6JH<310ck6\k6H:00120W4000dk61f800\k6T1T2<210ek6\k6T1:000010210fk61h800\k6V1V2<210oS1\k6V1:000010200gk61l:00\k6Z1H>310hk6\k6X1:00120P4000ik61n:00\k6f1H>320jk6120X7\k6d1:00120P4010200<kk6lk601f100mk6@H0000mk6::nk6ok601j10120Q9mk6HH0000mk6B:Pl6Ql601n100mk6R1H0000mk6L:Rl6Sl601X400mk6Z1H1a620a68Tl6Ul6Vl6Wl6Xl6Yl6Zl6[l6000mk6T1:\l6]l601Z400mk6j1H1UD20UD4XDYDZD[D000mk6d1:^l6_l601^900mk6V2H0000mk6P2:`l6al601f90153841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3mk6^2H0000mk6X2:bl6cl601b800mk6h2H0000mk6b2:dl6el601j900mk6P3H0000mk6j2:fl6gl621f10185120V9mk6X3H0159920]:20b420V99PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4mk6R3:hl6il621l:0185120lBmk6h3H015920lB20b49PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110mk6b3:jl6kl621f901515185120V953841920oT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920oT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120]:mk6X4H0159920]:20b420V99PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4mk6R4:?ll60aET3:ml6nl6003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35d40301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3h410:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3f420:d3Y3]3U3c3d3Q3]3`3c312012213j4208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3l4209d3U3\3U3]3U3d3b3i312012213ol60aE`4:QFPm6016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34n408010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3P5205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3R5309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213T5309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213Qm60^FF:Rm6Sm61008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001V50301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Tm60cFl1:dFUm6017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31X506010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3Vm60cFl2:Wm6Xm6004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32Z50601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3\520<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3Ym60TGT1:Zm6[m61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001^50721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3\m60TGj2:]m6^m61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101^50801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3_m60]Gb4:`m6am61119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33`520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b5208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d5209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3bm61]GZ7:cm6dm61112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31`50<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3em61]Gf9:fm6gm61122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31b505014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3hm61]Gn::im6jm61112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31d509014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3km61]G^<:lm6mm6018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31f50?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3nm60]GV>:om6Pn6016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31f5206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3Qn60]Gj?:Rn6Sn6025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32h502010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3j520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3Tn62[HD:Un6Vn600=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001l504010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7ga3Wn6<6Xn6012000Yn6Wn6D6Zn601203[n6\n6]n61^n6_n6Wn6P16`n611401an60gm3Wn6Z16bn6012000Wn2Wn6b16cn6114000\m2Wn6j16dn6114000en6Wn6R26fn62141gn600Te3Wn6\26hn6014000_m3Wn6d26in6012000hk3Wn6l26jn6112000m[2Wn6T36kn6114000ln6Wn6\36mn601202nn6on60Q^2Wn6f36Po6012000]b3Wn6n36Qo6012000Ro6Wn6V46So601402]n6nn60To6Wn6`46Uo611401[n60mj1Wn6j46Vo6014000`f3Wn6R56Wo6012000R`3Wn6Z56Xo6114000Xd3Wn6b56Yo6014000i`3Wn6j56Zo6014000Yd3Wn6R66[o6014000Pd3Wn6Z66\o6012000RR2Wn6b66]o6014000`e3Wn6j66^o6014000me3Wn6R76_o6112000le3Wn6Z76`o6014000\g3Wn6b76ao6012001bo6mg2Wn6l76co6014001do6j_3Wn6V86i_3014000``3Wn6^86eo61141fo600fa3Wn6h86go6012000ff3Wn6P96ho6012000hV4Wn6X96io6012001jo6^]4Wn6b96ko6014000iV4Wn6j96lo6012000lY4Wn6R:6mo6012000gW4Wn6Z:6no6012000UV4Wn6b:6oo6214001PP7VV4Wn6l:6QP7214000oV4Wn6T;6RP7012000Yf3Wn6\;6SP7014000hZ4Wn6d;6TP7114000mm1Wn6l;6UP7014000e\4Wn6T<6VP7114000ha4Wn6\<6WP7114000ia4Wn6d<6XP70141YP700ha3Wn6n<6ZP7012000Wk5Wn6V=6[P7012001\P7XX5Wn6`=6]P7012000]_4Wn6h=6^P7012000m^4Wn6P>6_P7012001`P7Rf4Wn6Z>6Qf4012000kd4Wn6b>6aP7112001bP7Y`5Wn6l>6cP7012000jU6Wn6T?6dP7012000_b2Wn6\?6eP7012000Q`5Wn6d?6fP7014000gc3Wn6l?6gP7014001hP7mb4Wn6V@6iP7012000nc4Wn6^@6jP7114001kP7\d4Wn6h@6lP7012000Pc5Wn6PA6mP7114000b`5Wn6XA6nP7014000mg1Wn6`A6oP7012000Rb5Wn6hA6PQ7114000iT5Wn6PB6QQ7012000Z`4Wn6XB6RQ7114000lb4Wn6`B6SQ7012001TQ7Zc4Wn6jB6UQ7014001VQ7`a4Wn6TC6WQ7114000^_4Wn6\C6XQ7012000d_4Wn6dC6YQ7012001ZQ7R`4Wn6nC6[Q7012000Zf4Wn6VD6\Q7012000bf4Wn6^D6]Q7014000k_4Wn6fD6^Q7114000eR4Wn6nD6_Q7014000Th1Wn6VE6`Q7012000SU4Wn6^E6aQ71141bQ700TU4Wn6hE6cQ7112000of1Wn6PF6dQ7012001eQ7nf1Wn6ZF6fQ7012000ne1Wn6bF6gQ7012000Zg1Wn6jF6hQ7012001iQ7Pj1Wn6TG6jQ7012001kQ7ch1Wn6^G6lQ7012000Zf1Wn6fG6mQ7012000[f1Wn6nG6nQ7014000nd1Wn6VH6oQ7012000We1Wn6^H6PR7014000bg1Wn6fH6QR7012000RS4Wn6nH6RR7012001SR7cS4Wn6XI6TR7014000jS4Wn6`I6UR7012000fR4Wn6hI6VR7012000RU4Wn6PJ6WR7012000gR4Wn6XJ6XR7014000Si1Wn6`J6YR7012000Ti1Wn6hJ6ZR7014000\T4Wn6PK6[R7014000bh1Wn6XK6\R7012000eb4Wn6`K6]R7114000kh1Wn6hK6^R7012000dR3Wn6PL6_R71141`R700cZ2Wn6ZL6aR70121bR700hQ3Wn6dL6cR7012001dR7]Q3Wn6nL6eR7014001fR7[o2Wn6XM6gR7012000Sm2Wn6`M6hR70121iR701jR7b^2Wn6lM6kR7012000To2Wn6TN6lR7114000aP3Wn6\N6mR70141nR700_c2Wn6fN6oR7014000gX2Wn6nN6fX2012000YY2Wn6VO6PS7012001QS7Wc2Wn6`O6RS7012000mj2Wn6hO6SS7012001TS7US7Wn6RP16VS71141WS700^k2XS7<6YS7112000U\6XS7D6ZS7114001[S7gj2XS7N6\S71121]S700kk2XS7X16^S71141_S700nn5XS7b16`S7114001aS7\Q6XS7l16bS7114000S_6XS7T26cS71141dS700i^6XS7^26eS7214000XQ2XS7f26fS71141gS700c[2XS7P36b[2112001hS7V\2XS7Z36iS7012000]\2XS7b36jS7012000nZ2XS7j36kS7214000Y[2XS7R46lS7012001mS7l[2XS7\46nS7012000na2XS7d46oS7014000mW2XS7l46PT7114001QT7P^2XS7V56RT7014000Yd2XS7^56ST7014000bi3XS7f56ai3012001TT7ni3XS7P66UT7114000`h3XS7X66VT7114000Vk3XS7`66WT71141XT700YQ2XS7j66YT7014000SQ6XS7R76ZT7014000]f2XS7Z76[T70141\T700[g2XS7d76]T70141\T700gl2XS7n76^T70141\T701_T7fh2XS7Z86`T70141aT700ag2XS7d86bT70141cT700Wi2XS7n86dT7012000ff2XS7V96eT70141fT700Yj2XS7`96gT70141\T700^R6XS7j96hT7014000nR6XS7R:6iT7014000Qm4XS7Z:6jT7014000TZ5XS7b:6kT7012000ll2XS7j:6lT70141mT700mS5XS7T;6nT7012000ij4XS7\;6oT7012001PU7bV5XS7f;6QU7012001RU7jP5XS7P<6SU7012000hQ5XS7X<6TU7014000Wj4XS7`<6UU7014000`g4XS7h<6VU7012001WU7hg4XS7R=6XU7112001YU7gn4XS7\=6ZU7012001[U7nn4XS7f=6\U7014000Wm4XS7n=6]U7014000Tk4XS7V>6^U7012000gm4XS7^>6_U7014000ck4XS7f>6`U7014000hn4XS7n>6aU7214000QP6XS7V?6bU7012001cU7cj4XS7`?6dU70121eU700gR5XS7j?6fU7114001gU7dP5XS7T@6hU7114000Pg4XS7\@6iU7016001jU7^i4XS7f@6kU7016000Ul4XS7n@6lU7016000cl4XS7VA6mU7016000gW5XS7^A6nU7016000Qn4XS7fA6oU70161PV701QV7_V4XS7RB6RV7016000g_5XS7ZB6SV71161TV700[X2XS7dB6UV7016000XP5XS7lB6VV7016000W^2XS7TC6WV7016000mS2XS7\C6XV7012001YV7YT2XS7fC6ZV7014000ak1XS7nC6[V70141\V701]V7o`3XS7ZD6^V7012001_V7Uc3XS7dD6`V7012001aV7fc3XS7nD6bV7014000cV7XS7VE6dV70141eV700ml1XS7`E6fV70121gV700dP2XS7jE6hV70141iV700m^2XS7TF6jV7014000ci5XS7\F6kV7114000Xf3XS7dF6lV7014000ZP2XS7lF6mV7014001nV7Qb3XS7VG6oV7012000Tf5XS7^G6PW7012000^_5XS7fG6QW7012000^d5XS7nG6RW7012000je2XS7VH6SW7012000Vc3XS7^H6TW7014000dd1XS7fH6UW7014000jW3XS7nH6VW7014000nY2XS7VI6WW7012001XW7^e2XS7`I6YW7012000ke2XS7hI6ZW7014000jg5XS7PJ6[W7114000\^3XS7XJ6\W7016000^[3XS7`J6]W71161^W700dZ3XS7jJ6_W70161`W700e[3XS7TK6aW70161bW700hY3XS7^K6cW70161dW700jZ3XS7hK6eW70161fW700[R2XS7RL6gW7116000`o1XS7ZL6hW71161iW700il4XS7dL6jW71161kW700Ym1XS7nL6lW7116000`\6XS7VM6mW7016000S`6XS7^M6nW7216000oW7XS7fM6PX721601]n60]l3XS7PN6QX70121RX701SX7nX3XS7\N6TX7112001UX7P]3XS7fN6VX70141WX700l_6XS7PO6XX71141YX700ZX7XS7ZO6[X701202\X7]X70eo3XS7dO6^X70161_X700ko3XS7nO6`X7016000hn3XS7VP16aX7016000[o3XS7^P16bX70161cX700To3XS7hP16dX7016000_\3XS7PQ16eX71161fX700^^6XS7ZQ16gX71161hX700ea6XS7dQ16iX7116000^_6XS7lQ16jX7016001kX7<lX7mX7S11nX71oX71PY71QY71RY71SY71TY71UY71VY71WY71XY71YY71ZY71[Y71\Y71]Y71^Y71_Y71`Y71aY71bY71cY71dY71eY71fY71gY71hY71iY71jY71kY71lY71mY71nY71oY71PZ701QZ71RZ7<:SZ7TZ7?000105061UZ71VZ71WZ71XZ71YZ71ZZ71[Z71\Z71]Z71^Z71_Z76`Z7aZ7bZ7cZ7dZ7eZ76fZ7gZ7hZ7iZ7jZ7kZ71lZ7<:mZ7nZ721oZ71P[7000lZ7P2:Q[7R[7104001lZ7\2:S[7T[7102001lZ7f2:U[7V[73031W[71X[7000lZ7P3:Y[7Z[707`GaG[[7\[7][7^[7_[76`[7hZ7a[7b[7c[7d[70lZ7^3:e[7f[711g[701h[70lZ7h3:i[7j[731k[71l[71m[704n[7o[7P\7Q\70lZ7T4:R\7S\751T\71U\71V\71W\71X\78Y\7Z\7[\7\\7]\7^\7_\7`\73a\7b\7hZ71lZ7d4:c\7d\711e\701f\70lZ7^5:g\7h\761i\71j\71k\71l\71m\71n\701QZ71o\7::\4`40P]7@:Q]7R]7S]7T]70P]7h1:U]7V]7W]7X]70P]7Z2:Y]7Z]7[]7\]70P]7l2:]]7^]7_]7_I0P]7Z3:`]7a]7b]7RM0P]7P4:c]7d]7e]7\^20P]7b4:f]7g]7h]7i]70P]7X5:j]7k]7l]7m]70P]7l5:n]7o]7P^7Q^73P]7\6:R^7S^7T^7U^74P]7V7:V^7W^7X^7Y^74P]7l7:Z^7[^7\^7]^70P]7`8:^^7_^7`^7a^70P]7\9:b^7c^7d^7e^70P]7P::f^7g^7h^7i^70P]7`::j^7k^7l^7m^70P]7T;:n^7o^7P_7Q_70P]7h;:R_7S_7T_7U_70P]7h<:V_7W_7X_7Y_70P]7T=:Z_7[_7\_7fO0P]7h=:]_7^_7__7`_70P]7X>:a_7b_7c_7d_70P]7n>:e_7f_7g_7h_70P]7^?:i_7j_7k_7l_70P]7T@:m_7n_7o_7P`70P]7h@:Q`7R`7S`7T`70P]7\A:U`7V`7W`7WA0P]7PB:X`7Y`7Z`7h?0P]7`B:[`7\`7]`7^`70P]7TC:_`7``7a`7b`70P]7dC:c`7d`7e`7f`70P]7nC:g`7h`7i`7j`70P]7^D:k`7l`7m`7n`70P]7jD:o`7Pa7Qa7eJ0P]7\E:Ra7Sa7Ta7Ua70P]7lE:Va7Wa7Xa7YN0P]7bF:Ya7Za7[a7hQ10P]7TG:\a7]a7^a7_a70P]7fG:`a7aa7ba7ca70P]7ZH:da7ea7fa7g_10P]7RI:ga7ha7ia7T`10P]7fI:ja7ka7la7hb10P]7\J:ma7na7oa7L1P]7RK:Pb7Qb7Rb7`;1P]7^K:Sb7Tb7Ub7Vb70P]7lK:Wb7Xb7Yb7Zb70P]7\L:[b7\b7]b7^b71P]7hL:_b7`b7ab7bb70P]7XM:cb7db7eb7fb71P]7dM:gb7hb7ib7m81P]7TN:jb7kb7lb7h81P]7lN:mb7nb7ob7Pc71P]7VO:Qc7Rc7Sc7P91P]7hO:Tc7W4_?Q71P]7RP1:Uc7Vc7Wc7Xc71P]7`P1:Yc7Zc7[c7b>1P]7RQ1:\c7]c7^c7h91P]7bQ1:_c7`c7ac7dS11P]7PR1:bc7cc7dc7ec70P]7\R1:fc7gc7hc7k41P]7hR1:ic7jc7Y>^51P]7PS1:kc7lc7e3kQ11P]7ZS1:mc7nc7oc7Pd71P]7fS1:Qd7Rd7Sd7\D1P]7RT1:Td7Ud7Vd7Wd71P]7\T1:Xd7Yd7Zd7[d71P]7hT1:\d7]d7^d7Y31P]7RU1:_d7`d7ad7bd71P]7\U1:cd7dd7ed7fd71P]7fU1:gd7hd7id7\]11P]7RV1:jd7kd7ld7md71P]7\V1:nd7od7Pe7bG1P]7jV1:Qe7Re7Se7\Y11P]7XW1:Te7Ue7Ve7We71P]7bW1:Xe7Ye7Ze7WF1P]7nW1:[e7\e7]e7b21P]7XX1:^e7_e7`e7iQ11P]7dX1:ae7be7ce7aR11P]7RY1:de7ee7fe7[T11P]7bY1:ge7he7ie7YR11P]7RZ1:je7ke7le7me72P]7dZ1:ne7oe7Pf7Qf71P]7\[1:Rf7Sf7SOSO1P]7f[1:Tf7Uf7Vf7Wf71P]7P\1:Xf7Yf7Zf7c`11P]7\\1:[f7\f7o\1Q21P]7f\1:]f7^f7_f7`f71P]7P]1:af7bf7cf7o?1P]7Z]1:df7ef7ff7gf71P]7f]1:hf7if7jf7_M1P]7P^1:kf7lf7mf7XL1P]7Z^1:nf7of7h5WM1P]7f^1:Pg7Qg7Rg7iM1P]7P_1:Sg7Tg7Ug7Vg71P]7`_1:Wg7Xg7Yg7l>1P]7V`1:Zg7[g7\g7]g71P]7b`1:^g7l>_g7`g71P]7n`1:ag7bg7mAWQ11P]7`a1:cg7dg7eg7fg71P]7na1:gg7hg7ig7jg71P]7Zb1:kg7lg7mg7ng71P]7jb1:og7Ph7Qh7Rh71P]7Xc1:Sh7Th7Uh7ae21P]7dc1:Vh7Wh7Xh7Yh71P]7Rd1:Zh7[h7iK\h71P]7`d1:]h7^h7_h7`h71P]7Pe1:ah7bh7ch7PX11P]7`e1:dh7eh7fh7hW11P]7je1:gh7hh7ih7gW11P]7Tf1:jh7kh7lh7gV11P]7^f1:mh7nh7oh7P:1P]7hf1:Pi7Qi7Ri7Si71P]7Rg1:Ti7Ui7Vi7Wi71P]7`g1:Xi7Yi7Zi7ba11P]7ng1:[i7\i7]i7^i71P]7`h1:_i7`i7ai7n31P]7lh1:bi7ci7kb1eE1P]7Vi1:di7ei7fi7b^11P]7bi1:b^1gi7hi7ii71P]7li1:ji7jc7mf7ki72P]7Xj1:li7mi7ni7Y62P]7Pk1:oi7Pj7Qj7Rj72P]7Rl1:Sj7Tj7Uj7Vj72P]7Tm1:Wj7jc7jc7Xj72P]7^m1:Yj7Zj7[j7\j72P]7^n1:]j7^j7_j7e[12P]7To1:`j7aj7bj7bX12P]7no1:cj7dj7ej7fj72P]7bP2:gj7hj7ij7jj72P]7XQ2:kj7lj7SNmj72P]7jQ2:nj7oj7Pk7Qk75P]7fR2:Rk7jc7jc7Sk76P]7^S2:Tk7jc7jc7Uk77P]7fT2:Vk7jc7jc7Wk73P]7PU2:Xk7jc7jc7Yk78P]7ZU2:Zk7jc7jc7[k79P]7`V2:\k7jc7jc7]k7;P]7hV2:^k7jc7jc7_k7<P]7nV2:`k7jc7jc7ak7:P]7XW2:bk7jc7jc7ck7R2_^1dk7R]1ek7b4fk7_S1gk7UBhk7]:ik7]Cjk7RS1kk7W4lk7P7mk7Q4nk7ok7Pl7k>Ql7a6Rl7n;Sl7W7Tl7Q9Ul7P:Vl7h9Wl7e;Xl7iS1Yl7jS1Zl7ZT1[l7aR1\l7h5]l7^l7_l7VB`l7VCal7o[1bl7cl7dl7hBel7iBfl7hW1gl7gW1hl7PX1il7`Njl7W@kl7UIll7SEml7TEnl7_Mol7mGPm7o`1Qm7nT4Rm7VX1Sm7WX1Tm7Um7Vm7Z>Wm7k4Xm7WFYm7RZ1Zm7UD[m7S5\m7]m7^m7`B_m7_B`m7_Gam7Q]1bm7kb1cm7cb1dm7e4em7^?fm7`Ggm7aGhm7im7jm7km7lm7:Q9mm7_^1nm7me7om7k>Pn7aR1Qn7`NRn7UDSn7o\1Tn7h5Un7QOVn7?43L`;m800J2b>fd700L3[d7Y3Wd700F01iQ10H01b20B1Q20022Q2`f700@1b>00N3SOn3c`10062SOjg70082`;L00:2b>`_700<1_I000001D001
"""##
  }
}
