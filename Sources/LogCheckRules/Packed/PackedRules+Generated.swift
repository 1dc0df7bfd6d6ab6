// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
[\7>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEZ5Capacitor's own lines about calls; they tell no outcome, so they stand for themselvesP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymln3the app's life and the device's state, as the plugin tells themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.received`2the plugin's receiver was told of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was taken>task_idLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain8code:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainZ1system.dasd.submittedR2the daemon took a refresh request`3Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):Z1Submitted: bgRefresh-`1Submitted: bgProcessing-Z1system.dasd.cancelledX2the daemon dropped a refresh request^3CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):X1CANCELED: bgRefresh-^1CANCELED: bgProcessing-X1system.dasd.startingj1the daemon lets a refresh run\4(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):h1REQUESTING START: bgRefresh-h1STARTING activity bgRefresh-^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier>success\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending:count@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedf2the handler told the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.errorV2the handler met an error of its own>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsR2a script tells what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsHnotificationP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed<status@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testing^1the class is looked for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededh2a fetch ended well; the line tells no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverable<failedHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterR2a counter behind the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlh2a counter as it stood when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atP3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)N[DNP-UI] statusNui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusb1the plugin told its state:stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.buildZ3the plugin told its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}>granted<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.promptedd2the system's question stands on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>Opening6appR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedl3recovery began; on Android older builds tell it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioR5the situation that recovery found on Android; older builds tell it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedj5the notification of a dual schedule was armed behind its fetch, as versions from 3.0 on do it^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotn;\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|DNP_ScheduleSnapshot)\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedb2the user was told that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time changeX1system.force_stoppedP2Android stopped the app by force>package`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafari\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=Jdevice.rebootf1the device was started anewBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingj4Android goes down to start anew, or comes up again; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1d1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207h=The app hands in a fetcher of its own because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that asks a URL from the configuration gets an answer for nobody.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-taskn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090^?Behind the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.6pidP2expect: until: without `success`f4V9: a completion without success lifts the duty before `until` is looked atn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.^5Read the lines behind the last link that is there; the next one is where the run ended.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before itR2step 4: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports successf<A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and nobody notices.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymlR4a run that meets an error of its own is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.j1handler-error-tells-a-message^3Rules/background-task/handler-error-tells-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is Z1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082XGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute behind it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onehCThe process may be suspended right behind the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit behind the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085d<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a finding of its own; a user's force quit, or the system's own ending, is none.b6The reason stands in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quitV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092TFThe system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time; that the plugin was loaded does not, since a task would load it, too.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065Z?Cancelling all takes the prefetch along. A task that starts behind the removal, with nothing submitted or scheduled since, was left pending and fetches for nobody. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin2s`3Rules/background-task/no-start-before-earliest-begin.yml^2r.time >= s.earliest_begin - $tolerancef3a task on a device does not start before its earliest begin>REQ-079\=The system starts no task early; a start before the time in the request means that the line tells another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line V2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104jCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a rule of its own.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100f?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired behind it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endP@A second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and one hour; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.P5Shorten the request's timeout, or move work behind the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededPCSuccess tells the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed behind it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"^3a schedule call is accepted only with a time of its own`?The options stand in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that nobody asked for. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a body`@Both are required: without them the notification shows an empty line, or words that nobody wrote. Judged where the call's line shows its whole arguments, and where they stand in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesh<Sound and vibration are true or false, the payload is an object. A text in their place means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)T2android-status-tells-its-receiversT3Rules/calls/android-status-tells-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195f;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that is not told cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222R:A cancelled reminder that is listed may still fire. The next list behind the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2l>longestVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same lineT2channel-answer-fits-the-permission2pT3Rules/calls/channel-answer-fits-the-permission.yml^4s.enabled == (lower(p.status ?? p.result) in ["authorized", "granted"])h3on iOS the channel is enabled when notifications are allowed>REQ-044X=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.X5Answer isChannelEnabled from the notification settings, not from a value of its own.h1isChannelEnabled() answered \2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.R4Call handleAppLifecycleEvent from one place, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendingPGRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a line of its own, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143nFMore pending notifications than were armed since the last reading are doubles that nobody asked for, or a count that was not read from the system. An arming has a line before it and one behind it, of which a build may write one alone: the greater number of the two counts. What arms without a line, such as a run, a recovery or a rollover, begins the comparison anew.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line \1rolling-stats-are-told\2Rules/calls/rolling-stats-are-told.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a texth:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a rule of its own.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not emptyR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.d3Build the result in one place, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlb4a structured result of a schedule call tells its success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored oneR>The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored behind the request is compared with the first success of a schedule call behind it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.yml`7s.success == !present(s.code) || s.success && lower(s.code) in ["task_scheduling_failed", "background_refresh_disabled"]f4a schedule call's result is a success or an error, not both and not neither^@The app branches on success and reads the error only without it. A result that tells both is acted on as a success, one that tells neither leaves the user without a reason. A success beside a refused prefetch is a success in part, and may name the refusal's code.b6Build the result in one place, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line tells the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list itf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled timeT2status-tells-count-and-permissionsT3Rules/calls/status-tells-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)\8abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136nEAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @deliveryl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115fBThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour behind the named one is looked at.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:ahead6dayh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.yml@(?i)dualD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and body>REQ-209f@The configured text is what the user was promised where no content came in time; an empty notification, or another text, helps nobody. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title >; line H configured l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlV3!(lower(d.content_source) in ["none", "empty", ""])X2a delivered notification has content>REQ-106T=A failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.yml:apartP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133fCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a rule of its own.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129nIThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130R<The drift itself is a target, the line about it is a duty: without it nobody learns how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.`1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutes>REQ-131P;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than P3dual-content-is-not-used-behind-its-notificationV4Rules/delivery/dual-content-is-not-used-behind-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery tells. Later than that the content may be meant for the next one. A notification that is armed anew in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.b1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f:early8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymln7abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in ["setalarmclock", "setexactandallowwhileidle", "setexact"])f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shown>REQ-116T>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.b4Take the default text, or fetch anew, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013f=Between the alarm and the display stand the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.^1fired-alarm-is-set-anewd2Rules/delivery/fired-alarm-is-set-anew.ymlV3a daily alarm that went off is set for the next day>REQ-187R@Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmsV?With the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldlAThe time to live is looked at twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the backgroundbBThe system runs no code of an app when its notification fires in the background. A line that tells of a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered oncef;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap tell of the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timesRCA retry or a doubled arming often has a request identifier of its own, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135bIOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must tell that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offnLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they stand in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114V?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are looked at; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livePCOld news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Content that was confirmed by "not modified" is fresh again and not judged.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.X1the content of line 8 is \2 old at the time of its notification (>, line ^1); its time to live is Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedDoccurrenceX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.l3Handle the tap before recovery looks for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.n6Store the status delivered when the tap is handled, and read it before recovery looks for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too late`?A tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210R=The reminder and the notification about new activity are two features with calls of their own. A removal of all, or of the reminder, within ten seconds behind the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual scheduleb=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds behind the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing`BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed behind the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationbCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are told every day that there is nothing; so what is armed or shown for the dual schedule behind an answer with no items is a warning. The daily reminder has its own text and is not meant.n4End the run behind an answer without items, and withdraw what was armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145Z6Channel, priority, sound and vibration are required beside the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151`5Seconds in a place for milliseconds lie in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsV7Seconds in a place for milliseconds lie in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029l;Without the modes fetch and processing the system refuses to run the tasks. The words "background-fetch" and "background-processing" of the project's own documents are none that iOS accepts.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsV9A TimeInterval counts seconds; milliseconds in its place lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148R7An update writes the row anew under its id; two rows of one id are two alarms of which only one can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of capture^4V12: what a file tells stands at the end of the capture, in one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150b5A status, a kind or a rule that nobody knows is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedules>REQ-149f7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.n4Delete what belongs to a schedule together with it, or declare the foreign key.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.R3Build the result in one place, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot tell whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not tell the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122b6Both lines are written by one cycle. Hashes are compared as texts, since nothing tells how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.j1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120d:Three times, two truth values and two hashes tell of the last cycle. The names are taken as they are printed, in both of their styles; more members may stand beside them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names l1snapshot-tells-of-the-last-runR3Rules/evidence/snapshot-tells-of-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last runb>The snapshot stands for the end of the capture, so it must tell what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123j8Tools look for the snapshot under one name. It is judged where the name is told: by a dump of the defaults, or by the line about the writing.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneT6A number below nothing comes from a counter that is kept beside the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeR6The number of pending notifications and the permissions are always told; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncen4The same alarm twice is the same row read twice, and is told to the user twice.l2Look for two queries whose results are joined.f1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110Z;Counters only rise within a session; a dump that tells less was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groups`6Times, outcomes and counters are named as the groups; what stands in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is oneh3A time without a date or a zone cannot be laid beside a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failX5V10: a time is one value; what has members of its own is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005X6Counters only rise while the app is installed; one that fell tells of two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.ymll3the record of a test run says what was run and what came of itd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109`BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a rule of its own.X6Raise the counter in one place, where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroV?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a rule of its own. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backV>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is told old news as new. Another identity, and a cleared cache, begin anew.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113fCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has rules of its own.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderl=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute behind the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108h=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a rule of its own.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.yml^1a later fetch succeededd2the delivery tells which content it showedf2after a failed fetch other content is foundjKA failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too. Where the app cancels its notifications first, nothing is owed. Once the app is in the background, iOS may suspend it, and no code of it runs when the notification is due: there a missing line proves nothing.l3Log which content steps in right where the failure is handled.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlb6lower(f.reason) in ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]l2a failed fetch names one of the agreed reasonsbBWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated beside them. Of the names of counters and reasons only the printed ones bind; a server's error has a rule of its own.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away`1the handler met an error^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondsjEBehind about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.yml2ob1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were logged^BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a rule of its own.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitf8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a limit of its own.j3Put off the next try by Retry-After, counted from the answer.`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the server^<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a rule of its own; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.f3Raise the counter in one place, where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process`?What the worker needs is made in the application's start. A start mark behind the prefetch's, in one process, means that the worker ran first and found nothing. A minute behind each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208^=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is looked for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configured\=From version 3.0 on the configuration is refused where nobody has registered a fetcher. Both live in the process, so the registration is looked for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlT4the fetcher's secret stands in no line, under neither of its names>REQ-227b<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are looked for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifiernCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor behind a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymld4behind a change of the identity the cache is cleared before the next fetch>REQ-217j;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.T5Call clearCacheForNewIdentity when the identity changes, and fetch only behind it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml2y`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.j1the identity changed in line P4, but the cache was not cleared before the next request in line P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.:line f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.l1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is>REQ-216\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.d1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymlb3behind a cleared cache no answer says that nothing is newX?304 means that what is stored is used. Behind a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.h5Send no ETag behind a cleared cache, and treat 304 without stored content as a failed fetch.T2not-modified-tells-the-cached-hashZ3Rules/identity/not-modified-tells-the-cached-hash.ymlX4an answer without new content carries the hash of the stored content\<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under an identifier of its own.^5Read the hash from the row that is used, and look for a second row of the same content.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymlb3!(lower(q.if_none_match) in ["none", "nil", "null", "-"])`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent J in its placeP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETagh1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.X3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself production>REQ-228b>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that tells is judged: the first request, behind a line that tells a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expiredb;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry that it tells.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kl9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged beside its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlV3s.content_hash == p.content_hash || s.line < r.lined4after an answer without new content nothing else is saved for the schedulen?304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, the next save for the same schedule must carry the same hash. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.P2the server answered 304 in line h1, but the content saved for L changed from P2check: `<=` in `s.line < r.line`R3V12: a save and an answer are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlX3d.time <= n.time || d.content_hash == s.content_hashn4after an answer of 304 the notification shows the content that was saved befored?304 means that the saved content is still right, so the notification of the same schedule shows it with the same hash. Content from any other source than the cache is judged elsewhere, and whatever may change the cache in between ends the comparison.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved h2with fetch.response: without `status == 304`j2V9: any other answer has ended the comparisonP2check: `<` in `d.time <= n.time``3V12: a delivery and an answer are never at the same timed1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019RBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line behind load() in one process means that the line stands in another place than it says. Ten seconds behind each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipR2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048X:A schedule call without configuration runs with settings nobody chose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201f;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a line of its own.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED`=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a rule of its own.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014Z>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines tell no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlRFlower(e.code) in [ "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed", "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required", "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]h2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method \1) was refused in line V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their orderXEEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and a rule of its own judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginR1DailyNotificationX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlP4lower(e.build) in ["debug", "test", "development", "testflight"]b2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.n4The reason stands in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system says each of them in words of its own.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042f8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still tells the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.d1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028dBThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have tasks of its own. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesfBBeyond its limit the system drops notifications without an error, so a plugin that arms without a look at the count tells the app that all went well. A list within five minutes behind the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139b:iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, whoever read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-tells-the-numbersj2Rules/limits/limit-line-tells-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limitn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingl9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications, of which iOS keeps sixty-four.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142l<Today's notifications come first: one of tomorrow takes a place that one of today needs, and can still be armed then. Judged where the line about the rolling window tells how many of today are left unarmed.j6Arm in the order of the times, and stop at the limit; remove one of tomorrow where one of today has no place.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedRGA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under an identifier of its own, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010T=Filters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category that belongs to no part is not judged, nor is a line that shows none.^6Give the part a Logger of its own with the subsystem com.timesafari.dailynotification and its category.P1the tag of line R4 names another part of the plugin than its subsystem and category`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line namedhCA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under identifiers of their own and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberR>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so addresses and numbers are looked for; decentralised identifiers are judged by a rule of their own. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.j1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can tell what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^@A tool that reads structured events looks for their members by name. One that lacks a member, or tells it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Members that nobody declared are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.yml\2the user is told of a failed migration>REQ-233b:A user who is not told wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.f4Report the failure to the app behind the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backn7Behind a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235j?A store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231T:Rows that are read or written before the migration are in the old form, and lost or broken by it. Looked for within the first minute behind each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.X4Leave the migration at its first end, and log that end in one place.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.h4Count and check the rows behind the last step, log it, and finish only then.R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lost>REQ-234X<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts say nothing of which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line R1; named as lost: P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095b@A run recorded at or after the earliest begin is the run that the check looks for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.yml>horizonV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081\[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that nobody notices: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be behind the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.`>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Whether the system could have run the task is told by Background App Refresh, Low Power Mode and a force quit.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymlV5(lower(p.status) == "authorized") == (lower(r.result) in ["granted", "authorized"])d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.d3Hand on the status that was read, and map it in one place.f1the permission was read as X2, but the request was answered with j1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line d1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logn;Without the line a missing notification cannot be told from a lost one. Both spellings of the code count; whoever filters the bridge out of the capture leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038b>The app can only tell the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlZ3nothing is armed right behind a read that says deniedRMWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a rule of its own; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permission>REQ-183R=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code f2; expected: EXACT_ALARM_PERMISSION_REQUIREDX2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageX=From Android 12 on the user grants exact alarms on a page of its own, and nobody finds it alone. The refusal comes with the action opened_settings, and the line of the opening stands within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonel<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds behind the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedV;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then goes to nobody. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestVGThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a rule of their own. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way therej=A call that arms or stores first and looks at the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once`EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a rule of its own. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its worknBThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that nobody looked, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.Z2a notification was asked for in line ^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedPBOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds behind each read of the settings, and behind each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlZ4within a schedule call the question stands on the screen at most oncen>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a rule of its own. A call is watched until its answer or for a minute.\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although B() (line \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlZ4what became of a notification whose permission was taken back is told>REQ-043`@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what became of it, else the user misses it and nobody knows why. Without a later launch in the capture nothing is judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlHshort_notice\?!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $tolerance || f.notification_time - f.time < max($short_notice, (f.lead_min ?? 5) * 1m + 60s)V6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() tells another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072b=Between the announcement and the outcome stands the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.^7Read backgroundRefreshStatus when the submit fails with number 1, log it, and tell the app background_refresh_disabled.P2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingV2no-refusal-right-behind-the-success\3Rules/prefetch/no-refusal-right-behind-the-success.ymlP4a submit that the system took is not reported as refused as welld@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, tell of one attempt twice, so that nobody knows whether a task is pending. A retry that succeeds behind a refusal is an attempt of its own.R6Write the line of success as the last statement of the do block, and return from the catch block.n1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103l>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute behind the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-068>REQ-069>REQ-060TGThe system replaces a request with the same identifier by itself, so a count above one shows a second identifier or a list of its own that went wrong. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070TGThe system replaces a pending request of the same identifier by itself, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that nobody withdrew.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.Dschedulingj1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymlT@!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerance || p.notification_time - p.time < max($short_notice, (p.lead_min ?? 5) * 1m + 60s)f5the prefetch is asked for five minutes before the notification, or with the configured lead^LContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a rule of their own and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() tells it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadj1refusal-is-told-to-the-callerP3Rules/prefetch/refusal-is-told-to-the-caller.yml`6lower(o.code ?? "") in ["task_scheduling_failed", "background_refresh_disabled"] || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-077>REQ-061b@The notification stays, without fresh content. The app can tell its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refused^5with less than six minutes left the prefetch is moved behind the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain words>REQ-073^=A simulator accepts no background task. The bare error frightens whoever reads the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may stand in two lines.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedZ;The next launch finds a miss by the stored time. If it differs from the request, misses are found that are none, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076b>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are told by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are storedfFThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending beside them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a rule of their own.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatehAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it anew is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryhP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that nobody told of is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is storedb?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary behind the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.`4Look at whether the run reads the enabled schedules, and of which kinds.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178h=The receiver leaves last_boot_at behind, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missed^<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal tells the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handled2zBthresholdZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf4a change of the zone or of the clock is followed by a look at the schedules>REQ-174nIA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm anew, or say that all is in place, at once or at the next entry. Changes of the clock below five minutes are nothing, and neither is a change from a zone to the same; a zone that is hidden leaves it open. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.ymlP1x.time >= r.time^3a recovery that is completed has named its own scenario>REQ-159ZCWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line R3 named no scenario; the last one is that of line P2check: `>` in `x.time >= r.time`f1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not delivered`FA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start looking for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row tells its status and its time.n1each-loaded-schedule-comes-backT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171^CAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a rule of their own.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.`1empty-store-is-told-oncef2Rules/recovery/empty-store-is-told-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.n3Return right behind the first line when no schedule is enabled.l1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179ZBA forced stop takes all alarms and leaves the store, so the two counts, or the lists, tell it from everything else; a boot takes them too and is told by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be told and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180^=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has rules of its own.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155f9One bad row must not take the others with it. An error of recovery or a crash within half a minute behind the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected it>REQ-168b>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againRCA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not looked at.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itV?Rescheduling first overwrites the time that was missed. The order is judged for each notification by itself, since a recovery may go through the schedules one by one; half a minute behind the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167V9The history is where a user or a supporter sees later what was missed. The entry must come within five seconds behind the notification it is about.T2Write the entry beside the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedZIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status tells a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlP5behind every status that becomes missed stands a line of the missed notificationn=A status that changes without a word leaves nobody to find out when, and for which time. Within the half minute of a recovery, the line may stand before the change or behind it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186^<Without the receiver all alarms are gone after a restart, and nobody would know why. A status that says so to the app, with no line in the log of the same launch, hides it from whoever reads the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161\?The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing behind it is an end of its own.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR=A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. The half minute after the completion is watched, up to the next start of a recovery.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyT2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againj:The words say that there is nothing to restore. What is missed or set behind them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenarioh<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that stands there twice word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed oncef=A second line of completion means that recovery ran twice over the same store. Half a minute behind the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.P6Look for a second call of the recovery, and for a line that stands both in it and in its caller.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errornFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; a run with two ends of its own is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.Z6Look at what recovery waits for behind its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158R@Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two seconds^@Recovery stands in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.R6Look at the times of the lines in between; work for many schedules belongs on a queue of its own.P2the recovery that began in line J (until line H); allowed: f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067X?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have names of their own and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlh3the first recovery behind a restart of the device notices it>REQ-176bAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch behind it must tell so within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.`2restart-leads-to-a-look-at-the-schedulesf3Rules/recovery/restart-leads-to-a-look-at-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesPHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them anew is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.j2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rollingd1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b8i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in ["warmstart", "warm_start"])n8i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in ["coldstart", "cold_start"])n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)n1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row tells that it does not repeat, until the schedule is stored anew.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050VDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are told in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || e.line < s.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `e.line < s.line`R3V12: an end and an answer are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymld3recovery behind a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute behind a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending beside the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againbIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs a notification or an alarm of its own within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.f6Go over all rows that were loaded, and look for the one whose identifier no line behind the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportP=Each missed notification has a line of its own. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundl=The summary is what people and scripts read. None in the summary behind a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.b4Look at whether recovery reads the enabled schedules, and of which kinds.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line h1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.yml8sameNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.ymlj3b.time < z.time || b.notification_time != a.notification_time\5b.time < z.time || b.notification_time - a.notification_time != $minute * z.offset_minl4after a change of the time zone, a notification is armed for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC tells the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line tells the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval>REQ-156b>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery behind a rollover that told its interval is looked at.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is entereddANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was told shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each displayZ@A rollover that was told shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcomedBBehind each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successor of their own and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered one^EA day, or what rolloverIntervalMinutes says in its place. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line tells the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a rule of its own.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that tell the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulePDArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes behind a call is compared with the first row that is stored behind it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.yml@togetherl2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066nAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one behind such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderd1changed-time-is-armed-anewn2Rules/scheduling/changed-time-is-armed-anew.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.n1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both>REQ-206\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedZ;The promise is what the app tells its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlh6abs(a.notification_time - s.earliest_begin - $lead) <= $tolerance || a.notification_time - d.time < $minimumR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsZ5The line says which of the two parts were cancelled; one that was not is left behind.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notification\AOne part that stays runs or fires without the other. Both withdrawals must stand within ten seconds behind the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)P4the configuration of a dual schedule names no address of its own>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.yml\1armed behind the fetchl4a dual schedule arms its notification, with the call or once its fetch is donel<Earlier versions arm in the call, from 3.0 on the notification is armed behind the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes apartj?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming behind the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.R2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeeded>REQ-212V=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.`2getDualScheduleStatus() answered active=b1() had succeeded in line P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel`9The app draws its switch from this answer. The first answer within an hour behind the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnP1told in a resulth1it was armed at a second tryT4when arming fails, the prefetch is withdrawn or the caller is toldR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forX@A fetch without a configured fetcher has nobody to ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.Dhappy-pathV1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderPP1The four lines behind the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) are rules of their own, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderT2host-looks-after-a-failed-schedule^3Rules/scheduling/host-looks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)b6the app looks at the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.T6Handle the rejected promise in the app - read getNotificationStatus, tell the user, and try again.R2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeZ9A call with a time that cannot be read must leave nothing behind. The ten seconds behind the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.ymlf3a schedule call with a time that is none is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliveredRCA notification that is delivered behind the removal of all, at a time behind it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledP=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something by itself. Whatever may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereR=A call that arms or stores first and reads the time afterwards leaves a schedule that nobody asked for. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.`7Compare how each of the three places makes its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the samed1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logh;The code tells the app that it failed, only the log tells why. A failure of arming, storing or submitting, or the plugin's own error line, must stand within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymll4the prefetch behind a schedule call is for the notification that was asked forj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why noth:A call that does neither fails in silence: the user waits for a notification of which nothing is left in the log. A call that was refused over the bridge has said so there.V5Look at what the call does behind its first line; every way out of it needs a line.X2schedule-line-tells-an-absolute-timeb3Rules/scheduling/schedule-line-tells-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one`BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status behind each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.V1the status in line ^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-tells-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lasth<iOS shows what the request held when it was armed. A request armed behind a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashPAThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app ends the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124f;cached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. Without an observed delivery just before the snapshot nothing is judged.b3Set the flag from what was armed, in the place that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withf=The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samel;The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it. A full store is another matter and has rules of its own.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.T4Look for the branch behind the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedd;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute behind the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the V2listed-alarms-have-ids-of-their-ownZ3Rules/storage/listed-alarms-have-ids-of-their-own.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarmsZ@Two rows with one identifier are two alarms of which a cancellation finds one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceR2loaded-rows-have-ids-of-their-ownV3Rules/storage/loaded-rows-have-ids-of-their-own.ymll2a recovery loads no two rows of one identifierT@Two rows with one identifier are two alarms of which only one can be withdrawn; an update of a row leaves one row. The rows of one loading stand together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.f1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifierd?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a rule of their own.X2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.P2logged-snapshot-tells-of-its-runT3Rules/storage/logged-snapshot-tells-of-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success ^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundPBEach step may be a legal one by itself, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0\3lower(p.type) in ["none", "daily", "weekly", "custom"]f3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.X2printed-alarms-have-ids-of-their-own\3Rules/storage/printed-alarms-have-ids-of-their-own.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.h1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notn<What is not stored does not come back after the app was ended. The duty holds wherever in the call the line stands; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLj8After the cleaning and the second try nothing is left but to tell the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableh<A row that is passed over is a notification that does not come. Without a cause nobody can mend it; without the row's id or its table nobody finds it. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesb>A snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.time < p.timeV5the snapshot carries the hash of the schedule that was stored with its notificationX?A schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule or another arming ends the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with P2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.yml8nearj:c.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $nearh3a snapshot names a time of its prefetch that lies in the runVCThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. A time that misses the last run by less than half a minute is meant to be of this run and is wrong; a time farther away is of another prefetch and is not compared, as is a run that has not ended.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121l@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One behind the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223V:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are told by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningf7The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, nobody tried.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)R4the store is used on a queue of its own, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on f1; it has a queue of its ownV2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsPBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app anew empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedZBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is none of the usual kinds.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.d1 was stored with the hash V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingd@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app anew empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line n1 schedules were loaded in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237P<A script that only looks at the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must stand in the two minutes before.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the @test-appb1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126V=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not by itself; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appX<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a rule of its own.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.yml`1lower(s.colour) != "red"R4the status on the screen is not red after a delivery with contentV;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that was none.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedR<A red status without a failure sends the tester looking for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered>REQ-127b:The step log shows Registered, Scheduled and BGTask fired. Registered behind one of the others, in one launch, means that the screen tells another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.yml^1s.time - f.time < $nextX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this order\@A task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers ^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.ymlh3s.cached == (lower(d.content_source) in ["cached", "cache"])^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-tells-the-last-fetchV3Rules/test-app/status-dump-tells-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchf>The dump is read when nobody has the log. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at T1test-build-says-soZ2Rules/test-app/test-build-says-so.ymln3lower(b.kind) in ["debug", "test", "development", "testflight"]\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and tells another kind of build, is mixed up or leaks its test code. Builds that tell no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlf2one notification a day, set anew by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsNActivityManagerV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf2the user closed the app in the app switcherf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-received^1plugin told of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: ^1background-refresh-told`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-recordd4Written by whoever ran the scenario, with the steps and what came of them.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themZ6The app's preferences as a property list, or as JSON made of it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTestsBHoleTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyT1RuleTestPlaceTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names^3each schedule call reads the notification settings anewl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once more^6what the app is tells which of the two ways is meant; without that either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedZ6each state of the permission has an answer of its own, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settings^3the state of Background App Refresh is checked and toldX4denied background execution leads to a warning and to a next attemptT4in part: whether the user was told on the screen stands in no line\3a first run shows its eight lines in the printed orderT4the schedule line tells an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationT3five minutes unless configure() tells another leadV6at short notice the prefetch is moved or skipped, never set for the past or behind the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withV4a time that is none is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notification\5notification and prefetch are scheduled together, and one that fails is undone or toldR5the notification comes first: a refused prefetch is told, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingj2changed settings are armed and submitted anew^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedb4the system replaces the request by itself, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameZ4on a device the same refusal is told as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasksT3on a device the caller is told of a refused submitZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work^4any time before the completion will do, a submit behind it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsh3thirty seconds, and thirty-five where the expiration is told^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared once`3behind a miss a task is submitted for a minute from thenP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentX4in part: what iOS shows while the app does not run stands in no lineP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashl3a failure that lasts is told apart and not tried again blindlyZ3a static reminder stays armed whatever the fetch doesR5in part: that a reminder fired while the app did not run stands in no line of iOSb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofd2lines tell neither what was hashed nor hown1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredZ4a start behind the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line tells when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftR4no line tells of drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with\2every count is judged, whoever read it\2a day has twenty notifications at mostT2reaching the limit is told clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts them`4the figures of the rolling window are told as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierl7in part: without a dump or a line for each loaded row, a line that a row was written does not tell an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformR6in part: from a log alone, a line of a loaded row tells no more than when it was made and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing`2calls work behind a recovery that failedj3a past notification that nobody saw delivered is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncel2only rows that are still pending are looked atb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderT4recovery behind a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneR6in part: no line tells the wall time that a schedule stands for, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a bootb3a forced stop shows by stored alarms of which none is setd3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayZ7in part: a new installation between two launches is not in the log, so an empty store behind a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line tells why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logV3a repeating alarm is set anew after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success beside a refused prefetch is one in parth3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not readh3the last notification that is told is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expires\5in part: a token that is made for each request cannot be told from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line tells for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answer^3the plugin is told of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsb4in part: a recovery that has ended cannot be told from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneX5in part: where no launcher's line tells the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends onceT3a failed migration is undone, and the user is told\3no reminder is lost in a migration without being namedn2in part: counts do not tell which rows they are^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line tells whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codesh2codes that are sent to prove who somebody isfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$j1Rules/vocabulary/concepts.ymlR8sched
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
armdPR2queue
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
took
take
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
coming atf4set
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
pendingDreschedule`>sched
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
requested byX;call
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
called for
calls for
ordered
came in
triggered by
on behalf of
allow
get permission
ask forT1need
query
receive8calln2call
invoke
invocation
calling
invoked
executedRLenter
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
loadb6cancel
cancellation
withdraw
withdrawal
withdrew
revoke
rescind
call off
called off
take back
pulled backRJabort
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
gone<removen3remove
removal
delete
deletion
erase
wipe
unschedule
get rid ofjHclear
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
are gonef1clean
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
begunjX1fire
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
now
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
at workZ2call
open
receive
got
active
awake
up@complete^Acomplete
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
marked complete`Edone
end
close
ready
through with
over
ended
marked as done
mark complete
signed off
sign off
hand back
returned
wound up
through
is over
run over
gave back
done with
task done
finished up
closed
closing
released
completed with
result reported
reported to the system
reports
told ios
ios told
acknowledged
concluded
has ended
is complete
exited^1return
exit
report
stop>succeedXGsuccess
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
fresh8saven9save
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
in the database^T1record
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
talk<answerZ:response
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
server sent^Areceive
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
stale contentdQ1use cached
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
default
cached content
old content
yesterday
served from cache
from cache
plan b
second best
last resort
use what we have
reuse
re use
reusing
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
emergency
stand in
alternativel1use
serve
cached
default
stale@generate\3generate
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
make uselFattach
apply
carry
include
take
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
took the
picked
filled with
built from
based on the`1with
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
bad>resolveV5resolve
promise resolved
returned to js
call succeeded
call returned
fulfil
fulfillVLanswer
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
back`;prompt
dialog
dialogue
system alert
popup
permission sheet
system question
system dialog
allow notifications
permission question
asks the user
question to the user
in front of the userX=present
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
permission boxT1open
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
process came upb7start
open
boot
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
runV3handler
launch handler
task handler
callback
handleP3listener
closure
block
hook
routine
registrationX1code
method
functionT1expiration_handler`Eexpiration handler
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
background time
time up
expiration
expire handler
on expire
task expiration
bg time up`1expiration
expiry
budgetFtime
systemT1identifier
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
queued:alarmj5alarm
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
broadcastLstart
got
call^2channel
notification channel
channel id0R4boot receiver
boot completed receiver
receiver
broadcast receiverR1manifest
listenerb5boot
boot completed
locked boot completed
after boot
device boot
boot broadcast
quickbootn1startup
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
errorsPCinput
inputs
decision data
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
input data
what recovery
known to recovery
state for recovery
data for decision
knows
inventory
collected state
gatheredV5data
parameters
context
compare
comparing
state
in db
in the db
know
weighing
givenFvalues
info>nothingTQ1nothing
no need
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
up to date
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
equals
match
matches
in sync
no difference
no changes needed
nothing missing
database is empty
store is empty
no alarms to restoreh9none
zero
clean
no action
all good
no stored
no need to
nothing
fine
unaffected
intact
no recovery
not needed
all there
skip recovery
clean state
consistentLno
intact
fineHlaunch_thingT4app launch
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
sourceJrequest_thingl9http request
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
http outh3request
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
dateFjump
adjustBtime_zoneV8time zone
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
ended withoutj8problem
issue
refuse
abort
trouble
timeout
time out
timed out
broken
unexpected
lost
ran into
bounced
unavailable
abandon
impossible
given uph1wrong
stop
unable
reject
badnT1skip
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
forgonePAignore
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
redundantZ2unnecessary
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
expired<expireh]1expire
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
bg time upX;used up
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
over
time out
past
aged out
too late
gone off
ended
dead
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
is there alreadyT9already
existing
redundant
repeated
same
exists
once already
second
double
again
another one
existing one
one exists
present already
known already:againHfull_outcomenJfull
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
none@negationX_1not
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
un
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
within tolerance
inside tolerance
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
not changed:wouldPi2would
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
held
holds
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
on the way to<exemptXW2not before
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
auto time off:asidel7before
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
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100c6U41R16V42J0111100005W400P400X400Y420Z45020251030[4\4030]410^4_48W40`42P42a42X44Y46Z48b480000c41f16d430JB111100002W400e40040251030f4g40251030h4i4050j410k410l4m4030j410k4n45W40k40o40P50e420000Q51^26R510101000003W400S500Z45010251030T5U53W40S52Z440000V51P36W520F101000001S50031X51\3B1Y51^3B1Z51`3B00000[51d36\530BF00000003080]510^510_510`56a50:0]510^510b510_510`56c5060d510_510`56e500000f51T46g510101000003W400h500i50010251030j5k56l50W40h52S52i54m540000n51f46o510101000002W400h50010351030P66Q63W40S52h520000R61X56S620:101000001W40020251030T6U6010V6V61W400000W61l56X620:101000003W400Y640Z62020251030[6\6010]6]64W40Y62^64Z640000_61`66`620@0001002W400a6003030b641c6126d60451030e6141f612g60251030e6h62W40a620000i61V76j600100000011k61b7B001l600m6n6<6o600000002P700Q75011R7n6HB001S700T7n6L6U700000004P700V700W720X71011Y7n6X1B001Z700[7n6\16\700000001P70021]7n6h1B1^7n6j1B002_7^700`7n6n16a700000001P70011b7n6Z2B001c700d7n6^26e700000001P70011f7n6j2B001g700h7n6n26i700000001P70011j7n6Z3B001k700l7n6^36m70000000011n7n6h3B001n700o7n6l36P800000003V700W720X71011Q8n6X4B001R800S8n6\46T800000001P70011U8n6h4B002V8W800X8n6l46Y800000001P70011Z8n6X5B002[8\800]8n6\56^800000001P70011_8n6h5B002`8a800b8c8:6d824B111100002P700e8403050f810g810`5h8050i810f810g8j8050k810l810`5m86P70n80o80W40e82P920000Q9c8P16R9140000003P700Q750S9402030T910U9V9030f810W9X97P70n80o80W40Y92Q72Z921471000[9c8R26\944BJ00000006P700V700W720]940^910X71041_9c8h2B1`9c8j2B1a9c8l2B1b9c8n2B7P70n80o80V72W74]96c960000d9c8b36e914111100001P7003050f910g910f8h9030f810i9j9050f910k910f8l94P70n80o80W400000m9c8X46n914101000002o920P:703050Q:10R:1302S:070Q:10f810T:1302U:030Q:10V:W:4o90X:0P:2Y:20000Z:c8n46[:141111000165P700Q400U950\:50]:403050f810g810^:_:030f810`:a:030f810b:c:9P70n80o80W40Q42d:2U94e:4\:61871000f:c8Z66g:140000002Q400h:203030f810i:j:070f810k:10g810l:m:030n:10l:o:4Q40d:0h:2P;20000Q;c8n66R;14111100004Q400P940h:20S;802040T;13240U;V;030f810W;X;6Q40d:0P92h:4P;4S;60000Y;c8P86Z;14111100001a6003030[;10\;];030^;10_;`;030f810\;a;1a600000b;c8f86c;140000002P700Q7502070f810d;10e;10f;g;050f810d;10h;i;4P70n80Y92Q720000j;c8`96k;140000002Q400l;102060f810g810m;510n;o;070f810g810P<1321Q<4Q40d:0l;2m;20000R<c8R:6S<2L4101000001T<502070U<10Y910V<1305W<030U<10Y9X<3T<0Y90Q700000Y<Z<:6[<00000001\<0021]<Z<FB1^<Z<HB002_<`<00a<Z<L6b<0000000011c<Z<V1B001c<00d<Z<Z16e<00000002f<00g<2011h<Z<f1B002i<j<00k<Z<j16l<0000000011m<Z<T2B001n<00o<Z<X26P=0000000011Q=Z<b2B001R=00S=Z<f26T=0000000011U=Z<P3B001V=00W=Z<T36X=0000000011Y=Z<^3B001Z=00[=\=:6]=00000001P70011^=\=FB001_=00`=\=J6a=00000001P70011b=\=V1B001c=00d=\=Z16e=0000000011f=\=d1B001g=00h=\=h16i=00000001j=2011k=\=T2B001l=00m=\=X26n=0000000011o=\=b2B001P>00Q>\=f26R>0000000011S>\=P3B001T>00U>\=T36V>00000004W400W>00X>00Y>4011Z>\=`3B001[>00\>\=d36]>32JB101000003g920^>70_>703070Q:10`>10T:1302a>050Q:10b>1302c>030Q:10d>e>6o90g90X:0^>2_>4f>40000g>\=Z46h>22B101000001i>001050j410j>10k>l>2i>0m>00000n>;J6o>12001200002030P?10l:Q?030R?10l:S?00000T?;Z16U?1200000001070V?10Q210W?10X?Y?00000Z?;f16[?120000002\?40]?002090^?10\?10Q210_?1320`?070^?10\?10Q210W?a?2\?0]?20000b?;X26c?120000001\?4010<0^?10d?10e?10f?10Q210W?6g?01070000h?;h26i?120000001e8401090j?10b510k?10l?10m?n?1e800000o?;X36P@120000001e84010<0j?10b510e?10k?10l?10m?6Q@01070000R@;h36S@120000001e8402090j?10T@10U@10V@1304W@070j?10T@10U@10X@Y@1e800000Z@;Z46[@120000001]?002090j?10W?10]?10\@1300]@070j?10W?10^@1300_@1]?00000`@;l46a@120000002\?40b@1030=0j?10c@10d@10_510\?10e@141o812f@0;0j?10c@10_510\?10g@1321h@070j?10c@10d@10\?i@2\?0b@20000j@;`56k@120000001e84020=0l@10T@10U@10m@10n@10o@1304PA090l@10T@10U@10QA1304RA1e800000SA;T66TA00000002e840UA1031VA;`6B1WA;b6B1XA;d6B010703YAZA[A00\A;j66]A220001600003040^A10l:6_A040`A10l:6aA030j?10bAcA00000dACV16eA24001000003W400fA50gA2030;0hA10_;10iA10`>10Z41325jA0=0hA10kA10L10iA10`>10Z41325lA0251030mAnA8W40P40a40b42oA2fA2PB4gA40000QBC\26RB2400000004SB50fA50gA20TB3020J51030UB10k810L10U910iA130510VB36310j=10WB10`>10Z413250U;XB0251030UBYB6SB0ZB0oA2fA2PB4gA40000[BCZ36\B14111100005Q400]B00^B00_B20b30011`BCj3B8_B6Q40d:0]B2^B4aB4bB4b380000cBC`46dB1411110000:Q400P400i>20eB00fB20gB20hB60iB60jB50kB003030lB10P9mB030lB10nBoB030PC1342QCDQ40d:0P42a42i>4eB6fB8gB:RC:SC:TC<hB<UC>VC>iB>WC>jB@e:@kBBXCB0000YCCT76ZC24L1111000122Q400[C503050\C10V<1325]C030\C10^C_C050`C10aC10bCcC5Q40d:0[C2T<2\C20000dCCV86eC140000002Q400i>2011fCC`8H3Q40d:0i>2125`<000gCCh86hC140000007Q400a600iC20jC40l;10kC40S;803030lB10kClC040lB10mC6nC030[;10kCoC9Q40d:0a62iC4PD4i>4jC6l;8S;<1:71000QDC`:6RD34L8111100004Q400P400SD00a6005090TD10UD10U@144VDWDXDYD1410ZD[D070TD10UD10U@144VDWDXDYD14\D030]D10^D_D040`D10aD42^DbD14cD050`D10dD142^DbD14eD6Q40d:0P42a42SD4a660000fDCZ;6gD248111100005Q400W400hD50X>00a6003050iD10jD10^:kD030`D10lDmD010V6V67Q40d:0W42nD4hD4X>6a680000oDC^<6PE14111100002QE00RE501030SE10TEUE2QE0RE20000VECP=6WE14111100002QE00RE501030SE10XEYE2QE0RE20000ZECb=6[E14111100002QE00RE501030SE10\E]E2QE0RE20000^E_E:6`E00000003aE10bE10cE10000001dE_EB6eE00000002]?00Z450000001fE_EJ6gE00000002`:50hE50000001iE_ER16jE00000002]?10kE00000001lE_EZ16mE00000002]?00T<30000001nE_Eb16oE00000008Q400PF00`:50hE50g300j300QF00RF10000001SF_EZ26TF00000005UF20S510VF10kE00QF00000001WF_Eb26XF00000002]?00T<30000001YF_Ej26ZF00000002]?00T<30000001[F\F:6]F00000003f<00^F70_F700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y1001`FaF:6bF00000006P940cF00m;10dF00eF10fF00000001gFaFN6hF00000006g920iF30jF10kF40d>40lF40000001mFaFb16nF00000004k>00cF00oF30PG30000001QGRG:6SG00000008TG00UG50VG50iF50WG40XG40kB00YG00000001ZG[G:6\G0000000=k>00]G00W400P400^G10_G10oF30`G00aG10bG40cG40dG30eG3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3001fG[G^16gG00000006k>00]G00W400P400hG10dG30001247S3_3^3d3U3^3d3001iG[Gh16jG0000000:k>00]G00W400h500kG40lG10mG10nG30dG30eG30001249c3S3X3U3T3e3\3U3c3001oG[Gf26PH0000000@k>00]G00W400cF00QH30RH00P500aG10^G10_G10bG40cG40hG10dG30eG30kG40001246Q3\3Q3b3]3c3001SH[GP46TH00000002o920UH70000001VH[GX46WH00000002k>00W400000001XHYH:6ZH00000004]?00[H10a600T<30000001\H]H:6^H00000101_H40000000`HNP16aH160000001bH001010cHcH2dH0bH00000eHN`16fH160000001bH001010gHgH2dH0bH00000hHNP26iH160000001bH001010jHjH2dH0bH00000kHN`26lH160000003bH00mH40nH201010oHoH5dH0bH0mH2PI4nH40000QIY1P16RI1<111100003SI00R400TI8021UIY1\1B1VIY1^1B4SI0R42WI2TI40000XIY1l16YI1>0000002SI00R40011ZIY1V2B00000[IY1Z26\I1<11110000KSI00R400\<80m;80P9414107c3e3S3S3U3c3c3]I424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3lF43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3fA52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3^I52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3g923410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3W7066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3l;146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3kG414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3jF81410;`3U3b3]3Y3c3c3Y3_3^3c3_I52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3`I42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3aI114105c3d3Q3d3c3bI72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3kB02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3QE024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3cI02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3dI51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3eI02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3fI51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d321gIY1^4B1hIY1`4BX1SI0R42WI2\<4P98]I:iI:jI<lF<W4>a4>kI>lI>mI>oA@fA@kGLo4NP5NjFP1nIR1_IR1oIT1`IT1aIV1PJX1XCZ1kBZ1QE\1QJ\1bIX1RJB^IBW7Fm;Fl;HS5JX:DSJDg9D0000TJY1V76UJ1<111100006SI00R400m;80W7024104S3_3T3U34105U3b3b3_3b3l;114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010VJVJ030VJ1300WJ050VJ13001348XJ7SI0R42WI2W76m;6l;8S5:0000YJY1f86ZJ00000003SI00W700l;1031[JY1R9B1\JY1T9B1]JY1V9B1l;404^J_J`JaJ00bJY1\96cJ00000001SI0011dJY1h9B001eJ00fJY1l96gJ00000001\?4011hJY1X:B1\?001hJ00iJY1^:6jJ00000001\?4011kJY1j:B010701kJ00lJY1P;6mJ00000001nJ1011oJY1\;B002PKQK00RKY1`;6SK00000001TK7011UKY1l;B002VKWK00XKY1P<6YK00000003UF00ZK10i32021[KY1\<B1\KY1^<B2ZK2i3402[K]K00^KY1d<6_K00000001`K0011aKY1P=B001bK00cKY1T=6dK00000001eK003050]K10fK10gKhK070]K10fK10iK10jKkK050]K10fK10iKlK3eK0mK0nK001lK00oKY1j=6PL00000007i>80QL53010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3iF53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3g922010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3VD42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3RL320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3SL320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321TLY1d>B1ULY1f>B7QL2VL2iF4WL4g96X:6VD803XLYLZL00[Ll1T16\L1B0000001k3002030]L10l:^L030_L10l:`L2k30aL00000bLl1f16cL1B0000002dL00k3003050i>10V<1300eL030fL1300gL070i>10hL10U@1300iL3dL0k32aL20000jLl1Z26kL1B111100002k300h5002050j?10lL1300mL030j?10eKnL7lL0k30aL0eK2nK2mK2h520000oLl1\36PM1B111100002SI00R40030442QMRM100SM10l:TM050UM10`>10VMWM050UM10`>10jFXM3SI0R42WI20000YMl1R46ZM1B0000002\<00k3004050[M121300\M050]M121300^M050j410VM142_M`M10aM070j410VM10bM1300cM3\<0k32aL20000dMl1h46eM1B1111000002070j410VM10fM10gMhM070iM10`>10VM10fMjM00000kMl1X56lM1B111100003mM00U@00fA5020=0j410VM10hL10mM130010U@1320nM050j410VM10hLoM4mM0U@2oA4fA40000PNl1l56QN1B101000002i>00R4003050RN121300SN070j410VM10fL1300TN050j410j>10UNVN5i>0m>0WN0R42WI20000XNl1l66YN1B0000002W700SI002050ZN10iA1320[N010ZNZN2W70SI2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3000\Nl1`76]N1B111100002^N00R4003050_N143`Nk4kF1010j>aN050bN143`Nk4kF1010j>cN030dN10eNfN3^N0R42WI20000gNl1V86hN1B0000002W700l;102020iN6jN040kN10kC6lN3W70m;0l;20000mNl1h86nN2B4111100001i>003090k810oN10PO10fL1300QO090k810oN10PO10b51300RO050k810SO10i>TO3i>0UO0VO00000WOl1d96XO2B40000002i>00W7003020YO6ZO080k810oN10PO10[O6\O0:0k810oN10PO10]O10^O6_O02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3000`Ol1X:6aO1B11110000<bO80cO20dO20eO20fO20gO40^G10_G10WB10hO10iO10jO1040O0kO10l:3@10lO3B10mO342132210nO10nO10nO3D10oO3F10mO382136210nO10nO10PP1550QP13<10RP13>10SP16TP10O0kO10l:3@10oO3F10mO382136210nO10nO10PP1550QP13<10RP13>10SP13D10lO3B10mO342132210nO10nO10nO6UP1030kO10l:VP1050WP110`410XP1YP16bO0cO2dO4eO6fO8gO:0000ZP1l1Z<6[P11B111100003L40j140i9402030\P110l:]P1050WP110`410i9^P12L0j121471000_P1l1P=6`P11B111100003aP100bP100b3002050cP110dP110hLeP1030fP110l:gP15aP10b34hP10bP12iP120000jP1l1P>6kP11B111100002aP100lP1402090mP110lP110iA10nP110dP1oP1030PQ110l:QQ12aP10hP101271000RQ1W2J6SQ12F001000001h5004070TQ110`N10UQ110VQ1WQ1050TQ1141XQ11010VQ1YQ1070ZQ110[Q110VQ110\Q1]Q1060ZQ110[Q110^Q16_Q11h500000`Q1W2b16aQ11F101000006bQ120cQ170_>70g920dQ120XQ1401030eQ110fQ1gQ1<bQ10cQ12hQ12_>4f>4g96X:6dQ18iQ18XQ1:jQ1:kQ1:0000lQ1W2X36mQ11F0000001nQ1002050oQ110PR11300QR1030oQ110nQ1RR11nQ100000SR1W2j36TR11F0000001UR1003050VR1141VQ11010\Q1WR1050VR1141bQ11010\?XR1050VR1141bQ11010YR1ZR11UR100000[R1W2^46\R12FL00000143W400oF50PG506030]R110`>^R1050]R110`>10_R1`R1050aR110d;10`>bR1070aR110d;10cR11300dR1050aR110`>10d;eR1020aR16fR19W40P40a40kI0oF2gR12U92PG4hR140000iR1W2l56jR12F0111100003W400h500kR1503090lR110mR1130010iA1345nR1030lR1142j1L12oR1010lR1lR16W40a40h52kR14PS14QS140000RS1W2b66SS11F0000003TS120US120h3203070oN10UQ110VQ110W;VS1050]510VQ110W;WS1030eQ110W;XS13TS10US12h340000YS1W2X76ZS11F0000001m;1060;0iN10[S110`N10UQ110\S11301]S1090iN10[S110XQ110\S11301^S10;0iN10[S110`N10UQ110VQ11301_S1090iN10[S110XQ110VQ11301`S1090iN10[S110`N10UQ110VQ1aS1070iN10[S110XQ110VQ1bS100000cS1W2P86dS11F111100005nQ100d;20TS120US120eS1203030eQ110fS1gS1030]510VQ1hS1020iS1300jS15nQ10d;2TS14US16eS180000kS1W2P96lS11F01000002nQ100mS1502050nS110PR11300oS1030PT1145QT1RT1ST1TT1UT110VT13nQ10mS12WT120000XT1^2L6YT11H0000003W400mM50ZT1001030[T110`:\T14W40a40mM2ZT140000]T1^2\16^T11H0000007W400mM50kR150_T120`T120aT120ZT1001030[T110U9bT1:W40a40mM2kR14_T16cT16dT16`T18aT1:ZT1<0000eT1^2n26fT11H0000003W400kR150a6001030[T110\;gT14W40a40kR12a640000hT1^2^36iT11H0000002W400l;101040[T110kC6jT14W40a40l;2m;20000kT1^2n36lT11H0000003W400mM50ZT1001050]R110b210_R1mT14W40a40mM2ZT140000nT1d2V16oT11J0000005W400P400fA50YG00PU1403060QU11210RU1345SU1030QU110l:TU1050UU110`>10XP1VU1;W40P40a40`42oA4fA4WU16YG6PU18XU18YU180000ZU1d2`26[U11J0000001\U14011]U1d2j2H01071000^U1d2n26_U11J0000004W400fA50X>00W>002070hA10`>10iA1325`U1030hA10`>aU17W40P40a40oA2fA2X>4W>60000bU1d2n36cU11J111100008W400P400fA50X>00Y>40W>00YG00kB003070j410U910iA1345dU1030j410U9eU1030j410fU1gU1=W40P40a40oA4fA4`42X>6Y>8W>:YG<WU1<kB>XC>0000hU1d2n56iU11J0000005W400P400W700l;10jU1104080kU110U@10`410`>381lU1070kU110U@10`410`>mU1060hA10`>10kC381nU1050hA10`>10kCoU16W40a40`42W74l;6m;60000PV1d2d66QV11J111100002W400RV1403050SV110g910`>TV1050SV110g910d>UV1030j410VV1WV13W40a40RV120000XV1d2Z76YV11J111100002RV140o9203070SV110RV110g910d>ZV1050[V110d>10i9\V1050]V11210VV1^V11o921071000_V1d2R86`V12J011110000<W400P400U950\:50aV150ZT100X400bV100kB00k400^G10_G1031cV1d2Z9B1dV1d2\9B1eV1d2^9BGW40P40a40`42U94jB4e:4oA4\:6aV18fV16gV16ZT1:X4<bV1>hV1>kB@XC@k4BP5Bo4B^GD_GF0000iV1d2R;6jV11J111100002W400S5002030j410kV1lV1050mV110kV110`>nV13W40a40S520000oV1d2f;6PW11J0000003W400QW160RW1602070`>10SW110TW11346UW1050`>10SW110VW1WW15W40a40SW12QW12XW120000YW1d2X<6ZW11J0000002g920[W1202070Q:10`>10[W110\W1]W1050j410[W110\W1^W13g90X:0[W120000_W1d2j<6`W11J111100004aW120bW120cW120g9202050dW110h;10eW1fW1030gW112hW16aW10bW12cW14iW14g96X:60000jW1d2j=6kW11J0000004W400QS150lW100ZT1002050^;10mW110`4nW1050oW110`410\;PX16W40PS12QS12QX14lW14ZT160000RX1d2h>6SX11J111100003P400fA50Q4003050WP110`>10fU1TX1090WP110`>10fU110iA1325UX1050WP110`>10U9VX17P40a40WX10oA2fA2Q44d:40000XX1d2l?6YX11J111100002P400ZX1501090WP110`>10[X110\X110ZD]X14P40a40ZX12^X120000_X1d2^@6`X11J111100002P400a6002090WP110`>10[X110YD10ZDaX1070WP110`>10bX110UDcX13P40a40a620000dX1eX1:6fX11L000000:]G00gX180W4012102Y3T3h5012104[3Y3^3T3lG112104S3b3_3^3kG412107U3^3Q3R3\3U3T3mG122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3nG322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311hX1eX1X1B00000iX1eX1\16jX11L0000009]G00gX180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3oF32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3`G02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3aG112108`3b3Y3_3b3Y3d3i3dG322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3eG322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311kX1eX1X2B00000lX1eX1\26mX11L0000006]G00gX180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3nX1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3hB62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311oX1eX1R3B00000PY1eX1V36QY11L0000005]G00gX180W4012102Y3T3nX152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3hB62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311RY1eX1j3B00000SY1eX1n36TY100000007gX180W4010108Q3\3Q3b3]3o2Y3T3QH31010<d3b3Y3W3W3U3b3o2d3Y3]3U3RH01010;b3U3`3U3Q3d3o2b3e3\3U3aG110108`3b3Y3_3b3Y3d3i3dG31010:S3b3U3Q3d3U3T3o2Q3d3eG31010:e3`3T3Q3d3U3T3o2Q3d321UY1eX1j4B1VY1eX1l4B004WY1XY1YY1ZY100[Y1eX1P56\Y11L0000002]Y110^Y10021_Y1eX1\5B1`Y1eX1^5B00000aY1Q3J6bY11L0000006W400cY100kG40YG00^G10_G103070dY110`410U@10eY1fY1030gY110hY1iY1030gY110jY1kY19W40P40a40cY12kG4YG6WU16^G8_G:0000lY1Q3P26mY11L0000005W400W700l;10nY120jU1104080kU110U@10oY110`4381PZ1070kU110U@10oY110`4QZ1060gY110oY110kC381RZ1050gY110oY110kCSZ16W40a40W72l;4m;4nY160000TZ1Q3f26UZ11L101000002W400e8402030gY110VZ1WZ1050gY110UN10UDXZ14W40a40e82P920000YZ1Q3Z36ZZ11L11110000:W400o920kG20h500[Z100QS150i>00YG00dG30eG303050\Z1132210bQ1]Z1030\Z110bQ1^Z1030\Z110`4_Z1EW40a40o92kG4h56[Z18RH8`Z18kR1:QS1:PS1:aZ1:i><`G<bZ1<YG>WU1>dG@cZ1@eGBdZ1B0000eZ1Q3n56fZ11L111100006P400Q400kB00jB50nX150hB603030]D10jY1gZ1030hZ110ZDiZ1050hZ110\X110ZDjZ1>P40a40W40Q42d:2kB4XC4jB6e:6nX18kZ18hB:TC:lZ1:0000mZ1Q3l76nZ11L0000002P400X7003050oZ110ZD10P[1Q[1050R[110VD10ZDS[1030]D10P[1T[15P40a40W40X72a620000U[1Q3`86V[11L111100003P400W[160hB602030]D10i:X[1050oZ110ZD10i:Y[17P40a40W40W[12Z[12hB4TC40000[[1Q3b96\[11L111100001VV1202030mP110][1^[1030mP110_[1`[12VV10o900000a[1Q3V:6b[11L0000001c[1202030d[110e[1f[1010g[1g[12c[10h[100000i[1Q3h:6j[11L0000003]G00W400X7002050k[110P[110gX1l[1050R[110gX110\;m[14]G0W42X74a640000n[1Q3Z;6o[11L111100004W400mM00U@00oF502090P\110i>1320121340Q\1050P\110i>10hLR\1;W40a40mM2U@4`G4U96jB6oF6gR16oA6fA60000S\1Q3d<6T\11L111100002W400h5001030U\110bCV\13W40a40h520000W\1Q3V=6X\11L101000004Y\100Z\100[\100\\1003030Y\1142]\1^\112_\1010Y\1Y\10142`\1a\110b\16Y\10Z\12[\14c\14\\16d\160000e\1Q3l=6f\10111100009TG00g\180UG51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3VG51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3iF51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3WG41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3XG41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3kB02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3YG02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361h\1Q3n>B1i\1Q3P?B1j\1Q3T?B1k\1Q3V?B1l\1Q3X?B1m\1Q3Z?B:TG0UG4VG6iF8WG:XG<XC>kB>WU1@YG@05n\1o\1P]1Q]1R]100S]1Q3T@6T]11L111100003mM20U@20]Y1201030U]110`:V]13mM0U@2]Y140000W]1Q3f@6X]11L111100002UF00]Y1201030U]110UFY]12UF0]Y120000Z]1Q3XA6[]11L111100002]Y120\]1701030U]110US1]]12]Y10\]120000^]1Q3jA6_]11L111100004mM20U@20]Y120\]1701030U]110W;`]14mM0U@2]Y14\]160000a]1Q3\B6b]11L0000003mM20U@20UF001040U]110kC6c]13mM0U@2UF40000d]1Q3lB6e]11L0000002mM20U@201050U]110f]110UDg]12mM0U@20000h]1Q3\C6i]12LB11110000020;0U]110j]110k]110U@10l]110m]1n]10;0mV110o]110P^110l]110kC10Q^1R^100000S^1[3J6T^12N61111140003U^140h500k3004030oN10V^1W^1030oN10UQ1X^1050`N10Y^110UQ1Z^10141[^112\^14U^10h52k34aL4001]^10^^1[3h16_^11N1111000003050oN10`^110]Ia^1070oN10b^110c^110d^1e^1050`N10Y^110]If^10001g^10h^1[3\26i^11N111100001dL003050oN10j^110kAk^1070oN10l^110c^110kAm^1050`N10Y^110kAn^10104:R3Q3S3[3W3b3_3e3^3T301o^10P_1[3T36Q_11N111100001dL003050oN10b^110R_1S_1030oN10T_1U_1050`N10Y^110R_1V_10104:d3U3b3]3Y3^3Q3d3U3T301W_10X_1[3l36Y_11N1111000003050oN10Z_110[_1\_1030oN10]_1^_1050`N10Y^110__1`_10001a_10b_1[3`46c_100000001a61031d_1[3l4B1e_1[3n4B1f_1[3P5B003g_1h_1i_11j_10k_1[3V56l_11N111100003f300U^140k3002050`N10Y^11300m_1030`N10n_1o_14f30U^12k34aL40000P`1[3j56Q`11N111100001R`1402070S`110T`110U`110hLV`1050S`110T`110U`1W`12R`10kG00000X`1[3^66Y`11N111100002i>00Z`1403050[`110fL1300\`1050[`110b5142Z`1]`110^`1030[`110hL_`12i>0Z`12001``10a`1[3V76b`11N111100003mM00U@00c`12020=0d`110e`110hL10mM130010U@1320f`1050d`110e`110hLg`14mM0U@2c`14h`140000i`1[3j76j`12NB111100001k`1602050l`110m`110hLn`1030o`110hLPa12k`10Qa100000Ra1[3^86Sa10000000031Ta1[3h8B1Ua1[3j8B1Va1[3l8B003Ta1Wa1Va100Xa1[3P96Ya100000001Za10011[a1[3\9B002\a1]a100^a1[3`96_a100000002Za100P50011`a1[3l9B001aa100ba1[3P:6ca12NF111100002da150ea1602030fa110_R1ga1050ha110ia110_R1ja14da10ka10ea12la120000ma1[3d:6na10000000031oa1[3n:B1Pb1[3P;B1Qb1[3R;B003Rb1Sb1Tb100Ub1[3V;6Vb10000000011Wb1[3b;B001Xb100Yb1Zb1:6[b100000005]?00[H10\b180a6014106b3U3Q3c3_3^3T<3011]b1Zb1T1B1\b141241]15^b1_b1`b1ab1bb100cb1Zb1Z16db11B111100004eb180fb121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3gb121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3hb121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030ib110g\1jb11eb100000kb1lb1:6mb100000001nb10021ob1lb1HB1Pc1lb1JB001U200Qc1lb1N6Rc11D0000001Sc14011Tc1lb1X1H01071000Uc1lb1\16Vc100000001Wc14011Xc1lb1h1H010711Yc100_BZc151\61[c11515220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920P9021\c1R1F111\400\c1Z1L\c1X1>101]c10011f100\c1X1L000\c18:^c11_c1`c1ac10212bc1cc10100001]c14PPf^Tlg100041P<00\c1b1F1R<00\c1d1F1T<00\c1f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\c1h1F00dc152R4V41^Q11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000ec1T1F111h:00ec1Z1Lec1Z1>101h;011j10120P9ec1^1L0000ec18:fc11gc1hc1ic10212bc1cc1000001h;4PP\mXh_31Q4061X400ec1f1F1P200ec1h1F1h100ec1j1F1j:00ec1l1F1P;00ec1n1F1j101320P9ec1P2F41P<00ec1V2F1R<00ec1X2F1T<0152920jc1000921^Q1jc1000ec1Z2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ec1\2F11kc1lc1ec1P1>mc151b21nc10oc1V1F111f100oc1X1\1oc1X1J101]c1000000oc18:Pd11Qd1Rd1Sd10211cc101010001]c14PPb_QdB00041P<00oc1`1F1R<00oc1b1F1T<0152920jc1000921nc1jc1000oc1d1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3oc1f1F10Td161b21nc10Ud1Z1H4011f100Ud1^1B0Ud1^1B012R4V40150515720i>00`<5420i>00hB5220i>00PCUd1`1P10Ud1`1B011h:00Ud1d1T11Ud1d1B011j10120P9Ud1f1T10Ud1f1B1h;000Ud18:Vd11Qd1Wd1Xd10211cc101010001h;4PP\mXh_30031X400Ud1l1\11h100Ud1l1X21d200Ud1l1d341P<00Ud1R2F1R<00Ud1T2F1T<0152920jc1000921nc1jc1000Ud1V2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Ud1X2F13Yd1Zd1Ud1R1>[d1Zd1Ud1T1>\d1Zd1Ud1V1>]d151\61^d11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021_d1P1F115\4P4R4V4X400_d1X1L_d1V1>0011j10120P9_d1Z1L11f100_d1V1L000_d18:`d11_c1ad1bd10212cc1jD0100000010000cd193R4h:T401565920b421dd1b41ed1fd1NH01h11dd1185120Q4fd1T1J01gd10100fd18:hd11id1jd1kd10111cc1000002gd14PP\mXh_3ed14P`beiM1Q400000ld151h11dd10md1NF111j101320P9md1P1\1md1P1J101]c1000011j10120P9md1T1B0md18:nd11id1od1Pe10212bc1cc1000001]c14PPZfVg31Q40041P<00md1^1F1R<00md1`1F1T<0152920jc1000921dd1jc1000md1b1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3md1d1F10Qe151P21Re10Se1NF111j101320P9Se1P1\1Se1P1J101]c1000021j10120P9Se1T1B1T<0152920jc1000921Re1jc1000Se1V1B0Se18:Te12Ue1Ve1We1Xe10212bc1cc1000001]c14PPf^Tlg11Q40031P<00Se1`1F1R<00Se1b1F1V<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3Se1d1F10Ye1:1P200Ze1R1H1l;20l;3[e101Ze18:\e11Ve1]e1^e1140_e1120`e10ae1120l;212bc1cc10100000000000be151f11^Q10ce1R1F112^1`101513517920P7030de17921^Q1P7030ee153920W70001fe1ce1V1Lce1V1>101h;000000ce18:ge12he1ie1je1ke10212bc1cc1000002h;4PP\mXh_3fe10600041P<00ce1d1F1R<00ce1f1F1T<0152920jc1000921^Q1jc1000ce1h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ce1j1F10le151f11^Q10me1P1F112^1`1013517920P7030de17921^Q1P7030ee1me1T1Lme1T1>101h;011j100me1Z1L0000me18:ne11ie1oe1Pf10112bc1cc1000001h;4PP\mXh_300041P<00me1b1F1R<00me1d1F1T<0152920jc1000921^Q1jc1000me1f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3me1h1F10Qf191T<0152920jc1000921^Q1jc1000Rf1P1H01f11^Q10Rf1V1J15j1R<P<j;j300Rf1X1L1h;0100Rf18:Sf12Tf1Ue1Uf1Vf10212bc1cc10100001h;4PP\mXh_3000000Wf171f100Xf1X1H12R<V<1Yf1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3Xf1^1B16l;j;V<T7T9X6016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3Xf1d1B140Xf18:Zf11[f1\f1]f1150^f1120`e10_f1121Yf1`e10`f1212bc1cc101010000000000af191f101565920b421[c1b41ed1bf1P1H02^9`91[c11920RV1020bf1X1B1=^1l3T9X9Z9`9n7`8l8b2f2X6Z6017920SI038c3S3X3U3T3e3\3U3cf1bf1^1B1h;0100bf18:df11ef1ff1gf10212bc1cc10100002h;4PPPhcRYZj9ed14PPb_QdB000000hf1?1^11if1185120Q7jf1V1F11f11^Q10jf1Z1F11h;015721^Q1b45921if1Q71RW1kf115921^Q1b421if1Q7if10jf18:lf11mf1nf1of11;0Pg1121^Q1b40Qg1121^Q1`e10Rg115921if1Q721^Q1b40Sg1121if1Q70Tg1121if1`e10U;212bc1cc10010002RW14PPU[ck1h;4PPPhcRYZj91P7121b100jf1j1\11b200jf1j1l2000Ug151R41^Q11515220i>1Vg185120Q4Wg1R1F111j10120P9Wg1V1\1Wg1V1J101]c1000011j101320P9Wg1Z1B0Wg18:Xg12Yg1Zg1[g1\g10212bc1cc1000002Vg10PC]c14PP_VUVQ21Q4021h100Wg1`1\11P200Wg1`1h241P<00Wg1f1F1R<00Wg1h1F1T<0152920jc1000921^Q1jc1000Wg1j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Wg1l1F11]g1^g1Wg1N>_g191j100`g1T1H01f11^Q10`g1V1T111f100`g1V1X31h;12120`g18:ag12Tf1bg1cg1dg10214bc1eg1fg1cc1000001h;4PP\mXh_31Q4021R<00`g1b1F1V<015220f303:V3_3b3S3U3o2a3e3Y3d3`g1d1F31P<00`g1h1F1T<0152920jc1000921^Q1jc1000`g1j1F1V<01620f32039d3U3b3]3Y3^3Q3d3U3035S3b3Q3c3X3`g1l1F10gg181T41^Q10hg1R1H2R4V40150515720i>00`<5420i>00hB5220i>00PChg1V1>012f1X401503920kC020515185120Q485121^Q1Q45220Q421^Q1Q4hg1\1>hg18:ig12jg1kg1lg1mg1130ng1121^Q1`e10og1212bc1cc10100000000000Ph181T400Qh1R1H1^100Qh1T1N011f100Qh1V1HQh18:Rh12jg1kg1Sh1Th1130ng1120`e10Uh1212bc1cc10010000000000Vh191j100Wh1P1H01b100Wh1T1J11^100Wh1V1L1h;0101Wh18:Xh11he1Yh1Zh10211cc10100001h;4PPf^Tlg10081`100Wh1b1F1l100Wh1d1F1f100Wh1f1F1l300Wh1h1F1^900Wh1j1F1`900Wh1l1F1P800Wh1n1F2X6\6017920SI036S3Q3^3S3U3\3[h1Wh1P2F000\h101j10185120Q4]h1LH204PP`Rg`aa6]h18:^h11Tf1_h1`h10211cc10000001Q400010ah151f11^Q10bh1P1F211j100bh1T1T1bh1T1B101ch1000021h100bh1V1X11j100bh1V1d2bh1V1B101dh10001eh100bh18:fh11gh1hh1ih10212bc1cc10010002ch14PPf^Tlg1dh14PP_VUVQ21Q4011^<00bh1b1\141P<00bh1h1F1R<00bh1j1F1T<0152920jc1000921^Q1jc1000bh1l1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bh1n1F10jh1?1f11^Q10kh1V1F11j11[c10kh1X1F11dh101555921[c1b421^Q1b41ch1lh100kh18:mh11gh1nh1oh1180Pi1121^Q1`e10Qi1121[c1`e10Ri115921[c1b421^Q1b40Si111ch1111cc101010002ch14PPf^Tlg1dh14PP_VUVQ21Q400000Ti1?1f11^Q10Ui1V1F21h:1if10Ui1Z1B1j11[c10Ui1\1B11h;015021[c1P95421[c1b421if1b4Vi100Ui18:Wi11Zg1Xi1Yi1180Pi1121^Q1`e10Zi1121if1`e10[i1121[c1P90\i1121[c1`e1212bc1cc10100001h;4PP\mXh_31Q4051X400Ui1h1\11h100Ui1h1X21P200Ui1h1d31j:00Ui1h1n41P;00Ui1h1`6000]i1?1f11if115085120U985120\:^i1\1F000385121if1U9_i15521if1U95821if1b41`i1ai15580159921if1\:21if1b421if1b41RW1bi115921if1b421if1U9if10^i18:ci11di1ei1fi11=0gi1121if1b40Qg1121if1`e10hi1121if1U90ii1121if1\:0ji111`i10ki111RW10li1211cc101010002RW14PPZfVg3`i14PPPXXWXjZc4000000mi181j11[c1120P9ni1R1H2R4V4015150515720i>00`<5420i>00hB5220i>00PC5050385120Q4385121[c1Q45220Q421[c1Q4ni1X1>012f1X40150513920kC02050385121[c1Q45220Q421[c1Q4515185120Q485121[c1Q45220Q421[c1Q4ni1`1>ni18:oi12Zg1Yg1Pj1Yi1130Qj1121[c1`e10og1212bc1cc1000000000000Rj1?1X61[c1151620SI303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920TI030Sj1Tj1T1F11\61if11920P9021Tj1\1F11]c1013721[c1TIUj1Vj101Tj18:Wj11Xj1Yj1Zj116121[c1SI0[j1121[c1`e10\j119:21[c1TI108`3b3Y3_3b3Y3d3i39:21[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21[c1TI306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30]j1211^j1000001]c14PPf^Tlg11R400010_j1?1X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TI`j1T1F11\61if11920P9021`j1X1F11]c1015052871:21[c1TI104d3Y3]3U3034d3U3h3d352871:21[c1TI108c3S3X3U3T3e3\3U3034d3U3h3d3aj101`j18:bj11Xj1cj1dj1170ej1121[c1`e10fj11:21[c1TI104d3Y3]3U30gj11:21[c1TI108c3S3X3U3T3e3\3U30hj1212bc1^j1000001]c14PPf^Tlg11R400010ij1?1X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIjj1V1F11\61if11920P9021jj1Z1F11]c1025152871:21[c1TI105d3Y3d3\3U3034d3U3h3d356831:21[c1TI105d3Y3d3\3U3000kj15152871:21[c1TI104R3_3T3i3034d3U3h3d356831:21[c1TI104R3_3T3i3000lj101jj18:mj11Xj1nj1oj1170ej1121[c1`e10Pk11:21[c1TI105d3Y3d3\3U30Qk11:21[c1TI104R3_3T3i30Rk1212bc1^j1000001]c14PPf^Tlg11R400010Sk1?1X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TITk1V1F11\61if11920P9021Tk1Z1F11]c1036871:21[c1TI105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Uk16871:21[c1TI109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Vk16871:21[c1TI107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3Wk100Tk18:Xk11Xj1Yk1Zk1190ej1121[c1`e10[k11871:21[c1TI105c3_3e3^3T30\k11871:21[c1TI109f3Y3R3b3Q3d3Y3_3^30]k11871:21[c1TI107`3Q3i3\3_3Q3T30^k1111^j1000001]c14PPf^Tlg11R400010_k1?1\61if11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<`k1V1F000252871:21if1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3ak152871:21if1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3bk100`k18:ck11dk1ek1fk1170gk1121if1`e10hk11871:21if1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30ik11871:21if1\<20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30jk1212^j1kk10110000000000lk1=1\601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120bImk1NL20bI311\60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4mk1X1P120W401\60151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4mk1`1J11\601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120bImk1b1L1h;mk18:nk11ok1Pl1Ql10111^j1000001h;4PP`Rg`aa60011\601620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3mk1j1F000Rl1?1X61[c1151515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20TI10:b3U3]3Y3^3T3U3b3Y2T3:20TI102Y3T3034d3U3h3d3Sl1V1F31\61if1151515220R421[c1R45220SI21[c1SI920P9021Sl1\1B1X61Tl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3Sl1`1B1\61Ul1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@Sl1b1B11Vl10150505321Ul1R421Tl1R45421Tl1`e121if1`e151515151515151539:21Ul1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3539:21Ul1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3Wl100Sl18:Xl11ok1Yl1Ql1160Zl119:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T30[l1121[c1`e10\l1121Ul1`e1111^j1000001Vl14PPPlYaTUm40021^6015220R421[c1R4Sl1d2F1X60151620SI203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI102Y3T39:20TI10:b3U3]3Y3^3T3U3b3Y2T39:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T39:21[c1TI10:b3U3]3Y3^3T3U3b3Y2T3:21[c1TI102Y3T3Sl1f2F011]l1^l1Sl1R1>_l1?2b7\71`l116841920i>20\<503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3al1V1F11\61if11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120kGal1Z1F11h;015221if1kG6841921`l1i>21`l1\<203:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3bl101al18:cl11dl1el1fl1180gl1121if1kG0\i1121if1`e10hl11921`l1i>21`l1\<0\i1121`l1`e1211^j10100001h;4PPigPZ90171`700al1l1F1^700al1n1F1Z700al1P2F1\700al1R2F1f700al1T2F1n;00al1V2F1l;00al1X2F010il1?1\61if11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120\<jl1R1F00026871:21if1\<107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3kl168719:21if1\<109S3X3Q3^3^3U3\3Y2T3:21if1\<10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3ll100jl18:ml11dl1nl1ol1170Pm1121if1`e10Qm11871:21if1\<107U3^3Q3R3\3U3T30Rm118719:21if1\<109S3X3Q3^3^3U3\3Y2T3:21if1\<10:S3X3Q3^3^3U3\3o2Y3T30Sm1211^j1000000000000Tm1?1\61if11515220SI03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120kG85120P5Um1T1F000385121if1kGVm156831921if1P5030000Wm135152871:21if1\<109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21if1\<10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3Xm100Um18:Ym11dl1Zm1[m1170Pm1121if1`e10\m1121if1kG0]m1121if1P50^m1211^j1000000000000_m1?1X61Ul11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3`m1T1F21X61Yf11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4`m1Z1B1\61if11515220SI03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20\<105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3`m1\1B11h;01505321if1R421Yf1R452841:21if1\<105c3d3Q3d3U3841:21Ul1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3am101`m18:bm11cm1dm1em1180fm11:21if1\<105c3d3Q3d3U30\i1121if1`e10gm11:21Ul1TI10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30\i1121Ul1`e1111^j1000001h;4PPPlYaTUm40131l;00`m1n1\11n;00`m1n1T21j300`m1n1T3010hm1?1\61if1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<52871:20\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3im1NF000152871:21if1\<20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3jm100im18:km11dk1lm1mm10211^j10100000000000nm1?1X61k?1515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TIom1Pn1T1F11X61Qn11515220SI03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720TIom1Pn1Z1>11h;0153721k?TIRn1721Qn1TIRn1Sn101Pn18:Tn11cm1Un1Vn1150Wn1121k?`e10Xn1121Qn1`e10Yn1111^j1000001h;4PPPlYaTUm40011V<01620f34036\3Q3e3^3S3X3039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Pn1l1F010Zn1:2X6Z600[n1P1H1SI20SI0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310[n18:\n11]n1^n1_n1150`n1120SI0[j1120`e10an1112bc1^j1000000000000bn1?2`9^91^Q11920RV1020cn1X1F11\61if115185120g9575920b421^Q1b41dn1cn1\1F11h;015221if1g9000en100cn18:fn11gn1hn1in1170jn1121if1`e10kn1121if1g90ln1121^Q1`e10mn1211^j10100002dn14PPU[ck1h;4PPPXXWXjZc401=2X6Z601720SInn1cn1j1F1T900cn1l1F1X900cn1n1F1Z900cn1P2F1n700cn1R2F1n900cn1T2F1f100cn1V2F1V800cn1X2F1j800cn1Z2F1f200cn1\2F1j900cn1^2F1j300cn1`2F1j;00cn1b2F000on162`9^901920RV1020Po1V1H2012X9Z91k?0Po1\1T10Po1\1B022X9Z90153920W4030921k?W4031o1Po1`1J1\60185120g9Po1b1J0Po1^1B04PPPXXWXjZc4011\6015185120g95620g9002Po1f1B0Po18:Qo11gn1Ro1in10211^j1010000001:2X6Z601720SISo1Po1P2F1n700Po1R2F1n900Po1T2F1f100Po1V2F1V800Po1X2F1j800Po1Z2F1f200Po1\2F1j900Po1^2F1j300Po1`2F1j;00Po1b2F002To1Uo1Po1P1>Vo1Wo1Po1R1>Xo142\6P30185120g9Yo1P1H20g90013X9n7X6017920SI038b3U3]3Y3^3T3U3b3So1Yo1Z1>13Z9n7X6017920SI038b3U3]3Y3^3T3U3b3So1Yo1`1>1;b9j9f1V8j8n9f2n;l;j3j;00Yo1f1>Yo18:Zo13gn1[o1\o1]o1^o10212bc1^j10100000000000_o1?2\6^61Re11620SI:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3`o1P1F000153841921Re1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3ao100`o18:bo11]n1co1do116121Re1SI0eo1121Re1W70\i1121Re1`e10fo1111^j1000000000000go1?1j61ho10io1T1F000:6039S3_3^3V3Y3W3e3b3U3121ho1TKjo1603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121ho1TKko1603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121ho1TKlo1603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121ho1TKmo1603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121ho1TKno1603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121ho1TKoo1603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121ho1TKPP2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121ho1TKQP2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121ho1TKRP2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121ho1TKSP200io18:TP21UP2VP2WP2150XP2183121ho1TK0YP2121ho1`e10ZP2212bc1^j10100000000000[P251X61[c115185120R4620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3\P2NF211\60185120R4\P2V1T1\P2V1B101]c1000011^60185120R4\P2X1T1\P2X1B101]c1000001\P28:]P21^P2_P2`P20111^j1000001]c14PPf^Tlg11R40041P<00\P2d1F1R<00\P2f1F1T<0152920jc1000921[c1jc1000\P2h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\P2j1F10aP2?1\61k?1620SI:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3bP2V1F12\6^61Qn11620SI403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3bP2b1>11h;0153841921Qn1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3cP200bP28:dP21^P2eP2fP217121Qn1SI0gP2121Qn1`e10hP2121k?SI0iP2121k?`e1111^j1000001h;4PPPlYaTUm4000010jP2?1\61if11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120\<kP2R1F00015152871:21if1\<105c3d3Q3d3c3034d3U3h3d356831:21if1\<105c3d3Q3d3c3000lP200kP28:mP21\o1nP2oP2150PQ2121if1`e10QQ21:21if1\<105c3d3Q3d3c30RQ2211^j1000000000000SQ2?1\61if11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120\<036_3R3Z3U3S3d3TQ2NF000652871:21if1\<107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3UQ26871:21if1\<107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3VQ26871:21if1\<105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3WQ25053871:21if1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21if1\<205U3b3b3_3b304S3_3T3U3034d3U3h3d3XQ25053871:21if1\<105U3b3b3_3b3036_3R3Z3U3S3d352871:21if1\<205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3YQ25052871:21if1\<205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21if1\<205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3ZQ200TQ28:[Q21\Q2]Q2^Q20211^j1000000000000_Q2<11\60152920SI03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`Q2JH1P9110`Q28:aQ21\Q2bQ2cQ20211^j1000000000000dQ2?1X61[c1185120R4eQ2T1F22Z901k?185120W4eQ2Z1B1\61if1151515220SI21[c1SI920P902185120W4eQ2\1B11h;0150505321[c1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221k?W421if1W452921k?P421k?W421if1W4fQ201eQ28:gQ21hQ2iQ2jQ21;0kQ2121[c1`e10lQ2121if1W40Qg1121if1`e10mQ2121k?W40Qg1121k?`e10U;212bc1^j1000001h;4PPigPZ91R4051V800eQ2n1F1n700eQ2P2F1j800eQ2R2F1j900eQ2T2F1f100eQ2V2F010nQ2?1X61[c1185120R4oQ2T1F21`:1`l1185120W4oQ2Z1B1\61if1151515220SI21[c1SI920P902185120W4oQ2\1B11h;01505321[c1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221if1W421`l1W4PR201oQ28:QR21hQ2RR2SR21;0kQ2121[c1`e10lQ2121if1W40Qg1121if1`e10TR2121`l1W40Qg1121`l1`e10U;212bc1^j1000001h;4PPigPZ91R4051V800oQ2n1F1n700oQ2P2F1j800oQ2R2F1j900oQ2T2F1f100oQ2V2F010UR2?1T91^Q10VR2T1F21`:1`l1185120W4VR2X1B1\61if1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P902185120W4VR2Z1B11h;015221if1W421`l1W4WR201VR28:XR21hQ2YR2ZR2180[R2121if1W40\i1121if1`e10\R2121`l1W40\i1121`l1`e1212bc1^j1000001h;4PPigPZ90141V800VR2j1\11n700VR2j1`21d700VR2j1R41^600VR2j1b5010]R2?1\61if11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120P9^R2T1F0001505221if1P9385121if1W75121if1P9684121if1W7203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3_R200^R28:`R21\Q2aR2bR2170cR2121if1`e10dR2121if1P90eR2121if1W70fR2212bc1^j1000000000000gR2?1X61[c1151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20TI102Y3T3034d3U3h3d3hR2V1F31\61if1151515220R421[c1R45220SI21[c1SI920P9021hR2\1B1X61Tl115220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3hR2`1B1\61Ul1151515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20\<109b3U3]3Y3^3T3U3b3c3034\3Y3c3d33851:20\<209b3U3]3Y3^3T3U3b3c31@hR2b1B11Vl1015050505050505050505321Ul1R421Tl1R45421Tl1`e121if1`e1529:21Ul1\<309b3U3]3Y3^3T3U3b3c31002Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31202Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31402Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31602Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31802Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31:02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31<02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3529:21Ul1\<309b3U3]3Y3^3T3U3b3c31>02Y3T39:21Ul1\<309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21[c1TI102Y3T3iR200hR28:jR21ok1kR2lR2160Zl11:21[c1TI102Y3T30mR2121if1`e10nR2121Ul1`e1111^j1000001Vl14PPPlYaTUm40041^6015220R421[c1R4hR2d2F1X6015220SI03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3hR2f2F1X601515220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20TI10:b3U3]3Y3^3T3U3b3Y2T39:20TI102Y3T3:21[c1TI102Y3T3:21[c1TI102Y3T3hR2h2F1`900hR2j2F011]l1^l1hR2R1>oR2=1\601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120bIPS2NL20bI211\60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4PS2X1P120W401\60151515220SI03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920P902185120W4PS2`1J11\601515220SI03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120bIPS2b1L1Vl1PS28:QS21ok1RS2SS20111^j1000001Vl14PPPXnnmi`Uh10021\601620SI203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3PS2j1F1`900PS2l1F001TS2US2PS2P2>VS2?1b91^d1185120U9WS2T1F11\61if11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120_IWS2X1F11h;015721if1_I5921^d1U91RW1XS200WS28:YS22gn1dk1ZS2[S2180\S2121if1`e10]S2121if1_I0^S2121^d1U90_S2121^d1`e1212bc1^j1000002RW14PPThjX_:h;4PPPlYaTUm4010000`S2?1^81ho1185120W4aS2T1F11\61if1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d33851:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<aS2Z1>11h;015050505050529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021ho1W4529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021ho1W4529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021ho1W4529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021ho1W4529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021ho1W4529:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021ho1W4bS200aS28:cS21gn1dS2eS216121ho1W40fS2121ho1`e10gS2121if1`e10hS2211^j1000001h;4PP`Rg`aa60041d90152920W421ho1W421ho1W4aS2V2F1T;01515220W421ho1W45384120U@036]3Y3c3c3U3T3aS2X2F3Z90`80152920W421ho1W421ho1W4aS2Z2F1X601720SI[h1aS2\2F010iS2?1\61if11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3jS2R1F0006505053871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3kS2505053871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3lS2505053871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3mS2505053871:21if1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3nS2505053871:21if1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3oS2505053871:21if1\<20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21if1\<30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3PT200jS28:QT21dk1RT2ST2130TT2121if1`e10UT2211^j1000000000000VT2?1\61if11515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120\<WT2LF00045152871:21if1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21if1\<10<`3U3^3T3Y3^3W3S2_3e3^3d3000XT252871:21if1\<10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3YT26871:21if1\<10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3ZT26871:21if1\<10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3[T200WT28:\T21dk1]T2^T20212bc1^j1000000000000_T2?1X61[c1185120R4`T2V1F11`:1`l115085120^G85120_G`T2\1>11h;02505050505321[c1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21[c1TI105d3Y3d3\3U3034d3U3h3d3385121`l1^G5221`l1^G:21[c1TI105d3Y3d3\3U3515683121`l1^G0007:21[c1TI105d3Y3d3\3U3aT2bT2505050505321[c1SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21[c1TI104R3_3T3i3034d3U3h3d3385121`l1_G5221`l1_G:21[c1TI104R3_3T3i3515683121`l1_G0007:21[c1TI104R3_3T3i3aT2cT200`T28:dT21Xj1eT2fT21<0gT2121`l1`e10hT2121`l1^G0iT2121`l1_G0jT2121[c1`e10kT21:21[c1TI105d3Y3d3\3U30lT21:21[c1TI104R3_3T3i3212^j1Y3000001h;4PPigPZ91R4031V800`T2V2\11n700`T2V2`21f100`T2V2R4010mT2?1b91^d1185120U9nT2X1F0002505580159921^d1\:21^d1b421^d1U91h;385121^d1X4oT2505580159921^d1\:21^d1b421^d1U91RW13684121^d1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3PU2159921^d1\:21^d1b421^d1U9if10nT28:QU21RU2SU2TU21>0UU2121^d1U90VU21921^d1\:21^d1b40Qg1121^d1`e10WU2121^d1X40Rg1180159921^d1\:21^d1b421^d1U90XU211RW10YU211h;113bc1ZU2kk10110002RW14PP\mXh_3h;4PPhUibmR1000000[U2?121[c115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3\U2T1F000150515221[c1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121[c1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221[c1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121[c1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1]U200\U28:^U21_U2`U2aU2170bU2121[c1W40cU2121[c1e40\i1121[c1`e10dU2212ZU2kk10110000000000eU2?1h:1[c115185120kB85120jBfU2Z1F12Z9b91gU21515185120kB5220kB21[c1kB6841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3fU2`1B1588225921[c1jB21[c1b41hU21ed10152921gU2U921gU2fA21[c1jBiU200fU28:jU21kU2lU2mU2190nU2121[c1`e10oU2121[c1jB0PV21921gU2U921gU2fA0Qg1121gU2`e10U;212bc1ZU2000002ed14PPdhU\\d1hU24PP`Rg`aa60011h:015220kB21[c1kBfU2R2F000QV2?2T9Z91^Q115185120fA5620fA20b4RV2\1F12R4h:1[c11515185120jB5720b45921^Q1fA1SV252920P4921^Q1P4921^Q1W4030921^Q1P4921^Q1W4920P4030RV2b1>1585921^Q1fA21^Q1b41ed101505221[c1jB21^Q1fA578015921[c1jB21^Q1fA1TV2UV200RV28:VV21kU2WV2mU2180XV2121[c1`e10oU2121[c1jB0YV2121^Q1fA0\i1121^Q1`e1212bc1ZU2000003SV24PPdhU\\d1ed14PPhUibmR1TV24PPPgk_QR`40093T9X9Z90153920fA20b421^Q1fARV2T2F1^900RV2X2F1`900RV2Z2F1n700RV2\2F1P800RV2^2F1l800RV2`2F1`<00RV2b2F1^<00RV2d2F1\<00RV2f2F000ZV2?1n71Yf115185120^G85120_G[V2V1F11b91^d115151720W4\V26841920bV10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120^G85120_G[V2\1>11h;025052921^d1^G21Yf1^G21Yf1^G51721Yf1^G]V2721^d1^G^V2_V25052921^d1_G21Yf1_G21Yf1_G51721Yf1_G]V2721^d1_G^V2`V201[V28:aV21bV2cV2dV21<0eV2121^d1`e10fV2121^d1^G0iT2121^d1_G0gV2121Yf1`e10hV2121Yf1^G0lT2121Yf1_G212bc1ZU2000001h;4PPPTUioS\R10121P800[V2T2F2X6Z601620SI203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3[V2V2F000iV2?1b91^d1185120bV1jV2P1F00013684121^d1bV13034^3_3^3U3035U3]3`3d3i3030kV200jV28:lV21mV2nV2oV2150PW2121^d1`e10QW2121^d1bV10U;212bc1ZU2000000000000RW2?1b91^d11515185120U95085120W485120P46841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3SW2V1F11Z91k?15185120fA50515185120P485121^d1P45220P421^d1P4515185120W485121^d1W45220W421^d1W4SW2\1>11h;01578015921k?fA21^d1U91TW2UW200SW28:VW21WW2XW2YW2190UU2121^d1U90_S2121^d1`e10ZW2121k?fA0\i1121k?`e10[W2111ZU20100002h;4PPhUibmR1TW24PP`Rg`aa60081T900SW2l1F1n700SW2n1F1X600SW2P2F1Z600SW2R2F1f200SW2T2F1\<00SW2V2F1^<00SW2X2F1`<00SW2Z2F000\W2?1b91^d116841920ZT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3]W2\1F0025n;P<l;j;V<1Ul116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3]W2b1B7f1j1n;P<l;j;V<1^Q116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3]W2f1B15050505036841921Ul1dL921Ul1f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321Ul1^W221^d1^W25521^Q1b421Ul1b4921^Q1]:020555921^d1b421^Q1b41_W2`W200]W28:aW21bW2cW2dW2160eW2121^d1`e10fW2121Ul1`e10gW2121^Q1`e1111ZU201010001_W24PPigPZ9000000hW2?1b91^d11515185120U953841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920ZT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:iW2Z1F00015580159921^d1\:21^d1b421^d1U91RW1jW2159921^d1\:21^d1b421^d1U9if10iW28:kW21lW2mW2nW21:0UU2121^d1U90oW21921^d1\:21^d1b40Qg1121^d1`e10Rg1180159921^d1\:21^d1b421^d1U90XU211RW1112bc1ZU201010001RW14PPThjX_:000000PX2?2>b91^d1185120W4QX2X1F00013721^d1W4RX2SX200QX28:TX22UX2VX2WX2XX2150YX2121^d1`e10ZX2121^d1W40[X2213bc1ZU2kk10110000000000\X251b91^d1151515185120U953841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920ZT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:5680159920\:20b420U91RW1]X2R1F111f900]X2\1\1]X2\1J101]c1000000]X28:^X21_X2`X2aX20212bc1ZU201010002RW14PPThjX_:]c14PPigPZ900041P<00]X2d1F1R<00]X2f1F1T<0152920jc1000921^d1jc1000]X2h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]X2j1F10bX2?1f91dd1185120QW1cX2V1F00015680121dd1QW11RW1dX200cX28:eX21fX2gX2hX2160iX2121dd1`e10jX2121dd1QW10kX211RW1212bc1ZU201010001RW14PPThjX_:000000lX291P:01515220P421^d1W45620ZX121^d1U9mX2P1H01b91^d11515185120W485120U9720W4\V2mX2X1B13n7n9Z900mX2\1L1h;0100mX28:nX21bV2oX2PY20212bc1ZU2000001h;4PP`eSQo=000000QY2?101k?151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3RY2Z1F1141SY21515185120W45220W421k?W45720b45921k?Z41TY2RY2b1F1585921k?Z421k?b41UY201558015921SY2b421k?Z41RW1VY215921SY2b421k?Z4if10RY28:WY21RU2XY2YY21>0ZY2121k?W40[Y2121k?Z40Qg1121k?`e10\Y2121SY2b40Qg1121SY2`e10Rg118015921SY2b421k?Z40XU211RW1112ZU2kk10110003RW14PP\mXh_3TY24PPdhU\\d1UY24PP`Rg`aa600:100152920W421k?W421k?W4RY2n1F1^90152920W421k?W421k?W4RY2P2F1`900RY2R2F1600RY2T2F1h<00RY2V2F1f<00RY2X2F1b<00RY2Z2F1`<00RY2\2F1^<00RY2^2F1\<00RY2`2F000]Y2?101k?1515185120Z485120X45620Z420b4^Y2X1F11b91^d115185120U95220U921k?Z4^Y2\1F1585921k?Z421k?b41Vl102505580159921^d1\:21^d1b421k?Z41RW13684121k?X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3_Y25580159921^d1\:21^d1b421k?Z41h;`Y2159921^d1\:21^d1b421k?Z4if10^Y28:aY21RU2bY2cY21@0dY2121k?X40eY2121k?Z40Qg1121k?`e10fY21921^d1\:21^d1b40Qg1121^d1`e10Rg1180159921^d1\:21^d1b421k?Z40XU211RW10YU211h;112ZU2kk10110003RW14PP\mXh_3h;4PPhUibmR1Vl14PPdhU\\d10041001505220Z421k?Z45220W421k?W4^Y2P2F1`<00^Y2R2F1^<00^Y2T2F1\<00^Y2V2F000gY291b901515220W421Re1P4684120bV12037V3U3d3S3X3U3T3036S3Q3S3X3U3T3hY2P1H01l:1Re1185120P4hY2V1J11h:00hY2X1L1h;0100hY28:iY21jY2kY2lY20212bc1ZU2000001h;4PPdhU\\d1000000mY25141SY217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2nY2oY2NF211b900oY2T1T1oY2T1B101]c1000011B00oY2V1T1oY2V1B101]c10001PZ200oY28:QZ22RZ2SZ2TZ2UZ20213bc1ZU2kk1000001]c14PP\mXh_300051P<00oY2\1F1R<00oY2^1F1T<0152920jc1000921SY2jc1000oY2`1F1b<00oY2b1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3oY2d1F00VZ25101k?15185120Z485120W4WZ2R1F111001515220W421k?W450385120Z45620Z421k?Z4WZ2\1LWZ2X1>101]c115921k?Z404PP\mXh_3011400WZ2Z1L000WZ28:XZ21YZ2ZZ2[Z20213bc1ZU2kk10110001]c14PP\mXh_30071^90152920W421k?W421k?W4WZ2f1F1`900WZ2h1F1P800WZ2j1F1b<00WZ2l1F1600WZ2n1F1h<00WZ2P2F1X601784120SI\Z2WZ2R2F000]Z2?1h:1if115185120P485120kB^Z2R1F21j:1_Z215220P421if1P4^Z2X1B1b91^d115152841920bV1030036S3Q3S3X3U3T352920kB03021if1kB^Z2Z1B11h;015421^d1b421_Z2b4`Z200^Z28:aZ21bZ2cZ2dZ2160eZ2121if1kB0fZ2121_Z2`e10gZ2121^d1`e1213bc1Y3ZU2000001h;4PPPlYaTUm40021h:0152920P421if1P421if1P4^Z2f1F1V400^Z2h1F000hZ2?1^61^Q11515220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920l;030iZ2jZ2T1F0012b9T81^d10jZ2X1P1150385121^d1W4565921^Q1b421^d1b41Vl1kZ200jZ28:lZ21mZ2nZ2oZ2180P[2121^Q1`e10Q[2121^Q1l;0hP2121^d1W40_S2121^d1`e1211ZU2000001Vl14PPPlYaTUm4000000R[2?1b91^d115185120W485120U9S[2X1F11\61^Q115220SI03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3S[2^1B11Vl104505221^Q1W421^d1W45621^Q1fA21^d1U9T[25050385121^Q1fA5621^Q1fA5921^d1U91U[25621^Q1fA59921^d1\:21^d1b41U[2V[250385121^Q1fA5521^Q1fA5821^Q1b41RW1W[250505050385121^Q1fA385121^Q1kB385121^d1kB5321^Q1fA21^d1U95221^Q1kB21^d1kBX[200S[28:Y[21mZ2Z[2[[21A0\[2121^Q1`e10][2121^Q1W40eY2121^Q1fA0^[2121^Q1kB0_[2121^d1W40eY2121^d1U90^[2121^d1kB0Qg1121^d1`e10U;212bc1ZU2000003Vl14PPPlYaTUm4RW14PPThjX_:U[24PPU[ck1010000`[2?1b91^d11515185120U9385120X45680159920\:20b420U91RW1a[2V1F0011\61Yf1152871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3a[2Z1P1152:21Yf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020b[200a[28:c[21RU2d[2e[21:0UU2121^d1U90VU21921^d1\:21^d1b40Qg1121^d1`e10f[2121Yf1`e10g[21:21Yf1\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112ZU2kk10110001RW14PP\mXh_3000000h[2?1P:1i[215185120ZX185120P4j[2X1F11b91^d11515220W421i[2P485120U9j[2^1B11h;015521i[2ZX121^d1U9k[200j[28:l[21bV2m[2PY2190XV2121i[2`e10n[2121i[2ZX10o[2121^d1U90Qg1121^d1`e10P\2212bc1ZU2000001h;4PPdhU\\d1000000Q\2?1h:1[c11515185120P485120nX185120hBR\2V1F11B1gU2151784120a6S\25220W421[c1P4R\2Z1F11Vl101565921gU2b421[c1nX121[c1hBT\215921gU2b421[c1nX1if10R\28:U\21jY2V\2W\21:121gU2W40X\2121gU2`e10Y\215921gU2b421[c1nX10Z\2121[c1hB0Qg1121[c1`e10U;212bc1ZU2000001Vl14PPPP_ZTYYW10031h:0152920P421[c1P421[c1P4R\2h1F1n:01565920b421[c1nX121[c1hBR\2j1F1T800R\2l1F000[\271b9016841920ZT103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3\\2Z1H13n;P<V<1Qn116920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3\\2b1B1:l;V<j;T3j3T7d9T9X6f1016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3\\2h1B1J0\\28:]\21bW2^\2dW2160eW2120`e10_\2120ZT10`\2121Qn1`e1112bc1ZU201010000000000a\291f900b\2R1H01b901515185120U953841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920\:20b420U91RW1b\2X1B11b900b\2`1L1h;0100b\28:c\21fX2d\2hX20212bc1ZU201010002RW14PPThjX_:h;4PPigPZ9000000e\2:1b900f\2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310f\28:g\21_U2h\2i\20212ZU2kk10110000000000j\291b9015185120U96841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3k\2LH20120k\28:l\22UX2WW2m\2n\20212bc1ZU20000002W4U900000o\291b901515185120U985120P46841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3P]2NH20120P]28:Q]22UX2WW2R]2S]20212bc1ZU20000002P4U900000T]2?1Z91k?151515185120W485120fA5620fA20b43920Y>3720W4U]2V]2Z1F12P3X81^d11515085120^>5185120_>621k?W4120_>565920b421k?fA1RW1V]2d1>1585921k?fA21k?b41h;013621k?W41921^d1^>21^d1_>W]200V]28:X]21Y]2Z]2[]21:121k?W40\]2121k?fA0Qg1121k?`e10]]2121^d1`e10^]215921^d1b421k?fA0_]2212bc1ZU201010002RW14PPThjX_:h;4PPPlYaTUm40081Z9015220W421k?W4V]2P2F1X90152920W421k?W421k?W4V]2R2F1`80152920W421k?W421k?W4V]2T2F1^90152920W421k?W421k?W4V]2V2F1`900V]2X2F1`<00V]2Z2F1^<00V]2\2F1\<00V]2^2F000`]2:1d<00a]2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320a]28:b]21_U2c]2d]2150e]2120P50f]2120`e10U;212ZU2kk10110000000000g]291b901515220W421^d1W46841920ZT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3h]2T1H01b91^d11515185120W4385120U96841920ZT1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3h]2\1B160l8X9Z9T9`8015152920W421^d1W421^d1W455920Z4920kR1920fA20b45821^d1b41h;h]2d1B1h;0100h]28:i]22UX2j]2k]2l]20213bc1ZU2kk10110001h;4PPhUibmR1000000m]2?1b91^d11515185120P485120U96841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3n]2T1F11b91Re115151515185120P45220P421^d1P485120U95620U921^d1U96841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3n]2Z1>11h;01565921Re1U921^d1U91TW2o]200n]28:P^21UX2Q^2R^21=0S^2121^d1P40T^2121^d1U90Qg1121^d1`e10U^2121Re1U90Qg1121Re1`e10V^215921Re1U921^d1U90_]2211ZU2000002h;4PPPU^QSS=TW24PP`Rg`aa60081T900n]2j1F1n700n]2l1F1X600n]2n1F1Z600n]2P2F1f200n]2R2F1\<00n]2T2F1^<00n]2V2F1`<00n]2X2F000W^25101k?1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3X^2X1F1134b9>01505052920W421k?W421k?W43721k?W4Y^23720W4Y^2X^2b1LX^2b1>115821k?Z41RW115921k?Z404PPU[ck100000X^28:Z^22Y]2RZ2[^2\^20213bc1ZU2kk101101]^201RW14PPThjX_:00:10015220W421k?W4X^2n1F1^90152920W421k?W421k?W4X^2P2F1`900X^2R2F1b<00X^2T2F1600X^2V2F1h<00X^2X2F1f<00X^2Z2F1`<00X^2\2F1^<00X^2^2F1\<00X^2`2F000^^2?1h:1if11515185120kB85120P485120jB_^2V1F11b91^d11515151516841920bV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T385120kB52920P420W421if1P485120U95220U921if1jB_^2\1>11h;015221^d1kB21if1kB`^201_^28:a^21b^2c^2d^21;0UU2121^d1U90e^2121^d1kB0Qg1121^d1`e10f^2121if1kB0Qg1121if1`e10U;212bc1ZU2000001h;4PPPhcRYZj90051h:015152920P421if1P421if1P452920jB21if1jB21if1jB_^2R2F1j:00_^2V2F1l:00_^2X2F1n:00_^2Z2F1T800_^2\2F000g^281b91^d115185120kB52841920bV1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3h^2Z1H1h:015220kB21^d1kBh^2^1N21h;0h^28:i^21j^2k^2l^2170YX2121^d1`e10m^2121^d1kB0n^211h;0o^2212bc1ZU2000001h;4PPPQhbWXZ5000000P_2?1h:1[c11515185120kB85120nX185120hBQ_2Z1F12Z9b91gU21515220kB21[c1kB5085120U985120fAQ_2`1B11Vl1015559921gU2U921gU2fA21[c1nX121[c1hBR_2159921gU2U921gU2fA21[c1nX1if11Q_28:S_21jY2T_2U_21:0V_2121[c1`e10W_2159921gU2U921gU2fA21[c1nX10X_21921gU2U921gU2fA0Y_2121gU2`e10Z_2121[c1hB212bc1ZU2000001Vl14PPPP_ZTYYW11kB111R4015220i>00PCQ_2V2F000[_251d91\_20]_2NF311T;01515284120U@039T3U3\3Y3f3U3b3U3T352920W4030921\_2W4920W4030]_2R1P1]_2R1B101]c1000011b90152920W4030921\_2W4920W4030]_2X1P1]_2X1B101]c1000011V;01515284120h5039T3U3\3Y3f3U3b3U3T352920W4030921\_2W4920W4030]_2^1P1]_2^1B101]c1000000]_28:^_21__2`_2a_20212bc1ZU2000001]c14PPigPZ900031P<00]_2h1F1R<00]_2j1F1T<0152920jc1000921\_2jc1000]_2l1F00b_292^8T;0151515220W421\_2W452841920U@036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520oF21\_2b45620oF5921\_2b41c_252841920mM030039T3U3\3Y3f3U3b3U3T3d_2P1H01d91\_20d_2T1T101h;0100d_28:e_21__2f_2g_20212bc1ZU2000002h;4PP\mXh_3c_24PPPlYaTUm4000000h_2?1d91\_2185120W4i_2V1F11^81ho1151515220W421\_2W485120oF5620oF5921\_2b41c_2i_2Z1F11h;015621ho1oF21\_2b4j_200i_28:k_21__2l_2m_218121\_2W40n_2121\_2`e10o_2121ho1`e10P`2121ho1oF0Q`2212bc1ZU2000002h;4PPPTUioS\R1c_24PPPlYaTUm4000000R`2?1b91^d115185120U952841920ZT1030033d3Q3`3S`2V1F00025759921^d1\:21^d1b421^d1U941RW1T`2505559921^d1\:21^d1b421^d1U91RW1555921^d1aV121^d1U91RW1U`200S`28:V`21lW2W`2X`21:0UU2121^d1U90Y`21921^d1\:21^d1b40Qg1121^d1`e10Z`2121^d1aV10[`211RW1111ZU201010001RW14PPThjX_:000000\`291R:01515220P421[c1P46841920a603:^3_3o2S3_3^3d3U3^3d3203:^3_3o2S3_3^3d3U3^3d3037d3Y3]3U3_3e3d3]`2T1H01h:1[c115151720P4\V285120jB5720jB20b4]`2\1B13P:l:j:00]`2`1L585921[c1jB21[c1b41ed10100]`28:^`21bV2_`2``20212bc1ZU2000001ed14PPThjX_:000000a`292^9`90150920RV1020720W4b`2c`2NH01P800c`2T1J15X6T9n7P8j300c`2V1L1h;0100c`28:d`21e`2f`2g`20212bc1h`2000001h;4PPb_QdB000000i`293^9`9P8015050920RV1020920i9020720W4\V2j`2NH01X6015220SI03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3j`2T1J14X6T9n7j300j`2V1L1h;0100j`28:k`22e`2ok1l`2m`20212bc1h`2000001h;4PPb_QdB000000n`281n900o`2R1H4R4V4X4j100o`2V1>112n7f100o`2X1Ho`28:Pa22Qa2Ra2Sa2Ta2130Ua2120`e10Va2212bc1h`2000000000000Wa292X9Z901720W4\V2Xa2P1H01n701920gO020Xa2V1J18f1\4P4R4V4X4n7P800Xa2X1L1h;0100Xa28:Ya21Qa2Za2[a20212bc1h`2000001h;4PPPlYaTUm4000000\a294n9Z9X9b9017920W420P4\V2]a2P1H01R4015185120gB5220gB000]a2Z1J15P4R4f1n7P800]a2\1L1h;0100]a28:^a22bV2Ra2_a2`a20111h`2000001h;4PPdhU\\d1000000aa2<11f500ba2NH<cFQHRHP5aG^G_GbGcGdGeGkG110ba28:ca21da2ea2fa20212ga2Y30110000000000ha2:1d500ia2V1H1nG20nG211ja211ka210ia28:la21ma2na2oa2190Pb2120nG0\i1120`e10Qb211ja20Rb211ka20U;212ga2Y30110002ja20PPdk\njk2ka20PP\_h\i^7000000Sb2:2`5V:00Tb2V1H1oF20oF211ja211ka210Tb28:Ub21ma2na2oa2190Vb2120oF0\i1120`e10Qb211ja20Rb211ka20U;212ga2Y30110002ja20PPdk\njk2ka20PP\_h\i^7000000Wb2:4d5`5T:V:00Xb2X1H2dG20dG211ja211ka2eG20eG211ja211ka210Xb28:Yb21ma2Zb2oa21:0[b2120`e10\b2120dG0]b2120eG0^b211ja20Rb211ka2213bc1ga2Y30110002ja20PPdk\njk2ka20PP\_h\i^7000000_b2<11b500`b2NH3W4P4dG110`b28:ab21bb2cb2db20212ga2Y30110000000000eb2=1V500fb2R1L20^F20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32fb28:gb21hb2ib2jb20212bc1ga20100000000000kb2=1V500lb2P1L20_F2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32lb28:mb21hb2nb2ob20212bc1ga20100000000000Pc2:2f5\:00Qc2X1H3QH20QH211ja211ka2dG20dG211ja211ka2eG20eG211ja211ka210Qc28:Rc21ma2Sc2Tc21<0Uc2120`e10Vc2120QH0Wc2120dG0Xc2120eG0Yc211ja20Rb211ka2213bc1ga2Y30100002ja20P``_Qn2ka20P`[i`d7000000Zc2<11`500[c2NH;W4P4^G_GoF`GaGbGcGdGeG110[c28:\c21bb2]c2db20212ga2Y30110000000000^c294d5`5b5f500_c2NH20120_c28:`c21ac2bc2cc20213bc1ga2Y30000003k>]GW400001dc2ec2_c2X1>fc2?7d5`5f5f:T:V:\:1^Q115185120dG85120eGgc2P1F00015521^Q1dG21^Q1eGhc200gc28:ic21ma2jc2kc2160[b2121^Q1`e10lc2121^Q1dG0mc2121^Q1eG212ga2Y3000000000000nc2:6`5d5f5V:T:\:00oc2LH5`G20`G0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3mG20mG3Pd2RH20RH0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2aG20aG0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310oc28:Qd21Rd2Sd2Td20212ga2Y3000000000000Ud2=2`5b500Vd2NL20P4111d500Vd2T1\120W42Vd28:Wd21Xd2Yd2Zd20213bc1ga2Y3000000000000[d2:1X500\d2LH1fF20fF023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310\d28:]d21\Q2^d2_d20212ga2n_1000000000000`d2<11X500ad2LH1P9110ad28:bd21\Q2cd2dd20212ga2n_1000000000000ed2?1X51^Q10fd2T1F0002505121^Q1P9385121^Q1m;51321^Q1P985121^Q1m;gd25050385121^Q1m;5185121^Q1dF85121^Q1eF3721^Q1m;hd2id200fd28:jd21\Q2kd2ld2190md2121^Q1`e10dR2121^Q1P90nd2121^Q1dF0od2121^Q1eF0Pe2213bc1ga2n_1000000000000Qe2?2d5T:1^Q10Re2R1F0001507921^Q1lG030Se27921^Q1mG030Pd2Te200Re28:Ue21Ve2We2Xe2170Ye2121^Q1`e10Ze2121^Q1lG0[e2121^Q1mG0\e2213bc1ga2Y3000000000000]e2<11d500^e2NH5W4h5kGdGeG110^e28:_e21bb2`e2db20212ga2Y30110000000000ae2>1^50185120kBbe2P1H20kB0011h:0185120kBbe2V1^120kB0be28:ce21de2ee2fe20112ga2Y30100000000000ge2>1^50185120YGhe2P1H20YG0011`:0185120YGhe2V1^120YG0he28:ie22de2je2ee2ke20112ga2Y30100000000000le2<11^500me2NH7UGVGiFWGXGkBYG110me28:ne21oe2Pf2Qf20112ga2Y30100000000000Rf2?1^51if1185120iFSf2Z1F0011b91^d10Sf2^1P115721if1iF5921^d1U91RW1Tf200Sf28:Uf21de2Vf2Wf2160Xf2121if1iF0^S2121^d1U90_S2121^d1`e1112ga2ZU20100001RW14PPZfVg3000000Yf2?1^51if115185120WG5520VG5820b41RW1Zf2Z1F0011j11[c10Zf2^1P125221if1WG21[c1P9[f250321[c1P9515521if1VG5821[c1b41RW15721if1VG595921[c1b41aC1RW1\f200Zf28:]f21de2^f2_f21;0`f2121if1WG0af2121if1VG0bf2121[c1b40cf2121[c1P90Qg1121[c1`e10U;112ga2Y30100002RW14PPZfVg3aC4PPf^Tlg1000000df2:2^5Z;00ef2P1H1TG20TG013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d310ef28:ff21gf2hf2if20112ga2Y30100000000000jf2:1Z500kf2LH1g920g921000010kf28:lf21dk1mf2nf20212ga2n_1000000000000of2<11Z500Pg2LH2g9jF110Pg28:Qg21dk1Rg2Sg20212ga2n_1000000000000Tg2?1\51ho115185120oF85120PGUg2LF00015721ho1PG21ho1oFVg200Ug28:Wg21dk1Xg2Yg20212ga2VQ1000000000000Zg291\500[g2LH20120[g28:\g21dk1]g2^g20212ga2VQ10000003k>cFoF00001dc2ec2[g2V1>_g2<11f500`g2LH8cFQHRH^G_GkGdGeG110`g28:ag22da2bg2cg2fa20213bc1ga2Y3000000000000dg2=1f501920kG021eg2T1L20cF011j500eg2Z1\120W42eg28:fg21gg2hg2ig20213bc1ga2VQ10100000000000jg2?1l51^d115185120T<85120a6kg2R1F0011l<1[c115185120T<85120a6kg2V1P11505321[c1^W221^d1^W25721^d1T<21[c1T<lg200kg28:mg21ng2og2Ph21:0Qh2121^d1T<0eY2121^d1]?0Rh2121^d1a60Sh2121[c1T<0\i1121[c1`e1213bc1ga2cE0000002]?[H00000Th2:1l400Uh2LH1T<20T<21000000Uh28:Vh21Wh2Xh2Yh20112ga2cE000000000000Zh2?1h41if115185120`:85120hE[h2LF00015521if1`:21if1hE\h200[h28:]h21Wh2^h2_h20111ga2000000000000`h2<11d400ah2LH3aEbEcE110ah28:bh21Wh2ch2dh20111ga2000000000001eh2fh2ah2R1>gh2<11f400hh2LH1Z4110hh28:ih21Wh2jh2kh20111ga2000000000001lh2mh2hh2R1>nh2?1T51k?185120T<oh2P1F0011R51Qn1185120T<oh2T1P115721k?T<21Qn1T<Pi200oh28:Qi22Ri2ng2Si2Ti216121k?]?0Ui2121Qn1T<0Vi2121k?T<0Wi2112ga2cE0000001]?00000Xi2:1P500Yi2LH1kE20kE0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300Yi28:Zi21Ri2[i2\i20111ga2000000000000]i2<11n400^i2NH7Q4PF`:hEg3QFRF110^i28:_i21Ri2`i2ai20111ga2000000000000bi2?1P51if115284120kE034V3Q3Y3\3ci2P1F00015384121if1QF034`3Q3c3c3di200ci28:ei21Ri2fi2gi2160hi2121if1UF0ii2121if1`e10ji2121if1QF111ga2000000000000ki201P400li2NHX61mi2li28:ni21oi2Pj2Qj20111Rj2000001mi24PP\mXh_3000000Sj241l<0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<Tj2LH20T<0011X4015052841920a6034Q3e3d3X3034Q3e3d3X36920iC000200RI00VITj2T1R100Tj28:Uj22Vj2ng2Wj2Xj20213bc1Rj2cE000000000000Yj2?1X41SY2152841920a6030034Q3e3d3X3Zj2V1F11l<1[c1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<Zj2\1B11h;015721[c1T<1[j2\j201Zj28:]j21Vj2^j2_j2180`j2121SY2`e10aj2121[c1T<0\i1121[c1`e10bj211[j2213bc1Rj2cE000002h;4PPPlYaTUm4[j202000000cj2?1l<1k?15151720]?dj285120T<50385120\b1720\b1ej2fj2V1F11l<1Qn1185120T<fj2\1B11h;015721Qn1T<21k?T<gj201fj28:hj21ng2ij2jj219121k?]?0Ui2121k?T<0\i1121k?`e10Rb2121Qn1T<0\i1121Qn1`e1213bc1Rj2cE000001h;4PPPhcRYZj93]?[Ha600010kj241P40185120_Blj2LH20_B100012R8T800lj2R1Nlj28:mj21ng2nj2oj20111Rj2000000000000Pk2?1l<1k?151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<Qk2T1F31X41SY2152841920a6030034Q3e3d3X3Qk2Z1B1X41Tl1152841920a6030034Q3e3d3X3Qk2\1B1l<1Qn1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<Qk2^1B11h;015050565821Tl1b41ed121Qn1b45221Tl1Q421SY2Q4575921Qn1T<21k?T<1[j2Rk200Qk28:Sk21Vj2Tk2Uk21=0Vk2121SY2`e10lT2121Tl1`e10Wk2121k?T<0Qg1121k?`e10Xk2121Qn1T<0Qg1121Qn1`e10U;212Rj2cE000003h;4PPPlYaTUm4ed14PPU[ck1[j204000010Yk291B0152841920a603003AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T3Zk2P1H01X400Zk2T1T111h:00Zk2T1^21h;0100Zk28:[k22mV2\k2]k2^k20213bc1Rj2kk1000001h;4PPPlYaTUm4000000_k292^9`90150920RV10207920W4030b`2`k2NH01X400`k2T1J14X6T9P8f100`k2V1L1h;0100`k28:ak21\k2bk2ck20212bc1Rj2000001h;4PP\mXh_3000000dk2?1n<1k?185120hb1ek2X1F21j11^Q115220P9020ek2^1B1n<1Qn1185120hb1ek2`1B11h;02505621Qn1hb121k?hb1565821^Q1b41ed121Qn1b4fk25721Qn1hb121k?hb1gk200ek28:hk21ng2ik2jk21:0kk2121k?hb10Qg1121k?`e10lk2121Qn1hb10Qg1121Qn1`e10mk2121^Q1`e1212Rj2cE0100002h;4PPPlYaTUm4ed14PPU[ck1000010nk2?1X41SY21515720iC00XO5420iC00`U1ok2R1F000285121SY2a6Pl2684121SY2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3Ql200ok28:Rl21Sl2Tl2Ul2170Vl2121SY2`e10Wl2121SY2iC0Xl2121SY2a60Yl2212bc1Rj2000000000000Zl2?1X41SY21620iC200RI00VI[l2R1F000285121SY2a6Pl25284121SY2a6034Q3e3d3X3\l200[l28:]l21^l2_l2Ul2170Vl2121SY2`e10Wl2121SY2iC0Xl2121SY2a60`l2212bc1Rj2000000000000al251X41SY20bl2R1F411Z400bl2V1T1bl2V1B101]c1000011R:00bl2X1T1bl2X1B101]c1000012R4V40150515720i>00`<5420i>00hB5220i>00PCbl2Z1P1bl2Z1B101]c10001cl211b9016841920bV10303036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3bl2b1P1bl2b1B101]c10001dl200bl28:el22mV2bg1fl2gl20212bc1Rj2000001]c14PPhUibmR10021P800bl2P2F1X601620SI203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3bl2R2F51n;00bl2V2F1P<00bl2X2F1R<00bl2Z2F1T<0152920jc1000921SY2jc1000bl2\2F1V<01620f3403:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3bl2^2F00hl2?1X41SY20il2NF000285121SY2a6Pl2684121SY2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3jl200il28:kl23bg1Sl2SZ2ll2ml20212bc1Rj2000000000000nl251P41^Q10ol2R1F611R400ol2V1T1ol2V1B101[W1000011V400ol2X1T1ol2X1B101[W1000011X400ol2Z1T1ol2Z1B101[W10001Pm211h100ol2\1T1ol2\1B101[W10001Qm211P200ol2^1T1ol2^1B101[W10001Rm211j100ol2`1T1ol2`1B101[W10001Sm200ol28:Tm22gh1bg1Um2Vm20212bc1Rj20010001[W14PPf^Tlg11Q40051P<00ol2j1F1R<00ol2l1F1b<00ol2n1F1T<0152920jc1000921^Q1jc1000ol2P2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ol2R2F10Wm251X41SY215284120a6037^3U3d3g3_3b3[3Xm2R1F112R4V40150515720i>00`<5420i>00hB5220i>00PCXm2Z1LXm2X1>101nY10011Z<01506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Z`1020Xm2X1L000Xm28:Ym21Zm2[m2\m20211Rj20100001nY14PPPQhbWXZ5000000]m2?1P41^Q10^m2X1F13R4V4X41_m20^m2Z1F11h;01555921_m2b421^Q1b41[W1`m215921_m2b421^Q1b4if10^m28:am21gh1bm2cm2180dm2121^Q1`e10em215921_m2b421^Q1b40fm2121_m2`e10[`211[W1111Rj20010002[W14PPlUX[Fh;4PP\mXh_31Q410010gm2?1l<1k?15151720]?hm285120T<50385120\b1720\b1ej2im2T1F23j;V<j31Ul1152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3im2Z1B1l<1Qn115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<im2\1B11h;015050505721Qn1T<21k?T<5221Qn1T<0005521Qn1b421Ul1b4565921Qn1b421Ul1b41dn1jm200im28:km21ng2lm2mm21<121k?]?0nm2121k?T<0\i1121k?`e10om2121Qn1T<0\i1121Qn1`e10Pn2121Ul1`e10Qn2212Rj2cE000002dn14PPhja`o6h;4PPPhcRYZj90071f100im2f1\11\400im2f1h21P400im2f1T41R400im2f1R51V400im2f1R61X400im2f1T71j100im2f1P8000Rn241l<0151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<Sn2LH20T<0011X40153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3Sn2T1R100Sn28:Tn21ng2Un2Xj20213bc1Rj2cE000000000000Vn2?1X41SY215185120Q452841920a6030037^3U3d3g3_3b3[3Wn2T1F11j11[c10Wn2X1F11h;01321[c1P9Xn201Wn28:Yn22bg1Zg1Zn2[n2140\n2121SY2`e10]n2121[c1`e1212bc1Rj20100001h;4PP\mXh_31Q4131R400Wn2h1\11V400Wn2h1\21h:00Wn2h1^3000^n2?1X41SY215152841920a6030037^3U3d3g3_3b3[385120Q4_n2V1F31Z<1gU21506841920i>0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Z`1020_n2\1B1f11if115185120Q45320Q421SY2Q4_n2^1B1j11[c11515185120Q45320Q421SY2Q485120P9_n2`1B11h;015021[c1P95521if1b421gU2b4`n200_n28:an21Zm2bn2cn2170dn2121[c1`e10en2121gU2`e10fn2121SY2`e10U;211Rj20100001h;4PPPQhbWXZ50051Z<015036841920i>036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920Z`1021_n2j1F1X40153841920a6030037^3U3d3g3_3b3[3_n2l1F1R4015720i>00PI_n2n1F1h100_n2P2F1P200_n2R2F000gn2?2T<V<1dd1152920f3035S3b3Q3c3X3035S3b3Q3c3X3hn2T1F0014X4R4V4j11SY20hn2X1P115050503921SY2kC02053841921SY2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921dd1b421SY2b41h;53921dd1jc1000921SY2jc1000in200hn28:jn21bg1kn2ln2160mn2121dd1`e10^]215921dd1b421SY2b40nn2121SY2`e1212bc1Rj20100001h;4PPf^Tlg1000000on2?1l<1k?1515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120T<Po2T1F21R41^Q115220i>00PCPo2Z1B1l<1Qn115151515220]?21k?]?5220[H21k?[H52920a6030921k?a603085120T<Po2\1B11h;01505521Qn1T<21k?T<5721^Q1b421Qn1b4Qo200Po28:Ro21Yg1So2To21;0Uo2121k?T<0Qg1121k?`e10lk2121Qn1T<0Qg1121Qn1`e10Vo2121^Q1`e10Wo2212Rj2cE000001h;4PPPlYaTUm40061X400Po2j1F1h100Po2l1F1`100Po2n1F1P200Po2P2F1j1015220P9020Po2R2F1R401515320i>00PC5720i>00hBPo2T2F010Xo2:1X400Yo2P1H1iC20iC110PC10Yo28:Zo21Yg1[o2\o2130`j2120`e10]o2212bc1Rj2000000000000^o291P400_o2P1H01X4013920jC53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3_o2T1J16b4^4V6R8X6f100_o2X1B1h;0100_o28:`o21oi2ao2bo20111Rj2000001h;4PP\mXh_3000000co291P401545920b421^Q1b421^Q1iBdo2LH01R41^Q11515220i>00jJ5620iB040do2R1J12R8R400do2T1L21^Q1iB0100do28:eo21oi2fo2go20111Rj2000000000000ho2?1Z91k?151784120W4io285120fAjo2T1F21X41SY20jo2Z1B4P3\6X8j91gU215150385120SI5284120SI03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920g90020005185120^>3621k?W4120^>jo2\1B15921k?fA21k?b4015421gU2b421SY2b4ko200jo28:lo21\k2mo2no2180Zl1121k?W40oo2121k?`e10PP3121gU2`e10QP3121SY2`e1211Rj200000000;1^90152920W421k?W421k?W4jo2n1F1b90152920W421k?W421k?W4jo2P2F1X6017841920SI030RP3jo2R2F1`900jo2T2F1\900jo2V2F1P800jo2X2F1j;00jo2Z2F1j300jo2\2F1^<00jo2^2F1`<00jo2`2F1\<00jo2b2F000SP351R41^Q11515720i>00XO5420i>00`U1TP3NF111X400TP3R1\1TP3R1J101]c1000011X40136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3TP3V1B0TP38:UP32Sl2bg1VP3WP30212bc1Rj2000001]c14PPigPZ91Q40051P<00TP3`1F1R<00TP3b1F1b<00TP3d1F1T<0152920jc1000921^Q1jc1000TP3f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3TP3h1F10XP3:1X400YP3P1H1a620a61136c2U2b2f2U2b211YP38:ZP31Sl2[P3\P3150Vl2120`e10]P3120a60^P3111Rj2000000000000_P3?1n<1k?0`P3T1F11n<1Qn10`P3V1F11h;0355921k?fb1000921Qn1fb1921k?fb1000aP355921k?gb1000921Qn1gb1921k?gb1000bP355921k?hb1000921Qn1hb1921k?hb1000cP301`P38:dP31ng2eP3jj21@0fP3121k?`e10gP3121Qn1`e10hP3121k?fb10Rb2121Qn1fb10iP3121k?gb10Rb2121Qn1gb10jP3121k?hb10Rb2121Qn1hb1213bc1Rj2cE000001h;4PPPhcRYZj9000010kP341n<0185120hb1lP3LH20hb10011j1013920P9020lP3T1R114X4h1`1P200lP3V1L13j;j3T300lP3X1NlP38:mP31ng2nP3oP30212Rj2cE000000000000PQ3?1l<1if115151515220]?03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220[H031]1385120\b185120T<QQ3T1F11l<1\_215151515220]?03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220[H031]1385120\b185120T<QQ3Z1B11h;015721\_2T<21if1T<RQ300QQ38:SQ31ng2TQ3UQ3190VQ3121if1T<0Qg1121if1`e10WQ3121\_2T<0Qg1121\_2`e10U;112cERj2000001h;4PP`Rg`aa6000010XQ3?1n<1k?185120gb1YQ3X1F21j11^Q115220P9021YQ3^1B1n<1Qn1185120gb1YQ3`1B11h;02505621Qn1gb121k?gb1565821^Q1b41ed121Qn1b4ZQ35721Qn1gb121k?gb1[Q300YQ38:\Q31ng2]Q3jk21:0^Q3121k?gb10Qg1121k?`e10lk2121Qn1gb10Qg1121Qn1`e10_Q3121^Q1`e1212Rj2cE0100002h;4PPPlYaTUm4ed14PPU[ck1000010`Q351R41^Q115220i>00jJaQ3NF111X400aQ3R1\1aQ3R1J101]c1000011X40153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3aQ3V1B0aQ38:bQ32Sl2SZ2cQ3dQ30111Rj2000001]c14PPigPZ91Q40051P<00aQ3`1F1R<00aQ3b1F1b<00aQ3d1F1T<0152920jc1000921^Q1jc1000aQ3f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3aQ3h1F10eQ351R41^Q11620i>200RI00VIfQ3T1F111X40152841920a6030034Q3e3d3X3fQ3X1\1fQ3X1J101]c1000011X40153841920a6030034Q3e3d3X3fQ3\1B0fQ38:gQ31^l2hQ3iQ30212bc1Rj2000001]c14PPigPZ91Q40041P<00fQ3f1F1R<00fQ3h1F1T<0152920jc1000921^Q1jc1000fQ3j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3fQ3l1F12jQ3kQ3fQ3N>lQ3kQ3fQ3P1>mQ391j;015220jc121`l1jc1nQ3R1H01\41`l115185120X>85120jc1nQ3X1J01h;0100nQ38:oQ31_c1PR3QR30213bc1jDkk10110001h;4PP\mXh_3000000RR381X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3SR3R1H2V6X6015052920SI03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120SI920mH021SR3X1>00SR38:TR31UR3VR3WR3130XR3120`e10YR3213bc1jDkk10110000000000ZR3?1V61[c115085120mH85120nH[R3R1F0002921[c1mH021\R356921[c1nH002000]R300[R38:^R31_c1_R3`R3170aR3121[c1`e10bR3121[c1mH0cR3121[c1nH0dR3212jDkk1000000000000eR382T6V600fR3R1H2P6R600fR3T1N00fR38:gR32UR3_c1hR3iR3130jR3120`e10kR3213bc1jDkk10110000000000lR381\40185120X>mR3R1H2P6R600mR3V1N00mR38:nR31_c1oR3PS3150QS3120X>0RS3120`e10SS3213bc1jDkk10110000000000TS3;011US31VS3WS38:XS31YS3ZS3[S30213bc1jD\S3000000000000]S371Z4015284120SD034^3e3\3\3^S3P1H0001\4^S38:_S31_c1`S3aS3130bS3120`e10cS3213bc1jDkk1000000000000dS351\41`l11515185120X>85120W485120hDeS3R1F113>b9B015220W421`l1W4eS3\1LeS3X1>101h;15921`l1hD1TY2013>b9B00eS3Z1L000eS38:fS32kU2VX2gS3hS30213bc1jDkk10110002TY24PP\mXh_3h;4PPTSR[]V10081^900eS3f1F1`900eS3h1F1P800eS3j1F1T900eS3l1F1n700eS3n1F1b<00eS3P2F1600eS3R2F1X601784120SI\Z2eS3T2F000iS391\401515185120X>5220W421`l1W4545920b421`l1b41[j2jS3P1H01\41`l115185120X>85120W4jS3V1J01[j20100jS38:kS31oi2lS3mS30112jDkk10110001[j24PP\mXh_3000000nS391P400oS3NH01R81^d115185120bP15320aP120bP1oS3T1B11T800oS3X1L1Vl10100oS38:PT31QT3RT3ST30212bc1dP1000001Vl14PPPTUioS\R1000000TT3?2h:R41if116920i>00`<200`<00PCUT3X1F21R81^d115185120b3385120bP1UT3^1B2T8P41VT30UT3`1B11h;01505521VT3b421^d1b4921VT3lP1020WT300UT38:XT31QT3YT3ZT3140[T3121^d1`e10\T3121VT3`e1211dP1000001h;4PPPTUioS\R1010001]T3^T3UT3T1>_T381b91^d115185120kB6841920bV10302037V3U3d3S3X3U3T3036S3Q3S3X3U3T3`T3V1H2h:R40151515085120kB385120i>5220kB21^d1kB52920i>00`<00`<`T3\1>111T800`T3`1H`T38:aT31QT3bT3cT3170YX2121^d1`e10dT3121^d1bV10eT3121^d1kB0fT3213dP1ZU2\S3000000000000gT3>1P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1hT3LH20^B0011R40185120eBhT3R1^120eB0hT38:iT31jT3kT3lT30212dP1L000000000000mT3:3^4`4b400nT3T1H1QE20QE0134^3_3^3U300nT38:oT31PU3QU3RU3150SU3120`e10TU3120QE0UU3112dP1L01001VU300000000WU3:1P400XU3T1H1^B20^B0434^3_3^3U333^3Y3\334^3e3\3\331]111XU38:YU31PU3ZU3RU3150dm2120`e10[U3120^B0\U3112dP1L01001VU300000000]U391P4015185120^B3684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1^U3NH01T800^U3R1T111R40152920i>00`<00`<^U3R1R31Vl10101^U38:_U31QT3`U3aU30211dP1000001Vl14PPPlYaTUm4000000bU391P4015620b421\_2REcU3NH02^4b41\_2185120REcU3V1B14`4^4b4R80150385120RE5620RE21\_2REcU3\1B1h;0100cU38:dU31eU3fU3gU30112dP1L000001h;4PPPlYaTUm4000000hU391h:015185120kB5320kB21^Q1kBiU3NH01R41^Q1151515220i>00PC85120kB85120Q4iU3V1B12j1P400iU3Z1L1h;0100iU38:jU31kU3lU3mU30211L000001h;4PP\mXh_31Q40031P<00iU3f1V11R<00iU3f1V21T<00iU3f1V310nU391R4015220i>00PCoU3NH01T800oU3T1J13h:V4R40152920i>00`<00`<oU3X1B1Vl10100oU38:PV31kU3QV3RV30212dP1L000001Vl14PPPlYaTUm4000000SV3>1R401515220i>00PC85120kBTV3LH20kB0011h:015185120kB37920P4030\V2TV3T1L20kB0TV38:UV31kU3VV3WV30211L000000000000XV3:5X7T7V7\7j;00YV3T1>1k320k33ZV311YV38:[V31\V3]V3^V3150_V3120`e10W_2120k30`V3111dP1000000000000aV3:5X7T7V7\7j;00bV3T1>1k320k33cV311bV38:dV31\V3eV3fV3150_V3120`e10W_2120k30gV3011dP1000000000000hV3?1R41^Q115152920i>00`<00`<85120eBiV3R1F11P41Yf1185120^BiV3X1>1812921^Q1hB1h;1h;013684121Yf1^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1jV300iV38:kV31jT3lV3mV3170jn1121^Q1`e10nV3121Yf1`e10oV3121Yf1^B0PW3212dP1L000001h;4PP`nPRffS50071T800iV3f1F1R800iV3h1F1j:00iV3j1F1l:00iV3l1F1n:00iV3n1F1\;00iV3P2F1R40152920i>00`<00`<iV3R2F000QW371P40151515185120b350385120^B684120^B4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1555920b421^Q1b4812921^Q1hB1h;1h;3515185120Q485121^Q1Q45220Q421^Q1Q4RW3T1H11R41^Q115152920i>00`<00`<85120eBRW3`1J17T8R8j:l:n:\;R40152920i>00`<00`<RW3d1B00RW38:SW31jT3TW3UW3170dm2120`e10VW3120^B0WW3121^Q1`e10XW3212dP1L000001h;4PP`nPRffS5000000YW3?1X71Qn11684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ZW3R1F11P41^Q1150720]B[W3720]B\W3ZW3X1>11h;013721^Q1]B\W3]W300ZW38:^W31_W3`W3aW3180bW3121Qn1h50cW3121Qn1`e10dW3121^Q1]B0\i1121^Q1`e1212dP1\S3000001h;4PPPTUioS\R1010010eW3:1\6015220SI03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3fW3LH1QE20QE0136U2c2b1e1f1[220fW38:gW31hW3iW3jW3150kW3120`e10lW3120QE0mW3212dP1^j1000000000000nW391^4015420b45921\_2RE1ed1oW3NH01^41\_2185120REoW3V1B14R4X4R8T8016920i>00RI200RI00VIoW3\1B1h;0120oW38:PX31eU3QX3RX30111dP1000002h;4PPPlYaTUm4ed14PPhUibmR1000010SX3?1`41i[20TX3P1F00015621i[2RE21i[2b4UX300TX38:VX31eU3WX3gU3170XX3121i[2RE0YX3121i[2b40Qg1121i[2`e10U;111dP1000000000000ZX3:3^4`4b400[X3LH1QE20QE0136U2c2b1e1f1[220[X38:\X31hW3]X3^X30211dP1000000000000_X3?1h:1`l115185120kB85120P4`X3X1F21R41^Q115220i>00PC`X3^1B1h:1if115220P421`l1P4`X3`1B11h;01505221if1kB21`l1kB5421if1`e121^Q1`e1aX301`X38:bX31kU3cX3dX31=0eX3121^Q1`e10fX3121`l1P40gX3121`l1kB0Qg1121`l1`e10lk2121if1kB0Qg1121if1`e10U;211L000001h;4PP`nPRffS50071R40152920i>00`<00`<`X3P2F1V400`X3R2F1T800`X3T2F1j:00`X3V2F1l:00`X3X2F1n:00`X3Z2F1\;00`X3\2F001hX3iX3`X3T1>jX3?1h:1if115185120P485120kBkX3Z1F21R41gU215220i>00PCkX3`1B1b91^d11515152920P420W421if1P45284120bV1036S3Q3S3X3U3T385120kBkX3b1B11h;01505521^d1b421gU2b45221^d1kB21if1kBlX300kX38:mX31kU3nX3oX31;0eX3121gU2`e10PY3121^d1kB0Qg1121^d1`e10QY3121if1kB0Qg1121if1`e10U;212dP1ZU2000001h;4PPPlYaTUm40181R40153920i>00`<00PCkX3R2F1V400kX3T2F1j:00kX3V2F1l:00kX3X2F1n:00kX3Z2F1\;00kX3\2F1T800kX3^2F1R800kX3`2F002RY3SY3kX3T1>TY3UY3kX3V1>VY382\6^61_m2185120WY3XY3T1H2T3j3015220WY321_m2WY3XY3X1N00XY38:YY31ZY3[Y3\Y316121_m2SI0]Y3121_m2WY30\i1121_m2`e10^Y3211n_10100000000000_Y391T3015220jc121Ul1jc1`Y3V1H01j31Ul10`Y3Z1T101h;0100`Y38:aY31bY3cY3dY30111n_10100001h;4PPb_QdB000000eY371T31^d115220jc121\_2jc1fY3R1H17V3X3Z3\3^3b3d31\_20fY3X1J11j300fY3`1L00fY38:gY31bY3hY3iY3150jY3121^d1`e10kY3121\_2`e10lY3111n_10100000000000mY371b6015320SI034d3X3U3^3nY3P1H0003j6\6^6nY38:oY31PZ3QZ3RZ3150SZ3120SI0[j1120`e10TZ3111n_1000000000000UZ3?1b31[c10VZ3HF00015221[c1]?03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3WZ300VZ38:XZ31YZ3ZZ3[Z30212bc1n_1000000000000\Z3:1\601513920P902150851:20\<205U3b3b3_3b304S3_3T3U35185120W753871:20\<105U3b3b3_3b3036_3R3Z3U3S3d3]Z3V1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321]Z38:^Z31_Z3`Z3aZ316120SI0bZ3120`e10cZ3120W70dZ3111n_1000000000002eZ3fZ3]Z3P1>gZ3fZ3]Z3R1>hZ3:1`601720SIiZ3jZ3P1H1W720W70>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321jZ38:kZ31_Z3lZ3aZ316120SI0bZ3120`e10cZ3120W70dZ3111n_1000000000000mZ381T900nZ3P1H1T700nZ3R1N00nZ38:oZ33P[3Q[3R[3S[3T[3130U[3120`e10V[3212bc1n_1000000000000W[3?3\6^6`61Re11720SIX[3Y[3P1F000153841921Re1W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3ao100Y[38:Z[31[[3\[3][315121Re1SI0eo1121Re1W70\i1121Re1`e1212bc1n_1000000000000^[372^6\61Re1152920R403021[c1R4_[3P1H11X61[c1151720SIX[385120R4_[3Z1B12^6\6015152920R403021[c1R45085120SI53841920W703003=e3^3Y3]3`3\3U3]3U3^3d3U3T3_[3`1B00_[38:`[31[[3a[3][3160b[3121Re1R40c[3121Re1W70\i1121Re1`e1212bc1n_1000000000010d[351X61[c1185120R4e[3NF211\60185120R4e[3T1T1e[3T1B101]c1000011^60185120R4e[3V1T1e[3V1B101]c1000001e[38:f[31g[3h[3i[30212bc1n_1000001]c14PPf^Tlg11R40041P<00e[3b1F1R<00e[3d1F1T<0152920jc1000921[c1jc1000e[3f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3e[3h1F10j[3?1^61Re1185120W7k[3R1F0001684121Re1W7>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3l[300k[38:m[31_Z3n[3o[3170P\3121Re1SI0Q\3121Re1`e10cZ3121Re1W70dZ3112bc1n_1000000000000R\3?1^61Re10S\3R1F00015056831921Re1W703000051385121Re1W7721Re1l;T\3U\300S\38:V\31_Z3W\3X\3190P\3121Re1SI0Q\3121Re1`e10cZ3121Re1W70Y\3121Re1l;0Z\3211n_1000000000000[\3?1^61Re10\\3T1F000256831921Re1W7030000]\356831921Re1l;030000^\300\\38:_\31`\3a\3b\3190P\3121Re1SI0Q\3121Re1`e10cZ3121Re1W70Y\3121Re1l;0c\3212bc1n_1000000000000d\3?1\61^Q11513920P902185120W7e\3P1F000250568319:21^Q1\<205U3b3b3_3b304S3_3T3U30300005153871:21^Q1\<105U3b3b3_3b3036_3R3Z3U3S3d35683121^Q1W7000f\356831921^Q1l;030000g\300e\38:h\31`\3i\3j\318121^Q1SI0bZ3121^Q1`e10cZ3121^Q1W70Y\3121^Q1l;0c\3211n_1000000000000k\3?1^61Re11684120W7403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3l\3R1F00017921Re1l;030m\3n\300l\38:o\32P]3Q]3R]3S]3170T]3121Re1W70\i1121Re1`e10U]3121Re1l;0V]3211n_1000000000000W]372d6f60152920\?021020X]3T1H0001d6X]38:Y]31Z]3[]3\]3130]]3120`e10^]3212bc1n_1000000000000_]376X3Z3\3^3`3f301503920\?0213920e8021`]3R1>0003X3\3f3`]38:a]32b]3c]3d]3e]3130f]3120`e10g]3212bc1n_1000000000000h]326i]3j]3k]3UA]?d@061V300l]3f1P12X3Z300l]3h1N2\3^300l]3j1L1b300l]3l1J1d300l]3n1N1j300l]3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:l]38:000l]38:m]31bY3n]3o]30111n_10100000000010P^397V3X3Z3\3^3b3d300Q^3R1>01j300Q^3b1J11T300Q^3d1L1h;0100Q^38:R^31bY3S^3T^30111n_10100001h;4PPigPZ9000000U^351h61Ul113720nJV^3W^3T1F311h601720nJV^3W^3Z1T1W^3Z1B101h;000011d601920\?021W^3\1T1W^3\1B101h;000011j300W^3^1T1W^3^1B101h;0001X^300W^38:Y^31Z]3Z^3\]30212bc1n_10100001h;4PPb_QdB0041P<00W^3d1F1R<00W^3f1F1T<0152920jc1000921Ul1jc1000W^3h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3W^3j1F000[^3?1P71Re10\^3NF0001684121Re1eK4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3]^300\^38:^^31_^3`^3a^30211n_1000000000000b^372^6`60152920W703003=e2^2Y2]2`2\2U2]2U2^2d2U2T2c^3V1H0003\6^6`6c^38:d^31PZ3e^3f^315120SI0g^3120W70\i1120`e1212bc1n_1000000000000h^391l601385120UFi^3P1H01D00i^3T1T111j300i^3T1n21Vl10100i^38:j^31k^3l^3m^30211n_10110001Vl14PPb_QdB000000n^394T<LP1R10152920jc1000921[c1jc1000o^3NH01X61[c1185120R4o^3V1J14\6^6j;j30152920R421[c1R421[c1R4o^3Z1B1h;0100o^38:P_31g[3Q_3R_30212bc1n_1000001h;4PPf^Tlg1000000S_374P1R1LN017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1T_3U_3X1>0002\1^1U_38:V_32W_3X_3Y_3Z_3150[_3120`e10\_3120P70]_3212bc1n_10100000000000^_3?2^6\61Re1151513920P90206841920W7030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920l;030000__3R1F0001721Re1l;`_3a_300__38:b_32c_3d_3e_3f_3170T]3121Re1W70\i1121Re1`e10U]3121Re1l;0g_3111n_1000000000000h_352T3j;1Ul1153920h5030039_2^2o2S2b2U2Q2d2U2i_3T1F111j300i_3X1\1i_3X1J101]c1000000i_38:j_31k_3l_3m_30212bc1n_1000001]c14PPb_QdB00041P<00i_3`1F1R<00i_3b1F1T<0152920jc1000921Ul1jc1000i_3d1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3i_3f1F10n_351T71[c10o_3NF111V7015284120dL035b3U3Q3T3i3o_3P1\1o_3P1J101]c1000011V701684120dL2035U3b3b3_3b3036V3Q3Y3\3U3T3o_3T1B0o_38:P`33Q`3Q[3R[3R`3S`30212bc1n_1000001]c14PPigPZ901041P<00o_3^1F1R<00o_3`1F1T<0152920jc1000921[c1jc1000o_3b1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3o_3d1F10T`381l601385120UFU`3P1H1j300U`3T1N00U`38:V`31k^3W`3m^3130X`3120`e10Y`3211n_1000000000000Z`3?5\1^1`1f1b11\_215185120P7784120P7[`3\`3NF0001621\_2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3]`300\`38:^`31_`3``3a`30212bc1n_1000000000000b`382^1f11\_217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3[`3c`3X1H1\10151920e80215050385120P7385121\_2P75220P721\_2P7c`3^1>00c`38:d`31X_3e`3f`3150g`3121\_2P70h`3121\_2`e10i`3112bc1n_1000000000000j`391\1015185120P7920e8021k`3NH10120k`38:l`31W_3m`3n`30212bc1n_101000001P700000o`3?1\11^Q115185120e87841920P703:d3Y3]3U3c3Q3V3Q3b3Y3[`3Pa3R1F000121^Q1e8Qa300Pa38:Ra31X_3Sa3Ta3150Ua3121^Q1P70Va3121^Q1`e10Wa3212bc1n_10100000000000Xa3?1h31SY215220e8020Ya3P1F0015T3V3X3b3j31^d10Ya3T1P1153921SY2jc1000921^d1jc1000Za300Ya38:[a31b]3\a3e]3140]a3121SY2UA0^a3121SY2`e1212bc1n_1000000000000_a3?2X9Z91k?15185120fA565920fA20b41h;`a3X1F13P3\6j91gU2185120g9`a3^1B11h;015721gU2g9002aa300`a38:ba33ca3gn1[o1da3ea3190fa3121k?fA0ga3121k?`e10ha3121gU2`e10kn1121gU2g90ia3212bc1ja3000001h;4PPlb\i^A0071\900`a3l1F1^900`a3n1F1`900`a3P2F1b900`a3R2F1P800`a3T2F1j;00`a3V2F1j300`a3X2F000ka3?1Z91k?15185120W485120fAla3X1F12P3X81^d11515085120^>85120_>5420b421k?fAla3^1>11h;01621k?W41921^d1^>21^d1_>ma300la38:na31ca3oa3Pb317121k?W40Qb3121k?fA0Qg1121k?`e10Rb3121^d1`e1212bc1ja30100001h;4PPlb\i^A0051\90152920W421k?W421k?W4la3j1F1^90152920W421k?W421k?W4la3l1F1`900la3n1F1b90152920W421k?W421k?W4la3P2F1P800la3R2F000Sb3?3\6P3h91Qn115185120g95720g91[W1Tb3\1F21Z91k?1565920fA20b41h;Tb3b1B2\6P31gU2185120g9Tb3d1B11h;01505521gU2b421k?b45421gU2g91[W1Ub300Tb38:Vb31ca3Wb3Xb31<121Qn1g90Yb3121Qn1`e10Zb3121k?`e10[b3121gU2`e10kn1121gU2g90\b311[W10]b3111ja30100002h;4PP\mXh_3[W10P400;1h900Tb3P2F1^600Tb3R2F1\900Tb3T2F1^900Tb3V2F1`900Tb3X2F1b900Tb3Z2F1j900Tb3\2F1P800Tb3^2F1V800Tb3`2F1`800Tb3b2F1X601720SI^b3Tb3d2F011_b3`b3Tb3X1>ab3?5j9h9X8P3\61`l1185120g9bb3R1F00015521`l1g91[W1cb300bb38:db32eb3\o1fb3gb315121`l1g90hb3121`l1`e10ib311[W1212bc1ja3000001[W10P4000000jb3?1j91kb3185120aW1lb3V1F00025521kb3aW11mb3nb355921kb3bW10001mb3ob300lb38:Pc31Qc3Rc3Sc318121kb3aW10Tc3121kb3bW10Uc3121kb3`e10Vc311mb30Wc3111ja30100001mb30X1000000Xc3?1h91Ul10Yc3V1F000285121Ul1g9Zc35721Ul1g9921Ul1[W11[W1[c300Yc38:\c31ca3]c3^c3170_c3121Ul1`e10`c3121Ul1g90ac3121Ul1[W10bc3111ja30100001[W10P4000000cc3?2X8P31`l115085120_>85120^>dc3T1F000155831921`l1_>21`l1^>1[W1ec300dc38:fc31eb3gc3gb3160hc3121`l1`e10]S21831921`l1_>21`l1^>0ic311[W1212bc1ja30100001[W10P4000000jc3?1\61if11515220SI03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120aIkc3R1F00023721if1aIlc3mc33721if1aInc3oc300kc38:Pd32\o1eb3Qd3gb3140Rd3121if1`e10Sd3121if1aI212bc1ja30100000000000Td3?1j91kb3185120cW1Ud3R1F0001505521kb3cW10005521kb3bW1000Vd300Ud38:Wd31Xd3Yd3Zd3170[d3121kb3cW10\d3121kb3bW10Qg1121kb3`e10]d3111ja3000000000000^d381b91Re1185120P4_d3T1H7T9X9Z90`:f:n9015052920W403021Re1P452920P403021Re1P4_d3Z1>111f:0152920o9002000_d3d1H_d38:`d31VX2ad3bd3150cd3121Re1`e10dd3121Re1P40ed3111fd30110000000000gd3:1n500hd3R1H1_H20_H012120hd38:id31jd3kd3ld3130md3120`e10nd3111fd30100000000000od3?4\9b:d8P21SY20Pe3P1F000150505056831921SY2l;921SY2m;921SY2jU103000085121SY2W785121SY2W485121SY2P4Qe300Pe38:Re31SZ2Se3Te3130Ue3121SY2`e10Ve3211fd3000000000000We382h:b91Re115085120P485120W4Xe3T1H7T9X9Z9`:f:n9l3015052920W4030921Re1P421Re1W452920P4030921Re1P421Re1W4Xe3Z1>111f:0152920o9002000Xe3d1HXe38:Ye31VX2Ze3[e3150SU3121Re1`e10dd31921Re1P421Re1W40ed3111fd30100000000000\e3;01040]e38:^e31_e3`e3ae30112fd3\S3000000000000be3;011ce30de38:ee31_e3fe3ge30112fd3\S3000000000000he3;0202030ie38:je31_e3ke3le30213bc1fd3\S3000000000000me3;040001051ne30oe38:Pf31YS3Qf3Rf30213bc1fd3\S3000000000000Sf3?2R=n51Re1152920_H021021Tf3V1F00013921Re1Sc1020Uf300Tf38:Vf31Wf3Xf3Yf3130Zf3121Re1`e10[f3111fd30100000000000\f3<00111]f38:^f32_f3Wf3`f3af30212bc1fd3000000000000bf3?3T=j1X41Re115085120Wc185120S;cf3P1F00013921Re1Wc1020df300cf38:ef31_f3ff3gf3130hf3121Re1`e10if3211fd3000000000000jf3?1X41SY2153871:20S;106b3U3Q3c3_3^3036Q3R3c3U3^3d3kf3LF00016:21SY2S;106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2lf300kf38:mf31_f3nf3of30212fd3Rj2000000000000Pg3?1j11[c1153871:20S;107c3e3S3S3U3c3c3036Q3R3c3U3^3d3Qg3LF000152871:21[c1S;107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3Rg300Qg38:Sg31_f3Tg3Ug30211fd3000000000000Vg371P=00Wg3P1H007B4JLF200Wg38:Xg31Wf3Yg3Zg3150SU3120`e10[g3120nb10\g3112bc1fd3000000000000]g351d;1SY20^g3NF213h;h7^600^g3R1T1^g3R1B101]c1000011n6015284120`K033b3U3T3^g3T1T1^g3T1B101]c1000000^g38:_g31`g3ag3bg30211Q^1000001]c14PP\mXh_300031P<00^g3Z1V11R<00^g3Z1V21T<00^g3Z1V310cg351d;1SY20dg3LF111f;00dg3N\1dg3NJ101]c1000021b;00dg3P1L1`;00dg3P1f20dg38:eg31`g3fg3gg30211Q^1000001]c14PP\mXh_300031P<00dg3V1V11R<00dg3V1V21T<00dg3V1V310hg351\;1ho10ig3NF213b;d;f;00ig3R1T1ig3R1B101]c1000013\;b;f;0152920mM921ho1mM000921ho1mM920mM000ig3Z1P1ig3T1B101]c10014j;j3T3V<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3ig3V1F1jg311b;01515185120mM85121ho1mM5320mM21ho1mMig3f1B0ig38:kg31lg3mg3ng30211Q^1000001]c14PP\mXh_3000000og391\;00Ph3NH05f:`:h:T;V;00Ph3R1J12b;f;00Ph3X1L1h;0100Ph38:Qh31Rh3Sh3Th30211Q^1000001h;4PP\mXh_3000010Uh392b;d;00Vh3NH01\;00Vh3P1T111\;00Vh3P1X31]c112120Vh38:Wh31Xh3Yh3Zh30211Q^1000001]c14PP\mXh_300031P<00Vh3X1V11R<00Vh3X1V21T<00Vh3X1V310[h3?1\;1ho10\h3NF00015421ho1mM21ho1U@]h300\h38:^h31Rh3_h3`h3170ah3121ho1`e10bh3121ho1mM0ch3121ho1U@0dh3211Q^1000000000000eh361\;1ho10fh3NH2011`;00fh3R1B0fh3R1B011b;00fh3T1B0fh3T1B1]c1001fh38:gh31Xh3hh3ih30211Q^1000001]c14PP\mXh_30121d;00fh3`1\11f;00fh3`1P331P<00fh3b1V11R<00fh3b1V21T<00fh3b1V310jh391\;00kh3NH01^;00kh3R1J13b;d;f;00kh3T1L1h;0100kh38:lh31Xh3mh3nh30211Q^1000001h;4PP\mXh_300031P<00kh3^1V11R<00kh3^1V21T<00kh3^1V310oh3?1\;1ho1185120]Y1Pi3T1F11`;1_Z2185120]Y1Pi3X1F11h;01525821_Z2]Y1983121_Z2\]100021ho1]Y1Qi301Pi38:Ri31Si3Ti3Ui31;0Vi3121ho1]Y10Wi3121ho1`e10Xi3121_Z2]Y10Yi3121_Z2\]10Qg1121_Z2`e10U;212bc1Q^1000001h;4PP\mXh_30121d;00Pi3h1\11f;00Pi3h1P3010Zi3?1f:1Qn115085120o985120W4[i3X1F21b;1[c10[i3^1B1f:1k?185120o9[i3`1B11h;01505421k?`e121[c1`e1575821k?o9983121[c1\]1000921Qn1o9002\i301[i38:]i31Si3^i3_i31=0`i3121Qn1o90Qg1121Qn1`e10ai3121k?o90Qg1121k?`e10bi3121[c1\]10Qg1121[c1`e10U;211Q^1000001h;4PPPXXWXjZc40082X6Z601720SIci3[i3n1F1^900[i3P2F1`900[i3R2F1P800[i3T2F1`:00[i3V2F1d;00[i3X2F1f;00[i3Z2F1`;015185120\]15683120\]1000[i3\2F001di3ei3[i3T1>fi351f;00gi3NF111\;00gi3X1Lgi3R1>101]c10014j;j3T3V<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3gi3T1B000gi38:hi31Rh3ii3ji30211Q^1000001]c14PP\mXh_3000000ki3?1f:1Qn1185120W4li3\1F31b;1[c10li3b1B1f:1gU215185120W4575920b421Qn1b41TW2li3d1B1f:1k?15185120o9575920b421Qn1b41TW2li3f1B11h;0150505421gU2`e121[c1`e15421k?`e121gU2`e15185121[c1\]1621Qn1W4121[c1\]1mi300li38:ni31Si3oi3_i31:0S^2121Qn1W40Pj3121Qn1`e10Qj3121[c1`e10Rj3121k?`e10Sj3121[c1\]1211Q^1000002h;4PPPXXWXjZc4TW24PPigPZ90091f:0152920W403021Qn1W4li3R2F2X6Z601720SIci3li3T2F1^900li3V2F1`900li3X2F1P800li3Z2F1`:00li3\2F1d;00li3^2F1f;00li3`2F1`;015185120\]15683120\]1000li3b2F002Tj3ei3li3V1>Uj3Vj3li3X1>Wj3?1n11ho1185120Q7Xj3V1F0012^1`11if1137920P7030Yj3Xj3\1B150385121if1Q7558015921ho1Q721if1Q71RW1Zj300Xj38:[j33\j3]j3^j3_j3`j3180aj3121ho1`e10bj3121ho1Q70cj3121if1`e10dj3121if1Q7212bc1ej30100001RW14PPU[ck1000000fj351f11^Q1185120U9gj3R1F213j1T4n101920P9021gj3X1P1gj3X1B0017j;V<T3j3V8T7T9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821^Q1U91h;gj3^1F0011n100gj3R2P1gj3f1B101]c11585821^Q1U91h;04PTQm1017j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3gj3j1F000gj38:hj31ij3jj3kj30211ej30100002h;4PPdhU\\d1]c14PPigPZ90141^100gj3Z2\11`100gj3Z2l21l100gj3Z2d41b100gj3Z2P6000lj371n100mj3V1H11n11ho10mj3Z1J12^1`100mj3\1L140mj38:nj32]j3^j3oj3Pk3150Qk3120`e10Rk3121ho1`e10Sk3212bc1ej3000000000001Tk3Uk3mj3R1>Vk351^11if10Wk3V1F311f100Wk3Z1P1Wk3Z1B115821if1Q71h;000013f1T4n100Wk3^1P1Wk3^1B01585821if1Q71h;04PTQm118j;V<T3j3V8T7T9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3Wk3d1F01Xk313n1f1j100Wk3b2P1Wk3R2B101]c11585821if1Q71h;04PTQm1018j;V<T3j3V8T7T9X6015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3Wk3V2F000Wk38:Yk32ij3Zk3[k3\k30212bc1ej30100002h;4PPdhU\\d1]c14PPigPZ90111b100Wk3j2\1000]k3?1n11ho10^k3T1F0021^11if10^k3X1B1T41^Q10^k3Z1B154921^Q1[C21^Q1b4921ho1Q721if1Q7_k300^k38:`k31ak3bk3ck3180Qk3121ho1`e10dk31921^Q1[C21^Q1b40Qg1121^Q1`e10ek31921ho1Q721if1Q7212bc1ej30100000000000fk3?1^11if1185120Q7gk3T1F11n11ho10gk3X1F11hk3015621ho1b45821if1Q71h;ik300gk38:jk31ak3kk3lk3180mk3121ho1b40Qg1121ho1`e10nk3121if1`e10ok315821if1Q71h;212bc1ej3000002h;4PPdhU\\d1hk34PPPTUioS\R10121b100gk3d1\11f100gk3d1l2000Pl3?1n11ho1185120Q7Ql3V1F0021^11if10Ql3\1B1j11[c1120P9Ql3^1B1505421[c1b421ho1Q7555921if1Q721ho1Q71RW1Rl300Ql38:Sl31Tl3Ul3Vl31;0aj3121ho1`e10bj3121ho1Q70Wl3121[c1b40Qg1121[c1`e10Xl3121if1`e10U;212bc1ej30100001RW14PPU[ck1000000Yl391n100Zl3X1H01j10120P9Zl3\1J01h;0100Zl38:[l31Tl3\l3]l30212bc1ej30100001h;4PPdhU\\d1000000^l391n100_l3R1H01n100_l3V1J11`100_l3X1L1h;0100_l38:`l32]j3^j3al3Pk30212bc1ej30100001h;4PPPf^Tlg10011h200_l3`1\1000bl351^11if10cl3Z1F611f100cl3^1P1cl3^1B115821if1Q71h;000011j10120P9cl3b1P1cl3b1B01585821if1Q71h;04PTQm117j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cl3j1F01dl311T400cl3T2P1cl3T2B01585821if1Q71h;04PTQm117j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cl3Z2F01dl311n100cl3d2P1cl3d2B01585821if1Q71h;04PTQm117j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cl3j2F01el321n100cl3b3J2^1`101558015959920Q75820b41fl320b41fl31RW1cl3d3Jcl3T3B101]c11585821if1Q71h;04PTQm1017j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cl3X3F1gl311j10120P9cl3X4P1cl3l3B101aC1585821if1Q71h;04PTQm1017j;V<T3j3V8T7T90152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3cl3P4F1hl300cl38:il35ij3Zk3jl3kl3ll3ml3nl30214bc1eg1fg1ej3000005h;4PPdhU\\d1fl34PP\mXh_3RW14PPigPZ9]c14PPb_QdBaC4PP\mXh_30111b100cl3d4\1000ol351n11ho10Pm3NF211^10155801595920Q721ho1b41fl31RW1Pm3R1P1Pm3R1B101]c1000011`100Pm3X1T1Pm3X1B101]c10001Qm300Pm38:Rm31jl3Sm3Tm30212bc1ej3000003fl34PP\mXh_3RW14PPigPZ9]c14PPigPZ900041P<00Pm3`1F1R<00Pm3b1F1T<0152920jc1000921ho1jc1000Pm3d1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Pm3f1F10Um3?1b71`l11684120i>203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3Vm3V1F11\71^Q10Vm3Z1F11h;01525284121`l1i>03:Q3e3d3X3_3b3Y3j3U3T3684121^Q1\<2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3Wm300Vm38:Xm31d_3Ym3Zm3180[m3121`l1i>0\i1121`l1`e10\m3121^Q1\<0\i1121^Q1`e1212bc1VM0100001h;4PPigPZ90131^700Vm3f1\11f700Vm3f1T31`700Vm3f1d4000]m371^6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3^m3R1H11Z71Yf1152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^m3Z1B11\700^m3^1L00^m38:_m32`m3am3bm3cm3140dm3120`e10em3121Yf1`e1011VM0100000000000fm391X900gm3P1H01\7015284120\<036T3U3^3Y3U3T3gm3V1B12\7d700gm3Z1L1h;0101gm38:hm32im3jm3km3lm30212bc1VM000001h;4PPf^Tlg100:1`700gm3j1F1^700gm3l1F1f700gm3n1F1f100gm3P2F1V800gm3R2F1j800gm3T2F1l;00gm3V2F1n;00gm3X2F1V<00gm3Z2F1b7015384120i>036T3U3^3Y3U3T3gm3\2F31P<00gm3f1V11R<00gm3f1V21T<00gm3f1V310mm391\601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7nm3P1H01\7015284120\<036T3U3^3Y3U3T3nm3X1B12\7d700nm3\1L1h;0101nm38:om33im3jm3Pn3Qn3lm30212bc1VM000001h;4PPf^Tlg100:1`700nm3l1F1^700nm3n1F1f700nm3P2F1f100nm3R2F1V800nm3T2F1j800nm3V2F1l;00nm3X2F1n;00nm3Z2F1V<00nm3\2F1b7015384120i>036T3U3^3Y3U3T3nm3^2F31P<00nm3h1V11R<00nm3h1V21T<00nm3h1V310Rn381^61^Q115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Sn3R1H1d70152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Sn3\1>21Tn311X6015220R421^Q1R4Sn3`1HSn38:Un31jm3Vn3Wn3150Xn3121^Q1`e10Yn311Tn30Zn3212bc1VM000001Tn34PPigPZ9000000[n3?2^6\61Re115152920W703003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920P9020\n3T1F00016841921Re1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3]n300\n38:^n31P]3_n3`n3150an3121Re1`e10bn3121Re1S50cn3211VM0100000000000dn351d71^d1152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3en3R1F211^6015152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000en3X1P1en3X1B101]c1000011\6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920P90215152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920l;030000en3^1P1en3^1B101]c10001fn311\6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7en3l1B0en38:gn33hn3Pn3`\3in3jn30212bc1VM000001]c14PPigPZ900041P<00en3V2F1R<00en3X2F1T<0152920jc1000921^d1jc1000en3Z2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3en3\2F11kn3ln3en3N>mn3?1^61^Q115152841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120l;85120S5nn3R1F000256831921^Q1l;031]1000on352841921^Q1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3Po300nn38:Qo31hn3Ro3So3170To3121^Q1`e10U]3121^Q1l;0Uo3121^Q1S50Vo3211VM000000000000Wo391X900Xo3R1H01b7015284120i>036T3U3^3Y3U3T3Xo3V1J1>\7b7`7^7d7f7f1V8j8l;n;V<j;j30153841920\<920i>035_3d3X3U3b3036T3U3^3Y3U3T3Xo3Z1B1h;0101Xo38:Yo32im3jm3Zo3[o30212bc1VM000001h;4PPf^Tlg1000000\o3?1^61Re115185120W77920l;030]o3^o3R1F00015284121Re1W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3_o300^o38:`o31ao3bo3co3150do3121Re1`e10eo3121Re1W70fo3212VMkk10110000000000go3?1^61Re115284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ho3NF000152841921Re1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3io300ho38:jo31ao3ko3lo3150do3121Re1`e10bn3121Re1S50mo3212VMkk10110000000000no3?1X61[c115185120R4720SIoo3PP4Z1F21^61Re11515220R421[c1R45284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3PP4`1B1f71_m2185120^NPP4b1B11h;01505284121_m2^N03;U3h3Q3S3d3o2Q3\3Q3b3]35421Re1`e121_m2`e1QP400PP48:RP41P]3SP4TP4190kQ2121[c1`e10UP4121Re1`e10VP4121_m2^N0Qg1121_m2`e10U;212VMkk10110001h;4PPb_QdB0011X601720SIWP4PP4P2F011XP4YP4PP4V1>ZP481^6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3[P4V1H1f70152841920^N03;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3[P4Z1N21h;0[P48:\P42ao3P]3]P4^P4150_P4120`e10`P411h;0o^2213bc1VMkk10110001h;4PPb_QdB000000aP4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3bP4P1H01^6015284120W703OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3bP4V1J16X6T9V8j3l;400bP4X1L1h;0100bP48:cP41ao3dP4eP40213bc1VMkk10110001h;4PPb_QdB000000fP471^6015152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3gP4V1H11^71Yf10gP4Z1\111\700gP4Z1l31B0gP48:hP42`m3am3iP4cm3150dm3120`e10jP4121Yf1`e10kP4011VM0100000000001Tk3Uk3gP4R1>lP493X9^1`:00mP4P1H01d700mP4T1J14\7T9V8j30153841920\<037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3mP4X1B1h;0101mP48:nP42oP4Pn3PQ4QQ40212bc1VM000001h;4PPb_QdB0031f100mP4n1F1j;00mP4P2F1b7015384120i>036T3U3^3Y3U3T3mP4R2F000RQ491\601515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9385120W7SQ4P1H01b7015284120i>036T3U3^3Y3U3T3SQ4V1J12\7b70153841920\<20i>036T3U3^3Y3U3T3SQ4Z1B1h;0101SQ48:TQ41Pn3UQ4VQ40212bc1VM000001h;4PPf^Tlg10061`700SQ4j1F1^700SQ4l1F1f700SQ4n1F1l;00SQ4P2F1n;00SQ4R2F1V<00SQ4T2F010WQ4?1d71^d10XQ4V1F12\7X91k?1505185120\<5384120\<036T3U3^3Y3U3T351385120\<565920b421^d1b41mMXQ4Z1>11h;0185121k?\<YQ400XQ48:ZQ41oP4[Q4\Q4170]Q4121k?`e10^]215921k?b421^d1b40^Q4121^d1`e10_Q4212bc1VM000002mM4PPb_QdBh;4PPPlYaTUm401:1b7015384120i>036T3U3^3Y3U3T3XQ4j1F1`700XQ4l1F1T900XQ4n1F1X601720SI`Q4XQ4P2F1n700XQ4R2F1f100XQ4T2F1V800XQ4V2F1j800XQ4X2F1l;00XQ4Z2F1V<00XQ4\2F010aQ491d700bQ4NH02X9`:00bQ4R1J12T9j300bQ4T1L1h;0101bQ48:cQ41oP4dQ4eQ40212bc1VM000001h;4PPZfVg30021X600bQ4^1\11j;00bQ4^1n1000fQ491Z700gQ4R1H01X61[c115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3gQ4V1J12\6^600gQ4X1L1h;0120gQ48:hQ41`m3iQ4jQ40011VM0100001h;4PP\mXh_31R40041P<00gQ4f1F1R<00gQ4h1F1T<0152920jc1000921[c1jc1000gQ4j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3gQ4l1F10kQ481T900lQ4V1H2\7b700lQ4X1N00lQ48:mQ43im3Q[3R[3nQ4oQ4130PR4120`e10QR4212bc1VM000000000000RR4:1b700SR4NH1i>20i>063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311SR48:TR41d_3UR4VR40111VM0100000000000WR491^700XR4R1H02b7\7016841920i>20\<303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3XR4X1B11b700XR4\1L1h;0100XR48:YR41d_3ZR4[R40212bc1VM0100001h;4PPigPZ9000000\R491^700]R4R1H01X61[c115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3]R4V1J12\6^6015220R421[c1R4]R4Z1B1h;0120]R48:^R41`m3_R4jQ40011VM0100001h;4PP\mXh_300041P<00]R4h1F1R<00]R4j1F1T<0152920jc1000921[c1jc1000]R4l1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]R4n1F10`R4?1Z71Yf10aR4V1F0021X61[c11620SI203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3aR4Z1B1b71`l10aR4^1B150505521`l1b421[c1b4565921Yf1b421[c1b41h;3684121`l1i>2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3bR400aR48:cR41d_3dR4[R41:0eR4121Yf1`e10fR4121[c1SI0gR4121[c1`e10hR4121`l1i>0\i1121`l1`e1211VM0100001h;4PPigPZ9000000iR491\60151516920SI030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920P9021385120W7jR4P1H01b70152841920i>030036T3U3^3Y3U3T3jR4X1B12b7\700jR4\1L1h;0101jR48:kR41d_3lR4mR40211VM0100001h;4PPb_QdB0041f700jR4f1\11`700jR4f1l21l;00jR4f1b41V<00jR4f1Z5010nR451`71[c11515284120U@036T3U3^3Y3U3T385120fAoR4R1F216^8T;^9`9b9d700oR4X1P1oR4X1B0012j3V8015620b421[c1fAoR4^1P10016^8T;^9`9b9d700oR4d1P1oR4`1B101]c1121[c1fA012j3V800oR4b1P1000oR48:PS41QS4RS4SS40111VM0100001]c14PPb_QdB0021`7015384120U@036T3U3^3Y3U3T3oR4P2F1b7015284120i>03:Q3e3d3X3_3b3Y3j3U3T3oR4R2F000TS491T900US4P1H01X61[c115220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3US4T1J13\6^6X601505220R421[c1R45220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3US4X1B1h;0140US48:VS41`m3WS4XS40011VM0100001h;4PP\mXh_300041P<00US4f1F1R<00US4h1F1T<0152920jc1000921[c1jc1000US4j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3US4l1F10YS451X61[c11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ZS4P1F211\6015220R421[c1R4ZS4V1T1ZS4V1B101]c1000011^6015220R421[c1R4ZS4X1T1ZS4X1B101]c1000000ZS48:[S41\S4]S4^S40111VM000001]c14PPf^Tlg10061f700ZS4^1F1n;00ZS4`1F1P<00ZS4b1F1R<00ZS4d1F1T<00ZS4f1F1V<00ZS4h1F010_S491^6015220R421[c1R4`S4NH01X61[c11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4`S4V1B11\6015220R421[c1R4`S4\1B1gd10101`S48:aS41\S4bS4cS40111VM000001gd14PPf^Tlg10011f700`S4h1\1010dS451X61[c11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4eS4P1F211f700eS4V1T1eS4V1B101]c1000011\601515220R421[c1R4920P9021eS4X1T1eS4X1B101]c1000011^6015220R421[c1R4eS4\1B0eS48:fS41\S4gS4^S40111VM000001]c14PPigPZ900041P<00eS4d1F1R<00eS4f1F1T<0152920jc1000921[c1jc1000eS4h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3eS4j1F10hS4?1X61[c11515220SI03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4iS4T1F11f71_m215185120^N50385120R45220R421[c1R4iS4Z1B11h;01684121_m2^N3033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3jS401iS48:kS41\S4lS4mS4170nS4121[c1`e10oS4121_m2^N0Qg1121_m2`e10PT4111VM000001h;4PPigPZ90031X600iS4h1F1\6015220R421[c1R4iS4j1F1^6015220R421[c1R4iS4l1F010QT4?1X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4RT4V1F21b71`l10RT4\1B2X9Z91k?0RT4^1B11h;015521`l1b421k?b4ST400RT48:TT41UT4VT4WT4160kQ2121[c1`e10XT4121k?`e10YT4121`l1`e1111VM0100001h;4PPigPZ90051\6015220R421[c1R4RT4j1F1^6015220R421[c1R4RT4l1F1X600RT4n1F1f100RT4P2F1V800RT4R2F000ZT451X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4[T4R1F111b70150385120R45220R421[c1R4[T4X1L[T4X1>101]c1000021\6015220R421[c1R4[T4`1B1^6015220R421[c1R4[T4b1B0[T48:\T41UT4]T4^T40111VM0100001]c14PPigPZ900041P<00[T4j1F1R<00[T4l1F1T<0152920jc1000921[c1jc1000[T4n1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[T4P2F10_T4?1\61if1151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20\<20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020`T4V1F1101k?1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3`T4\1>11h;0154921k?Y400n100n1aT400`T48:bT41ao3cT4dT4170eT4121k?X40\i1121k?`e10fT4121if1`e10gT4212VMkk10110001h;4PPigPZ90051f700`T4j1F1l;00`T4l1F1n;00`T4n1F1j;00`T4P2F1\6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3`T4R2F000hT4?1^61^Q115152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920W703003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3iT4T1F21b71`l10iT4Z1B2Z7^61_m2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3iT4\1B11h;0185121_m2W7jT400iT48:kT41am3lT4mT4140nT4121^Q1`e10oT4121_m2`e1011VM0100001h;4PPhUibmR10131\700iT4j1F1b70153841920i>03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3iT4l1F1Z70153841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3iT4n1F010PU4?1b71`l115284120i>03=^3_3d3T3U3d3U3b3]3Y3^3U3T3QU4V1F12\6^61_m2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3QU4\1B11h;01505185121_m2W75284121_m2W703D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121_m2W73921_m2P9021RU401QU48:SU41am3TU4UU4190VU4121`l1`e10WU4121_m2`e10cf2121_m2P90XU4121_m2W70YU4011VM0100001h;4PPigPZ90141Z700QU4l1\11^700QU4l1R31\700QU4l1j41X600QU4l1^6000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk1000004TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDmH20000000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk100001fU44TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDmH21000000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk100001gU44TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDmH20000000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk100001hU44TB4PPhUibmR1RW14PPU[ck1\U44PPTSR[]V1mH20000000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk100001iU44TB4PPdhU\\d1RW14PPU[ck1\U44PPPf^Tlg1mH20000000ZU4?1n31SY215185120SB85120fA[U4T1F000150505131mH55801595921SY2fA21SY2SB1TB1RW1511mH55801595921SY2fA21SY2SB5:21SY2gA04PP\mXh_31RW1545921SY2fA21SY2b48221\U4585:921SY2gA00:04PP\mXh_304PP\mXh_3]U415921SY2fA21SY2SBif10[U48:^U41_U4`U4aU41;0bU4121SY2SB0^]215921SY2fA21SY2SB0cU4121SY2fA0Qg1121SY2`e10dU411TB0eU4213bc1_;kk100001jU44TB4PP`[bUkU2RW14PPU[ck1\U44PPlXkmZY2mH20000000kU451l31`l10lU4NF311^100lU4R1T1lU4R1B101]c1000011`100lU4T1T1lU4T1B101]c10001mU411n300lU4V1T1lU4V1B101]c1000000lU48:nU42oU4PV4QV4RV40213bc1eg1_;000001]c14PPigPZ90111l100lU4\1\141P<00lU4b1F1R<00lU4d1F1T<0152920jc1000921`l1jc1000lU4f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3lU4h1F10SV451`11SY215220W71TV4UV4R1F311l700UV4X1T1UV4X1B101]c1000011j7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3UV4Z1P1UV4Z1B101]c1000012^6\60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3UV4`1P1UV4`1B101]c1000000UV48:VV41WV4XV4YV40212bc1_;0010002TV402]c14PPigPZ900041P<00UV4l1F1R<00UV4n1F1T<0152920jc1000921SY2jc1000UV4P2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3UV4R2F10ZV4?1d11[c1185120o9[V4V1F0015^1b1f1`1n11Ul1137920P7030Yj3[V4\1B1505721[c1o90023921Ul1S9020\V400[V48:]V41^V4_V4`V4170SU3121[c1`e10kn1121[c1o90aV4121Ul1`e10bV4111_;01010000000000cV491\60151516841920SI030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021385120l;dV4T1H01j7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3dV4^1B16j7l;n;j;V<j300dV4b1L1gd10101dV48:eV42fV4gV4hV4iV40111_;01010001gd14PPhUibmR10021l700dV4n1F2\6^60185120W7dV4P2F000jV473`1HT10151515085120W73920]985120^95220W71fe1385120X7kV4X1H0002^1`1kV48:lV41hb2mV4nV4150oV4120`e10PW4120W70QW4211_;01010001fe106000000RW491`10152920P7921if1P7030921if1P7920P7030SW4R1H01^11if10SW4X1J19^1l3b1f1j1n1`8n7f200SW4\1B1h;0101SW48:TW42PV4oU4UW4VW40212bc1_;0100001h;4P``gn5000000WW4?1`11SY215052920W71TV41TV4920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3XW4R1F00013921SY2]952841921SY2^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3YW400XW48:ZW41WV4[W4\W4130]W4121SY2`e10^W4212bc1_;0010001TV402000000_W491T400`W4T1H01`100`W4X1J11^100`W4Z1L1h;0100`W48:aW41bW4cW4dW40111_;01011001h;4PP\mXh_3000000eW4?1d11[c1185120o9fW4V1F00015521[c1o91[W1gW400fW48:hW44iW4jW4kW4^V4lW4mW415121[c1o90nW4121[c1`e10oW411[W1212bc1_;000001[W102000000PX491^11\_21515185120P75320P721if1P73720P7Yj3QX4P1H01^11if115185120P73720P7Yj3QX4X1B14^1b1f1n10152920P721if1P721if1P7QX4^1B1h;0100QX48:RX41jW4SX4TX40212bc1_;0100001h;4PPPlYaTUm4000000UX411^11if10VX4T1H3b1f1n10152920P7921if1P7030921if1P7920P7030VX4X1>11h;VX48:WX41XX4YX4ZX40111_;0100001h;4PPPlYaTUm40011^10153920P7030921if1P7030VX4`1Z1000[X491l3015151515185120W485120fA5320W421k?P45320W4921k?W421k?P45620fA5821k?fA1RW1\X4T1H01Z91k?1515185120P43784120P4io2565920fA20b41[j2\X4`1B17f1n1`1l1Z9^9`9015052920P4920W421k?P421k?P45220W4921k?W421k?P4\X4f1B595921k?fA21k?b41[j20100\X48:]X41iW4^X4_X40112`X4_;0100002[j24PPX`eanDRW14PPU[ck1000010aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;000005TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDh;4PPigPZ9mH200131`100bX4n1\11l100bX4n1T31n100bX4n1`4000aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;00001fU45TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDh;4PPigPZ9mH210131`100bX4n1\11l100bX4n1T31n100bX4n1`4000aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;00001gU45TB4PPlb\i^ARW14PPU[ck1\U44PPX`eanDh;4PPigPZ9mH200131`100bX4n1\11l100bX4n1T31n100bX4n1`4000aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;00001hU45TB4PPhUibmR1RW14PPU[ck1\U44PPTSR[]V1h;4PPigPZ9mH200131`100bX4n1\11l100bX4n1T31n100bX4n1`4000aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;00001iU45TB4PPdhU\\d1RW14PPU[ck1\U44PPPf^Tlg1h;4PPigPZ9mH200131`100bX4n1\11l100bX4n1T31n100bX4n1`4000aX4?1l31`l10bX4X1F11^11if10bX4Z1F11h;0150505131mH55801595921`l1fA21if1Q71TB1RW1511mH55801595921`l1fA21if1Q75:21`l1gA04PP\mXh_31RW1545921`l1fA21`l1b48221\U4585:921`l1gA00:04PP\mXh_304PP\mXh_3cX415921`l1fA21if1Q7if10bX48:dX41_U4eX4fX41=0gX4121if1Q70Qg1121if1`e10Rg115921`l1fA21if1Q70cU4121`l1fA0Qg1121`l1`e10dU411TB0hX4213bc1eg1_;00001jU45TB4PP`[bUkU2RW14PPU[ck1\U44PPlXkmZY2h;4PPigPZ9mH200131`100bX4n1\11l100bX4n1T31n100bX4n1`4000iX4?1`11SY20jX4Z1F12\6^61_m2152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3jX4^1B11h;01506841921_m2W7030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921_m2P9021kX401jX48:lX42mX4nX4oX4PY4190QY4121SY2`e10WU4121_m2`e10cf2121_m2P90XU4121_m2W70RY4111_;01010001h;4PPb_QdB0131j100jX4n1\11X600jX4n1l21^100jX4n1^3000SY451`11SY215220W71TV4TY4T1F411l700TY4Z1T1TY4Z1B101]c1000011j7016841920i>0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3TY4\1P1TY4\1B101]c1000011^60152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3TY4b1P1TY4b1B101]c1000011\6015152841920W703003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120l;TY4h1P1TY4h1B101]c1000000TY48:UY42fV4gV4VY4WY40111_;01010002TV402]c14PPigPZ900041P<00TY4R2F1R<00TY4T2F1T<0152920jc1000921SY2jc1000TY4V2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3TY4X2F00XY491^60152841920SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3YY4R1H01`100YY4X1J14X9\9b:d700YY4\1B1h;0101YY48:ZY41[Y4\Y4]Y40212bc1_;01011001h;4PPigPZ90021T900YY4l1\11X600YY4l1X3000^Y423_Y4l:`Y4031T900aY4V1N1`100aY4X1R13X9Z9\900aY4^1J31022244030224403024aY48:01141h;aY48:bY41[Y4cY4]Y40212bc1_;01011001h;4PPigPZ90021d700aY4f1\11^600aY4f1l2010dY451T91^Q1151545920fA20b41\U45620fA20b4eY4X1F311^10151575920Q720b4591fY41RW15420Q721^Q1fAeY4^1P1eY4^1B101]c1000011l100eY4d1T1eY4d1B101]c10001gY411`100eY4f1T1eY4f1B101]c10001hY411^101505520Q720b45720Q721^Q1fAeY4j1B0eY48:iY41jY4kY4lY40112bc1_;000004\U44PPX`eanDfY44PP\mXh_3RW14PPU[ck1]c14PPigPZ90131d700eY4P2\11^600eY4P2l21\900eY4P2b341P<00eY4V2F1R<00eY4X2F1T<0152920jc1000921^Q1jc1000eY4Z2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3eY4\2F12mY4nY4eY4R1>oY4nY4eY4T1>PZ451l31`l10QZ4R1F211`101920]952841920^903003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3QZ4V1P1QZ4V1B101]c1000011^100QZ4\1T1QZ4\1B101]c10001RZ400QZ48:SZ41TZ4UZ4VZ40112bc1_;01011001]c14PPigPZ90111l100QZ4b1\141P<00QZ4h1F1R<00QZ4j1F1T<0152920jc1000921`l1jc1000QZ4l1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3QZ4n1F10WZ4?1^11if10XZ4T1F11R21i[20XZ4V1F11h;01558015921i[2T<21if1Q71RW1YZ401XZ48:ZZ42\j3^j3[Z4\Z418121i[2T<0]Z4121i[2`e10^Z4121if1Q70Qg1121if1`e10U;212bc1_;000002RW14PPU[ck1h;4PPigPZ9010000_Z4?1^11if1185120Q7`Z4T1F0001575921if1Q721if1b4591fY41RW1aZ415921if1Q721if1b4if10`Z48:bZ41cZ4dZ4eZ41:0fZ4121if1b40eY2121if1Q70Qg1121if1`e10Rg115921if1Q721if1b40gZ411fY4212bc1_;000002fY44PP\mXh_3RW14PPU[ck1000000hZ473`1HT101515085120W73920]985120^95220W71fe1iZ4X1H0002^1`1iZ48:jZ42kZ4_`3lZ4mZ4150oV4120`e10nZ4120W70U;212bc1_;000001fe106000000oZ473`1HT101515085120W73920]985120^95220W71P[4Q[4R1H0002^1`1Q[48:R[42S[4jW4T[4U[4150oV4120`e10V[4120W70U;212bc1_;000001P[404000000W[4?101k?15185120W485120Z4X[4\1F41h<1_m20X[4b1B161Qn115620b45821k?Z41RW1X[4d1B1f:1Ul115152920W403021k?W45620b45821k?Z41RW1X[4f1B1f81if115620b45821k?Z41RW1X[4h1B1585921k?Z421k?b41h;015050505621_m2b421k?Z45421Ul1`e121Qn1`e15421if1`e121Ul1`e15621if1d;000Y[400X[48:Z[41[[4\[4][41;0^[4121k?W40\]2121k?Z40Qg1121k?`e10_[4121if1`e10kn1121if1d;0Q`2212VQ1kk10110002h;4PPPTUioS\R1RW14PPThjX_:00:100152920W421k?W421k?W4X[4T2F1^80152920W421k?W421k?W4X[4V2F1`8015152920W421k?W421k?W45420b421k?Z4X[4X2F140152920W421k?W421k?W4X[4Z2F1>0152920W421k?W421k?W4X[4\2F1b90152920W421k?W421k?W4X[4^2F1^90152920W421k?W421k?W4X[4`2F1`900X[4b2F1`<00X[4d2F1^<00X[4f2F003`[4a[4X[4T1>b[4c[4X[4V1>d[4e[4X[4X1>f[452Z901k?15151515185120W45085120fA85120Z456920fA20Z420b43920Y>0203720W4g[4h[4P1F211^80152920W421k?W421k?W4h[4Z1P1h[4Z1B015858921k?fA21k?Z41RW104PTQm112Z8h801684120nQ13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3h[4`1P101i[411^80152920W421k?W421k?W4h[4h1P1h[4d1B101]c115858921k?fA21k?Z41RW104PTQm1012Z8h801684120nQ13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3h[4f1P1000h[48:j[41k[4l[4m[40212bc1VQ1000003RW14PPThjX_:TY24PP\mXh_3]c14PPigPZ90093b94>015052920W421k?W421k?W45720b459921k?fA21k?Z41TY2h[4R2F9d9T;R;X9Z90`8^9\90152920W421k?W421k?W4h[4V2F1`900h[4`2F1P800h[4b2F1X601720SIn[4h[4d2F1d800h[4f2F1`<00h[4h2F1^<00h[4j2F1\<00h[4l2F000o[4?1Z91k?15185120W485120fAP\4V1F11T;1[c11515284120U@036]3Y3c3c3U3T3385120oFP\4Z1F11Vl101505421[c1b421k?fA565921[c1b421k?fA1RW1Q\400P\48:R\41S\4T\4U\41=121k?W40V\4121[c1b40Qg1121[c1`e10Rg115921[c1b421k?fA0W\4121k?fA0Qg1121k?`e10X\411RW1111VQ10100002RW14PPThjX_:Vl14PPPXXWXjZc41W410000Y\4?1X81Z\4185120cQ1[\4X1F11P31`l1185120^>[\4\1F11h;015783121`l1^>83121Z\4cQ1\\400[\48:]\41gg2^\4_\4190`\4183121Z\4cQ10Qg1121Z\4`e10a\4183121`l1^>0Qg1121`l1`e10b\4212bc1VQ10100001h;4PP\mXh_30191R;00[\4l1F1d800[\4n1F1^800[\4P2F1^900[\4R2F1`900[\4T2F1\900[\4V2F1b900[\4X2F1P800[\4Z2F1d700[\4\2F010c\471l9015284120ZT103=R3_3_3d3o2b3U3S3_3f3U3b3i3d\4T1H0003f8b8`8d\48:e\41[[4f\4g\4150h\4120W40i\4120`e10j\4112VQ1kk10110000000000k\45161Qn10l\4Z1F511f800l\4^1T1l\4^1B101]c1000011`800l\4`1T1l\4`1B101]c1000011\800l\4b1T1l\4b1B101]c10001m\411b800l\4d1T1l\4d1B101]c1000012\8X80152920bQ1000000l\4f1P1l\4f1B0015f8`8^8X8f:0150505050565858920d;000920TS1000920US100000056920bQ1920kG920o900000085120W485120kR185120oFl\4l1F01n\400l\48:o\41[[4P]4Q]40213bc1VQ1kk10110001]c14PP\mXh_30131T900l\4Z2\11n700l\4Z2X31`:00l\4Z2j421T<015152920jc1000921Qn1jc1000555920b421Qn1b41]c1l\4^2F1b<01555920b421Qn1b41]c1l\4`2F00R]4?1f81if11515284120nQ1034R3_3_3d385120eS1S]4R1F00015221if1eS1000T]400S]48:U]41[[4V]4W]4150X]4121if1`e10Y]4121if1eS10mn1213bc1VQ1kk10110000000000Z]4?1X81Z\415151920XQ10205620bQ10005220dQ1000[]4X1F11f81if1185120TS1[]4\1F11h;01565821if1TS1921if1d;000000\]400[]48:]]41[[4^]4_]41=0`]4121Z\4bQ10a]4121Z\4dQ10Qg1121Z\4`e10b]4121if1TS10c]4121if1d;0d]4121if1`e10U;213bc1VQ1kk10110001h;4PP\mXh_3010000e]4?1X81Z\4185120XQ1f]4T1F13Z8h8f81if1185120nQ1f]4X1F11h;015221Z\4XQ15284121if1nQ1034R3_3_3d3g]400f]48:h]41i]4j]4k]4180l]4121Z\4XQ10\i1121Z\4`e10m]4121if1`e10W_2121if1nQ1213bc1VQ1kk10110001h;4PPf^Tlg1010000n]4?1h81if1185120mS1o]4V1F0011h81`l10o]4Z1P1150525284121if1nQ1034R3_3_3d35621if1mS121`l1b451515284121`l1nQ1034R3_3_3d35721`l1b421if1mS1545921`l1b421if1mS11^5P^400o]48:Q^41i]4R^4S^41:0T^4121if1mS10U^4121`l1b40Qg1121`l1`e10V^4121if1`e10W_2121if1nQ1213bc1VQ1kk10110001^54PPb_QdB000000W^4?1h81if115284120nQ1034R3_3_3d3X^4T1F0001555921if1mS121if1b41RW1Y^400X^48:Z^41i]4[^4\^4190]^4121if1`e10W_2121if1nQ10^^4121if1mS10^]215921if1mS121if1b40_]2212VQ1kk10110001RW14PPZfVg3000000_^451d81Re10`^4P1F211\600`^4T1T2`^4T1B101]c10011X600`^4T1T1011^6016841920W7030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3`^4X1P1`^4V1B101]c10011X600`^4V1P1011T<0152920jc1000921Re1jc1000`^4d1B0`^48:a^41b^4c^4d^40212bc1VQ1000001]c14PP\mXh_3000010e^491^80151515185120W485120oF5220W421^Q1W45620oF21^Q1b4f^4NH01^91^Q1185120W4f^4T1J16X9Z90`8T9`:0152920W421^Q1W421^Q1W4f^4X1B1Vl10100f^48:g^41k[4h^4i^40212bc1VQ1000001Vl14PPPXXWXjZc4000000j^452\<^<1k^415157801920k`11l^41l^453920U@032d3_3920mM034V3b3_3]3m^4P1F214X9Z9`8f800m^4V1P1m^4V1B101]c1000015X9Z9`8f8\800m^4\1P1m^4Z1B101]c10013l;j3V800m^4Z1P11n^400m^48:o^41P_4Q_4R_40212bc1VQ1000002]c14PPf^Tlg1l^44PPlb\i^A010000S_4?1b81[c10T_4X1F0021V81^Q10T_4Z1R11Z81dd10T_4Z1`215721dd1b421^Q1b4U_400T_48:V_41W_4X_4Y_4160Z_4121^Q1`e10gP3121[c1`e10[_4121dd1`e1212bc1VQ10100000000001\_4`b3T_4T1>]_4?1`:1`l115152841920cY1030035T3Q3Y3\3i385120W4^_4V1F21^81ho11515220W421`l1W485120oF^_4\1B1`81^Q11515220W421`l1W485120kR1^_4^1B11h;015050505421^Q1b421ho1b4565921^Q1b421ho1b41UF555921^Q1kR121^Q1b41TV251535921^Q1kR121ho1oF1__4535921^Q1kR121ho1oF1`_4a_400^_48:b_41c_4d_4e_41<121^Q1W40f_4121ho1oF0g_4121^Q1`e10eY2121^Q1kR10^]215921^Q1kR121^Q1b40h_411TV20i_4212bc1VQ1000005h;4PPPTUioS\R1UF4PPf^Tlg1TV24PPPlYaTUm4__44PPPhcRYZj9`_44PPPdmc]_g>0021`:0152920W421`l1W421`l1W4^_4l1F1R;0152920W421`l1W421`l1W4^_4n1F000j_4=1f:01515151515185120W485120QS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920i>030037`3U3^3T3Y3^3W356920kG002000565920b420QS11RW1k_4P1L20W4112^8R;00k_4\1\120W401X8015052920dQ1920g9002000515185120cQ185120_>5483120_>83120cQ1k_4b1B01h;k_48:l_41k[4m_4m[40212bc1VQ1000002h;4PPf^Tlg1RW14PPThjX_:0011d800k_4n1\1010n_4=1f:015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG00200050385120QS1555920QS120b41hk335152841920[Z1035T3Q3Y3\3i3034^3_3^3U353841920i>037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3o_4R1L20W4116`8^8Z9\9l9R;00o_4d1B20W401V800o_4T2J11b800o_4V2L1h;o_48:P`41Q`4R`4S`40212bc1VQ10100002h;4PPf^Tlg1hk34PPPlYaTUm40061Z8015384120nQ103;d3U3b3]3Y3^3Q3d3Y3_3^3o_4^2F1V800o_4`2F1\800o_4b2F1d800o_4d2F1d700o_4f2F1h900o_4h2F000T`491\800U`4P1H01600U`4T1J136j3j;00U`4V1L1h;0120U`48:V`41[[4W`4X`40112VQ1kk10110001h;4PP\mXh_3000000Y`4?1X81Z\41515085120bQ185120cQ15085120dQ185120_>Z`4X1F13Z8h8f81if1185120nQ1Z`4\1F11h;015052515156921Z\4bQ183121Z\4cQ100052921Z\4dQ183121Z\4_>0003921Z\4XQ10205284121if1nQ103:V3_3b3S3U3o2c3d3_3`3515284121if1nQ1034R3_3_3d3385121Z\4XQ1[`400Z`48:\`41]`4^`4_`41=0``41921Z\4bQ183121Z\4cQ10a]41921Z\4dQ183121Z\4_>0a`4121Z\4XQ10Qg1121Z\4`e10b`4121if1nQ10Qg1121if1`e10U;213bc1VQ1kk10110001h;4PPf^Tlg1010000c`45101k?15185120Z485120W4d`4P1F115`80\9l9R;015220W421k?W4d`4X1Ld`4V1>101]c10011600d`4V1L000d`48:e`41[[4f`4g`40213bc1VQ1kk10110001]c14PP\mXh_30071601575820b41]c121k?Z4d`4b1F140152920W421k?W421k?W4d`4d1F1^90152920W421k?W421k?W4d`4f1F1`900d`4h1F1P800d`4j1F1b<00d`4l1F1X601720SI[h1d`4n1F000h`45101k?15185120Z485120W4i`4P1F114`80\9l9015220W421k?W4i`4X1Li`4V1>101]c10011h800i`4V1L000i`48:j`41k`4l`4m`40213bc1VQ1kk10110001]c14PPf^Tlg10081h801505384120nQ103:V3_3b3S3U3o2c3d3_3`35720b421k?Z4i`4b1F140152920W421k?W421k?W4i`4d1F1^90152920W421k?W421k?W4i`4f1F1`900i`4h1F1P800i`4j1F1600i`4l1F1h<00i`4n1F1X601720SI[h1i`4P2F000n`481\61^Q11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920`I020o`4T1H1V800o`4X1N012b8d801565921^Q1b420b41_W2o`4\1Ho`48:Pa41Qa4Ra4Sa4130Ta4121^Q1`e10Ua4111VQ1000001_W24P``gn5000000Va492d8T<0152920jc1000921^Q1jc1000Wa4NH01R;1^Q10Wa4T1J12b8\800Wa4V1L1h;0101Wa48:Xa41Ya4Za4[a40212bc1VQ1000001h;4PPf^Tlg1000000\a4=1\60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120cI5720dI21^Q1b4]a4NL20cI111^800]a4V1\120W401V81^Q10]a4Z1J11\6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3]a4\1L1h;]a48:^a41_a4`a4aa40212VQ1fd3000001h;4PPhUibmR1000010ba4?1V81if10ca4V1F21f:1Ul1185120W4ca4Z1B1`81^Q10ca4\1B11h;015521Ul1b421^Q1b4da400ca48:ea41fa4ga4ha4160ia4121^Q1W40\i1121^Q1`e10ja4121Ul1`e1212bc1VQ1000001h;4PPf^Tlg1010011ka4`b3ca4R1>la4?1f:1Ul11515156920o900200056920kG0020005085120o985120W4ma4R1F12Z8h81if10ma4V1F11h;015384121if1nQ1034^3_3^3U3na400ma48:oa41Pb4Qb4Rb4160Sb4121Ul1`e10Tb4121if1nQ10\i1121if1`e1212bc1VQ1000001h;4PPigPZ9010010Ub4?1f81if11515284120nQ1034R3_3_3d35620d;000Vb4T1F00015721if1TS1002Wb400Vb48:Xb42[[4c_4Yb4Zb4170[b4121if1d;0\b4121if1TS10]b4121if1`e10U;112VQ1kk10110000000000^b491^8015220W421^Q1W4_b4P1H01`81^Q1185120W4_b4V1J13b8d8V800_b4X1L1h;0101_b48:`b42fa4[[4ab4bb40212bc1VQ1000001h;4PPf^Tlg1000000cb491^80185120oFdb4LH20120db48:eb43fb4_a4gb4hb4ib40212bc1VQ10000002W4oF00000jb451^81ho1185120W4kb4P1F111V;015152920W403021ho1W45284120h5036]3Y3c3c3U3T3kb4V1Lkb4V1>101]c1000000kb48:lb41mb4nb4ob40212bc1VQ10100001]c14PPigPZ900041P<00kb4b1F1R<00kb4d1F1T<0152920jc1000921ho1jc1000kb4f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3kb4h1F10Pc451^81ho1185120W4Qc4T1F111T;01515152920W403021ho1W45284120U@036]3Y3c3c3U3T35050385120oF385121ho1oF548015920oF21ho1oF04PPU[ck1Qc4Z1LQc4Z1>101]c1000000Qc48:Rc41k[4Sc4Tc40212bc1VQ10100001]c14PPigPZ900041P<00Qc4j1F1R<00Qc4l1F1T<0152920jc1000921ho1jc1000Qc4n1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Qc4P2F10Uc4?1^81ho1185120oFVc4\1F0001505659921ho1PG21ho1b421ho1oF1RW151565921ho1b421ho1oF1RW1545921ho1b421ho1PG1UFWc4159921ho1PG21ho1b421ho1oFif10Vc48:Xc42k[4S\4Yc4U\41;121ho1W40Zc41921ho1PG21ho1b40Qg1121ho1`e10Rg1159921ho1PG21ho1b421ho1oF0W\4121ho1oF0[c411RW1112bc1VQ10100002RW14PPThjX_:UF4PPU[ck1000000\c4?1`:1`l115185120W45284120cY1034^3_3^3U3]c4R1F21^81ho1185120oF]c4X1B1`81^Q115185120kR152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3]c4Z1B11Vl1015521^Q1kR121ho1oF^c401]c48:_c41c_4`c4ac41;121`l1W40bc4121`l1`e10cc4121ho1oF0Qg1121ho1`e10dc4121^Q1kR10\i1121^Q1`e1212bc1VQ1000001Vl14PPPXXWXjZc41W410000ec4=1T;015185120W45284120U@036]3Y3c3c3U3T3fc4NL20W4111^800fc4V1\120W401V800fc4Z1J13b8d8V800fc4\1L1h;fc48:gc41_a4hc4ic40212bc1VQ1000001h;4PPf^Tlg1000000jc481\6015185120lF320lFkc4T1H1800kc4X1N00kc48:lc41mc4nc4oc4130jn1120`e10Pd4212VQ1kk10110000000000Qd4=1X800Rd4R1L20cQ1111X800Rd4X1\120_>01X81Z\415185120cQ185120_>Rd4\1J11b800Rd4^1L1h;Rd48:Sd42gg2fa4Td4Ud40212bc1VQ10100001h;4PPf^Tlg10071V800Rd4f1F1d800Rd4h1F4`8^8X9Z90136920W4030121Z\4_>Rd4l1F1\900Rd4P2F1h900Rd4R2F1R;00Rd4T2F1d700Rd4V2F000Vd491b800Wd4P1H01d800Wd4T1J11V800Wd4V1L1h;0101Wd48:Xd41Yd4Zd4[d40111VQ1000001h;4PPf^Tlg1000000\d491d800]d4P1H01b800]d4T1J11V800]d4V1L1h;0101]d48:^d41Yd4_d4`d40212bc1VQ10100001h;4PPf^Tlg1000000ad4:1Z800bd4P1H1nQ120nQ1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311bd48:cd42W_4Pb4dd4ed4150fd4120nQ10\i1120`e10gd4211VQ10100000000000hd471\80152841920UR1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3id4T1H11Z81if115384120nQ1034^3_3^3U3id4Z1J13b8d8V800id4\1L1F0id48:jd41kd4ld4md4160SU3120`e10nd4121if1`e10W_2121if1nQ1211VQ10100000000001Tk3Uk3id4P1>od471T;015284120U@036]3Y3c3c3U3T3Pe4P1H11Z81if115284120nQ1034^3_3^3U3Pe4V1J12b8d800Pe4X1L00Pe48:Qe41kd4Re4Se4160Te4120W40Ue4120`e10Ve4121if1`e1212bc1VQ1000000000000We472^8`800Xe4T1H11Z81if115284120nQ1034^3_3^3U3Xe4X1J12b8d800Xe4Z1L1F0Xe48:Ye41kd4Ze4Se4160[e4120W40\i1120`e10\e4121if1`e1212bc1VQ1000000000001Tk3Uk3Xe4P1>]e492^8`800^e4NH01\80152841920UR1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3^e4R1J15V8T9n7`:X600^e4T1L1h;0100^e48:_e42kd4[[4`e4ae40212bc1VQ1000001h;4PPf^Tlg1000000be491^8015185120oF5620oF20b4ce4NH02^<\<00ce4R1T111b800ce4R1b41h;0100ce48:de41P_4ee4fe40211VQ1000001h;4PPPlYaTUm4000000ge4=1X801515185120cQ185120_>5283120_>000he4R1L20cQ1113`8^8Z900he4Z1\120W401f<00he4\1T111b800he4\1`21h;he48:ie41je4ke4le40111VQ101010001h;4PPf^Tlg10061f<00he4d1F1d800he4f1F1R;00he4h1F1\900he4j1F1h900he4l1F1d700he4n1F010me491Z800ne4NH01V800ne4P1T113V8b8d800ne4P1f21Vl10121ne48:oe41W_4Pf4Qf40211VQ1000001Vl14PPf^Tlg1000010Rf45101k?15185120Z485120W4Sf4R1F113^8`80015220W421k?W4Sf4\1BSf4X1>101]c10011h800Sf4X1L000Sf48:Tf41k`4Uf4Vf40212VQ1kk10110002]c14PPf^Tlg1_W24PP\mXh_300;1h801505384120nQ103:V3_3b3S3U3o2c3d3_3`35420b45821k?Z41_W2Sf4j1F140152920W421k?W421k?W4Sf4l1F1>0152920W421k?W421k?W4Sf4n1F1b90152920W421k?W421k?W4Sf4P2F1T;0152920W421k?W421k?W4Sf4R2F1^90152920W421k?W421k?W4Sf4T2F1`900Sf4V2F1P800Sf4X2F1600Sf4Z2F1h<00Sf4\2F1X601720SI[h1Sf4^2F000Wf491b800Xf4NH01V80153841920h5036\3Q3e3^3S3X3034R3_3_3d3Xf4R1J11V800Xf4T1L1h;0120Xf48:Yf41Yd4Zf4[f40212bc1VQ1000001h;4PPf^Tlg1000000\f451V81if10]f4R1F311b800]f4V1T1]f4V1B101]c1000011d800]f4X1T1]f4X1B101]c10001^f411\8015284120UR1039c3S3X3U3T3e3\3U3c3]f4Z1P1]f4Z1B101]c10001_f400]f48:`f41Yd4af4bf40212bc1VQ1000001]c14PPf^Tlg100041P<00]f4h1F1R<00]f4j1F1T<0152920jc1000921if1jc1000]f4l1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]f4n1F10cf492T<V<015152920jc1000921Re1jc100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3df4NH01d81Re10df4T1J12j;j300df4V1L1h;0101df48:ef41b^4ff4d^40212bc1VQ1000001h;4PPf^Tlg1000000gf4?1Z81if10hf4NF0001684121if1nQ19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3if400hf48:jf41W_4kf4lf40212bc1VQ1000000000000mf451j31Ul10nf4P1F111V80153841920h5036\3Q3e3^3S3X3034R3_3_3d3nf4R1\1nf4R1J101]c1000001nf48:of41Pg4Qg4Rg40212bc1VQ1000001]c14PPb_QdB00041P<00nf4\1F1R<00nf4^1F1T<0152920jc1000921Ul1jc1000nf4`1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3nf4b1F10Sg4?1\61if11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120\<Tg4LF000152871:21if1\<10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3Ug400Tg48:Vg41Qa4Wg4Xg40211VQ1000000000000Yg4?1V81if10Zg4T1F14f8b8d8\81[c10Zg4V1F11h;01555921[c1b421if1b41[W1[g415921[c1b421if1b4if10Zg48:\g41Pg4]g4^g4180_g4121if1`e10em215921[c1b421if1b40`g4121[c1`e10ag411[W1111VQ1000002[W14PPZfVg3h;4PPf^Tlg1010010bg4?1`81^Q1185120kR1cg4P1F00015621^Q1kR121^Q1b4dg415921^Q1kR121^Q1b4nc10cg48:eg41c_4fg4gg418121^Q1W40hg4121^Q1b40eY2121^Q1kR10Qg1121^Q1`e10ig4212bc1VQ1000000000000jg4=1`8015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4kg4P1L20W4111X800kg4X1\120cQ101X80185120cQ1kg4\1J15b8d8V8j3j;00kg4^1L1Vl1kg48:lg41mg4ng4og40212bc1VQ10100001Vl14PP\mXh_3000000Ph491`8015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Qh4V1H10120Qh48:Rh42mg4gb4Sh4Th40212bc1VQ101000001W400000Uh451j<0152920jc1000000Vh4R1F211f<00Vh4X1b3Vh4X1B101]c10012j3V800Vh4X1T1013f:Z8\801505052920o9920kG00200052841920nQ1030034^3_3^3U385120UR1Vh4\1P1Vh4Z1B101]c10012j3V800Vh4Z1P11_f400Vh48:Wh41Xh4Yh4Zh40111VQ101010001]c14PPb_QdB000000[h451f<1Qn10\h4V1F315`8f8\8X9Z900\h4Z1P1\h4Z1B101]c1000011Z801684120nQ13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3\h4b1P1\h4b1B101]c10001]h411b8015658920TS100020US1000\h4j1P1\h4j1B101]c1012X8Z80152841920nQ1034R3_3_3d3034R3_3_3d3\h4n1P101^h400\h48:_h42Xh4je4`h4ah40111VQ101010001]c14PPf^Tlg100041P<00\h4Z2F1R<00\h4\2F1T<0152920jc1000921Qn1jc1000\h4^2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3\h4`2F10bh4?1X81Z\41515185120cQ185120_>38:220cQ120_>ch4V1F11P31^d11515085120^>85120_>575920b421Z\4b41dh4ch4Z1F11h;018:221Z\4cQ1921^d1^>21^d1_>eh400ch48:fh41gg2gh4hh4190ih4121Z\4cQ10Qg1121Z\4`e10jh41921^d1^>21^d1_>0Qg1121^d1`e10U;211VQ10100002dh44PPZfVg3h;4PPhUibmR101;1R;00ch4h1F1d800ch4j1F1^800ch4l1F1^900ch4n1F1`900ch4P2F1\900ch4R2F1b900ch4T2F1h900ch4V2F1P800ch4X2F1d700ch4Z2F1X601720SIkh4ch4\2F010lh482^8`800mh4R1H1Z800mh4T1N011V800mh4V1Hmh48:nh41fa4oh4Pi4150Qi4120W40\i1120`e10Ri4212bc1VQ10100000000000Si4?1X81Z\41515185120bQ185120cQ185120_>Ti4h1F11Z81if10Ti4l1F11h;06505621Z\4bQ10005284121if1nQ1034^3_3^3U3Ui45050505221Z\4bQ10005283121Z\4cQ10005683121Z\4_>000684121if1nQ1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3Vi45050505221Z\4bQ10005283121Z\4cQ10005283121Z\4_>000684121if1nQ15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3Wi45050505221Z\4bQ10005283121Z\4_>0005283121Z\4cQ183121Z\4_>3684121if1nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Xi45050505221Z\4bQ100038:221Z\4cQ121Z\4_>38:221Z\4_>21Z\4cQ13684121if1nQ12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3Yi450505683121Z\4cQ10005683121Z\4_>000684121if1nQ14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Zi401Ti48:[i41\i4]i4^i41=0_i4121if1nQ10Qg1121if1`e10`i4121Z\4bQ10ai4121Z\4cQ10bi4121Z\4_>0Qg1121Z\4`e10U;212bc1VQ10100001h;4PPigPZ9010006ci4di4Ti4Z1>ei4di4Ti4\1>fi4di4Ti4^1>gi4di4Ti4`1>hi4ii4Ti4b1>ji4ii4Ti4d1>ki4=1\60151515220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120eI5720fI21^Q1b4li4NL20eI111^800li4V1\120W401V81^Q10li4Z1J11\6015220SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3li4\1L1h;li48:mi41_a4`a4aa40212VQ1fd3000001h;4PPhUibmR1000010ni441b80185120h3oi4P1H20h3100011f<00oi4V1Noi48:Pj41Xh4Qj4Rj40111VQ101010000000000Sj476V846<>b900Tj4`1>11b<1SY20Tj4n1J14j3j;l;V<015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3Tj4R2B04j3j;l;V<Tj48:Uj41Vj4Wj4Xj4150Yj4120`e10Zj4121SY2`e10[j4112VQ1kk10110000000001Tk3\j4Tj4Z1>]j491`801515220W421Ul1W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3^j4NH01f:1Ul115151515185120W452841920[Z1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120QS15420QS120b4^j4V1B11`:0152920W421Ul1W421Ul1W4^j4^1L1h;0100^j48:_j41c_4`j4aj40212bc1VQ1000001h;4PPf^Tlg1000000bj4?1l91cj4185120QS1dj4X1F000156801595921cj4QS121cj4b41TV21RW1ej400dj48:fj42gj4[[4hj4ij4190jj4121cj4W40W_2121cj4QS10kj4121cj4b40Y_2121cj4`e10lj4012VQ1kk10110002TV24PPPlYaTUm4RW14PPU[ck1000000mj4?1V81Qn10nj4X1F31X61Yf11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4nj4\1B1\61if11515220SI03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320`Inj4^1B2b8d81Re10nj4`1B11h;01505321if1R421Yf1R45421Re1`e121if1`e1oj401nj48:Pk41Qa4Qk4Rk4160Sk4121if1`e10Tk4121Qn1`e10gP3121Re1`e1111VQ1000001h;4PPhja`o6010011Uk4Vk4nj4T1>Wk4=1f:0151515152841920h5030035V3U3d3S3X385120QS1575920QS120b41[j256920kG002000Xk4R1L84120h5115`8^1`1l1R;00Xk4`1B841920h5035V3U3d3S3X301X80151515185120cQ185120_>5683120cQ10005283120_>000Xk4P2B01h;Xk48:Yk41Q`4Zk4[k40212bc1VQ10100002h;4PPf^Tlg1[j24PP\mXh_30031d800Xk4Z2\11d700Xk4Z2\21b100Xk4Z2l3010\k4?1f:1Ul115151515185120W485120QS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920QS120b41[j2555920QS120b41hk35152841920[Z1034^3_3^3U3035T3Q3Y3\3i35420QS120b4]k4V1F11P31^d115185120^>575920b421Ul1b41dh4]k4^1F11h;01621Ul1W4121^d1^>^k400]k48:_k42gg2fa4`k4ak41:121Ul1W40bk4121Ul1QS10Qg1121Ul1`e10ck4121^d1^>0Qg1121^d1`e10U;212bc1VQ10100004dh44PPZfVg3h;4PP\mXh_3[j24PPhja`o6hk34PPPlYaTUm40081d800]k4j1F1d700]k4l1F1b7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3]k4n1F1h900]k4P2F1R;00]k4R2F1\900]k4T2F1^900]k4V2F1`900]k4X2F010dk4=1f:015151515185120W485120QS152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920kG0020005051575920QS120b41[j2555920QS120b41hk35152841920[Z1034^3_3^3U3035T3Q3Y3\3i35420QS120b4ek4R1L20W4116`80Z9\9l9R;00ek4b1B20W401X8015052920dQ1920g90020005185120_>5283120_>000ek4T2B01h;ek48:fk44fa4Q`4[[4k`4gk4hk40212bc1VQ1000003h;4PPf^Tlg1[j24PP\mXh_3hk34PPPlYaTUm40071d800ek4`2F1d700ek4b2F1b7015384120i>03:Q3e3d3X3_3b3Y3j3U3T3ek4d2F1`:00ek4f2F1h900ek4h2F1^900ek4j2F1`900ek4l2F010ik4?1`:1`l11515185120W4684120cY12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021jk4T1F12Z8h81if10jk4X1F11h;015384121if1nQ1034^3_3^3U3na401jk48:kk41Pb4lk4mk41:0S^2121`l1W40Q[2121`l1cY10nk4121`l1`e10ok4121if1nQ10\i1121if1`e1212bc1VQ1000001h;4PPPTUioS\R10071X601720SIci3jk4f1F1^90152920W421`l1W421`l1W4jk4h1F1`900jk4j1F1P800jk4l1F1\;00jk4n1F1`:01515220W421`l1W43920kG021jk4P2F1f:0152920o9920kG002000jk4R2F000Pl4?1`:1`l11515185120W4684120cY12035T3Q3Y3\3i3036g3U3U3[3\3i3920kG021Ql4V1F22Z8h81SY20Ql4\1B2Z8h81if115284120nQ1034^3_3^3U3Ql4^1B11h;015284121SY2nQ1034^3_3^3U3Rl401Ql48:Sl41Pb4Tl4Ul41<0S^2121`l1W40Vl4121`l1`e10Wl4121SY2nQ10\i1121SY2`e10Xl4121if1nQ10\i1121if1`e1211VQ1000001h;4PPPTUioS\R10072X6Z601720SIci3Ql4l1F1^90152920W421`l1W421`l1W4Ql4n1F1`900Ql4P2F1P800Ql4R2F1\;00Ql4T2F1`:015220W421`l1W4Ql4V2F1f:0152920o9920kG002000Ql4X2F000Yl4<11^800Zl4LH2W4oF110Zl48:[l41_a4\l4]l40212VQ1fd3000000000000^l442V8f800_l4LH920d;0000011^800_l4R1R100_l48:`l41_a4al4aa40212VQ1fd30100000000000bl4?1^81ho10cl4R1F11f81if1185120d;cl4T1F11h;015721if1d;002dl400cl48:el42k[4fa4fl4gl418121ho1W40fS2121ho1`e10hl4121if1`e10kn1121if1d;0Q`2212bc1VQ1000001h;4PP\mXh_3000000il452Z8h81if11684120nQ1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3jl4P1F511^800jl4V1T1jl4V1B101]c1000011`800jl4X1T1jl4X1B101]c1000012X9Z900jl4Z1P1jl4Z1B101]c1000011f801565820d;20TS1000jl4^1T1jl4^1B101]c1000011d800jl4`1T1jl4`1B101]c10001^f400jl48:kl43Q`4]`4k`4ll4ml40212bc1VQ1000001]c14PPf^Tlg100041P<00jl4h1F1R<00jl4j1F1T<0152920jc1000921if1jc1000jl4l1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3jl4n1F10nl4?1X81Z\41515185120cQ185120_>38:220_>20cQ1ol4X1F11P31^d11515085120^>85120_>575920b421Z\4b41dh4ol4\1F11h;0138:221Z\4_>921^d1^>21^d1_>Pm400ol48:Qm41gg2Rm4Sm4190Tm4121Z\4_>0Um4121Z\4cQ10Qg1121Z\4`e10Vm4121^d1`e10U;111VQ10100002dh44PPZfVg3h;4PPhUibmR10131R;00ol4h1\11d800ol4h1f21`:00ol4h1f3010Wm4?2Z901k?15185120P485120W4Xm4V1F22Z8h81kb31684120nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Xm4\1B2Z901Qn1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41Ym4Xm4`1B11h;015421Qn1`e121kb3`e1Zm400Xm48:[m41gb4\m4]m41<0S^2121k?P40^m4121k?W40Qg1121k?`e10_m4121Qn1W40Qg1121Qn1`e10`m4121kb3`e1212bc1VQ1000002h;4PPPlYaTUm4Ym44PP\mXh_30081^90150385120W45220W421k?W4Xm4n1F1`900Xm4P2F1T900Xm4R2F1n700Xm4T2F1j800Xm4V2F1j900Xm4X2F1Z8013684120nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Xm4Z2F1h8013684120nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Xm4\2F002am4bm4Xm4`2>cm4dm4Xm4b2>em4=1X800fm4NL20cQ1011X800fm4T1\120_>01X801515185120cQ185120_>5683120cQ1000fm4X1J11Z800fm4Z1L1h;fm48:gm41\i4hm4im40212bc1VQ10100001h;4PPigPZ90051Z8013684120nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3fm4b1F1\800fm4d1F1b800fm4f1F1d800fm4h1F1V800fm4j1F000jm4?1Z91k?15185120W485120fAkm4V1F21\<1k^415153920c`10000005380120c`100P]1km4\1B1Z91Qn11515220W421k?W485120fAkm4`1B11h;02505421Qn1b421k^4b45321Qn1fA21k?fAlm4505421Qn1b421k^4b4535921Qn1fA21k?fA5:1mi221k^4c`1mm400km48:nm41P_4om4Pn41?0Qn4121k^4c`10Rn4121k^4`e10Sn4121k?W40Tn4121k?fA0Qg1121k?`e10lk2121Qn1fA0Qg1121Qn1`e10Un4212bc1VQ1000002h;4PPPTUioS\R1mi24PP\mXh_30061\<0136841920mM0303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3km4n1F1^<00km4P2F1`<00km4R2F1T900km4T2F1X601720SIVn4km4V2F1^90152920W421k?W421k?W4km4X2F000Wn4?1l81^Q1151515185120mM85120kR1555820mM5:920_T100Pj204PP\mXh_320b45620kR120mMXn4V1F00025621^Q1kR121^Q1b4dg450555921^Q1kR121^Q1b45:921^Q1_T100Pj204PP\mXh_3515152921^Q1_T100Pj200Pj2555921^Q1kR121^Q1b45804PPPlYaTUm41Yn4525921^Q1`T121^Q1aT100h3Zn415921^Q1kR121^Q1b4nc10Xn48:[n41c_4\n4]n4190^n4121^Q1b40Qg1121^Q1`e10_n4121^Q1mM0Rb2121^Q1kR10`n4212bc1b2000001Yn44PP`Rg`aa6000000an4?1l81k?1515185120W485120mM85120kR1bn4V1F11l81Qn1151515220W421k?W485120kR15220mM21k?mMbn4Z1F11Vl10150558015921Qn1kR121k?kR11RW15521k?kR121Qn1b4cn400bn48:dn41UX2en4fn41:121k?W40gn4121Qn1kR10Qg1121Qn1`e10hn4121k?kR10Qg1121k?`e10in4212bc1b2000002Vl14PPPP_ZTYYW1RW14PPU[ck10051P90152920W421k?W421k?W4bn4f1F1^90152920W421k?W421k?W4bn4h1F1T90152920W421k?W421k?W4bn4j1F1`900bn4l1F1\<00bn4n1F000jn4?1l81k?1515185120W485120_T15420_T100Pj2kn4T1F11`81Qn1151515220W421k?W485120kR152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3kn4X1F11Vl101555921Qn1kR121Qn1b45:21k?_T104PP\mXh_3ln400kn48:mn42nn4[[4on4Po41<121k?W40Qo4121k?_T10Ro4121k?`e10So4121Qn1kR10Qg1121Qn1`e10Rg115921Qn1kR121Qn1b40i_4212bc1b2000001Vl14PPPXXWXjZc40041l80152920W421k?W421k?W4kn4d1F1T90152920W421k?W421k?W4kn4f1F1X601784120SITo4kn4h1F1`900kn4j1F000Uo451l81^Q115185120W485120kR1Vo4R1F215j8l8n8P9R90152920W421^Q1W421^Q1W4Vo4X1P1Vo4X1B0121^Q1kR112l;j300Vo4^1P101Wo415j8l8n8P9R90152920W421^Q1W421^Q1W4Vo4f1P1Vo4b1B101]c1121^Q1kR1012l;j300Vo4d1P1000Vo48:Xo41c_4Yo4Zo40212bc1b20100001]c14PPf^Tlg10061l801515220W421^Q1W45420b421^Q1kR1Vo4P2F1^90152920W421^Q1W421^Q1W4Vo4R2F1T90152920W421^Q1W421^Q1W4Vo4T2F1`900Vo4V2F1P800Vo4X2F1X601784120SI\Z2Vo4Z2F000[o451l81^Q115185120W485120kR1\o4R1F114j8l8n8P90152920W421^Q1W421^Q1W4\o4`1L\o4X1>101]c115921^Q1kR11TY2012b9B015052920W421^Q1W421^Q1W45220U921^Q1kR1\o4\1B000\o48:]o41YZ2^o4_o40213bc1b2kk10110002]c14PP\mXh_3TY24PP\mXh_30081l801515220W421^Q1W45420b45921^Q1kR11TY2\o4j1F1^90152920W421^Q1W421^Q1W4\o4l1F1T90152920W421^Q1W421^Q1W4\o4n1F1`900\o4P2F1P800\o4R2F1b<00\o4T2F1600\o4V2F1X601784120SI\Z2\o4X2F000`o452j8R91^Q10ao4P1F311l80152920W421^Q1W421^Q1W4ao4T1T1ao4T1B101]c1000011n80152920W421^Q1W421^Q1W4ao4V1T1ao4V1B101]c10001bo411P90152920W421^Q1W421^Q1W4ao4X1T1ao4X1B101]c10001Pm200ao48:co42c_4YZ2do4eo40212bc1b2000001]c14PPf^Tlg100051P<00ao4`1F1R<00ao4b1F1b<00ao4d1F1T<0152920jc1000921^Q1jc1000ao4f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ao4h1F10fo4?1l81^Q11515185120mM85120kR150565820mM5:920_T100Pj204PP\mXh_320b45520kR120mMgo4V1F00025050385121^Q1_T155801595921^Q1kR121^Q1mM5:21^Q1_T104PP\mXh_31RW15221^Q1_T100Pj2ho450505185121^Q1_T15321^Q1_T100Pj255801595921^Q1kR121^Q1mM1TV21RW151505580159801595921^Q1kR121^Q1mM1TV21Yn41RW15580159801595921^Q1kR121^Q1mM1TV21io41RW15580158595921^Q1kR121^Q1mM1TV25:5921^Q1aT121^Q1`T104PP\mXh_31RW1jo415921^Q1kR121^Q1mMnc10go48:ko42c_4YZ2lo4mo41=0no4121^Q1`e10oo4121^Q1mM0Rb2121^Q1kR10^]215921^Q1kR121^Q1mM0PP511TV20QP5121^Q1_T10U;212bc1b2000004TV24PPPlYaTUm4Yn44PP`Rg`aa6io44PPXa[hhX3RW14PPU[ck1000000RP5?1l81k?1515185120W485120_T15320_T100Pj2SP5T1F11l81Qn11515152920W421k?W421k?W485120kR185120mMSP5X1F11Vl101505185121Qn1_T15221Qn1_T121k?_T151385121Qn1_T150555921Qn1kR121Qn1b45:21k?_T104PP\mXh_355801595921Qn1kR121Qn1mM5:21k?_T104PP\mXh_31RW1TP500SP58:UP52nn4YZ2VP5WP51>121k?W40XP5121k?_T10Ro4121k?`e10YP5121Qn1`e10oo4121Qn1mM0Rb2121Qn1kR10ZP5121Qn1_T10U;212bc1b2000002Vl14PPPXXWXjZc4RW14PPU[ck10031T90152920W421k?W421k?W4SP5j1F1X601784120SITo4SP5l1F1`900SP5n1F000[P5?1l81^Q1151515151515152920_T100Pj200Pj285120mM85120kR185120`T185120aT15320`T120aT1565820mM1TV220b4\P5V1F00015580158595921^Q1kR121^Q1mM1TV25:5921^Q1aT121^Q1`T104PP\mXh_31RW1]P515921^Q1kR121^Q1mMnc10\P58:^P51P_4_P5`P51;0no4121^Q1`e10oo4121^Q1mM0Rb2121^Q1kR10aP5121^Q1`T10Rb2121^Q1aT10bP5111b2000002TV24PPPlYaTUm4RW14PPU[ck1000000cP5?1X61[c1151620SI403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720TIdP5eP5V1F11\61if11920P9021eP5^1F11]c1043721[c1TIfP5gP56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3hP56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3iP56871:21[c1TI108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3jP501eP58:kP51lP5mP5nP518121[c1SI0[j1121[c1`e10oP519:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21[c1TI108c3S3X3U3T3e3\3U30lT219:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21[c1TI108c3S3X3U3T3e3\3U30PQ5212bc1`X4000001]c14PPf^Tlg11R400010QQ5?101k?15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3RQ5T1F00015050515284121k?X403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721k?Y400Z1515284121k?X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721k?Y400^1515284121k?X4038c3U3d3U3h3Q3S3d35421k?Y400^1SQ500RQ58:TQ51UQ5VQ5WQ5170Uc2121k?`e10XQ5121k?X40YQ5121k?Y40ZQ5112`X4kk10110000000000[Q5?3X9Z901k?15085120fA85120Z4\Q5R1F000156921k?fA21k?Z421k?b4]Q5159921k?fA21k?Z421k?b4if10\Q58:^Q51_Q5`Q5aQ5170bQ5121k?b40eY21921k?fA21k?Z40Qg1121k?`e10ig4212bc1`X4000000000000cQ5?1T91^Q115620fA20b4dQ5T1F11X91k?0dQ5X1F11h;015221k?fA21^Q1fAeQ500dQ58:fQ51gQ5hQ5iQ5190jQ5121^Q1fA0Qg1121^Q1`e10kQ5121k?fA0Qg1121k?`e10U;212bc1`X4000001h;4PPb_QdB0121d700dQ5b1\11^600dQ5b1l2010lQ5?2X9Z91k?185120W>mQ5HF00015221k?W>03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2nQ500mQ58:oQ51PR5QR5RR50212bc1`X4000000000000SR5?1T91^Q10TR5V1F21Z91k?185120W4TR5Z1B1`:1`l1185120W4TR5\1B11h;015221k?W421`l1W4UR501TR58:VR53kW4j]2VX2WR5XR5190YR5121`l1W40Qg1121`l1`e10ZR5121k?W40Qg1121k?`e10U;212bc1`X40100001h;4PPigPZ90171V800TR5n1F1n700TR5P2F1d700TR5R2F1^600TR5T2F1j800TR5V2F1j900TR5X2F1f100TR5Z2F010[R5?2^9`91[c11920RV1020\R5R1F14P3\6j9X81gU2185120g9\R5X1B11h;015221gU2g9000]R501\R58:^R51ef1_R5`R5170SU3121gU2`e10kn1121gU2g90ln1121[c1`e10mn1212bc1`X4000001h;4PPhUibmR10161T900\R5j1F1X900\R5l1F1Z900\R5n1F1n700\R5P2F1`800\R5R2F1l800\R5T2F000aR5?1b11dd10bR5V1F21P81[c11920L021bR5Z1B1f11^Q1152920P721dd1P721dd1P7bR5\1B11h;01505421^Q1b421[c1b4565921[c1b421dd1b41cR5dR500bR58:eR51e`2fR5gR5170hR5121^Q1`e10iR5121dd1`e10jR5121[c1`e10kR5211`X40100002h;4PPPlYaTUm4cR54PPigPZ90061^100bR5h1F1l300bR5j1F1n700bR5l1F1T900bR5n1F1b200bR5P2F1f200bR5R2F000lR591b90151720W4\V25659920U9920\:20b421[c1b41_W2mR5R1H01\61[c11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021mR5Z1B16n7n9X9Z9X6Z6017920SI034T3e3Q3\3\V2mR5`1B1h;0100mR58:nR51e`2oR5PS50211`X40100002_W24PPigPZ9h;4PPPTUioS\R1000000QS5?1^11Qn10RS5Z1F31\61if11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021RS5^1B1\61[c11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021RS5`1B1f11^Q1152920P7921Qn1P7030921Qn1P7920P7030RS5b1B11h;0150565921if1b421Qn1b41cR55521^Q1b421[c1b4SS500RS58:TS51e`2US5VS5160WS5121Qn1`e10XS5121^Q1`e10YS5121[c1`e1211`X40100002cR54PPb_QdBh;4PPPhcRYZj90141l300RS5P2F1T900RS5R2F1b200RS5T2F1f200RS5V2F001ZS5[S5RS5V1>\S5?2\6P31k?185120g9]S5V1F22X6\<1[c1150385120SI515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030^S5]S5\1B2\6P31Qn1185120g9]S5`1B11h;01505721[c1b421Qn1b45521Qn1g921k?g9_S500]S58:`S52aS5j]2bS5cS51;0dS5121[c1`e10eS5121k?g90Qg1121k?`e10fS5121Qn1g90Qg1121Qn1`e10gS5212bc1`X4000001h;4PPP_ZTYYW100:1T900]S5n1F1j900]S5P2F1b900]S5R2F1n700]S5T2F1n900]S5V2F1`800]S5X2F1l800]S5Z2F1f100]S5\2F1X6017920SI038c3S3X3U3T3e3\3U3hS5]S5^2F1Z6017920SI038c3S3X3U3T3e3\3U3hS5]S5`2F000iS551X61[c11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030^S5jS5NF112X9Z90150385120fA5620fA21[c1b4jS5T1P1jS5T1B101]c1000000jS58:kS51aS5lS5mS50111`X4000001]c14PPb_QdB0021d700jS5\1\11^600jS5\1l241P<00jS5b1F1R<00jS5d1F1T<0152920jc1000921[c1jc1000jS5f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3jS5h1F10nS5?1X61[c11515220SI03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920TI030^S5oS5X1F21^11if10oS5^1B2X9Z91k?0oS5`1B11]c1025621k?fA21if1Q7PT5555921k?fA21if1Q71Vl1QT500oS58:RT51aS5ST5TT51=0UT5121[c1`e10VT5121if1Q70Qg1121if1`e10WT5121k?fA0Qg1121k?`e10XT511Vl10YT5112`X4_;0100002Vl14PP`Rg`aa6]c14PPb_QdB0041T900oS5l1\11n700oS5l1X31f100oS5l1j41n100oS5l1V6000ZT5?3X9Z9n21k?1515185120X>52841920W>03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920Y>021[T5NF0001684121k?X>2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3\T500[T58:]T51^T5_T5`T50112bc1`X4000000000000aT551X61^d115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bT5P1F213X9Z9n900bT5X1P1bT5V1B101gO0011j100bT5V1P11cT513X9Z9n900bT5^1P1bT5^1B0011j100bT5`1P10000bT58:dT51Qa2eT5fT50211`X40100001gO4PP\mXh_30061^600bT5f1F1`600bT5h1F1d700bT5j1F1P800bT5l1F1X601620SI203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3bT5n1F1\601515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9021bT5P2F000gT592\6^6015220R421k?R4hT5NH02\6^61k?1515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4hT5V1B11X6015220R421k?R4hT5Z1L1h;0100hT58:iT51jT5kT5lT50212bc1`X4000001h;4PPf^Tlg1000010mT5?1X61[c11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4nT5T1F21\91SY20nT5Z1B1\61if1151515220R421[c1R4920P9021385120W7nT5\1B11h;015421if1`e121SY2`e1oT501nT58:PU51jT5QU5RU5160kQ2121[c1`e10SU5121if1`e10TU5121SY2`e1212bc1`X4000001h;4PPf^Tlg10031Z900nT5P2F1n900nT5R2F1X6015320SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3nT5T2F011UU5VU5nT5h1>WU581\61^Q11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920P9021XU5P1H4^1`1l1n300XU5V1>012n7X6015152920SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921^Q1R4030921^Q1R4030XU5`1>XU58:YU51jT5ZU5[U5130\U5121^Q1`e10]U5212bc1`X4000000000000^U5?1X61^d115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3_U5V1F21^11if1185120Q7_U5\1B2X9Z91k?185120fA_U5^1B11h;015055801595921k?fA21if1Q71TB1RW1545921k?fA21^d1b41fY4`U500_U58:aU51Qa2bU5cU51<0dU5121if1Q70Qg1121if1`e10eU5121k?fA0Qg1121k?`e10Rg115921k?fA21if1Q70fU511TB211`X40100004h;4PPb_QdBTB4PPlb\i^ARW14PPU[ck1fY44PPX`eanD0081^600_U5n1F1d700_U5P2F1P800_U5R2F1T900_U5T2F1V800_U5V2F1j800_U5X2F1f100_U5Z2F1X601720SIgU5_U5\2F000hU5?1X61[c1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20TI106S3_3^3V3Y3W320TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3iU5V1F0001505259891:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TB525958891:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31TBjU500iU58:kU51lU5mU5nU5190oU5121[c1`e10PV51:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30QV51:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30RV511TB0SV5211`X4000001TB0:000000TV551X61^d11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20TI106S3_3^3V3Y3W320TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021UV5R1F113^1`1l100UV5X1LUV5X1>101]c1000000UV58:VV51Qa2WV5XV50211`X40100001]c14PPb_QdB0051^600UV5^1\11`600UV5^1R21d700UV5^1Z31P800UV5^1j41n700UV5^1\641P<00UV5d1F1R<00UV5f1F1T<0152920jc1000921^d1jc1000UV5h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3UV5j1F10YV5?1P81[c115085120L85120j1ZV5LF000221[c1L[V521[c1j1\V500ZV58:]V51e`2^V5_V5170`V5121[c1`e10aV5121[c1L0bV5121[c1j10cV5211`X4000000000000dV561P81[c1151385120L385120j1eV5R1H1121b100eV5Z1J2^9`900eV5\1J0eV5X1B1]c1000eV58:fV51e`2gV5hV50212bc1`X40100001]c14PPb_QdB0011^600eV5d1F41P<00eV5j1F1R<00eV5l1F1T<0152920jc1000921[c1jc1000eV5n1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3eV5P2F10iV5?1X61[c11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120TI036_3R3Z3U3S3d3jV5R1F00023851:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3kV53851:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3lV500jV58:mV52nV5_c1oV5PW5170QW5121[c1`e10RW51:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30SW51:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30TW5111`X4000000000000UW5?1X61[c11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120TIVW5P1F11\61if11920P9021VW5T1F11]c10=52871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3WW552871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3XW56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3YW552871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3ZW552871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3[W552871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3\W552871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3]W56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3^W56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3_W56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3`W56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3aW56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3bW56871:9:21[c1TI106S3_3^3V3Y3W321[c1TI20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3cW501VW58:dW51nV5eW5fW50212bc1`X4000001]c14PPf^Tlg11R400010gW5?1n71^d1151515185120cO85120dO85120eO85120fOhW5T1F000150525959585:21^d1eO00h321^d1fO5:21^d1cO00h321^d1dO1TB52595958585:21^d1eO00h321^d1fO00Pj25:21^d1cO00h321^d1dO1TBiW500hW58:jW51lU5kW5nU51=0lW5121^d1`e10mW5121^d1cO0nW5121^d1dO0oW5121^d1eO0nW5121^d1fO0PX511TB0SV5212bc1`X4000001TB0:000000QX551n71^d10RX5P1F311^100RX5T1T1RX5T1B101]c1000011`100RX5V1T1RX5V1B101]c10001SX511l100RX5X1T1RX5X1B101]c10001PZ200RX58:TX51Qa2UX5XV50212bc1`X40100001]c14PPb_QdB0041^600RX5\1\11`600RX5\1R21d700RX5\1Z31P800RX5\1j441P<00RX5b1F1R<00RX5d1F1T<0152920jc1000921^d1jc1000RX5f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3RX5h1F10VX551n71^d10WX5R1F212X9Z900WX5X1P1WX5V1B101gO0011j100WX5V1P11XX512X9Z900WX5^1P1WX5^1B0011j100WX5`1P10000WX58:YX52Qa2Ra2ZX5[X50212bc1`X40100001gO4PP\mXh_30041^600WX5d1\11`600WX5d1R21d700WX5d1Z31P800WX5d1j4000\X5?1n71^d10]X5X1F21^11if1185120Q7]X5\1B1X91k?185120fA]X5^1B11h;015055801595921k?fA21if1Q71TB1RW1545921k?fA21^d1b41fY4`U500]X58:^X52lU5Qa2_X5`X51<0dU5121if1Q70Qg1121if1`e10eU5121k?fA0Qg1121k?`e10Rg115921k?fA21if1Q70fU511TB212bc1`X40100004h;4PPb_QdBTB4PPlb\i^ARW14PPU[ck1fY44PPX`eanD0131^600]X5n1\11d700]X5n1R21P800]X5n1b3000aX5?1\61^d1151620SI203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021bX5T1F21X61Yf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4bX5Z1B1\61^Q11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120]IbX5\1B11h;01505321^Q1R421Yf1R45221^Q1]I5221^d1SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3cX501bX58:dX51eX5fX5gX5180hX5121^Q1]I0\i1121^Q1`e10Sn4121^d1SI0iX5121^d1`e1112`X4^j1000001h;4PPPlYaTUm40121X601620SI303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3bX5l1F1`900bX5n1F000jX5?2n7P81^d10kX5T1F11\61^Q11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120]IkX5X1B11h;015221^Q1]I3921^d1i9020lX501kX58:mX51eX5nX5gX5160hX5121^Q1]I0\i1121^Q1`e10oX5121^d1`e1111`X4000001h;4PP`Rg`aa60131^600kX5h1\11`600kX5h1R21d700kX5h1Z3000PY551\91SY20QY5P1F411b10137920P7030RY5QY5T1P1QY5T1B101]c10001SY511^600QY5\1T1QY5\1B101]c1000011\601503920P902156831920W7030000QY5^1P1QY5^1B101]c10001TY511Z900QY5f1T1QY5f1B101]c10001UY511\601515152841920SI03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920P902152831920W7030000QY5j1B0QY58:VY52nX4gQ5WY5XY50111`X4000001]c14PPigPZ900041P<00QY5T2F1R<00QY5V2F1T<0152920jc1000921SY2jc1000QY5X2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3QY5Z2F10YY58101k?1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1ZY5V1H1\9015050385120W4385121k?W45220W421k?W4ZY5Z1N21h;0ZY58:[Y51UQ5\Y5]Y5190^[4121k?W40^Y5121k?X40\i1121k?`e10_Y511h;0o^2112`X4kk10110001h;4PPU[ck1000000`Y581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3aY5T1H1X6015220SI03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3aY5X1N30aY58:bY51UR3cY5dY5130XR3120`e10eY5212bc1`X40100000000000fY561T91^Q113920PU1020gY5NH1141l300gY5V1J3^1`1n300gY5X1J1X900gY5Z1J1`:00gY5\1J0gY5T1B1h;000gY58:hY52Q[3R[3iY5jY50214bc1eg1`X4kY5000001h;4PPb_QdB0151d700gY5f1F1^600gY5h1F1\900gY5j1F1b:00gY5l1F1l100gY5n1F41P<00gY5T2F1R<00gY5V2F1T<0152920jc1000921^Q1jc1000gY5X2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3gY5Z2F10lY561T91^Q113920PU1020mY5X1H4011l300mY5^1B0mY5^1B031^100mY5`1T11`100mY5`1d21n300mY5`1\40mY5`1B011X900mY5b1B0mY5b1B011`:00mY5d1B0mY5d1B1h;001mY58:nY52Q[3R[3oY5PZ50216bc1eg1fg1`X4kY5QZ5000001h;4PPb_QdB0151d700mY5P2F1^600mY5R2F1\900mY5T2F1b:00mY5V2F1l100mY5X2F41P<00mY5^2F1R<00mY5`2F1T<0152920jc1000921^Q1jc1000mY5b2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3mY5d2F10RZ552^6\61^Q1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920P9020684120W7303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3SZ5P1F211X6017841920SI030TZ5SZ5Z1P1SZ5Z1B101]c1000011\6017841920SI030UZ5SZ5`1P1SZ5`1B101]c1000000SZ58:VZ51WZ5XZ5YZ50011`X4000001]c14PP\mXh_30031T900SZ5j1\11f700SZ5j1X31l600SZ5j1h441P<00SZ5n1F1R<00SZ5P2F1T<0152920jc1000921^Q1jc1000SZ5R2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3SZ5T2F10ZZ551X61[c1151515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120TI5053871:9:20TI106S3_3^3V3Y3W320TI10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20TI106S3_3^3V3Y3W320TI10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3[Z5NF112^6\6013920P9385120W7[Z5X1L[Z5X1>0011\600[Z5\1L0000[Z58:\Z51nV5]Z5^Z50211`X40000001R40041P<00[Z5f1F1R<00[Z5h1F1T<0152920jc1000921[c1jc1000[Z5j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[Z5l1F10_Z593X9^1`:00`Z5NH01^60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W77920l;030aZ57841920SI030bZ5`Z5T1B16X6T9f1V8j3j;00`Z5b1B1h;0101`Z58:cZ51Q]3dZ5eZ50212bc1`X4000001h;4PPb_QdB000000fZ551X61[c1151515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3gZ551528719:20TI104d3Y3]3U3:20TI108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920TI030hZ5iZ5P1F111^60151515220R421[c1R456831920l;030000506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;aZ5iZ5`1LiZ5`1>101]c1000011\601515220R421[c1R4920P9021iZ5P2B0iZ58:jZ51Q]3kZ5lZ50212bc1`X4000001]c14PPigPZ900041P<00iZ5X2F1R<00iZ5Z2F1T<0152920jc1000921[c1jc1000iZ5\2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3iZ5^2F10mZ591b9015185120U95620U95821[c1b41ed1nZ5R1H03^9`9\61[c1150920RV10205152841920SI03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920P9021nZ5Z1B1;T9X9Z9`9n7n9`8l80X6Z6017920SI038c3S3X3U3T3e3\3U3cf1nZ5`1B1h;0100nZ58:oZ51ef1P[5Q[50212bc1`X4000002h;4PPPhcRYZj9ed14PPb_QdB000000R[592P:R:01565920b421[c1b41_W2S[5P1H01P81[c10S[5V1J11n700S[5X1L1h;0100S[58:T[51e`2U[5V[50212bc1`X4000002_W24PPigPZ9h;4PPPlYaTUm4000000W[592\6P3015185120g95620g9000X[5NH02^9`901920RV1020X[5V1B1;T9X9Z9`9n7n9`8l80X6Z6017920SI038c3S3X3U3T3e3\3U3cf1X[5\1B1h;0101X[58:Y[51ef1Z[5[[50212bc1`X4000001h;4PPPlYaTUm4000000\[591^60151506841920W7030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120W7720l;aZ5784120SIbZ5][5NH02X9`:00][5\1J15T9X6\6j3j;00][5^1L1h;0100][58:^[51Q]3_[5`[50212bc1`X4000001h;4PPZfVg3000000a[592Z901Qn1151515220P421k?P45320W421k?W45480159920fA20Z4921k?fA21k?Z41Ym4b[5P1H02Z901k?185120P4b[5\1B12^9`90150385120W45220W421k?W4b[5b1B1h;0100b[58:c[52kW4mg4d[5e[50212bc1`X4000002h;4PPPlYaTUm4Ym44PP\mXh_3000000f[5?1T91^Q10g[5T1F21l31`l10g[5X1B1X91k?0g[5Z1B11h;025221`l1fA21^Q1fAh[55221k?fA21^Q1fAeQ501g[58:i[52gj4j[5k[5l[51=0m[5121^Q1fA0Qg1121^Q1`e10n[5121`l1fA0Qg1121`l1`e10o[5121k?fA0Qg1121k?`e10P\5212bc1`X4000001h;4PPb_QdB0121d700g[5j1\11^600g[5j1l2000Q\581^601684120W7203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3R\5R1H4\9b:`1h700R\5X1>21h;0R\58:S\51P]3T\5U\5170V\5120W70\i1120`e10W\511h;0o^2212bc1`X4000001h;4PPb_QdB000000X\5?1\61^d11515220SI03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920P9021Y\5Z1F41X61`l11515220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Y\5`1B1^61dd115220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Y\5b1B1X61Yf11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4Y\5d1B1\61^Q11515220SI03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120]IY\5f1B11h;015050505321dd1R421`l1R45321^Q1R421Yf1R45521Yf1b421dd1b4321^Q1]IZ\500Y\58:[\51eX5\\5]\5180hX5121^Q1]I0\i1121^Q1`e10^\5121^d1`e10_\5121dd1`e1112`X4^j1000001h;4PPPlYaTUm40121\6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Y\5T2F1n900Y\5V2F001`\5a\5Y\5V1>b\591l3015185120fA5620fA5821^Q1fA1RW1c\5P1H01T91^Q115185120fA575920fA20b41[j2c\5X1B19l3T9n7l1`1d7\9^9`9015580159920fA21^Q1fA21^Q1fA1RW1c\5^1B5921^Q1fA21^Q1b40100c\58:d\51iW4e\5f\50112`X4_;0100002[j24PPX`eanDRW14PPU[ck1000010g\551T91^Q10h\5NF211X900h\5R1T1h\5R1B101]c1000011\900h\5T1T1h\5T1B101]c10001i\500h\58:j\52gQ5jm3k\5l\50212bc1`X4000001]c14PPigPZ90121^600h\5Z1\11d700h\5Z1R241P<00h\5`1F1R<00h\5b1F1T<0152920jc1000921^Q1jc1000h\5d1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3h\5f1F10m\5?2T9V91^Q115085120fA85120\U1n\5P1F00015186121^Q1fA3921^Q1\U1020o\500n\58:P]51j[5Q]5R]5130S]5121^Q1`e10T]5212bc1`X4000000000000U]581X6015220SI03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3V]5P1H1X6015220SI03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3V]5T1N30V]58:W]51UR3X]5Y]5130XR3120`e10Z]5111`X4000000000000[]5?1Z91k?15185120fA5620fA20b4\]5V1F11\61^Q115152841920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120^I\]5\1B15921k?fA21k?b4015521^Q1^I5821k?fA1RW1]]500\]58:^]51gn1_]5`]5180a]5121^Q1`e10]S2121^Q1^I0b]5121k?fA0ga3121k?`e1111`X4000001RW14PPU[ck10091Z90152920W4921k?W4030921k?W4920W4030\]5j1F1X90152920W4921k?W4030921k?W4920W4030\]5l1F1^900\]5n1F1`900\]5P2F1b900\]5R2F1T900\]5T2F1P800\]5V2F1^<00\]5X2F1`<00\]5Z2F000c]551f:1Ul1156920kG920o9000000d]5T1F415X9Z9`80l90152920P4920W4921Ul1W4030921Ul1W4920P4920W4030d]5Z1P1d]5Z1B101]c1000012Z8h801684120nQ12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3d]5d1P1d]5d1B101]c10001e]511f80150505620TS10005620US100052841920nQ103003:g3Q3b3]3o2c3d3Q3b3d3d]5l1P1d]5l1B101]c1000012P3j9015620g9000d]5R2P1d]5R2B101]c10001f]500d]58:g]52mg4je4h]5i]50212bc1`X4000001]c14PPb_QdB00041P<00d]5`2F1R<00d]5b2F1T<0152920jc1000921Ul1jc1000d]5d2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3d]5f2F10j]5<11T900k]5LH1fA101k]58:l]51j[5m]5n]50212`X4fd3000000000000o]594X9Z90l900P^5NH01X61[c11515220SI03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4P^5T1B11\6015220R421[c1R4P^5Z1B1Vl11201P^58:Q^51gQ5R^5S^50212bc1`X4000001Vl14PPPlYaTUm40041^6015220R421[c1R4P^5h1F1\601515220R421[c1R43920P9021P^5j1F1d700P^5l1F1\900P^5n1F010T^5?1h:1if115185120kB85120P4U^5T1F11Z91k?15185120kB52920P420W421if1P4U^5X1F11h;015221k?kB21if1kBV^500U^58:W^51b^2X^5Y^5190Z^5121k?kB0Qg1121k?`e10f^2121if1kB0Qg1121if1`e10U;212bc1Y3000001h;4PPPlYaTUm40051h:0152920P421if1P421if1P4U^5d1F1n:00U^5f1F1j:00U^5h1F1l:00U^5j1F1T800U^5l1F000[^5?2Z901k?185120W4\^5T1F11R;1if1185120W4\^5X1F11h;015321if1W421k?W4]^501\^58:^^51Ya4_^5`^515121k?W40ga3121k?`e10a^5121if1`e1212Y3VQ1000001h;4PPb_QdB0021^90152920W421k?W421k?W4\^5f1F1`900\^5h1F010b^5?2Z9`:1k?15185120YG5085120P485120W4c^5V1F12Z9`:1Qn115185120YG52920P420W4921k?P421k?W4c^5\1>11h;015221Qn1YG21k?YGd^501c^58:e^51je2f^5g^51;0S^21921k?P421k?W40h^5121k?YG0Qg1121k?`e10i^5121Qn1YG0Qg1121Qn1`e10j^5212bc1Y3000001h;4PPigPZ90021T900c^5l1F1X600c^5n1F000k^5?1b91^d116841920ZT103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3l^5T1F11Z;1if1185120XGl^5X1F11h;0250321if1XG53841921^d1bV1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3m^550321if1XG5221if1kB21^d1kBn^501l^58:o^51P_5Q_5R_51;0S_5121if1`e10T_5121if1kB0U_5121^d1`e10V_5121^d1kB0_\2121^d1bV10U;111Y3000001h;4PP\mXh_3010000W_5?2T9Z91k?1515185120YG85120W485120fAX_5Z1F12T9Z91Qn115185120YG85120fAX_5`1>11h;0250505050505050505321Qn1YG21k?YG548015921Qn1fA21k?fA1[j254801598015921Qn1fA21k?fA04PPPlYaTUm41[j254801598015921Qn1fA21k?fA04PPPhcRYZj91[j254801598015921Qn1fA21k?fA04PPPdmc]_g>1[j254801598015921Qn1fA21k?fA04PPP`WUbddC1[j254801598015921Qn1fA21k?fA04PPP\affiaH1[j254801598015921Qn1fA21k?fA04PPPXkWkn^M1[j254801598015921Qn1fA21k?fA04PPPTUioS\R11[j2Y_55050505321Qn1YG21k?YG5721Qn1b421k?fA548015921Qn1fA21k?fA1Z_5578015921Qn1fA21k?fA1[j2[_500X_58:\_51je2]_5^_51<0__5121k?W40`_5121k?fA0Qg1121k?`e10lk2121Qn1fA0Qg1121Qn1`e10a_5121Qn1YG211Y3000003h;4PPPTUioS\R1[j24PPPU^QSS=Z_54PP\mXh_31W4031\<00X_5j2\11^<00X_5j2n21`<00X_5j2Z4001b_5c_5X_5V1>d_551j:1Z\40e_5P1F211Z40152920P4921Z\4P4030921Z\4P4920P4030e_5T1P1e_5T1B101]c1000012R4V401515720i>00`<5420i>00hBe_5Z1P1e_5Z1B101]c10001f_511T<0152920jc1000921Z\4jc1000e_5d1B0e_58:g_51bZ2h_5i_50212bc1Y3000001]c14PPigPZ900031P<00e_5l1F1R<00e_5n1F1V<01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3e_5P2F10j_5?1`:1`l115185120W45284120cY1034^3_3^3U3k_5V1F21T;1dd115284120U@039T3U3\3Y3f3U3b3U3T3k_5\1B1T;1VT315284120U@036]3Y3c3c3U3T3k_5^1B11Vl1015421VT3`e121dd1`e1l_501k_58:m_51n_5o_5P`517121`l1W40Q`5121`l1`e10R`5121dd1`e10S`5121VT3`e1212bc1Y3000001Vl14PPPXXWXjZc41W410001T`5U`5k_5R1>V`5?1T;1[c11515185120mM85120U@3515284120U@037`3U3^3T3Y3^3W3684120mM2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3W`5R1F000150515284121[c1mM037`3U3^3T3Y3^3W3684121[c1U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121[c1mM036]3Y3c3c3U3T35284121[c1U@039T3U3\3Y3f3U3b3U3T3X`500W`58:Y`52n_5Rd2Z`5[`5190Te4121[c1W40Tn4121[c1mM0Rb2121[c1U@0\i1121[c1`e10\`5212bc1Y3000000000000]`591R:015284120a603:^3_3o2S3_3^3d3U3^3d3^`5NH01R401515220i>00`<85120kB^`5T1J17h:R4X4j:l:T8P800^`5X1B1h;0100^`58:_`51Ra2``5a`50211Y3000001h;4PPdhU\\d1000000b`5?1R41^Q11515220i>00`<85120kBc`5V1F21h:1if115185120P485120kBc`5\1B1R:1SY21515284120a603:^3_3o2S3_3^3d3U3^3d385120P4c`5^1B11h;01505221if1P421SY2P45221if1kB21^Q1kBd`500c`58:e`51Ra2f`5g`51?0jn1121^Q1`e10h`5121^Q1kB0Sn4121if1kB0i`5121if1P40Qg1121if1`e10j`5121SY2P40k`5121SY2`e10U;211Y3000001h;4PPdhU\\d10061R400c`5j1F1X400c`5l1F1j:00c`5n1F1l:00c`5P2F1T800c`5R2F1P800c`5T2F000l`5?1`:1`l1185120W4m`5R1F11d:1_Z215185120W4505220W421`l1W4565920b421`l1b41dn1m`5V1F11h;015221_Z2W421`l1W4n`500m`58:o`51Pa5Qa5Ra5180S^2121`l1W40Sa5121`l1`e10Ta5121_Z2W40Ua5121_Z2`e1111Y3000002dn14PPigPZ9h;4PP`Rg`aa60021b:0152920W421`l1W421`l1W4m`5b1F1P;00m`5d1F010Va591l:01515220P421Re1P45620W[121Re1W[1Wa5P1H01l:1Re115185120P485120W[1Wa5V1J12n:h:00Wa5X1L1h;0121Wa58:Xa51Ya5Za5[a50111Y3000001h;4PPPTUioS\R1000000\a5?1j11Qn10]a5V1F21j11[c10]a5Z1B2Z:X:1^Q1151515185120nX185120hB545820nX120hB5921Qn1b41aC565920b421Qn1b41dn1]a5\1B11h;015421^Q1b421[c1b4^a500]a58:_a51Ya5`a5aa51:0ba5121^Q1nX10ca5121^Q1hB0da5121^Q1`e10ea5121Qn1`e10lT2121[c1`e1111Y3000003dn14PPPndXbb^2aC4PP\mXh_3h;4PPPdmc]_g>000000fa5?2j;j31Ul10ga5V1F12Z:X:1^Q115151515320^W221Ul1^W285120nX185120hB50545820nX120hB21Ul1b4515720nX121Ul1b45720b45821Ul1b41dh4ga5Z1>11h;01575821^Q1nX121^Q1hB21Ul1b4ha500ga58:ia51Ya5ja5ka5190ba5121^Q1nX10ca5121^Q1hB0la5121Ul1`e10ma5121^Q1`e10na5111Y3000002dh44PPPhcRYZj9h;4PPPdmc]_g>000000oa551d:1_Z21320e8Pb5NF311`:0152920W4921_Z2W4030921_Z2W4920W4030Pb5T1T1Pb5T1B101]c10001Qb511b:0152920W4921_Z2W4030921_Z2W4920W4030Pb5V1P1Pb5V1B101]c10001Rb511^600Pb5^1T1Pb5^1B101]c10001Sb500Pb58:Tb51Pa5Ub5Vb50212bc1Y3000001]c14PPigPZ900041P<00Pb5f1F1R<00Pb5h1F1T<0152920jc1000921_Z2jc1000Pb5j1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Pb5l1F10Wb551b:1`l11515185120W452920nY100000053841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Xb5NF212`:b:015220W421`l1W4Xb5T1T1Xb5T1B101nY1000012`:b:015220W421`l1W4Xb5V1P1Xb5V1B101Yb50013j;V<V80152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Xb5Z1P1000Xb58:Zb51[b5\b5]b50212bc1Y3000002nY14PP\mXh_3Yb54PP\mXh_30031^900Xb5b1F1`900Xb5d1F1X6017841920SI030\Z2Xb5f1F000^b551T91^Q10_b5NF214X9Z90n900_b5R1P1_b5R1B0011b:0153841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3_b5T1P10014X9Z90n900_b5V1P1_b5V1B101]c10011b:00_b5X1P1000_b58:`b51[b5ab5bb50212bc1Y3000001]c14PPb_QdB0071d700_b5`1F1\900_b5b1F1h900_b5d1F1l900_b5f1F1P;00_b5h1F1`:00_b5j1F1^60136841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3_b5l1F41P<00_b5P2F1R<00_b5R2F1T<0152920jc1000921^Q1jc1000_b5T2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3_b5V2F00cb552R4V41^Q11515151515720i>00`<5420i>00hB5320i>00h<56920gB00200056920fB002000db5P1F111h:00db5T1\1db5T1J101]c1000000db58:eb52Ra2j^2fb5gb50212bc1Y3000001]c14PPf^Tlg11Q4061X400db5\1F1P200db5^1F1h100db5`1F1j:00db5b1F1P;00db5d1F1j101320P9db5f1F41P<00db5l1F1R<00db5n1F1T<0152920jc1000921^Q1jc1000db5P2F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3db5R2F10hb561P;1SY20ib5P1H2011n:00ib5T1B0ib5T1B013`:h:b:00ib5V1B0ib5V1B1h;011^60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3ib5\1B0ib58:jb52kb5P]3lb5mb50212bc1Y3000001h;4PPb_QdB00041P<00ib5d1F1R<00ib5f1F1T<0152920jc1000921SY2jc1000ib5h1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ib5j1F10nb594X9Z9`80015220W421^Q1W4ob5NH01R;1^Q1185120W4ob5T1J12`:X600ob5V1L1h;0101ob58:Pc51Ya4Qc5Rc50212bc1Y3000001h;4PPf^Tlg1000000Sc581T;1[c11515284120mM036]3Y3c3c3U3T35284120U@039T3U3\3Y3f3U3b3U3T3Tc5T1H2d9b9015152841920ZT1033d3Q3`3033d3Q3`350385121[c1W452920W421[c1W421[c1W4Tc5Z1>21h;0Tc58:Uc51n_5Vc5Wc5170Te4121[c1W40Xc5121[c1`e10Yc511h;0o^2111Y3000001h;4PP\mXh_3000000Zc5?1^:1Ul10[c5P1F00023721Ul1]Y1\c5]c55221Ul1^Y1031m2^c500[c58:_c51ac2`c5ac5130bc5121Ul1`e10cc5212bc1Y3000000000000dc591f:015185120W45220W421Ul1W4ec5NH01f:1Ul1185120W4ec5T1J19f:V8X8Z8h8b8d8j9X601385120W4ec5X1B1h;0100ec58:fc51ac2gc5hc50212bc1Y3000001h;4PPU[ck1000000ic591f:0151515185120W45220W421Ul1W485120YG5320YG21Ul1YGjc5NH01f:1Ul115185120W485120YGjc5T1J11`:00jc5V1L1h;0100jc58:kc51ac2lc5hc50212bc1Y3000001h;4PPU[ck1000000mc5<11Z;00nc5LH7UGVGiFWGXGkBYG110nc58:oc51oe2Pd5Qd50111Y3000000000000Rd5?1j11[c1185120P9Sd5X1F11Z;1if1151515185120WG85120VG5520VG5821[c1b41RW15720VG595921[c1b41aC1RW1Sd5^1>11h;015221if1WG21[c1P9[f200Sd58:Td51de2Ud5Vd5180S_5121if1`e10Wd5121if1WG0Xd5121[c1P90\i1121[c1`e1111Y30100003RW14PPZfVg3aC4PPf^Tlg1h;4PPPlYaTUm4010000Yd581T;01515284120U@037`3U3^3T3Y3^3W3684120mM2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Zd5V1H7`8T9X9Z9`:0l800Zd5\1>21h;0Zd58:[d51n_5\d5]d5190Te4120W40Tn4120mM0^d5120`e10_d511h;0o^2212bc1Y3000001h;4PP\mXh_3000000`d5?2d5T:1^Q115151515185120nG85120eG920kG0217920lG031]1ad55085120mG85120lGbd5V1F00025621^Q1nG21^Q1eGcd550555921^Q1nG21^Q1eG1Vl1515721^Q1eG00PPdk^Xj5555921^Q1nG21^Q1eG5:1Vl100`n1dd500bd58:ed51Ve2fd5gd5190Ye2121^Q1`e10hd5121^Q1eG0id5121^Q1nG0jd511Vl10kd5212Y3ga2000001Vl10Pi_5000000ld5?1T;1Ul11515185120W485120oF684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3md5T1F11T;1[c11515284120mM037`3U3^3T3Y3^3W3684120U@2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3md5Z1>11Vl1015284121[c1U@84121Ul1U@nd501md58:od51n_5Pe5Qe51;121Ul1W40Re5121Ul1U@0\i1121Ul1`e10lT2121[c1U@0\i1121[c1`e10Se5121Ul1oF212bc1Y3000001Vl14PPPXXWXjZc42W4oF00000Te5?1l:1Re115185120W[185120hBUe5P1F00015621Re1W[121Re1hBVe500Ue58:We51jY2Xe5Ye5160Ze5121Re1`e10[e5121Re1W[10\e5121Re1hB212bc1Y3000000000000]e5?1`:1`l10^e5R1F000485121`l1W4_e585121`l1cY1`e55683121`l1W4000ae5684121`l1cY14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3be500^e58:ce52de5Rd2ee5fe5170ge5121`l1`e10he5121`l1W40ie5121`l1cY10je5212bc1Y3000000000000ke5?1\:1k?0le5LF000852871:21k?gX1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3me552871:21k?gX110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3ne552871:21k?gX110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3oe552871:21k?gX1105d3Y3d3\3U3034d3U3h3d3Pf552871:21k?gX1104R3_3T3i3034d3U3h3d3Qf552871:21k?gX1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Rf552871:21k?gX110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Sf552871:21k?gX110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3Tf500le58:Uf52da2bg2Vf5fa20211Y3000000000000Wf594\:T:V:X:01515185120W45220W421k?W452920]G030921k?]G030Xf5P1H04\:T:V:X:1k?185120W4Xf5V1J12`:j;00Xf5X1L1h;0100Xf58:Yf51ac2Zf5hc50212bc1Y3000001h;4PPU[ck1000000[f5?1\:1k?0\f5NF000452871:21k?gX110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3]f552871:21k?gX1108`3b3Y3_3b3Y3d3i3034d3U3h3d3^f552871:21k?gX110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3_f552871:21k?gX110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3`f500\f58:af51da2bf5fa20211Y30110000000000cf5?3\:V:T:1k?0df5T1F00036871:21k?gX1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ef5516871:21k?gX110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?gX110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3ff5516871:21k?gX110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21k?gX110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3gf500df58:hf51Rd2if5jf5190kf5121k?`e10lf51871:21k?gX1107U3^3Q3R3\3U3T30mf518719:21k?gX110<c3_3e3^3T3U2^3Q3R3\3U3T3:21k?gX110=c3_3e3^3T3o2U3^3Q3R3\3U3T30nf518719:21k?gX110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21k?gX110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30of5211Y3000000000000Pg5?3V:T:X:1k?0Qg5R1F0001503721k?gX1Rg53721k?gX1Sg5Tg500Qg58:Ug51bb2Vg5Wg5130[b2121k?`e10Xg5211Y30110000000000Yg5?1X:1k?0Zg5V1F000452871:21k?gX1102Y3T3034d3U3h3d3[g55052871:21k?gX110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?gX110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3\g56871:21k?gX1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3]g55052871:21k?gX1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?gX110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^g500Zg58:_g51bb2`g5db21;0ag5121k?`e10bg51871:21k?gX1102Y3T30cg518719:21k?gX110:c3S3X3U3T3e3\3U3Y2T3:21k?gX110;c3S3X3U3T3e3\3U3o2Y3T30dg51871:21k?gX1107`3Q3i3\3_3Q3T30eg518719:21k?gX1109S3b3U3Q3d3U3T3Q2d3:21k?gX110:S3b3U3Q3d3U3T3o2Q3d30fg5211Y30110000000000gg5?1V:1k?0hg5NF000;52871:21k?gX1102Y3T3034d3U3h3d3[g55052871:21k?gX110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21k?gX110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3\g552871:21k?gX1105d3Y3d3\3U3034d3U3h3d3Pf552871:21k?gX1104R3_3T3i3034d3U3h3d3Qf55052871:21k?gX110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21k?gX110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3ig55052871:21k?gX110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21k?gX110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3jg552871:21k?gX1108`3b3Y3_3b3Y3d3i3034d3U3h3d3^f55052871:21k?gX110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?gX110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3kg55052871:21k?gX110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21k?gX110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3lg55052871:21k?gX1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?gX110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^g55052871:21k?gX1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?gX110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3mg500hg58:ng51bb2og5db20211Y30110000000000Ph5?1T:1k?0Qh5NF000852871:21k?gX1102Y3T3034d3U3h3d3[g552871:21k?gX1104[3Y3^3T3034d3U3h3d3Rh552871:21k?gX1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Rf56871:21k?gX1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3Sh5516871:21k?gX1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21k?gX110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3Th5516871:21k?gX1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21k?gX110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3Uh55052871:21k?gX1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?gX110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^g55052871:21k?gX1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21k?gX110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3mg500Qh58:Vh51bb2Wh5db20211Y30110000000000Xh5?1Z;1if1185120g\1Yh5P1F00075152871:21if1g\110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21if1g\110=\3Q3c3d3o2c3S3X3U3T3e3\3U3Zh5[h55152871:21if1g\110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21if1g\110=\3Q3c3d3o2`3b3U3V3U3d3S3X3Zh5\h55152871:21if1g\110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21if1g\110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3Zh5]h552871:21if1g\110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3^h552871:21if1g\110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3_h552871:21if1g\110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3`h552871:21if1g\110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3ah500Yh58:bh51oe2ch5Qd50111Y30100000000000dh5>1h:015185120kB85120Q4eh5LH20kB0011R40185120kBeh5R1^120kB0eh58:fh51b^2gh5hh50212bc1Y30000001Q400000ih5?1R41^Q115185120jB85120Q4jh5T1F11h:1[c1185120jBjh5X1F11h;015221[c1jB21^Q1jBkh501jh58:lh51kU2mh5nh5190jn1121^Q1`e10oU2121^Q1jB0oh5121[c1jB0Qg1121[c1`e10U;212bc1Y3000001h;4PP\mXh_31Q400000Pi551T91^Q10Qi5NF211`:00Qi5R1T1Qi5R1B101]c1000011b:00Qi5T1T1Qi5T1B101]c10001Ri500Qi58:Si52de5[b5Ti5Ui50212bc1Y3000001]c14PPb_QdB0131d700Qi5Z1\11^600Qi5Z1l21\900Qi5Z1b341P<00Qi5`1F1R<00Qi5b1F1T<0152920jc1000921^Q1jc1000Qi5d1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Qi5f1F10Vi551b:1`l115152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\357920nY1000002Wi5NF111^60152841920W703003<c3d3_3b3Q3W3U3o2V3e3\3\3Wi5R1\1Wi5R1J101]c1000021\601517841920SI030Xi5920P9021Wi5V1B1^601517841920SI030Xi56841920W7030203?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T3Wi5X1B0Wi58:Yi51kb5Zi5[i50212bc1Y3000001]c14PPigPZ900041P<00Wi5b1F1R<00Wi5d1F1T<0152920jc1000921`l1jc1000Wi5f1F1V<01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Wi5h1F10\i5?1R;1^Q10]i5R1F000253921^Q1X7030030^i553921^Q1W4921^Q1]G030030_i500]i58:`i51SZ2ai5bi5190ci5121^Q1`e10di5121^Q1X70ei5121^Q1W40fi5121^Q1]G0gi5212bc1Y3000000000000hi5?1Z91k?1515185120YG85120fA5620fA20b4ii5V1F11Z;1gU215185120YG5220iF21k?fAii5Z1F1585921k?fA21k?b41ed1015221gU2YG21k?YGji500ii58:ki52je2de2li5mi51;0S_5121gU2`e10ni5121gU2YG0oi5121k?fA0Pj5121k?YG0Qg1121k?`e10U;111Y30100001ed14PPPlYaTUm40011Z9015220fA21k?fAii5f1F000Qj5?1Z91k?1515185120P485120fA5620fA20b4Rj5V1F21`:1`l115185120YG5220W421k?P4Rj5\1B1Z;1gU215185120YG5220iF21k?fARj5^1B1585921k?fA21k?b41ed101505221gU2YG21`l1YG5421gU2b421`l1b4Sj500Rj58:Tj52je2de2Uj5Vj5190S_5121gU2`e10ni5121gU2YG0Wj5121`l1YG0Qg1121`l1`e10U;111Y30100002dn14PPigPZ9ed14PPPlYaTUm40021Z9015052920P421k?P421k?P45220fA21k?fARj5j1F1`:015152920W421k?P421k?P4565920b421k?b41dn1Rj5l1F000Xj5?1h:1if115185120kB85120jBYj5T1F11Z;1gU215185120kB5220iF21if1jBYj5Z1>11h;015221gU2kB21if1kBZj501Yj58:[j52b^2de2\j5]j51;0S_5121gU2`e10^j5121gU2kB0_j5121if1jB0`j5121if1kB0Qg1121if1`e10U;211Y3000001h;4PPPlYaTUm4010000aj5?1b91^d115185120U985120kBbj5X1F11Z;1if11515185120iF52920kB03021^d1kB565920b421^d1b41RW1bj5^1>11h;01555921^d1U921if1iF1RW1cj500bj58:dj51de2ej5fj51;0S_5121if1`e10]S2121if1iF0gj5121^d1kB0hj5121^d1U90Qg1121^d1`e10U;212Y3ZU20100002RW14PPZfVg3h;4PPPlYaTUm40041b900bj5h1\11`<00bj5h1`31^<00bj5h1n41\<00bj5h1Z6000ij5?1Z;1if115185120VG920WG021jj5X1F0021f11Qn10jj5^1B1j11[c10jj5`1B15050505421[c1b421Qn1b4515521if1VG5821[c1b41RW15721if1VG5921Qn1b41RW15721if1VG5821[c1b41kj55521if1VG5921Qn1b41kj5lj500jj58:mj51de2nj5oj51=0S_5121if1`e10Pk5121if1VG0Qk5121Qn1b40Qg1121Qn1`e10lk2121[c1b40Qg1121[c1`e10U;111Y30100002RW14PPZfVg3kj54PPf^Tlg1000000Rk5?2Z;^51if11515185120UG85120VG920WG021Sk5V1F00025521if1UG21if1VGTk5505521if1VG921if1iF21if1VG3921if1XG020Uk500Sk58:Vk51Wk5Xk5Yk51;0S_5121if1`e10Zk5121if1UG0[k5121if1VG0\k5121if1iF0]k5121if1XG0^k5111Y3000000000000_k511X;1Qn11515284120Z\1035R3U3W3Y3^385120[\1`k5NH1X;01515284120Z\1033U3^3T35220[\121Qn1[\1`k5R1D0`k58:ak51bk5ck5dk50211Y3010000000031P<00`k5X1V11R<00`k5X1V21T<00`k5X1V310ek581^61Re115284120W703<c3d3_3b3Q3W3U3o2V3e3\3\3fk5T1H1n:00fk5X1N21h;11X6015220R421Re1R4fk5Z1Hfk58:gk52P]3kb5hk5ik5170V\5120W70\i1121Re1`e10jk511h;0o^2212bc1Y3000001h;4PPf^Tlg1000000kk5:1X;00lk5R1H1\\120\\13mk511lk58:nk51bk5ok5Pl5150Ql5120\\10\i1120`e10Rl5211Y30100000000000Sl5?1`:1`l11515185120W452841920cY1030035T3Q3Y3\3i3920kG021Tl5T1F11X81Z\4185120cQ1Tl5X1F11Vl101621`l1W4121Z\4cQ1Ul500Tl58:Vl51nn4Wl5Xl5190S^2121`l1W40Vl4121`l1`e10Yl5121Z\4cQ10Qg1121Z\4`e10U;212bc1Y3000001Vl14PPPXXWXjZc40071`:00Tl5b1F1R;00Tl5d1F1\;00Tl5f1F1^900Tl5h1F1`900Tl5j1F1P800Tl5l1F1X6017841920SI030\Z2Tl5n1F000Zl551`:1`l11515185120W452841920cY1030035T3Q3Y3\3i3920kG021[l5P1F211f:01515185120W45220W421`l1W45320^W221`l1^W2[l5V1P1[l5V1B0011f:015185120W45320^W221`l1^W2[l5Z1P10011f:015185120W45220W421`l1W4[l5\1P1[l5\1B101\l50011f:015185120W45320^W221`l1^W2[l5`1P1000[l58:]l51nn4^l5_l50212bc1Y3000001\l54PPb_QdB00:1`:00[l5h1F1R;00[l5j1F1\;00[l5l1F1^900[l5n1F1`900[l5P2F1P800[l5R2F1400[l5T2F1<00[l5V2F1f100[l5X2F1X6017841920SI030\Z2[l5Z2F000`l5?1T91^Q115185120YG85120W4al5T1F12`:Z91`l1185120YGal5Z1>11h;015221`l1YG21^Q1YGbl500al58:cl51je2dl5el51:121^Q1W40fl5121^Q1YG0Qg1121^Q1`e10gl5121`l1YG0Qg1121`l1`e10U;212bc1Y3000001h;4PPigPZ91W410000hl5?1`:1`l115185120YG85120W4il5X1F11f:1Ul115185120YG85120W4il5\1F11Vl1015221Ul1YG21`l1YGjl501il58:kl52je2nn4ll5ml51:121`l1W40nl5121`l1YG0Qg1121`l1`e10ol5121Ul1YG0Qg1121Ul1`e10U;212bc1Y3000001Vl14PPPXXWXjZc41W4111`:01385120W4il5l1\1000Pm5?1`:1`l10Qm5T1F11f:1Ul1185120o9Qm5V1F11Vl1015721Ul1o9002Rm501Qm58:Sm51nn4Tm5Um5160Vm5121`l1`e10Sn4121Ul1o90Wm5121Ul1`e1212bc1Y3000001Vl14PPPXXWXjZc40141^900Qm5f1F1`900Qm5h1F1P800Qm5j1F1X601784120SI\Z2Qm5l1F000Xm581V200Ym5T1H1X200Ym5V1N21h;0Ym58:Zm51[m5\m5]m5150^m5120`e10_m511h;0o^2111`m5000001h;4PPhja`o6000000am591n6015284120`K035W3b3U3U3^3bm5NH01X400bm5T1J18b9h:V4Z4j3j;R4T401515154920i>00`<00PI36841920bV10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920SD0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3bm5X1B1h;0101bm58:cm51dm5em5fm50111`m5000001h;4PPPlYaTUm4000000gm551T2015220\<039c2e2S2S2U2U2T2U2T2hm5LF111X200hm5P1\1hm5P1J0011V200hm5P1n20000hm58:im51[m5jm5km50111`m5000000010000lm5:1X200mm5P1H1f<20f<113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320mm58:nm51om5Pn5Qn514120f<0Rn5120`e10Sn5111`m5000000000000Tn5:1X200Un5LH1f<20f<023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320Un58:Vn51om5Wn5Xn50211`m5000000000000Yn592l6n6015085120UF85120`KZn5R1H01X2013720f<[n5Zn5X1J13X7P7X201505085120h585120eK85120f<Zn5\1B1h;0100Zn58:\n51]n5^n5_n50111`m50100001h;4PPhUibmR1000000`n5?1f21SY20an5X1F11d11[c1185120o9an5Z1F11h;01505521[c1o91[W151515221[c1o9004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121[c1P:603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121[c1P:bn500an58:cn51dn5en5fn5190gn5121SY2`e10^]2121[c1o90hn5121[c1`e10Q[2121[c1P:0in5011`m50100002h;4PPb_QdB[W102010000jn5?4P3X8R7\61k?15185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3kn5T1F14P3X8R7\61Qn115185120g952920SI03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3kn5Z1>11h;015221Qn1g921k?g9ln500kn58:mn51[o1nn5on5190SU3121k?`e10kn1121k?g90Po5121Qn1`e10kn1121Qn1g90Qo5111`m5000001h;4PPigPZ900?1T900kn5j1F1X900kn5l1F1Z900kn5n1F1\900kn5P2F1^900kn5R2F1`900kn5T2F1b900kn5V2F1j900kn5X2F1n700kn5Z2F1P800kn5\2F1`800kn5^2F1l800kn5`2F1X600kn5b2F1Z600kn5d2F1f200kn5f2F010Ro5?1b91^d116841920bV10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3So5T1F11n61if10So5X1F11h;015384121if1`K033b3U3T3To500So58:Uo51dm5Vo5Wo5170Xo5121if1`e10Yo5121^d1bV10Zo5121^d1`e10[o5111`m5000001h;4PPlb\i^A011IX4`1h1n1P2j1h7d7\7b7\9h9f9b:j:P;d;d8^8^6`6l7T1HT<013920P9020So5f1F010\o581n6015284120`K033b3U3T3]o5R1HIX4`1h1n1P2j1h7d7\7b7\9h9f9b:j:P;d;d8^8^6`6l7T1HT<013920P9020]o5X1>21h;0]o58:^o51dm5_o5`o5150Xo5120`e10ao511h;0o^2111`m5000001h;4PPPQhbWXZ5000000bo5?1l61k?16841920UF920ZK0302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3co5R1F11l61Qn116841920UF920ZK030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3co5V1F11h;0153841921Qn1UF21Qn1ZK03:b3U3W3Y3c3d3U3b3U3T3do501co58:eo51fo5go5ho5160io5121Qn1`e10jo51921k?UF21k?ZK0\i1121k?`e1011`m5000001h;4PPPlYaTUm4000010ko5?1l61^Q1152841920UF920ZK03003:b3U3W3Y3c3d3U3b3U3T3lo5T1F21l61if1152841920UF920ZK030039c3S3X3U3T3e3\3U3T3lo5Z1B1l61SY2152841920UF920ZK03003<R3W3d3Q3c3[3P1V3Y3b3U3T3lo5\1B11h;02545921if1b421SY2b41kR1mo55050385121if1i3385121^Q1i35721if1i321^Q1i3no500lo58:oo51fo5PP6ho51<0QP6121^Q1`e10^]2121if1`e10lT2121SY2`e10RP6121^Q1i30^]2121if1i30lT2121SY2i3011`m5000002h;4PPPlYaTUm4kR14PP\mXh_3010010SP651Z21Qn10TP6NF211\200TP6R1T1TP6R1B101]c1000011`200TP6T1T1TP6T1B101_W2000000TP68:UP61VP6WP6XP60111`m5000002]c14PP\mXh_3_W24PPR\]dW5000000YP651\21Qn10ZP6NF211^200ZP6R1T1ZP6R1B101]c1000011`200ZP6T1T1ZP6T1B101_W2000000ZP68:[P61VP6\P6]P60111`m5000002]c14PPb_QdB_W24PPf^Tlg1000000^P6?1R71^d1185120RL_P6R1F0011l<1[c1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120T<_P6X1>1505721^d1RL21[c1T<5321[c1^W221^d1^W2`P600_P68:aP61[o1bP6cP6180dP6121^d1`e10kn1121^d1RL0eP6121[c1T<0\i1121[c1`e1112`m5cE000000000000fP6?1R71^d1185120SLgP6R1F0011l<1[c1151515220]?03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120T<gP6X1>1505721^d1SL21[c1T<5321[c1^W221^d1^W2hP600gP68:iP61[o1bP6cP6180dP6121^d1`e10kn1121^d1SL0jP6121[c1T<0\i1121[c1`e1112`m5cE000000000000kP6?1b91^d116841920bV10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3lP6T1F11R71if1185120VDlP6X1F11h;015221if1VD684121^d1bV12036S3Q3S3X3U3T3035S3Q3S3X3U3mP601lP68:nP61[o1oP6PQ6190dP6121if1`e10QQ6121if1VD0RQ6121^d1`e10V_5121^d1bV10SQ6111`m5000001h;4PPPlYaTUm40031b900lP6d1\11f100lP6d1`31\400lP6d1l4000TQ6?1R71^d1185120iFUQ6T1F0011b91gU2185120U9UQ6X1P115721^d1iF5921gU2U91RW1VQ600UQ68:WQ61[o1XQ6YQ6180dP6121^d1`e10]S2121^d1iF0^S2121gU2U90_S2121gU2`e1111`m5000001RW14PPZfVg3000000ZQ6?1R71^d11720i>[Q6\Q6P1F0011j11[c1185120P9\Q6T1P115021[c1P93721^d1i>]Q6^Q600\Q68:_Q61[o1`Q6aQ6150dP6121^d1`e10bQ6121[c1`e10cQ6111`m5000000000000dQ6?1R71^d1185120QLeQ6T1F0025\4P4R4V4X41k?0eQ6Z1B4R4V4h:T41if1154920i>00`<00PIeQ6\1B150515521^d1QL5821k?b41RW15721^d1QL595921k?b41aC1RW1515521^d1QL5821if1b41RW15721^d1QL595921if1b41aC1RW1fQ600eQ68:gQ61[o1hQ6iQ61=0dP6121^d1`e10jQ6121^d1QL0kQ6121k?b40Qg1121k?`e10lQ6121if1b40Qg1121if1`e10U;111`m5000002RW14PPZfVg3aC4PPf^Tlg1000000mQ6?1X71Qn1185120h5nQ6T1F15n6l6b2f2h21\_20nQ6X1F11h;01684121Qn1h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3oQ600nQ68:PR61]n5QR6RR6170SR6121Qn1h50\i1121Qn1`e10ha3121\_2`e10TR6111`m50100001h;4PPPlYaTUm4010010Ckk1UR6::VR6`31105WR6XR6YR6ZR6[R61\R60002]R6^R62_R6`R6`m5aR6::bR6`N0002cR6dR600000eR6aR6D:fR6`N0001gR600000hR6iR6<:jR6kR6000000000b2iR6B:lR6kR600004j8l8n8R90000mR6iR6L:nR6kR60002WX1n21n91b2000oR6PS6<:QS6`310103RS6SS6TS63US6VS6WS602XS6YS602ZS6[S62\S6]S6^S6_S6::`S6`3101104aS6bS6cS6dS602XS6YS603]R6eS6fS63gS6hS6iS6XS6jS6<:kS6`310005n1Ef2S3lS60002mS6nS62gS6]S6YS6jS6\1:oS6`3101103PT6QT6RT601XS6000fU4ST6<:TT6TB0001UT600000gU4ST6L:VT6TB0004WT6XT6YT6ZT601fU4000hU4ST6f1:[T6TB0004\T6]T6^T6_T601fU4000iU4ST6`2:`T6TB0004aT6bT6cT6dT601fU4000jU4ST6Z3:eT6TB0004fT6gT6hT6iT601fU4000VU3jT6::kT6Z\1000000000lT6jT6@:mT6Z\1000000000nT6jT6F:oT6Z\1000000000]^2PU6<:QU6RU60002SU6TU6000000?UU6c_11T<00VU6>HVU6::00WU6XU61P<00VU6DHVU6@:11j;00VU6FH0ia1ca11f<00VU6LHVU6H:01YU6ZU6[U62^<`<00VU6T1HVU6P1:00\U6]U61\<00VU6Z1HVU6V1:00^U6_U61Z<01620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3VU6`1HVU6\1:11Z<013620i>5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3VU6d1H0`U6aU61b<00VU6j1HVU6f1:12j;l;00VU6l1H1bU6]_1cU61R<00dU6@HdU6<:12j;l;00dU6BH1eU6fU6gU61X<015220R`1021dU6JHdU6F:11X<015220R`1020dU6NH1hU6iU6jU61l700dU6V1HdU6R1:01kU6lU6mU61j701620i>2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3dU6^1HdU6Z1:11j7015220i>039Q3f3Q3Y3\3Q3R3\3U3dU6b1H1kU6nU6oU62H`1015220W7002dU6j1HdU6f1:01PV6QV6RV62H`1015220W7004dU6T2HdU6P2:00SV6TV62H`1015220W7006dU6\2HdU6X2:00UV6VV61X100dU6d2HdU6`2:008`NWV6XV6::n3YV6XV6<:`4ZV6XV6>:_;[V6XV6@:L\V6XV6B:`>d>XV6D:VQ1VQ1XV6F:Y3]V6XV6H:n1^V61j;00_V6:P20310`V6_V6::000000aV61T300_V6<^20310bV6_V6<:000000cV61j300_V6>R20310dV6_V6>:000000eV61T700_V6@Z20310fV6_V6@:000000gV61l;00_V6Bl10310hV6_V6B:000000iV61n;00_V6DT20310jV6_V6D:000000kV61P<00_V6FT20310lV6_V6F:000010200mV61R<00_V6HT20310nV6_V6H:000010200oV61T<00_V6Jn10310PW6_V6J:000010200QW61b<00_V6LZ20310RW6_V6L:000010200SW63f<h<j<00_V6NX22310TW6_V6N:000000UW61600_V6R1H2310VW6_V6P1:000000WW62^<`<00_V6\1H2310XW6_V6Z1:000000\U61\<00_V6f1H2340YW6120mM0Rb2120U@_V6d1:000000ZW61Z<00_V6n1V22320[W6120i>_V6n1:000000\W61X<00_V6P2Z22320]W6120R`1_V6P2:000000^W62j7l700_V6T2H2320_W6120i>_V6R2:000000`W61T900aW6>H4310bW6aW6<:00120W4000cW61n700aW6HT24310dW6aW6H:000000eW61P800aW6JT24510fW6aW6J:000000gW61`:00aW6NH4310hW6aW6L:00120W4010210iW61b:00aW6\1H4310jW6aW6Z1:00120W4010200kW61d700aW6j1H4310lW6aW6h1:000010200mW61\700aW6V2H4320nW6120\<aW6T2:000000oW61Z90185120fAaW6`2H:010PX6aW6^2:120fA15820fA04PPThjX_:120W4000QX6100185120Z4aW6R3H:010RX6aW6P3:120Z415820Z404PPThjX_:120W4000SX61n90185120fAaW6d3H:010TX6aW6b3:120fA15820fA04PPThjX_:120P4000UX61l80185120kR1aW6V4H:010VX6aW6T4:120kR115820kR104PPThjX_:120W4000WX62\9P900aW6h4H:310XX6aW6f4:00120W4010200YX61^9013920RV1020aW6V5H:510ZX6aW6T5:00120W4000[X62^9`9015220RV1021aW6d5H:510\X6aW6b5:000000]X61400aW6P6H:110^X6aW6n5:00120W4120W400_X61b90153841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3aW6^6H:210`X6aW6\6:1920\:20b40120W4120W41021159920\:20b420U9aX61d900aW6T7H:310bX6aW6R7:00120W4000cX61B00aW6`7H:220dX6120a6aW6^7:00120W4120W410200eX61f900aW6P8H:310fX6aW6n7:00120W401020120QW1gX61^800aW6`8H:410hX6aW6^8:120oF0120W4010200iX61l300jX6>H6310kX6jX6<:000000lX61^100jX6HH6010mX6jX6F:120Q715820Q704PPdhU\\d1120P7000nX61n30185120SBjX6X1H6010oX6jX6V1:120SB1920fA20SB0000PY62`1H00jX6h1H6330QY6120W70U;jX6f1:00120P7010200RY61b100jX6V2H6510SY6jX6T2:00120P7000TY61l100jX6b2H6320UY6120a6jX6`2:000000VY61n100jX6l2H6410WY6jX6j2:1920Q720b40120P7010200XY61f100jX6\3H6110YY6jX6Z3:00120P7120Q40159920\:20b420U9ZY61h100jX6l3H6310[Y6jX6j3:000120Q410200\Y61j100jX6Z4H6210]Y6jX6X4:000120Q4120P90^Y61<00jX6h4H6320_Y6120h5jX6f4:000000`Y61\400jX6R5H8310aY6jX6P5:000120Q400bY61P400jX6^5H8110cY6jX6\5:000120Q400dY61R400jX6j5H8220eY6120i>jX6h5:000120Q415420i>00PI0fY62V4T400jX6X6H8310gY6jX6V6:000120Q410210hY61X400jX6f6H8220iY6120a6jX6d6:000120Q410200jY61Z400jX6T7H8320kY6120SDjX6R7:000120Q400lY61V800mY6:T2<110nY6mY6::000000oY62Z8h800mY6>H<320PZ6120nQ1mY6<:000000QZ61\800mY6F^2<210RZ6mY6F:000010210SZ61`800mY6JH<310TZ6mY6H:00120W4000UZ61b800mY6T1T2<210VZ6mY6T1:000010210WZ61d800mY6V1V2<210ZS1mY6V1:000010200XZ61h:00mY6Z1H>310YZ6mY6X1:00120P4000ZZ61j:00mY6f1H>320[Z6120X7mY6d1:00120P4010200:\Z6]Z601f100^Z6@H000^Z6::_Z6`Z601j10120P9^Z6HH000^Z6B:aZ6bZ601n100^Z6R1H000^Z6L:cZ6dZ601X400^Z6Z1H1a620a68eZ6fZ6gZ6hZ6iZ6jZ6kZ6lZ600^Z6T1:mZ6nZ601Z400^Z6j1H1SD20SD4VDWDXDYD00^Z6d1:oZ6P[601Z900^Z6V2H000^Z6P2:Q[6R[601b90153841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3^Z6^2H000^Z6X2:S[6T[601^800^Z6h2H000^Z6b2:U[6V[601f900^Z6P3H000^Z6j2:W[6X[621b901515185120U953841920ZT103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920ZT103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120\:^Z6X3H0159920\:20b420U99PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4^Z6R3:?Y[60_ET3:Z[6[[6003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35d40301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3h410:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3f420:d3Y3]3U3c3d3Q3]3`3c312012213j4208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3l4209d3U3\3U3]3U3d3b3i312012213\[60_E`4:oE][6016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34n408010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3P5205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3R5309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213T5309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213^[60\FF:_[6`[61008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001V50301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3a[60aFl1:bFb[6017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31X506010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3c[60aFl2:d[6e[6004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32Z50601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3\520<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3f[60RGT1:g[6h[61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001^50721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3i[60RGj2:j[6k[61007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101^50801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3l[60[Gb4:m[6n[61119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33`520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b5208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3d5209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3o[61[GZ7:P\6Q\61112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31`50<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3R\61[Gf9:S\6T\61122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31b505014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3U\61[Gn::V\6W\61112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31d509014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3X\61[G^<:Y\6Z\6018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31f50?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3[\60[GV>:\\6]\6016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31f5206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3^\60[Gj?:_\6`\6025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32h502010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3j520=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3a\62YHD:b\6c\600=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001l504010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7Q[3d\6<6e\6012000f\6d\6D6g\601203h\6i\6j\61k\6l\6d\6P16m\611401n\60_f3d\6Z16o\6012000Ri2d\6b16P]6114000Wh2d\6j16Q]6114000R]6d\6R26S]62141T]600_^3d\6\26U]6014000Wf3d\6d26V]6012000jd3d\6l26W]6112000VX2d\6T36X]6114000Y]6d\6\36Z]601202[]6\]60SZ2d\6f36]]6012000g[3d\6n36^]6012000_]6d\6V46`]601402j\6[]60a]6d\6`46b]611401h\60di1d\6j46c]6014000k_3d\6R56d]6012000bY3d\6Z56e]6114000b]3d\6b56f]6014000YZ3d\6j56g]6014000c]3d\6R66h]6014000Z]3d\6Z66i]6012000UP2d\6b66j]6014000k^3d\6j66k]6014000X_3d\6R76l]6112000W_3d\6Z76m]6014000_`3d\6b76n]6012001o]6hb2d\6l76P^6014001Q^6ZY3d\6V86YY3014000PZ3d\6^86R^61141S^600P[3d\6h86T^6012000Q`3d\6P96U^6012000im3d\6X96V^6012001W^6UT4d\6b96X^6014000jm3d\6j96Y^6012000oP4d\6R:6Z^6012000hn3d\6Z:6[^6012000`m3d\6b:6\^6214001]^6am3d\6l:6^^6214000Pn3d\6T;6_^6012000d_3d\6\;6`^6014000QS4d\6d;6a^6114000dl1d\6l;6b^6014000\S4d\6T<6c^6114000fV4d\6\<6d^6114000gV4d\6d<6e^60141f^600R[3d\6n<6g^6012000j[5d\6V=6h^6012001i^6gj4d\6`=6j^6012000oU4d\6h=6k^6012000_U4d\6P>6l^6012001m^6cZ4d\6Z>6bZ4012000jY4d\6b>6n^6112001o^6gQ5d\6l>6P_6012000de5d\6T?6Q_6012000j]2d\6\?6R_6012000_Q5d\6d?6S_6014000Q]3d\6l?6T_6014001U_6kW4d\6V@6V_6012000nX4d\6^@6W_6114001X_6[Y4d\6h@6Y_6012000^T5d\6PA6Z_6114000PR5d\6XA6[_6014000ef1d\6`A6\_6012000aS5d\6hA6]_6114000mg4d\6PB6^_6012000iW4d\6XB6__6114000jW4d\6`B6`_6012001a_6XX4d\6jB6b_6014001c_6^V4d\6TC6d_6114000PV4d\6\C6e_6012000TZ4d\6dC6f_6012001g_6WV4d\6nC6h_6012000kZ4d\6VD6i_6012000S[4d\6^D6j_6014000mX4d\6fD6k_6114000\j3d\6nD6l_6014000mf1d\6VE6m_6012000kl3d\6^E6n_61141o_600ll3d\6hE6P`6112000ie1d\6PF6Q`6012001R`6he1d\6ZF6S`6012000id1d\6bF6T`6012000Tf1d\6jF6U`6012001V`6gh1d\6TG6W`6012001X`6Zg1d\6^G6Y`6012000Ue1d\6fG6Z`6012000Ve1d\6nG6[`6014000gc1d\6VH6\`6012000Qd1d\6^H6]`6014000[f1d\6fH6^`6012000ij3d\6nH6_`6012001``6Zk3d\6XI6a`6014000ak3d\6`I6b`6012000]j3d\6hI6c`6012000jl3d\6PJ6d`6012000^j3d\6XJ6e`6014000jg1d\6`J6f`6012000kg1d\6hJ6g`6014000Tl3d\6PK6h`6014000Yg1d\6XK6i`6012000bW4d\6`K6j`6114000bg1d\6hK6k`6012000Zm2d\6PL6l`61141m`600mV2d\6ZL6n`60121o`600^l2d\6dL6Pa6012001Qa6Sl2d\6nL6Ra6014001Sa6Vj2d\6XM6Ta6012000ng2d\6`M6Ua60121Va601Wa6bZ2d\6lM6Xa6012000oi2d\6TN6Ya6114000\k2d\6\N6Za60141[a600j^2d\6fN6\a6014000kU2d\6nN6jU2012000jY2d\6VO6]a6012001^a6b^2d\6`O6_a6012000je2d\6hO6`a6012001aa6ba6d\6RP16ca61141da600oe2ea6<6fa6112000Wk5ea6D6ga6114001ha6de2ea6N6ia61121ja600gf2ea6X16ka61141la600P_5ea6b16ma6114001na6Ya5ea6l16oa6114000dm5ea6T26Pb61141Qb600fo5ea6^26Rb6214000[o1ea6f26Sb61141Tb600lW2ea6P36kW2112001Ub6_X2ea6Z36Vb6012000fX2ea6b36Wb6012000WW2ea6j36Xb6214000bW2ea6R46Yb6012001Zb6UX2ea6\46[b6012000Y]2ea6d46\b6014000RU2ea6l46]b6114001^b6RZ2ea6V56_b6014000__2ea6^56`b6014000eb3ea6f56db3012001ab6Qc3ea6P66bb6114000ca3ea6X66cb6114000Xd3ea6`66db61141eb600\o1ea6j66fb6014000Pa5ea6R76gb6014000da2ea6Z76hb60141ib600bb2ea6d76jb60141ib600bg2ea6n76kb60141ib601lb6ac2ea6Z86mb60141nb600Xd2ea6d86ob60141Pc600Rd2ea6n86Qc6012000ma2ea6V96Rc60141Sc600Ve2ea6`96Tc60141ib600[b5ea6j96Uc6014000kb5ea6R:6Vc6014000Ya4ea6Z:6Wc6014000nn4ea6b:6Xc6012000gg2ea6j:6Yc60141Zc600Pg4ea6T;6[c6012000W_4ea6\;6\c6012001]c6\i4ea6f;6^c6012001_c6Yd4ea6P<6`c6012000kd4ea6X<6ac6014000b^4ea6`<6bc6014000k[4ea6h<6cc6012001dc6S\4ea6R=6ec6112001fc6fb4ea6\=6gc6012001hc6mb4ea6f=6ic6014000_a4ea6n=6jc6014000c_4ea6V>6kc6012000fa4ea6^>6lc6014000Q`4ea6f>6mc6014000gb4ea6n>6nc6214000n_5ea6V?6oc6012001Pd6P_4ea6`?6Qd60121Rd600je4ea6j?6Sd6114001Td6Xh4ea6T@6Ud6114000[[4ea6\@6Vd6016001Wd6i]4ea6f@6Xd6016000]`4ea6n@6Yd6016000k`4ea6VA6Zd6016000Vj4ea6^A6[d6016000Pb4ea6fA6\d60161]d601^d6ao3ea6RB6_d6016000UQ5ea6ZB6`d61161ad600_U2ea6dB6bd6016000mc4ea6lB6cd6016000YZ2ea6TC6dd6016000\Q2ea6\C6ed6012001fd6hQ2ea6fC6gd6014000Xj1ea6nC6hd60141id601jd6_Z3ea6ZD6kd6012001ld6`\3ea6dD6md6012001nd6P]3ea6nD6od6014000Pe6ea6VE6Qe60141Re600dk1ea6`E6Se60121Te600gn1ea6jE6Ue60141Ve600mZ2ea6TF6We6014000WZ5ea6\F6Xe6114000c_3ea6dF6Ye6014000]n1ea6lF6Ze6014001[e6[[3ea6VG6\e6012000nV5ea6^G6]e6012000lP5ea6fG6^e6012000lU5ea6nG6_e6012000Qa2ea6VH6`e6012000jT5ea6^H6ae6014000_c1ea6fH6be6014000UR3ea6nH6ce6014000bV2ea6VI6de6012001ee6e`2ea6`I6fe6012000Ra2ea6hI6ge6014000eX5ea6PJ6he6114000hW3ea6XJ6ie6016000eU3ea6`J6je61161ke600jT3ea6jJ6le60161me600kU3ea6TK6ne60161oe600QT3ea6^K6Pf60161Qf600PU3ea6hK6Rf60161Sf600^P2ea6RL6Tf6116000cm1ea6ZL6Uf61161Vf600Qa4ea6dL6Wf61161Xf600ok1ea6nL6Yf6116000bk5ea6VM6Zf6016000dn5ea6^M6[f6216000\f6ea6fM6]f621601j\60_e3ea6PN6^f60121_f601`f6YS3ea6\N6af6112001bf6_W3ea6fN6cf60141df600]n5ea6PO6ef61141ff600gf6ea6ZO6hf601202if6jf60Rh3ea6dO6kf60161lf600Xh3ea6nO6mf6016000`g3ea6VP16nf6016000Si3ea6^P16of60161Pg600lg3ea6hP16Qg6016000\V3ea6PQ16Rg61161Sg600[m5ea6ZQ16Tg61161Ug600VP6ea6dQ16Vg6116000om5ea6lQ16Wg6016001Xg6;Yg6Zg6S11[g61\g61]g61^g61_g61`g61ag61bg61cg61dg61eg61fg61gg61hg61ig61jg61kg61lg61mg61ng61og61Ph61Qh61Rh61Sh61Th61Uh61Vh61Wh61Xh61Yh61Zh61[h61\h61]h601^h61_h6<:`h6ah6?000105061bh61ch61dh61eh61fh61gh61hh61ih61jh61kh61lh66mh6nh6oh6Pi6Qi6Ri66Si6Ti6Ui6Vi6Wi6Xi61Yi6<:Zi6[i621\i61]i6000Yi6P2:^i6_i6104001Yi6\2:`i6ai6102001Yi6f2:bi6ci63031di61ei6000Yi6P3:fi6gi607^G_Ghi6ii6ji6ki6li66mi6Ui6ni6oi6Pj6Qj60Yi6^3:Rj6Sj611Tj601Uj60Yi6h3:Vj6Wj631Xj61Yj61Zj604[j6\j6]j6^j60Yi6T4:_j6`j651aj61bj61cj61dj61ej68fj6gj6hj6ij6jj6kj6lj6mj63nj6oj6Ui61Yi6d4:Pk6Qk611Rk601Sk60Yi6^5:[4`40Tk6@:Uk6Vk6Wk6Xk60Tk6J:Yk6Zk6[k6\k60Tk6T1:]k6^k6_k6`k60Tk6^1:ak6bk6ck6dk60Tk6h1:ek6fk6gk6_L0Tk6R2:hk6ik6jk6\Z20Tk6\2:kk6lk6mk6nk60Tk6f2:ok6Pl6Ql6Rl60Tk6P3:Sl6Tl6Ul6Vl63Tk6Z3:Wl6Xl6Yl6Zl64Tk6d3:[l6\l6]l6^l64Tk6n3:_l6`l6al6bl60Tk6X4:cl6dl6el6fl60Tk6b4:gl6hl6il6jl60Tk6l4:kl6ll6ml6nl60Tk6V5:ol6Pm6Qm6Rm60Tk6`5:Sm6Tm6Um6Vm60Tk6j5:Wm6Xm6Ym6Zm60Tk6T6:[m6\m6]m6^m60Tk6^6:_m6`m6am6SO0Tk6h6:bm6cm6dm6em60Tk6R7:fm6gm6hm6im60Tk6\7:jm6km6lm6mm60Tk6f7:nm6om6Pn6Qn60Tk6P8:Rn6Sn6Tn6Un60Tk6Z8:Vn6Wn6Xn6Yn60Tk6d8:Zn6[n6\n6UA0Tk6n8:]n6^n6_n6f?0Tk6X9:`n6an6bn6cn60Tk6b9:dn6en6fn6gn60Tk6l9:hn6in6jn6kn60Tk6V::ln6mn6nn6on60Tk6`::Po6Qo6Ro6So60Tk6j::To6Uo6Vo6VJ0Tk6T;:Wo6Xo6Yo6Zo60Tk6^;:[o6\o6]o6fM0Tk6h;:^o6_o6`o6UQ10Tk6R<:ao6bo6co6do60Tk6\<:eo6fo6go6ho60Tk6f<:io6jo6ko6R_10Tk6P=:lo6mo6no6__10Tk6Z=:oo6PP7QP7ia10Tk6d=:RP7SP7TP7L1Tk6n=:UP7VP7WP7_;1Tk6X>:XP7YP7ZP7[P70Tk6b>:\P7]P7^P7_P70Tk6l>:`P7aP7bP7cP71Tk6V?:dP7eP7fP7gP70Tk6`?:hP7iP7jP7kP71Tk6j?:lP7mP7nP7l81Tk6X@:oP7PQ7QQ7g81Tk6b@:RQ7SQ7TQ7UQ71Tk6l@:VQ7WQ7XQ7o81Tk6VA:YQ7W4]?Q71Tk6`A:ZQ7[Q7\Q7]Q71Tk6jA:^Q7_Q7`Q7`>1Tk6TB:aQ7bQ7cQ7g91Tk6^B:dQ7eQ7fQ7gQ71Tk6hB:hQ7iQ7jQ7kQ70Tk6RC:lQ7mQ7nQ7k41Tk6\C:oQ7PR7W>^51Tk6dC:QR7RR7e3XQ11Tk6nC:SR7TR7UR7VR71Tk6XD:WR7XR7YR7ZD1Tk6bD:ZR7[R7\R7]R71Tk6lD:^R7_R7`R7aR71Tk6VE:bR7cR7dR7Y31Tk6`E:eR7fR7gR7hR71Tk6jE:iR7jR7kR7lR71Tk6TF:mR7nR7oR7g\11Tk6^F:PS7QS7RS7SS71Tk6hF:TS7US7VS7`G1Tk6RG:WS7XS7YS7gX11Tk6\G:ZS7[S7\S7]S71Tk6fG:^S7_S7`S7UF1Tk6PH:aS7bS7cS7b21Tk6ZH:dS7eS7fS7VQ11Tk6dH:gS7hS7iS7nQ11Tk6nH:jS7kS7lS7fS11Tk6XI:mS7nS7oS7fQ11Tk6bI:PT7QT7RT7ST71Tk6lI:TT7UT7VT7WT71Tk6VJ:XT7YT7`N`N1Tk6`J:ZT7[T7\T7]T71Tk6jJ:^T7_T7`T7n_11Tk6TK:aT7bT7Z\1Q21Tk6^K:cT7dT7eT7fT71Tk6hK:gT7hT7iT7m?1Tk6RL:jT7kT7lT7mT71Tk6\L:nT7oT7PU7lL1Tk6fL:QU7RU7SU7eK1Tk6PM:TU7UU7h5dL1Tk6ZM:VU7WU7XU7VM1Tk6dM:YU7ZU7[U7\U71Tk6nM:]U7^U7_U7j>1Tk6XN:`U7aU7bU7cU71Tk6bN:dU7j>eU7fU71Tk6lN:gU7hU7kAdP11Tk6VO:iU7jU7kU7lU71Tk6`O:mU7nU7oU7PV71Tk6jO:QV7RV7SV7TV71Tk6TP1:UV7VV7WV7XV71Tk6^P1:YV7ZV7[V7h`21Tk6hP1:\V7]V7^V7_V71Tk6RQ1:`V7aV7ZKbV71Tk6\Q1:cV7dV7eV7fV71Tk6fQ1:gV7hV7iV7[W11Tk6PR1:jV7kV7lV7SW11Tk6ZR1:mV7nV7oV7RW11Tk6dR1:PW7QW7RW7RV11Tk6nR1:SW7TW7UW7o91Tk6XS1:VW7WW7XW7YW71Tk6bS1:ZW7[W7\W7]W71Tk6lS1:^W7_W7`W7m`11Tk6VT1:aW7bW7cW7dW71Tk6`T1:eW7fW7gW7n31Tk6jT1:hW7iW7la1cE1Tk6TU1:jW7kW7lW7m]11Tk6^U1:m]1mW7nW7oW71Tk6hU1:PX7PR7SU7QX72Tk6TV1:RX7SX7TX7Y62Tk6^V1:UX7VX7WX7XX72Tk6hV1:YX7ZX7[X7\X72Tk6RW1:]X7^X7_X7`X72Tk6\W1:aX7bX7cX7P[12Tk6fW1:dX7eX7fX7mW12Tk6PX1:gX7hX7iX7jX72Tk6ZX1:kX7lX7mX7nX72Tk6dX1:oX7PY7`MQY72Tk6nX1:RY7SY7TY7UY75Tk6\Y1:VY7PR7PR7WY76Tk6bY1:XY7PR7PR7YY77Tk6hY1:ZY7PR7PR7[Y73Tk6nY1:\Y7PR7PR7]Y78Tk6TZ1:^Y7PR7PR7_Y79Tk6ZZ1:`Y7PR7PR7aY7;Tk6`Z1:bY7PR7PR7cY7<Tk6fZ1:dY7PR7PR7eY7:Tk6lZ1:fY7PR7PR7gY7R2j]1hY7]\1iY7b4jY7kR1kY7SBlY7\:mY7[CnY7_R1oY7W4PZ7P7QZ7Q4RZ7SZ7TZ7i>UZ7a6VZ7m;WZ7W7XZ7P9YZ7o9ZZ7g9[Z7d;\Z7TS1]Z7US1^Z7eS1_Z7nQ1`Z7h5aZ7bZ7cZ7TBdZ7TCeZ7Z[1fZ7gZ7hZ7fBiZ7gBjZ7SW1kZ7RW1lZ7[W1mZ7mMnZ7U@oZ7SIP[7QEQ[7RER[7lLS[7kGT[7Z`1U[7fl3V[7aW1W[7bW1X[7Y[7Z[7X>[[7k4\[7UF][7]Y1^[7SD_[7S5`[7a[7b[7^Bc[7]Bd[7]Ge[7\\1f[7la1g[7da1h[7e4i[7\?j[7^Gk[7_Gl[7m[7n[7o[7P\7:P9Q\7j]1R\7ST7S\7i>T\7nQ1U\7mMV\7SDW\7Z\1X\7h5Y\7^NZ\7?43L_;l800J2`>lR700L3aR7Y3]R700F01VQ10H01b20B1Q20022Q2fT700@1`>00N3`Nn3n_10062`NPV70082_;L00:2`>em600<1dk6000001D001
"""##
  }
}
