// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
Vb8>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgX1system.force_stoppedn1Rules/events/android-system.ymlT5Android stopped the app by force; an update, a removal and cleared data do so, too>package<reason^6Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)(?: appid=-?\d+ user=-?\d+: (?<reason>[^\n]+))?n5\bstop (?<package>(?:com|app)\.timesafari[\w.]*) due to (?<reason>SwipeUpClean|AutoPowerKill)\b`5\b(?<reason>AutoPowerKill): force-stop pkgName=(?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafariX1stop com.timesafari.V1stop app.timesafari^1pkgName=com.timesafari.\1pkgName=app.timesafariJsystem_serverLsystem_processNActivityManager>am_killV1ProcessPowerCleanerd1system.alarm.exact_revokedT5the permission for exact alarms was taken away, and the app's process ended for itDkilled_pidl6\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*: schedule_exact_alarm revokedT7\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,schedule_exact_alarm revokedP1:com.timesafari.P1,com.timesafari.N:app.timesafariN,app.timesafariZ1system.app.restrictedf5the user restricted the app in the background, or Android ended its process for this reasonn4\G\s*(?<package>(?:com|app)\.timesafari[\w.-]*) (?<reason>restricted by user)\bX8\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,(?<reason>cached idle & background restricted)P8\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*: (?<reason>cached idle & background restricted)Ncom.timesafari.Lapp.timesafariX1AppStandbyControllerR1system.app.killedR5Android ended the app's process; most reasons are normal, and alarms still go offT7\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*? \(adj -?\d+\): (?<reason>[^\n]+)Z7\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,(?<reason>[^\]\n]+?)(?:,\d+)?\]h1system.app.autostart_refused\4the vendor's autostart setting kept a service of the app from starting>servicej6MIUILOG- Reject service :Intent \{[^}\n]*\bcmp=(?<package>(?:com|app)\.timesafari[\w.-]*)/(?<service>[^\s}]+)\5MIUILOG- Reject RestartService packageName :(?<package>(?:com|app)\.timesafari[\w.-]*)V1cmp=com.timesafari.h1packageName :com.timesafari.T1cmp=app.timesafarif1packageName :app.timesafari^1AutoStartManagerServiceT1system.app.startedh4Android started the app's process, for an activity, a broadcast or a serviceFstarted_pid:cause<targetZ8\G\s*Start proc (?<started_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)(?::\S+)?/\S+ for (?<cause>[\w-]+) \{(?<target>[^}\s]+)l7\G\s*\[\d+,(?<started_pid>\d+),\d+,(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,(?<cause>[\w-]+),\{?(?<target>[^}\],\s]+)Jam_proc_startd1system.alarm.exact_refused`3the app set an exact alarm without the permission for itn9\G\s*(?:Caused by: )?java\.lang\.SecurityException: Caller (?<package>(?:com|app)\.timesafari[\w.-]*) needs to hold android\.permission\.SCHEDULE_EXACT_ALARM\bZ3needs to hold android.permission.SCHEDULE_EXACT_ALARMh1system.alarm.permission_lost^3the app has no permission for exact alarms at this timeX6\G\s*Package (?<package>(?:com|app)\.timesafari[\w.-]*), uid \d+ lost permission to set exact alarms^1Package com.timesafari.\1Package app.timesafariHAlarmManagerV1AlarmManagerServiceT1system.job.stoppedb3Android stopped a job of the app, since its time was overj9\G\s*Client timed out while executing \(no jobFinished received\)[.,] sending onStop: [^\n]*?\b(?<package>(?:com|app)\.timesafari[\w.-]*)/(?<service>[^\s}]+)P2Client timed out while executingR1JobServiceContextd1system.notification.postedj5the system took a notification of the app; 0 is a new one, 1 an update, 2 one that it ignoredHnotification6tag>channel<statusl:\G\s*\[\d+,\d+,(?<package>(?:com|app)\.timesafari[\w.-]*),(?<notification>-?\d+),(?<tag>[^,\n]*),-?\d+,Notification\((?:channel=(?<channel>\S+))?(?:.*\),(?<status>\d)\]\s*$)?X1notification_enqueueV2system.notification.blocked_by_userf2the user took the permission to notify awayd4\G\s*\[\d+,\d+,(?<package>(?:com|app)\.timesafari[\w.-]*),-?\d+,\d+,\d+,7,^1notification_cancel_all\1system.channel.missingP4Android dropped a notification, since its channel does not existDchannel_idj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=V1NotificationServiceV1NotificationManagerj1system.notification.cancelledj3a notification of the app was removed; the reason is a numberl6\G\s*\[-?\d+\|(?<package>(?:com|app)\.timesafari[\w.-]*)\|(?<notification>-?\d+)\|[^,\n]*\|\d+,(?<reason>\d+),P1|com.timesafari.N|app.timesafariZ1notification_canceledb1system.notification.mutedT5Android showed a notification without sound, since the app notified shortly beforeX6\G\s*Muting recently noisy -?\d+\|(?<package>(?:com|app)\.timesafari[\w.-]*)\|(?<notification>-?\d+)X1NotifAttentionHelperR1system.doze.stated2the device entered or left a state of doze:state`3\G\s*\[(?<state>[056]),(?<reason>(?:s:)?\w[\w -]*)\]\s*$:[5,s::[6,s:D[0,screen]H[0,charging]H[0,unlocked]D[0,motion]B[0,alarm]Fdevice_idlej1system.battery_saver.switchedd1Battery Saver was switched>enabledR5\G\s*\[(?:0,[01],(?=1)|1,[01],(?=0))(?<enabled>[01]),[01],[01],[^\]\n]*,\d+\]\s*$B[0,0,1,0,B[0,0,1,1,>[0,1,1,B[1,0,0,0,B[1,0,0,1,>[1,1,0,T1battery_saver_modeX1system.storage.stated2the space that the device has left changed<beforeHusable_bytesFtotal_bytesR7\G\s*\[41217664-9172-527a-b3d5-edabb50a7d69,(?<before>\d),(?<state>\d),(?<usable_bytes>\d+),(?<total_bytes>\d+)\]X241217664-9172-527a-b3d5-edabb50a7d69Jstorage_stateP1system.clock.setl1Android set the device's clock4tod2\G\s*Setting time of day to sec=(?<to>\d+)f1Setting time of day to sec=Z1system.boot_completedX2Android has booted, and apps may runZ2\G\s*Posting BOOT_COMPLETED user #\d+j1Posting BOOT_COMPLETED user #Z1system.network.failed\4a request of a process failed, since there was no network or no answerBexception8hostf8\G\s*(?:Caused by: )?java\.net\.(?<exception>UnknownHostException|SocketTimeoutException)\b(?:: Unable to resolve host "(?<host>[^"\n]+)")?j1java.net.UnknownHostExceptionn1java.net.SocketTimeoutExceptionDSystem.errR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>createdh1Notification channel createdX1Notification channelBchannelIdV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityZ1system.dasd.submittedl1Rules/events/apple-daemons.ymlb2the daemon took a background task request>task_id@activity\7Submitted(?: Activity)?: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?\9Submitt(?:ed|ing)(?: Activity)?:? <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?b1bgRefresh-com.timesafari.h1bgProcessing-com.timesafari.`1bgRefresh-app.timesafarif1bgProcessing-app.timesafari8dasdZ1system.dasd.cancelledX4the daemon dropped a background task request; the line has no reason^6CANCELED: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.startingZ2the daemon lets a background task runZ8(?:REQUESTING START:|STARTING activity) bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?h7STARTED <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?Z1system.dasd.held_backb5the daemon does not start a background task at this time, for a policy or for a low score@decision<policyBrationale:scoreBthresholdhC\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+):\[.*?\{name: (?<policy>[^,{}]+), policyWeight: [\d.]+, response: \{(?:Decision: )?(?<decision>A?MNP|(?:Absolutely )?Must Not Proceed|33|100), (?:Score: )?(?<score>[\d.]+)(?:, (?:Rationale: )?\[\{(?<rationale>.*?)\}\])?P<\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b(?!'? CurrentScore).*?(?:Final)?Decision: (?<decision>A?MNP|(?:Absolutely )?Must Not Proceed)V;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:0n:\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? (?<rationale>has compatibility score of -[\d.]+ with [^\n]+?)\. Bailing outZ1system.dasd.evaluatedn2the daemon finds that a background task may runV;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:1Z=\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b.*?(?:Final)?Decision: (?<decision>CP|A?MP|(?:Can|(?:Absolutely )?Must) Proceed) (?:Final)?Score: (?<score>[\d.]+)Z1system.dasd.completedR3the daemon knows that a background task has endedb6\bCOMPLETED bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.expiringX4the daemon warns the app that its background task is about to expireh7activities about to expire: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?T2system.background_refresh.switchedP3Background App Refresh was switched for all appsb2\G\s*BAR now (?<state>enabled|disabled)\bNBAR now enabledP1BAR now disabledn1system.app.killed_from_switcherf2the user closed the app in the app switcher^6SBWorkspaceTerminateApplication: (?<package>(?:com|app)\.timesafari[\w.-]*): "killed from app switcher"P3SBWorkspaceTerminateApplication: com.timesafari.n2SBWorkspaceTerminateApplication: app.timesafariFSpringBoardf1system.app.purged_for_spacel4iOS ended the app to remove its cached files, since the storage is nearly fullZ9\G\s*Received termination request [^\n]*CacheDeleteAppContainerCaches requesting termination assertion for (?<package>(?:com|app)\.timesafari[\w.-]*)j1assertion for com.timesafari.h1assertion for app.timesafariJrunningboarddX1system.app.prewarmedX5iOS started the app's process in advance; neither the user nor a background task didX7Executing launch request for app(?:lication)?<(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*\(DAS Prewarm launch\)\2launch request for app<com.timesafari.l2launch request for application<com.timesafari.Z2launch request for app<app.timesafarij2launch request for application<app.timesafarib1system.app.opened_by_userT3the user opened the app, whose process did not run^7Bootstrapping (?:app(?:lication)?<)?(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]* with intent foreground-interactivej1Bootstrapping com.timesafari.R2Bootstrapping app<com.timesafari.b2Bootstrapping application<com.timesafari.h1Bootstrapping app.timesafariP2Bootstrapping app<app.timesafari`2Bootstrapping application<app.timesafariX1system.app.installedT2a version of the app was installedh5Install Successful for \((?:Customer|Developer):(?<package>(?:com|app)\.timesafari[\w.-]*)\)b1(Customer:com.timesafari.d1(Developer:com.timesafari.`1(Customer:app.timesafarib1(Developer:app.timesafari@installdR2system.notification.pending_added\3the notification service took notifications of the app:countZ6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Add|Set) (?<count>\d+) pending notifications\bP1[com.timesafari.N[app.timesafariT1usernotificationsdR2system.notification.pending_savedZ5the number of notifications that wait for their time, after a change; 64 is the limitT6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?:pending (?<count>\d+) notifications\b)d6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?<count>\d+) pending notification dictionaries\bP2system.notification.next_plannedb3the time at which the next notification of the app is due>plannedZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Scheduling persistent timer for next local notification at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)P2system.notification.none_plannedj2no notification of the app waits for its timeZ5\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] No upcoming local notifications\bn1system.notification.timer_firedR3the timer of the app's next notification went offX9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Persistent timer fired at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)j1system.notification.deliveredl2the system delivered a notification of the appZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Deliver local notification (?<notification>[\w-]+)(?: at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?))?f1system.notification.refusedX4the system did not show a notification, since the app may not notify8codef9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Dropping notification (?<notification>[\w-]+) as it\W{1,3}s not authorized with status \W(?<status>\w+)`>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible (?:push|local) notification (?<notification>[\w-]+) \[ error=[^\n]*?\bUNErrorDomain Code=(?<code>2003)\b(?:[^\n]*?UNAuthorizationStatus=(?<status>\w+))?j1system.notification.not_shownf5the system did not show a notification, since its time had passed or it had nothing to showf8\G\s*Ignoring notification with (?<reason>no alert, sound or badge) \((?<package>(?:com|app)\.timesafari[\w.-]*)\): (?<notification>[\w-]+)\>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Expiring out|Filtering out|Not scheduling|Not delivering user visible) (?:non-repeating )?(?:local )?notification (?<notification>[\w-]+) (?:because|as|that) (?<reason>[^\n]+)d9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible local notification (?<notification>[\w-]+) \[ error=(?<reason>[^\n]+?) ?\]P1(com.timesafari.N(app.timesafariR2system.notification.authorizationZ3the answer to the question whether the app may notify>granted<failedV8\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Requested authorization \[ didGrant: (?<granted>[01]) hasError: (?<failed>[01])6appl1system.notification.focus_heldf4a Focus kept a notification of the app silent; it is delivered all the sameFsuppression\8Focus interruption suppression event: bundleIdentifier=(?<package>(?:com|app)\.timesafari[\w.-]*) suppression=(?<suppression>[1-9]\d*)V;\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);(?:[^\n]*?interruptionSuppression: (?<suppression>[a-z ]+);)?[^\n]*outcome: suppressedP2bundleIdentifier=com.timesafari.T2bundleIdentifier:: com.timesafari.R2bundleIdentifier: com.timesafari.n1bundleIdentifier=app.timesafariR2bundleIdentifier:: app.timesafariP2bundleIdentifier: app.timesafariJdonotdisturbdR2system.notification.focus_allowedl3a notification of the app arrived, and no Focus kept it silentV7\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);[^\n]*outcome: allowedX1system.airplane_moded1airplane mode was switchedh2\G\s*Airplane Mode is now (?<state>On|Off)\bZ1Airplane Mode is now FPreferences`1system.clock.set_by_handn1the user set the device's clockf2\bsetting manual time\b|\bTMSetManualTime\bV1setting manual timeNTMSetManualTime:timedl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was takenLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainh1system.bgtask.launch_handledf4the daemon's message that starts background tasks reached the app's processP9\G\s*Handling launch from daemon for activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)h2Handling launch from daemon for activities: Z1system.bgtask.runningX3the framework calls the handler of a background taskh4\G\s*Running task: <BG\w*Task: (?<task_id>(?:com|app)\.timesafari\.[^,>\s]+)R1Running task: <BGX1system.bgtask.markedP3a process marked its background task as complete>success^4\G\s*Marking task [^\n]{1,200}? complete with success: (?<success>[01])`1 complete with success: 6anyV1system.bgtask.endedX3the framework ends the activity of a background taskR8\G\s*Complete task request activity: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2Complete task request activity: bg\1system.bgtask.expiringR3the time of a background task is about to be over>reasonsl:ActivityExpirationEvent\(activity: [^\n]*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,)]+)(?::(?<activity>[0-9A-F]+))?[^\n]*?, reasons: (?<reasons>\d+)V8\G\s*Will expire BGTask activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2ActivityExpirationEvent(activity: n1Will expire BGTask activities: R1system.url.failedh5a request of a process failed, with the code of NSURLError and the state of the network path8pathV:\G\s*Task <[^>\n]+>\.<\d+> finished with error \[-?\d+\] Error Domain=NSURLErrorDomain Code=(?<code>-?\d+)(?:[^\n]*?_NSURLErrorNWPathKey=(?<path>\w+ \([^)\n]*\)))?V2Error Domain=NSURLErrorDomain Code=^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conformsR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(Z8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the serverJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverableHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atZ6\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?[",;]\s*(?<pending>\d{1,6})\s+pending\b)^7\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?\bpending(?:_?[Cc]ount)?[\s:="]{1,4}(?<pending>\d{1,6})\b)P3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)c35<475<732:283?3<636?6<6?75723>?09?9?:27<?09?9?:17<?09?94;4295<732:283?3:4?4;7<50656>64696>677<4572726?72295<732:24N[DNP-UI] status9?09?9?:29?09?9?:19?09?94;4Nui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page>OpeningR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotd?\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|(?<key>DNP_ScheduleSnapshot|(?i:dnp_\w+|\w+snapshot\w*|snapshot\w+)(?=\s*[=:])))\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}@appBuildBosVersionX1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time change<kernelDbackboarddBlocationdh1system.app.killed_for_memoryd5the system ended a process to get memory; background tasks and alarms still run afterwards>processd4\bmemorystatus: killing\w* pid (?<killed_pid>\d+) \[(?<process>[^\]\n]+)\]X5\G\s*Kill '(?<package>(?:com|app)\.timesafari[\w.-]*)[^'\n]*' \((?<killed_pid>\d+)\)Z1memorystatus: killingZ1Kill 'com.timesafari.X1Kill 'app.timesafariNlowmemorykiller8lmkdV1system.storage.fullj4a file or a database could not be written, since the device has no space leftn2\G\s*Error Domain=NSCocoaErrorDomain Code=640\bZ4\G\s*(?:Caused by: )?android\.database\.sqlite\.SQLiteFullException: V6\G\s*(?:Caused by: )?[\w.]*(?:IOException|ErrnoException): [^\n]*ENOSPC \(No space left on device\)f1NSCocoaErrorDomain Code=640Z1SQLiteFullException: P2ENOSPC (No space left on device)Jdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemLShutdownThreadV1PowerManagerServiceHSystemServer8initJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1Nlog.error.otherX4a line of the plugin at error level or above that no event describesd1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-task6pid>openingn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.P2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.f1handler-error-has-a-messageZ3Rules/background-task/handler-error-has-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is j1handler-error-tells-a-messageZ1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quit2sV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092RQ1The system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time. That the plugin was loaded in the process of the start shows an opening too, if it was more than a minute before: after a force quit the system launches nothing. Right before the start it may be the launch for the task, and the verdict is open.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since:apart^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin`3Rules/background-task/no-start-before-earliest-begin.ymld3r.time >= s.earliest_begin - $tolerance || s.time > r.timef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line P2check: without `s.time > r.time`Z8V5: a request without a time leaves a start open; only a capture without a stated machine, which no test can be, shows the differenceV2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endfCA second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and 20 hours, since a build may use an identifier again on the next day; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)X2android-status-reports-its-receiversX3Rules/calls/android-status-reports-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidT2android-status-tells-its-receiversP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2lVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same line^2channel-answer-fits-the-last-permission^3Rules/calls/channel-answer-fits-the-last-permission.yml2pd;s.enabled == (lower(p.status ?? p.result ?? p.to) in permission_given) || !(lower(p.status ?? p.result ?? p.to) in ["authorized", "granted", "denied", "notdetermined", "not_determined"])n3on iOS the channel is enabled as the last known permission says>REQ-044XCiOS knows no channels, so the answer is for the whole app. The permission changes only while another app, such as the settings, is in front: where the app was left since it was read last, or asked the user, the two need not agree. Where it was never read in the capture, what the answer has to be is unknown.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered f2, but the last notification permission was l1given: `>=` in `line > p.line``3V12: a reading and such an event are never the same lineT2channel-answer-fits-the-permissionT3Rules/calls/channel-answer-fits-the-permission.ymll3s.enabled == (lower(p.status ?? p.result) in permission_given)h3on iOS the channel is enabled when notifications are allowedX=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.\2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"T2channel-call-is-answered-with-bothT3Rules/calls/channel-call-is-answered-with-both.ymlV2type(s.result.enabled) == "boolean"T2type(s.result.channelId) == "text"`3the answer to a call about the channel holds both valuesR?The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; an answer without any value breaks the promise as much as one with the wrong type.Z6Return enabled and channelId together; on iOS the identifier of the category is used for the channel.\2isChannelEnabled() was called in line \1 and answered in line V1 with "enabled" as X1 and "channelId" as P2; expected: a boolean and a text\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.j1power-methods-are-not-refusedj2Rules/calls/power-methods-are-not-refused.ymlj1^(invalid|missing|malformed)_X4!present(r.code) || lower(r.code) =~ "^(invalid|missing|malformed)_"j4from the second phase on, battery, power and adaptive methods are not refused\;These methods ask the user nothing, so a build that has them answers. A build has them where it answered one of the second phase before. Refusals for an argument are the app's fault.`5Answer with what there is on the platform, and return an error only for wrong arguments.B() (line \1) was refused in line < with f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line d2rolling-stats-call-is-answered-with-a-textd3Rules/calls/rolling-stats-call-is-answered-with-a-text.ymll1type(s.result.stats) == "text"`4the answer to a call about the rolling window is a text with its figuresj<The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; what the figures say is judged by other rules.j4Resolve with an object that has the figures under the key stats, as one text.f2getRollingWindowStats() was called in line R1 with "stats" as T1; expected: a textd1rolling-stats-have-figuresd2Rules/calls/rolling-stats-have-figures.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not empty\1rolling-stats-are-toldR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.ymlh4s.success == !present(s.code) || s.success && lower(s.code) in refresh_codesf4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml>longest^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longP2status-has-count-and-permissionsP3Rules/calls/status-has-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.T2status-tells-count-and-permissionsl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list ith1status-names-a-seen-deliveryh2Rules/calls/status-names-a-seen-delivery.ymlb3abs(s.last_notification_time - d.scheduled) <= $tolerance\4the last notification in the status is the last one that was deliveredTBThe time in the status is that of the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the status is right. The tolerance is that of a delivery.X5Read the last notification from the list of those delivered, and keep the newer one.T4given: `>` in `scheduled >= s.last_notification_time - $tolerance`R3V11: at the edge of the tolerance the check holdsf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled time\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)^5abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in exact_calls)T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136`KAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known. Where the clock was set within the day before, the two times may be of different clocks.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @delivery6dayl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:aheadh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for \2content-is-not-shown-beyond-its-answerb3Rules/delivery/content-is-not-shown-beyond-its-answer.ymlZ4(n.scheduled ?? n.notification_time) - r.time <= r.ttl_s + $toleranced3content whose answer limits its age is not shown beyond it>REQ-116Z@The time to live comes with the answer of the server; the line of the saved content need not repeat it. Where it does not, the age counts from the answer that brought the content. Content that was confirmed by "not modified" within the day before is not judged.X6Store the time to live of the answer with the content, and check it when arming and when displaying.X1the content of line 8 is \2 old at the time of its notification (>, line Z1); the answer allows BconfirmedP3content-too-old-for-its-notification-is-left-outV4Rules/delivery/content-too-old-for-its-notification-is-left-out.yml^6content that will be too old at the time of its notification is replaced, shown or left out with a line\EContent whose time to live ends before its notification must not be shown: newer content is saved, or a line says that it expired, was left out, or what was delivered instead. On Android the alarm runs the app, so the line is due within three minutes of the time. On iOS no code runs, and without one of these lines it is open what was shown.n5Check fetched_at plus the time to live when the notification is armed, and again when it fires.:earlyZ2default-dual-text-is-that-of-the-call`3Rules/delivery/default-dual-text-is-that-of-the-call.yml@(?i)dualP5d.title == (c.args.config ?? c.args).userNotification.title || !present(d.title)j4d.body == (c.args.config ?? c.args).userNotification.body || !present(d.body)P5a dual notification without fetched content shows the title and body of its call>REQ-209d=The same as default-dual-text-is-the-configured, for captures that show the arguments of the call. What the user was promised where no content came in time is the text of the configuration, not one of the plugin's own.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title V1; the call in line H configured V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.ymlD[^\w .!?-]4\SX4same(d.title, q.title) || q.title =~ "[^\w .!?-]" && d.title =~ "\S"P4same(d.body, q.body) || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and bodyf@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.>; line l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlP4!(lower(d.content_source ?? "unknown") in ["none", "empty", ""])T2d.body =~ "\S" || !present(d.body)X2a delivered notification has content>REQ-106nBA failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed, or prints its title or body: a notification without a body is empty, as is one without both.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source @, title >, body ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.ymlP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129`OThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. Where the clock was set within the day before, the two times may be of different clocks. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130TBThe drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made. Where the clock was set within the day before, the two times may be of different clocks.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.d1drift-line-follows-a-driftj2Rules/delivery/drift-line-follows-a-drift.ymlX3abs((d.actual ?? d.time) - d.scheduled) > $tolerancef4a drift line without a value follows a delivery more than three minutes off>REQ-131P<The line is for deliveries more than three minutes off, early or late. Without its own value, the delivery in the seconds before shows the drift; without both it is open whether there was one.\5Log the measured drift in the line, and compare its absolute value with three minutes.:line f2 reports a drift, but the notification for `1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutesP;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than n2dual-content-is-not-used-after-its-notificationT4Rules/delivery/dual-content-is-not-used-after-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.P3dual-content-is-not-used-behind-its-notificationb1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymlP5abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in exact_calls)f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shownT>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.`1fired-alarm-is-set-againf2Rules/delivery/fired-alarm-is-set-again.ymll3a repeating alarm that went off is set for its next occurrence>REQ-187\T1Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. A single alarm (type NONE) needs none: whether an alarm repeats is known from the row of its schedule, from the request for a daily notification, or from an earlier occurrence of the same alarm; where nothing says so, a missing alarm is open. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed. Lines of the receiver that name the alarm are judged by named-alarm-is-set-again.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.^1fired-alarm-is-set-anewDoccurrence<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was ^2last-notification-names-a-seen-deliveryd3Rules/delivery/last-notification-names-a-seen-delivery.ymlX3abs(s.notification_time - d.scheduled) <= $tolerance^4getLastNotification names the notification whose delivery was seen lastRAThe answer names the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the answer is right. The tolerance is that of a delivery.h1 names the notification for T1, but the one for j3given: `>` in `scheduled >= s.notification_time - $tolerance`X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmshDWith the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time. Where the clock was set within the day before, the two times may be of different clocks.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed `1named-alarm-is-set-againf2Rules/delivery/named-alarm-is-set-again.yml`4a repeating alarm that its receiver names is set for its next occurrenceXDThe same as fired-alarm-is-set-again, for builds whose receiver prints which alarm went off: the next line that sets this alarm for a later time must come within a minute. A single alarm (type NONE) needs none; where nothing says whether the alarm repeats, or the log never shows an alarm being set, a missing alarm is open.R2next-alarm-is-set-within-a-minuteX3Rules/delivery/next-alarm-is-set-within-a-minute.ymlh1s.time - f.time <= $deadlined4the next alarm of a repeating one is set within a minute after it went offTFWhere the next line that sets the alarm comes later than a minute after it went off, nothing had set it by then, and a process that ends in between would have lost it. The line itself shows that the build prints it. Whether the alarm repeats is known from the row of its schedule, or from an earlier occurrence; where nothing says so, a late one is open.T1 went off in line b1, but was set again only J later (line H); allowed: Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livefP1Old news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Every delivery and every arming of the content is judged. Content that was confirmed by "not modified" within the day before is fresh again and not judged. A time to live that shows nowhere leaves the age open; one that only the answer shows is judged by content-is-not-shown-beyond-its-answer.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.^1); its time to live is h1stored-content-is-seen-againn2Rules/delivery/stored-content-is-seen-again.yml2oP2o.content_hash == s.content_hash\5content that was stored is armed, shown or noted with the hash that it was stored withbGThe hash follows the content from the fetch to the screen, and it takes two lines with it to see that it is the same. Where the answer before did not show it, the first arming, delivery or snapshot after it does. Without one of them the hash is open. The line must name the schedule or the time of the content; other content, and an entry that was cleared, ends the comparison.R6Compare the stored row with what the notification was armed with, and log the hash in both lines.b1 was stored with content T2), but armed, shown or noted with Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too lateREA tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown. Where the clock was set within the day before, the two times may be of different clocks.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.\2dumped-row-is-followed-by-its-scheduleb3Rules/evidence/dumped-row-is-followed-by-its-schedule.yml^5what a row before the schedules of a dump belongs to is among the schedules that follow>REQ-149XBA row without its schedule is never shown, or shown for ever. The order of the tables in a dump means nothing; rows that follow a schedule are judged by dumped-rows-name-a-dumped-schedule. Where the capture shows no schedule at all, the dump is a part, and it is open what the row belongs to.n4Delete what belongs to a schedule together with it, or declare the foreign key.P2given 1: `<=` in `line < r.line`Z2V12: two rows are never the same lineT2dumped-rows-name-a-dumped-scheduleZ3Rules/evidence/dumped-rows-name-a-dumped-schedule.ymlT4what a row of a dump belongs to is among the schedules of the dumph>A row without its schedule is never shown, or shown for ever. The lines of a dump follow each other within two seconds, so that only rows after a schedule are judged; those before it are judged by dumped-row-is-followed-by-its-schedule.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of captureb5V12: a file holds the state at the end of the capture, so all its rows are of one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedulesf7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymlf<^\s*(?<minute>(?:\*|[0-5]?[0-9](?:-[0-5]?[0-9])?)(?:/[0-9]+)?)(?:,(?&minute))*\s+(?<hour>(?:\*|(?:[01]?[0-9]|2[0-3])(?:-(?:[01]?[0-9]|2[0-3]))?)(?:/[0-9]+)?)(?:,(?&hour))*(?:\s+[0-9A-Za-z*,/?#-]+){3}\s*$lA(r.cron ?? "") =~ "^\s*(?<minute>(?:\*|[0-5]?[0-9](?:-[0-5]?[0-9])?)(?:/[0-9]+)?)(?:,(?&minute))*\s+(?<hour>(?:\*|(?:[01]?[0-9]|2[0-3])(?:-(?:[01]?[0-9]|2[0-3]))?)(?:/[0-9]+)?)(?:,(?&hour))*(?:\s+[0-9A-Za-z*,/?#-]+){3}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152\9One of both is enough. The form of a cron expression with five fields is checked, with the bounds of its minutes and hours, and those of a clock time.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.n1snapshot-describes-the-last-runT3Rules/evidence/snapshot-describes-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success l1snapshot-tells-of-the-last-runj1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123b9Tools look for the snapshot under one name. It is known from a dump of the defaults, or from the line about the writing; the object alone leaves it open.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncel4The same alarm twice is one row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f5V12: a file holds the state at the end of the capture, so all its alarms are of one sessionf1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failT4V10: a time is one value; an object is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.f2failed-fetch-leaves-no-old-notification-outT4Rules/fetch-errors/failed-fetch-leaves-no-old-notification-out.ymll4after a failed fetch no notification is left out before other content steps in\FThat cached content is too old is a reason not to show it, and no reason to show nothing: the default text does not age. So a display that is skipped after a failed fetch is a notification lost, whatever the reason, unless other content stepped in before, something was shown since, or a later fetch succeeded. A skip for want of content has a separate rule.T5Show the default text where cached content is too old and the prefetch has failed.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.ymlBwithdrawn:again`1removed, and armed againX4after a failed fetch the notification is neither withdrawn nor empty`T1A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in. Nothing needs to be logged for that: iOS runs no code of the app when a notification is due, and a build need not print which content it took. So only what costs the notification is a failure: a display without content, or a pending notification that is removed within a minute of the failure, without a call of the app, and not armed again within another. A notification that was shown ends the watch, as a later fetch does. A display that is left out has separate rules.T6Log which content steps in where the failure is handled, and leave the pending notification alone.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlT2lower(f.reason) in failure_reasonsl2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.ymlb1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.n1refused-token-is-not-used-again\3Rules/fetch-errors/refused-token-is-not-used-again.ymlR2v.exp != u.exp || v.line < f.lined2a token that was refused is not used againdEA refused token is refused again, in this run and in the next one. A token is known by its time of expiry. A new token, another identity, or a new configuration is a change; a run is not. A failure is permanent when it says so or when its reason is AUTH. A run half a day later is the next occurrence, and may try whether the server knows better.Z5Renew the token after a failure with the reason AUTH, or give up until it is renewed.d1the token that expires at T1 was used in line T1, refused in line `1 and used again in line P2check: `<=` in `v.line < f.line`X3V12: a request and a failure are never the same line`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.V2request-goes-to-the-configured-hostZ3Rules/fetcher/request-goes-to-the-configured-host.yml^2host(r.host) == host(c.args.apiBaseUrl)X5a request of the dual schedule goes to the host that the fetcher was configured withl?The fetch of a dual schedule is the native fetcher's, and its address is that of the last configureNativeFetcher(). A request to another host brings content of another server, and hands the token to it. Hosts are compared without regard to case and port.l6Call the configured fetcher in the fetch of the dual schedule, and read its configuration when the run starts.B goes to b2, but the fetcher was configured in line T1 with another hostT2cache-cleared-after-a-new-identityZ3Rules/identity/cache-cleared-after-a-new-identity.yml2yT1y.cleared ?? falseX4after a new identity the cache is cleared before anything is fetched>REQ-217VIContent that was fetched before the change belongs to the former identity, so it is cleared before the next request. A capture that ends before either of the two leaves it open. A line that names both identities is judged by cache-cleared-before-the-next-fetch; a line of text is also printed when the host sets the same identity again. Without earlier content, as after the first login, nothing is due.l3Clear content and ETag in the function that sets the identity.j1the identity changed in line P4, but the cache was not cleared before the next request in line V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetchj;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.h1not-modified-follows-contentn2Rules/identity/not-modified-follows-content.ymlZ1!(s.cleared ?? false)l2an answer of 304 comes while content is cached>REQ-216`>304 means that what is stored is used. Where the last word about the cache is that it was cleared, there is nothing to use. A capture that shows neither the saving nor the answer that brought the content leaves it open what is used.T5Clear the ETag together with the cache, so that the server sends everything again.P2the server answered 304 in line X2, but the cache was cleared in line h1 and nothing was saved sincel1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.T2not-modified-names-the-cached-hashZ3Rules/identity/not-modified-names-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.T2not-modified-tells-the-cached-hashd1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1^2production-server-needs-a-release-buildX3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)d3Rules/identity/production-server-needs-a-release-build.ymln1!(lower(b.kind) in test_builds)b4a request to a server that calls itself production is not of a test build>REQ-228Z>Test data must not reach real users. Which servers are meant is not in a capture, so only a host that calls itself production is judged, and only where a line before it reports a debug or test build. A hidden host leaves it open.V4Take the address of the server from the configuration of the build.n1 went to the production server P1, and this is a J build (line Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymld2!(lower(q.if_none_match) in no_entity_tag)`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETag\1sent-etag-was-receivedb2Rules/identity/sent-etag-was-received.ymlb1q.if_none_match == r.etagn3an ETag that is sent is the one of the last answer with an ETagV>The server answers 304 when the ETag fits what it holds. An older one fetches everything again or keeps stale content. Where no answer with an ETag is in the capture before the request, it is open whether the right one is sent.l4Store the ETag together with the content that it came with, and send that one.P1 sends the ETag f1; the last one received is h1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself productionh>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlT7s.content_hash == p.content_hash || s.schedule_id != p.schedule_id || (r.status ?? 200) != 304 || r.time <= p.timed4after an answer without new content nothing else is saved for the schedulen@304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, each save for the same schedule must carry the same hash, however long after. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.h1, but the content saved for L changed from P2given 2: `>=` in `line > r.line``3V12: an answer and such an event are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlT8d.content_hash == s.content_hash || (d.schedule_id ?? d.id ?? "") != s.schedule_id || (n.status ?? 200) != 304 || n.time <= s.timen4after an answer of 304 the notification shows the content that was saved beforeRD304 means that the saved content is still right, so every notification of the same schedule shows it with the same hash, until another answer, or whatever else may change the cache, comes. Content from any other source than the cache is judged elsewhere, and so is the schedule whose content was not the last to be saved.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved P2given 3: `>=` in `line > n.line`d1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipn1code-in-a-failure-line-is-knownV1^-?\d+$|^$|Domain\bV3Rules/lifecycle/code-in-a-failure-line-is-known.ymll3an error code in a line of the plugin belongs to the catalogueX?The codes are agreed for calls and for lines alike: a code of one build's invention in a log is found in no list. The codes of the system (numbers, and names that end in Domain with a number) are the system's. Upper and lower case are the same.l3Print the code of the catalogue, and the cause as the message.R2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlh1lower(e.code) in error_codesh2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192>REQ-206\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlj1lower(e.build) in test_buildsb2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.^1ready-before-schedulingf2Rules/lifecycle/ready-before-scheduling.ymlh2the plugin is ready before the app schedules^BA first run configures the plugin, waits until it is ready, and schedules then. A schedule call between configure() and "ready" breaks this order. The order of the lines decides, so lines without times are judged, too. A state "ready" from before configure() says nothing about the new settings.l5Wait for the state ready before the first schedule call, and report it only after configure().Z2a notification was asked for in line Z3, but the plugin had not been ready since configure()Dhappy-pathd1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-names-the-numbersj2Rules/limits/limit-line-names-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limith1limit-line-tells-the-numbersT2no-room-for-today-but-for-tomorrowV3Rules/limits/no-room-for-today-but-for-tomorrow.ymlBtime_zonej4local_day(r.notification_time, r.time_zone) != local_day(r.time, r.time_zone)b4nothing is armed for a later day while a notification of today is refused>REQ-142f<Today's notifications come first: one of a later day takes room that one of today needs, and can still be armed then. The days are those of the user's clock, in the time zone that structured events name.Z7Arm in the order of the times, and stop at the limit; remove one of a later day if there is no room for one of today.X1the notification of L arms one for J, a later dayV1(?i)schedule|canceln1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no roomd<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010bBFilters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category of the plugin's subsystem that belongs to no part is no filter's, nor is a part's category under another subsystem. A line that shows neither is not judged.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line P5 names a part of the plugin, and its subsystem and category name another or none`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.X1other-errors-say-whyd1^\W*(?:[A-Za-z]+\W*){1,8}$l@[:=(]\s*\w|["'<]|(?i)\b(?:because|due to|since|missing|denied|time-?d? ?out|full|invalid|corrupt\w*|unavailable|expired|disabled|refused|unauthori[sz]ed|offline|not \w+|no \w+|nil|null|empty|unknown|unsupported|locked|busy|cancel\w*|exceed\w*|limit|malformed|mismatch)\b\2Rules/logging/other-errors-say-why.ymlP1[:=(]\s*\w|["'<]P4an error line of the plugin says more than that something failedhKEvery failure is logged with its context: a reason or a code and, where a schedule is concerned, its identifier or time. Lines that no event describes are judged by their form: a few plain words and no value, no number, no quotation, no text after a colon and no word for a cause say nothing. The context may be in the next error line of the plugin, as with a stack trace, within a second. Only captures with levels show which lines are errors.f4Log the error with its code and message, and the schedule that it is about.l1given: `>=` in `line > e.line`d2V12: the line is never one of these eventsj1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235bEA store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back; a roll-back is from the new version to the old one, or names the versions of the migration. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.P2migrated-rows-hold-the-schedulesX3Rules/migration/migrated-rows-hold-the-schedules.ymln3(c.rows ?? b.count ?? 1) + (len(c.lost) ?? 0) >= (b.count ?? 1)l4a migration ends with at least as many rows as schedules were loaded before it>REQ-234P>Each schedule is a row, so fewer rows than schedules, less those named as lost, mean that one is gone. Where no schedule was loaded before the migration, or the numbers are not in the lines, it is open whether all are there.f6Compare the rows before and after the migration by their identifiers, and roll it back when one is missing.n1 schedules were loaded in line n1, but the migration ended with L rows in line R1; named as lost: T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.h1migration-starts-at-a-launchP3Rules/migration/migration-starts-at-a-launch.ymld1m.time - l.time <= $windowR3a migration starts within ten minutes of a launchR>A migration starts at launch, automatically, before the store is used. One that starts long after the launch finds the store in use. Where no launch is in the capture before it, it is open when it started and what came first.h4Start the migration where the store is opened, and open the store at launch.B started d1 after the launch in line R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.`2migration-steps-precede-the-verificationh3Rules/migration/migration-steps-precede-the-verification.ymln2no step of a migration follows its verificationX<The verification compares the rows after the last step. A step that follows it within a minute, with no end, no other start and no launch in between, changes rows that nothing compares afterwards.b4Verify after the last step, and write the line of the verification there.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lostR<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same linel2store-waits-for-the-migration-after-a-rollbackT4Rules/migration/store-waits-for-the-migration-after-a-rollback.yml\1u.session == r.sessionT5after a rollback the next launch uses the store only after a migration has startedTAAfter a rollback the stored version is still lower than that of the code, so the next launch has to migrate before the first use of the store. The order of the lines decides, so lines without times are judged, too. What the same launch does with its old store is not judged.d1the store is used in line R3, but the migration that was rolled back in line f1 has not been started againV3V12: a rollback and a start are never the same lineP2given 3: `>=` in `line > r.line`R3V12: a rollback and a use are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.ymlV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymld4(lower(p.status) == "authorized") == (lower(r.result) in permission_given)d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with X2answered-question-is-not-asked-againb3Rules/permission/answered-question-is-not-asked-again.yml>at_onceX8q.line < r.line || s.session != r.session || !(lower(r.result) in ["granted", "denied", "authorized"]) || s.time - q.time < $at_oncej3a user who has answered is not asked for the permission againfDThe answer is the status from then on, so the next request returns at once. A second answer that takes half a second or more after its request shows that a question was on the screen. A request line with an answer at once only names the method. A read of the settings in between is judged by request-call-asks-only-while-undecided.P4Keep the answer, or read the status, before the system is asked.T1the user answered d1, was asked again in line L and answered P2check: `<=` in `q.line < r.line`X3V12: a request and an answer are never the same line`3V12: an answer and another event are never the same linej1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line X2call-without-exact-alarms-is-refusedb3Rules/permission/call-without-exact-alarms-is-refused.ymln5lower(o.code ?? "") == "exact_alarm_permission_required" || lower(o.code ?? "") in format_codesl5a schedule call right after a status without the permission for exact alarms is refused for it>REQ-183ROThe permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, the call has to be refused with its code: that code shows the app the way to the page. An answer that is not in the capture yet leaves the call open. A refusal for another reason that comes first, such as an invalid time, is not judged. Older systems need no permission, so that an accepted call stays open where no line shows the interface level of the system.b5Ask the system for the permission at the beginning of the call, before anything is armed.n2scheduleDailyNotification() was called in line R4 right after a status without exact alarms, but answered in line f2; expected: EXACT_ALARM_PERMISSION_REQUIREDd1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permissionR=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code X2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.V3notification-of-a-revoked-permission-has-an-outcome`4Rules/permission/notification-of-a-revoked-permission-has-an-outcome.yml8spanf1before a launch that is dueX5a launch a day after the permission was denied names the outcome of the notification>REQ-043\EA notification was armed for the day after the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after that day names the outcome of the notification, at the latest. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.P2refused-call-sets-no-exact-alarmZ3Rules/permission/refused-call-sets-no-exact-alarm.ymll1!(lower(a.api) in exact_calls)j3no exact alarm follows the refusal for want of the permissionX>The same as no-exact-alarm-without-permission, judged at the alarm itself, so that a line that the capture may leave out does not hide it. Another call, an entry and an alarm that went off may have set it for a reason of theirs.R2 for want of the permission, and h1 set an exact alarm in line J all the same\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revokedn@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.h3soon-due-notification-of-a-revoked-permission-has-an-outcomeR5Rules/permission/soon-due-notification-of-a-revoked-permission-has-an-outcome.ymlf6a launch half an hour after the permission was denied names the outcome of a notification that was due soonjHA notification was armed for the next twenty minutes when the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after its time names the outcome of the notification. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged, and those for a later time are judged by another rule.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlV:!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $toleranceHshort_notice`3the notification was planned less than six minutes aheadV6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.f2bare-refusal-is-explained-before-the-armingl3Rules/prefetch/bare-refusal-is-explained-before-the-arming.ymll5on a simulator the sentence for a refused submit comes with the error, not after the next step>REQ-073l@The sentence may be in a separate line, before the error or after it. Once the call has gone on to arm or to store, it does not come any more. The order of the lines decides, so lines without times, and captures that may leave out lines of lower levels, are judged, too.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.@together\2call-with-a-refused-submit-is-answeredb3Rules/prefetch/call-with-a-refused-submit-is-answered.ymlP4on a device a schedule call whose submit was refused is answered>REQ-077bGThe app hears of a refused task by the answer of its call only. Where the capture shows the call, the answer is due within ten seconds of the refusal. Where it shows no call, as in captures of the plugin's lines of text, the app may have got an answer or not. What the answer has to say is judged by refusal-reaches-the-caller; submits outside of a schedule call are not meant.h5Answer the call after the refusal, with the code task_scheduling_failed next to its success.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.X2earlier-schedule-takes-over-the-task^3Rules/prefetch/earlier-schedule-takes-over-the-task.ymlJreminder|dual\2a.notification_time - c.time <= $leastZ3a schedule call for an earlier time gets the prefetch>REQ-068`LThere is one prefetch task at a time, and it belongs to the earliest notification. A call that arms one before the notification for which the task was announced submits again, else the earlier one has no fresh content. Judged where the call, the arming and the answer are logged, more than six minutes before the notification. A task for the earlier one, one that was left out or withdrawn, a reminder with a fixed text and refused background work lift it.h4Compute the earliest live notification after each arming, and submit for it.d1 armed a notification for `3), before the one of the task, and was answered in line R1 without a submitDschedulingd3given 1: `>=` in `notification_time > a.notification_time`n3V9: a task for the same time lifts the duty by the second entryP2given 3: `>=` in `line > c.line`Z3V12: a call and another event are never the same line\2later-schedule-leaves-the-earlier-taskb3Rules/prefetch/later-schedule-leaves-the-earlier-task.ymld5n.earliest_begin <= s.earliest_begin || q.id == p.id || q.line < n.line || n.line < p.linef4a schedule for a later time does not replace the prefetch of an earlier onenDThere is one prefetch task at a time, and it belongs to the earliest notification. A submit for a later begin replaces it while its own time is still ahead. The rows that are stored after the two submits show that two schedules are meant, and not one whose time was changed. A run, a refusal, a removal and a cancel end the comparison.`5Submit for the earliest live notification, and the next one in the handler of that task.Jthe task for d1) was replaced by one for R1) before its timeP2check: `<=` in `q.line < n.line`n2V12: a submit and a row are never the same lineP2check: `<=` in `n.line < p.line`j1lead-of-a-run-is-five-minutesP3Rules/prefetch/lead-of-a-run-is-five-minutes.yml8nearTHs.earliest_begin - s.time <= $short_notice || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) > $near && abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) > $nearh4the task that a run submits is for five minutes before the next notificationVHThe handler submits the task of the next day, day after day. Its earliest begin is compared with the time of day of the notification that was named last; a difference of half an hour or more belongs to another schedule or another zone and is not judged. The lead cannot be kept at short notice, as after a missed window. Captures with several schedules or with a dual one are not judged.f7Take the earliest begin in the handler from the next occurrence of the schedule, and subtract the same lead as in the call.R2 submitted the next prefetch for N); that is not n2 before the time of day of the notification of <recentP2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingT2no-refusal-right-after-the-successZ3Rules/prefetch/no-refusal-right-after-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.V2no-refusal-right-behind-the-successn1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.j1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymln:!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerancef5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadd1refusal-reaches-the-callerj2Rules/prefetch/refusal-reaches-the-caller.ymlh3lower(o.code ?? "") in refresh_codes || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledj1refusal-is-told-to-the-callerb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`P2short-notice-task-begins-in-timeV3Rules/prefetch/short-notice-task-begins-in-time.ymlb1s.earliest_begin > s.time\2s.earliest_begin < r.notification_timeZ5a task that is submitted at short notice begins after now and before the notificationVBA begin that has passed, or one that is not before the notification, is wrong whatever else was logged. So the verdict needs no line that the capture may leave out, such as the one of a prefetch that was skipped. Whether there was an outcome at all is for short-notice-is-clamped-or-skipped.b1the notification of line b1, and its task begins at \1; it was submitted at l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain wordsPAA simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines; an error that is reported as not expected is wrong at once.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for X2submit-is-not-both-taken-and-refused^3Rules/prefetch/submit-is-not-both-taken-and-refused.ymlb1f.time - s.time > $windowR5a refusal does not follow within a tenth of a second of the success of one submitT<The same as no-refusal-right-after-the-success, judged at the refusal itself, so that a line that the capture may leave out does not hide it. Whatever begins another attempt ends the comparison.j1the submit was taken in line R2 and reported as refused in line ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code Z2submit-while-refresh-is-off-is-guided`3Rules/prefetch/submit-while-refresh-is-off-is-guided.ymlh1(?i)background.{0,20}refresh`5a task that is submitted while background refresh is off comes with guidance or the codefJWith Background App Refresh off the task will not run, and only the user can change that. A submit that says nothing hides it. The code background_refresh_disabled, a message of a call about it, or the way to the settings is guidance, from the status on until ten seconds after the submit. Another status ends the watch, as do a change of the app's state and the end of its process, since the user may have changed the setting.\6Return or log background_refresh_disabled with guidance when backgroundRefreshStatus is not available.X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linen1armed-again-keeps-the-wall-timeT3Rules/recovery/armed-again-keeps-the-wall-time.ymlR7is_local_minute(b.notification_time ?? b.at, local_minute(a.notification_time ?? a.at, a.time_zone), b.time_zone)f4a notification that is armed again is for the same time of the user's clock>REQ-174dKA daily time is a time of the user's clock. After the change to or from summer time the next day is 23 or 25 hours away, and in another time zone the same time is another instant. Judged is the same instant in another zone, and one that is exactly a day later, each with the zone that the device was in when it was armed, as structured events name it. Calendars replace a minute that the change leaves out by one of two others: either counts.f6Compute the next occurrence from the wall time of the schedule, with the calendar of the present time zone.B and for T3, which is another time on the clock of the deviced1(?i)schedule|update|cancelj1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handledZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf3a change of the zone is followed by a look at the schedulesPMA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. A change from a zone to the same is nothing; a zone that is hidden leaves it open. When the clock was set, an instant that was armed is still the same instant, so nothing needs to follow. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.yml^3a recovery that is completed has named its own scenario>REQ-159jGWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one. The order of the lines decides, so lines without times are judged, too.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line T1 named no scenariof1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-back>horizonT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.\2each-schedule-of-the-inputs-comes-backb3Rules/recovery/each-schedule-of-the-inputs-comes-back.yml^4recovery after a termination handles each schedule that its inputs listhHThe inputs of the decision list the enabled schedules. After a termination nothing is pending, so each of them is marked missed or scheduled again before recovery completes. Rows that are logged one by one are judged by each-loaded-schedule-comes-back; where the inputs name no identifiers, nothing is judged. A line of the scheduler or of the store that may have handled one ends the comparison.R6Go over all listed schedules, and find the one whose identifier no line after the scenario names.h1empty-store-is-reported-oncen2Rules/recovery/empty-store-is-reported-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.`1empty-store-is-told-oncel1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-has-its-linef2Rules/recovery/listed-miss-has-its-line.ymll3a miss that the status lists was reported when it was detected>REQ-168Z>The status says when the miss was detected, so the line of it is due at that moment, give or take a few seconds. Where that is before the capture, or the lines of recovery are not in the capture, it is open whether it was logged.f5Log each missed notification with its identifier and its time before the status is changed.V1the status in line > lists `1 as missed, detected at P2; no line of recovery reports it`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected itb>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167j@The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about, and before the recovery is completed. A capture without any entry leaves it open, since builds exist that never print one.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than V2missed-repeating-alarm-is-set-again\3Rules/recovery/missed-repeating-alarm-is-set-again.ymlP4recovery sets a missed repeating alarm again before it completesZ?An exact alarm of Android fires once. Where recovery finds it missed and does not set the next one, the chain of days ends. Judged where the row says that the schedule repeats, and where another line shows that the build logs what it sets again.T6Compute the next time of every missed schedule that repeats, and set it before recovery completes.`2missed-repeating-notification-comes-backf3Rules/recovery/missed-repeating-notification-comes-back.yml^5recovery schedules the next occurrence of a repeating notification that it found missednBA daily or weekly notification goes on after it was missed, so recovery gives it the next time. One that was stored without a repetition has no next time. Where the capture does not show how it was stored, it is open whether a next one is due. Whatever arms the schedule after the recovery began counts.^6Compute the next occurrence from now for each repeating row that was marked as missed, and schedule it.P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.^2new-boot-is-noticed-at-its-first-launchd3Rules/recovery/new-boot-is-noticed-at-its-first-launch.ymll4the first launch under a new boot identifier reports the restart of the device>REQ-176RHThe plugin compares the uptime with the one that it kept, and reports a restart within ten seconds of its load. A launch whose boot identifier is not that of an earlier launch is the first one after a restart. A hidden one leaves it open whether there was a restart. Launches that do not show their boot are not judged, and a plugin that has nothing stored has nothing to compare with.Z5Compare the uptime at launch with the stored one, before recovery decides what to do.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.d1no-crash-during-a-recoveryj2Rules/recovery/no-crash-during-a-recovery.ymld2the app does not crash while recovery runsR>A recovery ends in its completion or in an error that it reports, never in a crash: what it had begun stays half done, and the next launch may meet the same row again. Half a minute after each start is watched, up to its end.T6The reason is in the line of the crash; catch it in the recovery, and report an error of recovery.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR?A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. After half a minute the rule passes, and it watches on up to the next start of a recovery or the end of the session.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyR2no-forced-stop-right-after-a-bootX3Rules/recovery/no-forced-stop-right-after-a-boot.ymlf3the first recovery after a boot does not find a forced stopl@A boot takes all alarms, as a forced stop does, and it is the boot that explains their absence. The boot was announced to the plugin, so the recovery that follows knows of it. A recovery that has ended has set the alarms again; what comes later is judged by other rules.Z3Look at the boot flag before the counts are compared.Z2recovery found a forced stop in line h2, although the device had been booted (line T2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158ZDRecovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice; and a warm start may recover again when the first recovery is over.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices itdAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.b2restart-leads-to-a-check-of-the-schedulesh3Rules/recovery/restart-leads-to-a-check-of-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.`2restart-leads-to-a-look-at-the-schedulesj2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rolling^2rows-are-loaded-before-the-reschedulingd3Rules/recovery/rows-are-loaded-before-the-rescheduling.ymlb2r.line < s.line || l.session != s.sessionX4the first row that a recovery loads comes before what it reschedulesT=The same as loaded-before-rescheduled, decided by the order of the lines alone, so lines without times are judged, too. Only the first row that is loaded between the start and the end of a recovery is compared.P2check: `<=` in `r.line < s.line`^3V12: a start and a rescheduling are never the same lineP2given 3: `>=` in `line > s.line`Z3V12: a start and another line are never the same lineP2given 4: `>=` in `line > s.line`d1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b7i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in warm_starts)n7i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in cold_starts)n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)f1scenario-none-finds-no-missl2Rules/recovery/scenario-none-finds-no-miss.yml`4x.line < s.line || m.session != s.session || lower(x.scenario) != "none"n3a recovery under the scenario none finds no missed notificationT=Under the scenario none nothing is stored that could have been missed. The same as nothing-changes-under-scenario-none, judged at the line that finds the miss, so that a part that never speaks does not hide it.\5Return in the branch of the scenario none, before the search for missed notifications.Z1, under the scenario B of line P2check: `<=` in `x.line < s.line`V3V12: a start and a scenario are never the same linen2V12: a start and an end are never the same linen1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2some-call-succeeds-after-a-recovery-errorh3Rules/recovery/some-call-succeeds-after-a-recovery-error.ymlNb.line < x.lineV5after an error of recovery some call succeeds before the app goes to the backgroundVCThe same as calls-work-after-a-recovery-error, for a use of the app that is over sooner. Where calls were refused, and none succeeded by the time at which the user leaves the app, the error has taken the plugin with it. A refusal for the permission, the time or an argument is an answer of the plugin's own.X2after the error of recovery in line R4 no call succeeded before the app went to the background in line d1; one was refused in line P2check: `<=` in `b.line < x.line`\4V12: a refusal and a change of the app's state are never the same linen2status-call-after-a-recovery-is-not-in-progressT4Rules/recovery/status-call-after-a-recovery-is-not-in-progress.ymlX4r.callback_id != q.callback_id || e.line < b.line || q.line < e.lineb4a status call after the end of a recovery does not report one in progressl=A call that begins after the end of the recovery cannot rest on a value that was read before it. The order of the lines decides, so lines without times are judged, too. A later start of a recovery is judged by its own end.b3Clear the mark at every end of recovery, errors included.j2getRebootRecoveryStatus() was called in line ^2, after the recovery had ended in line b1, and its answer in line n1 reports a recovery in progressP2check: `<=` in `e.line < b.line`P2check: `<=` in `q.line < e.line`l2V12: a call and an end are never the same lineb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || q.line < b.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `q.line < b.line`n2V12: a call and a start are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store>REQ-156`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line d1warm-start-arming-replacesj2Rules/recovery/warm-start-arming-replaces.yml8samef9b.id == a.id || abs(b.notification_time - a.notification_time) >= $same || (b.schedule_id ?? a.schedule_id ?? "") != (a.schedule_id ?? b.schedule_id ?? "")T6a notification that a warm start arms has the identifier of the one armed before for the same timePGAt a warm start every stored notification is pending. One that is armed then for the minute of the one armed last, under another identifier, is a second notification; the same identifier replaces it. Hidden identifiers and times leave open which of the two it is. Where the app asked for a schedule since the warm start, or names another schedule, nothing is compared.\5Leave out in the verification what is pending already, or arm it under its identifier.<, and f1 for the same time in line X1, after a warm starth1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.ymlNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.yml2zR5b.time < z.time || (b.notification_time ?? b.at) != (a.notification_time ?? a.at)d6b.time < z.time || (b.notification_time ?? b.at) - (a.notification_time ?? a.at) != $minute * z.offset_min`5after a change of the time zone, a notification or an alarm is set for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timeb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shiftP:r.next - r.time <= (r.interval_min ?? 1440) * 1m || same(r.interval_min, 1440) && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.ymll2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderf1changed-time-is-armed-againP3Rules/scheduling/changed-time-is-armed-again.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.d1changed-time-is-armed-anewl1changed-time-is-the-armed-timeV3Rules/scheduling/changed-time-is-the-armed-time.ymlh4is_local_minute(b.notification_time, daily_minute(c.args.time), b.time_zone)R6after a changed time in the settings, the notification is armed for that time of the user's clock^>Arming again with the old time, or with the new one in UTC, leaves the user with a notification at another time than the settings show. The instant is compared with the time zone that the device is in, as structured events name it.X6Compute the instant from the time that was just stored, with the calendar of the device's time zone.\2the settings changed the time in line D arms for n1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.P2dual-call-arms-at-its-local-timeT3^(?:[0-9]|[1-5][0-9]) (?:1?[0-9]|2[0-3]) \* \* \*$Z3Rules/scheduling/dual-call-arms-at-its-local-time.ymlh@is_local_minute(
  a.notification_time + $tolerance, daily_minute((d.args.config ?? d.args).userNotification.schedule), a.time_zone)
|| is_local_minute(
  a.notification_time - $tolerance, daily_minute((d.args.config ?? d.args).userNotification.schedule), a.time_zone)R6a call for a dual schedule arms its notification for the next time that its cron expression namesR<The schedule of the notification is a time of the user's clock. The instant is compared with the time zone that the device is in, as structured events name it; a second more or less is allowed.P4Compute the instant with the calendar of the device's time zone.R2 asks for a daily time, and line b1^(schedule|update|cancel)n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlR4abs(a.notification_time - s.earliest_begin - $lead) <= $tolerancef3the call came less than six minutes before the notificationR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.V2dual-call-succeeds-after-the-arming`3Rules/scheduling/dual-call-succeeds-after-the-arming.ymlT2a.line < r.line || r.line < c.line`4a dual schedule call that arms its notification succeeds only after thathJThe promise is what the app reports to its user, so both parts of the schedule come before the success. A build that arms the notification when its fetch has finished is not meant: a run of the task, an answer of the server and everything else that may arm another notification end the comparison. The order of the lines decides, so lines without times are judged, too; a capture that begins with its newest lines is not judged.R2scheduleDualNotification() (line X2) was answered with success in line h2, before its notification was armed in line P2check: `<=` in `a.line < r.line`X3V12: an answer and an arming are never the same lineP2check: `<=` in `r.line < c.line`R3V12: an answer and a call are never the same lineT2dual-cancel-call-ends-the-schedule^3Rules/scheduling/dual-cancel-call-ends-the-schedule.ymlX1!(s.active ?? false)^4the answer to the cancelling of a dual schedule does not call it activel>After cancelDualSchedule nothing of the schedule may be left, so an answer that still calls it active contradicts itself. An answer that is not in the capture yet leaves the call open. What the system still holds is judged by other rules.f6Cancel the fetch task and the notification before the call is answered, and answer from the state after it.`2cancelDualSchedule() was called in line P2 still calls the schedule active\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.l1dual-status-fits-a-known-stateV3Rules/scheduling/dual-status-fits-a-known-state.ymld4!present(d.method) || r.active == (d.method == "scheduleDualNotification")\4getDualScheduleStatus agrees with the last change of the dual schedule>REQ-212hFThe app draws its switch from this answer. After a successful scheduleDualNotification the schedule is active, after a successful cancelDualSchedule it is not. Where the capture shows no change before the answer, the state is unknown. A call that began since the last outcome lifts the comparison, and lines of the schedule itself are compared by dual-status-fits.P5Read the state from the stored dual schedule, after the last change was written.`2getDualScheduleStatus() answered active=b1() had succeeded in line l1given: `>=` in `line > d.line`T3V12: a call and an outcome are never the same lineR2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeededV=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.V1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderV2host-checks-after-a-failed-schedule`3Rules/scheduling/host-checks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.T2host-looks-after-a-failed-scheduleR2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.h1one-notification-a-local-dayR3Rules/scheduling/one-notification-a-local-day.ymlV4a schedule has no two notifications pending for one day of the userPBOne notification a day is the promise of the plugin. A second one of the same schedule, under another identifier and for the same day on the user's clock, notifies twice unless the first one is removed. The day is that of the time zone that the device is in, as structured events name it.Z6Remove the pending request of the schedule before another is armed, or arm under the same identifier.L is armed for > while R1) is pending for V2: the same day of the same scheduleP2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the sameZ2pending-schedule-keeps-its-identifierd3Rules/scheduling/pending-schedule-keeps-its-identifier.ymlZ1a.id == a.schedule_idh4a schedule that recovery found pending is not armed under another identifier\CA request under the pending identifier replaces the pending one; one under another identifier adds to it, and the user sees the notification twice. The inputs of recovery list what is pending. A removal makes room. Only a list that names the schedule itself is compared, since a build may name each occurrence.P5Arm under the identifier of the schedule, or leave the pending request as it is.Z1 was pending in line V1, and was armed as d1refused-dual-call-says-whyn2Rules/scheduling/refused-dual-call-says-why.yml^2!present(o.error) || present(o.message)P2len(o.message ?? "accepted") > 0b3a dual schedule call that is not accepted gives a messageV=The promise is what the app reports to its user, and an error without a message says nothing. An answer that is not in the capture yet leaves the call open. A line of a refusal that shows no error is not judged.j4Reject with a code and a message that says which part could not be scheduled.`1, and the error in line N has no messaged1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.Z4event: `>=` in `notification_time > r.notification_time + $tolerance`l3V9: at the edge of the tolerance the event closes the intervall1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-names-an-absolute-timeb3Rules/scheduling/schedule-line-names-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeX2schedule-line-tells-an-absolute-timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-names-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124jAcached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. The snapshot is one of the minute after the delivery, or one that names the time for which the notification was delivered. Without an observed delivery nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2cached-flag-needs-a-seen-deliveryV3Rules/storage/cached-flag-needs-a-seen-delivery.ymlX5s.content_hash == d.content_hash && lower(d.content_source ?? "cached") != "default"Z4a snapshot that says stored content was used follows a delivery of itVCcached_content_used says that the stored content was shown, so the last delivery before the snapshot has its hash and shows no default text. iOS runs no code of the app when it shows a notification in the background: without a delivery in the minute before the snapshot it is open whether the flag is right.R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withP@The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it; a call that succeeds before did not.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samed=The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it, but before the call succeeds. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the j1listed-alarms-have-unique-idsn2Rules/storage/listed-alarms-have-unique-ids.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceV2listed-alarms-have-ids-of-their-ownf1loaded-rows-have-unique-idsj2Rules/storage/loaded-rows-have-unique-ids.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.R2loaded-rows-have-ids-of-their-ownf1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.R2logged-snapshot-describes-its-runV3Rules/storage/logged-snapshot-describes-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success P2logged-snapshot-tells-of-its-runX2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the d1next-run-at-its-local-timeh2Rules/storage/next-run-at-its-local-time.ymlR5is_local_minute(r.next_run_at, daily_minute(r.clock_time ?? r.cron), r.time_zone)`Alocal_day(r.next_run_at, r.time_zone) == local_day(r.updated_at, r.time_zone) && r.next_run_at > r.updated_at || local_day(r.next_run_at, r.time_zone) == local_day(r.updated_at, r.time_zone) + $day && local_minute(r.updated_at, r.time_zone) >= daily_minute(r.clock_time ?? r.cron)n5the next run of a daily schedule is the next time that the clock of the device shows its minutefIA daily time is a time of the user's clock. An instant computed in UTC, with the offset of another day or a day too late brings the notification at another time. The row is judged with the time zone that the device was in, as structured events name it. With a clock time and a cron expression that disagree it is unknown which of them counts; a schedule that is switched off or does not run daily is not judged.j5Compute the next run from the local time of day, with the calendar of the device's time zone.P1 was updated at T1 and runs next at P2; the clock of the device shows `1 next at another instantf1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0j1lower(p.type) in repeat_rulesf3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.l1printed-alarms-have-unique-idsP3Rules/storage/printed-alarms-have-unique-ids.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-alarms-have-ids-of-their-ownX2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.V2saved-content-is-for-a-time-to-comeZ3Rules/storage/saved-content-is-for-a-time-to-come.ymlR2c.time - c.scheduled_for <= $lateb3content is not saved for a notification of an earlier dayPFThe payload names the time it is for, and that is the time of a notification that is still to come, or was due within the day before where the run came late. An older time is the one of an earlier payload, or was read in the wrong unit. A structured event that does not name the time leaves open what the content is for; lines of text need not name it.P8Compare scheduled_for in the server's answer with the saved row; a time in the year 1970 is one of seconds read as milliseconds.X1 before it was savedh1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesZBA snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead, and a snapshot that names a later time ends the comparison.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.line < p.lineV5the snapshot carries the hash of the schedule that was stored with its notification`AA schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule, another arming and a snapshot that names a later time end the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with R3V12: a snapshot and a row are never the same lineP2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for Z2snapshot-names-the-armed-of-its-cycle^3Rules/storage/snapshot-names-the-armed-of-its-cycle.yml:cycleP=a.notification_time <= s.last_schedule || a.notification_time > s.last_schedule + $cycle || abs(s.last_notification - a.notification_time) <= $tolerance || s.last_notification - a.notification_time > $longest\4a snapshot names no other notification in its cycle than the armed oneTJThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. A last_notification after last_schedule is the one of this cycle and has the time for which it was armed, with two seconds for rounding; one before it is still the one of the cycle before. A notification that was armed for another cycle is not compared. The file and the lines of the log are judged alike.\5Write last_notification from the schedule that was armed, as an instant with its zone.d1the snapshot of the cycle d1 as its notification, but `2snapshot-names-the-delivery-of-its-cycled3Rules/storage/snapshot-names-the-delivery-of-its-cycle.ymlR<d.scheduled <= s.last_schedule || d.scheduled > s.last_schedule + $cycle || abs(s.last_notification - d.scheduled) <= $tolerance || abs(s.last_notification - (d.actual ?? d.time)) <= $toleranceR4a snapshot names the notification that was delivered in its cycleTEThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. When that notification was delivered, last_notification is its time, as requested or as observed, with two seconds for rounding. A delivery of another cycle is not compared. The file and the lines of the log are judged alike.Z6Write last_notification from the schedule of the delivered notification, as an instant with its zone.\2 as its notification, but the one for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.ymlbCc.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || present(s.last_schedule) && (b.time < s.last_schedule - $tolerance || b.time >= s.last_schedule + $cycle) || !present(s.last_schedule) && (s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $near)h3a snapshot names a time of its prefetch that lies in the runjNThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. The last_schedule of a snapshot says which run is meant: the one that began at that time or within twenty hours after it. In a snapshot without it a time that misses the last run by less than half a minute is meant to be of this run; a time farther away is of another prefetch and is not compared, as is a run that has not ended. The file and the lines of the log are judged alike.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueT2stored-schedule-hash-is-seen-againX3Rules/storage/stored-schedule-hash-is-seen-again.ymlT2o.schedule_hash == p.schedule_hashV4a schedule is armed or loaded with the hash that it was stored withfFIt takes two lines with the hash of a schedule to see that it stays the same. Where neither its request nor an arming before showed it, the next arming or load of the schedule does. Without one of them the hash is open. A new request, a new row and any call of the app end the comparison, since they may change the schedule; a snapshot is compared by other rules.d1 was stored with the hash h1), but armed or loaded with V2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237R=A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before, and serves one claim.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the b2 before, or only one for an earlier claim@test-app^1fired-follows-scheduledd2Rules/test-app/fired-follows-scheduled.ymlV3!present(s.seq) || !present(f.seq) || s.seq < f.seqR4BGTask fired is shown after a Scheduled, and with a higher number>REQ-127j?The step log shows Registered, Scheduled and BGTask fired in this order. A task may be scheduled in an earlier launch, so where no Scheduled is in the capture before, it is open whether there was one. The numbers of the two events show their order, too.`4Write each step where the plugin does it, not where the screen is drawn.Z1BGTask fired in line P1 has the number `1, but Scheduled in line : has b1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.ymlP2!(lower(s.colour) in red_status)R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.ymlX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this ordernCA task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind, if a Scheduled came in an earlier launch of the capture.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers T2check 1: `<=` in `s.line < f.line`\2V12: two steps are never the same line^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.yml^3s.cached == (lower(d.content_source) in cached_content)^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-names-the-last-fetchV3Rules/test-app/status-dump-names-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at P2status-dump-tells-the-last-fetchT1test-build-says-soZ2Rules/test-app/test-build-says-so.ymlh1lower(b.kind) in test_builds\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M6adb<logcat4-vDthreadtime8year4-T21f<Android's platform tools on the PATH (https://developer.android.com/tools/releases/platform-tools), and one device or emulator that `adb devices` lists as `device`; of several, ANDROID_SERIAL chooses one^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp0@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logX<libimobiledevice (macOS: `brew install libimobiledevice`; Debian, Ubuntu: `sudo apt-get install libimobiledevice-utils`), and an iPhone or iPad on a cable, unlocked and paired (`idevicepair pair`)Jios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjsonBsimulator:xcrun<simctl:spawn<booted6log<stream>--level>--style<ndjsonh5a Mac with Xcode (`xcode-select --install`), and a simulator that runs (`open -a Simulator`)\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)f1Rules/circumstances/ios.ymlX1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, tooBlow-powerX1Low Power Mode is onb1Rules/outcomes/device.ymlb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error^1the user closed the appZ5iOS starts no background task of an app that the user closed until it is opened againDforce-stoph1the app was stopped by forceP5Android runs no alarm, job or receiver of a stopped app until it is opened again^1the phone was restartedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notNreboot-reportedZ1framework-unavailableR5the system takes no background task (code 1), since Background App Refresh is offh1Rules/outcomes/framework.ymlV5on a device the system takes no background task while Background App Refresh is offLrefresh-deniedj1Background App Refresh is offf1Rules/outcomes/requests.ymlZ4iOS takes no background task of the app; submitting fails with code 1P1refresh-disabledT1submit-unavailableV1submit-on-simulatorX2a simulator takes no background taskn2on a simulator no background task is ever taken\1closed-in-the-switcherP2Rules/outcomes/system-device.ymlV1battery-restriction^2the app is restricted in the backgroundR5Android runs no job or alarm of an app that the user restricted in the backgroundJbattery-saver^1the battery saver is onn5Android delays jobs while the battery saver is on; alarms that may go off in idle mode still doX1refresh-switched-offn1Rules/outcomes/system-tasks.ymlX1low-power-evaluationL(?i)low ?power>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: f1background-refresh-reported`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: n1Rules/outcomes/notification.yml`1notification-to-be-armedZ1schedule-stored-daily\1schedule-stored-weekly`1schedule-stored-disabledNstatic-reminderZ1schedule-loaded-daily\1schedule-loaded-weeklyf1next-notification-scheduledX1everything-cancelledJseen-in-frontP1seen-in-the-list@left-outb1missed-notification-foundHapp-in-frontT1app-left-the-frontLtask-submittedf1Rules/outcomes/prefetch.ymlJfetch-plannedHtask-refusedLtask-withdrawnT1fetch-worker-beganJmiss-declared<answerR1content-confirmedFnothing-newLhandler-failedX1other-content-chosenLtask-completed^1delivered-by-the-system^2Rules/outcomes/system-notifications.ymlZ1dropped-by-the-systemn1next-notification-of-the-systemn1task-submitted-to-the-frameworkDtimesafarib1task-run-by-the-frameworkX1task-marked-completeX1version-of-the-buildf1Rules/outcomes/versions.ymlV1version-at-a-launchT1version-of-the-appZ1version-of-the-systemLwindowed-alarmR4the alarm is not exact, so that Android may show it minutes laterd3ask for the permission for exact alarms, if minutes matterb1Rules/outcomes/alarms.ymlDno-networkd1Rules/outcomes/answers.ymlZ1fetch-without-networkn1the server could not be reachedHserver-errorR2the server answered with an errorb2look at the server; the app can only waitZ1server-error-reportedDrate-limitX2the server refused too many requestsV1rate-limit-reportedJauth-rejectedj1the server rejected the tokenl2compare the token with what the server expects\1auth-rejected-reportedBno-answerR2the server did not answer in timeFrun-expiredT3the time of the run was over before an answer cameFslow-answerb3the answer came so late that the time of the run was overJtoken-expired`2the app used a token whose time was overT2get a new token before the requestR1unreadable-answerh1the answer could not be readJhandler-errorV2the handler of the app met an errorHstorage-fullV1the storage is fullNcontent-expiredR3the content outlived its time before it was shownNnever-completedh3a run was never completed, so that iOS started none after itn3call setTaskCompleted(success:) on every way out of the handlerd1Rules/outcomes/derived.ymlLno-next-submitn1a run asked for no run after itV5submit the next request at the beginning of each run, before anything that can failP1answer-not-savedh2an answer came and its content was not savedj4look at the lines after the answer for what kept the content from being savedBnot-armedb3the notification was not armed again after the one beforen2set the next alarm when a notification is shownHstarted-lated2the task began only after its notificationn2nothing to mend; iOS chooses when a task begins>overduej4a task did not begin, and the plugin declared no miss when the app was openedb4declare the miss and submit again at each launch and each scheduling callFnot-startedFunexplainedj2the system started no task; no line shows whyh4capture the lines of the system as well (process dasd on iOS), which say why\1zone-of-stamps-changedb6the zone changed, and the notification stayed at its instant, so that it comes at another time of the dayT5arm the notification for the same time on the wall when the zone changes (REQ-174)Lbefore-capturef1it began before the captureV3take a capture that begins before the last good dayR1no line shows whyl4nothing to mend; iOS starts little background work until Low Power Mode is offf5nothing to mend; iOS starts no task of an app that the user closed until it is opened againV4ask the user to open the app; Android runs nothing of a stopped appFrefresh-off`3ask the user to allow Background App Refresh in SettingsT1framework-too-manyn1too many requests wait (code 2)h3withdraw requests that are no longer wanted before a new one^1framework-not-permittedX3the identifier of the task is not permitted (code 3)^4add the identifier to BGTaskSchedulerPermittedIdentifiers in Info.plistR1permission-deniedZ2the user does not allow notificationsl3ask the user to allow notifications in the settings of the appj1Rules/outcomes/permission.ymlT1permission-refusedZ3test on a device, or start the task from the debuggerJairplane-modeV1airplane mode is onR2Rules/outcomes/system-answers.yml^1request-without-networkh1the request found no networkD(?i)deniedLnetwork-deniedl2the user does not let the app use this networkn2ask the user to allow cellular data for the appR1request-timed-outLnetwork-failedF(?i)timeoutR1network-timed-outV1write-without-spaced1ask the user to free spaceR1storage-state-lowFjob-stoppedP3the system stopped the job before an answer camel3ask the user to set the battery use of the app to unrestrictedR1clock-set-by-handb1the clock was set by handFnever-asked\1permission-never-askedb3the app never asked the user for the permission to notifyh3call requestPermissions() before a notification is scheduledLnot-authorizedZ1authorization-refusedn2the user did not allow notifications when asked`1notifications-taken-awayDno-channell2the channel of the notification does not existf4create the channel at each start of the app, before a notification is shownV1exact-alarm-missingd2the permission for exact alarms is missing\3ask the user to allow alarms and reminders for the app8dozed1the phone was in deep idleP1system-held-backj1the system held the task backb3nothing to mend; the system decides when a task may start\1(?i)low ?power|thermal>too-hotd3the system held the task back, since the phone was too hotF(?i)thermalNversion-changedb3another version of the app, the plugin or the system runsj4compare how the two versions compute the earliest begin of the task (REQ-052)^1Rules/outcomes/zone.ymld1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once moreP7the kind of app decides which of the two ways is meant; where it is unknown either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationR3five minutes unless configure() sets another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedZ5the notification comes first: a refused prefetch is reported, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedj4the system replaces the request automatically, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work\4any time before the completion will do, a submit after it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsl3thirty seconds, and thirty-five where the expiration is logged^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredX4a start after the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with^2every count is judged, whatever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncef2only rows that are still pending are judgedb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success with a refused prefetch is a partial oneh3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.ymlDnamed-keys\3keys, passwords and phrases that their name identifieslC(?:(?<=[_.-])(?i:pass)|(?<=[a-z0-9])Pass|(?<![A-Za-z])pass(?=["']{0,2}\s{0,4}=)|(?i:(?<![a-z])(?:psk|pre[_ -]?shared[_ -]?key)))(?![A-Za-z0-9])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{5,}+)hV1(?<![A-Za-z0-9])(?![A-Za-z0-9_.-]{0,40}(?i:cache|storage|primary|foreign|partition|sort|idempotency|dedup(?:e|lication)?|lookup|group|object|notification|schedule|event|content|collapse|thread|preferences?|defaults?|public|json|map|hash)[_.-]?(?i:key)(?![A-Za-z]))[A-Za-z][A-Za-z0-9_.-]{0,40}?(?:[_.-](?i:key)|Key|KEY)(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?![0-9a-fA-F-])|[0-9a-fA-F]{32,}+|(?=[A-Za-z_+/=.~-]{0,200}[0-9])[A-Za-z0-9_+/=.~-]{20,}+)XC(?i:mnemonic|(?:seed|recovery|backup|secret)[_ -]?(?:phrase|words)|wallet[_ -]?seed)(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[a-z]{3,8}(?<gap>[ ,_-] ?)[a-z]{3,8}(?:\k<gap>[a-z]{3,8}){10,22})dE(?i:code[_-]?verifier|raw[_-]?nonce|auth(?:orization|orisation)?[_-]?code|jsessionid|phpsessid|connect\.sid|[cx]srf[a-z_-]{0,20})(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[A-Za-z_+/=.~%-]{0,200}[0-9])[A-Za-z0-9_+/=.~%-]{16,}+)Z<(?<![A-Za-z0-9])(?:(?:access|public|link|processor|asset-report)-(?:sandbox|development|production)|HRKU|sdk|mob|api)-(?<secret>[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})(?![0-9a-fA-F-])b3(?<![A-Za-z0-9])HRKU-AA[A-Za-z0-9_-]{58}(?![A-Za-z0-9_-])b3(?<![A-Za-z0-9+/_-])u\+[A-Za-z0-9_-]{18}(?![A-Za-z0-9_-])h3(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[0-9a-f]{64}(?![0-9a-f])Z5(?<![A-Za-z0-9_~.-])[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])`3(?<![A-Za-z0-9+/])cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9+/])`3(?<![A-Za-z0-9])CFPAT-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])^7/IncomingWebhook/(?<secret>[0-9a-f]{32}/[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?:/[A-Za-z0-9_-]{1,100})?)X4/webhooks/\d{17,20}/(?<secret>[A-Za-z0-9_-]{60,80})(?![A-Za-z0-9_-])f3(?<![A-Za-z0-9])sig=(?<secret>[A-Za-z0-9%/+_-]{40,}+={0,2})oA283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6=697373696>677<70726573656>747<76616<69647<657870697265647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<7061737365647<6661696<65647<6661696<7572657<737563636573737<636?6=706<6574655;645=3?7<736;69707065647<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$P2Rules/redaction/named-values.ymlP1personal-numbersb3numbers of persons in registers, banks and health systemsZa1(?i:(?<![a-z])(?:ssn|social[_ -]?security(?:[_ -]?(?:number|no))?|nino|national[_ -]?insurance(?:[_ -]?(?:number|no))?|passport(?:[_ -]?(?:number|num|no))?|driv(?:er'?s?|ing)[_ -]?licen[cs]e(?:[_ -]?(?:number|no))?|tax[_ -]?(?:id|number|identification[_ -]?number)|itin|vat[_ -]?(?:id|number)|steuer[_ -]?id|(?:bank[_ -]?)?account[_ -]?(?:number|no)|bank[_ -]?account|(?:bank[_ -]?)?routing[_ -]?number|sort[_ -]?code|nhs[_ -]?(?:number|no)|patient[_ -]?(?:id|number)|vin|vehicle[_ -]?identification[_ -]?number|(?:identity|personal)[_ -]?(?:number|no)))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=(?:[A-Za-z -]{0,14}[0-9]){5})[A-Za-z0-9]{1,20}(?:[ -][A-Z0-9]{1,6}){0,6})n3(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])Z5(?<![\w-])(?:[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]|QQ) \d{2} \d{2} \d{2} [A-D](?![\w-])Fbirth-datesLdates of birthfC(?i:(?<![a-z])(?:dob|date[_ -]?of[_ -]?birth|birth[_ -]?(?:date|day)|geburtsdatum))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|-?\d{6,13})Fcoordinates`1coordinates on the earthh>(?i:(?<![a-z])(?:lat|latitude|lng|lon|long|longitude))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[+-]?\d{1,3}\.\d{2,20})RE(?i:(?<![a-z])(?:last|current|user|home|geo|my)?[_ -]?(?:location|coords?|coordinates?|position|lat[_ -]?lng|lat[_ -]?lon|ll|geo))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[+-]?\d{1,2}\.\d{3,20}, ?[+-]?\d{1,3}\.\d{3,20})j3<(?<secret>[+-]\d{1,2}\.\d{2,20},[+-]\d{1,3}\.\d{2,20})> \+/-n4Location\[[A-Za-z]{1,20} (?<secret>-?\d{1,2}[.,]\d{2,20},-?\d{1,3}[.,]\d{2,20})j4(?<![A-Za-z])geo:(?<secret>-?\d{1,2}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?)<tokensd1tokens, keys and passwords\K(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)\=(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)f9(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))=(?<secret>[^\s"'`,;&<>(){}\[\]\\]{1,}+)d;(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))"?(?:\s{0,8}(?:=>|[=:])\s{0,8}|\s{1,4})"(?<secret>(?:[^"\\\n]|\\.)++)"?d;(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))'?(?:\s{0,8}(?:=>|[=:])\s{0,8}|\s{1,4})'(?<secret>(?:[^'\\\n]|\\.)++)'?\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)UB283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<7965737<6>6?7<6?6>7<6?66667<6?6;7<6>2?617<5<2:2;7<5<2>7;337=7<>280:62924f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XH(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b|(?<=\s)(?=["']))\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
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
talkn=response
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
channel idR4boot receiver
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
time changedV8time zone
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
exact_alarmHandroid-ddmsn5logcat as DDMS, Eclipse and Firebase Test Lab print it: `03-10 20:39:00.122: I/Tag(3982): text`2/4):n1Rules/formats/android-views.ymlT1android-epoch-tagsP5logcat with milliseconds since 1970, level and tag: `1763184600240  D/Tag: text`\1android-studio-compactd5Android Studio's compact view and others without a tag: a time of day or a date, the level`1android-studio-processesV5Android Studio's window with the number of the process alone, or with a time of day2-<logfoxb4LogFox: day before month, user id, process, thread, app and tag, no level`1visual-studio-device-logf5Visual Studio's device log: time, device, type, process, tag and message, separated by tabs309Bswift-logn4swift-log's StreamLogHandler since 1.5: time, level, label, metadata and source2[2]j1Rules/formats/app-loggers.ymlP1swift-log-labels`4swift-log's StreamLogHandler before 1.5: time, level, label and metadataP1cocoa-lumberjackj5files and consoles of CocoaLumberjack: a date and a time with a colon before the millisecondsJswifty-beavern5SwiftyBeaver's default: a time of day, a level with or without a heart, file, function and lineR1react-native-logsT4react-native-logs: a time or a date, the name of a logger, a level2|Lstamped-levelsQ7746578742077697468206120646174652<20612074696=6520616>642061206<6576656<3:2060323032352=31312=31352030353:34303:30392<38303020494>464?2074657874602<20605;>280:65=205;494>464?5=2074657874602<2060>280:620494>464?3:207465787460l1Rules/formats/stamped-text.ymlJstamped-namesR6text with a date, a time, a level and the name of a logger or file: Python's logging, zap, bunyanDlevel-textd3text with a level and no time: `info: text`, `[INFO] text`@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100W8U4V4D6W40000000002X400Y41031Z400V4T1B1[400V4X1B1\400V4Z1B006]4^4_4`4a4b4005c4d4e4f4g40h4V4^16i40000000002X400j42021k400V4n1B1l400V4P2B004m4n4o4P5004e4f4c4d40Q5V4T26R50000000003X400Y410j42031S500V4d2B1T500V4h2B1U500V4j2B002V5W5005X5e4f4c4d40Y5V4P36Z50000000003X400Y410j42021[500V4`3B1\500V4b3B004m4n4o4P5004e4f4c4d40]5V4f36^50000000002X400_50021`500V4V4B1a500V4X4B004b5c5d5e5001f50g5V4\46h50000000004X400i520j500k50021l500V4l4B1m500V4n4B004m4n4o4P5004e4n5c4d40o5V4V56P60000000001X40011Q600V4d5B001R60000S6V4j56T60000000001X40011U600V4Z6B002V6W6004X6Y6c4d40Z6V4^66[60000000002X400_50011\600V4n6B001]6003^6c4d40_6V4V76`60000000005X400a620b600c600d62011e600V4f7B002n4P5001f60g6V4j76h60000000001X40011i600V4Z8B002n4P5001j60k6V4^86l60000000002X400m60011n600V4n8B001o6004c4d4P7Q70R7V4T96S70000000003X400a620Y42011T700V4d9B002U7V7001W70X7V4h96Y70000000002X400a62011Z700V4X:B002U7V7004P7[7c4d40\7V4b:6]70000000002^720Y41011_700V4R;B007`7a7b7c7d7e7f7001g70h7V4V;6i70000000001j74011k700V4f;B006l7m7n7o7P8Q8001R80S8V4l;6T80000000004U820^720V820W82011X800V4^<B001Y8001Z80[8V4d<6\8010100000001]85011^800V4V=B001_8004Y6X6c4d40`8V4\=6a8000000000011b800V4j=B001c8003e4c4d40d8V4P>6e80000000002f800g80011h800V4`>B002i8j8001k80l81R16m82J011110000005n800P400o800P920Q95020251030R9S9001^1B030T910U9V9001`1B8n80W92P42X92o84P96Q98Y98000000Z91f16[930JB11110000002n800\90040251030]9^9001R2B0251030_9`9001T2B050a910c610b9c9001V2B030a910c6d9001X2B5n80c60e90m60\92000000f91^26g91010100000003n800h900Q95010251030i9j9001j2B3n80h92Q94000000k91P36l920F10100000001h90031m9001\3B1n9001^3B1o9001`3B0000000P:1d36Q:30BF0000000003080R:10S:10T:10U:6V:001l3B0:0R:10S:10W:10T:10U:6X:001n3B060Y:10T:10U:6Z:001P4B0000000[:1T46\:1010100000003n800]:00^:0010251030_:`:001`4B6a:0n80]:2h92^:4b:4000000c:1f46d:1010100000002n800]:0010351030e:6f:001R5B3n80h92]:2000000g:1X56h:20:10100000001n80020251030i:j:001d5B010k:k:001f5B1n80000000l:1l56m:20:10100000003n800n:40o:2020251030P;Q;001X6B010R;R;001Z6B4n80n:2S;4o:4000000T;1`66U;20@000100002n800Y4003030V;41W;126X;001l6B0451030Y;141Z;12[;001n6B0251030Y;\;001P7B2n80Y42000000];1V76^;0010000000011_;001b7B001`;0000a;b;D6c;0000000002d;00e;0021f;00b;T1B1g;00b;X1B004h;i;j;k;001l;0m;b;\16n;0000000002d;00e;0011o;00b;l1B004h;i;j;k;001l;0P<b;P26Q<0000000002d;00e;0021R<00b;`2B1S<00b;d2B004h;i;j;k;001l;0T<b;l26U<0000000007d;00e;00V<10W<10X<10Y<30Z<3041[<00b;\3B1\<00b;^3B1]<00b;`3B1^<00b;b3B004h;i;j;k;001l;0_<b;f36`<0000000005d;00e;00V<10Y<30Z<3021a<00b;V4B1b<00b;X4B004h;i;j;k;001l;0c<b;\46d<0000000002d;00e;0011e<00b;l4B004h;i;j;k;001l;0f<b;P56g<0000000002d;00e;0011h<00b;`5B004h;i;j;k;001l;0i<b;f56j<0000000001^70011k<00b;V6B002l<m<001l;0n<b;^66o<0000000001X40011P=00b;n6B002Q=R=001S=0T=b;R76U=0000000001X40011V=00b;b7B002W=X=001Y=0Z=b;f76[=0000000001X40011\=00b;V8B004]=^=_=`=001Y=0a=b;Z86b=0000000001X40011c=00b;j8B006d=e=f=g=h=i=001S=0j=b;n86k=0000000001X40011l=00b;^9B004m=n=o=P>001Q>0R>b;f96S>0000000002X400T>2011U>00b;V:B002V>W>002S=X>0Y>b;Z:6Z>0000000002X400T>2021[>00b;j:B1\>00b;n:B002V>W>002S=X>0]>b;R;6^>0000000002X400_>5011`>00b;b;B002V>W>002S=X>0a>b;f;6b>0000000001X40011c>00b;V<B002V>W>002S=X>0d>b;Z<6e>0000000002X400_>5011f>00b;j<B002V>W>002S=X>0g>b;n<6h>0000000003X400a600_>5011i>00b;^=B002V>W>002S=X>0j>b;b=6k>0000000004X400a600d600l>2021m>00b;R>B1n>00b;V>B002V>W>002S=X>0o>b;Z>6P?0000000003X400a600Y41031Q?00b;j>B1R?00b;n>B1S?00b;P?B004V>T?W>U?002S=X>0V?b;V?6W?0000000003X400X?40Y?4011Z?00b;f?B002V>W>003S=X>[?0\?b;j?6]?011110000002X400^?0021_?00b;\@B1`?00b;`@B006a?b?c?d?e?f?001g?0h?b;d@6i?0000000001X40011j?00b;TAB004b?c?e?f?001g?0k?b;\A6l?0000000001^70011m?00b;lAB001n?002S=o?0P@b;PB6Q@000000000011R@00b;^BB002S@T@001U@0V@W@<6X@0000000002d;00Y@5011Z@00W@HB001[@0000\@W@L6]@0000000004d;00^@00l>20j51011_@00W@X1B001`@0000a@W@\16b@0000000001d;0021c@00W@h1B1d@00W@j1B002e@d@0000f@W@n16g@0000000001d;0011h@00W@Z2B001i@0000j@W@^26k@0000000001d;0011l@00W@j2B001m@0000n@W@n26o@0000000001d;0011PA00W@Z3B001QA0000RAW@^36SA000000000011TA00W@h3B001TA0000UAW@l36VA0000000003^@00l>20j51011WA00W@X4B001XA0000YAW@\46ZA0000000002d;00e;0011[A00W@j4B001\A0000]AW@n46^A0000000001d;0011_A00W@\5B001`A0000aAW@b56bA0000000001cA4011dA00W@R6B001eA001fA0gAW@V66hA0000000002d;00e;0011iA00W@d6B001jA0000kAW@h66lA0000000003d;00e;00mA2021nA00W@V7B1oA00W@Z7B002PBQB0000RBW@`76SB0000000002l>20TB1011UB00W@P8B001VB001fA0WBXB:6YB24B11110000002d;00ZB403050[B10\B10U:]B00XBFB050^B10[B10\B_B00XBHB050`B10aB10U:bB00XBJB6d;0cB0dB0n80ZB2cA2000000eBXBP16fB14000000003d;00Y@50gB402030hB10iBjB00XBZ1B030[B10kBlB00XB\1B7d;0cB0dB0n80mB2Y@2nB2147100000oBXBR26PC44BJ0000000006d;00^@00l>20QC40RC10j51041SC00XBh2B1TC00XBj2B1UC00XBl2B1VC00XBn2B7d;0cB0dB0^@2l>4QC6WC6000000XCXBb36YC1411110000001d;003050ZC10[C10[B\C00XBn3B030[B10]C^C00XBP4B050ZC10_C10[B`C00XBR4B4d;0cB0dB0n80000000aCXBX46bC1410100000002T>20cC703050dC10eC1302fC00XBd4B070dC10[B10gC1302hC00XBf4B030dC10iCjC00XBh4B4T>0kC0cC2lC2000000mCXBn46nC14111100001605d;00Q400iB50oC50PD403050[B10\B10QDRD00XB^5B030[B10SDTD00XB`5B030[B10UDVD00XBb5B9d;0cB0dB0n80Q42WD2iB4XD4oC6187100000YDXBZ66ZD14000000002Q400[D203030[B10\D]D00XBd6B070[B10^D10\B10_D`D00XBf6B030aD10_DbD00XBh6B4Q40WD0[D2cD2000000dDXBn66eD1411110000004Q400cA40[D20fD802040gD13240hDiD00XB\7B030[B10jDkD00XB^7B6Q40WD0cA2[D4cD4fD6000000lDXBP86mD1411110000001Y4003030nD10oDPE00XB\8B030QE10RESE00XB^8B030[B10oDTE00XB`8B1Y40000000UEXBf86VE14000000002d;00Y@502070[B10WE10XE10YEZE00XBP9B050[B10WE10[E\E00XBR9B4d;0cB0mB2Y@2000000]EXB`96^E14000000002Q400_E102060[B10\B10`E510aEbE00XBj9B070[B10\B10cE1321dE00XBl9B4Q40WD0_E2`E2000000eEXBR:6fE2L410100000001gE502070hE10mB10iE1305jE00XB^:B030hE10mBkE00XB`:B3gE0mB0Y@0000000lEmE:6nE0000000001oE0021PF00mEHB1QF00mEJB002RFSF001fA0TFmEN6UF000000000011VF00mEZ1B001VF001fA0WFmE^16XF0000000002YF00ZF2011[F00mEl1B002\F]F001fA0^FmEP26_F000000000011`F00mE\2B001aF001fA0bFmE`26cF000000000011dF00mEl2B001eF001fA0fFmEP36gF000000000011hF00mE\3B001iF001fA0jFmE`36kF000000000011lF00mEl3B001mF001fA0nFoF:6PG0000000001d;0011QG00oFFB001RG0000SGoFJ6TG0000000001d;0011UG00oFV1B001VG0000WGoFZ16XG000000000011YG00oFd1B001ZG0000[GoFh16\G0000000001]G2011^G00oFT2B001_G0000`GoFX26aG000000000011bG00oFb2B001cG0000dGoFf26eG000000000011fG00oFP3B001gG0000hGoFT36iG0000000004n800jG00kG00lG4011mG00oF`3B001nG0000oGoFd36PH32JB10100000003[C20QH70RH703070dC10a610gC1302SH00oFP4B050dC10TH1302UH00oFR4B030dC10VHWH00oFT4B6T>0[C0kC0QH2RH4XH4000000YHoFZ46ZH22B10100000001d6001050a910[H10\H]H00oFf4B2d60^H0000000_H;J6`H1200120000002030aH10_DbH00;T1B030cH10_DdH00;V1B0000000eH;Z16fH120000000001070gH10Q210hH10iHjH00;b1B0000000kH;f16lH12000000002mH40nH002090oH10mH10Q210PI1320QI00;P2B070oH10mH10Q210hHRI00;R2B2mH0nH2000000SI;X26TI12000000001mH4010<0oH10UI10VI10WI10Q210hH6XI00;b2B0107000000YI;h26ZI12000000001ZB401090[I10W:10\I10]I10^I_I00;R3B1ZB0000000`I;X36aI12000000001ZB4010<0[I10W:10VI10\I10]I10^I6bI00;b3B0107000000cI;h36dI12000000001ZB402090[I10eI10]810fI1304gI00;R4B070[I10eI10]810hIiI00;T4B1ZB0000000jI;Z46kI12000000001nH002090[I10hH10nH10lI1300mI00;d4B070[I10hH10nI1300oI00;f4B1nH0000000PJ;l46QJ12000000002mH40RJ1030=0[I10SJ10TJ10T:10mH10UJ141dB12VJ00;V5B0;0[I10SJ10T:10mH10WJ1321XJ00;X5B070[I10SJ10TJ10mHYJ00;Z5B2mH0RJ2000000ZJ;`56[J12000000001ZB4020=0\J10eI10]810]J10^J10_J1304`J00;j5B090\J10eI10]810aJ1304bJ00;l5B1ZB0000000cJ;T66dJ0000000002ZB40eJ1031fJ00;`6B1gJ00;b6B1hJ00;d6B010703iJjJkJ0000lJ;j66mJ2200016000001o3003040nJ10_D6oJ00;X7B040PK10_D6QK00;Z7B030[I10RKSK00;\7B1o30000000TKCV16UK2400100000003n800VK50WK2030;0XK10RE10YK10a610Q91325ZK00Cb1B0=0XK10[K10L10YK10a610Q91325\K00Cd1B0251030]K^K00Cf1B8n80P40X90Y92_K2VK2`K4WK4000000aKC\26bK240000000004cK50VK50WK20dK3020J51030eK10`B10L10iB10YK130510fK36310]G10U810a610Q913250hDgK00Cf2B0251030eKhK00Ch2B6cK0iK0_K2VK2`K4WK4000000jKCZ36kK1411110000005Q400g800lK00mK20b30011nK00Cj3B8mK6Q40WD0g82lK4oK4PL4b38000000QLC`46RL141111000000:Q400P400d620SL00TL20UL20VL60WL60XL50YL003030ZL10cA[L00C`5B030ZL10\L]L00Cb5B030^L1342_L00Cd5BDQ40WD0P42X92d64SL6TL8UL:`L:aL:bL<VL<cL>dL>WL>eL>XL@XD@YLBfLB000000gLCT76hL24L111100001202Q400iL503050jL10iE1325kL00Cb7B030jL10lLmL00Cd7B050nL10oL10PMQM00Cf7B5Q40WD0iL2gE2jL2000000RMCV86SM14000000002Q400d62011TM00C`8H3Q40WD0d62125`<00000UMCh86VM14000000007Q400Y400WM20XM40_E10Y?40fD803030ZL10Y?YM00Cb9B040ZL10ZM6[M00Cd9B030nD10Y?\M00Cf9B9Q40WD0Y42WM4]M4d64XM6_E8fD<1:7100000^MC`:6_M34L811110000004Q400P400`M00Y4005090aM10bM10]8144cMdMeMfM1410gMhM00Cl:B070aM10bM10]8144cMdMeMfM14iM00Cn:B030jM10kMlM00CP;B040mM10nM42kMoM14PN00CR;B050mM10QN142kMoM14RN00CT;B6Q40WD0P42X92`M4Y46000000SNCZ;6TN24811110000005Q400n800UN50kG00Y4003050VN10WN10QDXN00Cf;B030mM10YNZN00Ch;B010k:k:00Cj;B7Q40WD0n82[N4UN4kG6Y48000000\NC^<6]N1411110000002^N00_N501030`N10aNbN00Cj<B2^N0_N2000000cNCP=6dN1411110000002^N00_N501030`N10eNfN00C\=B2^N0_N2000000gNCb=6hN1411110000002^N00_N501030`N10iNjN00Cn=B2^N0_N2000000kNlN:6mN0000000003nN10oN10PO1000000100QOlNB6RO0000000002nH00Q95000000100SOlNJ6TO0000000002SD50UO5000000100VOlNR16WO0000000002nH10XO0000000100YOlNZ16ZO0000000002nH00gE3000000100[OlNb16\O0000000008Q400]O00SD50UO50g300j300^O00_O1000000100`OlNZ26aO0000000005bO20h910cO10XO00^O0000000100dOlNb26eO0000000002nH00gE3000000100fOlNj26gO0000000002nH00gE3000000100hOiO:6jO0000000003YF00kO70lO700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y100100mOnO:6oO0000000006cA40PP100`E10QP100RP110SP10000000100TP1nON6UP10000000006[C20VP130WP110XP140VH40YP14000000100ZP1nOb16[P10000000004\H00PP100\P130]P13000000100^P1_P1:6`P10000000008aP100bP150cP150VP150dP140eP140YL00fP10000000100gP1hP1:6iP1000000000=\H00jP100n800P400kP100lP100\P130mP100nP100oP140PQ140QQ130RQ13000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c300100SQ1hP1^16TQ10000000006\H00jP100n800P400UQ110QQ130001247S3_3^3d3U3^3d300100VQ1hP1h16WQ1000000000:\H00jP100n800]:00j740XQ100YQ100ZQ130QQ130RQ130001249c3S3X3U3T3e3\3U3c300100[Q1hP1f26\Q1000000000@\H00jP100n800PP100]Q130^Q100m600nP100kP100lP100oP140PQ140UQ110QQ130RQ130j740001246Q3\3Q3b3]3c300100_Q1hP1P46`Q10000000002T>20aQ17000000100bQ1hP1X46cQ10000000002\H00n80000000100dQ1eQ1:6fQ10000000004nH00gQ110Y400gE3000000100hQ1iQ1:6jQ100000010001kQ14000000000lQ1NP16mQ116000000001nQ1001010oQ1oQ100NZ1B2PR10nQ10000000QR1N`16RR116000000001nQ1001010SR1SR100Nj1B2PR10nQ10000000TR1NP26UR116000000001nQ1001010VR1VR100NZ2B2PR10nQ10000000WR1N`26XR116000000003nQ100YR140ZR1201010[R1[R100Nj2B5PR10nQ10YR12\R14ZR14000000]R1Y1P16^R11<11110000003_R100R400`R18021aR100Y1\1B1bR100Y1^1B4_R10R42cR12`R14000000dR1Y1l16eR11>000000002_R100R40011fR100Y1V2B0000000gR1Y1Z26hR10000000005iR180_R101010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3l>010205U3b3b3_3b304S3_3T3U3_E120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311jR100Y1n2H001kR10000lR1Y1R36mR10000000003`E80l>010104S3_3T3U3_E120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321nR100Y1d3B1oR100Y1f3B002PS1QS10000RS1Y1j36SS11<1111000000K_R100R400oE80`E80cA414107c3e3S3S3U3c3c3TS1424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3YP143420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3n8054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3VK52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3US152410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3[C23410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3l>066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3_E146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3h9036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3j7414107U3^3Q3R3\3U3T3m6024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3WP181410;`3U3b3]3Y3c3c3Y3_3^3c3VS152410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3WS142410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3XS1114105c3d3Q3d3c3YS172410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3YL02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3^N024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3ZS102430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3[S151430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3\S102430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3]S151430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d341^S100Y1P6B1_S100Y1R6B1`S100Y1T6B1aS100Y1V6BX1_R10R42cR12oE4cA8TS1:bS1:cS1<YP1<n8>X9>dS1>eS1>fS1>_K@VK@j7Le9Nm6NWP1P1gS1R1VS1R1hS1T1WS1T1XS1V1iS1X1fLZ1YLZ1^N\1jS1\1YS1X1kS1BUS1Bl>F`EF_EHh9JkCDlS1D[CD000000mS1Y1l86nS11<11110000006_R100R400`E80l>024104S3_3T3U34105U3b3b3_3b3_E114107]3U3c3c3Q3W3U3h9014106Q3S3d3Y3_3^33010oS1oS100Y1d9B030oS11300PT100Y1f9B050oS113001348QT100Y1h9B7_R10R42cR12l>6`E6_E8h9:000000RT1Y1\:6ST10000000003_R100l>00_E1031TT100Y1h:B1UT100Y1j:B1VT100Y1l:B1_E404WT1XT1YT1ZT10000[T1Y1R;6\T10000000001_R10011]T100Y1^;B001^T10000_T1Y1b;6`T10000000001mH4011aT100Y1n;B1mH001aT10000bT1Y1T<6cT10000000001mH4011dT100Y1`<B010701dT10000eT1Y1f<6fT10000000001gT17011hT100Y1R=B002iT1jT10000kT1Y1V=6lT10000000001mT17011nT100Y1b=B002oT1PU10000QU1Y1f=6RU10000000003bO00SU110i32021TU100Y1R>B1UU100Y1T>B2SU12i3402TU1VU10000WU1Y1Z>6XU10000000001YU10021ZU100Y1f>B1[U100Y1j>B004\U1]U1^U1_U10000`U1Y1n>6aU10000000001bU1003050VU110cU110dU1eU100Y1Z?B070VU110cU110fU110gU1hU100Y1\?B050VU110cU110fU1iU100Y1^?B3bU10jU10kU1001iU10000lU1Y1d?6mU10000000007d680nU153010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3VP153010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3[C22010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3cM42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3oU1320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3PV1320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321QV100Y1^@B1RV100Y1`@B7nU12SV12VP14TV14[C6kC6cM803UV1VV1WV10000XV1l1T16YV11B000000001k3002030ZV110_D[V100l1^1B030\V110_D]V100l1`1B2k30^V10000000_V1l1f16`V11B000000002^700k3003050d610iE1300aV100l1P2B030bV11300cV100l1R2B070d610dV110]81300eV100l1T2B3^70k32^V12000000fV1l1Z26gV11B11110000002k300]:002050[I10hV11300iV100l1f2B030[I10bU1jV100l1h2B7hV10k30^V10bU12kU12jU12]:2000000kV1l1\36lV11B11110000002_R100R40030442mV1nV1100oV110_DPW100l1h3B050QW110a610RW1SW100l1j3B050QW110a610WP1TW100l1l3B3_R10R42cR12000000UW1l1R46VW11B000000002oE00k3004050WW1121300XW100l1\4B050YW1121300ZW100l1^4B050a910RW1142X?[W110\W100l1`4B070a910RW110]W11300^W100l1b4B3oE0k32^V12000000_W1l1h46`W11B111100000002070a910RW110aW110bW1cW100l1R5B070dW110a610RW110aW1eW100l1T5B0000000fW1l1X56gW11B11110000003hW100]800VK5020=0a910RW110dV110hW1130010]81320iW100l1d5B050a910RW110dV1jW100l1f5B4hW10]82_K4VK4000000kW1l1l56lW11B10100000002d600R4003050mW1121300nW100l1X6B070a910RW110bV11300oW100l1Z6B050a910[H10PX1QX100l1\6B5d60^H0RX10R42cR12000000SX1l1l66TX11B000000002l>00_R1002050UX110YK1320VX100l1V7B010UX1UX100l1X7B2l>0_R12104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T300000WX1l1`76XX11B11110000002k500R4003050YX1143[?c6XP11010[HZX100l1l7B050[X1143[?c6XP11010[H\X100l1n7B030]X110^X1_X100l1P8B3k50R42cR12000000`X1l1V86aX11B000000002l>00_E102020bX16cX100l1`8B040dX110Y?6eX100l1b8B3l>0`E0_E2000000fX1l1h86gX12B411110000001d6003090`B10hX110iX110bV11300jX100l1T9B090`B10hX110iX110W:1300kX100l1V9B050`B10lX110d6mX100l1X9B3d60nX10oX10000000PY1l1d96QY12B4000000002d600l>003020RY16SY100l1n9B080`B10hX110iX110TY16UY100l1P:B0:0`B10hX110iX110VY110WY16XY100l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T300000YY1l1X:6ZY11B1111000000<[Y180\Y120]Y120^Y120_Y120`Y140kP110lP110U810aY110bY110cY11040O0dY110_D3@10eY13B10fY1342132210gY110gY110gY13D10hY13F10fY1382136210gY110gY110iY1550jY13<10kY13>10lY16mY100l1V;B0O0dY110_D3@10hY13F10fY1382136210gY110gY110iY1550jY13<10kY13>10lY13D10eY13B10fY1342132210gY110gY110gY16nY100l1^;B030dY110_DoY100l1f;B050PZ110W910QZ1RZ100l1h;B6[Y10\Y12]Y14^Y16_Y18`Y1:000000SZ1l1Z<6TZ11B11110000003L40j140]C402030UZ110_DVZ100l1f<B050PZ110W910]CWZ100l1h<B2L0j12147100000XZ1l1P=6YZ11B11110000003ZZ100[Z100b3002050\Z110]Z110dV1^Z100l1^=B030_Z110_D`Z100l1`=B5ZZ10b34aZ10[Z12bZ12000000cZ1l1P>6dZ11B11110000002ZZ100eZ1402090fZ110eZ110YK10gZ110]Z1hZ100l1^>B030iZ110_DjZ100l1`>B2ZZ10aZ10127100000kZ1W2J6lZ12F00100000001]:004070mZ110[?10nZ110oZ1P[100W2V1B050mZ1141Q[11010oZ1R[100W2X1B070S[110T[110oZ110U[1V[100W2Z1B060S[110T[110W[16X[100W2\1B1]:0000000Y[1W2b16Z[11F10100000006[[120\[170RH70[C20][120Q[1401030^[110_[1`[100W2Z2B<[[10\[12a[12RH4XH4[C6kC6][18b[18Q[1:c[1:d[1:000000e[1W2X36f[11F000000001g[1002050h[110i[11300j[100W2b3B030h[110g[1k[100W2d3B1g[10000000l[1W2j36m[11F000000001n[1003050o[1141oZ11010U[1P\100W2T4B050o[1141[[11010mHQ\100W2V4B050o[1141[[11010R\1S\100W2X4B1n[10000000T\1W2^46U\12FL0000001403n800\P150]P1507030V\110a6W\100W2j4B050V\110a610X\1Y\100W2l4B050Z\110WE10a6[\100W2n4B070Z\110WE10\\11300]\100W2P5B090Z\110WE10\\1130016^\100W2R5B050Z\110a610WE_\100W2T5B020Z\16`\100W2V5B9n80P40X90dS10\P12a\12iB2]P14b\14000000c\1W2n56d\12F011110000003n800]:00e\1503090f\110g\1130010YK1345h\100W2Z6B030f\1142j1L12i\100W2\6B010f\1f\100W2^6B7n80X90j\10]:2e\14k\14l\14000000m\1W2d66n\11F000000003o\120P]120h3203070hX110nZ110oZ110jDQ]100W2P7B050R:10oZ110jDR]100W2R7B030^[110jDS]100W2T7B3o\10P]12h34000000T]1W2Z76U]11F000000001`E1060;0bX110V]110[?10nZ110W]11301X]100W2d7B090bX110V]110Q[110W]11301Y]100W2f7B0;0bX110V]110[?10nZ110oZ11301Z]100W2h7B090bX110V]110Q[110oZ11301[]100W2j7B090bX110V]110[?10nZ110oZ1\]100W2l7B070bX110V]110Q[110oZ1]]100W2n7B0000000^]1W2R86_]11F11110000005g[100WE20o\120P]120`]1203030^[110a]1b]100W2^8B030R:10oZ1c]100W2`8B020d]1300e]100W2b8B5g[10WE2o\14P]16`]18000000f]1W2R96g]11F0100000002g[100h]1502050i]110i[11300j]100W2^9B030k]1145l]1m]1n]1o]1P^110Q^100W2`9B3g[10h]12R^12000000S^1^2L6T^11H000000003n800hW150U^1001030V^110SDW^100^2V1B4n80X90hW12U^14000000X^1^2\16Y^11H000000007n800hW150e\150Z^120[^120\^120U^1001030V^110iB]^100^2T2B:n80X90hW12e\14Z^16^^16_^16[^18\^1:U^1<000000`^1^2n26a^11H000000003n800e\150Y4001030V^110oDb^100^2X3B4n80X90e\12Y44000000c^1^2^36d^11H000000002n800_E101040V^110Y?6e^100^2h3B4n80X90_E2`E2000000f^1^2n36g^11H000000003n800hW150U^1001050V\110b210X\1h^100^2X4B4n80X90hW12U^14000000i^1d2V16j^11J000000005n800P400VK50fP100k^1403060l^11210m^1345n^100d2`1B030l^110_Do^100d2b1B050P_110a610QZ1Q_100d2d1B;n80P40X90W92_K4VK4R_16fP16k^18S_18T_18000000U_1d2`26V_11J000000001W_14011X_100d2j2H0107100000Y_1d2n26Z_11J000000004n800VK50kG00jG002070XK10a610YK1325[_100d2X3B030XK10a6\_100d2Z3B7n80P40X90_K2VK2kG4jG6000000]_1d2n36^_11J11110000008n800P400VK50kG00lG40jG00fP100YL003070a910iB10YK1345__100d2j4B030a910iB`_100d2l4B030a910a_1b_100d2n4B=n80P40X90_K4VK4W92kG6lG8jG:fP1<R_1<YL>fL>000000c_1d2n56d_11J000000005n800P400l>00_E10e_1104080f_110]810W910a6381g_100d2X6B070f_110]810W910a6h_100d2Z6B060XK10a610Y?381i_100d2\6B050XK10a610Y?j_100d2^6B6n80X90W92l>4_E6`E6000000k_1d2d66l_11J11110000002n800m_1403050n_110[C10a6o_100d2P7B050n_110[C10VHP`100d2R7B030a910Q`1R`100d2T7B3n80X90m_12000000S`1d2Z76T`11J11110000002m_140T>203070n_110m_110[C10VHU`100d2f7B050V`110VH10]CW`100d2h7B050X`11210Q`1Y`100d2j7B1T>2107100000Z`1d2R86[`12J01111000000<n800P400iB50oC50\`150U^100o800]`100YL00c600kP110lP11031^`100d2Z9B1_`100d2\9B1``100d2^9BGn80P40X90W92iB4XL4XD4_K4oC6\`18a`16b`16U^1:o8<]`1>c`1>YL@fL@c6Bm6Be9BkP1DlP1F000000d`1d2R;6e`11J11110000002n800h9002030a910f`1g`100d2^;B050h`110f`110a6i`100d2`;B3n80X90h92000000j`1d2f;6k`11J000000003n800l`160m`1602070a610n`110o`11346Pa100d2P<B050a610n`110Qa1Ra100d2R<B5n80X90n`12l`12Sa12000000Ta1d2X<6Ua11J000000002[C20Va1202070dC10a610Va110Wa1Xa100d2b<B050a910Va110Wa1Ya100d2d<B3[C0kC0Va12000000Za1d2j<6[a11J11110000004\a120]a120^a120[C202050_a110[E10`a1aa100d2V=B030ba112ca100d2X=B6\a10]a12^a14da14[C6kC6000000ea1d2j=6fa11J000000004n800l\150ga100U^1002050QE10ha110W9ia100d2T>B050ja110W910oDka100d2V>B6n80k\12l\12la14ga14U^16000000ma1d2h>6na11J11110000003P400VK50Q4003050PZ110a610a_1oa100d2T?B090PZ110a610a_110YK1325Pb100d2V?B050PZ110a610iBQb100d2X?B7P40X90Rb10_K2VK2Q44WD4000000Sb1d2l?6Tb11J11110000002P400Ub1501090PZ110a610Vb110Wb110gMXb100d2X@B4P40X90Ub12Yb12000000Zb1d2^@6[b11J11110000002P400Y4002090PZ110a610Vb110fM10gM\b100d2j@B070PZ110a610]b110bM^b100d2l@B3P40X90Y42000000_b1`b1:6ab11L00000000:jP100bb180n8012102Y3T3]:012104[3Y3^3T3XQ1112104S3b3_3^3j7412107U3^3Q3R3\3U3T3YQ1122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3ZQ1322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3QQ1322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3RQ1322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311cb100`b1X1B0000000db1`b1\16eb11L000000009jP100bb180n8012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3\P132210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3mP102210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3nP1112108`3b3Y3_3b3Y3d3i3QQ1322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3RQ1322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311fb100`b1X2B0000000gb1`b1\26hb11L000000006jP100bb180n8012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3ib1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3VL62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311jb100`b1R3B0000000kb1`b1V36lb11L000000005jP100bb180n8012102Y3T3ib152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3VL62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311mb100`b1j3B0000000nb1`b1n36ob10000000007bb180n8010108Q3\3Q3b3]3o2Y3T3]Q131010<d3b3Y3W3W3U3b3o2d3Y3]3U3^Q101010;b3U3`3U3Q3d3o2b3e3\3U3nP1110108`3b3Y3_3b3Y3d3i3QQ131010:S3b3U3Q3d3U3T3o2Q3d3RQ131010:e3`3T3Q3d3U3T3o2Q3d321Pc100`b1j4B1Qc100`b1l4B004Rc1Sc1Tc1Uc10000Vc1`b1P56Wc11L000000002Xc110Yc10021Zc100`b1\5B1[c100`b1^5B0000000\c1Q3J6]c11L000000006n800^c100j740fP100kP110lP1103070_c110W910]810`c1ac100Q3T1B030bc110cc1dc100Q3V1B030bc110ec1fc100Q3X1B9n80P40X90^c12j74fP16R_16kP18lP1:000000gc1Q3P26hc11L000000005n800l>00_E10ic120e_1104080f_110]810jc110W9381kc100Q3Z2B070f_110]810jc110W9lc100Q3\2B060bc110jc110Y?381mc100Q3^2B050bc110jc110Y?nc100Q3`2B6n80X90l>2_E4`E4ic16000000oc1Q3f26Pd11L10100000002n800ZB402030bc110Qd1Rd100Q3R3B050bc110PX110bMSd100Q3T3B4n80X90ZB2cA2000000Td1Q3Z36Ud11L1111000000:n800T>20j720]:00Vd100l\150d600fP100QQ130RQ1303050Wd1132210[[1Xd100Q3Z4B030Wd110[[1Yd100Q3\4B030Wd110W9Zd100Q3^4BEn80X90T>2j74]:6Vd18^Q18[d18e\1:l\1:k\1:\d1:d6<mP1<]d1<fP1>R_1>QQ1@^d1@RQ1B_d1B000000`d1Q3n56ad11L11110000007P400Q400YL00XL50ib150VL60b3003030jM10ec1bd100Q3j6B030cd110gMdd100Q3l6B050cd110Wb110gMed100Q3n6B?P40X90n80Q42WD2YL4fL4XL6XD6ib18fd18VL:bL:gd1:b3<000000hd1Q3R86id11L000000002P400j5003050jd110gM10kd1ld100Q3\8B050md110cM10gMnd100Q3^8B030jM10kd1od100Q3`8B5P40X90n80j52Y42000000Pe1Q3f86Qe11L11110000003P400Re160VL602030jM10\DSe100Q3R9B050jd110gM10\DTe100Q3T9B7P40X90n80Re12Ue12VL4bL4000000Ve1Q3h96We11L11110000001Q`1202030fZ110Xe1Ye100Q3T:B030fZ110Ze1[e100Q3V:B2Q`10T>0000000\e1Q3\:6]e11L000000001^e1202030_e110`e1ae100Q3f:B010be1be100Q3h:B2^e10ce10000000de1Q3n:6ee11L000000003jP100n800j5002050fe110kd110bb1ge100Q3X;B050md110bb110oDhe100Q3Z;B4jP10n82j54Y44000000ie1Q3`;6je11L11110000004n800hW100]800\P1502090ke110d61320121340le100Q3l;B050ke110d610dV1me100Q3n;B;n80X90hW12]84mP14iB6XL6\P16a\16_K6VK6000000ne1Q3j<6oe11L11110010002n800]:001030Pf110PMQf100Q3X=B3n80X90]:2000000Rf1Q3^=6Sf11L10100000004Tf100Uf100Vf100Wf1003030Tf1142Xf1Yf112Zf100Q3j=B010Tf1Tf100Q3l=B0142[f1\f110]f100Q3n=B6Tf10Uf12Vf14^f14Wf16_f16000000`f1Q3T>6af1011110000009aP100bf180bP151210=\3Q3c3d3o2c3S3X3U3T3e3\3U3cP151210=\3Q3c3d3o2`3b3U3V3U3d3S3X3VP151210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3dP141210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3eP141210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3YL02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3fP102210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361cf100Q3V?B1df100Q3X?B1ef100Q3\?B1ff100Q3^?B1gf100Q3`?B1hf100Q3b?B:aP10bP14cP16VP18dP1:eP1<fL>YL>R_1@fP1@05if1jf1kf1lf1mf10000nf1Q3\@6of11L11110000003hW120]820Xc1201030Pg110SDQg100Q3h@B3hW10]82Xc14000000Rg1Q3n@6Sg11L11110000002bO00Xc1201030Pg110bOTg100Q3ZAB2bO0Xc12000000Ug1Q3`A6Vg11L11110000002Xc120Wg1701030Pg110P]1Xg100Q3lAB2Xc10Wg12000000Yg1Q3RB6Zg11L11110000004hW120]820Xc120Wg1701030Pg110jD[g100Q3^BB4hW10]82Xc14Wg16000000\g1Q3dB6]g11L000000003hW120]820bO001040Pg110Y?6^g100Q3nBB3hW10]82bO4000000_g1Q3TC6`g11L000000002hW120]8201050Pg110ag110bMbg100Q3^CB2hW10]82000000cg1Q3dC6dg12LB1111000000020;0Pg110eg110fg110]810gg110hg1ig100Q3nCB0;0h`110jg110kg110gg110Y?10lg1mg100Q3PDB0000000ng1[3J6og12N6111114000005Ph140]:00k300l300m3004030hX110Qh1Rh100[3X1B030hX110nZ1Sh100[3Z1B050[?10Th110nZ1Uh100[3\1B0141Vh112Wh100[3`1B8Ph10]:2k34^V14l36Xh16m38Yh18001Zh100[3T2H000[h1[3X26\h11N111100000003050hX110]h110TS1^h100[3b2B070hX110_h110`h110ah1bh100[3d2B050[?10Th110TS1ch100[3f2B0001dh100[3h2H000eh1[3l26fh11N11110000001^7003050hX110gh110[Khh100[3V3B070hX110ih110`h110[Kjh100[3X3B050[?10Th110[Kkh100[3Z3B0104:R3Q3S3[3W3b3_3e3^3T301lh100[3`3H000mh1[3d36nh11N11110000001^7003050hX110_h110oh1Pi100[3n3B030hX110Qi1Ri100[3P4B050[?10Th110oh1Si100[3R4B0104:d3U3b3]3Y3^3Q3d3U3T301Ti100[3X4H000Ui1[3^46Vi11N111100000003050hX110Wi110Xi1Yi100[3h4B030hX110Zi1[i100[3j4B050[?10Th110\i1]i100[3l4B0001^i100[3n4H000_i1[3T56`i10000000001Y41031ai100[3`5B1bi100[3b5B1ci100[3d5B003di1ei1fi11gi100[3f5H000hi1[3n56ii11N11110000003f300Ph140k3002050[?10Th11300ji100[3Z6B030[?10ki1li100[3\6B4f30Ph12k34^V14000001039d3U3b3]3Y3^3Q3d3U3V?:V3_3b3S3U3o2a3e3Y3d3X?5S3b3Q3c3X3Z?mi1[3h66ni11N11110000001oi1402070Pj110Qj110Rj110dV1Sj100[3T7B050Pj110Qj110Rj1Tj100[3V7B2oi10j70000000Uj1[3\76Vj11N11110000002d600Wj1403050Xj110bV11300Yj100[3h7B050Xj110W:142Wj1Zj110[j100[3j7B030Xj110dV1\j100[3l7B2d60Wj12001]j100[3P8H000^j1[3T86_j11N111100000123hW100]800`j12020=0aj110bj110dV110hW1130010]81320cj100[3b8B050aj110bj110dV1dj100[3d8B4hW10]82`j14ej14000000fj1[3j86gj12NB11110000001hj1602050ij110jj110dV1kj100[3V9B030lj110dV1mj100[3X9B2hj10nj10000000oj1[3b96Pk1000000000031Qk100[3P:B1Rk100[3R:B1Sk100[3T:B003Qk1Tk1Sk1006Uk1U@S=Vk1Wk1[?0Xk1[3Z:6Yk10000000003X400Zk100j42021[k100[3j:B1\k100[3l:B003]k1^k1_k1003Uk1`k1ak10bk1[3T;6ck1000000000031dk100[3b;B1ek100[3d;B1fk100[3f;B003gk1hk1ik1001fA0jk1[3j;6kk12NF11110000002lk150mk1602030nk110X\1ok100[3V<B050Pl110Ql110X\1Rl100[3X<B4lk10Sl10mk12Tl12000000Ul1[3^<6Vl1000000000031Wl100[3j<B1Xl100[3l<B1Yl100[3n<B003Zl1[l1\l1007c4d4]l1^l1_l1Uk1`l10al1[3R=6bl1000000000011cl100[3`=B001dl1001Uk10el1fl1:6gl10000000005nH00gQ110hl180Y4014106b3U3Q3c3_3^3gE3011il100fl1T1B1hl141241]15jl1kl1ll1ml1nl10000ol1fl1Z16Pm11B11110000004Qm180Rm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3Sm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3Tm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030Um110bf1Vm100fl1n1B1Qm10000000Wm1Xm1:6Ym10000000001b60021Zm100Xm1HB1[m100Xm1JB001U20000\m1Xm1N6]m11D000000001^m14011_m100Xm1X1H0107100000`m1Xm1\16am10000000001bm14011cm100Xm1h1H010711dm10000em1Xm1l16fm100000011001SU1100000000031R100V4X=R11`300b;`BR11d?0157801920hj104PP`Rg`aa604PPU[ck1[3^9R1kDgm151b91hm11515220_R103FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920cA021im1R1F111^700im1Z1Lim1X1>101jm10011h400im1X1L0000im18:km11lm1mm1nm10212om1Pn10100001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000Sn152T7X71W[11515151515720d600`<5420d600hB5320d600h<56920UL00200056920TL002000Tn1T1F111n=00Tn1Z1LTn1Z1>101[E011l40120cATn1^1L00000Tn18:Un11Vn1Wn1Xn10212om1Pn1000001[E4PP\mXh_31Q4061Z700Tn1f1F1R500Tn1h1F1j400Tn1j1F1P>00Tn1l1F1V>00Tn1n1F1l401320cATn1P2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101Yn1Zn1Tn1P1>[n151d51\n10]n1V1F111h40152920d;921\n1d;030921\n1d;920d;030]n1Z1L]n1Z1>101jm10000000]n18:^n11_n1`n1an10211Pn101010001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100bn161d51\n10cn1X1H4011h400cn1\1B0cn1\1B012T7X70150515720d600`<5420d600hB5220d600PCcn1^1P10cn1^1B011n=00cn1b1T11cn1b1B011l40120cAcn1d1T10cn1d1B1[E001cn18:dn11_n1en1fn10211Pn101010001[E4PP\mXh_30031Z700cn1l1\11j400cn1l1X21f500cn1l1d341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102gn1hn1cn1R1>in1hn1cn1T1>jn151b91kn11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021ln1P1F115^7R7T7X7Z700ln1X1Lln1V1>0011l40120cAln1Z1L11h400ln1V1L0000ln18:mn11lm1nn1on10212Pn1WN010000001000000Po193T7n=V701565920Y921Qo1Y91Ro1So1NH01j41Qo1185120Q4So1T1J011To1010000So18:Uo11Vo1Wo1Xo10111Pn1000002To14PP\mXh_3Ro14P`beiM1Q40000000Yo151j41Qo10Zo1NF111l401320cAZo1P1\1Zo1P1J101jm1000011l40120cAZo1T1B00Zo18:[o11Vo1\o1]o10212om1Pn1000001jm14PPZfVg31Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100^o151R51_o10`o1NF111l401320cA`o1P1\1`o1P1J101jm1000021l40120cA`o1T1B1Z?0152920Qn1000921_o1Qn1000`o1V1B00`o18:ao12bo1co1do1eo10212om1Pn1000001jm14PPf^Tlg11Q40031V?00`o1`1F1X?00`o1b1F1\?01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3`o1d1F0100fo1:1R500go1T1H1_E20_E3ho101go18:io11co1jo1ko1140lo1120mo10no1120_E212om1Pn11oo110000000000000PP251h41W[10QP2R1F112`4b401513517920d;030RP27921W[1d;030SP253920l>0001TP2QP2V1LQP2V1>101[E0000000QP28:UP22VP2WP2XP2YP20212om1Pn1000002[E4PP\mXh_3TP20600041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ZP251h41W[10[P2P1F112`4b4013517920d;030RP27921W[1d;030SP2[P2T1L[P2T1>101[E011l400[P2Z1L00000[P28:\P21WP2]P2^P20112om1Pn1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100_P291Z?0152920Qn1000921W[1Qn1000`P2P1H01h41W[10`P2V1J15l4X?V?P?l600`P2X1L11[E010000`P28:aP22bP2bo1cP2dP20212om1Pn10100001[E4PP\mXh_300000000eP271h41fP20gP2^1H12X?\?1hP2152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3gP2R2B16R?P?\?Z:Z<Z9016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3gP2X2B0140gP28:iP21jP2kP2lP2150mP2120mo10nP2121hP2mo10oP2212om1Pn101010001PQ24PP\mXh_300000022l6V60151515620Y921hP2Y95420Y95921fP2Y91PQ252920Qn1000921fP2Qn1000gP2b1P1102l6V601515620Y921hP2Y952920Qn1000921fP2Qn1000gP2h1P1500QQ291h401565920Y921hm1Y91Ro1RQ2P1H02d<f<1hm11920m_1020RQ2X1B1=`4n6Z<^<`<f<T;f;R<d5h5Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2RQ2^1B0010011[E0RQ28:TQ21UQ2VQ2WQ20212om1Pn10100002[E4PPPhcRYZj9Ro14PPb_QdB00000000XQ2?1`41fP2185120Y@YQ2Z1F11h41W[10YQ2^1F001505721W[1Y95921fP2Y@1m`15621fP2Y921W[1Y9ZQ2015921W[1Y921fP2Y@fP200YQ28:[Q21\Q2]Q2^Q21;0_Q2121W[1Y90`Q2121W[1mo10aQ215921fP2Y@21W[1Y90bQ2121fP2Y@0cQ2121fP2mo10hD212om1Pn10010001m`14PPU[ck11d;141d400YQ2l1\11d500YQ2l1l21d?00YQ2l1^41f?00YQ2l1j500001dQ2eQ2YQ2V1>fQ251T71W[11515220d61gQ285120Q4hQ2R1F111l40120cAhQ2V1\1hQ2V1J101jm1000011l401320cAhQ2Z1B00hQ28:iQ22jQ2kQ2lQ2mQ20212om1Pn1000002gQ20PCjm14PP_VUVQ21Q4021j400hQ2`1\11R500hQ2`1h241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101nQ2oQ2hQ2N>PR291l400QR2T1H01h41W[10QR2V1T111h400QR2V1X311[E1212001QR28:RR22bP2SR2TR2UR20214om1VR2WR2Pn1000001[E4PP\mXh_31Q4011X?00QR2`1Z141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100XR281V71W[10YR2R1H2T7X70150515720d600`<5420d600hB5220d600PCYR2V1>012h4Z701503920Y?020515185120Q485121W[1Q45220Q421W[1Q4YR2\1>YR28:ZR22[R2\R2]R2^R2130_R2121W[1mo10`R2212om1Pn1010000000000000aR281V700bR2R1H1`400bR2T1N011h400bR2V1HbR28:cR22[R2\R2dR2eR2130_R2120mo10fR2212om1Pn1001000000000000gR291l400hR2P1H01d400hR2T1J11`400hR2V1L11[E010100hR28:iR21VP2jR2kR20211Pn10100001[E4PPf^Tlg10081b400hR2`1F1n400hR2b1F1h400hR2d1F1n600hR2f1F1d<00hR2h1F1f<00hR2j1F1V;00hR2l1F2Z9b9017920_R1036S3Q3^3S3U3\3lR2hR2n1F00000mR201l40185120Q4nR2LH204PPPb]^nnR4nR28:oR21bP2PS2QS20211Pn10000001Q40000100RS251h41W[10SS2P1F211l400SS2T1T1SS2T1B101TS2000021j400SS2V1X11l400SS2V1d2SS2V1B101US20001VS2000SS28:WS21XS2YS2ZS20212om1Pn10010002TS24PPf^Tlg1US24PP_VUVQ21Q4011d?00SS2b1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[S2?1h41W[10\S2V1F11l41hm10\S2X1F11US201555921hm1Y921W[1Y91TS2]S20000\S28:^S21XS2_S2`S2180aS2121W[1mo10bS2121hm1mo10cS215921hm1Y921W[1Y90dS211TS2111Pn101010002TS24PPf^Tlg1US24PP_VUVQ21Q40000000eS2?1h41W[10fS2V1F21n=1fP20fS2Z1B1l41hm10fS2\1B11[E015021hm1cA5421hm1Y921fP2Y9gS20000fS28:hS21kQ2iS2jS2180aS2121W[1mo10kS2121fP2mo10lS2121hm1cA0mS2121hm1mo1212om1Pn10100001[E4PP\mXh_31Q4051Z700fS2h1\11j400fS2h1X21R500fS2h1d31P>00fS2h1n41V>00fS2h1`600000nS2?1h41fP215085120iB85120oCoS2\1H000385121fP2iBPT25521fP2iB5821fP2Y91QT2RT25580159921fP2oC21fP2Y921fP2Y91m`1ST2015921fP2Y921fP2iBfP200oS28:TT21UT2VT2WT21=0XT2121fP2Y90`Q2121fP2mo10YT2121fP2iB0ZT2121fP2oC0[T211QT20\T211m`10]T2211Pn101010002m`14PPZfVg3QT24PPPXXWXjZc400000000^T281l41hm1120cA_T2R1H2T7X7015150515720d600`<5420d600hB5220d600PC5050385120Q4385121hm1Q45220Q421hm1Q4_T2X1>012h4Z70150513920Y?02050385121hm1Q45220Q421hm1Q4515185120Q485121hm1Q45220Q421hm1Q4_T2`1>_T28:`T22kQ2jQ2aT2jS2130bT2121hm1mo10`R2212om1Pn100000000000000cT2?1Z91hm1151620_R1303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920`R1030dT2eT2T1F11b91fP20eT2\1F11jm1013721hm1`R1fT2gT20011eT28:hT21iT2jT2kT216121hm1_R10lT2121hm1mo10mT219:21hm1`R1108`3b3Y3_3b3Y3d3i39:21hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21hm1`R1306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30nT2211oT2000001jm14PPf^Tlg11R4021d900eT2P2\11b9013920cA021eT2P2R200100PU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1QU2T1F11b91fP20QU2X1F11jm1015052871:21hm1`R1104d3Y3]3U3034d3U3h3d352871:21hm1`R1108c3S3X3U3T3e3\3U3034d3U3h3d3RU20011QU28:SU21iT2TU2UU2170VU2121hm1mo10WU21:21hm1`R1104d3Y3]3U30XU21:21hm1`R1108c3S3X3U3T3e3\3U30YU2212om1oT2000001jm14PPf^Tlg11R4021d900QU2l1\11b9013920cA021QU2l1R200100ZU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1[U2V1F11b91fP20[U2Z1F11jm1025152871:21hm1`R1105d3Y3d3\3U3034d3U3h3d356831:21hm1`R1105d3Y3d3\3U3000\U25152871:21hm1`R1104R3_3T3i3034d3U3h3d356831:21hm1`R1104R3_3T3i3000]U20011[U28:^U21iT2_U2`U2170VU2121hm1mo10aU21:21hm1`R1105d3Y3d3\3U30bU21:21hm1`R1104R3_3T3i30cU2212om1oT2000001jm14PPf^Tlg11R4021d900[U2P2\11b9013920cA021[U2P2R200100dU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1eU2V1F11b91fP20eU2Z1F11jm1036871:21hm1`R1105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3fU26871:21hm1`R1109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3gU26871:21hm1`R1107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3hU20001eU28:iU21iT2jU2kU2190VU2121hm1mo10lU21871:21hm1`R1105c3_3e3^3T30mU21871:21hm1`R1109f3Y3R3b3Q3d3Y3_3^30nU21871:21hm1`R1107`3Q3i3\3_3Q3T30oU2111oT2000001jm14PPf^Tlg11R4021d900eU2P2\11b9013920cA021eU2P2R200100PV2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oEQV2X1H000252871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3RV252871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3SV20000QV28:TV21UV2VV2WV2170XV2121fP2mo10YV21871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30ZV21871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30[V2212oT2\V21]V211000000000000^V2=1b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1_V2NL20YS1311b90151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8_V2X1P120n801b90151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8_V2`1J11b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1_V2b1L11[E_V28:`V21aV2bV2cV20111oT2000001[E4PP`Rg`aa60011b901620_R1203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3_V2j1F00000dV2?1Z91hm1151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20`R110:b3U3]3Y3^3T3U3b3Y2T3:20`R1102Y3T3034d3U3h3d3eV2T1F31b91fP2151515220R421hm1R45220_R121hm1_R1920cA021eV2Z1B1Z91fV215220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3eV2^1B1b91gV2151515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20oE109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20oE209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3eV2`1B00150505321gV2R421fV2R45421fV2mo121fP2mo151515151515151539:21gV2oE309b3U3]3Y3^3T3U3b3c31002Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31202Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31402Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31602Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31802Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31:02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31<02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31>02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3hV20000eV28:iV21aV2jV2cV2160kV219:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T30lV2121hm1mo10mV2121gV2mo1111oT20000000021d9015220R421hm1R4eV2`2F1Z90151620_R1203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20`R1102Y3T39:20`R110:b3U3]3Y3^3T3U3b3Y2T39:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T39:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3eV2b2F00101nV2oV2eV2P1>PW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120j7QW2Z1F0013h:b:f:1RW20QW2f1P11505221fP2j76841921RW2d6921RW2oE21RW2]82037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T336841921RW2d6921RW2oE21RW2]8503:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3SW20000QW28:TW21UW2VW2WW2180XW2121fP2j70mS2121fP2mo10YW21921RW2d6921RW2oE21RW2]80mS2121RW2mo1211oT2010000000000017d:`:l:T?R?P?l6015620mo121RW2mo1QW2`1L101ZW2[W2QW2V1>\W2?2h:b:1RW216841920d620oE503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3]W2V1F11b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120j7]W2Z1F11[E015221fP2j76841921RW2d621RW2oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3^W20010]W28:_W21UW2`W2WW2180XW2121fP2j70mS2121fP2mo10aW21921RW2d621RW2oE0mS2121RW2mo1211oT20100001[E4PPigPZ90171f:00]W2l1F1d:00]W2n1F1`:00]W2P2F1b:00]W2R2F1l:00]W2T2F1T?00]W2V2F1R?00]W2X2F00100bW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120oEcW2R1H00026871:21fP2oE107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3dW268719:21fP2oE109S3X3Q3^3^3U3\3Y2T3:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3eW20000cW28:fW21UW2gW2hW2170iW2121fP2mo10jW21871:21fP2oE107U3^3Q3R3\3U3T30kW218719:21fP2oE109S3X3Q3^3^3U3\3Y2T3:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T30lW2211oT200000000000000mW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120j785120m6nW2T1H000385121fP2j7oW256831921fP2m6030000PX235152871:21fP2oE109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3QX20000nW28:RX21UW2SX2TX2170iW2121fP2mo10UX2121fP2j70VX2121fP2m60WX2211oT200000000000000XX2?1Z91hm115220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3YX2T1F11b91fP20YX2X1F11jm10252871:21fP2oE107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3ZX252871:21fP2oE109S3X3Q3^3^3U3\3Y2T3034d3U3h3d3[X20011YX28:\X21UW2]X2^X2190_X2121hm1mo10`X2121fP2mo10aX21871:21fP2oE107U3^3Q3R3\3U3T30bX21871:21fP2oE109S3X3Q3^3^3U3\3Y2T30cX2211oT2000001jm14PPf^Tlg11R4021d900YX2l1\11b901385120oEYX2l1R200100dX2?1Z91gV21515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3eX2R1F21Z91hP21515220_R103EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4eX2X1B1b91fP21515220_R103EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20oE105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3eX2Z1B001505321fP2R421hP2R452841:21fP2oE105c3d3Q3d3U3841:21gV2`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3fX20010eX28:gX21hX2iX2jX2180kX21:21fP2oE105c3d3Q3d3U30mS2121fP2mo10lX21:21gV2`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30mS2121gV2mo1111oT20000000131R?00eX2j1\11T?00eX2j1T21l600eX2j1T300100mX2?1b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oE52871:20oE10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3nX2NH000152871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3oX20000nX28:PY21UV2QY2RY20211oT2010000000000000SY2?1Z91\I1515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720`R1TY2UY2R1F11Z91VY21515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720`R1TY2UY2X1>00153721\I`R1WY2721VY2`R1WY2XY20010UY28:YY21hX2ZY2[Y2150\Y2121\Imo10]Y2121VY2mo10^Y2111oT20000000041V?00UY2h1F1X?00UY2j1F1Z?0152920Qn1000921\IQn1000UY2l1F1\?015220f3036\3Q3e3^3S3X3UY2n1F00100_Y2:2Z9\900`Y2P1H1_R120_R10_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310`Y28:aY21bY2cY2dY2150eY2120_R10lT2120mo10fY2112om1oT200000000000000gY2?2f<d<1W[11920m_1020hY2X1F11b91fP215185120[C575920Y921W[1Y91iY2hY2\1F0015221fP2[C000jY20000hY28:kY21lY2mY2nY2170oY2121fP2mo10PZ2121fP2[C0QZ2121W[1mo10RZ2211oT20100001iY24PPU[ck101=2Z9\901720_R1SZ2hY2h1F1Z<00hY2j1F1^<00hY2l1F1`<00hY2n1F1T;00hY2P2F1T=00hY2R2F1h400hY2T2F1\;00hY2V2F1P<00hY2X2F1h500hY2Z2F1P=00hY2\2F1l600hY2^2F1P?00hY2`2F00000TZ262f<d<01920m_1020UZ2V1H2012^<`<1\I0UZ2\1T10UZ2\1B022^<`<0153920n8030921\In8031o1UZ2`1J1b90185120[CUZ2b1J0UZ2^1B04PPPXXWXjZc4011b9015185120[C5620[C002UZ2f1B0UZ28:VZ21lY2WZ2nY20211oT2010000001:2Z9\901720_R1XZ2UZ2P2F1T;00UZ2R2F1T=00UZ2T2F1h400UZ2V2F1\;00UZ2X2F1P<00UZ2Z2F1h500UZ2\2F1P=00UZ2^2F1l600UZ2`2F1P?00UZ2b2F00002YZ2ZZ2UZ2P1>[Z2\Z2UZ2R1>]Z242b9R60185120[C^Z2P1H20[C0013^<T;Z9017920_R1038b3U3]3Y3^3T3U3b3XZ2^Z2Z1>13`<T;Z9017920_R1038b3U3]3Y3^3T3U3b3XZ2^Z2`1>1;h<P=h4\;P<T=h5T?R?l6P?00^Z2f1>^Z28:_Z23lY2`Z2aZ2bZ2cZ20212om1oT2010000000000000dZ2?2b9d91_o11620_R1:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3eZ2P1H000153841921_o1l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3fZ20000eZ28:gZ21bY2hZ2iZ216121_o1_R10jZ2121_o1l>0mS2121_o1mo10kZ2111oT200000000000000lZ2?1P:1mZ20nZ2T1H000:6039S3_3^3V3Y3W3e3b3U3121mZ2mT1oZ2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121mZ2mT1P[2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121mZ2mT1Q[2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121mZ2mT1R[2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121mZ2mT1S[2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121mZ2mT1T[2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121mZ2mT1U[2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121mZ2mT1V[2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121mZ2mT1W[2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121mZ2mT1X[20000nZ28:Y[21Z[2[[2\[2150][2183121mZ2mT10^[2121mZ2mo10_[2212om1oT2010000000000000`[251Z91hm115185120R4620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3a[2NF211b90185120R4a[2V1T1a[2V1B101jm1000011d90185120R4a[2X1T1a[2X1B101jm10000010a[28:b[21c[2d[2e[20111oT2000001jm14PPf^Tlg11R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100f[2?1Z91hm115185120R4620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3g[2R1F12b9d91W[115220R421hm1R4g[2d1F11jm10150385121W[1l>784121W[1l>h[2i[20010g[28:j[21c[2k[2l[217121hm1_R10m[2121hm1mo10n[2121W[1mo10o[2121W[1l>111oT2000001jm14PPf^Tlg10011Z9015220R421hm1R4g[2n1f200111b901620_R1603@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3g[2Z1P1010P\2?1b91\I1620_R1:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3Q\2T1F12b9d91VY21620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3Q\2`1>00153841921VY2l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3R\20000Q\28:S\21c[2T\2U\217121VY2_R10V\2121VY2mo10W\2121\I_R10X\2121\Imo1111oT200000000000100Y\2?1Z91hm115220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3Z\2R1F11b91fP20Z\2V1F11jm10152871:21fP2oE105c3d3Q3d3c3034d3U3h3d3[\20011Z\28:\\21aZ2]\2^\2170_\2121hm1mo10`X2121fP2mo10`\21871:21fP2oE105c3d3Q3d3c30a\2211oT2000001jm14PPf^Tlg11R4021d900Z\2f1\11b901385120oEZ\2f1R200100b\2?1b91fP21515220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120oEc\2T1H00015152871:21fP2oE105c3d3Q3d3c3034d3U3h3d356831:21fP2oE105c3d3Q3d3c3000d\20000c\28:e\21aZ2f\2g\2150h\2121fP2mo10i\21:21fP2oE105c3d3Q3d3c30j\2211oT21k\20000000000000l\2?1b91fP21515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120oE036_3R3Z3U3S3d3m\2NH000652871:21fP2oE107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3n\26871:21fP2oE107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3o\26871:21fP2oE105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3P]25053871:21fP2oE105U3b3b3_3b3036_3R3Z3U3S3d352871:21fP2oE205U3b3b3_3b304S3_3T3U3034d3U3h3d3Q]25053871:21fP2oE105U3b3b3_3b3036_3R3Z3U3S3d352871:21fP2oE205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3R]25052871:21fP2oE205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21fP2oE205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3S]20000m\28:T]21U]2V]2W]20211oT200000000000000X]2<11b90152920_R103003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Y]2JH1cA110Y]28:Z]21U]2[]2\]20211oT200000000000000]]2?1Z91hm1185120R4^]2T1F22`<X11\I185120n8^]2Z1B1b91fP2151515220_R121hm1_R1920cA02185120n8^]2\1B11[E0150505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221\In821fP2n852921\IP421\In821fP2n8_]20010^]28:`]21a]2b]2c]21;0d]2121hm1mo10e]2121fP2n80`Q2121fP2mo10f]2121\In80`Q2121\Imo10hD212om1oT2000001[E4PPigPZ91R4051\;00^]2n1F1T;00^]2P2F1P<00^]2R2F1P=00^]2T2F1h400^]2V2F00100g]2?1Z91hm1185120R4h]2T1F21f=1RW2185120n8h]2Z1B1b91fP2151515220_R121hm1_R1920cA02185120n8h]2\1B11[E01505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221fP2n821RW2n8i]20010h]28:j]21a]2k]2l]21;0d]2121hm1mo10e]2121fP2n80`Q2121fP2mo10m]2121RW2n80`Q2121RW2mo10hD212om1oT2000001[E4PPigPZ91R4051\;00h]2n1F1T;00h]2P2F1P<00h]2R2F1P=00h]2T2F1h400h]2V2F00100n]2?1Z<1W[10o]2T1F21f=1RW2185120n8o]2X1B1b91fP2151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA02185120n8o]2Z1B11[E015221fP2n821RW2n8P^20010o]28:Q^21a]2R^2S^2180T^2121fP2n80mS2121fP2mo10U^2121RW2n80mS2121RW2mo1212om1oT2000001[E4PPigPZ90141\;00o]2j1\11T;00o]2j1`21j:00o]2j1R41d900o]2j1b500100V^2?1b91fP21515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120cAW^2T1H0001505221fP2cA385121fP2l>5121fP2cA684121fP2l>203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3X^20000W^28:Y^21U]2Z^2[^2170\^2121fP2mo10]^2121fP2cA0^^2121fP2l>0_^2212om1oT200000000000000`^2?1Z91hm1151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20`R1102Y3T3034d3U3h3d3a^2T1F31b91fP2151515220R421hm1R45220_R121hm1_R1920cA021a^2Z1B1Z91fV215220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3a^2^1B1b91gV2151515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20oE109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20oE209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3a^2`1B0015050505050505050505321gV2R421fV2R45421fV2mo121fP2mo1529:21gV2oE309b3U3]3Y3^3T3U3b3c31002Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31202Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31402Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31602Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31802Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31:02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31<02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31>02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3b^20000a^28:c^21aV2d^2e^2160kV21:21hm1`R1102Y3T30f^2121fP2mo10g^2121gV2mo1111oT20000000041d9015220R421hm1R4a^2`2F1Z9015220_R103FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3a^2b2F1Z901515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20`R110:b3U3]3Y3^3T3U3b3Y2T39:20`R1102Y3T3:21hm1`R1102Y3T3:21hm1`R1102Y3T3a^2d2F1f<00a^2f2F00101nV2oV2a^2P1>h^2=1b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1i^2NL20YS1211b90151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8i^2X1P120n801b90151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8i^2`1J11b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1i^2b1L11j^2i^28:k^21aV2l^2m^20111oT2000001j^24PPPXnnmi`Uh10021b901620_R1203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3i^2j1F1f<00i^2l1F00001n^2o^2i^2P2>P_2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oEQ_2NH00045152871:21fP2oE10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21fP2oE10<`3U3^3T3Y3^3W3S2_3e3^3d3000R_252871:21fP2oE10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3S_26871:21fP2oE10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3T_26871:21fP2oE10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3U_20000Q_28:V_21UV2W_2X_20212om1oT21Y_20000000000000Z_2?1h<1kn1185120iB[_2T1F11b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120VS1[_2X1F0015721fP2VS15921kn1iB1m`1\_20000[_28:]_22lY2UV2^_2__2180`_2121fP2mo10a_2121fP2VS10b_2121kn1iB0c_2121kn1mo1212om1oT2000001m`14PPThjX_:01000000d_2?1d;1mZ2185120n8e_2T1F11b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d352871:20oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<036Q3R3c3U3^3d3e_2Z1>11[E015050505050529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021mZ2n8f_20000e_28:g_21lY2h_2i_216121mZ2n80j_2121mZ2mo10k_2121fP2mo10l_2211oT2000001[E4PP`Rg`aa60041j<0152920n821mZ2n821mZ2n8e_2V2F1Z>01515220n821mZ2n85384120]8036]3Y3c3c3U3T3e_2X2F3`<X1f;0152920n821mZ2n821mZ2n8e_2Z2F1Z901720_R1lR2e_2\2F00100m_2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120VS1n_2X1F0011h<1kn1185120iBn_2d1P11558015921fP2VS121kn1iB1m`1o_20000n_28:P`21lY2Q`2R`2180`_2121fP2mo10a_2121fP2VS10b_2121kn1iB0c_2121kn1mo1211oT2000001m`14PPThjX_:00000011h<015185120iB5720iB5921fP2VS11m`1n_2^1L021S`2T`2n_2T1>U`2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3V`2R1H0006505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3W`2505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3X`2505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3Y`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3Z`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3[`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3\`20000V`28:]`21UV2^`2_`2130``2121fP2mo10a`2211oT200000000000000b`2?1Z91hm1185120R4c`2V1F11f=1RW215085120kP185120lP1c`2\1>11[E02505050505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hm1`R1105d3Y3d3\3U3034d3U3h3d3385121RW2kP15221RW2kP1:21hm1`R1105d3Y3d3\3U3515683121RW2kP10007:21hm1`R1105d3Y3d3\3U3d`2e`2505050505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hm1`R1104R3_3T3i3034d3U3h3d3385121RW2lP15221RW2lP1:21hm1`R1104R3_3T3i3515683121RW2lP10007:21hm1`R1104R3_3T3i3d`2f`20000c`28:g`21iT2h`2i`21<0j`2121RW2mo10k`2121RW2kP10l`2121RW2lP10m`2121hm1mo10n`21:21hm1`R1105d3Y3d3\3U30o`21:21hm1`R1104R3_3T3i3212oT2Y3000001[E4PPigPZ91R4031\;00c`2V2\11T;00c`2V2`21h400c`2V2R400100Pa2?1h<1kn1185120iBQa2X1H0002505580159921kn1oC21kn1Y921kn1iB1[E385121kn1o8Ra2505580159921kn1oC21kn1Y921kn1iB1m`13684121kn1o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Sa20159921kn1oC21kn1Y921kn1iBfP200Qa28:Ta21Ua2Va2Wa21>0Xa2121kn1iB0Ya21921kn1oC21kn1Y90`Q2121kn1mo10Za2121kn1o80aQ2180159921kn1oC21kn1Y921kn1iB0[a211m`10\a211[E113om1]a2\V20110004m`14PP\mXh_3[E4PPhUibmR1bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Qa2^1P1300_a2?1Z11hm115185120\9620n8203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3`a2T1H000150515221hm1n803@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121hm1\93034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221hm1n803?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121hm1\93037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1aa20000`a28:ba21ca2da2ea2170fa2121hm1n80ga2121hm1\90mS2121hm1mo10ha2212]a2\V2011000000000000ia2?1n=1hm115185120YL85120XLja2Z1F12`<h<1ka21515185120YL5220YL21hm1YL6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ja2`1B1588225921hm1XL21hm1Y91la21Ro10152921ka2iB21ka2VK21hm1XLma20000ja28:na21oa2Pb2Qb2190Rb2121hm1mo10Sb2121hm1XL0Tb21921ka2iB21ka2VK0`Q2121ka2mo10hD212om1]a2000002Ro14PPdhU\\d1la24PP`Rg`aa60011n=015220YL21hm1YLja2R2F00000Ub2?2Z<`<1W[1185120VKVb2\1F12T7n=1hm1151515185120XL5720Y95921W[1VK1Wb25520Y95821W[1VK1Ro152920P4921W[1P4921W[1n8030921W[1P4921W[1n8920P4030Vb2b1>001505221hm1XL21W[1VK578015921hm1XL21W[1VK1^a2Xb20000Vb28:Yb21oa2Zb2Qb2180[b2121hm1mo10Sb2121hm1XL0\b2121W[1VK0mS2121W[1mo1212om1]a2000003Wb24PPdhU\\d1Ro14PPhUibmR1^a24PPPgk_QR`40093Z<^<`<0153920VK20Y921W[1VKVb2R2F1d<00Vb2V2F1f<00Vb2X2F1T;00Vb2Z2F1V;00Vb2\2F1R<00Vb2^2F1f?00Vb2`2F1d?00Vb2b2F1b?00Vb2d2F00000]b2?2`<h<1ka215185120YL5085120iB85120VK^b2V1F0011T71W[1185120YL^b2b1P115559921ka2iB21ka2VK21W[1Y95821W[1VL1m`1_b20000^b28:`b21ab2bb2cb21:0db2121W[1mo10eb2159921ka2iB21ka2VK21W[1Y90fb21921ka2iB21ka2VK0gb2121ka2mo10hb2121W[1VL212om1]a2000002ib24PPPlYaTUm4m`14PPZfVg31YL0000031n=01515220YL21ka2YL85120VL^b2\1T1101T701515220YL21ka2YL85120VL^b2^1T1011T701515220d600PC5720Y95921ka2Y91ib2^b2`1T1100jb251n=1hm115151515185120P485120XL85120ib185120VL565920XL20ib120VLkb2P1F212n=R>0152920P421hm1P421hm1P4kb2^1P1kb2^1B115821hm1XL1m`1000014T>j1h<`<00kb2d1P1kb2d1B115821hm1XL1m`10000000kb28:lb21ab2mb2nb20211]a2000002ob24PP\mXh_3m`14PPThjX_:0031d<00kb2j1\11f<00kb2j1\31Z<00kb2j1d500011\1015720Y95921hm1XL1ob2kb2V1L060Pc2?1Z91hm115151620_R1203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3Qc2T1F11h<1kn115151720n8Rc26841920]`10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120kP185120lP1Qc2^1>11[E02505221kn1kP1:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3385121kn1kP1Sc2505221kn1lP1:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3385121kn1lP1Tc20010Qc28:Uc21Vc2Wc2Xc21<0Yc2121kn1mo10Zc2121kn1kP10l`2121kn1lP10[c2121hm1mo10\c21:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U30o`21:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3211]a2000001[E4PPPTUioS\R10021V;00Qc2T2F1Z901620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3Qc2V2F00000]c2?1T;1hP215185120kP185120lP1^c2V1F11h<1kn115151720n8Rc26841920]`10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120kP185120lP1^c2\1>11[E025052921kn1kP121hP2kP121hP2kP151721hP2kP1_c2721kn1kP1`c2ac25052921kn1lP121hP2lP121hP2lP151721hP2lP1_c2721kn1lP1`c2bc20010^c28:cc21Vc2dc2Xc21<0Yc2121kn1mo10Zc2121kn1kP10l`2121kn1lP10ec2121hP2mo10\c2121hP2kP10o`2121hP2lP1212om1]a2000001[E4PPPTUioS\R10121V;00^c2T2F2Z9\901620_R1203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3^c2V2F00000fc2?1h<1kn115085120]`185120lP1gc2R1H000236841921kn1]`1037e3^3[3^3_3g3^33034^3_3^3U3035U3]3`3d3i3030hc250721kn1lP1`c2385121kn1lP1ic20000gc28:jc21kc2lc2mc2190nc2121kn1mo10oc2121kn1]`10Pd2121kn1kP10Qd2121kn1lP10hD212om1]a200000000000000Rd2?1h<1kn11515185120iB5085120n885120P46841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Sd2V1F11`<1\I15185120VK50515185120P485121kn1P45220P421kn1P4515185120n885121kn1n85220n821kn1n8Sd2\1>11[E01578015921\IVK21kn1iB1PQ2Td20000Sd28:Ud21Vd2Wd2Xd2190Xa2121kn1iB0c_2121kn1mo10Yd2121\IVK0mS2121\Imo10Zd2111]a20100002[E4PPhUibmR1PQ24PP`Rg`aa60081Z<00Sd2l1F1T;00Sd2n1F1Z900Sd2P2F1\900Sd2R2F1h500Sd2T2F1b?00Sd2V2F1d?00Sd2X2F1f?00Sd2Z2F00000[d2?1h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3\d2\1F0025T?V?R?P?\?1gV216841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3\d2b1B7h4l4T?V?R?P?\?1W[116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3\d2f1B15050505036841921gV2^7921gV2f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321gV2]d221kn1]d25521W[1Y921gV2Y9921W[1PD020555921kn1Y921W[1Y91^d2_d20000\d28:`d21ad2bd2cd2160dd2121kn1mo10ed2121gV2mo10fd2121W[1mo1111]a201010001^d24PPigPZ900000000gd2?1h<1kn11515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oChd2\1H00015580159921kn1oC21kn1Y921kn1iB1m`1id20159921kn1oC21kn1Y921kn1iBfP200hd28:jd21kd2ld2md21:0Xa2121kn1iB0nd21921kn1oC21kn1Y90`Q2121kn1mo10aQ2180159921kn1oC21kn1Y921kn1iB0[a211m`1112om1]a201010003m`14PPThjX_:bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2hd2f1P1300od2?2f1h<1kn1185120n8Pe2X1H00013721kn1n8Qe2Re20000Pe28:Se22Te2Ue2Ve2We2150Xe2121kn1mo10Ye2121kn1n80Ze2213om1]a2\V2011000000000000[e251h<1kn1151515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oC5680159920oC20Y920iB1m`1\e2R1F111l<00\e2d1\1\e2d1J101jm10000000\e28:]e21^e2_e2`e20212om1]a201010004m`14PPThjX_:jm14PPigPZ9bO4PPU[ck1^a24PPPlYaTUm400041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18112d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2\e2^1P1300ae2?1l<1Qo11385120l`1be2V1F0011h<1kn1185120iBbe2\1P115680159921kn1oC21kn1Y921kn1iB1m`1ce20000be28:de21ee2fe2ge2190he2121Qo1mo10ie2121kn1iB0nd21921kn1oC21kn1Y90`Q2121kn1mo10hD111]a201010002m`14PPThjX_:[E4PPigPZ900000011h<015185120iB555921Qo1Y920Y91[Ebe2Z1Z1020je2?1l<1Qo1185120l`1ke2V1H00015680121Qo1l`11m`1le20000ke28:me21ee2ne2oe2160Pf2121Qo1mo10Qf2121Qo1l`10Rf211m`1212om1]a201010001m`14PPThjX_:00000000Sf291V=01515220P421kn1n85620Ub121kn1iBTf2R1H01h<1kn11515185120n885120iB720n8Rc2Tf2Z1B13T;T=`<00Tf2^1L11[E010000Tf28:Uf21Vc2Vf2Wf20212om1]a21Xf200001[E4PP`eSQo=00000000Yf2?1X11\I151515185120n885120Q95620Q920Y96841920o8030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3Zf2Z1F11\11[f21515185120n85220n821\In85720Y95921\IQ91ob2Zf2b1F1585921\IQ921\IY91\f201558015921[f2Y921\IQ91m`1]f2015921[f2Y921\IQ9fP200Zf28:^f21Ua2_f2`f21>0af2121\In80bf2121\IQ90`Q2121\Imo10cf2121[f2Y90`Q2121[f2mo10aQ218015921[f2Y921\IQ90[a211m`1112]a2\V20110003m`14PP\mXh_3ob24PPdhU\\d1\f24PP`Rg`aa600:1X10152920n821\In821\In8Zf2n1F1d<0152920n821\In821\In8Zf2P2F1f<00Zf2R2F1^100Zf2T2F1n?00Zf2V2F1l?00Zf2X2F1000Zf2Z2F1f?00Zf2\2F1d?00Zf2^2F1b?00Zf2`2F00000df2?1X11\I1515185120Q985120o85620Q920Y9ef2X1F11h<1kn115185120iB5220iB21\IQ9ef2\1F1585921\IQ921\IY91j^202505580159921kn1oC21kn1Y921\IQ91m`13684121\Io8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3ff25580159921kn1oC21kn1Y921\IQ91[Egf20159921kn1oC21kn1Y921\IQ9fP200ef28:hf21Ua2if2jf21@0kf2121\Io80lf2121\IQ90`Q2121\Imo10mf21921kn1oC21kn1Y90`Q2121kn1mo10aQ2180159921kn1oC21kn1Y921\IQ90[a211m`10\a211[E112]a2\V20110003m`14PP\mXh_3[E4PPhUibmR1j^24PPdhU\\d10041X101505220Q921\IQ95220n821\In8ef2P2F1f?00ef2R2F1d?00ef2T2F1b?00ef2V2F00000nf291h<01515220n821_o1P4684120]`13037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3of2P1H01R>1_o1185120P4of2V1J11n=00of2X1L11[E010000of28:Pg21ab2Qg2Rg20212om1]a2000001[E4PPdhU\\d100000000Sg251\11[f217920h903BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2Tg2Ug2NF211h<00Ug2T1T1Ug2T1B101jm1000011j100Ug2V1T1Ug2V1B101jm10001Vg2000Ug28:Wg22Xg2Yg2Zg2[g20213om1]a2\V2000001jm14PP\mXh_300051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000Ug2\1T18000\g251X11\I15185120Q985120n8]g2X1F111X101515220n821\In850385120Q95620Q921\IQ9]g2T2L]g2P2>101jm115921\IQ904PP\mXh_3011\101385120n8]g2R2L0000]g28:^g21_g2`g2ag20213om1]a2\V21bg2110002jm14PP\mXh_3cg24PPPb]^nnR40071d<0152920n821\In821\In8]g2^2F1f<00]g2`2F1V;00]g2b2F1000]g2d2F1^100]g2f2F1n?00]g2h2F1Z901784120_R1dg2]g2j2F00022f=l=01515220n821\In852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3]g2^1P1104f=l=Z<X1015050515220n821\In86841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]35185120VK5220VK21\IQ9515220n821\In854920Q921\IQ95921\IQ91cg2]g2d1P1020eg2?1n=1fP215185120P485120YLfg2P1F21P>1gg215220P421fP2P4fg2V1B1h<1kn11516841920]`10302036S3Q3S3X3U3T3035S3Q3S3X3U352920YL03021fP2YLfg2X1B0015421kn1Y921gg2Y9hg20000fg28:ig21jg2kg2lg2160mg2121fP2YL0ng2121gg2mo10og2121kn1mo1213om1Y3]a20000000021n=0152920P421fP2P421fP2P4fg2b1F1X700fg2d1F00000Ph2?1d91W[11515220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920_E030Qh2Rh2T1F0012h<Z;1kn10Rh2X1P1150385121kn1n8565921W[1Y921kn1Y91j^2Sh20000Rh28:Th21Uh2Vh2Wh2180Xh2121W[1mo10Yh2121W[1_E0W\2121kn1n80c_2121kn1mo1211]a2000001j^24PPPlYaTUm400000000Zh2?1h<1kn115185120n885120iB[h2X1F11b91W[115220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3[h2^1B004505221W[1n821kn1n85621W[1VK21kn1iB\h25050385121W[1VK5621W[1VK5921kn1iB1]h25621W[1VK59921kn1oC21kn1Y91]h2^h250385121W[1VK5521W[1VK5821W[1Y91m`1_h250505050385121W[1VK385121W[1YL385121kn1YL5321W[1VK21kn1iB5221W[1YL21kn1YL`h20000[h28:ah21Uh2bh2ch21A0dh2121W[1mo10eh2121W[1n80lf2121W[1VK0fh2121W[1YL0gh2121kn1n80lf2121kn1iB0fh2121kn1YL0`Q2121kn1mo10hD212om1]a2000002m`14PPThjX_:]h24PPU[ck101000000hh2?1b91fP21515220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120VKih2X1F0011h<1kn1185120iBih2d1P11558015921fP2VK21kn1iB1m`1jh20000ih28:kh21Uh2lh2R`2180dh2121fP2mo10mh2121fP2VK0nh2121kn1iB0c_2121kn1mo1211]a2000001m`14PPThjX_:00000011h<015185120iB5720iB5921fP2VK1m`1ih2^1L021oh2T`2ih2T1>Pi2?1h<1kn11515185120iB385120o85680159920oC20Y920iB1m`1Qi2V1F0011b91hP2152871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3Qi2b1P1152:21hP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020Ri20000Qi28:Si21Ua2Ti2Ui21:0Xa2121kn1iB0Ya21921kn1oC21kn1Y90`Q2121kn1mo10Vi2121hP2mo10Wi21:21hP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112]a2\V20110003m`14PP\mXh_3bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Qi2\1P1300Xi2?1V=1Yi215185120Ub185120P4Zi2X1F11h<1kn11515220n821Yi2P485120iBZi2^1B11[E015521Yi2Ub121kn1iB[i20000Zi28:\i21Vc2]i2Wf2190[b2121Yi2mo10^i2121Yi2Ub10_i2121kn1iB0`Q2121kn1mo10`i2212om1]a2000001[E4PPdhU\\d100000000ai2?1n=1hm11515185120P485120ib185120VLbi2V1F11j11ka2151784120Y4ci25220n821hm1P4bi2Z1F11j^201565921ka2Y921hm1ib121hm1VLdi2015921ka2Y921hm1ib1fP200bi28:ei21ab2fi2gi21:121ka2n80hi2121ka2mo10ii215921ka2Y921hm1ib10ji2121hm1VL0`Q2121hm1mo10hD212om1]a2000001j^24PPPP_ZTYYW10031n=0152920P421hm1P421hm1P4bi2h1F1T>01565920Y921hm1ib121hm1VLbi2j1F1Z;00bi2l1F00000ki251\11[f2185120n8li2R1F111X101515220n821[f2n850385120Q95620Q921[f2Y9li2l1Lli2l1>101jm10000000li28:mi21_g2ni2ag20213om1]a2\V20110002jm14PP\mXh_3cg24PPPb]^nnR40071d<0152920n821[f2n821[f2n8li2V2F1f<00li2X2F1V;00li2Z2F1000li2\2F1^100li2^2F1n?00li2`2F1Z901784120_R1dg2li2b2F00032f=l=01515220n821[f2n852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3li2X1P1104f=l=Z<\101515220n821[f2n850506841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]385120VK54920Q921[f2Y95921[f2Y91cg2li2^1P1021X100li2h1T1060oi2?1\11[f2185120n8Pj2T1F11X11fP21515220n821[f2n850385120Q95620Q921[f2Y9Pj2h1>11j^201555921fP2Y921[f2Y91jm1Qj20000Pj28:Rj21_g2Sj2ag219121[f2n80Tj2121[f2mo10Uj215921fP2Y921[f2Y90Vj2121fP2mo10Wj211jm1212]a2\V20110003jm14PP\mXh_3j^24PPPlYaTUm4cg24PPPb]^nnR40081\1015220n821[f2n8Pj2T2F1d<0152920n821[f2n821[f2n8Pj2V2F1f<00Pj2X2F1V;00Pj2Z2F1000Pj2\2F1^100Pj2^2F1n?00Pj2`2F1Z901784120_R1dg2Pj2b2F00022f=l=01515220n821[f2n852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3Pj2Z1P1103f=l=\101515220n821[f2n8506841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]354920Q921[f2Y95921[f2Y91cg2Pj2`1P1020Xj271h<016841920U^103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3Yj2Z1H13T?V?\?1VY216920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3Yj2b1B1:R?\?P?V6l6Z:j<Z<Z9h4016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3Yj2h1B01J0Yj28:Zj21ad2[j2cd2160dd2120mo10\j2120U^10]j2121VY2mo1112om1]a20101000000000000^j291l<00_j2R1H01h<01515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920oC20Y920iB1m`1_j2X1B11h<00_j2`1L11[E010000_j28:`j21ee2aj2oe20212om1]a201010002m`14PPThjX_:[E4PPigPZ900000000bj2:1h<00cj2NH1c620c6023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310cj28:dj21ca2ej2fj20212]a2\V2011000000000000gj291h<015185120iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3hj2LH2012001hj28:ij22Te2Vd2jj2kj20212om1]a20000002n8iB0000000lj291h<01515185120iB85120P46841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3mj2NH2012001mj28:nj22Te2Vd2oj2Pk20212om1]a20000002P4iB0000000Qk2?1`<1\I151515185120n885120VK5620VK20Y93920lG3720n8Rk2Sk2Z1F12R6^;1kn11515085120QH5185120RH621\In8120RH565920Y921\IVK1m`1Sk2d1>1585921\IVK21\IY91[E013621\In81921kn1QH21kn1RHTk20000Sk28:Uk21Vk2Wk2Xk21:121\In80Yk2121\IVK0`Q2121\Imo10Zk2121kn1mo10[k215921kn1Y921\IVK0\k2212om1]a201010002m`14PPThjX_:[E4PPPlYaTUm40081`<015220n821\In8Sk2P2F1^<0152920n821\In821\In8Sk2R2F1f;0152920n821\In821\In8Sk2T2F1d<0152920n821\In821\In8Sk2V2F1f<00Sk2X2F1f?00Sk2Z2F1d?00Sk2\2F1b?00Sk2^2F00000]k2:1F00^k2R1H1m620m6123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320^k28:_k21ca2`k2ak2150bk2120m60ck2120mo10hD212]a2\V2011000000000000dk291h<01515220n821kn1n86841920U^1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ek2T1H01h<1kn11515185120n8385120iB6841920U^1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ek2\1B16X1R<^<`<Z<f;015152920n821kn1n821kn1n855920Q9920e\1920VK20Y95821kn1Y91[Eek2d1B11[E010000ek28:fk22Te2gk2hk2ik20213om1]a2\V20110001[E4PPhUibmR100000000jk2?1h<1kn11515185120P485120iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3kk2T1F11h<1_o115151515185120P45220P421kn1P485120iB5620iB21kn1iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3kk2Z1>11[E01565921_o1iB21kn1iB1PQ2lk20000kk28:mk21Te2nk2ok21=0Pl2121kn1P40Ql2121kn1iB0`Q2121kn1mo10Rl2121_o1iB0`Q2121_o1mo10Sl215921_o1iB21kn1iB0\k2211]a2000002[E4PPPU^QSS=PQ24PP`Rg`aa60081Z<00kk2j1F1T;00kk2l1F1Z900kk2n1F1\900kk2P2F1h500kk2R2F1b?00kk2T2F1d?00kk2V2F1f?00kk2X2F00000Tl251X11\I1515185120Q985120n86841920o8037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Ul2X1F113\1h<f101505052920n821\In821\In83721\In8Vl23720n8Vl2Ul2b1LUl2b1>115821\IQ91m`115921\IQ904PPU[ck1000000Ul28:Wl22Vk2Xg2Xl2Yl20213om1]a2\V201101Zl201m`14PPThjX_:00:1X1015220n821\In8Ul2n1F1d<0152920n821\In821\In8Ul2P2F1f<00Ul2R2F1000Ul2T2F1^100Ul2V2F1n?00Ul2X2F1l?00Ul2Z2F1f?00Ul2\2F1d?00Ul2^2F1b?00Ul2`2F00000[l2?1n=1fP21515185120YL85120P485120XL\l2T1F11h<1kn11515151516841920]`10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U385120YL52920P420n821fP2P485120iB5220iB21fP2XL\l2Z1>0015221kn1YL21fP2YL]l20010\l28:^l21_l2`l2al21;0Xa2121kn1iB0bl2121kn1YL0`Q2121kn1mo10cl2121fP2YL0`Q2121fP2mo10hD212om1]a20000000051n=015152920P421fP2P421fP2P452920XL21fP2XL21fP2XL\l2n1F1P>00\l2R2F1R>00\l2T2F1T>00\l2V2F1Z;00\l2X2F00000dl281h<1kn115185120YL52841920]`1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3el2Z1H1n=015220YL21kn1YLel2^1N21[E0el28:fl21gl2hl2il2170Xe2121kn1mo10jl2121kn1YL0kl211[E0ll2212om1]a2000001[E4PPPQhbWXZ500000000ml2?2`<h<1ka215185120YL5085120iB85120VKnl2^1F0011n=1hm10nl2j1P115559921ka2iB21ka2VK21hm1ib121hm1VLol20159921ka2iB21ka2VK21hm1ib1fP200nl28:Pm21ab2Qm2Rm21:0db2121hm1mo10eb2159921ka2iB21ka2VK21hm1ib10fb21921ka2iB21ka2VK0gb2121ka2mo10Sm2121hm1VL212om1]a2000001ib24PPPlYaTUm41YL0000031n=01515220YL21ka2YL85120ib1nl2d1T1011T701515185120YL5220YL21ka2YL85120VLnl2f1T1101T701515220d600PC5720Y95921ka2Y91ib2nl2h1T1100Tm2?1n=1fP21515185120YL85120P485120XLUm2T1F13`<h<`>1Vm2151515185120YL6841920]`1036S3Q3S3X3U3T33037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U352920VK920iB20VP121fP2XL52920P421fP2P421fP2P4Um2\1>11j^2015221Vm2YL21fP2YLWm20011Um28:Xm21_l2Ym2Zm21:121fP2P40[m2121fP2YL0`Q2121fP2mo10\m2121Vm2YL0`Q2121Vm2mo10hD211]a2000001j^24PPPTUioS\R10051n=015152920P421fP2P421fP2P452920XL21fP2XL21fP2XLUm2R2F1P>00Um2V2F1R>00Um2X2F1T>00Um2Z2F1Z;00Um2\2F00011T7015185120YL5220Q421fP2Q4Um2X1Z1100]m251j<1^m20_m2NF211Z>01515284120]8039T3U3\3Y3f3U3b3U3T352920n8030921^m2n8920n8030_m2R1P1_m2R1B101jm1000011h<0152920n8030921^m2n8920n8030_m2X1P1_m2X1B101jm10000000_m28:`m21am2bm2cm20212om1]a2000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000dm292d;Z>0151515220n821^m2n852841920]8036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520\P121^m2Y95620\P15921^m2Y91cg252841920hW1030039T3U3\3Y3f3U3b3U3T3em2P1H01j<1^m20em2T1\1011[E010000em28:fm21am2gm2hm20212om1]a2000002[E4PP\mXh_3cg24PPPlYaTUm400000000im2?1j<1^m2185120n8jm2V1F11d;1mZ2151515220n821^m2n885120\P15620\P15921^m2Y91cg2jm2Z1F11[E015621mZ2\P121^m2Y9km20000jm28:lm21am2mm2nm218121^m2n80om2121^m2mo10Pn2121mZ2mo10Qn2121mZ2\P10Rn2212om1]a2000002[E4PPPTUioS\R1cg24PPPlYaTUm400000000Sn2?1h<1kn115185120iB52841920U^1030033d3Q3`3Tn2V1H00025759921kn1oC21kn1Y921kn1iB41m`1Un2505559921kn1oC21kn1Y921kn1iB1m`1555921kn1\`121kn1iB1m`1Vn20000Tn28:Wn21kd2Xn2Yn21:0Xa2121kn1iB0Zn21921kn1oC21kn1Y90`Q2121kn1mo10[n2121kn1\`10\n211m`1111]a201010003m`14PPThjX_:bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Tn2\1P1300]n291X=01515220P421hm1P4506841920Y403:^3_3o2S3_3^3d3U3^3d3403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T35284120Y4037d3Y3]3U3_3e3d3^n2T1H01n=1hm115151720P4Rc285120XL5720XL20Y9^n2\1B13V=R>P>00^n2`1L1585921hm1XL21hm1Y91Ro1010000^n28:_n21Vc2`n2an20212om1]a2000001Ro14PPThjX_:00000000bn292d<f<0150920m_1020720n8cn2dn2NH01V;00dn2T1J15Z9Z<T;V;l600dn2V1L11[E010000dn28:en21fn2gn2hn20212om1in2000001[E4PPb_QdB00000000jn293d<f<V;015050920m_1020920]C020720n8Rc2kn2NH01Z9015220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3kn2T1J14Z9Z<T;l600kn2V1L11[E010000kn28:ln22fn2aV2mn2nn20212om1in2000001[E4PPb_QdB00000000on281T=00Po2R1H4T7X7Z7l400Po2V1>112T;h400Po2X1HPo28:Qo22Ro2So2To2Uo2130Vo2120mo10Wo2212om1in200000000000000Xo292^<`<01720n8Rc2Yo2P1H01T;01920`Y1020Yo2V1J18h4^7R7T7X7Z7T;V;00Yo2X1L0010011[E0Yo28:Zo21Ro2[o2\o20212om1in2000001[E4PPPlYaTUm400000000]o294T=`<^<h<017920n820P4Rc2^o2P1H01T7015185120UL5220UL000^o2Z1J15R7T7h4T;V;00^o2\1L11[E010000^o28:_o22Vc2So2`o2ao20111in2000001[E4PPdhU\\d100000000bo2<11h800co2NH<PP1]Q1^Q1m6nP1kP1lP1oP1PQ1QQ1RQ1j7110co28:do21eo2fo2go20212ho2Y3011000000000000io2:1f800jo2V1H1ZQ120ZQ1211ko211lo210jo28:mo21no2oo2PP3190QP3120ZQ10mS2120mo10RP311ko20SP311lo20hD212ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000TP3:2b8\=00UP3V1H1\P120\P1211ko211lo210UP38:VP31no2oo2PP3190WP3120\P10mS2120mo10RP311ko20SP311lo20hD212ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000XP3:4f8b8Z=\=00YP3X1H2QQ120QQ1211ko211lo2RQ120RQ1211ko211lo210YP38:ZP31no2[P3PP31:0\P3120mo10]P3120QQ10^P3120RQ10_P311ko20SP311lo2213om1ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000`P3<11d800aP3NH3n8P4QQ1110aP38:bP31cP3dP3eP30212ho2Y3011000000000000fP352\=^=1W[1185120P4gP3T1F111Z=015220n821W[1P4gP3^1\1gP3^1J101\H0000000gP38:hP31iP3jP3kP30213om1ho2Y3000001\H4PPZfVg300000021Z=01515420mo121W[1mo1555921W[1Y920Y91\HgP3Z1T1101Z=00gP3\1T1061lP3mP3gP3P1>nP372\=^=1W[1185120P4oP3P1H00001Z=oP38:PQ31iP3QQ3kP30213om1ho2Y3000001\H4PPZfVg300000021Z=01555921W[1Y920Y91\HoP3V1T1011Z=015220n821W[1P4oP3X1T1100RQ3=1X800SQ3R1L20kO20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32SQ38:TQ31UQ3VQ3WQ30212om1ho2010000000000000XQ3=1X800YQ3P1L20lO2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32YQ38:ZQ31UQ3[Q3\Q30212om1ho2010000000000000]Q3:2h8b=00^Q3X1H3]Q120]Q1211ko211lo2QQ120QQ1211ko211lo2RQ120RQ1211ko211lo210^Q38:_Q31no2`Q3aQ31<0bQ3120mo10cQ3120]Q10dQ3120QQ10eQ3120RQ10fQ311ko20SP311lo2213om1ho2Y30100002ko20P``_Qn2lo20P`[i`d700000000gQ3<11b800hQ3NH;n8P4kP1lP1\P1mP1nP1oP1PQ1QQ1RQ1110hQ38:iQ31cP3jQ3eP30212ho2Y3011000000000000kQ394f8b8d8h800lQ3NH2012001lQ38:mQ31nQ3oQ3PR30213om1ho2Y30000003\HjP1n80000001QR3RR3lQ3X1>SR3?7f8b8h8l=Z=\=b=1W[115185120QQ185120RQ1TR3P1H00015521W[1QQ121W[1RQ1UR30000TR38:VR31no2WR3XR3160\P3121W[1mo10YR3121W[1QQ10ZR3121W[1RQ1212ho2Y300000000000000[R3:6b8f8h8\=Z=b=00\R3LH5mP120mP10337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3]:20]:0236^3_3d3Y3V3i335V3U3d3S3X3YQ120YQ13]R3^Q120^Q10434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2nP120nP10334X3Y3W3X336^3_3b3]3Q3\333\3_3g310\R38:^R31_R3`R3aR30212ho2Y300000000000000bR3=2b8d800cR3NL20P4111f800cR3T1\120n82cR38:dR31iP3eR3kP30213om1ho2Y300000000000000fR3:1Z800gR3LH1SP120SP1023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310gR38:hR31U]2iR3jR30212ho2ki100000000000000kR3<11Z800lR3LH1cA110lR38:mR31U]2nR3oR30212ho2ki100000000000000PS3?1Z81W[10QS3T1H0002505121W[1cA385121W[1`E51321W[1cA85121W[1`ERS35050385121W[1`E5185121W[1QP185121W[1RP13721W[1`ESS3TS30000QS38:US31U]2VS3WS3190XS3121W[1mo10]^2121W[1cA0YS3121W[1QP10ZS3121W[1RP10[S3213om1ho2ki100000000000000\S3?2f8Z=1W[10]S3R1H0001507921W[1XQ1030^S37921W[1YQ1030]R3_S30000]S38:`S31aS3bS3cS3170dS3121W[1mo10eS3121W[1XQ10fS3121W[1YQ10gS3213om1ho2Y300000000000000hS3<11f800iS3NH5n8]:j7QQ1RQ1110iS38:jS31cP3kS3eP30212ho2Y3011000000000000lS3>1`80185120YLmS3P1H20YL0011n=0185120YLmS3V1^120YL0mS38:nS31oS3PT3QT30112ho2Y3010000000000000RT3>1`80185120fP1ST3P1H20fP10011f=0185120fP1ST3V1^120fP10ST38:TT32oS3UT3PT3VT30112ho2Y3010000000000000WT3?1`81fP215185120dP15520cP15820Y91m`1XT3\1F0011l41hm10XT3`1P125221fP2dP121hm1cAYT350321hm1cA515521fP2cP15821hm1Y91m`15721fP2cP1595921hm1Y91oL1m`1ZT30000XT38:[T31oS3\T3]T31;0^T3121fP2dP10_T3121fP2cP10`T3121hm1Y90aT3121hm1cA0`Q2121hm1mo10hD112ho2Y31bT3100002m`14PPZfVg3oL4PPf^Tlg100000000cT3<11`800dT3NH7bP1cP1VP1dP1eP1YLfP1110dT38:eT31fT3gT3hT30112ho2Y3010000000000000iT3?1`81fP2185120VP1jT3Z1F0011h<1kn10jT3^1P115721fP2VP15921kn1iB1m`1kT30000jT38:lT31oS3mT3nT3160oT3121fP2VP10b_2121kn1iB0c_2121kn1mo1112ho2]a20100001m`14PPZfVg300000000PU3:2`8`>00QU3P1H1aP120aP1013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d320QU38:RU31SU3TU3UU30112ho2Y3010000000000000VU3:1\800WU3LH1[C20[C21000010WU38:XU31UV2YU3ZU30212ho2ki100000000000000[U3<11\800\U3LH2[CWP1110\U38:]U31UV2^U3_U30212ho2ki100000000000000`U3?1^81mZ215185120\P185120]P1aU3LH00015721mZ2]P121mZ2\P1bU30000aU38:cU31UV2dU3eU30212ho2oZ100000000000000fU391^800gU3LH2012001gU38:hU31UV2iU3jU30212ho2oZ10000003\HPP1\P10000001QR3kU3gU3V1>lU3<11h800mU3LH8PP1]Q1^Q1kP1lP1j7QQ1RQ1110mU38:nU32eo2oU3PV3go20213om1ho2Y300000000000000QV3=1h801920j7021RV3T1L20PP1011l800RV3Z1\120n82RV38:SV31TV3UV3VV30213om1ho2oZ1010000000000000WV3?1n81kn115185120gE85120Y4XV3R1F0011R@1hm115185120gE85120Y4XV3V1P11505321hm1]d221kn1]d25721kn1gE21hm1gEYV30000XV38:ZV31[V3\V3]V31:0^V3121kn1gE0lf2121kn1nH0_V3121kn1Y40`V3121hm1gE0mS2121hm1mo1213om1ho2PO0000002nHgQ10000000aV3:1n700bV3LH1gE20gE21000000bV38:cV31dV3eV3fV30112ho2PO00000000000000gV3?1j71fP215185120SD85120UOhV3LH00015521fP2SD21fP2UOiV30000hV38:jV31dV3kV3lV30111ho200000000000000mV3<11f700nV3LH3nNoNPO110nV38:oV31dV3PW3QW30111ho200000000000001RW3SW3nV3R1>TW3<11h700UW3LH1Q9110UW38:VW31dV3WW3XW30111ho200000000000001YW3ZW3UW3R1>[W3?1V81\I185120gE\W3P1F0011T81VY2185120gE\W3T1P115721\IgE21VY2gE]W30000\W38:^W32_W3[V3`W3aW316121\InH0bW3121VY2gE0cW3121\IgE0dW3112ho2PO0000001nH0000000eW3:1R800fW3LH1XO20XO0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300fW38:gW31_W3hW3iW30111ho200000000000000jW3<11P800kW3NH7Q4]OSDUOg3^O_O110kW38:lW31_W3mW3nW30111ho200000000000000oW3?1R81fP215284120XO034V3Q3Y3\3PX3P1H00015384121fP2^O034`3Q3c3c3QX30000PX38:RX31_W3SX3TX3160UX3121fP2bO0VX3121fP2mo10WX3121fP2^O111ho200000000000000XX301R700YX3NHX61ZX3YX38:[X31\X3]X3^X30111_X3000001ZX34PP\mXh_300000000`X341R@0151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEaX3LH20gE0011Z7015052841920Y4034Q3e3d3X3034Q3e3d3X36920WM000200RI00VIaX3T1R100aX38:bX32cX3[V3dX3eX30213om1_X3PO00000000000000fX3?1Z71[f2152841920Y4030034Q3e3d3X3gX3V1F11R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEgX3\1B0015721hm1gE1hX3iX30000gX38:jX31cX3kX3lX3180mX3121[f2mo10nX3121hm1gE0mS2121hm1mo10oX311hX3213om1_X3PO000001hX30201000000PY3?1R@1\I15151720nHQY385120gE50385120hl1720hl1RY3SY3T1F11R@1VY2185120gESY3Z1B0015721VY2gE21\IgETY30010SY38:UY31[V3VY3WY319121\InH0bW3121\IgE0mS2121\Imo10SP3121VY2gE0mS2121VY2mo1213om1_X3PO0000003nHgQ1Y40000100XY341R70185120mKYY3LH20mK100012X;Z;00YY3R1NYY38:ZY31[V3[Y3\Y30111_X300000000000000]Y3?1R@1\I151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gE^Y3T1F31Z71[f2152841920Y4030034Q3e3d3X3^Y3Z1B1Z71fV2152841920Y4030034Q3e3d3X3^Y3\1B1R@1VY2151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gE^Y3^1B0015050565821fV2Y91Ro121VY2Y95221fV2Q421[f2Q4575921VY2gE21\IgE1hX3_Y30000^Y38:`Y31cX3aY3bY31=0cY3121[f2mo10o`2121fV2mo10dY3121\IgE0`Q2121\Imo10eY3121VY2gE0`Q2121VY2mo10hD212_X3PO000002Ro14PPU[ck1hX30400000100fY391j1016841920Y4030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3gY3P1H01Z700gY3T1\111n=00gY3T1f211[E010000gY38:hY32kc2iY3jY3kY30212om1_X3000001[E4PPPlYaTUm400000000lY391j10136841920Y4030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3mY3P1H01Z700mY3V1J19\7X=T7X7n=V7h<f<V;0154920d600`<00PImY3Z1B11[E010000mY38:nY31kc2oY3PZ30212om1_X3000001[E4PPPlYaTUm40011Z901720_R1lR2mY3f1\100000QZ392d<f<0150920m_10207920n8030cn2RZ3NH01Z700RZ3T1J14Z9Z<V;h400RZ3V1L11[E010000RZ38:SZ31iY3TZ3UZ30212om1_X3000001[E4PP\mXh_300000000VZ3?1T@1\I185120Tm1WZ3X1F21l41W[115220cA020WZ3^1B1T@1VY2185120Tm1WZ3`1B002505621VY2Tm121\ITm1565821W[1Y91Ro121VY2Y9XZ35721VY2Tm121\ITm1YZ30000WZ38:ZZ31[V3[Z3\Z31:0]Z3121\ITm10`Q2121\Imo10^Z3121VY2Tm10`Q2121VY2mo10_Z3121W[1mo1212_X3PO0100001Ro14PPU[ck100000100`Z3?1Z71[f21515720WM00XO5420WM00`U1aZ3R1H000285121[f2Y4bZ3684121[f2Y42037^3U3d3g3_3b3[3036c3U3b3f3U3b3cZ30000aZ38:dZ31eZ3fZ3gZ3170hZ3121[f2mo10iZ3121[f2WM0jZ3121[f2Y40kZ3212om1_X300000000000000lZ3?1Z71[f21620WM200RI00VImZ3R1H000285121[f2Y4bZ35284121[f2Y4034Q3e3d3X3nZ30000mZ38:oZ31P[3Q[3gZ3170hZ3121[f2mo10iZ3121[f2WM0jZ3121[f2Y40R[3212om1_X300000000000000S[351Z71[f20T[3T1F215\7X=T7X7h<0151505157920d600`<00`<54920d600`<00hB5220d600PC6841920]`1036S3Q3S3X3U3T34036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3039_3^3o2T3U3]3Q3^3T3T[3X1P1T[3X1B0011d<01513920m_1020555920Y921[f2Y91U[3T[3`1P10012^<`<00T[3d1P1T[3b1B101V[30011d<01513920m_1020555920Y921[f2Y91U[3T[3b1P11W[311h<01684120]`13034^3_3^3U3035U3]3`3d3i3030T[3l1B00T[38:X[32kc2SR2Y[3Z[30212om1_X3000002U[34PP\mXh_3V[34PP\mXh_30161V;00T[3V2F1f<00T[3X2F1Z901620_R1203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3T[3Z2F1h<01385120]`1T[3\2F1n=00T[3^2F1V700T[3`2F00000[[3?1Z71[f20\[3NH000285121[f2Y4bZ3684121[f2Y48034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3][30000\[38:^[33SR2eZ3Yg2_[3`[30212om1_X300000000000000a[351R71W[10b[3R1F611T700b[3V1T1b[3V1B101Va1000011X700b[3X1T1b[3X1B101Va1000011Z700b[3Z1T1b[3Z1B101Va10001c[311j400b[3\1T1b[3\1B101Va10001d[311R500b[3^1T1b[3^1B101Va10001^E11l400b[3`1T1b[3`1B101Va10001e[3000b[38:f[32XS2SR2g[3h[30212om1_X30010001Va14PPf^Tlg11Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000b[3j1T18100i[351Z71[f215284120Y4037^3U3d3g3_3b3[3j[3R1F112T7X70150515720d600`<5420d600hB5220d600PCj[3Z1Lj[3X1>101ic10011`?01506841920d60303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Wj1020j[3X1L0000j[38:k[31l[3m[3n[30211_X30100001ic14PPPQhbWXZ500000000o[3?1R71W[10P\3X1F13T7X7Z71Vm20P\3Z1F11[E01555921Vm2Y921W[1Y91Va1Q\3015921Vm2Y921W[1Y9fP200P\38:R\31XS2S\3T\3180U\3121W[1mo10V\315921Vm2Y921W[1Y90W\3121Vm2mo10\n211Va1111_X30010002Va14PPlUX[F[E4PP\mXh_31Q41000100X\3?1R@1\I15151720nHY\385120gE50385120hl1720hl1RY3Z\3T1F23P?\?l61gV2152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Z\3Z1B1R@1VY215151515220nH21\InH5220gQ121\IgQ152920Y4030921\IY403085120gEZ\3\1B11[E015050505721VY2gE21\IgE5221VY2gE0005521VY2Y921gV2Y9565921VY2Y921gV2Y91iY2[\30000Z\38:\\31[V3]\3^\31<121\InH0_\3121\IgE0mS2121\Imo10`\3121VY2gE0mS2121VY2mo10a\3121gV2mo10b\3212_X3PO000002iY24PPhja`o6[E4PPPhcRYZj90071h400Z\3f1\11^700Z\3f1h21R700Z\3f1T41T700Z\3f1R51X700Z\3f1R61Z700Z\3f1T71l400Z\3f1P800000c\341R@0151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030037^3U3d3g3_3b3[385120gEd\3LH20gE0011Z70153841920Y4037^3U3d3g3_3b3[3034Q3e3d3X3d\3T1R100d\38:e\31[V3f\3eX30213om1_X3PO00000000000000g\3?1Z71[f215185120Q452841920Y4030037^3U3d3g3_3b3[3h\3T1F11l41hm10h\3X1F11[E01321hm1cAi\30010h\38:j\32SR2kQ2k\3l\3140m\3121[f2mo10n\3121hm1mo1212om1_X30100001[E4PP\mXh_31Q4131T700h\3h1\11X700h\3h1\21n=00h\3h1^300000o\3?1Z71[f215152841920Y4030037^3U3d3g3_3b3[385120Q4P]3V1F31`?1ka21506841920d60303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Wj1020P]3\1B1h41fP215185120Q45320Q421[f2Q4P]3^1B1l41hm11515185120Q45320Q421[f2Q485120cAP]3`1B11[E015021hm1cA5521fP2Y921ka2Y9Q]30000P]38:R]31l[3S]3T]3170U]3121hm1mo10V]3121ka2mo10W]3121[f2mo10hD211_X30100001[E4PPPQhbWXZ50051`?015036841920d6036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920Wj1021P]3j1F1Z70153841920Y4030037^3U3d3g3_3b3[3P]3l1F1T7015720d600PIP]3n1F1j400P]3P2F1R500P]3R2F00000X]3?2Z?\?1Qo1152920f3035S3b3Q3c3X3035S3b3Q3c3X3Y]3T1F0014Z7T7X7l41[f20Y]3X1P115050503921[f2Y?02053841921[f2Y4037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921Qo1Y921[f2Y91[E53921Qo1Qn1000921[f2Qn1000Z]30000Y]38:[]31SR2\]3]]3160^]3121Qo1mo10[k215921Qo1Y921[f2Y90_]3121[f2mo1212om1_X30100001[E4PPf^Tlg100000000`]3?1R@1\I1515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120gEa]3R1F21T71W[115220d600PCa]3X1B1R@1VY215151515220nH21\InH5220gQ121\IgQ152920Y4030921\IY403085120gEa]3Z1B001505521VY2gE21\IgE5721W[1Y921VY2Y9b]30000a]38:c]31jQ2d]3e]31;0f]3121\IgE0`Q2121\Imo10^Z3121VY2gE0`Q2121VY2mo10g]3121W[1mo10h]3212_X3PO0000000061Z700a]3f1F1j400a]3h1F1b400a]3j1F1R500a]3l1F1l4015220cA020a]3n1F1T701515320d600PC5720d600hBa]3P2F00100i]3:1Z700j]3P1H1WM20WM110PC10j]38:k]31jQ2l]3m]3130mX3120mo10n]3212om1_X300000000000000o]391R700P^3P1H01Z7013920XM53841920Y4037^2U2d2g2_2b2[2034Q3e3d3X3P^3T1J16d7`7X9X;Z9h400P^3X1B11[E010000P^38:Q^31\X3R^3S^30111_X3000001[E4PP\mXh_300000000T^391R701545920Y921W[1Y921W[1WLU^3LH01T71W[11515220d600jJ5620WL040U^3R1J12X;T700U^3T1L121W[1WL010000U^38:V^31\X3W^3X^30111_X300000000000000Y^3?1b71Yi2185120_NZ^3X1F21Z71[f213920XM53841920Y4037^2U2d2g2_2b2[2034Q3e3d3X3Z^3^1B1b71gg2185120_NZ^3`1B11To101505321gg2_N21Yi2_N5421gg2mo121[f2mo1[^30000Z^38:\^31\X3]^3^^3180_^3121gg2_N0`^3121Yi2mo10a^3121[f2mo10b^3121gg2mo1111_X3000001To14PPPndXbb^20061d700Z^3l1F1`700Z^3n1F1X;00Z^3P2F1X900Z^3R2F1X700Z^3T2F1T7015420d600PIZ^3V2F00001c^3d^3Z^3T1>e^3?1`<1\I151784120n8f^385120VKg^3T1F21Z71[f20g^3Z1B4R6b9^;P=1ka215150385120_R15284120_R103EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920[C0020005185120QH3621\In8120QHg^3\1B15921\IVK21\IY9015421ka2Y921[f2Y9h^30000g^38:i^31iY3j^3k^3180kV2121\In80l^3121\Imo10m^3121ka2mo10n^3121[f2mo1211_X300000000;1d<0152920n821\In821\In8g^3n1F1h<0152920n821\In821\In8g^3P2F1Z9017841920_R1030o^3g^3R2F1f<00g^3T2F1b<00g^3V2F1V;00g^3X2F1P?00g^3Z2F1l600g^3\2F1d?00g^3^2F1f?00g^3`2F1b?00g^3b2F00000P_351T71W[11515720d600XO5420d600`U1Q_3NF111Z700Q_3R1\1Q_3R1J101jm1000011Z70136841920Y40302037^3U3d3g3_3b3[3036c3U3b3f3U3b3Q_3V1B00Q_38:R_32eZ3SR2S_3T_30212om1_X3000001jm14PPigPZ91Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000Q_3`1T18100U_3:1Z700V_3P1H1Y420Y41136c2U2b2f2U2b211V_38:W_31eZ3X_3Y_3150hZ3120mo10Z_3120Y40[_3111_X300000000000000\_3?1T@1\I0]_3R1F11T@1VY20]_3T1F00355921\IRm1000921VY2Rm1921\IRm1000^_355921\ISm1000921VY2Sm1921\ISm1000__355921\ITm1000921VY2Tm1921\ITm1000`_30010]_38:a_31[V3b_3WY31@0c_3121\Imo10d_3121VY2mo10e_3121\IRm10SP3121VY2Rm10f_3121\ISm10SP3121VY2Sm10g_3121\ITm10SP3121VY2Tm1213om1_X3PO00000000000100h_341T@0185120Tm1i_3LH20Tm10011l4013920cA020i_3T1R114Z7j4b4R500i_3V1L13P?l6V600i_3X1Ni_38:j_31[V3k_3l_30212_X3PO00000000000000m_3?1R@1fP215151515220nH03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220gQ1031]1385120hl185120gEn_3R1F11R@1^m215151515220nH03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220gQ1031]1385120hl185120gEn_3X1B0015721^m2gE21fP2gEo_30000n_38:P`31[V3Q`3R`3190S`3121fP2gE0`Q2121fP2mo10T`3121^m2gE0`Q2121^m2mo10hD112PO_X300000000000100U`3?1T@1\I185120Sm1V`3X1F21l41W[115220cA021V`3^1B1T@1VY2185120Sm1V`3`1B002505621VY2Sm121\ISm1565821W[1Y91Ro121VY2Y9W`35721VY2Sm121\ISm1X`30000V`38:Y`31[V3Z`3\Z31:0[`3121\ISm10`Q2121\Imo10^Z3121VY2Sm10`Q2121VY2mo10\`3121W[1mo1212_X3PO0100001Ro14PPU[ck100000100]`351T71W[115220d600jJ^`3NF111Z700^`3R1\1^`3R1J101jm1000011Z70153841920Y403003:b3Q3d3U3o2\3Y3]3Y3d3^`3V1B00^`38:_`32eZ3Yg2``3a`30111_X3000001jm14PPigPZ91Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000^`3`1T18100b`351T71W[11620d6200RI00VIc`3T1F111Z70152841920Y4030034Q3e3d3X3c`3X1\1c`3X1J101jm1000011Z70153841920Y4030034Q3e3d3X3c`3\1B00c`38:d`31P[3e`3f`30212om1_X3000001jm14PPigPZ91Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102g`3h`3c`3N>i`3h`3c`3P1>j`391P?015220Qn121RW2Qn1k`3R1H01^71RW215185120kG85120Qn1k`3X1J011[E010000k`38:l`31lm1m`3n`30213om1WN\V20110001[E4PP\mXh_300000000o`381Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Pa3R1H2X9Z9015052920_R103003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120_R1920YR1021Pa3X1>00Pa38:Qa31Ra3Sa3Ta3130Ua3120mo10Va3213om1WN\V2011000000000000Wa3?1X91hm115085120YR185120ZR1Xa3R1H0002921hm1YR1021Ya356921hm1ZR1002000Za30000Xa38:[a31lm1\a3]a3170^a3121hm1mo10_a3121hm1YR10`a3121hm1ZR10aa3212WN\V200000000000000ba382V9X900ca3R1H2R9T900ca3T1N00ca38:da32Ra3lm1ea3fa3130ga3120mo10ha3213om1WN\V2011000000000000ia381^70185120kGja3R1H2R9T900ja3V1N00ja38:ka31lm1la3ma3150na3120kG0oa3120mo10Pb3213om1WN\V2011000000000000Qb3;011Rb31Sb3Tb38:Ub31Vb3Wb3Xb30213om1WNYb300000000000000Zb371\7015284120`M034^3e3\3\3[b3P1H00001^7[b38:\b31lm1]b3^b3130_b3120mo10`b3213om1WN\V200000000000000ab351^71RW21515185120kG85120n885120UNbb3R1F113f1h<j1015220n821RW2n8bb3\1Lbb3X1>101[E15921RW2UN1ob2013f1h<j100bb3Z1L0000bb38:cb32oa2Ue2db3eb30213om1WN\V20110002ob24PP\mXh_3[E4PPTSR[]V10081d<00bb3f1F1f<00bb3h1F1V;00bb3j1F1Z<00bb3l1F1T;00bb3n1F1000bb3P2F1^100bb3R2F1Z901784120_R1dg2bb3T2F00000fb391^701515185120kG5220n821RW2n8545920Y921RW2Y91hX3gb3P1H01^71RW215185120kG85120n8gb3V1J011hX3010000gb38:hb31\X3ib3jb30112WN\V20110001hX34PP\mXh_300000000kb3?1R71W[1185120g8lb3R1F0011Z91hm115220_R103FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3lb3X1>1528>121W[1g88>1:21hm1`R110:Q3`3Y3R2Q3c3U3e2b3\3mb30000lb38:nb31lm1ob3Pc3170U\3121W[1mo10Qc3121W[1g80Rc3121hm1mo10Sc3211WN00000000000011Z91kn115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3lb3P1Z1010Tc3?1X;1kn115185120b3385120[Z1Uc3T1F12Z;R71Vc30Uc3Z1F11[E01921Vc3eZ1020Wc30011Uc38:Xc31Yc3Zc3[c3140\c3121kn1mo10]c3121Vc3mo1211]Z1000001[E4PPPTUioS\R101000012n=T7016920d600`<200`<00PCUc3X1Z1010^c391R700_c3NH01X;1kn115185120[Z15320ZZ120[Z1_c3T1B11Z;00_c3X1L0010011j^20_c38:`c31Yc3ac3bc30212om1]Z1000001j^24PPPTUioS\R100000000cc3?2n=T71fP216920d600`<200`<00PCdc3X1F21X;1kn115185120b3385120[Z1dc3^1B2Z;R71Vc30dc3`1B11[E01505521Vc3Y921kn1Y9921Vc3eZ1020ec30000dc38:fc31Yc3gc3bc3140\c3121kn1mo10]c3121Vc3mo1211]Z1000001[E4PPPTUioS\R101000001hc3ic3dc3T1>jc381h<1kn115185120YL6841920]`10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3kc3V1H2n=T70151515085120YL385120d65220YL21kn1YL52920d600`<00`<kc3\1>111Z;00kc3`1Hkc38:lc31Yc3mc3nc3170Xe2121kn1mo10oc3121kn1]`10Pd3121kn1YL0Qd3213]Z1]a2Yb300000000000000Rd3>1R7015185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1Sd3LH20lK0011T70185120SLSd3R1^120SL0Sd38:Td31Ud3Vd3Wd30212]Z1L00000000000000Xd3:3`7b7d700Yd3T1H1^N20^N0134^3_3^3U300Yd38:Zd31[d3\d3]d3150he2120mo10^d3120^N0_d3112]Z1L01001`d30000000000ad3:1R700bd3T1H1lK20lK0434^3_3^3U333^3Y3\334^3e3\3\331]111bd38:cd31[d3dd3]d3150U\3120mo10ed3120lK0fd3112]Z1L01001`d30000000000gd391R7015185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1hd3NH01Z;00hd3R1\111T70152920d600`<00`<hd3R1Z30010111j^20hd38:id31Yc3jd3kd30211]Z1000001j^24PPPlYaTUm400000000ld391R7015620Y921^m2_Nmd3NH02`7d71^m2185120_Nmd3V1B14b7`7d7X;0150385120_N5620_N21^m2_Nmd3\1B0010011[E0md38:nd31od3Pe3Qe30112]Z1L000001[E4PPPlYaTUm400000000Re3?1T71W[115220d600PCSe3P1F0014n=T7X7Z;1fP2152920d600`<00`<Se3V1>13921fP2eZ1020Te30000Se38:Ue31Ve3We3Xe3150Ye3121W[1mo10Ze3121fP2mo10[e3212]Z1L00000000000000\e391n=015185120YL5320YL21W[1YL]e3NH01T71W[1151515220d600PC85120YL85120Q4]e3V1B12l4R700]e3Z1L11[E010000]e38:^e31Ve3_e3`e30211L000001[E4PP\mXh_31Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ae3>1T701515220d600PC85120YLbe3NH20YL0011n=015185120YL37920P4030Rc2be3V1L20YL0be38:ce31Ve3de3ee30211L1fe30000000000000ge391T7015220d600PChe3NH01Z;00he3T1J13n=X7T70152920d600`<00`<he3X1B0010011j^20he38:ie31Ve3je3ke30212]Z1L000001j^24PPPlYaTUm400000000le3:5^:Z:\:b:P?00me3T1>1k320k33ne311me38:oe31Pf3Qf3Rf3150Sf3120mo10eb2120k30Tf3111]Z100000000000000Uf3:5^:Z:\:b:P?00Vf3T1>1k320k33Wf311Vf38:Xf31Pf3Yf3Zf3150Sf3120mo10eb2120k30[f3011]Z100000000000000\f3?1R71W[11720g8]f3^f3P1F0011^:1VY20^f3T1P113684121VY2]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3_f30000^f38:`f31af3bf3cf3190U\3121W[1mo10df3121W[1g80ef3121VY2]:0ff3121VY2mo10hD212]Z1Yb300000000000000gf3?1T71W[115152920d600`<00`<85120SLhf3P1F11R71hP215185120lK50385121W[1VL555920Y921W[1Y921W[1VLhf3V1>0013684121hP2lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1if30000hf38:jf31Ud3kf3lf3170oY2121W[1mo10mf3121hP2mo10nf3121hP2lK0of3212]Z1L0000000071Z;00hf3f1F1X;00hf3h1F1P>00hf3j1F1R>00hf3l1F1T>00hf3n1F1b>00hf3P2F1T70152920d600`<00`<hf3R2F00011n=01515185120VL5720Y921W[1Y9565921hP2Y920Y920VLhf3\1T1100Pg371R71hP2151515185120b350385120lK684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]150385121W[1VL555920Y921W[1Y921W[1VL3515185120Q485121W[1Q45220Q421W[1Q4Qg3R1H11T71W[115152920d600`<00`<85120SLQg3^1J17Z;X;P>R>T>b>T70152920d600`<00`<Qg3b1B000Qg38:Rg31Ud3Sg3Tg3170U\3120mo10Ug3120lK0Vg3121W[1mo10Wg3212]Z1L00000000000011n=01515185120VL5720Y921W[1Y9565921hP2Y920Y920VLQg3V2T1100Xg3?1R71hP215185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1Yg3P1F0011T71W[1185120SLYg3T1P115221hP2lK21W[1SLZg30000Yg38:[g31Ud3\g3]g3190U\3121hP2mo10^g3121hP2lK0_g3121W[1SL0`Q2121W[1mo10hD212]Z1L00000000000000`g3?1^:1VY21684120]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ag3R1F11R71W[1150720g8bg3720g8]f3ag3X1>11[E013721W[1g8]f3cg30000ag38:dg31af3eg3fg3180gg3121VY2]:0hg3121VY2mo10ig3121W[1g80mS2121W[1mo1212]Z1Yb3000001[E4PPPTUioS\R101000100jg3:1b9015220_R103Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3kg3LH1^N20^N0136U2c2b1e1f1[220kg38:lg31mg3ng3og3150Ph3120mo10Qh3120^N0Rh3212]Z1oT200000000000000Sh391`7015420Y95921^m2_N1Ro1Th3NH01`71^m2185120_NTh3V1B14T7Z7X;Z;016920d600RI200RI00VITh3\1B11[E012001Th38:Uh31od3Vh3Wh30111]Z1000002[E4PPPlYaTUm4Ro14PPhUibmR100000100Xh3?1b71Yi20Yh3P1H00015621Yi2_N21Yi2Y9Zh30000Yh38:[h31od3\h3Qe3170]h3121Yi2_N0^h3121Yi2Y90`Q2121Yi2mo10hD111]Z100000000000000_h3:3`7b7d700`h3LH1^N20^N0136U2c2b1e1f1[220`h38:ah31mg3bh3ch30211]Z100000000000000dh3?1n=1fP215185120YL85120P4eh3V1F0021n=1RW215185120P485120YLeh3j1B1T71W[10eh3l1B15050505221fP2YL21RW2YL5321fP2P421RW2P453921W[1d600`<00PC5521W[1Y921RW2Y9fh30000eh38:gh31Ve3hh3ih31=0Ye3121W[1mo10jh3121RW2P40kh3121RW2YL0`Q2121RW2mo10^Z3121fP2YL0`Q2121fP2mo10hD211L00000000000021T7015220d600PCeh3\1T1016X7P>R>T>b>Z;015620mo121W[1mo1eh3^1P1101lh3mh3eh3R1>nh3?1h<1kn1151684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U385120YLoh3X1F0021n=1fP215185120P485120YLoh3n1B1T71ka20oh3P2B15050505221kn1YL21fP2YL53921kn1P4921kn1n803021fP2P453921ka2d600`<00PC5521ka2Y921fP2Y9Pi30000oh38:Qi31Ve3Ri3Si31;0Ye3121ka2mo10Ti3121kn1YL0`Q2121kn1mo10Ui3121fP2YL0`Q2121fP2mo10hD212]Z1]a200000000000031T7015220d600PCoh3^1T1011n=015185120P485120YLoh3`1T1017X7P>R>T>b>Z;X;015620mo121ka2mo1oh3b1P1101Vi3mh3oh3T1>Wi382b9d91Vm2185120Xi3Yi3T1H2V6l6015220Xi321Vm2Xi3Yi3X1N00Yi38:Zi31[i3\i3]i316121Vm2_R10^i3121Vm2Xi30mS2121Vm2mo10_i3211ki1010000000000000`i391V6015220Qn121gV2Qn1ai3V1H01l61gV20ai3Z1\1011[E010000ai38:bi31ci3di3ei30111ki10100001[E4PPb_QdB00000000fi391V61kn115220Qn121^m2Qn1gi3R1H07X6Z6\6^6`6d6f61^m20gi3X1J11l600gi3`1L0010000gi38:hi31ci3ii3ji3150ki3121kn1mo10li3121^m2mo10mi3111ki1010000000000000ni371h9015320_R1034d3X3U3^3oi3P1H00003P:b9d9oi38:Pj31Qj3Rj3Sj3150Tj3120_R10lT2120mo10Uj3111ki100000000000000Vj3?1d61hm10Wj3HH00015221hm1nH03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3Xj30000Wj38:Yj31Zj3[j3\j30212om1ki100000000000000]j3:1b901513920cA02150851:20oE205U3b3b3_3b304S3_3T3U35185120l>53871:20oE105U3b3b3_3b3036_3R3Z3U3S3d3^j3V1H1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321^j38:_j31`j3aj3bj316120_R10cj3120mo10dj3120l>0ej3111ki100000000000002fj3gj3^j3P1>hj3gj3^j3R1>ij3:4b<h=n:j:0137920l>034^3_3^3U3jj3kj3LH1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T311kj38:lj31`j3mj3nj30111ki100000000000000oj3:1f901720_R1Pk3Qk3P1H1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321Qk38:Rk31`j3Sk3bj316120_R10cj3120mo10dj3120l>0ej3111ki100000000000000Tk381Z<00Uk3P1H1Z:00Uk3R1N00Uk38:Vk33Wk3Xk3Yk3Zk3[k3130\k3120mo10]k3212om1ki100000000000000^k3?3b9d9f91_o11720_R1_k3`k3P1H000153841921_o1l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3fZ20000`k38:ak31bk3ck3dk315121_o1_R10jZ2121_o1l>0mS2121_o1mo1212om1ki100000000000000ek392d9b91_o1152920R403021hm1R4fk3P1H01Z91hm1151720_R1_k385120R4fk3Z1B12d9b9015152920R403021hm1R45085120_R153841920l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3fk3`1B0010000fk38:gk31bk3hk3dk3160ik3121_o1R40jk3121_o1l>0mS2121_o1mo1212om1ki10000000021l600fk3d1h11P?00fk3d1b200000kk351Z91hm1185120R4lk3NF211b90185120R4lk3T1T1lk3T1B101jm1000011d90185120R4lk3V1T1lk3V1B101jm10000010lk38:mk31nk3ok3Pl30212om1ki1000001jm14PPf^Tlg11R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Ql3?1d91_o1185120l>Rl3R1H0001684121_o1l>>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3Sl30000Rl38:Tl31`j3Ul3Vl3170Wl3121_o1_R10n[2121_o1mo10dj3121_o1l>0ej3112om1ki100000000000000Xl3?1d91_o10Yl3R1H00015056831921_o1l>03000051385121_o1l>721_o1_EZl3[l30000Yl38:\l31`j3]l3^l3190Wl3121_o1_R10n[2121_o1mo10dj3121_o1l>0_l3121_o1_E0`l3211ki100000000000000al3?1d91_o10bl3T1H000256831921_o1l>030000cl356831921_o1_E030000dl30000bl38:el32fl3gl3hl3il3190Wl3121_o1_R10n[2121_o1mo10dj3121_o1l>0_l3121_o1_E0jl3212om1ki100000000000000kl3?1b91W[11513920cA02185120l>ll3P1H000250568319:21W[1oE205U3b3b3_3b304S3_3T3U30300005153871:21W[1oE105U3b3b3_3b3036_3R3Z3U3S3d35683121W[1l>000ml356831921W[1_E030000nl30000ll38:ol31fl3Pm3Qm318121W[1_R10cj3121W[1mo10dj3121W[1l>0_l3121W[1_E0jl3211ki100000000000000Rm3?1d91_o11684120l>403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3Sm3R1H00017921_o1_E030Tm3Um30000Sm38:Vm32Wm3Xm3Ym3Zm3170[m3121_o1l>0mS2121_o1mo10\m3121_o1_E0]m3211ki100000000000000^m372j9l90152920mH021020_m3T1H00001j9_m38:`m31am3bm3cm3130dm3120mo10em3212om1ki100000000000000fm376Z6\6^6`6b6h601503920mH0213920ZB021gm3R1>00003Z6^6h6gm38:hm32im3jm3km3lm3130mm3120mo10nm3212om1ki100000000000000om326Pn3Qn3Rn3eJnHTJ061X600Sn3f1P12Z6\600Sn3h1N2^6`600Sn3j1L1d600Sn3l1J1f600Sn3n1N1l600Sn3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:Sn38:000Sn38:Tn31ci3Un3Vn30111ki1010000000000100Wn397X6Z6\6^6`6d6f600Xn3R1>01l600Xn3b1J11V600Xn3d1L11[E010000Xn38:Yn31ci3Zn3[n30111ki10100001[E4PPigPZ900000000\n351n91gV213603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120gT1]n3T1F311n901603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120gT1]n3Z1T1]n3Z1B101[E000011j901920mH021]n3\1T1]n3\1B101[E000011l600]n3^1T1]n3^1B101[E0001^n3000]n38:_n31am3`n3cm30212om1ki10100001[E4PPb_QdB0041V?00]n3d1F1X?00]n3f1F1Z?0152920Qn1000921gV2Qn1000]n3h1F1\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3]n3j1F00000an3?1V:1_o10bn3NH0001684121_o1bU14035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3cn30000bn38:dn31en3fn3gn30211ki100000000000000hn372d9f90152920l>03003=e2^2Y2]2`2\2U2]2U2^2d2U2T2in3V1H00003b9d9f9in38:jn31Qj3kn3ln315120_R10mn3120l>0mS2120mo1212om1ki100000000000000nn391R:01385120bOon3P1H01l100on3T1\111l600on3T1V311j^2010000on38:Po31Qo3Ro3So30211ki10110001j^24PPb_QdB00000000To394Z?h3l3n30152920Qn1000921hm1Qn1000Uo3NH01Z91hm1185120R4Uo3V1J14b9d9P?l60152920R421hm1R421hm1R4Uo3Z1B11[E010000Uo38:Vo31nk3Wo3Xo30212om1ki1000001[E4PPf^Tlg100000000Yo374l3n3h3j3017920d;03Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1Zo3[o3X1>00002^4`4[o38:\o32]o3^o3_o3`o3150ao3120mo10bo3120d;0co3212om1ki1010000000000000do3?2d9b91_o1151513920cA0206841920l>030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920_E030000eo3R1H0001721_o1_Efo3go30000eo38:ho32io3jo3ko3lo3170[m3121_o1l>0mS2121_o1mo10\m3121_o1_E0mo3111ki100000000000000no352V6P?1gV2153920]:030039_2^2o2S2b2U2Q2d2U2oo3T1F111l600oo3X1\1oo3X1J101jm10000000oo38:PP41QP4RP4SP40212om1ki1000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100TP451Z:1hm10UP4NF111\:015284120^7035b3U3Q3T3i3UP4P1\1UP4P1J101jm1000011\:01684120^72035U3b3b3_3b3036V3Q3Y3\3U3T3UP4T1B00UP48:VP43WP4Xk3Yk3XP4YP40212om1ki1000001jm14PPigPZ901041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ZP481Z<00[P4P1H1\:015284120^7035b3U3Q3T3i3[P4R1N311Z:00[P4T1H[P48:\P42Xk3Yk3]P4^P4130_P4120mo10`P4212ki1aP400000000000000bP481R:01385120bOcP4P1H1l600cP4T1N00cP48:dP41Qo3eP4So3130fP4120mo10gP4211ki100000000000000hP4?5^4`4b4h4d41^m215185120d;784120d;iP4jP4NH0001621^m2d;203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3kP40000jP48:lP41mP4nP4oP40212om1ki100000000000000PQ482`4h41^m217841920d;03:d3Y3]3U3c3Q3V3Q3b3Y3iP4QQ4X1H1^40151920ZB0215050385120d;385121^m2d;5220d;21^m2d;QQ4^1>00QQ48:RQ41^o3SQ4TQ4150UQ4121^m2d;0VQ4121^m2mo10WQ4112om1ki100000000000000XQ491^4015185120d;920ZB021YQ4NH1012001YQ48:ZQ41]o3[Q4\Q40212om1ki101000001d;0000000]Q4?1^41W[115185120ZB7841920d;03:d3Y3]3U3c3Q3V3Q3b3Y3iP4^Q4R1H000121W[1ZB_Q40000^Q48:`Q41^o3aQ4bQ4150cQ4121W[1d;0dQ4121W[1mo10eQ4212om1ki1010000000000000fQ4?1j61[f215220ZB020gQ4P1F0015V6X6Z6d6l61kn10gQ4T1P1153921[f2Qn1000921kn1Qn1000hQ40000gQ48:iQ41im3jQ4lm3140kQ4121[f2eJ0lQ4121[f2mo1212om1ki100000000000000mQ4?2^<`<1\I15185120VK565920VK20Y91[EnQ4X1F13R6b9P=1ka2185120[CnQ4^1B11[E015721ka2[C002oQ40000nQ48:PR43QR4lY2`Z2RR4SR4190TR4121\IVK0UR4121\Imo10VR4121ka2mo10PZ2121ka2[C0WR4212om1XR4000001[E4PPlb\i^A0071b<00nQ4l1F1d<00nQ4n1F1f<00nQ4P2F1h<00nQ4R2F1V;00nQ4T2F1P?00nQ4V2F1l600nQ4X2F00000YR4?1`<1\I15185120n885120VKZR4X1F12R6^;1kn11515085120QH85120RH5420Y921\IVKZR4^1>11[E01621\In81921kn1QH21kn1RH[R40000ZR48:\R41QR4]R4^R417121\In80_R4121\IVK0`Q2121\Imo10`R4121kn1mo1212om1XR40100001[E4PPlb\i^A0051b<0152920n821\In821\In8ZR4j1F1d<0152920n821\In821\In8ZR4l1F1f<00ZR4n1F1h<0152920n821\In821\In8ZR4P2F1V;00ZR4R2F00000aR4?3b9R6n<1VY215185120[C5720[C1Va1bR4\1F21`<1\I1565920VK20Y91[EbR4b1B2b9R61ka2185120[CbR4d1B11[E01505521ka2Y921\IY95421ka2[C1Va1cR40001bR48:dR41QR4eR4fR41<121VY2[C0gR4121VY2mo10hR4121\Imo10iR4121ka2mo10PZ2121ka2[C0jR411Va10kR4111XR40100002[E4PP\mXh_3Va10P400;1n<00bR4R2F1d900bR4T2F1b<00bR4V2F1d<00bR4X2F1f<00bR4Z2F1h<00bR4\2F1P=00bR4^2F1V;00bR4`2F1\;00bR4b2F1f;00bR4d2F1Z901720_R1lR4bR4f2F00101mR4nR4bR4X1>oR4?5P=n<^;R6b91RW2185120[CPS4R1H00015521RW2[C1Va1QS40000PS48:RS42SS4aZ2TS4US415121RW2[C0VS4121RW2mo10WS411Va1212om1XR4000001Va10P400000000XS4?1P=1YS4185120\a1ZS4V1H00025521YS4\a11[S4\S455921YS4]a10001[S4]S40000ZS48:^S41_S4`S4aS418121YS4\a10bS4121YS4]a10cS4121YS4mo10dS411[S40eS4111XR40100001[S40X100000000fS4?1n<1gV20gS4X1H000285121gV2[ChS45721gV2[C921gV2Va11Va1iS40000gS48:jS41QR4kS4lS4170mS4121gV2mo10nS4121gV2[C0oS4121gV2Va10PT4111XR41QT4100001Va10P400000000RT4?1Z<1W[11515185120P485120VK5620VK20Y9ST4T1F21b<1[f215220P421W[1P4ST4Z1B1`<1VY215185120VK568;220VK20TT48;221W[1VK21W[1TT4ST4\1B11[E01538;221W[1VK21W[1TT48;221W[1Y921W[1TT4UT40000ST48:VT41WT4XT4YT41;0ZT4121W[1VK0`Q2121W[1mo10n[2121[f2mo10iR4121VY2mo10[T4121VY2VK0\T4111XR4000001[E4PPb_QdB0021`<0152920P403021W[1P4ST4l1F1Z901720_R1]T4ST4n1F00000^T4?2^;R61RW215085120RH85120QH_T4T1H000155831921RW2RH21RW2QH1Va1`T40000_T48:aT41SS4bT4US4160cT4121RW2mo10a_21831921RW2RH21RW2QH0dT411Va1212om1XR40100001Va10P400000000eT4?1b91fP21515220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120XS1fT4R1H00023721fP2XS1gT4hT43721fP2XS1iT4jT40000fT48:kT42aZ2SS4lT4US4140mT4121fP2mo10nT4121fP2XS1212om1XR4010000000000000oT4?1P=1YS4185120^a1PU4R1H0001505521YS4^a10005521YS4]a1000QU40000PU48:RU41WT4SU4TU4170UU4121YS4^a10VU4121YS4]a10`Q2121YS4mo10WU4111XR400000000000000XU481h<1_o1185120P4YU4T1H7Z<^<`<X1f=l=T=015052920n803021_o1P452920P403021_o1P4YU4Z1>111l=0152920T>002000YU4d1HYU48:ZU41Ue2[U4\U4150]U4121_o1mo10^U4121_o1P40_U4111`U4011000000000000aU4:1P900bU4T1H1kQ120kQ1012120bU48:cU41dU4eU4fU4130gU4120mo10hU4111`U4010000000000000iU4?4b<h=j;R51[f20jU4P1H000150505056831921[f2_E921[f2`E921[f2e_103000085121[f2l>85121[f2n885121[f2P4kU40000jU48:lU41Yg2mU4nU4130oU4121[f2mo10PV4211`U400000000000000QV482n=h<1_o115085120P485120n8RV4T1H7Z<^<`<f=l=T=n6015052920n8030921_o1P421_o1n852920P4030921_o1P421_o1n8RV4Z1>111l=0152920T>002000RV4d1HRV48:SV41Ue2TV4UV4150he2121_o1mo10^U41921_o1P421_o1n80_U4111`U4010000000000000VV4;01040WV48:XV41YV4ZV4[V40112`U4Yb300000000000000\V4;011]V40^V48:_V41YV4`V4aV40112`U4Yb300000000000000bV4;0202030cV48:dV41YV4eV4fV40213om1`U4Yb300000000000000gV4;040001051hV40iV48:jV41Vb3kV4lV40213om1`U4Yb300000000000000mV451\@1_o1151720SU1nV43720SU1oV4PW4V1F111\@01503720SU1nV4720SU1QW4PW4^1LPW4^1>101e\10000000PW48:RW41Yg2SW4TW40211`U4000001e\14PPU[ck100000018b<h=Z7R5n:j;b4Z?015620mo121_o1mo1PW4h1P1101UW4VW4PW4R1>WW4?2X@P91_o1152920kQ1021021XW4V1H00013921_o1^m1020YW40000XW48:ZW41[W4\W4]W4130^W4121_o1mo10_W4111`U4010000000000000`W4<00111aW48:bW42cW4[W4dW4eW40212om1`U400000000000000fW4?3Z@l4Z71_o115085120bm185120fDgW4P1H00013921_o1bm1020hW40000gW48:iW41cW4jW4kW4130lW4121_o1mo10mW4211`U400000000000000nW4?1Z71[f2153871:20fD106b3U3Q3c3_3^3036Q3R3c3U3^3d3oW4LH00016:21[f2fD106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2PX40000oW48:QX41cW4RX4SX40212`U4_X300000000000000TX4?1l41hm1153871:20fD107c3e3S3S3U3c3c3036Q3R3c3U3^3d3UX4LH000152871:21hm1fD107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3VX40000UX48:WX41cW4XX4YX40211`U400000000000000ZX471V@00[X4P1H0007B4JLF200[X48:\X41[W4]X4^X4150he2120mo10_X4120b60`X4112om1`U400000000000000aX451j>1[f20bX4NF213n>n:d900bX4R1T1bX4R1B101jm1000011T:015284120YU1033b3U3T3bX4T1T1bX4T1B101jm10000000bX48:cX41dX4eX4fX40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100gX451j>1[f20hX4LF111l>00hX4N\1hX4NJ101jm1000021h>00hX4P1L1f>00hX4P1f200hX48:iX41dX4jX4kX40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100lX451b>1mZ20mX4NF213h>j>l>00mX4R1T1mX4R1B101jm1000013b>h>l>015052920hW1921mZ2hW1000921mZ2hW1920hW1000515220hW1921mZ2]820hW15220]821mZ2hW1mX4Z1P1mX4T1B101jm10014P?l6V6\?0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3mX4V1F1nX411h>01515185120hW185121mZ2hW15320hW121mZ2hW1mX4f1B00mX48:oX41PY4QY4RY40211lg1000001jm14PP\mXh_300000000SY4?1h>1hm10TY4P1F0011l=1VY20TY4R1P115758921hm1Xc1921VY2T>002983121hm1Wg1000921VY2T>002UY40000TY48:VY41WY4XY4YY419121VY2T>0ZY4121VY2mo10[Y4121hm1Xc10\Y4121hm1mo10]Y4121hm1Wg1211lg100000000000000^Y491b>00_Y4NH05l=f=n=Z>\>00_Y4R1J12h>l>00_Y4X1L11[E010000_Y48:`Y41aY4bY4cY40211lg1000001[E4PP\mXh_300000100dY492h>j>00eY4NH01b>00eY4P1T111b>00eY4P1X311jm11212001eY48:fY41gY4hY4iY40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100jY4?1b>1mZ20kY4NH00015421mZ2hW121mZ2]8lY40000kY48:mY41aY4nY4oY4170PZ4121mZ2mo10QZ4121mZ2hW10RZ4121mZ2]80SZ4211lg100000000000000TZ461b>1mZ20UZ4NH2011f>00UZ4R1B0UZ4R1B011h>00UZ4T1B0UZ4T1B1jm1001UZ48:VZ41gY4WZ4XZ40211lg1000001jm14PP\mXh_30121j>00UZ4`1\11l>00UZ4`1P341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100YZ4?1b>1mZ20ZZ4R1F0012l6V61gV20ZZ4T1P11555921mZ2Y921gV2Y91[E[Z40000ZZ48:\Z41aY4]Z4^Z4160PZ4121mZ2mo10_Z415921mZ2Y921gV2Y90`Z4121gV2mo1211lg1000001[E4PPhUibmR100000000aZ491b>00bZ4NH01d>00bZ4R1J13h>j>l>00bZ4T1L11[E010000bZ48:cZ41gY4dZ4eZ40211lg1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100fZ491d>00gZ4NH01f>00gZ4R1J14h>j>l>b>00gZ4T1L11[E010000gZ48:hZ41gY4iZ4jZ40211lg1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100kZ4?1b>1mZ2185120Xc1lZ4T1F11f>1gg2185120Xc1lZ4X1F11[E01525821gg2Xc1983121gg2Wg100021mZ2Xc1mZ40010lZ48:nZ41WY4oZ4P[41;0Q[4121mZ2Xc10R[4121mZ2mo10S[4121gg2Xc10T[4121gg2Wg10`Q2121gg2mo10hD212om1lg1000001[E4PP\mXh_30121j>00lZ4h1\11l>00lZ4h1P300100U[4?1l=1VY215085120T>85120n8V[4X1F21h>1hm10V[4^1B1l=1\I185120T>V[4`1B11[E01505421\Imo121hm1mo1575821\IT>983121hm1Wg1000921VY2T>002W[40010V[48:X[41WY4Y[4Z[41=0[[4121VY2T>0`Q2121VY2mo10\[4121\IT>0`Q2121\Imo10][4121hm1Wg10`Q2121hm1mo10hD211lg1000001[E4PPPXXWXjZc40082Z9\901720_R1^[4V[4n1F1d<00V[4P2F1f<00V[4R2F1V;00V[4T2F1f=00V[4V2F1j>00V[4X2F1l>00V[4Z2F1f>015185120Wg15683120Wg1000V[4\2F00001_[4`[4V[4T1>a[451l>00b[4NF111b>00b[4X1Lb[4R1>101jm10014P?l6V6\?0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3b[4T1B0000b[48:c[41aY4d[4e[40211lg1000001jm14PP\mXh_300000000f[4?1l=1VY2185120n8g[4\1F31h>1hm10g[4b1B1l=1ka215185120n8575920Y921VY2Y91PQ2g[4d1B1l=1\I15185120T>575920Y921VY2Y91PQ2g[4f1B11[E0150505421ka2mo121hm1mo15421\Imo121ka2mo15185121hm1Wg1621VY2n8121hm1Wg1h[40000g[48:i[41WY4j[4Z[41:0Pl2121VY2n80k[4121VY2mo10l[4121hm1mo10m[4121\Imo10]Y4121hm1Wg1211lg1000002[E4PPPXXWXjZc4PQ24PPigPZ90091l=0152920n803021VY2n8g[4R2F2Z9\901720_R1^[4g[4T2F1d<00g[4V2F1f<00g[4X2F1V;00g[4Z2F1f=00g[4\2F1j>00g[4^2F1l>00g[4`2F1f>015185120Wg15683120Wg1000g[4b2F00002n[4`[4g[4V1>o[4P\4g[4X1>Q\4?5l=f=n=Z>\>1Yi20R\4V1F0011l>1W[10R\4l1P115221Yi2]d221W[1]d2S\40000R\48:T\41aY4U\4e[4150V\4121Yi2mo10W\4121W[1mo10X\4211lg100000000000031l>00R\4^1T1011b>015620mo121W[1mo1R\4`1T1105l=f=n=Z>\>01515620mo121W[1mo15220]d221Yi2]d2R\4b1P1102lh3Y\4R\4P1>Z\4[\4R\4R1>\\4?1P51mZ2185120Y@]\4V1F0012`4b41fP2137920d;030^\4]\4\1B150385121fP2Y@558015921mZ2Y@21fP2Y@1m`1_\40000]\48:`\43a\4b\4c\4d\4e\4180f\4121mZ2mo10g\4121mZ2Y@0h\4121fP2mo10i\4121fP2Y@212om1j\40100001m`14PPU[ck100000000k\451h41W[1185120iBl\4R1F213l4V7P501920cA021l\4X1P1l\4X1B0017P?\?V6l6\;Z:Z<015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620Y95821W[1iB1[El\4^1F0011P500l\4R2P1l\4f1B101jm11585821W[1iB1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3l\4j1F0000l\48:m\41n\4o\4P]40211j\40100002[E4PPdhU\\d1jm14PPigPZ90141`400l\4Z2\11b400l\4Z2l21n400l\4Z2d41d400l\4Z2P600000Q]471P500R]4V1H11P51mZ20R]4Z1J12`4b400R]4\1L0140R]48:S]42b\4c\4T]4U]4150V]4120mo10W]4121mZ2mo10X]4212om1j\400000000000001Y]4Z]4R]4R1>[]451`41fP20\]4V1F311h400\]4Z1P1\]4Z1B115821fP2Y@1[E000013h4V7P500\]4^1P1\]4^1B01585821fP2Y@1[E04PTQm118P?\?V6l6\;Z:Z<Z9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3\]4d1F01]]413P5h4l400\]4b2P1\]4R2B101jm11585821fP2Y@1[E04PTQm1018P?\?V6l6\;Z:Z<Z9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3\]4V2F0000\]48:^]42n\4_]4`]4a]40212om1j\40100002[E4PPdhU\\d1jm14PPigPZ90111d400\]4j2\100000b]4?1P51mZ20c]4T1F0021`41fP20c]4X1B1V71W[10c]4Z1B154921W[1iL21W[1Y9921mZ2Y@21fP2Y@d]40000c]48:e]41f]4g]4h]4180V]4121mZ2mo10i]41921W[1iL21W[1Y90`Q2121W[1mo10j]41921mZ2Y@21fP2Y@212om1j\4010000000000000k]4?1`41fP2185120Y@l]4T1F11P51mZ20l]4X1F0015621mZ2Y95821fP2Y@1[Em]40000l]48:n]41f]4o]4P^4180Q^4121mZ2Y90`Q2121mZ2mo10R^4121fP2mo10S^415821fP2Y@1[E212om1j\4000001[E4PPdhU\\d10121d400l]4b1\11h400l]4b1l200000T^4?1P51mZ2185120Y@U^4V1F0021`41fP20U^4\1B1l41hm1120cAU^4^1B1505421hm1Y921mZ2Y@555921fP2Y@21mZ2Y@1m`1V^40000U^48:W^41X^4Y^4Z^41;0f\4121mZ2mo10g\4121mZ2Y@0[^4121hm1Y90`Q2121hm1mo10\^4121fP2mo10hD212om1j\40100001m`14PPU[ck100000000]^491P500^^4X1H01l40120cA^^4\1J011[E010000^^48:_^41X^4`^4a^40212om1j\40100001[E4PPdhU\\d100000000b^491P500c^4R1H01P500c^4V1J11b400c^4X1L11[E010000c^48:d^42b\4c\4e^4U]40212om1j\40100001[E4PPPf^Tlg10011j500c^4^1\100000f^451`41fP20g^4Z1F611h400g^4^1P1g^4^1B115821fP2Y@1[E000011l40120cAg^4b1P1g^4b1B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3g^4j1F01h^411V700g^4T2P1g^4T2B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3g^4Z2F01h^411P500g^4d2P1g^4d2B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3g^4j2F01i^421P500g^4b3J2`4b401558015959920Y@5820Y91j^420Y91j^41m`1g^4d3Jg^4T3B101jm11585821fP2Y@1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3g^4X3F1k^411l40120cAg^4X4P1g^4l3B101oL1585821fP2Y@1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3g^4P4F1l^4000g^48:m^45n\4_]4n^4o^4P_4Q_4R_40214om1VR2WR2j\4000005[E4PPdhU\\d1j^44PP\mXh_3m`14PPigPZ9jm14PPb_QdBoL4PP\mXh_30111d400g^4d4\100000S_451P51mZ20T_4NF211`40155801595920Y@21mZ2Y91j^41m`1T_4R1P1T_4R1B101jm1000011b400T_4X1T1T_4X1B101jm10001U_4000T_48:V_41n^4W_4X_40212om1j\4000003j^44PP\mXh_3m`14PPigPZ9jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Y_4?1h:1RW21684120d6203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3Z_4V1F11b:1W[10Z_4Z1F11[E01525284121RW2d603:Q3e3d3X3_3b3Y3j3U3T3684121W[1oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3[_40000Z_48:\_41jo3]_4^_4180__4121RW2d60mS2121RW2mo10`_4121W[1oE0mS2121W[1mo1212om1RW10100001[E4PPigPZ90131d:00Z_4f1\11l:00Z_4f1T31f:00Z_4f1d400000a_4?1b:1fP20b_4^1F0021b:1W[10b_4n1B1`:1hP20b_4P2B15050505421hP2mo121W[1mo15321fP2]d221W[1]d23684121W[1oE3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3545921fP2Y921hP2Y91c_4d_40000b_48:e_41jo3f_4g_41;0h_4121W[1oE0mS2121W[1mo10i_4121hP2mo10j_415921fP2Y921hP2Y90Vj2121fP2mo10hD211RW10100001c_44P`beiM00000031b:00b_4b1T1011`:00b_4d1T1014h:l:T?R?015620mo121W[1mo1b_4f1P1102k_4l_4b_4X1>Z\4m_4b_4Z1>n_491d9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3o_4R1H01`:1hP2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3o_4Z1B11b:00o_4^1L0010000o_48:P`42Q`4R`4S`4T`4140U`4120mo10V`4121hP2mo1011RW1010000000000000W`4?1Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3X`4Z1F12b9d91Vm20X`4P2F11jm1015052841921Vm2l>03003OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T36841921Vm2l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3Y`40001X`48:Z`41[`4\`4]`4170^`4121hm1mo10_`4121Vm2mo10dj3121Vm2l>0``4212RW1\V20110002[E4PPigPZ9jm14PPf^Tlg11R4011R?00X`4^2\100131b9015151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020555921hm1Y920Y91[EX`4`1P1011X10185120P9X`4l1T1041X1015420P900n1X`4n1T1100a`491^<00b`4P1H01b:015284120oE036T3U3^3Y3U3T3b`4V1B12b:j:00b`4Z1L11[E010100b`48:c`42d`4e`4f`4g`40212om1RW1000001[E4PPf^Tlg100:1f:00b`4h1F1d:00b`4j1F1l:00b`4l1F1h400b`4n1F1\;00b`4P2F1P<00b`4R2F1R?00b`4T2F1T?00b`4V2F1\?00b`4X2F1h:015384120d6036T3U3^3Y3U3T3b`4Z2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100h`491b901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>i`4P1H01b:015284120oE036T3U3^3Y3U3T3i`4X1B12b:j:00i`4\1L11[E010100i`48:j`43d`4e`4k`4l`4g`40212om1RW1000001[E4PPf^Tlg100:1f:00i`4j1F1d:00i`4l1F1l:00i`4n1F1h400i`4P2F1\;00i`4R2F1P<00i`4T2F1R?00i`4V2F1T?00i`4X2F1\?00i`4Z2F1h:015384120d6036T3U3^3Y3U3T3i`4\2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100m`481d91W[115152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3n`4R1H1j:0152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3n`4\1>21o`411Z9015220R421W[1R4n`4`1Hn`48:Pa41e`4Qa4Ra4150Sa4121W[1mo10Ta411o`40Ua4212om1RW1000001o`44PPigPZ900000000Va4?2d9b91_o115152920l>03003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920cA020Wa4T1H00016841921_o1h9030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3Xa40000Wa48:Ya41Wm3Za4[a4150\a4121_o1mo10]a4121_o1h90^a4211RW1010000000000000_a451j:1kn1152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3`a4R1F211d9015152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920_E030000`a4X1P1`a4X1B101jm1000011b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920cA0215152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920_E030000`a4^1P1`a4^1B101jm10001aa411b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>`a4l1B00`a48:ba43ca4k`4fl3da4ea40212om1RW1000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101fa4ga4`a4N>ha4?1d91W[115152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120_E85120h9ia4R1H000256831921W[1_E031]1000ja452841921W[1h903A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3ka40000ia48:la41ca4ma4na4170oa4121W[1mo10\m3121W[1_E0Pb4121W[1h90Qb4211RW100000000000000Rb491^<00Sb4R1H01h:015284120d6036T3U3^3Y3U3T3Sb4V1J1>b:h:f:d:j:l:h4\;P<R?T?\?P?l60153841920oE920d6035_3d3X3U3b3036T3U3^3Y3U3T3Sb4Z1B11[E010100Sb48:Tb42d`4e`4Ub4Vb40212om1RW1000001[E4PPf^Tlg100000000Wb4?1d91_o115185120l>7920_E030Xb4Yb4R1H00015284121_o1l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3Zb40000Yb48:[b41[`4\b4]b4150^b4121_o1mo10_b4121_o1l>0``4212RW1\V2011000000000000`b4?1d91_o115284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ab4NH000152841921_o1h903003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3bb40000ab48:cb41[`4db4eb4150^b4121_o1mo10]a4121_o1h90fb4212RW1\V2011000000000000gb4?1Z91hm115185120R4720_R1hb4ib4Z1F21d91_o11515220R421hm1R45284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ib4`1B1l:1Vm2185120k5ib4b1B11[E01505284121Vm2k503;U3h3Q3S3d3o2Q3\3Q3b3]35421_o1mo121Vm2mo1jb40000ib48:kb41Wm3lb4mb4190d]2121hm1mo10nb4121_o1mo10ob4121Vm2k50`Q2121Vm2mo10hD212RW1\V20110001[E4PPb_QdB0011Z901720_R1Pc4ib4P2F00101Qc4Rc4ib4V1>Sc481d9015284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3Tc4V1H1l:0152841920k503;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3Tc4Z1N21[E0Tc48:Uc42[`4Wm3Vc4Wc4150Xc4120mo10Yc411[E0ll2213om1RW1\V20110001[E4PPb_QdB00000000Zc491X1016841920o8038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3[c4P1H01d9015284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3[c4V1J16Z9Z<\;l6R?\100[c4X1L11[E010000[c48:\c41[`4]c4^c40213om1RW1\V20110001[E4PPb_QdB00000000_c471d9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3`c4V1H11d:1hP20`c4Z1\111b:00`c4Z1l301B0`c48:ac42Q`4R`4bc4T`4150U`4120mo10cc4121hP2mo10dc4011RW1010000000000001Y]4Z]4`c4R1>ec493^<`4f=00fc4P1H01j:00fc4T1J14b:Z<\;l60153841920oE037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3fc4X1B11[E010100fc48:gc42hc4k`4ic4jc40212om1RW1000001[E4PPb_QdB0031h400fc4l1F1P?00fc4n1F1h:015384120d6036T3U3^3Y3U3T3fc4P2F00000kc491b901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>lc4P1H01h:015284120d6036T3U3^3Y3U3T3lc4V1J12b:h:0153841920oE20d6036T3U3^3Y3U3T3lc4Z1B11[E010100lc48:mc41k`4nc4oc40212om1RW1000001[E4PPf^Tlg10061f:00lc4h1F1d:00lc4j1F1l:00lc4l1F1R?00lc4n1F1T?00lc4P2F1\?00lc4R2F00100Pd4?1j:1kn10Qd4V1F12b:^<1\I1505185120oE5384120oE036T3U3^3Y3U3T351385120oE565920Y921kn1Y91hW1Qd4Z1>00185121\IoERd40000Qd48:Sd41hc4Td4Ud4170Vd4121\Imo10[k215921\IY921kn1Y90Wd4121kn1mo10Xd4212om1RW1000001hW14PPb_QdB01:1h:015384120d6036T3U3^3Y3U3T3Qd4h1F1f:00Qd4j1F1Z<00Qd4l1F1Z901720_R1Yd4Qd4n1F1T;00Qd4P2F1h400Qd4R2F1\;00Qd4T2F1P<00Qd4V2F1R?00Qd4X2F1\?00Qd4Z2F00100Zd491j:00[d4NH02^<f=00[d4R1J12Z<l600[d4T1L11[E010100[d48:\d41hc4]d4^d40212om1RW1000001[E4PPZfVg30021Z900[d4\1\11P?00[d4\1n100000_d452h:b:1RW2152841920d620oE036T3U3^3Y3U3T3`d4R1F216d;Z>d<f<h<j:00`d4`1P1`d4`1B0012l6\;01565920Y921RW2Y9581ad41m`1`d4f1P101bd416d;Z>d<f<h<j:00`d4n1P1`d4j1B101jm1158585821RW2Y91ad41m`104PTQm1012l6\;00`d4l1P10000`d48:cd41dd4ed4fd40111RW10100003ad44PPPlYaTUm4m`14PPThjX_:jm14PPb_QdB0031f:015384120]8036T3U3^3Y3U3T3`d4Z2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3`d4\2F1b:01684120oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3`d4^2F00012^<`<01515620VK21RW2Y9555920VK21RW2Y91ad4`d4X1L010gd491`:00hd4R1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3hd4V1J12b9d900hd4X1L11[E012001hd48:id41Q`4jd4kd40011RW10100001[E4PP\mXh_31R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ld481Z<00md4V1H2b:h:00md4X1N00md48:nd43d`4Xk3Yk3od4Pe4130_P4120mo10Qe4212om1RW100000000000000Re4:1h:00Se4NH1d620d6063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311Se48:Te41jo3Ue4Ve40111RW1010000000000000We491d:00Xe4R1H02h:b:016841920d620oE303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3Xe4X1B11h:00Xe4\1L11[E010000Xe48:Ye41jo3Ze4[e40212om1RW10100001[E4PPigPZ900000000\e491d:00]e4R1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3]e4V1J12b9d9015220R421hm1R4]e4Z1B11[E012001]e48:^e41Q`4_e4kd40011RW10100001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100`e4?1d91W[115284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ae4T1F11X11\I185120o8ae4X1F11[E013684121\Io8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3be40000ae48:ce41[`4de4^c4170U`4121W[1mo10ee4121\Io80fe4121\Imo10ge4212RW1\V20110001[E4PPb_QdB0161Z900ae4d1\11Z<00ae4d1n11\;00ae4d1j31l600ae4d1n41R?00ae4d1h51\100ae4d1`600100he4?1`:1hP20ie4V1F0021Z91hm11620_R1203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3ie4Z1B1h:1RW20ie4^1B150505521RW2Y921hm1Y9565921hP2Y921hm1Y91[E3684121RW2d62036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3je40000ie48:ke41jo3le4[e41:0me4121hP2mo10ne4121hm1_R10m[2121hm1mo10oe4121RW2d60mS2121RW2mo1211RW10100001[E4PPigPZ900000000Pf491b90151516920_R1030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920cA021385120l>Qf4P1H01h:0152841920d6030036T3U3^3Y3U3T3Qf4X1B12h:b:00Qf4\1L11[E010100Qf48:Rf41jo3Sf4Tf40211RW10100001[E4PPb_QdB0041l:00Qf4d1\11f:00Qf4d1l21R?00Qf4d1b41\?00Qf4d1Z500100Uf451f:1hm11515284120]8036T3U3^3Y3U3T385120VKVf4R1F216d;Z>d<f<h<j:00Vf4X1P1Vf4X1B0012l6\;015620Y921hm1VKVf4^1P10016d;Z>d<f<h<j:00Vf4d1P1Vf4`1B101jm1121hm1VK012l6\;00Vf4b1P10000Vf48:Wf41dd4Xf4fd40111RW10100001jm14PPb_QdB0021f:015384120]8036T3U3^3Y3U3T3Vf4P2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3Vf4R2F00000Yf491Z<00Zf4P1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Zf4T1J13b9d9Z901505220R421hm1R45220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Zf4X1B11[E014001Zf48:[f41Q`4\f4]f40011RW10100001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100^f451Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4_f4P1F211b9015220R421hm1R4_f4V1T1_f4V1B101jm1000011d9015220R421hm1R4_f4X1T1_f4X1B101jm10000000_f48:`f41af4bf4cf40111RW1000001jm14PPf^Tlg10061l:00_f4^1F1T?00_f4`1F1V?00_f4b1F1X?00_f4d1F1Z?00_f4f1F1\?00_f4h1F00100df491d9015220R421hm1R4ef4NH01Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ef4V1B11b9015220R421hm1R4ef4\1B11To1010100ef48:ff41af4gf4hf40111RW1000001To14PPf^Tlg10011l:00ef4f1\100100if451Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4jf4P1F211l:00jf4V1T1jf4V1B101jm1000011b901515220R421hm1R4920cA021jf4X1T1jf4X1B101jm1000011d9015220R421hm1R4jf4\1B00jf48:kf41af4lf4cf40111RW1000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100mf4?1Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4nf4T1F11l:1Vm215185120k550385120R45220R421hm1R4nf4Z1B11[E01684121Vm2k53033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3of40010nf48:Pg41af4Qg4Rg4170Sg4121hm1mo10Tg4121Vm2k50`Q2121Vm2mo10Ug4111RW1000001[E4PPigPZ90031Z900nf4h1F1b9015220R421hm1R4nf4j1F1d9015220R421hm1R4nf4l1F00100Vg4?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Wg4V1F21h:1RW20Wg4\1B2^<`<1\I0Wg4^1B11[E015521RW2Y921\IY9Xg40000Wg48:Yg41Zg4[g4\g4160d]2121hm1mo10]g4121\Imo10^g4121RW2mo1111RW10100001[E4PPigPZ90051b9015220R421hm1R4Wg4j1F1d9015220R421hm1R4Wg4l1F1Z900Wg4n1F1h400Wg4P2F1\;00Wg4R2F00000_g451Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4`g4R1F111h:0150385120R45220R421hm1R4`g4X1L`g4X1>101jm1000021b9015220R421hm1R4`g4`1B1d9015220R421hm1R4`g4b1B00`g48:ag41Zg4bg4cg40111RW10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100dg452h:b:1RW2152841920d620oE036T3U3^3Y3U3T3eg4R1F216d;Z>d<f<h<j:00eg4`1P1eg4`1B0012l6\;01565920Y921RW2Y9581ad41m`1eg4f1P101bd416d;Z>d<f<h<j:00eg4n1P1eg4j1B101jm1158585821RW2Y91ad41m`104PTQm1012l6\;00eg4l1P10000eg48:fg41dd4gg4fd40111RW10100003ad44PP`[bUkU2m`14PPThjX_:jm14PPb_QdB0031f:015384120]8036T3U3^3Y3U3T3eg4Z2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3eg4\2F1b:01684120oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3eg4^2F00012^<`<01515620VK21RW2Y9555920VK21RW2Y91ad4eg4X1L010hg4?1b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020ig4V1F11X11\I1684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3ig4\1>11[E0154921\IP900n100n1jg40000ig48:kg41[`4lg4mg4170ng4121\Io80mS2121\Imo10og4121fP2mo10Ph4212RW1\V20110001[E4PPigPZ90051l:00ig4j1F1R?00ig4l1F1T?00ig4n1F1P?00ig4P2F1b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ig4R2F00000Qh4?1d91W[115152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3Rh4T1F21h:1RW20Rh4Z1B2`:d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Rh4\1B11[E0185121Vm2l>Sh40000Rh48:Th41R`4Uh4Vh4140Wh4121W[1mo10Xh4121Vm2mo1011RW10100001[E4PPhUibmR10131b:00Rh4j1F1h:0153841920d603003=^3_3d3T3U3d3U3b3]3Y3^3U3T3Rh4l1F1`:0153841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Rh4n1F00100Yh4?1h:1RW215284120d603=^3_3d3T3U3d3U3b3]3Y3^3U3T3Zh4V1F12b9d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Zh4\1B11[E01505185121Vm2l>5284121Vm2l>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121Vm2l>3921Vm2cA021[h40011Zh48:\h41R`4]h4^h4190_h4121RW2mo10`h4121Vm2mo10aT3121Vm2cA0ah4121Vm2l>0bh4011RW10100001[E4PPigPZ90141`:00Zh4n1\11d:00Zh4n1R31b:00Zh4n1j41Z900Zh4n1^600000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V2000004dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDYR12000000000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V200001Pi44dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDYR12100000000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V200001Qi44dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDYR12000000000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V200001Ri44dK4PPhUibmR1m`14PPU[ck1fh44PPTSR[]V1YR12000000000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V200001Si44dK4PPdhU\\d1m`14PPU[ck1fh44PPPf^Tlg1YR12000000000ch4?1P71[f215185120cK85120VKdh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1eh41545921[f2VK21[f2Y98221fh4585:921[f2WK00:04PP\mXh_304PP\mXh_3gh415921[f2VK21[f2cKfP200dh48:hh41ih4jh4kh41;0lh4121[f2cK0[k215921[f2VK21[f2cK0mh4121[f2VK0`Q2121[f2mo10nh411dK0oh4213om1RE\V200001Ti44dK4PP`[bUkU2m`14PPU[ck1fh44PPlXkmZY2YR12000000000Ui451n61RW20Vi4NF311`400Vi4R1T1Vi4R1B101jm1000011b400Vi4T1T1Vi4T1B101jm10001Wi411P700Vi4V1T1Vi4V1B101jm10000000Vi48:Xi42Yi4Zi4[i4\i40213om1VR2RE000001jm14PPigPZ90111n400Vi4\1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100]i451b41[f2152920l>002002^i4R1F111b401920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3^i4`1L^i4`1>0015^<`<f=n6Z<00^i4d1L00000^i48:_i41`i4ai4bi40111RE01011001ci44PPU[ck101000111b40151920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3545921[f2Y920Y91ci4^i4X1L100di451b41[f20ei4T1F211b9015220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3ei4^1T1ei4^1B101[E000011d9015220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3ei4`1T1ei4`1B101[E0000000ei48:fi41gi4hi4ii40111RE01010001[E4PPb_QdB01041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18021Z<01555921[f2Y920Y91[Eei4X1T1011Z901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3555921[f2Y920Y91[Eei4Z1T1060ji451b41[f215220l>1ki4li4R1F311R;00li4X1T1li4X1B101jm1000011P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3li4Z1P1li4Z1B101jm1000012d9b90152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3li4`1P1li4`1B101jm10000000li48:mi41ni4oi4Pj40212om1RE0010002ki402jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Qj4?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Rj4`1F21`<1\I15185120VK37841920P4920n8030Sj4Rj4X2B1b91W[1151515220R421hm1R4920cA021385120l>Rj4\2B11[E01555921\IVK21hm1Y91hX3Tj40000Rj48:Uj41Vj4Wj4Xj4190d]2121hm1mo10Yj4121\IVK0`Q2121\Imo10Zj4121W[1mo10[j4112\j4RE0100002hX34PPX`eanD[E4PP\mXh_30031Z901620_R1303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3Rj4h2F1d<00Rj4j2F1f<00Rj4l2F00141n6015620VK21\IVKRj4f1T1011n6015220VK21\IVKRj4h1T1106`4b4n4d4h4n6015620mo121hm1mo1Rj4j1P1102R;P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3Rj4T2T1102]j4^j4Rj4Z1>_j4`j4Rj4\1>aj4?1`41fP215185120Y@37920d;030^\4bj4\1F31f=1RW2185120n8bj4b1B1`41ka215185120Y@37920d;030^\4bj4d1B1f=1hP2185120n8bj4f1B15921fP2Y@21fP2Y9015050505521ka2Y@21fP2Y@5221hP2n821RW2n85421hP2mo121ka2mo15421ka2mo121RW2mo1cj40000bj48:dj41Vj4ej4fj41=0gj4121fP2Y@0Yh2121RW2n80gb2121fP2mo10hj4121ka2Y@0Yh2121hP2n80gb2121ka2mo10ij4112\j4RE010000000;1h400bj4T2F1P500bj4V2F1d400bj4X2F1b400bj4Z2F1d<00bj4\2F1f<00bj4^2F1T;00bj4`2F1V;00bj4b2F1\;00bj4d2F1R<00bj4f2F1Z901784120_R1o^3bj4h2F00102jj4kj4bj4V1>lj4kj4bj4X1>mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE0100006dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDoL4PP_VUVQ2oj44PPXa[hhX3Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001Pi46dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDoL4PP_VUVQ2oj44PTQm1Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001Qi46dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanDoL4PP_VUVQ2oj44PPXa[hhX3Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001Ri46dK4PPhUibmR1m`14PPU[ck1fh44PPTSR[]V1oL4PP_VUVQ2oj44PPXa[hhX3Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001Si46dK4PPdhU\\d1m`14PPU[ck1fh44PPPf^Tlg1oL4PP_VUVQ2oj44PPXa[hhX3Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100mj4?1`41fP2185120Y@nj4X1F0024n6^<`<h<1ka215085120VK85120iBnj4T2B1h41W[10nj4\2B1505050555921fP2Y@21fP2Y91fh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1oj45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1oj4Pk40000nj48:Qk41ih4Rk4Sk41=0aS2121W[1mo10Tk4121fP2Y@0`Q2121fP2mo10Uk411dK0Vk41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001Ti46dK4PP`[bUkU2m`14PPU[ck1fh44PPlXkmZY2oL4PP_VUVQ2oj44PPXa[hhX3Wk44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2nj4^1T1011T;00nj4`1T1104n6^<`<h<01515151555921fP2Y920Y91Wk45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1nj4b1P1100Xk4?1f41hm1185120T>Yk4V1F0015`4d4h4b4P51gV2137920d;030^\4Yk4\1B1505721hm1T>0023921gV2gB020Zk40000Yk48:[k41\k4]k4^k4170he2121hm1mo10PZ2121hm1T>0_k4121gV2mo10`k4111RE0101000000000000ak491b90151516841920_R1030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021385120_Ebk4T1H01P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3bk4^1B16P;R?T?P?\?l600bk4b1L11To1010100bk48:ck42dk4ek4fk4gk40111RE01010001To14PPhUibmR10021R;00bk4l1F2b9d90185120l>bk4n1F00000hk473b4d3P40151515085120l>3920QC85120RC5220l>1TP2385120j5ik4X1H00002`4b4ik48:jk41UQ3kk4lk4150mk4120mo10nk4120l>0ok4211RE01010001TP20600000000Pl491b40152920d;921fP2d;030921fP2d;920d;030Ql4T1H01`41fP20Ql4Z1J19`4n6d4h4l4P5f;T;h500Ql4^1B11[E010100Ql48:Rl42Zi4Yi4Sl4Tl40212om1RE1Ul4100001[E4P``gn500000000Vl4?1b41[f215052920l>1ki41ki4920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Wl4R1H00013921[f2QC52841921[f2RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Xl40000Wl48:Yl41ni4Zl4[l4130\l4121[f2mo10]l4212om1RE0010001ki40200000000^l491V700_l4T1H01b400_l4X1J11`400_l4Z1L11[E010000_l48:`l41al4bl4cl40111RE01011001[E4PP\mXh_300000000dl4?1f41hm1185120T>el4V1H00015521hm1T>1Va1fl40000el48:gl44Vj4hl4il4\k4jl4kl415121hm1T>0ll4121hm1mo10ml411Va1212om1RE000001Va10200000000nl491`41^m213720d;^\4ol4P1H01`41fP215185120d;3720d;^\4ol4Z1B14`4d4h4P50152920d;21fP2d;21fP2d;ol4`1B0010011[E0ol48:Pm41hl4Qm4Rm40212om1RE0100001[E4PPPlYaTUm400000000Sm411`41fP20Tm4T1H3d4h4P50152920d;921fP2d;030921fP2d;920d;030Tm4X1>11[ETm48:Um41Vm4Wm4Xm40111RE0100001[E4PPPlYaTUm40011`40153920d;030921fP2d;030Tm4`1Z100000Ym491n6015151515185120n885120VK5320n821\IP45320n8921\In821\IP45620VK5821\IVK1m`1Zm4T1H01`<1\I1515185120P43784120P4f^3565920VK20Y91hX3Zm4`1B17h4P5b4n4`<d<f<015052920P4920n821\IP421\IP45220n8921\In821\IP4Zm4f1B1595921\IVK21\IY91hX3010000Zm48:[m41Vj4\m4]m40112\j4RE0100002hX34PPX`eanDm`14PPU[ck100000100^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE000005dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanD[E4PPigPZ9YR1200131b400_m4T2\11n400_m4T2T31P500_m4T2`400000^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE00001Pi45dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanD[E4PPigPZ9YR1210131b400_m4T2\11n400_m4T2T31P500_m4T2`400000^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE00001Qi45dK4PPlb\i^Am`14PPU[ck1fh44PPX`eanD[E4PPigPZ9YR1200131b400_m4T2\11n400_m4T2T31P500_m4T2`400000^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE00001Ri45dK4PPhUibmR1m`14PPU[ck1fh44PPTSR[]V1[E4PPigPZ9YR1200131b400_m4T2\11n400_m4T2T31P500_m4T2`400000^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE00001Si45dK4PPdhU\\d1m`14PPU[ck1fh44PPPf^Tlg1[E4PPigPZ9YR1200131b400_m4T2\11n400_m4T2T31P500_m4T2`400000^m4?1n61RW20_m4X1F11`41fP20_m4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1`m41545921RW2VK21RW2Y98221fh4585:921RW2WK00:04PP\mXh_304PP\mXh_3gh415921RW2VK21fP2Y@fP210_m48:am41ih4bm4cm41=0dm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0mh4121RW2VK0`Q2121RW2mo10nh411dK0em4213om1VR2RE00001Ti45dK4PP`[bUkU2m`14PPU[ck1fh44PPlXkmZY2[E4PPigPZ9YR1200131b400_m4T2\11n400_m4T2T31P500_m4T2`400000fm4?1b41[f20gm4\1F12b9d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3gm4`1B11[E01506841921Vm2l>030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921Vm2cA021hm40011gm48:im42gi4jm4km4lm4190mm4121[f2mo10`h4121Vm2mo10aT3121Vm2cA0ah4121Vm2l>0nm4111RE1om41010001[E4PPb_QdB0131l400gm4R2\11Z900gm4R2l21`400gm4R2^300000Pn451b41[f215220l>1ki4Qn4T1F411R;00Qn4Z1T1Qn4Z1B101jm1000011P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3Qn4\1P1Qn4\1B101jm1000011d90152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3Qn4b1P1Qn4b1B101jm1000011b9015152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120_EQn4h1P1Qn4h1B101jm10000000Qn48:Rn42dk4ek4Sn4Tn40111RE01010002ki402jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000Un491d90152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Vn4R1H01b400Vn4X1J14^<b<h=j:00Vn4\1B11[E010100Vn48:Wn41Xn4Yn4Zn40212om1RE01011001[E4PPigPZ90021Z<00Vn4j1\11Z900Vn4j1X300000[n423\n4_D]n4031Z<00^n4V1N1b400^n4X1R13^<`<b<00^n4^1J31022244030224403024^n48:01141[E^n48:_n41Xn4`n4Zn40212om1RE01011001[E4PPigPZ90021j:00^n4f1\11d900^n4f1l200100an451Z<1W[1151545920VK20Y91fh45620VK20Y9bn4X1F311`40151575920Y@20Y9591cn41m`15420Y@21W[1VKbn4^1P1bn4^1B101jm1000011n400bn4d1T1bn4d1B101jm10001dn411b400bn4f1T1bn4f1B101jm10001en411`401505520Y@20Y95720Y@21W[1VKbn4j1B00bn48:fn41gn4hn4in40112om1RE000004fh44PPX`eanDcn44PP\mXh_3m`14PPU[ck1jm14PPigPZ90131j:00bn4P2\11d900bn4P2l21b<00bn4P2b341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102jn4kn4bn4R1>ln4kn4bn4T1>mn4?1Z<1W[1151545920VK20Y91fh45620VK20Y9nn4Z1F11`41fP2185120Y@nn4^1F11jm1025621fP2Y@21fP2Y9on45421fP2Y@21W[1VKPo40000nn48:Qo41gn4Ro4in41;0So4121W[1mo10Sb2121W[1VK0To4121fP2Y@0Uo4121fP2Y90`Q2121fP2mo10hD111RE000002fh44PPX`eanDjm14PPigPZ90131j:00nn4n1\11d900nn4n1l21b<00nn4n1b300100Vo451n61RW20Wo4T1F211b401920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Wo4X1P1Wo4X1B101jm1000011`400Wo4^1T1Wo4^1B101jm10001Xo411b4015185120QC320QCWo4`1J00Wo48:Yo41`i4Zo4bi40112om1RE01011001jm14PPigPZ90111n400Wo4f1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[o4?1`41fP20\o4T1F11T51Yi20\o4V1F11[E01558015921Yi2gE21fP2Y@1m`1]o40010\o48:^o42a\4c\4_o4`o418121Yi2gE0ao4121Yi2mo10bo4121fP2Y@0`Q2121fP2mo10hD212om1RE000002m`14PPU[ck1[E4PPigPZ901000000co4?1`41fP20do4T1F11b41[f2152920d;921fP2d;030921fP2d;920d;030do4V1F104PPb_QdB01565921[f2Y921fP2Y91[Eeo40000do48:fo42Zi4Yi4go4Tl4170ho4121fP2mo10io4121[f2mo10[k215921[f2Y921fP2Y90\k2211RE0100001[E4P``gn50181n600do4d1F1d400do4f1F1h400do4h1F1l400do4j1F1P500do4l1F1f;00do4n1F1T;00do4P2F1h500do4R2F00100jo4?1`41fP2185120Y@ko4T1H0001575921fP2Y@21fP2Y9591cn41m`1lo4015921fP2Y@21fP2Y9fP200ko48:mo41no4oo4PP51:0QP5121fP2Y90lf2121fP2Y@0`Q2121fP2mo10aQ215921fP2Y@21fP2Y90RP511cn4212om1RE000002cn44PP\mXh_3m`14PPU[ck100000000SP573b4d3P401515085120l>3920QC85120RC5220l>1TP2TP5X1H00002`4b4TP58:UP52VP5mP4WP5XP5150mk4120mo10YP5120l>0hD212om1RE000001TP20600000000ZP573b4d3P401515085120l>3920QC85120RC5220l>1[P5\P5R1H00002`4b4\P58:]P52^P5hl4_P5`P5150mk4120mo10aP5120l>0hD212om1RE000001[P50400000000bP551P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3cP5V1F214R;l:d9b9015050385120_R152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920_E030dP5cP5\1P1cP5\1B0011`400cP5`1P10014R;l:d9b9015050385120_R152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920_E030dP5cP5d1P1cP5b1B101jm10011`400cP5b1P10000cP58:eP51dk4fP5gP50111RE01010001jm14PPb_QdB0051P;00cP5n1F1R?00cP5P2F1P?00cP5R2F1l600cP5T2F1\?01620f32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3cP5V2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000hP5?1X11\I15185120n885120Q9iP5\1F41n?1Vm20iP5b1B1^11VY215620Y95821\IQ91m`1iP5d1B1l=1gV215152920n803021\In85620Y95821\IQ91m`1iP5f1B1l;1fP215620Y95821\IQ91m`1iP5h1B1585921\IQ921\IY91[E015050505621Vm2Y921\IQ95421gV2mo121VY2mo15421fP2mo121gV2mo15621fP2WE000jP50000iP58:kP51lP5mP5nP51;0oP5121\In80Yk2121\IQ90`Q2121\Imo10PQ5121fP2mo10PZ2121fP2WE0Rn2212oZ1\V20110002[E4PPPTUioS\R1m`14PPThjX_:00:1X10152920n821\In821\In8iP5T2F1d;0152920n821\In821\In8iP5V2F1f;015152920n821\In821\In85420Y921\IQ9iP5X2F1\10152920n821\In821\In8iP5Z2F1f10152920n821\In821\In8iP5\2F1h<0152920n821\In821\In8iP5^2F1d<0152920n821\In821\In8iP5`2F1f<00iP5b2F1f?00iP5d2F1d?00iP5f2F00003QQ5RQ5iP5T1>SQ5TQ5iP5V1>UQ5VQ5iP5X1>WQ5?2`<X11\I1515185120n85085120VK85120Q985120TT4XQ5X1F12`<X11VY215151515220n821\In85085120VK85120Q985120TT450558015959920VK20Q9921\IVK21\IQ91^a21m`15152920VK20Q9921\IVK21\IQ95320TT421\ITT4XQ5^1B11[E018=3921VY2VK21VY2Q98<2921\IVK21\IQ921\ITT421VY2TT4YQ50000XQ58:ZQ51[Q5\Q5]Q51:121\In80_R41921\IVK21\IQ90mS2121\Imo10^Q51921VY2VK21VY2Q90mS2121VY2mo10_Q5212om1oZ1000003[E4PPPhcRYZj9^a24PPPlYaTUm4m`14PPU[ck10051d?00XQ5R2F1f?00XQ5T2F1Z<00XQ5V2F1Z901720_R1`Q5XQ5X2F1d<0152920n821\In821\In8XQ5Z2F00000aQ552`<X11\I15151515185120n85085120VK85120Q956920VK20Q920Y93920lG0203720n8bQ5cQ5P1F211d;0152920n821\In821\In8cQ5Z1P1cQ5Z1B015858921\IVK21\IQ91m`104PTQm112`;n;01684120g[13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3cQ5`1P101dQ511d;0152920n821\In821\In8cQ5h1P1cQ5d1B101jm115858921\IVK21\IQ91m`104PTQm1012`;n;01684120g[13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3cQ5f1P10000cQ58:eQ51fQ5gQ5hQ50212om1oZ1000003m`14PPThjX_:ob24PP\mXh_3jm14PPigPZ90093h<\1f1015052920n821\In821\In85720Y959921\IVK21\IQ91ob2cQ5R2F9j<Z>X>^<`<X1f;d<b<0152920n821\In821\In8cQ5V2F1f<00cQ5`2F1V;00cQ5b2F1Z901720_R1iQ5cQ5d2F1j;00cQ5f2F1f?00cQ5h2F1d?00cQ5j2F1b?00cQ5l2F00000jQ5?1`<1\I15185120n885120VKkQ5V1F11Z>1hm11515284120]8036]3Y3c3c3U3T3385120\P1kQ5Z1F11j^201505421hm1Y921\IVK565921hm1Y921\IVK1m`1lQ50000kQ58:mQ51nQ5oQ5PR51=121\In80QR5121hm1Y90`Q2121hm1mo10aQ215921hm1Y921\IVK0RR5121\IVK0`Q2121\Imo10SR511m`1111oZ10100002m`14PPThjX_:j^24PPPXXWXjZc41n81000000TR5?1^;1UR5185120\[1VR5X1F11R61RW2185120QHVR5\1F11[E015783121RW2QH83121UR5\[1WR50000VR58:XR51TV3YR5ZR5190[R5183121UR5\[10`Q2121UR5mo10\R5183121RW2QH0`Q2121RW2mo10]R5212om1oZ10100001[E4PP\mXh_30191X>00VR5l1F1j;00VR5n1F1d;00VR5P2F1d<00VR5R2F1f<00VR5T2F1b<00VR5V2F1h<00VR5X2F1V;00VR5Z2F1j:00VR5\2F00100^R571R=015284120U^103=R3_3_3d3o2b3U3S3_3f3U3b3i3_R5T1H00003l;h;f;_R58:`R51lP5aR5bR5150cR5120n80dR5120mo10eR5112oZ1\V2011000000000000fR551^11VY20gR5Z1F511l;00gR5^1T1gR5^1B101jm1000011f;00gR5`1T1gR5`1B101jm1000011b;00gR5b1T1gR5b1B101jm10001hR511h;00gR5d1T1gR5d1B101jm1000012b;^;0152920[[1000000gR5f1P1gR5f1B0015l;f;d;^;l=0150505050565858920WE000920o\1000920P]100000056920[[1920j7920T>00000085120n885120e\185120\P1gR5l1F01iR5000gR58:jR51lP5kR5lR50213om1oZ1\V20110001jm14PP\mXh_30131Z<00gR5Z2\11T;00gR5Z2X31f=00gR5Z2j421Z?015152920Qn1000921VY2Qn1000555920Y921VY2Y91jm1gR5^2F1001555920Y921VY2Y91jm1gR5`2F0000mR5?1l;1fP21515284120g[1034R3_3_3d385120`]1nR5R1H00015221fP2`]1000oR50000nR58:PS51lP5QS5RS5150SS5121fP2mo10TS5121fP2`]10RZ2213om1oZ1\V2011000000000000US5?1^;1UR515151920Q[10205620[[10005220][1000VS5X1F11l;1fP2185120o\1VS5\1F11[E01565821fP2o\1921fP2WE000000WS50000VS58:XS51lP5YS5ZS51=0[S5121UR5[[10\S5121UR5][10`Q2121UR5mo10]S5121fP2o\10^S5121fP2WE0_S5121fP2mo10hD213om1oZ1\V20110001[E4PP\mXh_301000000`S5?1^;1UR5185120Q[1aS5T1F13`;n;l;1fP2185120g[1aS5X1F11[E015221UR5Q[15284121fP2g[1034R3_3_3d3bS50000aS58:cS51dS5eS5fS5180gS5121UR5Q[10mS2121UR5mo10hS5121fP2mo10eb2121fP2g[1213om1oZ1\V20110001[E4PPf^Tlg101000000iS5?1n;1fP2185120h]1jS5V1F0011n;1RW20jS5Z1P1150525284121fP2g[1034R3_3_3d35621fP2h]121RW2Y951515284121RW2g[1034R3_3_3d35721RW2Y921fP2h]1545921RW2Y921fP2h]11S:kS50000jS58:lS51dS5mS5nS51:0oS5121fP2h]10PT5121RW2Y90`Q2121RW2mo10QT5121fP2mo10eb2121fP2g[1213om1oZ1\V20110001S:4PPb_QdB00000000RT5?1n;1fP215284120g[1034R3_3_3d3ST5T1H0001555921fP2h]121fP2Y91m`1TT50000ST58:UT51dS5VT5WT5190XT5121fP2mo10eb2121fP2g[10YT5121fP2h]10[k215921fP2h]121fP2Y90\k2212oZ1\V20110001m`14PPZfVg300000000ZT551j;1_o10[T5P1F211b900[T5T1T2[T5T1B101jm10011Z900[T5T1T1011d9016841920l>030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3[T5X1P1[T5V1B101jm10011Z900[T5V1P1011Z?0152920Qn1000921_o1Qn1000[T5d1B00[T58:\T51]T5^T5_T50212om1oZ1000001jm14PP\mXh_300000100`T591d;0151515185120n885120\P15220n821W[1n85620\P121W[1Y9aT5NH01d<1W[1185120n8aT5T1J16^<`<X1f;Z<f=0152920n821W[1n821W[1n8aT5X1B11j^2010000aT58:bT51fQ5cT5dT50212om1oZ1000001j^24PPPXXWXjZc400000000eT551b?0153920]8032d3_3920hW1034V3b3_3]3fT5R1F214^<`<f;l;00fT5X1P1fT5X1B101jm1000015^<`<f;l;b;00fT5^1P1fT5\1B101jm10013R?l6\;00fT5\1P11gT5000fT58:hT51[Q5iT5jT50212om1oZ1000001jm14PPf^Tlg101000000kT571h;1hm10lT5T1H11\;1W[10lT5X1\112`;j;00lT5X1X3000lT58:mT51nT5oT5PU5150QU5121W[1mo10d_3121hm1mo10RU5212om1oZ1010000001000111`;00lT5V1Z1020SU5?1f=1RW215152841920^c1030035T3Q3Y3\3i385120n8TU5V1F21d;1mZ21515220n821RW2n885120\P1TU5\1B1f;1W[11515220n821RW2n885120e\1TU5^1B11[E015050505421W[1Y921mZ2Y9565921W[1Y921mZ2Y91bO555921W[1e\121W[1Y91^a251535921W[1e\121mZ2\P11UU5535921W[1e\121mZ2\P11VU5WU50000TU58:XU51YU5ZU5[U51<121W[1n80\U5121mZ2\P10]U5121W[1mo10lf2121W[1e\10[k215921W[1e\121W[1Y90^U511^a20_U5212om1oZ1000005[E4PPPTUioS\R1bO4PPf^Tlg1^a24PPPlYaTUm4UU54PPPhcRYZj9VU54PPPdmc]_g>0021f=0152920n821RW2n821RW2n8TU5l1F1X>0152920n821RW2n821RW2n8TU5n1F00000`U5=1l=01515151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920d6030037`3U3^3T3Y3^3W356920j7002000565920Y920l\11m`1aU5P1L20n8112d;X>00aU5\1\120n801^;015052920][1920[C002000515185120\[185120RH5483120RH83120\[1aU5b1B011[EaU58:bU51fQ5cU5hQ50212om1oZ1000002[E4PPf^Tlg1m`14PPThjX_:0011j;00aU5n1\100100dU5=1l=015151515185120n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j700200050385120l\1555920l\120Y91eU535152841920Vd1035T3Q3Y3\3i3034^3_3^3U353841920d6037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3fU5R1L20n8116f;d;`<b<R=X>00fU5d1B20n801\;00fU5T2J11h;00fU5V2L11[EfU58:gU51hU5iU5jU50212om1oZ10100002[E4PPf^Tlg1eU54PPPlYaTUm40061`;015384120g[103;d3U3b3]3Y3^3Q3d3Y3_3^3fU5^2F1\;00fU5`2F1b;00fU5b2F1j;00fU5d2F1j:00fU5f2F1n<00fU5h2F00000kU5=1^;0185120\[1lU5P1L20\[1112f;d;00lU5Z1P120n801\;00lU5`1J11h;00lU5b1L0lU58:mU51hU5nU5oU50211oZ1010000000;1`;015384120g[103;d3U3b3]3Y3^3Q3d3Y3_3^3lU5j1F1\;00lU5l1F1b;00lU5n1F1j;00lU5P2F1j:00lU5R2F1n<00lU5T2F1P=00lU5V2F1`<00lU5X2F1b<00lU5Z2F1R=00lU5\2F1X>00lU5^2F00100PV591b;00QV5R1H01^100QV5V1J13^1l6P?00QV5X1L11[E012001QV58:RV51lP5SV5TV50112oZ1\V21UV5110001[E4PP\mXh_300000000VV5?1^;1UR51515085120[[185120\[15085120][185120RHWV5X1F13`;n;l;1fP2185120g[1WV5\1F11[E015052515156921UR5[[183121UR5\[100052921UR5][183121UR5RH0003921UR5Q[10205284121fP2g[103:V3_3b3S3U3o2c3d3_3`3515284121fP2g[1034R3_3_3d3385121UR5Q[1XV50000WV58:YV51ZV5[V5\V51=0]V51921UR5[[183121UR5\[10\S51921UR5][183121UR5RH0^V5121UR5Q[10`Q2121UR5mo10_V5121fP2g[10`Q2121fP2mo10hD213om1oZ1\V20110001[E4PPf^Tlg101000000`V551X11\I15185120Q985120n8aV5P1F115f;X1b<R=X>015220n821\In8aV5X1LaV5V1>101jm10011^100aV5V1L0000aV58:bV51lP5cV5dV50213om1oZ1\V20110001jm14PP\mXh_30071^101575820Y91jm121\IQ9aV5b1F1\10152920n821\In821\In8aV5d1F1d<0152920n821\In821\In8aV5f1F1f<00aV5h1F1V;00aV5j1F1000aV5l1F1Z901720_R1lR2aV5n1F00000eV551X11\I15185120Q985120n8fV5P1F114f;X1b<R=015220n821\In8fV5X1LfV5V1>101jm10011n;00fV5V1L0000fV58:gV51hV5iV5jV50213om1oZ1\V20110001jm14PPf^Tlg10081n;01505384120g[103:V3_3b3S3U3o2c3d3_3`35720Y921\IQ9fV5b1F1\10152920n821\In821\In8fV5d1F1d<0152920n821\In821\In8fV5f1F1f<00fV5h1F1V;00fV5j1F1^100fV5l1F1n?00fV5n1F1Z901720_R1lR2fV5P2F00000kV581b91W[11515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920WS1020lV5T1H1\;00lV5X1N012h;j;01565921W[1Y920Y91^d2lV5\1HlV58:mV51nV5oV5PW5130QW5121W[1mo10RW5111oZ1000001^d24P``gn500000000SW592j;Z?0152920Qn1000921W[1Qn1000TW5NH01X>1W[10TW5T1J12h;b;00TW5V1L11[E010100TW58:UW51VW5WW5XW50212om1oZ1000001[E4PPf^Tlg100000000YW581b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120ZS185120[S1ZW5R1H1d;0152920n821fP2ZS121fP2ZS1ZW5V1N2585921fP2Y921fP2[S11Ro10ZW58:[W51\W5]W5^W5170_W5120mo10`W5120ZS10aW5120[S10bW5212oZ1`U4000001Ro14PPigPZ900000000cW5=1b90151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120ZS15720[S121W[1Y9dW5NL20ZS1111d;00dW5V1\120n801\;1W[10dW5Z1J11b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3dW5\1L11[EdW58:eW51\W5fW5gW50212oZ1`U4000001[E4PPhUibmR100000100hW5?1\;1fP20iW5V1F21l=1gV2185120n8iW5Z1B1f;1W[10iW5\1B11[E015521gV2Y921W[1Y9jW50001iW58:kW51lW5mW5nW5160oW5121W[1n80mS2121W[1mo10PX5121gV2mo1212om1oZ1000001[E4PPf^Tlg101000101QX5nR4iW5R1>RX5?1l=1gV21515156920T>00200056920j70020005085120T>85120n8SX5R1F12`;n;1fP20SX5V1F11[E015384121fP2g[1034^3_3^3U3TX50000SX58:UX51VX5WX5XX5160YX5121gV2mo10ZX5121fP2g[10mS2121fP2mo1212om1oZ1000001[E4PPigPZ901000100[X5?1l;1fP21515284120g[1034R3_3_3d35620WE000\X5T1H00015721fP2o\1002]X50000\X58:^X52lP5YU5_X5`X5170aX5121fP2WE0bX5121fP2o\10cX5121fP2mo10hD112oZ1\V2011000000000000dX591d;015220n821W[1n8eX5P1H01f;1W[1185120n8eX5V1J13h;j;\;00eX5X1L11[E010100eX58:fX52lW5lP5gX5hX50212om1oZ1000001[E4PPf^Tlg100000000iX591d;0185120\P1jX5LH2012001jX58:kX53lX5\W5mX5nX5oX50212om1oZ10000002n8\P10000000PY551d;1mZ2185120n8QY5P1F111\>015152920n803021mZ2n85284120]:036]3Y3c3c3U3T3QY5V1LQY5V1>101jm1011h;00QY5\1L00000QY58:RY51SY5TY5UY50212om1oZ10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100VY551d;1mZ2185120n8WY5T1F111Z>01515152920n803021mZ2n85284120]8036]3Y3c3c3U3T35050385120\P1385121mZ2\P1548015920\P121mZ2\P104PPU[ck1WY5Z1LWY5Z1>101jm10000000WY58:XY51fQ5YY5ZY50212om1oZ10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[Y5?1d;1mZ2185120\P1\Y5\1H0001505659921mZ2]P121mZ2Y921mZ2\P11m`151565921mZ2Y921mZ2\P11m`1545921mZ2Y921mZ2]P11bO]Y50159921mZ2]P121mZ2Y921mZ2\P1fP200\Y58:^Y52fQ5nQ5_Y5PR51;121mZ2n80`Y51921mZ2]P121mZ2Y90`Q2121mZ2mo10aQ2159921mZ2]P121mZ2Y921mZ2\P10RR5121mZ2\P10aY511m`1112om1oZ10100002m`14PPThjX_:bO4PPU[ck100000000bY551d;1mZ2185120n8cY5NF111f;0152920n821mZ2n821mZ2n8cY5\1\1cY5\1J0011h;00cY5\1h400000cY58:dY51YU5eY5fY50212oZ1\V201100000053X1`<b<0152920n821mZ2n821mZ2n8cY5d1F1d<0152920n821mZ2n821mZ2n8cY5f1F1f<00cY5h1F1j:00cY5j1F1j;00cY5l1F00122f=l=01515220n821mZ2n86841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3cY5T1P1011f;00cY5Z1T1010gY551d;1mZ2185120n8hY5P1F116f;^<`<X1R<T<0152920n821mZ2n821mZ2n8hY5d1LhY5d1>101jm10000000hY58:iY51YU5jY5kY50211oZ1000002U84PPigPZ9jm14PPf^Tlg10021j;00hY5T2\11b<00hY5T2\241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18141f=01515220n821mZ2n85284120^c1034^3_3^3U3hY5V1T1101l=01515220n821mZ2n85284120Vd1034^3_3^3U3hY5X1T1104f;^<`<X10151555921mZ2Y920Y91U852920n821mZ2n821mZ2n8hY5Z1P1101f=01515220n821mZ2n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3hY5`1T1020lY5?1f=1RW215185120n85284120^c1034^3_3^3U3mY5P1F21d;1mZ2185120\P1mY5V1B1f;1W[115185120e\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3mY5X1B0015521W[1e\121mZ2\P1nY50000mY58:oY51YU5PZ5QZ51;121RW2n80RZ5121RW2mo10SZ5121mZ2\P10`Q2121mZ2mo10TZ5121W[1e\10mS2121W[1mo1212om1oZ10000001n81000000UZ5=1Z>015185120n85284120]8036]3Y3c3c3U3T3VZ5NL20n8111d;00VZ5V1\120n801\;00VZ5Z1J13h;j;\;00VZ5\1L11[EVZ58:WZ51\W5XZ5YZ50212om1oZ1000001[E4PPf^Tlg100000000ZZ581b9015185120YP1320YP1[Z5T1H1`100[Z5X1N00[Z58:\Z51]Z5^Z5_Z5130oY2120mo10`Z5212oZ1\V2011000000000000aZ5=1^;00bZ5R1L20\[1111^;00bZ5X1\120RH01^;1UR515185120\[185120RHbZ5\1J11h;00bZ5^1L11[EbZ58:cZ52TV3lW5dZ5eZ50212om1oZ10100001[E4PPf^Tlg10071\;00bZ5f1F1j;00bZ5h1F4f;d;^<`<0136920n8030121UR5RHbZ5l1F1b<00bZ5P2F1n<00bZ5R2F1X>00bZ5T2F1j:00bZ5V2F00000fZ551l61gV2185120o3gZ5T1F111l?00gZ5^1\1gZ5^1J101jm10000000gZ58:hZ51iZ5jZ5kZ50211oZ101010001jm14PPb_QdB0013l=`;b;01505052920T>920j700200052841920g[1030034^3_3^3U385120n[1gZ5f1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18021l600gZ5Z1T1011l601515420mo121gV2mo15220o321gV2o3gZ5\1T1100lZ591h;00mZ5P1H01j;00mZ5T1J11\;00mZ5V1L0010111[E0mZ58:nZ51oZ5P[5Q[50111oZ1000001[E4PPf^Tlg100000100R[591Z?0152920Qn1000921W[1Qn1000S[5NH01\;1W[10S[5T1J14h;j;P?l600S[5V1L11[E010100S[58:T[51oZ5U[5V[50212om1oZ1000001[E4PPf^Tlg100000000W[591j;00X[5P1H01h;00X[5T1J11\;00X[5V1L0010111[E0X[58:Y[51oZ5Z[5[[50212om1oZ10100001[E4PPf^Tlg100000100\[5:1`;00][5P1H1g[120g[1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311][58:^[52nT5VX5_[5`[5150a[5120g[10mS2120mo10b[5211oZ1010000000000000c[573`;n;l;1fP2152841920g[103003:V3_3b3S3U3o2c3d3_3`3d[5P1H11^11VY20d[5T1\112h;j;00d[5T1b3000d[58:e[51ZV5f[5g[5150h[5121fP2mo10i[5121VY2mo10hD212oZ1\V2011000001011000d[5V1f20000j[571b;0152841920n[1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3k[5T1H11`;1fP215384120g[1034^3_3^3U3k[5Z1J13h;j;\;00k[5\1L01F0k[58:l[51m[5n[5o[5160he2120mo10P\5121fP2mo10eb2121fP2g[1211oZ1010000000000001Y]4Z]4k[5P1>Q\591Z>015284120]8036]3Y3c3c3U3T3R\5P1H01`;1fP215284120g[1034^3_3^3U3R\5V1J12h;j;00R\5X1L0010000R\58:S\51m[5T\5U\5160V\5120n80W\5120mo10X\5121fP2mo1212om1oZ100000000000000Y\572d;f;00Z\5T1H11`;1fP215284120g[1034^3_3^3U3Z\5X1J12h;j;00Z\5Z1L01F0Z\58:[\51m[5\\5U\5160]\5120n80mS2120mo10^\5121fP2mo1212om1oZ100000000000001Y]4Z]4Z\5P1>_\592d;f;00`\5NH01b;0152841920n[1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3`\5R1J15\;Z<T;f=Z900`\5T1L11[E010000`\58:a\52m[5lP5b\5c\50212om1oZ1000001[E4PPf^Tlg100000000d\591d;015185120\P15620\P120Y9e\5NH02d?b?00e\5R1\111h;00e\5R1j40010011[E0e\58:f\51[Q5g\5h\50211oZ1000001[E4PPPlYaTUm400000000i\5=1^;01515185120\[185120RH5283120RH000j\5R1L20\[1113f;d;`<00j\5Z1\120n801l?00j\5\1T111h;00j\5\1`211[Ej\58:k\51l\5m\5n\50111oZ101010001[E4PPf^Tlg10061l?00j\5d1F1j;00j\5f1F1X>00j\5h1F1b<00j\5j1F1n<00j\5l1F1j:00j\5n1F00100o\591`;00P]5NH01\;00P]5P1T113\;h;j;00P]5P1f211j^2012101P]58:Q]51nT5R]5S]50211oZ1000001j^24PPf^Tlg100000100T]551X11\I15185120Q985120n8U]5R1F113d;f;X1015220n821\In8U]5\1BU]5X1>101jm10011n;00U]5X1L0000U]58:V]51hV5W]5X]50212oZ1\V20110002jm14PPf^Tlg1^d24PP\mXh_300;1n;01505384120g[103:V3_3b3S3U3o2c3d3_3`35420Y95821\IQ91^d2U]5j1F1\10152920n821\In821\In8U]5l1F1f10152920n821\In821\In8U]5n1F1h<0152920n821\In821\In8U]5P2F1Z>0152920n821\In821\In8U]5R2F1d<0152920n821\In821\In8U]5T2F1f<00U]5V2F1V;00U]5X2F1^100U]5Z2F1n?00U]5\2F1Z901720_R1lR2U]5^2F00000Y]591h;00Z]5NH01\;0153841920]:036\3Q3e3^3S3X3034R3_3_3d3Z]5R1J11\;00Z]5T1L0012011[E1Z]58:[]51oZ5\]5]]50212om1oZ1000001[E4PPf^Tlg100000100^]551\;1fP20_]5R1F311h;00_]5V1T1_]5V1B101jm1000011j;00_]5X1T1_]5X1B101jm10001`]511b;015284120n[1039c3S3X3U3T3e3\3U3c3_]5Z1P1_]5Z1B101jm10001a]5000_]58:b]51oZ5c]5d]50212om1oZ1000001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100e]592Z?\?015152920Qn1000921_o1Qn100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3f]5NH01j;1_o10f]5T1J12P?l600f]5V1L11[E010100f]58:g]51]T5h]5_T50212om1oZ1000001[E4PPf^Tlg100000000i]5?1`;1fP20j]5NH0001684121fP2g[19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3k]50000j]58:l]51nT5m]5n]50212om1oZ100000000000000o]551l61gV20P^5P1F111\;0153841920]:036\3Q3e3^3S3X3034R3_3_3d3P^5R1\1P^5R1J101jm10000011P^58:Q^51R^5S^5T^50212om1oZ1000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100U^5?1b91fP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120oEV^5LH000152871:21fP2oE10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3W^50000V^58:X^51nV5Y^5Z^50211oZ100000000000000[^5?1\;1fP20\^5T1F14l;h;j;b;1hm10\^5V1F11[E01555921hm1Y921fP2Y91Va1]^5015921hm1Y921fP2Y9fP200\^58:^^51R^5_^5`^5180a^5121fP2mo10V\315921hm1Y921fP2Y90b^5121hm1mo10Wj211Va1111oZ1000002Va14PPZfVg3[E4PPf^Tlg101000100c^5?1f;1W[1185120e\1d^5P1H00015621W[1e\121W[1Y9e^5015921W[1e\121W[1Y9\n100d^58:f^51YU5g^5h^518121W[1n80i^5121W[1Y90lf2121W[1e\10`Q2121W[1mo10j^5212om1oZ100000000000000k^5=1f;015152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i385120n8l^5P1L20n8111^;00l^5X1\120\[101^;0185120\[1l^5\1J15h;j;\;l6P?00l^5^1L11j^2l^58:m^51n^5o^5P_50212om1oZ10100001j^24PP\mXh_300000000Q_591f;015185120n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3R_5V1H1012001R_58:S_52n^5mX5T_5U_50212om1oZ101000001n80000000V_551P@0152920Qn1000000W_5R1F211l?00W_5X1b3W_5X1B101jm10012l6\;00W_5X1T1013l=`;b;01505052920T>920j700200052841920g[1030034^3_3^3U385120n[1W_5\1P1W_5Z1B101jm10012l6\;00W_5Z1P11a]5000W_58:X_51iZ5Y_5Z_50111oZ101010001jm14PPb_QdB00000000[_551l?1VY20\_5X1F315f;l;b;^<`<00\_5\1P1\_5\1B101jm1000011`;01684120g[13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3\_5d1P1\_5d1B101jm10001]_511h;015658920o\100020P]1000\_5l1P1\_5l1B101jm1012^;`;0152841920g[1034R3_3_3d3034R3_3_3d3\_5P2P101^_5000\_58:__52iZ5l\5`_5a_50111oZ11b_51010001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100c_5?1^;1UR51515185120\[185120RH38:220\[120RHd_5V1F11R61kn11515085120QH85120RH575920Y921UR5Y91e_5d_5Z1F11[E018:221UR5\[1921kn1QH21kn1RHf_50000d_58:g_51TV3h_5i_5190j_5121UR5\[10`Q2121UR5mo10k_51921kn1QH21kn1RH0`Q2121kn1mo10hD211oZ10100002e_54PPZfVg3[E4PPhUibmR101;1X>00d_5h1F1j;00d_5j1F1d;00d_5l1F1d<00d_5n1F1f<00d_5P2F1b<00d_5R2F1h<00d_5T2F1n<00d_5V2F1V;00d_5X2F1j:00d_5Z2F1Z901720_R1l_5d_5\2F00100m_5?1l=1gV2185120n8n_5X1F0021\;1fP20n_5f1R11f;1W[10n_5f1`21505421W[1mo121fP2mo15321gV2]d221fP2]d2o_50000n_58:P`51lW5Q`5nW5160oW5121W[1n80mS2121W[1mo10PX5121gV2mo1211oZ100000000000041\;00n_5^1T1011f;00n_5`1T1011l=01515620mo121fP2mo185120n8n_5b1T1102h;j;015620mo121fP2mo1n_5d1T1103R`5S`5n_5P1>T`5U`5n_5R1>V`5U`5n_5T1>W`582d;f;00X`5R1H1`;00X`5T1N011\;00X`5V1HX`58:Y`51lW5Z`5[`5150\`5120n80mS2120mo10]`5212om1oZ1010000000000000^`5?1^;1UR51515185120[[185120\[185120RH_`5h1F11`;1fP20_`5l1F11[E06505621UR5[[10005284121fP2g[1034^3_3^3U3``55050505221UR5[[10005283121UR5\[10005683121UR5RH000684121fP2g[1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3a`55050505221UR5[[10005283121UR5\[10005283121UR5RH000684121fP2g[15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3b`55050505221UR5[[10005283121UR5RH0005283121UR5\[183121UR5RH3684121fP2g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3c`55050505221UR5[[100038:221UR5\[121UR5RH38:221UR5RH21UR5\[13684121fP2g[12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3d`550505683121UR5\[10005683121UR5RH000684121fP2g[14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3e`50010_`58:f`51g`5h`5i`51=0j`5121fP2g[10`Q2121fP2mo10k`5121UR5[[10l`5121UR5\[10m`5121UR5RH0`Q2121UR5mo10hD212om1oZ10100001[E4PPigPZ901000006n`5o`5_`5Z1>Pa5o`5_`5\1>Qa5o`5_`5^1>Ra5o`5_`5`1>Sa5Ta5_`5b1>Ua5Ta5_`5d1>Va5?1d;1mZ20Wa5X1F0021\;1fP20Wa5b1R11`;1Qo10Wa5b1`2150505421Qo1mo121fP2mo15321mZ2]d221fP2]d25384121Qo1g[1034^3_3^3U3Xa50000Wa58:Ya51m[5Za5[a517121mZ2n80j_2121mZ2mo10\a5121Qo1g[10]a5121Qo1mo1211oZ1010000000000031\;00Wa5\1T1011`;00Wa5^1T1012h;j;015620mo121fP2mo1Wa5`1T1102^a5_a5Wa5R1>T`5`a5Wa5T1>aa5=1b90151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120\S15720]S121W[1Y9ba5NL20\S1111d;00ba5V1\120n801\;1W[10ba5Z1J11b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ba5\1L11[Eba58:ca51\W5fW5gW50212oZ1`U4000001[E4PPhUibmR100000100da541h;0185120h3ea5P1H20h3100011l?00ea5V1Nea58:fa51iZ5ga5ha50111oZ10101000000000000ia576\;\1^1d1f1h<00ja5`1>1101[f20ja5n1J14l6P?R?\?015153841920]:030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3ja5R2B004l6P?R?\?ja58:ka51la5ma5na5150oa5120mo10Pb5121[f2mo10Qb5112oZ1\V2011000000000001Y]4Rb5ja5Z1>Sb591f;01515220n821gV2n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3Tb5NH01l=1gV215151515185120n852841920Vd1030034^3_3^3U352841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i385120l\15420l\120Y9Tb5V1B11f=0152920n821gV2n821gV2n8Tb5^1L11[E010000Tb58:Ub51YU5Vb5Wb50212om1oZ1000001[E4PPf^Tlg100000000Xb5?1R=1Yb5185120l\1Zb5X1H000156801595921Yb5l\121Yb5Y91^a21m`1[b50000Zb58:\b52]b5lP5^b5_b5190`b5121Yb5n80eb2121Yb5l\10ab5121Yb5Y90gb2121Yb5mo10bb5012oZ1\V20110002^a24PPPlYaTUm4m`14PPU[ck100000000cb5?1j;1_o10db5X1F21d91Qo10db5\1B1T?1VY20db5^1B0015421VY2mo121Qo1mo1eb50000db58:fb51]T5gb5_T5180hb5121_o1mo10ib5121VY2mo10jb5121Qo1mo10o[2121Qo1l>211oZ10000000131b900db5j1F1d9016841920l>030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3db5l1F1h;00db5T2F00101kb5lb5db5T1>mb5?1b91W[1151515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920WS102085120R4nb5X1F0031\;1VY20nb5f1B2h;j;1_o10nb5h1B1Z91hP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4nb5j1B150505321W[1R421hP2R45421_o1mo121VY2mo15421hP2mo121_o1mo1ob50000nb58:Pc51nV5Qc5Rc5170Sc5121hP2mo10Tc5121_o1mo10Uc5121W[1mo10Vc5111oZ100000000000031\;00nb5^1T1012h;j;00nb5`1T1011Z901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4nb5b1T1012Wc5`a5nb5R1>Xc5Yc5nb5T1>Zc5?2h;j;1_o10[c5V1F0031\;1VY20[c5b1B1Z91hP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4[c5d1B1b91fP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320WS1[c5f1B1505321fP2R421hP2R45421hP2mo121VY2mo1\c50000[c58:]c51nV5^c5_c5160`c5121fP2mo10ac5121VY2mo10d_3121_o1mo1111oZ100000000000031\;00[c5Z1T1011Z901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4[c5\1T1011b901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320WS1[c5^1T1011bc5cc5[c5R1>dc5=1l=0151515152841920]:030035V3U3d3S3X385120l\1575920l\120Y91hX356920j7002000ec5R1L84120]:115f;`4b4n4X>00ec5`1B841920]:035V3U3d3S3X301^;0151515185120\[185120RH5683120\[10005283120RH000ec5P2B011[Eec58:fc51hU5gc5hc50212om1oZ10100002[E4PPf^Tlg1hX34PP\mXh_30031j;00ec5Z2\11j:00ec5Z2\21d400ec5Z2l300100ic5?1l=1gV215151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j70020005051575920l\120Y91hX3555920l\120Y91eU55152841920Vd1034^3_3^3U3035T3Q3Y3\3i35420l\120Y9jc5V1F11R61kn115185120QH575920Y921gV2Y91e_5jc5^1F11[E01621gV2n8121kn1QHkc50000jc58:lc52TV3lW5mc5nc51:121gV2n80oc5121gV2l\10`Q2121gV2mo10Pd5121kn1QH0`Q2121kn1mo10hD212om1oZ10100004e_54PPZfVg3[E4PP\mXh_3hX34PPhja`o6eU54PPPlYaTUm40081j;00jc5j1F1j:00jc5l1F1h:015384120d603:Q3e3d3X3_3b3Y3j3U3T3jc5n1F1n<00jc5P2F1X>00jc5R2F1b<00jc5T2F1d<00jc5V2F1f<00jc5X2F00100Qd5=1l=015151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j70020005051575920l\120Y91hX3555920l\120Y91eU55152841920Vd1034^3_3^3U3035T3Q3Y3\3i35420l\120Y9Rd5R1L20n8116f;X1`<b<R=X>00Rd5b1B20n801^;015052920][1920[C0020005185120RH5283120RH000Rd5T2B011[ERd58:Sd54lW5hU5lP5hV5Td5Ud50212om1oZ1000003[E4PPf^Tlg1hX34PP\mXh_3eU54PPPlYaTUm40071j;00Rd5`2F1j:00Rd5b2F1h:015384120d603:Q3e3d3X3_3b3Y3j3U3T3Rd5d2F1f=00Rd5f2F1n<00Rd5h2F1d<00Rd5j2F1f<00Rd5l2F00100Vd5?1f=1RW21515185120n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3920j7021Wd5R1F12`;n;1fP20Wd5V1F0015384121fP2g[1034^3_3^3U3TX50010Wd58:Xd52VX5Yd5Zd5[d51:0Pl2121RW2n80Yh2121RW2^c10\d5121RW2mo10]d5121fP2g[10mS2121fP2mo1212om1oZ10000000071Z901720_R1^[4Wd5b1F1d<0152920n821RW2n821RW2n8Wd5d1F1f<00Wd5f1F1V;00Wd5h1F1b>00Wd5j1F1f=01515220n821RW2n83920j7021Wd5l1F1l=0152920T>920j7002000Wd5n1F00000^d5?1f=1RW21515185120n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3920j7021_d5T1F22`;n;1[f20_d5Z1B2`;n;1fP215284120g[1034^3_3^3U3_d5\1B0015284121[f2g[1034^3_3^3U3`d50010_d58:ad51VX5bd5cd51<0Pl2121RW2n80dd5121RW2mo10ed5121[f2g[10mS2121[f2mo10fd5121fP2g[10mS2121fP2mo1211oZ10000000072Z9\901720_R1^[4_d5h1F1d<0152920n821RW2n821RW2n8_d5j1F1f<00_d5l1F1V;00_d5n1F1b>00_d5P2F1f=015220n821RW2n8_d5R2F1l=0152920T>920j7002000_d5T2F00000gd5<11d;00hd5LH2n8\P1110hd58:id51\W5jd5kd50212oZ1`U400000000000000ld542\;l;00md5LH920WE0000011d;00md5R1R100md58:nd51\W5od5gW50212oZ1`U4010000000000000Pe5?1d;1mZ20Qe5R1F11l;1fP2185120WEQe5T1F11[E015721fP2WE002Re50000Qe58:Se52fQ5lW5Te5Ue518121mZ2n80j_2121mZ2mo10Ve5121fP2mo10PZ2121fP2WE0Rn2212om1oZ1000001[E4PP\mXh_300000000We552`;n;1fP21684120g[1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3Xe5P1F511d;00Xe5V1T1Xe5V1B101jm1000011f;00Xe5X1T1Xe5X1B101jm1000012^<`<00Xe5Z1P1Xe5Z1B101jm1000011l;01565820WE20o\1000Xe5^1T1Xe5^1B101jm1000011j;00Xe5`1T1Xe5`1B101jm10001`]5000Xe58:Ye53hU5ZV5hV5Ze5[e50212om1oZ1000001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100\e5?1^;1UR51515185120\[185120RH38:220RH20\[1]e5X1F11R61kn11515085120QH85120RH575920Y921UR5Y91e_5]e5\1F11[E0138:221UR5RH921kn1QH21kn1RH^e50000]e58:_e51TV3`e5ae5190be5121UR5RH0ce5121UR5\[10`Q2121UR5mo10de5121kn1mo10hD111oZ10100002e_54PPZfVg3[E4PPhUibmR10131X>00]e5h1\11j;00]e5h1f21f=00]e5h1f300100ee5?1`<1VY215185120n885120VKfe5T1F0011`<1\I15185120n885120VKfe5^1P1150505221VY2n821\In8578015921VY2VK21\IVK1ge553921VY2P4921\IP4030921\IP4921VY2P4030he50000fe58:ie51mX5je5ke518121\In80UR4121\Imo10le5121VY2n80me5121VY2mo10ne5211oZ1000002[E4PPf^Tlg1ge54PP\mXh_300000021`;0151684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3555921VY2Y920Y91[Efe5Z1T1014Z<T;Z9d<01555921VY2Y920Y91[Efe5\1T1100oe5?2`<X11\I15185120P485120n8Pf5V1F22`;n;1YS41684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Pf5\1B2`<X11VY2151515220P421\IP45320n821\In85480159920VK20Q9921\IVK21\IQ91ge5Pf5`1B0015421VY2mo121YS4mo1Qf50000Pf58:Rf51mX5Sf5Tf51<0Pl2121\IP40Uf5121\In80`Q2121\Imo10Vf5121VY2n80`Q2121VY2mo10Wf5121YS4mo1212om1oZ1000001ge54PP\mXh_30081d<0150385120n85220n821\In8Pf5l1F1f<00Pf5n1F1Z<00Pf5P2F1T;00Pf5R2F1P<00Pf5T2F1P=00Pf5V2F1`;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Pf5X2F1n;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Pf5Z2F00002Xf5Yf5Pf5^2>Zf5[f5Pf5`2>\f5=1^;00]f5NL20\[1011^;00]f5T1\120RH01^;01515185120\[185120RH5683120\[1000]f5X1J11`;00]f5Z1L11[E]f58:^f51g`5_f5`f50212om1oZ10100001[E4PPigPZ90051`;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3]f5b1F1b;00]f5d1F1h;00]f5f1F1j;00]f5h1F1\;00]f5j1F00000af5?2`<X11\I15185120n85085120VK85120Q9bf5V1F21b?1cf515153920`j10000005380120`j100P]1bf5\1B2`<X11VY21515220n821\In85085120VK85120Q9bf5`1B11[E02505421VY2Y921cf5Y953921VY2VK21VY2Q9921\IVK21\IQ9df5505421VY2Y921cf5Y95359921VY2VK21VY2Q9921\IVK21\IQ95:1ZX321cf5`j1ef50000bf58:ff51[Q5gf5hf51?0if5121cf5`j10jf5121cf5mo10kf5121\In80lf51921\IVK21\IQ90`Q2121\Imo10^Z31921VY2VK21VY2Q90`Q2121VY2mo10mf5212om1oZ1000002[E4PPPTUioS\R1ZX34PP\mXh_30061b?0136841920hW10303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3bf5P2F1d?00bf5R2F1f?00bf5T2F1Z<00bf5V2F1Z901720_R1`Q5bf5X2F1d<0152920n821\In821\In8bf5Z2F00000nf5?1R<1W[1151515185120hW185120e\1555820hW15:920Z^100Pj204PP\mXh_320Y95620e\120hW1of5V1H00025621W[1e\121W[1Y9e^550555921W[1e\121W[1Y95:921W[1Z^100Pj204PP\mXh_3515152921W[1Z^100Pj200Pj2555921W[1e\121W[1Y95804PPPlYaTUm41Pg5525921W[1[^121W[1\^100h3Qg5015921W[1e\121W[1Y9\n100of58:Rg51YU5Sg5Tg5190Ug5121W[1Y90`Q2121W[1mo10Vg5121W[1hW10SP3121W[1e\10Wg5212om1b2000001Pg54PP`Rg`aa600000000Xg5?1R<1\I1515185120n885120hW185120e\1Yg5V1F11R<1VY2151515220n821\In885120e\15220hW121\IhW1Yg5Z1F11j^20150558015921VY2e\121\Ie\11m`15521\Ie\121VY2Y9Zg50000Yg58:[g51Te2\g5]g51:121\In80^g5121VY2e\10`Q2121VY2mo10_g5121\Ie\10`Q2121\Imo10`g5212om1b2000002j^24PPPP_ZTYYW1m`14PPU[ck10051V<0152920n821\In821\In8Yg5f1F1d<0152920n821\In821\In8Yg5h1F1Z<0152920n821\In821\In8Yg5j1F1f<00Yg5l1F1b?00Yg5n1F00000ag5?1R<1\I1515185120n885120Z^15420Z^100Pj2bg5T1F11f;1VY2151515220n821\In885120e\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3bg5X1F11j^201555921VY2e\121VY2Y95:21\IZ^104PP\mXh_3cg50000bg58:dg52Yd5lP5eg5fg51<121\In80gg5121\IZ^10hg5121\Imo10ig5121VY2e\10`Q2121VY2mo10aQ215921VY2e\121VY2Y90_U5212om1b2000001j^24PPPXXWXjZc40041R<0152920n821\In821\In8bg5d1F1Z<0152920n821\In821\In8bg5f1F1Z901784120_R1jg5bg5h1F1f<00bg5j1F00000kg551R<1W[115185120n885120e\1lg5R1F215P<R<T<V<X<0152920n821W[1n821W[1n8lg5X1P1lg5X1B0121W[1e\112R?l600lg5^1P101mg515P<R<T<V<X<0152920n821W[1n821W[1n8lg5f1P1lg5b1B101jm1121W[1e\1012R?l600lg5d1P10000lg58:ng51YU5og5Ph50212om1b20100001jm14PPf^Tlg10061R<01515220n821W[1n85420Y921W[1e\1lg5P2F1d<0152920n821W[1n821W[1n8lg5R2F1Z<0152920n821W[1n821W[1n8lg5T2F1f<00lg5V2F1V;00lg5X2F1Z901784120_R1dg2lg5Z2F00000Qh551R<1W[115185120n885120e\1Rh5R1F114P<R<T<V<0152920n821W[1n821W[1n8Rh5`1LRh5X1>101jm115921W[1e\11ob2012h<j1015052920n821W[1n821W[1n85220iB21W[1e\1Rh5\1B0000Rh58:Sh51_g2Th5Uh50213om1b2\V20110002jm14PP\mXh_3ob24PP\mXh_30081R<01515220n821W[1n85420Y95921W[1e\11ob2Rh5j1F1d<0152920n821W[1n821W[1n8Rh5l1F1Z<0152920n821W[1n821W[1n8Rh5n1F1f<00Rh5P2F1V;00Rh5R2F1000Rh5T2F1^100Rh5V2F1Z901784120_R1dg2Rh5X2F00000Vh552P<X<1W[10Wh5P1F311R<0152920n821W[1n821W[1n8Wh5T1T1Wh5T1B101jm1000011T<0152920n821W[1n821W[1n8Wh5V1T1Wh5V1B101jm10001Xh511V<0152920n821W[1n821W[1n8Wh5X1T1Wh5X1B101jm10001c[3000Wh58:Yh52YU5_g2Zh5[h50212om1b2000001jm14PPf^Tlg100051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000Wh5`1T18100\h5?1R<1W[11515185120hW185120e\150565820hW15:920Z^100Pj204PP\mXh_320Y95520e\120hW1]h5V1H00025050385121W[1Z^155801595921W[1e\121W[1hW15:21W[1Z^104PP\mXh_31m`15221W[1Z^100Pj2^h550505185121W[1Z^15321W[1Z^100Pj255801595921W[1e\121W[1hW11^a21m`151505580159801595921W[1e\121W[1hW11^a21Pg51m`15580159801595921W[1e\121W[1hW11^a21_h51m`15580158595921W[1e\121W[1hW11^a25:5921W[1\^121W[1[^104PP\mXh_31m`1`h5015921W[1e\121W[1hW1\n100]h58:ah52YU5_g2bh5ch51=0dh5121W[1mo10eh5121W[1hW10SP3121W[1e\10[k215921W[1e\121W[1hW10fh511^a20gh5121W[1Z^10hD212om1b2000004^a24PPPlYaTUm4Pg54PP`Rg`aa6_h54PPXa[hhX3m`14PPU[ck100000000hh5?1R<1\I1515185120n885120Z^15320Z^100Pj2ih5T1F11R<1VY21515152920n821\In821\In885120e\185120hW1ih5X1F11j^201505185121VY2Z^15221VY2Z^121\IZ^151385121VY2Z^150555921VY2e\121VY2Y95:21\IZ^104PP\mXh_355801595921VY2e\121VY2hW15:21\IZ^104PP\mXh_31m`1jh50000ih58:kh52Yd5_g2lh5mh51>121\In80nh5121\IZ^10hg5121\Imo10oh5121VY2mo10eh5121VY2hW10SP3121VY2e\10Pi5121VY2Z^10hD212om1b2000002j^24PPPXXWXjZc4m`14PPU[ck10031Z<0152920n821\In821\In8ih5j1F1Z901784120_R1jg5ih5l1F1f<00ih5n1F00000Qi5?1R<1W[1151515151515152920Z^100Pj200Pj285120hW185120e\185120[^185120\^15320[^120\^1565820hW11^a220Y9Ri5V1H00015580158595921W[1e\121W[1hW11^a25:5921W[1\^121W[1[^104PP\mXh_31m`1Si5015921W[1e\121W[1hW1\n100Ri58:Ti51[Q5Ui5Vi51;0dh5121W[1mo10eh5121W[1hW10SP3121W[1e\10Wi5121W[1[^10SP3121W[1\^10Xi5111b2000002^a24PPPlYaTUm4m`14PPU[ck100000000Yi5?1Z91hm1151620_R1403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720`R1Zi5[i5V1F11b91fP20[i5^1F11jm1043721hm1`R1\i5]i56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3^i56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3_i56871:21hm1`R1108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3`i50011[i58:ai51bi5ci5di518121hm1_R10lT2121hm1mo10ei519:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21hm1`R1108c3S3X3U3T3e3\3U30o`219:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21hm1`R1108c3S3X3U3T3e3\3U30fi5212om1\j4000001jm14PPf^Tlg11R4021d900[i5X2\11b9013920cA021[i5X2R200100gi5?1X11\I15185120o85085120P95284120o8038c3U3d3U3h3Q3S3d3hi5T1H00015050515284121\Io803=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721\IP900Z1515284121\Io803Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721\IP900^1515284121\Io8038c3U3d3U3h3Q3S3d35421\IP900^1ii50000hi58:ji51ki5li5mi5170bQ3121\Imo10ni5121\Io80oi5121\IP90Pj5112\j4\V2011000000000000Qj5?3^<`<X11\I15085120VK85120Q9Rj5R1H000156921\IVK21\IQ921\IY9Sj50159921\IVK21\IQ921\IY9fP200Rj58:Tj51Uj5Vj5Wj5170Xj5121\IY90lf21921\IVK21\IQ90`Q2121\Imo10j^5212om1\j400000000000000Yj5?1Z<1W[115620VK20Y9Zj5T1F11^<1\I0Zj5X1F11[E015221\IVK21W[1VK[j50000Zj58:\j51]j5^j5_j5190`j5121W[1VK0`Q2121W[1mo10aj5121\IVK0`Q2121\Imo10hD212om1\j4000001[E4PPb_QdB0121j:00Zj5b1\11d900Zj5b1l200100bj5?2^<`<1\I185120jGcj5HH00015221\IjG03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2dj50000cj58:ej51fj5gj5hj50212om1\j400000000000000ij5?1Z<1W[10jj5V1F21`<1\I185120n8jj5Z1B1f=1RW2185120n8jj5\1B11[E015221\In821RW2n8kj50010jj58:lj53il4gk2Ue2mj5nj5190oj5121RW2n80`Q2121RW2mo10Pk5121\In80`Q2121\Imo10hD212om1\j40100001[E4PPigPZ90171\;00jj5n1F1T;00jj5P2F1j:00jj5R2F1d900jj5T2F1P<00jj5V2F1P=00jj5X2F1h400jj5Z2F00100Qk5?2d<f<1hm11920m_1020Rk5P1F14R6b9P=^;1ka2185120[CRk5V1B0015221ka2[C000Sk50010Rk58:Tk51UQ2Uk5Vk5170he2121ka2mo10PZ2121ka2[C0QZ2121hm1mo10RZ2212om1\j40000000161Z<00Rk5f1F1^<00Rk5h1F1`<00Rk5j1F1T;00Rk5l1F1f;00Rk5n1F1R<00Rk5P2F00000Wk5?1d41Qo10Xk5V1F21V;1hm11920L021Xk5Z1B1h41W[1152920d;21Qo1d;21Qo1d;Xk5\1B001505421W[1Y921hm1Y9565921hm1Y921Qo1Y91ci4Yk50000Xk58:Zk51fn2[k5\k5170]k5121W[1mo10^k5121Qo1mo10_k5121hm1mo10`k5211\j40100001ci44PPigPZ90061`400Xk5f1F1n600Xk5h1F1T;00Xk5j1F1Z<00Xk5l1F1d500Xk5n1F1h500Xk5P2F00000ak591h<0151720n8Rc25659920iB920oC20Y921hm1Y91^d2bk5R1H01b91hm11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021bk5Z1B16T;T=^<`<Z9\9017920_R1034T3e3Q3\3Rc2bk5`1B0010011[E0bk58:ck51fn2dk5ek50211\j40100002^d24PPigPZ9[E4PPPTUioS\R100000000fk5?1`41VY20gk5Z1F31b91fP21515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021gk5^1B1b91hm11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021gk5`1B1h41W[1152920d;921VY2d;030921VY2d;920d;030gk5b1B00150565921fP2Y921VY2Y91ci45521W[1Y921hm1Y9hk50000gk58:ik51fn2jk5kk5160lk5121VY2mo10mk5121W[1mo10nk5121hm1mo1211\j40100001ci44PPb_QdB0141n600gk5n1F1Z<00gk5P2F1d500gk5R2F1h500gk5T2F00001ok5Pl5gk5V1>Ql5?2b9R61\I185120[CRl5V1F22Z9b?1hm1150385120_R1515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Sl5Rl5\1B2b9R61VY2185120[CRl5`1B11[E01505721hm1Y921VY2Y95521VY2[C21\I[CTl50000Rl58:Ul52Vl5gk2Wl5Xl51;0Yl5121hm1mo10Zl5121\I[C0`Q2121\Imo10[l5121VY2[C0`Q2121VY2mo10\l5212om1\j4000001[E4PPP_ZTYYW100:1Z<00Rl5n1F1P=00Rl5P2F1h<00Rl5R2F1T;00Rl5T2F1T=00Rl5V2F1f;00Rl5X2F1R<00Rl5Z2F1h400Rl5\2F1Z9017920_R1038c3S3X3U3T3e3\3U3]l5Rl5^2F1\9017920_R1038c3S3X3U3T3e3\3U3]l5Rl5`2F00000^l551Z91hm11515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Sl5_l5P1F112^<`<0150385120VK5620VK21hm1Y9_l5V1P1_l5V1B101jm10000000_l58:`l51Vl5al5bl50111\j41cl500001jm14PPb_QdB0021j:00_l5^1\11d900_l5^1l241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100dl5?1Z91hm11515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c379:20`R1104d3Y3]3U3030]R3el5T1F12^<`<1VY2185120VKel5Z1>11[E018=321VY2VK891:21hm1`R1104d3Y3]3U321VY2TT4fl50000el58:gl51Vl5hl5il5170jl5121hm1mo10iR4121VY2mo10kl5121VY2VK0_Q5211\j4000001[E4PPb_QdB0071b900el5h1F1d900el5j1F1Z900el5l1F1j:00el5n1F1Z<00el5P2F1\;00el5R2F1P<00el5T2F00000ll5?1Z91hm11515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Sl5ml5X1F21`41fP20ml5^1B2^<`<1\I0ml5`1B11jm1025621\IVK21fP2Y@nl5555921\IVK21fP2Y@1j^2ol50000ml58:Pm51Vl5Qm5Rm51=0Sm5121hm1mo10Tm5121fP2Y@0`Q2121fP2mo10Um5121\IVK0`Q2121\Imo10Vm511j^20Wm5112\j4RE0100002j^24PP`Rg`aa6jm14PPb_QdB0041Z<00ml5l1\11T;00ml5l1X31h400ml5l1j41P500ml5l1V600000Xm5?3^<`<P61\I1515185120kG52841920jG03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920lG021Ym5NH0001684121\IkG2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3Zm50000Ym58:[m51\m5]m5^m50112om1\j400000000000000_m5?1Z91kn11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^379:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3030`m5am5V1F12^<`<1\I185120VKam5`1>11[E01508=35821\IVK1m`1891:9:21kn1`R1106S3_3^3V3Y3W321kn1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U321\ITT48=35921\IVK1m`1891:9:21kn1`R1106S3_3^3V3Y3W321kn1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U321\ITT4bm50000am58:cm51Ro2dm5em5170d]2121kn1mo10fm5121\Imo10kl5121\IVK0_Q5211\j40100002[E4PPb_QdBm`14PPU[ck10071d900am5V2F1j:00am5X2F1V;00am5Z2F1Z<00am5\2F1\;00am5^2F1P<00am5`2F1Z901720_R1gm5am5b2F00000hm551Z91kn115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3im5P1F213^<`<T=00im5X1P1im5V1B101`Y10011l400im5V1P11jm513^<`<T=00im5^1P1im5^1B0011l400im5`1P100000im58:km51Ro2lm5mm50211\j40100001`Y14PP\mXh_30061d900im5f1F1f900im5h1F1j:00im5j1F1V;00im5l1F1Z901620_R1203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3im5n1F1b901515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920cA021im5P2F00000nm592b9d9015220R421\IR4om5NH02b9d91\I1515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4om5V1B11Z9015220R421\IR4om5Z1L0010011[E0om58:Pn51gl3Qn5Rn50212om1\j4000001[E4PPf^Tlg100000100Sn5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Tn5T1F21b<1[f20Tn5Z1B1b91fP2151515220R421hm1R4920cA021385120l>Tn5\1B11[E015421fP2mo121[f2mo1Un50010Tn58:Vn51gl3Wn5Xn5160d]2121hm1mo10Yn5121fP2mo10Zn5121[f2mo1212om1\j4000001[E4PPf^Tlg10031`<00Tn5P2F1T=00Tn5R2F1Z9015320_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Tn5T2F00101[n5\n5Tn5h1>]n581b91W[11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021^n5P1H4`4b4n4P700^n5V1>012T;Z9015152920_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921W[1R4030921W[1R4030^n5`1>^n58:_n51gl3`n5an5130bn5121W[1mo10cn5212om1\j400000000000000dn5?1Z91kn115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3en5V1F21`41fP2185120Y@en5\1B2^<`<1\I185120VKen5^1B11[E0155801595921\IVK21fP2Y@1dK1m`1fn51545921\IVK21kn1Y91cn4gn5000en58:hn51Ro2in5jn51<0kn5121fP2Y@0`Q2121fP2mo10ln5121\IVK0`Q2121\Imo10aQ215921\IVK21fP2Y@0mn511dK211\j40100004[E4PPb_QdBdK4PPlb\i^Am`14PPU[ck1cn44PPX`eanD0081d900en5P2F1j:00en5R2F1V;00en5T2F1Z<00en5V2F1\;00en5X2F1P<00en5Z2F1h400en5\2F1Z901720_R1gm5en5^2F00000nn5?1Z91hm1151515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20`R1106S3_3^3V3Y3W320`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3on5V1H0001505259891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31dK525958891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31dKPo50000on58:Qo51Ro5So5To5190Uo5121hm1mo10Vo51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30Wo51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30Xo511dK0Yo5211\j4000001dK0:00000000Zo551Z91kn11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20`R1106S3_3^3V3Y3W320`R120<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021[o5R1F113`4b4n400[o5X1L[o5X1>101jm10000000[o58:\o51Ro2]o5^o50211\j40100001jm14PPb_QdB0051d900[o5^1\11f900[o5^1R21j:00[o5^1Z31V;00[o5^1j41T;00[o5^1\641V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100_o5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4`o5Z1F21b91W[1151515220R421hm1R4920cA021385120l>`o5`1B3^<`<T=1\I0`o5b1B001505421\Imo121W[1mo15421W[1mo121hm1mo1ao50000`o58:bo51gl3co5an5160do5121hm1mo10eo5121W[1mo10fo5121\Imo1212om1\j400000000=1Z9015320_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3`o5l1F1h400`o5n1F1d100`o5P2F1T700`o5R2F1X700`o5T2F1Z700`o5V2F1n=00`o5X2F1\;00`o5Z2F1Z<00`o5\2F1P=00`o5^2F1R<00`o5`2F1R?00`o5b2F1T?00`o5d2F00102go5ho5`o5T1>io5jo5`o5V1>ko5?1Z91hm115220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3lo5T1F11b91fP20lo5X1F11jm1013921fP2TS1020mo50011lo58:no51fn2oo5PP6150QP6121hm1mo10Uc5121fP2mo10RP6212om1\j40100001jm14PPf^Tlg11R4011d900lo5h1Z100100SP6?1V;1hm115085120L85120j1TP6LH000221hm1LUP621hm1j1VP60000TP68:WP61fn2XP6YP6170ZP6121hm1mo10[P6121hm1L0\P6121hm1j10]P6211\j400000000000000^P661V;1hm1151385120L385120j1_P6R1H1121d400_P6Z1J2d<f<00_P6\1J0_P6X1B1jm1000_P68:`P61fn2aP6bP60212om1\j40100001jm14PPb_QdB0011d900_P6d1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100cP6?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120`R1036_3R3Z3U3S3d3dP6R1H00023851:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3eP63851:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3fP60000dP68:gP62hP6lm1iP6jP6170kP6121hm1mo10lP61:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30mP61:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30nP6111\j400000000000000oP6?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1PQ6P1F11b91fP20PQ6T1F11jm10=52871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3QQ652871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3RQ66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3SQ652871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3TQ652871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3UQ652871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3VQ652871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3WQ66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3XQ66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3YQ66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R110<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3ZQ66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3[Q66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3\Q66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3]Q60011PQ68:^Q61hP6_Q6`Q60212om1\j4000001jm14PPf^Tlg11R4021d900PQ6`2\11b9013920cA021PQ6`2R200100aQ6?1T;1kn1151515185120\Y185120]Y185120^Y185120_Y1bQ6T1H000150525959585:21kn1^Y100h321kn1_Y15:21kn1\Y100h321kn1]Y11dK52595958585:21kn1^Y100h321kn1_Y100Pj25:21kn1\Y100h321kn1]Y11dKcQ60000bQ68:dQ61Ro5eQ6To51=0fQ6121kn1mo10gQ6121kn1\Y10hQ6121kn1]Y10iQ6121kn1^Y10hQ6121kn1_Y10jQ611dK0Yo5212om1\j4000001dK0:00000000kQ651T;1kn10lQ6P1F311`400lQ6T1T1lQ6T1B101jm1000011b400lQ6V1T1lQ6V1B101jm10001mQ611n400lQ6X1T1lQ6X1B101jm10001Vg2000lQ68:nQ61Ro2oQ6^o50212om1\j40100001jm14PPb_QdB0041d900lQ6\1\11f900lQ6\1R21j:00lQ6\1Z31V;00lQ6\1j441V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100PR651T;1kn10QR6R1F212^<`<00QR6X1P1QR6V1B101`Y10011l400QR6V1P11jm512^<`<00QR6^1P1QR6^1B0011l400QR6`1P100000QR68:RR62Ro2So2SR6TR60212om1\j40100001`Y14PP\mXh_30041d900QR6d1\11f900QR6d1R21j:00QR6d1Z31V;00QR6d1j400000UR6?1T;1kn10VR6X1F21`41fP2185120Y@VR6\1B1^<1\I185120VKVR6^1B11[E0155801595921\IVK21fP2Y@1dK1m`1fn51545921\IVK21kn1Y91cn4gn5010VR68:WR62Ro5Ro2XR6YR61<0kn5121fP2Y@0`Q2121fP2mo10ln5121\IVK0`Q2121\Imo10aQ215921\IVK21fP2Y@0mn511dK212om1\j40100004[E4PPb_QdBdK4PPlb\i^Am`14PPU[ck1cn44PPX`eanD0131d900VR6R2\11j:00VR6R2R21V;00VR6R2b300000ZR6?1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1[R6V1F0014b9T;V;f<1kn11516920_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021[R6d1>150385121kn1_R15221W[1TS15221kn1_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3\R60000[R68:]R61^R6_R6`R6180aR6121W[1TS10mS2121W[1mo10kf5121kn1_R10bR6121kn1mo1212\j4oT200000000000011Z90151620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c35620mo121kn1mo1[R6\1L101cR6dR6[R6R1>eR6?1b91kn1151620_R1203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021fR6R1F21Z91hP21515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4fR6X1B1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1fR6Z1B001505321W[1R421hP2R45221W[1TS15221kn1_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3gR60010fR68:hR61^R6iR6jR6180aR6121W[1TS10mS2121W[1mo10kf5121kn1_R10bR6121kn1mo1112\j4oT20000000121Z901620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3fR6h1F1f<00fR6j1F00000kR6?2T;V;1kn10lR6R1F11b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1lR6V1B0015221W[1TS13921kn1]C020mR60010lR68:nR61^R6oR6jR6160aR6121W[1TS10mS2121W[1mo10PS6121kn1mo1111\j40000000131d900lR6d1\11f900lR6d1R21j:00lR6d1Z300000QS651b<1[f20RS6P1F411d40137920d;030SS6RS6T1P1RS6T1B101jm10001TS611d900RS6\1T1RS6\1B101jm1000011b901503920cA02156831920l>030000RS6^1P1RS6^1B101jm10001US611`<00RS6f1T1RS6f1B101jm10001VS611b901515152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA02152831920l>030000RS6j1B00RS68:WS62jm4]j5XS6YS60111\j4000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ZS681X11\I1515284120o803Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720P900^1[S6V1H1b<015050385120n8385121\In85220n821\In8[S6Z1N21[E0[S68:\S61ki5]S6^S6190oP5121\In80_S6121\Io80mS2121\Imo10`S611[E0ll2112\j4\V20110001[E4PPU[ck100000000aS681Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bS6T1H1Z9015220_R103FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3bS6X1N30bS68:cS61Ra3dS6eS6130Ua3120mo10fS6212om1\j4010000000000000gS661Z<1W[113920k^1020hS6NH1141n600hS6V1J3`4b4P700hS6X1J1^<00hS6Z1J1f=00hS6\1J0hS6T1B1[E000hS68:iS62Xk3Yk3jS6kS60214om1VR2\j4aP4000001[E4PPb_QdB0151j:00hS6f1F1d900hS6h1F1b<00hS6j1F1h=00hS6l1F1n400hS6n1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100lS661Z<1W[113920k^1020mS6X1H4011n600mS6^1B0mS6^1B031`400mS6`1T11b400mS6`1d21P700mS6`1\40mS6`1B011^<00mS6b1B0mS6b1B011f=00mS6d1B0mS6d1B1[E001mS68:nS62Xk3Yk3oS6PT60216om1VR2WR2\j4aP4QT6000001[E4PPb_QdB0151j:00mS6P2F1d900mS6R2F1b<00mS6T2F1h=00mS6V2F1n400mS6X2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100RT652d9b91W[1151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920cA020684120l>303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3ST6R1F211Z9017841920_R1030TT6ST6\1P1ST6\1B101jm1000011b9017841920_R1030UT6ST6b1P1ST6b1B101jm10000000ST68:VT61WT6XT6YT60011\j41ZT600001jm14PP\mXh_30031Z<00ST6l1\11l:00ST6l1X31R:00ST6l1h441V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[T651Z91hm1151515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120`R15053871:9:20`R1106S3_3^3V3Y3W320`R110<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20`R1106S3_3^3V3Y3W320`R110@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3\T6NF112d9b9013920cA385120l>\T6X1L\T6X1>0011b900\T6\1L00000\T68:]T61hP6^T6_T60211\j40000001R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100`T693^<`4f=00aT6NH01d90151506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>7920_E030bT67841920_R1030cT6aT6T1B16Z9Z<h4\;l6P?00aT6`1B11[E010100aT68:dT61Xm3eT6fT60212om1\j4000001[E4PPb_QdB00000000gT651Z91hm1151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3hT651528719:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920`R1030iT6jT6P1F111d90151515220R421hm1R456831920_E030000506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>720_EbT6jT6`1LjT6`1>101jm1000011b901515220R421hm1R4920cA021jT6n1B00jT68:kT61Xm3lT6mT60212om1\j4000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100nT691h<015185120iB5620iB5821hm1Y91Ro1oT6R1H03d<f<b91hm1150920m_10205152841920_R103003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920cA021oT6Z1B1;Z<^<`<f<T;T=f;R<X1Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2oT6`1B0010011[E0oT68:PU61UQ2QU6RU60212om1\j4000002[E4PPPhcRYZj9Ro14PPb_QdB00000000SU692V=X=01565920Y921hm1Y91^d2TU6P1H01V;1hm10TU6V1J11T;00TU6X1L0010011[E0TU68:UU61fn2VU6WU60212om1\j4000002^d24PPigPZ9[E4PPPlYaTUm400000000XU692b9R6015185120[C5620[C000YU6NH02d<f<01920m_1020YU6V1B1;Z<^<`<f<T;T=f;R<X1Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2YU6\1B0010111[E0YU68:ZU61UQ2[U6\U60212om1\j4000001[E4PPPlYaTUm400000000]U691d90151506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>720_EbT6784120_R1cT6^U6NH02^<f=00^U6Z1J15Z<Z9b9l6P?00^U6\1L11[E010000^U68:_U61Xm3`U6aU60212om1\j4000001[E4PPZfVg300000000bU692`<X11VY2151515220P421\IP45320n821\In85480159920VK20Q9921\IVK21\IQ91ge5cU6P1H02`<X11\I185120P4cU6\1B12d<f<0150385120n85220n821\In8cU6b1B0010011[E0cU68:dU62il4n^5eU6fU60212om1\j4000002[E4PPPlYaTUm4ge54PP\mXh_300000000gU692`<X11VY215151515220P421\IP456921\IVK21\IQ920Y95480159920VK20Q9921\IVK21\IQ91^a2528;2920VK20Q920TT48;2921\IVK21\IQ920TT4hU6V1H02`<X11\I1515185120n885120P45085120VK85120Q9hU6d1B13`<X1d<0152920n821\In821\In8hU6j1B11^a2010000hU68:iU61gk2jU6kU61<121VY2n80lU61921VY2VK21VY2Q90mS2121VY2mo10mU6121\In80`Q2121\Imo10nU61921\IVK21\IQ90oU6211\j4000001^a24PP`nPRffS50021Z901720_R1lR2hU6T2F1\901720_R1lR2hU6V2F00000PV6?1Z<1W[10QV6T1F21n61RW20QV6X1B1^<1\I0QV6Z1B11[E025221RW2VK21W[1VKRV65221\IVK21W[1VK[j50011QV68:SV62]b5TV6UV6VV61=0WV6121W[1VK0`Q2121W[1mo10XV6121RW2VK0`Q2121RW2mo10YV6121\IVK0`Q2121\Imo10ZV6212om1\j4000001[E4PPb_QdB0121j:00QV6l1\11d900QV6l1l200000[V6?1^;1UR5185120RH\V6V1F11`<1\I15185120n8620P4121UR5RH\V6Z1F11[E015221\In821\IP4]V60010\V68:^V61n^5_V6`V618121\IP40aV6121UR5mo10bV6121\In80mS2121\Imo10ge4212\j4oZ10100001[E4PPb_QdB0131d<00\V6j1F1f<00\V6l1F1Z900\V6n1F00100cV6?1Z91hm115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3dV6T1F12b9d91Vm20dV6X1F11jm10250385121Vm2`E85121Vm2_EeV656831921Vm2_E038Q3S3S3U3`3d3U3T3000fV60011dV68:gV61gl3hV6iV6150Ua3121hm1mo10jV6121Vm2mo10kV6212om1\j4000001jm14PPf^Tlg11R40000100lV681d901684120l>203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3mV6R1H4b<h=b4n:00mV6X1>21[E0mV68:nV61Wm3oV6PW6170QW6120l>0mS2120mo10RW611[E0ll2212om1\j4000001[E4PPb_QdB00000000SW6?1b91kn11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021TW6X1F41Z91RW21515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4TW6^1B1d91Qo115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3TW6`1B1Z91hP21515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4TW6b1B1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1TW6d1B0015050505321Qo1R421RW2R45321W[1R421hP2R45521hP2Y921Qo1Y9321W[1TS1UW60000TW68:VW61^R6WW6XW6180aR6121W[1TS10mS2121W[1mo10YW6121kn1mo10ZW6121Qo1mo1112\j4oT20000000121b9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3TW6P2F1T=00TW6R2F00001[W6\W6TW6T1>]W691n6015620VK5821W[1VK1m`1^W6T1H01Z<1W[115185120VK575920VK20Y91hX3^W6\1B19n6Z<T;n4b4j:b<d<f<015580159920VK21W[1VK21W[1VK1m`1^W6b1B15921W[1VK21W[1Y9010000^W68:_W61Vj4`W6aW60112\j4RE0100002hX34PPX`eanDm`14PPU[ck100000101bW6cW6^W6P1>dW651Z<1W[10eW6NF211^<00eW6R1T1eW6R1B101jm1000011b<00eW6T1T1eW6T1B101jm10001fW6000eW68:gW62]j5e`4hW6iW60212om1\j4000001jm14PPigPZ90121d900eW6Z1\11j:00eW6Z1R241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100jW6?2Z<\<1W[115085120VK85120W_1kW6R1H00015186121W[1VK3921W[1W_1020lW60000kW68:mW61TV6nW6oW6130PX6121W[1mo10QX6212om1\j41RX60000000000000SX681Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3TX6P1H1Z9015220_R103Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3TX6T1N30TX68:UX61Ra3VX6WX6130Ua3120mo10XX6111\j400000000000000YX6?1`<1\I15185120VK5620VK20Y9ZX6V1F11b91W[115152841920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120US1ZX6\1B15921\IVK21\IY9015521W[1US15821\IVK1m`1[X60000ZX68:\X61lY2]X6^X6180_W5121W[1mo10a_2121W[1US10_X6121\IVK0UR4121\Imo1111\j4000001m`14PPU[ck10091`<0152920n8921\In8030921\In8920n8030ZX6j1F1^<0152920n8921\In8030921\In8920n8030ZX6l1F1d<00ZX6n1F1f<00ZX6P2F1h<00ZX6R2F1Z<00ZX6T2F1V;00ZX6V2F1d?00ZX6X2F1f?00ZX6Z2F00000`X651l=1gV2156920j7920T>000000aX6T1F415^<`<f;X1R=0152920P4920n8921gV2n8030921gV2n8920P4920n8030aX6Z1P1aX6Z1B101jm1000012`;n;01684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3aX6d1P1aX6d1B101jm10001bX611l;0150505620o\10005620P]100052841920g[103003:g3Q3b3]3o2c3d3Q3b3d3aX6l1P1aX6l1B101jm1000012R6P=015620[C000aX6R2P1aX6R2B101jm10001cX6000aX68:dX62n^5l\5eX6fX60212om1\j4000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100gX6<11Z<00hX6LH1VK101hX68:iX61TV6jX6kX60212\j4`U400000000000000lX694^<`<X1R=00mX6NH01Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4mX6T1B11b9015220R421hm1R4mX6Z1B11j^2120101mX68:nX61]j5oX6PY60212om1\j4000001j^24PPPlYaTUm40041d9015220R421hm1R4mX6h1F1b901515220R421hm1R43920cA021mX6j1F1j:00mX6l1F1b<00mX6n1F00100QY6?1n=1fP215185120YL85120P4RY6R1F11`<1\I15185120YL52920P420n821fP2P4RY6V1F0015221\IYL21fP2YLSY60000RY68:TY61_l2UY6VY6190WY6121\IYL0`Q2121\Imo10cl2121fP2YL0`Q2121fP2mo10hD212om1Y30000000051n=0152920P421fP2P421fP2P4RY6`1F1T>00RY6b1F1P>00RY6d1F1R>00RY6f1F1Z;00RY6h1F00000XY6?2`<X11\I185120n8YY6T1F11X>1fP2185120n8YY6X1F11[E015321fP2n821\In8ZY60010YY68:[Y61VW5\Y6]Y615121\In80UR4121\Imo10^Y6121fP2mo1212Y3oZ1000001[E4PPb_QdB0021d<0152920n821\In821\In8YY6f1F1f<00YY6h1F00100_Y6?2`<f=1\I15185120fP15085120P485120n8`Y6V1F12`<f=1VY215185120fP152920P420n8921\IP421\In8`Y6\1>11[E015221VY2fP121\IfP1aY60010`Y68:bY61UT3cY6dY61;0Pl21921\IP421\In80eY6121\IfP10`Q2121\Imo10fY6121VY2fP10`Q2121VY2mo10gY6212om1Y3000001[E4PPigPZ90041Z<00`Y6l1F1Z900`Y6n1F1d<00`Y6P2F1^<0185121\IVK`Y6T2F00000hY6?1h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3iY6V1F11`>1fP215185120eP150515185120VP185121kn1iB5220VP121kn1iB555920Y921kn1Y91[EiY6\1>00250321fP2eP153841921kn1]`1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3jY650321fP2eP15221fP2YL21kn1YLkY60000iY68:lY61mY6nY6oY61;0PZ6121fP2mo10QZ6121fP2YL0RZ6121kn1mo10SZ6121kn1YL0\j2121kn1]`10hD111Y3000001[E4PP\mXh_301000000TZ6?1`>1fP21920eP1020UZ6V1F0011h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3UZ6d1>1515221fP2YL21kn1YL53841921kn1]`1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3VZ60000UZ68:WZ61mY6XZ6oY61;0PZ6121fP2mo10QZ6121fP2YL0RZ6121kn1mo10SZ6121kn1YL0\j2121kn1]`10hD111Y3000001[E4PP\mXh_300000011h<0151555921fP2Y920Y91[E6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3UZ6\1L020YZ6?2Z<`<1\I1515185120fP185120n885120VKZZ6Z1F12Z<`<1VY215185120fP185120VKZZ6`1>11[E0250505050505050505321VY2fP121\IfP1548015921VY2VK21\IVK1hX354801598015921VY2VK21\IVK04PPPlYaTUm41hX354801598015921VY2VK21\IVK04PPPhcRYZj91hX354801598015921VY2VK21\IVK04PPPdmc]_g>1hX354801598015921VY2VK21\IVK04PPP`WUbddC1hX354801598015921VY2VK21\IVK04PPP\affiaH1hX354801598015921VY2VK21\IVK04PPPXkWkn^M1hX354801598015921VY2VK21\IVK04PPPTUioS\R11hX3[Z65050505321VY2fP121\IfP15721VY2Y921\IVK548015921VY2VK21\IVK1\Z6578015921VY2VK21\IVK1hX3]Z60000ZZ68:^Z61UT3_Z6`Z61<0aZ6121\In80bZ6121\IVK0`Q2121\Imo10^Z3121VY2VK0`Q2121VY2mo10cZ6121VY2fP1211Y3000003[E4PPPTUioS\R1hX34PPPU^QSS=\Z64PP\mXh_31n8031b?00ZZ6j2\11d?00ZZ6j2n21f?00ZZ6j2Z400001dZ6eZ6ZZ6V1>fZ651P>1UR50gZ6P1F211\70152920P4921UR5P4030921UR5P4920P4030gZ6T1P1gZ6T1B101jm1000012T7X701515720d600`<5420d600hBgZ6Z1P1gZ6Z1B101jm10001hZ611Z?0152920Qn1000921UR5Qn1000gZ6d1B00gZ68:iZ61jg2jZ6kZ60212om1Y3000001jm14PPigPZ900031V?00gZ6l1F1X?00gZ6n1F1\?01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3gZ6P2F0100lZ6?1f=1RW215185120n85284120^c1034^3_3^3U3mZ6T1F21Z>1Qo115284120]8039T3U3\3Y3f3U3b3U3T3mZ6Z1B1Z>1Vc315284120]8036]3Y3c3c3U3T3mZ6\1B0015421Vc3mo121Qo1mo1nZ60000mZ68:oZ61P[6Q[6R[617121RW2n80S[6121RW2mo10T[6121Qo1mo10U[6121Vc3mo1212om1Y30000001n81000001V[6W[6mZ6P1>X[6?1Z>1hm11515185120hW185120]83515284120]8037`3U3^3T3Y3^3W3684120hW12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3Y[6R1H000150515284121hm1hW1037`3U3^3T3Y3^3W3684121hm1]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121hm1hW1036]3Y3c3c3U3T35284121hm1]8039T3U3\3Y3f3U3b3U3T3Z[60000Y[68:[[62P[6_R3\[6][6190V\5121hm1n80lf5121hm1hW10SP3121hm1]80mS2121hm1mo10^[6212om1Y300000000000000_[691X=01684120Y4403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3`[6NH01T701515220d600`<85120YL`[6T1J17n=T7Z7P>R>Z;V;00`[6X1B11[E010000`[68:a[61So2b[6c[60211Y3000001[E4PPdhU\\d100000000d[6?1T71W[11515220d600`<85120YLe[6V1F21n=1fP215185120P485120YLe[6\1B1X=1[f2151684120Y4403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T385120P4e[6^1B11[E01505221fP2P421[f2P45221fP2YL21W[1YLf[60000e[68:g[61So2h[6i[61?0oY2121W[1mo10j[6121W[1YL0kf5121fP2YL0k[6121fP2P40`Q2121fP2mo10l[6121[f2P40m[6121[f2mo10hD211Y3000001[E4PPdhU\\d10061T700e[6j1F1Z700e[6l1F1P>00e[6n1F1R>00e[6P2F1Z;00e[6R2F1V;00e[6T2F00000n[6?1f=1RW2185120n8o[6R1F11j=1gg215185120n8505220n821RW2n8565920Y921RW2Y91iY2o[6V1F11[E015221gg2n821RW2n8P\60000o[68:Q\61R\6S\6T\6180Pl2121RW2n80U\6121RW2mo10V\6121gg2n80W\6121gg2mo1111Y3000002iY24PPigPZ9[E4PP`Rg`aa60021h=0152920n821RW2n821RW2n8o[6b1F1V>00o[6d1F00100X\691R>01515220P421_o1P45620Re121_o1Re1Y\6P1H01R>1_o115185120P485120Re1Y\6V1J12T>n=00Y\6X1L11[E012101Y\68:Z\61[\6\\6]\60111Y3000001[E4PPPTUioS\R100000000^\6?1l41VY20_\6V1F21l41hm10_\6Z1B2`=^=1W[1151515185120ib185120VL545820ib120VL5921VY2Y91oL565920Y921VY2Y91iY2_\6\1B11[E015421W[1Y921hm1Y9`\60000_\68:a\61[\6b\6c\61:0d\6121W[1ib10e\6121W[1VL0f\6121W[1mo10g\6121VY2mo10o`2121hm1mo1111Y3000003iY24PPPndXbb^2oL4PP\mXh_3[E4PPPdmc]_g>00000000h\6?2P?l61gV20i\6V1F12`=^=1W[115151515320]d221gV2]d285120ib185120VL50545820ib120VL21gV2Y9515720ib121gV2Y95720Y95821gV2Y91e_5i\6Z1>11[E01575821W[1ib121W[1VL21gV2Y9j\60000i\68:k\61[\6l\6m\6190d\6121W[1ib10e\6121W[1VL0n\6121gV2mo10o\6121W[1mo10P]6111Y3000002e_54PPPhcRYZj9[E4PPPdmc]_g>00000000Q]651j=1gg21320ZBR]6NF311f=0152920n8921gg2n8030921gg2n8920n8030R]6T1T1R]6T1B101jm10001S]611h=0152920n8921gg2n8030921gg2n8920n8030R]6V1P1R]6V1B101jm10001T]611d900R]6^1T1R]6^1B101jm10001U]611b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021R]6`1J00R]68:V]61R\6W]6X]60212om1Y3000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Y]651h=1RW21515185120n852920ic100000053841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3Z]6NF212f=h=015220n821RW2n8Z]6T1T1Z]6T1B101ic1000012f=h=015220n821RW2n8Z]6V1P1Z]6V1B101[]60013P?\?\;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Z]6Z1P10000Z]68:\]61]]6^]6_]60212om1Y3000002ic14PP\mXh_3[]64PP\mXh_30031d<00Z]6b1F1f<00Z]6d1F1Z9017841920_R1030dg2Z]6f1F00000`]651Z<1W[10a]6NF214^<`<X1T=00a]6R1P1a]6R1B0011h=0153841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3a]6T1P10014^<`<X1T=00a]6V1P1a]6V1B101jm1011b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021a]6\1P111h=00a]6X1P10000a]68:b]61]]6c]6d]60212om1Y3000001jm14PPb_QdB0071j:00a]6b1F1b<00a]6d1F1n<00a]6f1F1R=00a]6h1F1V>00a]6j1F1f=00a]6l1F1d90136841920l>030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3a]6n1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000e]652T7X71W[11515151515720d600`<5420d600hB5320d600h<56920UL00200056920TL002000f]6P1F111n=00f]6T1\1f]6T1J101jm10000000f]68:g]62So2gl2h]6i]60212om1Y3000001jm14PPf^Tlg11Q4061Z700f]6\1F1R500f]6^1F1j400f]6`1F1P>00f]6b1F1V>00f]6d1F1l401320cAf]6f1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100j]661V>1[f20k]6P1H2011T>00k]6T1B0k]6T1B013f=n=h=00k]6V1B0k]6V1B1[E011d90152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3k]6\1B0k]68:l]62m]6Wm3n]6o]60212om1Y3000001[E4PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100P^694^<`<f;X1015220n821W[1n8Q^6NH01X>1W[1185120n8Q^6T1J12f=Z900Q^6V1L11[E010100Q^68:R^61VW5S^6T^60212om1Y3000001[E4PPf^Tlg100000000U^681Z>1hm11515284120hW1036]3Y3c3c3U3T35284120]8039T3U3\3Y3f3U3b3U3T3V^6T1H2j<h<015152841920U^1033d3Q3`3033d3Q3`350385121hm1n852920n821hm1n821hm1n8V^6Z1>21[E0V^68:W^61P[6X^6Y^6170V\5121hm1n80Z^6121hm1mo10[^611[E0ll2111Y3000001[E4PP\mXh_300000000\^6?1d=1gV20]^6R1H00023721gV2Xc1^^6_^65221gV2Yc1031m2`^60000]^68:a^61nQ3b^6c^6130d^6121gV2mo10e^6212om1Y31f^60000000000000g^691l=015220n821gV2n8h^6P1H01l=1gV2185120n8h^6V1J19l=\;^;`;n;h;j;P=Z901385120n8h^6Z1B11[E010000h^68:i^61nQ3j^6k^60212om1Y31l^600001[E4PPU[ck100000000m^691l=0151515185120n85220n821gV2n885120fP15320fP121gV2fP1n^6NH01l=1gV215185120n885120fP1n^6T1J11f=00n^6V1L11[E010000n^68:o^61nQ3P_6k^60212om1Y3000001[E4PPU[ck100000000Q_6?1l41hm1185120cAR_6Z1F11`>1fP2151515185120dP185120cP15520cP15821hm1Y91m`15720cP1595921hm1Y91oL1m`1R_6`1>0015221fP2dP121hm1cAYT30000R_68:S_61oS3T_6U_6180PZ6121fP2mo10V_6121fP2dP10W_6121hm1cA0mS2121hm1mo1111Y31X_6100002m`14PPZfVg3oL4PPf^Tlg101000000Y_6<11`>00Z_6LH7bP1cP1VP1dP1eP1YLfP1110Z_68:[_61fT3\_6]_60111Y300000000000000^_681Z>01515284120]8037`3U3^3T3Y3^3W3684120hW12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3__6V1H7f;Z<^<`<f=X1R<00__6\1>21[E0__68:`_61P[6a_6b_6190V\5120n80lf5120hW10c_6120mo10d_611[E0ll2212om1Y3000001[E4PP\mXh_300000000e_6?2f8Z=1W[11515151515185120ZQ185120RQ1920j70217920YQ1035`1`1j1`1`1]R35085120YQ17920XQ1030`m55037920XQ1030`m55289120XQ1891920YQ120XQ1f_6X1H00028=321W[1ZQ1891921W[1YQ121W[1XQ121W[1TT4g_65051528;221W[1ZQ121W[1TT48;221W[1RQ121W[1TT45621W[1ZQ121W[1RQ151528;221W[1ZQ121W[1TT4588;221W[1RQ121W[1TT41^a2578<221W[1RQ121W[1TT4891921W[1YQ121W[1XQ1h_60000f_68:i_61aS3j_6k_6190dS3121W[1mo10l_6121W[1RQ10m_6121W[1ZQ10n_61921W[1YQ121W[1XQ10o_6212Y3ho2000001^a20200000000P`6?2f8Z=1W[115151515185120ZQ185120RQ1920j70217920XQ1031]1Q`65085120YQ185120XQ1R`6V1H00025621W[1ZQ121W[1RQ1S`650555921W[1ZQ121W[1RQ11j^2515721W[1RQ100PPdk^Xj5555921W[1ZQ121W[1RQ15:1j^200`n1T`60000R`68:U`61aS3V`6W`6190dS3121W[1mo10l_6121W[1RQ10m_6121W[1ZQ10X`611j^20Y`6212Y3ho2000001j^20Pi_500000000Z`6?1Z>1gV21515185120n885120\P1684120]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3[`6T1F11Z>1hm11515284120hW1037`3U3^3T3Y3^3W3684120]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3[`6Z1>11j^2015284121hm1]884121gV2]8\`60010[`68:]`61P[6^`6_`61;121gV2n80``6121gV2]80mS2121gV2mo10o`2121hm1]80mS2121hm1mo10a`6121gV2\P1212om1Y3000001j^24PPPXXWXjZc42n8\P10000000b`6?1R>1_o115185120Re185120VLc`6P1H00015621_o1Re121_o1VLd`60000c`68:e`61ab2f`6g`6160h`6121_o1mo10i`6121_o1Re10j`6121_o1VL212om1Y300000000000000k`6?1f=1RW20l`6R1H000485121RW2n8m`685121RW2^c1n`65683121RW2n8000o`6684121RW2^c14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3Pa60000l`68:Qa62Ra6_R3Sa6Ta6170Ua6121RW2mo10Va6121RW2n80Wa6121RW2^c10Xa6212om1Y300000000000000Ya6?1b=1\I0Za6LH000852871:21\Ibb1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3[a652871:21\Ibb110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3\a652871:21\Ibb110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3]a652871:21\Ibb1105d3Y3d3\3U3034d3U3h3d3^a652871:21\Ibb1104R3_3T3i3034d3U3h3d3_a652871:21\Ibb1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3`a652871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3aa652871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3ba60000Za68:ca62eo2oU3da6go20211Y300000000000000ea694b=Z=\=^=01515185120n85220n821\In852920jP1030921\IjP1030fa6R1H04b=Z=\=^=1\I185120n8fa6X1J12f=P?00fa6Z1L11[E010000fa68:ga61nQ3ha6k^60212om1Y31ia600001[E4PPU[ck100000000ja6?1b=1\I0ka6NH000452871:21\Ibb110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3la652871:21\Ibb1108`3b3Y3_3b3Y3d3i3034d3U3h3d3ma652871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3na652871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3oa60000ka68:Pb61eo2Qb6go20211Y3011000000000000Rb6?3b=\=Z=1\I0Sb6T1H00036871:21\Ibb1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Tb6516871:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Ub6516871:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3Vb60000Sb68:Wb61_R3Xb6Yb6190Zb6121\Imo10[b61871:21\Ibb1107U3^3Q3R3\3U3T30\b618719:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T3:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T30]b618719:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30^b6211Y300000000000000_b6?3\=Z=^=1\I0`b6R1H0001503721\Ibb1ab63721\Ibb1bb6cb60000`b68:db61cP3eb6fb6130\P3121\Imo10gb6211Y3011000000000000hb6?1^=1\I0ib6V1H000452871:21\Ibb1102Y3T3034d3U3h3d3jb65052871:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3kb66871:21\Ibb1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3lb65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3mb60000ib68:nb61cP3ob6eP31;0Pc6121\Imo10Qc61871:21\Ibb1102Y3T30Rc618719:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T30Sc61871:21\Ibb1107`3Q3i3\3_3Q3T30Tc618719:21\Ibb1109S3b3U3Q3d3U3T3Q2d3:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d30Uc6211Y3011000000000000Vc6?1\=1\I0Wc6NH000;52871:21\Ibb1102Y3T3034d3U3h3d3jb65052871:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3kb652871:21\Ibb1105d3Y3d3\3U3034d3U3h3d3^a652871:21\Ibb1104R3_3T3i3034d3U3h3d3_a65052871:21\Ibb110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21\Ibb110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3Xc65052871:21\Ibb110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21\Ibb110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3Yc652871:21\Ibb1108`3b3Y3_3b3Y3d3i3034d3U3h3d3ma65052871:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Zc65052871:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3[c65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3mb65052871:21\Ibb1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3\c60000Wc68:]c61cP3^c6eP30211Y3011000000000000_c6?1Z=1\I0`c6NH000852871:21\Ibb1102Y3T3034d3U3h3d3jb652871:21\Ibb1104[3Y3^3T3034d3U3h3d3ac652871:21\Ibb1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3`a66871:21\Ibb1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3bc6516871:21\Ibb1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21\Ibb110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3cc6516871:21\Ibb1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21\Ibb110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3dc65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3mb65052871:21\Ibb1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3\c60000`c68:ec61cP3fc6eP30211Y3011000000000000gc6?1`>1fP2185120bf1hc6P1H00075152871:21fP2bf110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21fP2bf110=\3Q3c3d3o2c3S3X3U3T3e3\3U3ic6jc65152871:21fP2bf110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21fP2bf110=\3Q3c3d3o2`3b3U3V3U3d3S3X3ic6kc65152871:21fP2bf110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21fP2bf110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3ic6lc652871:21fP2bf110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3mc652871:21fP2bf110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3nc652871:21fP2bf110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3oc652871:21fP2bf110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3Pd60000hc68:Qd61fT3Rd6]_60111Y3010000000000000Sd6?1n=1hm115185120b385120P4Td6V1H0001555921hm1Y921hm1XL1\f2Ud60000Td68:Vd61oa2Wd6Xd6170Rb2121hm1mo10Sb2121hm1XL0[k215921hm1Y921hm1XL0Yd6211Y3000001\f24PPPlYaTUm400000000Zd6>1n=015185120YL85120Q4[d6LH20YL0011T70185120YL[d6R1^120YL0[d68:\d61_l2]d6^d60212om1Y30000001Q40000000_d6?1T71W[115185120XL85120Q4`d6T1F11n=1hm1185120XL`d6X1F11[E015221hm1XL21W[1XLad60010`d68:bd61oa2cd6dd6190oY2121W[1mo10Sb2121W[1XL0ed6121hm1XL0`Q2121hm1mo10hD212om1Y3000001[E4PP\mXh_31Q40000000fd651Z<1W[10gd6NF211f=00gd6R1T1gd6R1B101jm1000011h=00gd6T1T1gd6T1B101jm10001hd6000gd68:id62Ra6]]6jd6kd60212om1Y3000001jm14PPb_QdB0131j:00gd6Z1\11d900gd6Z1l21b<00gd6Z1b341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ld651h=1RW215152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\357920ic1000002md6NF111d90152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3md6R1\1md6R1J101jm1000021b901517841920_R1030nd6920cA021md6V1B1d901517841920_R1030nd66841920l>030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3md6X1B00md68:od61m]6Pe6Qe60212om1Y3000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Re6?1X>1W[10Se6R1H000253921W[1j5030030Te653921W[1n8921W[1jP1030030Ue60000Se68:Ve61Yg2We6Xe6190Ye6121W[1mo10Ze6121W[1j50[e6121W[1n80\e6121W[1jP10]e6212om1Y300000000000000^e6?1`<1\I1515185120fP185120VK5620VK20Y9_e6V1F11`>1ka215185120fP15220VP121\IVK_e6Z1F0015221ka2fP121\IfP1`e60000_e68:ae62UT3oS3be6ce61;0PZ6121ka2mo10de6121ka2fP10ee6121\IVK0fe6121\IfP10`Q2121\Imo10hD111Y301000000021`<015220VK21\IVK_e6d1F1`>015185120VP15620VP121\IVK_e6f1F00000ge6?1`<1\I1515185120P485120VK5620VK20Y9he6\1F21f=1RW215185120fP15220n821\IP4he6b1B1`>1ka215185120fP15220VP121\IVKhe6d1B001505221ka2fP121RW2fP15421ka2mo121RW2mo1ie60000he68:je62UT3oS3ke6le6190PZ6121ka2mo10de6121ka2fP10me6121RW2fP10`Q2121RW2mo10hD111Y30100001iY24PPigPZ90031`<015052920P421\IP421\IP45220VK21\IVKhe6n1F1f=015152920n821\IP421\IP4565920Y921\IY91iY2he6P2F1`>015185120VP15620VP121\IVKhe6R2F00001lj4ne6he6X1>oe6?1n=1fP215185120YL85120XLPf6R1F11`>1ka215185120YL5220VP121fP2XLPf6X1>0015221ka2YL21fP2YLQf60010Pf68:Rf62_l2oS3Sf6Tf61;0PZ6121ka2mo10Uf6121ka2YL0Vf6121fP2XL0Wf6121fP2YL0`Q2121fP2mo10hD211Y300000001000000Xf6?1h<1kn115185120iB85120YLYf6X1F11`>1fP21515185120VP152920YL03021kn1YL565920Y921kn1Y91m`1Yf6^1>001555921kn1iB21fP2VP11m`1Zf60000Yf68:[f61oS3\f6]f61;0PZ6121fP2mo10a_2121fP2VP10^f6121kn1YL0_f6121kn1iB0`Q2121kn1mo10hD212Y3]a20100001m`14PPZfVg30041h<00Yf6f1\11f?00Yf6f1`31d?00Yf6f1n41b?00Yf6f1Z600000`f6?2`>`81fP21515185120bP185120VP15620VP120bP1af6Z1F0012^<`<1\I185120VKaf6^1P115050505521\IVK21fP2bP15621\IVK5821fP2bP11bf6558015921fP2VP121\IVK1m`1565921fP2VP121\IVK1j^2cf60000af68:df61oS3ef6ff61:0gf6121fP2bP10`Q2121fP2mo10nS4121fP2VP10hf6121\IVK0UR4121\Imo1112Y3]a20100003m`14PPZfVg3bf64PPdhU\\d1j^24PPPndXbb^200000000if6?2`>`81fP215185120bP185120VP1jf6X1F0011h<1kn1185120iBjf6\1P115050505521kn1iB21fP2bP15621kn1iB5821fP2bP11bf6558015921fP2VP121kn1iB1m`1558015921fP2VP1921kn1oC21kn1Y91m`1kf60000jf68:lf61oS3mf6nf61:0gf6121fP2bP10`Q2121fP2mo10nS4121fP2VP10of6121kn1iB0c_2121kn1mo1112Y3]a20100002m`14PPZfVg3bf64PPdhU\\d100000000Pg6?2`>`81fP215185120cP1920dP1021Qg6Z1F0021h41VY20Qg6`1B1l41hm10Qg6b1B15050505421hm1Y921VY2Y9515521fP2cP15821hm1Y91m`15721fP2cP15921VY2Y91m`15185121fP2bP1505421VY2Y95921fP2bP11m`15721VY2Y95821fP2bP11bf651385121fP2bP1505721fP2cP15821hm1Y91oj45521fP2cP15921VY2Y91oj4Rg60000Qg68:Sg61oS3Tg6Ug61=0PZ6121fP2mo10Vg6121fP2cP10Wg6121VY2Y90`Q2121VY2mo10^Z3121hm1Y90`Q2121hm1mo10hD111Y30100003m`14PPZfVg3oj44PPf^Tlg1bf64PPPb]^nnR400000000Xg6?2`>`81fP21515185120bP185120cP1920dP1021Yg6V1H00025521fP2bP121fP2cP1Zg6505521fP2cP1921fP2VP121fP2cP13921fP2eP1020[g60000Yg68:\g61]g6^g6_g61;0PZ6121fP2mo10`g6121fP2bP10ag6121fP2cP10bg6121fP2VP10cg6121fP2eP10dg6111Y300000000000000eg611^>1VY21515284120Uf1035R3U3W3Y3^385120Vf1fg6NH1^>01515284120Uf1033U3^3T35220Vf121VY2Vf1fg6R1D0fg68:gg61hg6ig6jg60211Y3010000000041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100kg681d91_o115284120l>03<c3d3_3b3Q3W3U3o2V3e3\3\3lg6T1H1T>00lg6X1N21[E11Z9015220R421_o1R4lg6Z1Hlg68:mg62Wm3m]6ng6og6170QW6120l>0mS2121_o1mo10Ph611[E0ll2212om1Y3000001[E4PPf^Tlg100000000Qh6:1^>00Rh6R1H1Wf120Wf13Sh611Rh68:Th61hg6Uh6Vh6150Wh6120Wf10mS2120mo10Xh6211Y3010000000000000Yh6?1f=1RW215185120fP185120n8Zh6T1F12`<l=1Vm215185120fP152920P4920n803021RW2n8Zh6b1>11j^2015221Vm2fP121RW2fP1[h60011Zh68:\h61UT3]h6dY61:121RW2n80^h6121RW2fP10`Q2121RW2mo10_h6121Vm2fP10`Q2121Vm2mo10hD211Y3000001j^24PPPTUioS\R10042f=Z<0152920n821RW2n821RW2n8Zh6R2F1`>0185120fP1Zh6T2F1Z900Zh6V2F1f<00Zh6X2F00012Z<`<015185120fP152920P4920n821RW2n821RW2n8Zh6Z1L100`h6?1f=1RW21515185120n852841920^c1030035T3Q3Y3\3i3920j7021ah6T1F11^;1UR5185120\[1ah6X1F11j^201621RW2n8121UR5\[1bh60000ah68:ch61Yd5dh6eh6190Pl2121RW2n80dd5121RW2mo10fh6121UR5\[10`Q2121UR5mo10hD212om1Y3000001j^24PPPXXWXjZc40071f=00ah6b1F1X>00ah6d1F1b>00ah6f1F1d<00ah6h1F1f<00ah6j1F1V;00ah6l1F1Z9017841920_R1030dg2ah6n1F00000gh651f=1RW21515185120n852841920^c1030035T3Q3Y3\3i3920j7021hh6P1F211l=01515185120n85220n821RW2n85320]d221RW2]d2hh6V1P1hh6V1B0011l=015185120n85320]d221RW2]d2hh6Z1P10011l=015185120n85220n821RW2n8hh6\1P1hh6\1B101ih60011l=015185120n85320]d221RW2]d2hh6`1P10000hh68:jh61Yd5kh6lh60212om1Y3000001ih64PPb_QdB00:1f=00hh6h1F1X>00hh6j1F1b>00hh6l1F1d<00hh6n1F1f<00hh6P2F1V;00hh6R2F1\100hh6T2F1d100hh6V2F1h400hh6X2F1Z9017841920_R1030dg2hh6Z2F00000mh6?1Z<1W[115185120fP185120n8nh6T1F12f=`<1RW2185120fP1nh6Z1>11[E015221RW2fP121W[1fP1oh60000nh68:Pi61UT3Qi6Ri61:121W[1n80Si6121W[1fP10`Q2121W[1mo10Ti6121RW2fP10`Q2121RW2mo10hD212om1Y3000001[E4PPigPZ91n81000000Ui6?1f=1RW215185120fP185120n8Vi6X1F11l=1gV215185120fP185120n8Vi6\1F11j^2015221gV2fP121RW2fP1Wi60010Vi68:Xi62UT3Yd5Yi6Zi61:121RW2n80^h6121RW2fP10`Q2121RW2mo10[i6121gV2fP10`Q2121gV2mo10hD212om1Y3000001j^24PPPXXWXjZc41n8111f=01385120n8Vi6l1\100000\i6?1f=1RW20]i6T1F11l=1gV2185120T>]i6V1F11j^2015721gV2T>002^i60010]i68:_i61Yd5`i6ai6160bi6121RW2mo10kf5121gV2T>0ZY4121gV2mo1212om1Y3000001j^24PPPXXWXjZc40141d<00]i6f1F1f<00]i6h1F1V;00]i6j1F1Z901784120_R1dg2]i6l1F00000ci681X500di6T1H1Z500di6V1N21[E11X500di6Z1Hdi68:ei61fi6gi6hi6150ii6120mo10ji611[E0ki6111li6000001[E4PPhja`o600000000mi6?1R:1[f2152841920bO920SU103003<R3W3d3Q3c3[3P1V3Y3b3U3T3ni6P1F0011R:1fP2152841920bO920SU1030039c3S3X3U3T3e3\3U3T3ni6T1P115050385121fP2i3385121[f2i35421fP2i321[f2i3oi60000ni68:Pj61Qj6Rj6Sj6180Tj6121[f2mo10Uj6121[f2i30Vj6121fP2mo10Wj6121fP2i3111li600000000000000Xj691T:01684120YU12035W3b3U3U3^3034`7o4o4R5Yj6NH01Z700Yj6T1J18h<n=X7\7l6P?T7V701515154920d600`<00PI36841920]`10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920`M0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3Yj6X1B11[E010100Yj68:Zj61[j6\j6]j60111li6000001[E4PPPlYaTUm400000000^j651V5015220oE039c2e2S2S2U2U2T2U2T2_j6LF111Z500_j6P1\1_j6P1J0011X500_j6P1n200000_j68:`j61fi6aj6bj60111li600000001000000cj6:1Z500dj6P1H1YF20YF113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320dj68:ej61fj6gj6hj614120YF0ij6120mo10jj6111li600000000000000kj6:1Z500lj6LH1YF20YF023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320lj68:mj61fj6nj6oj60211li600000000000000Pk692R:T:015085120bO85120YU1Qk6R1H01Z5013720YFRk6Qk6X1J13^:V:Z501505085120]:85120bU185120YFQk6\1B11[E010000Qk68:Sk61Tk6Uk6Vk60111li60100001[E4PPhUibmR100000000Wk6?1h51[f20Xk6X1F11f41hm1185120T>Xk6Z1F11[E01505521hm1T>1Va151515221hm1T>004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121hm1cC603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121hm1cCYk60001Xk68:Zk61[k6\k6]k6190^k6121[f2mo10[k2121hm1T>0_k6121hm1mo10Yh2121hm1cC0`k6011li60100002[E4PPb_QdBVa10201000000ak6?4R6^;X:b91\I15185120[C52920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3bk6T1F14R6^;X:b91VY215185120[C52920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3bk6Z1>11[E015221VY2[C21\I[Cck60000bk68:dk61`Z2ek6fk6190he2121\Imo10PZ2121\I[C0gk6121VY2mo10PZ2121VY2[C0hk6111li6000001[E4PPigPZ900?1Z<00bk6j1F1^<00bk6l1F1`<00bk6n1F1b<00bk6P2F1d<00bk6R2F1f<00bk6T2F1h<00bk6V2F1P=00bk6X2F1T;00bk6Z2F1V;00bk6\2F1f;00bk6^2F1R<00bk6`2F1Z900bk6b2F1\900bk6d2F1h500bk6f2F00100ik6?1h<1kn116841920]`10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3jk6T1F11T:1fP20jk6X1F11[E013684121fP2YU12033b3U3T3034`7o4d4d5kk60000jk68:lk61[j6mk6nk6170ok6121fP2mo10Pl6121kn1]`10Ql6121kn1mo10Rl6111li6000001[E4PPlb\i^A011IZ7b4j4P5R5l4n:j:b:h:b<n<l<h=P>V>j>j;d;d9f9R;P4d3Z?013920cA020jk6f1F00100Sl681T:01684120YU12033b3U3T3034`7o4d4d5Tl6R1HIZ7b4j4P5R5l4n:j:b:h:b<n<l<h=P>V>j>j;d;d9f9R;P4d3Z?013920cA020Tl6X1>21[E0Tl68:Ul61[j6Vl6Wl6150ok6120mo10Xl611[E0ll2111li6000001[E4PPPQhbWXZ500000000Yl6?1R:1\I16841920bO920SU10302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3Zl6P1F11R:1VY216841920bO920SU1030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3Zl6T1F00153841921VY2bO21VY2SU103:b3U3W3Y3c3d3U3b3U3T3[l60010Zl68:\l61Qj6]l6^l6160_l6121VY2mo10`l61921\IbO21\ISU10mS2121\Imo1011li600000000000100al6?1R:1W[1152841920bO920SU103003:b3U3W3Y3c3d3U3b3U3T3bl6X1F21R:1fP2152841920bO920SU1030039c3S3X3U3T3e3\3U3T3bl6^1B1R:1[f2152841920bO920SU103003<R3W3d3Q3c3[3P1V3Y3b3U3T3bl6`1B0025421fP2mo121[f2mo1Un55050385121fP2i3385121W[1i35721fP2i321W[1i3cl60000bl68:dl61Qj6el6^l61<0fl6121W[1mo10[k2121fP2mo10o`2121[f2mo10gl6121W[1i30[k2121fP2i30o`2121[f2i3011li600000001000111R:01515420Y921W[1Y952841920bO920SU1030039c3S3X3U3T3e3\3U3T3bl6d1P1101hl6il6bl6T1>jl651\51VY20kl6NF211^500kl6R1T1kl6R1B101jm1000011b500kl6T1T1kl6T1B101^d20000000kl68:ll61ml6nl6ol60111li6000002jm14PP\mXh_3^d24PPR\]dW500000000Pm651^51VY20Qm6NF211`500Qm6R1T1Qm6R1B101jm1000011b500Qm6T1T1Qm6T1B101^d20000000Qm68:Rm61ml6Sm6Tm60111li6000002jm14PPb_QdB^d24PPf^Tlg100000000Um6?1X:1kn1185120oU1Vm6R1F0011R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEVm6X1>1505721kn1oU121hm1gE5321hm1]d221kn1]d2Wm60000Vm68:Xm61`Z2Ym6Zm6180[m6121kn1mo10PZ2121kn1oU10\m6121hm1gE0mS2121hm1mo1112li6PO00000000000000]m6?1X:1kn1185120PV1^m6R1F0011R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030037^3U3d3g3_3b3[385120gE^m6X1>1505721kn1PV121hm1gE5321hm1]d221kn1]d2_m60000^m68:`m61`Z2Ym6Zm6180[m6121kn1mo10PZ2121kn1PV10am6121hm1gE0mS2121hm1mo1112li6PO00000000000000bm6?1h<1kn116841920]`10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3cm6T1F11X:1fP2185120cMcm6X1F11[E015221fP2cM684121kn1]`12036S3Q3S3X3U3T3035S3Q3S3X3U3dm60010cm68:em61`Z2fm6gm6190[m6121fP2mo10hm6121fP2cM0im6121kn1mo10SZ6121kn1]`10jm6111li6000001[E4PPPlYaTUm40031h<00cm6d1\11h400cm6d1`31^700cm6d1l400000km6?1X:1kn1185120VP1lm6T1F0011h<1ka2185120iBlm6X1P115721kn1VP15921ka2iB1m`1mm60000lm68:nm61`Z2om6Pn6180[m6121kn1mo10a_2121kn1VP10b_2121ka2iB0c_2121ka2mo1111li6000001m`14PPZfVg300000000Qn6?1X:1kn11720d6Rn6Sn6P1F0011l41hm1185120cASn6T1P115021hm1cA3721kn1d6Tn6Un60000Sn68:Vn61`Z2Wn6Xn6150[m6121kn1mo10Yn6121hm1mo10Zn6111li600000000000000[n6?1X:1kn1185120nU1\n6V1F0025^7R7T7X7Z71\I0\n6\1B4T7X7n=V71fP2154920d600`<00PI\n6^1B150515521kn1nU15821\IY91m`15721kn1nU1595921\IY91oL1m`1515521kn1nU15821fP2Y91m`15721kn1nU1595921fP2Y91oL1m`1]n60000\n68:^n61`Z2_n6`n61=0[m6121kn1mo10an6121kn1nU10bn6121\IY90`Q2121\Imo10cn6121fP2Y90`Q2121fP2mo10hD111li61dn600002m`14PPZfVg3oL4PPf^Tlg100000000en6?1^:1VY2185120]:fn6R1F15T:R:d5h5j51^m20fn6V1F001684121VY2]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3gn60000fn68:hn61Tk6in6jn6170kn6121VY2]:0mS2121VY2mo10VR4121^m2mo10ln6111li6010000001000100C\V2mn6::nn6`31105on6Po6Qo6Ro6So61To60002Uo6Vo62Wo6Xo6\V2:Yo6Zo6[o6\o6[o6]o6[o6bj1^o6_o6`o6li6ao6::bo6[?0002co6do600000eo60eo6fo6ao6D:go6[?0001ho600000eo60eo6io6jo6<:ko6lo6000000000eo60eo6b2jo6B:mo6lo600004P<R<T<X<0000eo60eo6no6jo6L:oo6lo60002Rb1n21T=1b2000eo60eo6PP7QP7<:RP7`310103SP7TP7UP73VP7WP7XP702YP7ZP702[P7\P72]P7^P7n31SP7_P7`P7aP7::bP7`3101104cP7dP7eP7fP702YP7ZP703Uo6gP7hP73iP7jP7kP7lP7:mP7nP7oP7PQ7QQ7RQ7SQ7ATQ7UQ7VQ7YP7WQ7<:XQ7`310005n1Ef2S3YQ70002ZQ7[Q72iP7^P7eo60eo6ZP7WQ7\1:\Q7`3101103]Q7^Q7_Q701YP7000eo60eo6Pi4`Q7<:aQ7dK0001bQ700000eo60eo6Qi4`Q7N:cQ7dK0004dQ7eQ7fQ7gQ701Pi4000eo60eo6Ri4`Q7j1:hQ7dK0004iQ7jQ7kQ7lQ701Pi4000eo60eo6Si4`Q7f2:mQ7dK0004nQ7oQ7PR7QR701Pi4000eo60eo6Ti4`Q7b3:RR7dK0004SR7TR7UR7VR701Pi4000eo60eo6`d3WR7::XR7Uf1000000000eo60eo6YR7WR7@:ZR7Uf1000000000eo60eo6[R7WR7F:\R7Uf1000000000eo60eo6Zl2]R7<:^R7_R70002e4`R700000eo60eo60HaR7`i11Z?00bR7>HbR7::000cR7dR71V?00bR7DHbR7@:11P?00bR7FH00eR7fR72d?f?00bR7LHbR7H:000gR7hR71b?00bR7R1HbR7N:000iR7jR71`?01620d65037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3bR7X1HbR7T1:11`?013620d65037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3bR7\1H00kR7lR72d3b4015220l>004mR7@HmR7<:000nR7oR72d3b4015220l>006mR7HHmR7D:000PS7QS71P200mR7P1HmR7L:000RS7SS71^?015220oi1021TS7>HTS7::11^?015220oi1020TS7BH1US71Zi1VS71X?00TS7R1HTS7N:14P?R?V6l600TS7T1H1WS71XS7YS71000TS7d1HTS7`1:12P?R?00TS7f1H1ZS71Ql1[S71n?00TS7V2HTS7R2:15P?R?V6l6^100TS7X2H1\S71]S7[S71l?00TS7j2HTS7d2:01\S71^S7_S71d3015220l>002`S7@H`S7::01aS71bS7cS71P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3dS7@HdS7::11P;015284120d6039Q3f3Q3Y3\3Q3R3\3U3dS7DH1eS71fS7cS71R;00dS7V1HdS7P1:01eS71gS7_S71b401515220l>0023920QC020dS7j1HdS7d1:01aS71hS7iS71b4015220QC021dS7`2HdS7Z2:01jS71kS7o<1^200lS7BHlS7<:15P?R?V6l6d200lS7DH1WS71mS7nS724800lS7T1HlS7P1:11d1015284120]:035V3U3d3S3X3lS7V1H1oS71PT7QT71N015220j7021lS7h1HlS7b1:11N015220j7020lS7l1H1RT71PQ7[S71P@00lS7\2HlS7V2:15P?R?V6l6^100lS7^2H1\S71ST7cS71\2015284120^7038T3Y3c3Q3R3\3U3T3TT7^1HTT7X1:11\2015284120^7037U3^3Q3R3\3U3T3TT7b1H1eS71UT7SS71T201720W<VT7TT7T2HTT7n1:01US718[?WT7XT7::n3YT7XT7<:W9ZT7XT7>:RE[T7XT7@:L\T7XT7B:a6VHXT7D:oZ1oZ1XT7F:Y3]T7XT7H:n1^T71P?00_T7:P20310`T7_T7::000000aT71V600_T7<^20310bT7_T7<:000000cT71l600_T7>R20310dT7_T7>:000000eT71Z:00_T7@Z20310fT7_T7@:000000gT71R?00_T7Bl10310hT7_T7B:000000iT71T?00_T7DT20310jT7_T7D:000000kT71V?00_T7FT20310lT7_T7F:000010200mT71X?00_T7HT20310nT7_T7H:000010200oT71Z?00_T7Jn10310PU7_T7J:000010200QU71000_T7LZ20310RU7_T7L:000010200SU73l?n?P@00_T7NX22310TU7_T7N:000000UU71^100_T7R1H2310VU7_T7P1:000000WU72d?f?00_T7\1H2310XU7_T7Z1:000000gR71b?00_T7f1H2340YU7120hW10SP3120]8_T7d1:000000ZU71`?00_T7n1V22320[U7120d6_T7n1:000000\U71^?00_T7P2Z22320]U7120oi1_T7P2:000000^U72P;R;00_T7T2H2320_U7120d6_T7R2:000000`U71Z<00aU7>H4310bU7aU7<:00120n8000cU71T;00aU7HT24310dU7aU7H:000000eU71V;00aU7JT24510fU7aU7J:000000gU71f=00aU7NH4310hU7aU7L:00120n8010210iU71h=00aU7\1H4310jU7aU7Z1:00120n8010200kU71j:00aU7j1H4310lU7aU7h1:000010200mU71b:00aU7V2H4320nU7120oEaU7T2:000000oU71`<0185120VKaU7`2H:010PV7aU7^2:120VK15820VK04PPThjX_:120n8000QV71X10185120Q9aU7R3H:010RV7aU7P3:120Q915820Q904PPThjX_:120n8000SV71T=0185120VKaU7d3H:010TV7aU7b3:120VK15820VK04PPThjX_:120P4000UV71R<0185120e\1aU7V4H:010VV7aU7T4:120e\115820e\104PPThjX_:120n8000WV72b<V<00aU7h4H:310XV7aU7f4:00120n8010200YV71d<013920m_1020aU7V5H:510ZV7aU7T5:00120n8000[V72d<f<015220m_1021aU7d5H:510\V7aU7b5:000000]V71\100aU7P6H:110^V7aU7n5:00120n8120n800_V71h<0153841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3aU7^6H:210`V7aU7\6:1920oC20Y90120n8120n81021159920oC20Y920iBaV71j<00aU7T7H:310bV7aU7R7:00120n8000cV71j100aU7`7H:220dV7120Y4aU7^7:00120n8120n810200eV71l<00aU7P8H:310fV7aU7n7:00120n801020120l`1gV71d;00aU7`8H:410hV7aU7^8:120\P10120n8010200iV71n600jV7>H6310kV7jV7<:000000lV71`400jV7HH6010mV7jV7F:120Y@15820Y@04PPdhU\\d1120d;000nV71P70185120cKjV7X1H6010oV7jV7V1:120cK1920VK20cK0000PW72b4d300jV7h1H6330QW7120l>0hDjV7f1:00120d;010200RW71d400jV7V2H6510SW7jV7T2:00120d;000TW71n400jV7b2H6320UW7120Y4jV7`2:000000VW71P500jV7l2H6410WW7jV7j2:1920Y@20Y90120d;010200XW71h400jV7\3H6110YW7jV7Z3:00120d;120Q40159920oC20Y920iBZW71j400jV7l3H6310[W7jV7j3:000120Q410200\W71l400jV7Z4H6210]W7jV7X4:000120Q4120cA0^W71d100jV7h4H6320_W7120]:jV7f4:000000`W71^700jV7R5H8310aW7jV7P5:000120Q400bW71R700jV7^5H8110cW7jV7\5:000120Q400dW71T700jV7j5H8220eW7120d6jV7h5:000120Q415420d600PI0fW72X7V700jV7X6H8310gW7jV7V6:000120Q410210hW71Z700jV7f6H8220iW7120Y4jV7d6:000120Q410200jW71\700jV7T7H8320kW7120`MjV7R7:000120Q400lW71\;00mW7:T2<110nW7mW7::000000oW72`;n;00mW7>H<320PX7120g[1mW7<:000000QX71b;00mW7F^2<210RX7mW7F:000010210SX71f;00mW7JH<310TX7mW7H:00120n8000UX71h;00mW7T1T2<210VX7mW7T1:000010210WX71j;00mW7V1V2<210U]1mW7V1:000010200XX71n=00mW7Z1H>310YX7mW7X1:00120P4000ZX71P>00mW7f1H>320[X7120j5mW7d1:00120P4010200a1iV701n600\X7>H\X7::120n8120VK000000000]X701^<00\X7HH\X7D:120n8120VK000000000^X701f=01515284120^c1035T3Q3Y3\3i3920j7021\X7R1H\X7N:120n80000000104PPPlYaTUm400_X701f=01515284120^c1036g3U3U3[3\3i3920j7021\X7^1H\X7Z1:120n80000000104PPPTUioS\R100`X731f=015220j7020\X7j1H\X7f1:120n80000000000aX701Z<015220k^1021\X7V2H\X7R2:1920P420n80000010200000bX701l=01515284120Vd1035T3Q3Y3\3i353841920]:036^3_3d3Y3V3i3035V3U3d3S3X3\X7b2H\X7^2:120n8120l\1000000104PPPlYaTUm400cX701l=01515284120Vd1036g3U3U3[3\3i353841920]:036^3_3d3Y3V3i3035V3U3d3S3X3\X7P3H\X7l2:120n8120l\1000000104PPPTUioS\R100oU711`<00\X7^3H\X7Z3:1920P420n8120VK000000000SV711T=00\X7h3H\X7d3:120P4120VK000000000QV711X100\X7R4H\X7n3:1920P420n8120Q9000000000dX711R<00\X7\4H\X7X4:120n8120e\1000000000YV731d<00\X7f4H\X7b4:120n8000000001920m_10200[V731f<00\X7P5H\X7l4:00000000010210eX731Z9015284120_R103FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3\X7X5H\X7T5:00000000010210fX741h<016841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\X7b5H\X7^5:120P4120iB0120oC0120YL1350684120]`12037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U3120]`1001021gX741h<00\X7Z6H\X7V6:120P4120iB0120\`10120YL1350684120]`12037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U3120]`1000hX751j100\X7l6H\X7h6:00000000000iX751d;00\X7R7H\X7n6:120n8120\P1000000000^T7C1P?00\X7\7H\X7X7:00000000000aT7C1V600\X7b7H\X7^7:00000000000jX7E1R?00\X7h7H\X7d7:00000000000kX7F1T?00\X7n7H\X7j7:00000000000lX771`401920gB021mX7>HmX7::00120Y@00000000nX771P700mX7HHmX7D:0120VK120cK00000000oX781b400mX7R1HmX7N:00000000000PY791d400mX7X1HmX7T1:00000000000XW7:1h400mX7^1HmX7Z1:00120iB120oC120Q4000000QY7:1d1015284120]:035V3U3d3S3X3mX7j1HmX7f1:00000000000RY7;1P500mX7R2HmX7n1:00120Y@00000000SY7<1T700mX7Z2HmX7V2:0000120Q4015420d600hB0000TY7=1T7015220d600PCmX7f2HmX7b2:0000120Q4000000UY7=1T701515420d600hB505220UL0005220TL000mX7P3HmX7l2:0000120Q4000000hW7>1Z700mX7Z3HmX7V3:0000120Q4000000VY7>1R500mX7b3HmX7^3:00000000000WY7?1\700mX7h3HmX7d3:0000120Q4000000XX7@1n=00mX7P4HmX7l3:0120XL00120Q4120YL00000ZW7A1j400mX7\4HmX7X4:0000120Q4000000XY7B1l400mX7d4HmX7`4:0000120Q40120cA0000YY741R300ZY7@HZY7<:0120_>000000001021[Y761T300ZY7JHZY7F:00000000000\Y701l200ZY7P1HZY7L:0120_>000000000]Y771b301720d;^Y7TT7@HTT7<:00120Y@00000000_Y7:1T400TT7JHTT7F:00000000000`Y7B1V400TT7P1HTT7L:000000120cA0000aY7D1^:00bY7>HbY7::1036`3\3e3W3Y3^3000000120k3000cY7D1P?00bY7HHbY7D:1036`3\3e3W3Y3^3000000120k3000dY7D1P?00bY7R1HbY7N:1033Q3`3`3000000120l3000eY7D1P?00bY7\1HbY7X1:1036c3i3c3d3U3]3000000120m3000W2fY7fY761gY71hY701X1015185120o83684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3iY7>H16iY7::011X101684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3iY7BH000jY7jY731jR7001`?013684120d63036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3kY7>H12kY7::011`?01684120d63036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3kY7BH000lY7jY731mY7001Z701515284120Y4037^3U3d3g3_3b3[3385120WMkY7P1H12kY7J:00120Q400nY7nY720oY71PZ701T7015720d600XOkY7`1H12kY7\1:00120Q400QZ7nY720oY71PZ701Z7015720WM00XOkY7T2H12kY7n1:00120Q400RZ7RZ720SZ7001T7015220d600jJkY7f2H12kY7b2:00120Q400TZ7RZ720SZ7001Z7015220WM00jJkY7X3H12kY7R3:00120Q400UZ7UZ720VZ71WZ701T701620d6200RI00VIkY7h3H12kY7d3:00120Q400XZ7UZ720VZ71WZ701Z701620WM200RI00VIkY7\4H12kY7V4:00120Q400YZ7YZ721ZZ7001Z7015284120Y4037d3Y3]3U3_3e3d3kY7n4H12kY7j4:00120Q400[Z7YZ720\Z7001j400kY7`5H12kY7Z5:00120Q400]Z7]Z720^Z7001j400kY7n5H13kY7j5:00120Q400_Z7_Z740`Z71aZ701b7015420_N20Y9kY7\6H12kY7X6:00001UZ7bZ7bZ720cZ7001Z7015284120Y4035`3Q3b3c3U3kY7n6H223kY7j6:00120Q400dZ7dZ740eZ7001R500kY7^7H223kY7Z7:00000fZ7fZ711gZ7001V>00kY7j7H13kY7f7:00000hZ7hZ721iZ7001R>00kY7V8H19kY7R8:00000jZ7jZ750kZ71lZ70000mZ7H:11mZ7H:100000nZ7nZ750oZ71P[70000mZ7V1:10mZ7V1:110000Q[7Q[750R[71S[70000mZ7d1:13mZ7d1:120000T[7T[750U[71V[70000mZ7R2:14mZ7R2:130000W[7W[760X[71Y[70000mZ7`2:11mZ7`2:140000Z[7Z[751[[71\[70000mZ7n2:11mZ7n2:150000][7^[762_[71`[70000mZ7\3:11mZ7\3:160000a[7gR751b[71c[70000mZ7l3:17mZ7l3:180000d[7d[782e[71f[70000mZ7\4:201mZ7\4:170000^[7^[782g[700000mZ7j4:801234569mZ7j4:1:0000RS7RS701SS71h[71US71^?015220oi1021TS7>H11TS7::011^?015220oi1020TS7BH000Zi1Zi101VS71i[71WS71X?00TS7R1H11TS7N:014P?R?V6l600TS7T1H000XS7XS700YS71j[71ZS71000TS7d1H215TS7`1:012P?R?00TS7f1H000Ql1Ql101[S701\S71n?00TS7V2H3154TS7R2:015P?R?V6l6^100TS7X2H000]S7Ql101[S701\S71l?00TS7j2H11TS7d2:00000eR7eR701fR7002d?f?00TS7X3H16TS7T3:00000^S7k[700_S71l[71aS71d3015220l>002`S7@H10`S7::0001hS70m[7kR740n[71o[701d3015220l>004`S7V1H10`S7P1:00000P\7nR740Q\71R\701d3015220l>006`S7h1H10`S7b1:00000S\7S\700T\71U\701f:013684120]84037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3V\7>H15V\7::012f:b:016841920]820oE4037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3V\7BH000W\7S\700T\71U\701b:015284120oE036T3U3^3Y3U3T3V\7R1H15V\7L:012b:f:016841920oE20]84037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3V\7V1H000bS7k[701cS71l[71eS71P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3dS7@H201dS7::011P;015284120d6039Q3f3Q3Y3\3Q3R3\3U3dS7DH000fS7k[701cS71l[71eS71R;00dS7V1H10dS7P1:0001hS70gS7k[700_S71l[71aS71b401515220l>0023920QC020dS7j1H201dS7d1:0001hS70hS7lP770iS71X\71jS71b4015220QC021dS7`2H10dS7Z2:00000kR7kR740n[71o[701b4015220l>004dS7R3H10dS7n2:00000nR7nR740Q\71R\701b4015220l>006dS7b3H10dS7^3:00000Y\7jY731Z\7001^3015284120^7032_3^3[\7BH12[\7<:011^3015284120^7033_3V3V3[\7FH000\\7jY730]\7001\40151620l>5400Ro1400fn1400hn1400ln1400do137920TB030^\7[\7T1H12[\7N:00000_\7jY700`\71a\701\401505220l>400ho1720TB^\7[\7d1H12[\7^1:00001jY7b\7YZ721ZZ7001\4015220l>400bn1[\7X2H12[\7R2:00000c\7jY730]\7001V1013720f8d\7[\7h2H12[\7b2:00000e\7YZ721ZZ7001V100[\7Z3H12[\7T3:00000f\7fZ710gZ71g\701j?00[\7h3H13[\7b3:00000h\7fZ710gZ71g\701P1015220^7004[\7X4H13[\7R4:011P1015220^7000[\7\4H000i\7YZ721j\7001@00[\7l4H12[\7f4:00000kS7Zi100o<1i[71WS71^200lS7BH11lS7<:015P?R?V6l6d200lS7DH000mS7mS700nS71k\71oS724800lS7T1H11lS7P1:011d1015284120]:035V3U3d3S3X3lS7V1H000PT7RS701QT701RT71N015220j7021lS7h1H11lS7b1:011N015220j7020lS7l1H000PQ7Ql101[S701\S71P@00lS7\2H11lS7V2:015P?R?V6l6^100lS7^2H000l\7eR701m\7002`3R100lS7n2H16lS7h2:00000n\7o\740P]71Q]701T3015284120d603=^3_3d3T3U3d3U3b3]3Y3^3U3T3ZY7^1H15ZY7X1:00000R]7S\701T\71U\701T300ZY7R2H15ZY7l1:00000S]7S\700T]71U\701X3015220X?020ZY7b2H15ZY7\2:011X3015220X?021ZY7f2H000U]7S\700h61U\701D00ZY7V3H15ZY7P3:011f:01684120]82037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3ZY7X3H000V]7V]740W]71X]701F01720X4^Y7ZY7f3H15ZY7b3:00000Y]7Y]700Z]71[]7022<00ZY7V4H15ZY7R4:011X100ZY7X4H000\]7\]761]]7001L015220^700:ZY7f4H265ZY7b4:011L01620^7200000<ZY7j4H000ST7k[701cS71l[71eS71\2015284120^7038T3Y3c3Q3R3\3U3T3TT7^1H201TT7X1:011\2015284120^7037U3^3Q3R3\3U3T3TT7b1H000UT7RS701SS71h[71US71T201720W<VT7TT7T2H11TT7n1:00000^]7^]760_]71`]701T20137920W<030a]7TT7f2H11TT7b2:00000b]7^]711c]71`]701T201720W<d]7TT7X3H11TT7R3:00000e]7e]751f]71g]70000bY7f1:18bY7f1:190000gR7gR751b[71c[701b?00h]7>H17h]7::000001PPThjX_:PPdhU\\d1PPlb\i^APPdhU\\d1PPPdmc]_g><i]7j]701h400k]7@H0000k]7::l]7m]701l40120cAk]7HH0000k]7B:n]7o]701P500k]7R1H0000k]7L:P^7Q^701Z700k]7Z1H1Y420Y48R^7S^7T^7U^7V^7W^7X^7Y^7000k]7T1:Z^7[^701\700k]7j1H1`M20`M4cMdMeMfM000k]7d1:\^7]^701`<00k]7V2H0000k]7P2:^^7_^701h<0153841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3k]7^2H0000k]7X2:`^7a^701d;00k]7h2H0000k]7b2:b^7c^701l<00k]7P3H0000k]7j2:d^7e^721h40185120iBk]7X3H0159920oC20Y920iB9PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4k]7R3:f^7g^721n=0185120XLk]7h3H015920XL20Y99PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110k]7b3:h^7i^721h<01515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oCk]7X4H0159920oC20Y920iB9PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4k]7R4:?j^70lNT3:k^7l^7003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35f70301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3j710:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3h720:d3Y3]3U3c3d3Q3]3`3c312012213l7208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3n7209d3U3\3U3]3U3d3b3i312012213m^70lN`4:\On^7016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34P808010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3R8205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3T8309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213V8309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213o^70iOF:P_7Q_71008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001X80301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3R_70nOl1:oOS_7017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31Z806010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3T_70nOl2:U_7V_7004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32\80601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3^820<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3W_70_P1T1:X_7Y_71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001`80721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3Z_70_P1j2:[_7\_71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101`80801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3]_70hP1b4:^_7__71119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33b820=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3d8208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3f8209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3`_71hP1Z7:a_7b_71112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31b80<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3c_71hP1f9:d_7e_71122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31d805014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3f_71hP1n::g_7h_71112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31f809014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3i_71hP1^<:j_7k_7018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31h80?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3l_70hP1V>:m_7n_7016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31h8206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3o_70hP1j?:P`7Q`7025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32j802010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3l820=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3R`72eQ1D:S`7T`700=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001n804010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7Xk3U`7<6V`7012000W`7U`7D6X`701203Y`7Z`7[`71\`7]`7U`7P16^`711401_`70cW4U`7Z16``7012000_W3U`7b16a`7114000dV3U`7j16b`7114000c`7U`7R26d`72141e`700en3U`7\26f`7014000[W4U`7d26g`7012000dU4U`7l26h`7112000Ue2U`7T36i`7114000j`7U`7\36k`701202l`7m`70Yg2U`7f36n`7012000nk3U`7n36o`7012000Pa7U`7V46Qa701402[`7l`70Ra7U`7`46Sa711401Y`70UT2U`7j46Ta7014000QP4U`7R56Ua7012000ci3U`7Z56Va7114000im3U`7b56Wa7014000Zj3U`7j56Xa7014000jm3U`7R66Ya7014000am3U`7Z66Za7012000Z[2U`7b66[a7014000Qo3U`7j66\a7014000^o3U`7R76]a7112000]o3U`7Z76^a7014000mP4U`7b76_a7012001`a7UQ3U`7l76aa7014001ba7[i3U`7V86Zi3014000Qj3U`7^86ca71141da700Wk3U`7h86ea7012000WP4U`7P96fa7012000d`4U`7X96ga7012001ha7Zg4U`7b96ia7014000e`4U`7j96ja7012000hc4U`7R:6ka7012000ca4U`7Z:6la7012000Q`4U`7b:6ma7214001na7R`4U`7l:6oa7214000k`4U`7T;6Pb7012000jo3U`7\;6Qb7014000dd4U`7d;6Rb7114000UW2U`7l;6Sb7014000af4U`7T<6Tb7114000dk4U`7\<6Ub7114000ek4U`7d<6Vb70141Wb700Yk3U`7n<6Xb7012000TV6U`7V=6Yb7012001Zb7]b5U`7`=6[b7012000Yi4U`7h=6\b7012000ih4U`7P>6]b7012001^b7no4U`7Z>6mo4012000gn4U`7b>6_b7112001`b7]j5U`7l>6ab7012000Ra6U`7T?6bb7012000gk2U`7\?6cb7012000Uj5U`7d?6db7014000Xm3U`7l?6eb7014001fb7il4U`7V@6gb7012000jm4U`7^@6hb7114001ib7Xn4U`7h@6jb7012000\m5U`7PA6kb7114000fj5U`7XA6lb7014000UQ2U`7`A6mb7012000Vl5U`7hA6nb7114000n^5U`7PB6ob7012000Vj4U`7XB6Pc7114000hl4U`7`B6Qc7012001Rc7Vm4U`7jB6Sc7014001Tc7\k4U`7TC6Uc7114000Zi4U`7\C6Vc7012000`i4U`7dC6Wc7012001Xc7ni4U`7nC6Yc7012000VP5U`7VD6Zc7012000^P5U`7^D6[c7014000gi4U`7fD6\c7114000a\4U`7nD6]c7014000\Q2U`7VE6^c7012000o^4U`7^E6_c71141`c700P_4U`7hE6ac7112000WP2U`7PF6bc7012001cc7VP2U`7ZF6dc7012000Vo1U`7bF6ec7012000bP2U`7jF6fc7012001gc7XS2U`7TG6hc7012001ic7kQ2U`7^G6jc7012000bo1U`7fG6kc7012000co1U`7nG6lc7014000Vn1U`7VH6mc7012000_n1U`7^H6nc7014000jP2U`7fH6oc7012000n\4U`7nH6Pd7012001Qd7_]4U`7XI6Rd7014000f]4U`7`I6Sd7012000b\4U`7hI6Td7012000n^4U`7PJ6Ud7012000c\4U`7XJ6Vd7014000[R2U`7`J6Wd7012000\R2U`7hJ6Xd7014000X^4U`7PK6Yd7014000jQ2U`7XK6Zd7012000al4U`7`K6[d7114000SR2U`7hK6\d7012000l[3U`7PL6]d71141^d700kc2U`7ZL6_d70121`d700P[3U`7dL6ad7012001bd7eZ3U`7nL6cd7014001dd7cX3U`7XM6ed7012000[V3U`7`M6fd70121gd701hd7jg2U`7lM6id7012000\X3U`7TN6jd7114000iY3U`7\N6kd70141ld700gl2U`7fN6md7014000oa2U`7nN6na2012000ab2U`7VO6nd7012001od7_l2U`7`O6Pe7012000UT3U`7hO6Qe7012001Re7Se7U`7RP16Te71141Ue700fT3Ve7<6We7112000]g6Ve7D6Xe7114001Ye7oS3Ve7N6Ze71121[e700SU3Ve7X16\e71141]e700mY6Ve7b16^e7114001_e7[\6Ve7l16`e7114000[j6Ve7T26ae71141be700Qj6Ve7^26ce7214000`Z2Ve7f26de71141ee700kd2Ve7P36jd2112001fe7^e2Ve7Z36ge7012000ee2Ve7b36he7012000Vd2Ve7j36ie7214000ad2Ve7R46je7012001ke7Te2Ve7\46le7012000Vk2Ve7d46me7014000Ua2Ve7l46ne7114001oe7Xg2Ve7V56Pf7014000am2Ve7^56Qf7014000SS4Ve7f56RS4012001Rf7_S4Ve7P66Sf7114000QR4Ve7X66Tf7114000WT4Ve7`66Uf71141Vf700aZ2Ve7j66Wf7014000R\6Ve7R76Xf7014000eo2Ve7Z76Yf70141Zf700cP3Ve7d76[f70141Zf700oU3Ve7n76\f70141Zf701]f7nQ3Ve7Z86^f70141_f700iP3Ve7d86`f70141af700_R3Ve7n86bf7012000no2Ve7V96cf70141df700aS3Ve7`96ef70141Zf700]]6Ve7j96ff7014000m]6Ve7R:6gf7014000VW5Ve7Z:6hf7014000Yd5Ve7b:6if7012000TV3Ve7j:6jf70141kf700R^5Ve7T;6lf7012000nT5Ve7\;6mf7012001nf7g`5Ve7f;6of7012001Pg7oZ5Ve7P<6Qg7012000m[5Ve7X<6Rg7014000]T5Ve7`<6Sg7014000fQ5Ve7h<6Tg7012001Ug7nQ5Ve7R=6Vg7112001Wg7lX5Ve7\=6Xg7012001Yg7SY5Ve7f=6Zg7014000\W5Ve7n=6[g7014000YU5Ve7V>6\g7012000lW5Ve7^>6]g7014000hU5Ve7f>6^g7014000mX5Ve7n>6_g7214000P[6Ve7V?6`g7012001ag7[Q5Ve7`?6bg70121cg700l\5Ve7j?6dg7114001eg7iZ5Ve7T@6fg7114000lP5Ve7\@6gg7016001hg7dS5Ve7f@6ig7016000ZV5Ve7n@6jg7016000hV5Ve7VA6kg7016000la5Ve7^A6lg7016000VX5Ve7fA6mg70161ng701og7[`4Ve7RB6Ph7016000ki5Ve7ZB6Qh71161Rh700ca2Ve7dB6Sh7016000]Z5Ve7lB6Th7016000_g2Ve7TC6Uh7016000U]2Ve7\C6Vh7012001Wh7a]2Ve7fC6Xh7014000iT2Ve7nC6Yh70141Zh701[h7`j3Ve7ZD6\h7012001]h7fl3Ve7dD6^h7012001_h7Wm3Ve7nD6`h7014000ah7Ve7VE6bh70141ch700UV2Ve7`E6dh70121eh700lY2Ve7jE6fh70141gh700Uh2Ve7TF6hh7014000WT6Ve7\F6ih7114000io3Ve7dF6jh7014000bY2Ve7lF6kh7014001lh7bk3Ve7VG6mh7012000hP6Ve7^G6nh7012000bi5Ve7fG6oh7012000Ro5Ve7nG6Pi7012000Ro2Ve7VH6Qi7012000gl3Ve7^H6Ri7014000lm1Ve7fH6Si7014000Ra3Ve7nH6Ti7014000Vc2Ve7VI6Ui7012001Vi7fn2Ve7`I6Wi7012000So2Ve7hI6Xi7014000^R6Ve7PJ6Yi7114000mg3Ve7XJ6Zi7016000od3Ve7`J6[i71161\i700Ud3Ve7jJ6]i70161^i700Ve3Ve7TK6_i70161`i700Yc3Ve7^K6ai70161bi700[d3Ve7hK6ci70161di700c[2Ve7RL6ei7116000hX2Ve7ZL6fi71161gi700nV5Ve7dL6hi71161ii700aV2Ve7nL6ji7116000hg6Ve7VM6ki7016000[k6Ve7^M6li7216000mi7Ve7fM6ni721601[`70YV4Ve7PN6oi70121Pj701Qj7Vb3Ve7\N6Rj7112001Sj7af3Ve7fN6Tj70141Uj700Tk6Ve7PO6Vj71141Wj700Xj7Ve7ZO6Yj701202Zj7[j70aY4Ve7dO6\j70161]j700gY4Ve7nO6^j7016000dX4Ve7VP16_j7016000WY4Ve7^P16`j70161aj700PY4Ve7hP16bj7016000Pf3Ve7PQ16cj71161dj700fi6Ve7ZQ16ej71161fj700ml6Ve7dQ16gj7116000fj6Ve7lQ16hj7016001ij7@jj7kj7S11lj71mj71nj71oj71Pk71Qk71Rk71Sk71Tk71Uk71Vk71Wk71Xk71Yk71Zk71[k71\k71]k71^k71_k71`k71ak71bk71ck71dk71ek71fk71gk71hk71ik71jk71kk71lk71mk71nk701ok71Pl7<:Ql7Rl7>1Sl71Tl71Ul71Vl71Wl71Xl71Yl71Zl71[l71\l71]l71^l71_l71`l705al7bl7cl7dl7el71fl7<:gl7hl731il71jl71kl7001fl7R2:ll7ml711nl7000fl7f2:ol7Pm751Qm71Rm71Sm71Tm71Um7000fl7P3:Vm7Wm7B000105061Xm71Ym71Zm71[m71\m71]m71^m71_m71`m71am71bm71cm71dm71em706fm7bl7cl7dl7el7gm71hm7<:im7jm721km71lm7000hm7V2:mm7nm7104001hm7b2:om7Pn7102001hm7l2:Qn7Rn73031Sn71Tn7000hm7V3:Un7Vn707kP1lP1Wn7Xn7Yn7Zn7[n76\n7cl7]n7^n7_n7`n70hm7d3:an7bn711cn701dn70hm7n3:en7fn731gn71hn71in704jn7kn7ln7mn70hm7Z4:nn7on751Po71Qo71Ro71So71To78Uo7Vo7Wo7Xo7Yo7Zo7[o7\o73]o7^o7cl71hm7j4:_o7`o711ao701bo70hm7d5:co7do761eo71fo71go71ho71io71jo701ok71ko7::\4W90lo7@:mo7no7oo7PP80lo7h1:QP8RP8SP8TP80lo7Z2:UP8VP8WP8XP80lo7l2:YP8ZP8[P8iR10lo7Z3:\P8]P8^P8\V10lo7P4:_P8`P8aP8dg20lo7b4:bP8cP8dP8eP80lo7X5:fP8gP8hP8iP80lo7l5:jP8kP8lP8mP83lo7\6:nP8oP8PQ8QQ84lo7V7:RQ8SQ8TQ8UQ84lo7l7:VQ8WQ8XQ8YQ80lo7`8:ZQ8[Q8\Q8]Q80lo7\9:^Q8_Q8`Q8aQ80lo7P::bQ8cQ8dQ8eQ80lo7`::fQ8gQ8hQ8SY70lo7T;:iQ8jQ8kQ8lQ80lo7h;:mQ8nQ8oQ8PR80lo7h<:QR8RR8SR8TR80lo7T=:UR8VR8WR8lX10lo7h=:XR8YR8ZR8[R80lo7X>:\R8]R8^R8_R80lo7n>:`R8aR8bR8cR80lo7^?:dR8eR8fR8gR80lo7T@:hR8iR8jR8kR80lo7h@:lR8mR8nR8oR80lo7\A:PS8QS8RS8eJ0lo7PB:SS8TS8US8WI0lo7`B:VS8WS8XS8YS80lo7TC:ZS8[S8\S8]S80lo7dC:^S8_S8`S8aS80lo7nC:bS8cS8dS8eS80lo7^D:fS8gS8hS8iS80lo7jD:jS8kS8lS8oS10lo7\E:mS8nS8oS8PT80lo7lE:QT8RT8ST8aW10lo7bF:TT8UT8VT8nZ10lo7TG:WT8XT8YT8ZT80lo7fG:[T8\T8]T8^T80lo7ZH:_T8`T8aT8oh10lo7RI:bT8cT8dT8\i10lo7fI:eT8fT8gT8Ql10lo7\J:hT8iT8jT8L1lo7RK:kT8lT8mT8RE1lo7^K:nT8oT8PU8QU80lo7lK:RU8SU8TU8UU80lo7\L:VU8WU8XU8YU81lo7hL:ZU8[U8\U8]U80lo7XM:^U8_U8`U8aU81lo7dM:bU8cU8dU8aB1lo7TN:eU8fU8gU8\B1lo7lN:hU8iU8jU8kU81lo7VO:lU8mU8nU8dB1lo7hO:oU8n8nHY@1lo7RP1:PV8QV8RV8SV81lo7`P1:TV8UV8VV8a61lo7RQ1:WV8XV8YV8[C1lo7bQ1:ZV8[V8\V8j\11lo7PR1:]V8^V8_V8`V80lo7\R1:aV8bV8cV8c61lo7hR1:dV8eo6jGS:1lo7PS1:eV8fV8e3Q[11lo7ZS1:gV8hV8iV8jV81lo7fS1:kV8lV8mV8gM1lo7RT1:nV8oV8PW8QW81lo7\T1:RW8SW8TW8UW81lo7hT1:VW8WW8XW8Y31lo7RU1:YW8ZW8[W8\W81lo7\U1:]W8^W8_W8`W81lo7fU1:aW8bW8cW8bf11lo7RV1:dW8eW8fW8gW81lo7\V1:hW8iW8jW8mP11lo7jV1:kW8lW8mW8bb11lo7XW1:nW8oW8PX8QX81lo7bW1:RX8SX8TX8bO1lo7nW1:UX8VX8WX8b21lo7XX1:XX8YX8ZX8oZ11lo7dX1:[X8\X8]X8g[11lo7RY1:^X8_X8`X8a]11lo7bY1:aX8bX8cX8_[11lo7RZ1:dX8eX8fX8gX82lo7dZ1:hX8iX8jX8kX81lo7\[1:lX8mX8[?[?1lo7f[1:nX8oX8PY8QY81lo7P\1:RY8SY8TY8ki11lo7\\1:UY8VY8Uf1Q21lo7f\1:WY8XY8YY8ZY81lo7P]1:[Y8\Y8]Y8^I1lo7Z]1:^Y8_Y8`Y8aY81lo7f]1:bY8cY8dY8hV11lo7P^1:eY8fY8gY8bU11lo7Z^1:hY8iY8]:^71lo7f^1:jY8kY8lY8RW11lo7P_1:mY8nY8oY8PZ81lo7`_1:QZ8RZ8SZ8[H1lo7V`1:TZ8UZ8VZ8WZ81lo7b`1:XZ8[HYZ8ZZ81lo7n`1:[Z8\Z8[K]Z11lo7`a1:]Z8^Z8_Z8`Z81lo7na1:aZ8bZ8cZ8dZ81lo7Zb1:eZ8fZ8gZ8hZ81lo7jb1:iZ8jZ8kZ8lZ81lo7Xc1:mZ8nZ8oZ8in21lo7dc1:P[8Q[8R[8S[81lo7Rd1:T[8U[8SU1V[81lo7`d1:W[8X[8Y[8Z[81lo7Pe1:[[8\[8][8Va11lo7`e1:^[8_[8`[8n`11lo7je1:a[8b[8c[8m`11lo7Tf1:d[8e[8f[8m_11lo7^f1:g[8h[8i[8T>1lo7hf1:j[8k[8l[8m[81lo7Rg1:n[8o[8P\8Q\81lo7`g1:R\8S\8T\8jj11lo7ng1:U\8V\8W\8TT41lo7`h1:X\8Y\8Z\8n31lo7lh1:[\8\\8Tl1PO1lo7Vi1:]\8^\8_\8hg11lo7bi1:hg1`\8a\8b\81lo7li1:c\8eo6gY8d\82lo7Xj1:e\8f\8g\8n:2lo7Pk1:h\8i\8j\8k\82lo7Rl1:l\8m\8n\8o\82lo7Tm1:P]8eo6eo6Q]82lo7^m1:R]8S]8T]8U]82lo7^n1:V]8W]8X]8kd12lo7To1:Y]8Z]8[]8ha12lo7no1:\]8]]8^]8_]82lo7bP2:`]8a]8b]8c]82lo7XQ2:d]8e]8[W1f]82lo7jQ2:g]8h]8i]8j]85lo7fR2:k]8eo6eo6l]86lo7^S2:m]8eo6eo6n]87lo7fT2:o]8eo6eo6P^83lo7PU2:Q^8eo6eo6R^88lo7ZU2:S^8eo6eo6T^89lo7`V2:U^8eo6eo6V^8;lo7hV2:W^8eo6eo6X^8<lo7nV2:Y^8eo6eo6Z^8:lo7XW2:[^8eo6eo6\^8R2eg1]^8Xf1^^8Y9_^8e\1`^8cKa^8oCb^8iLc^8X\1d^8n8e^8d;f^8Q4g^8h^8i^8d6j^8Y4k^8`El^8l>m^8cAn^8T>o^8[CP_8WEQ_8o\1R_8P]1S_8`]1T_8g[1U_8]:V_8W_8X_8dKY_8bLZ_8Ue1[_8\_8]_8TL^_8UL__8n`1`_8m`1a_8Va1b_8hW1c_8]8d_8_R1e_8^Nf_8_Ng_8hV1h_8j7i_8Wj1j_8j^4k_8\a1l_8]a1m_8n_8o_8kGP`8c6Q`8bOR`8Xc1S`8`MT`8h9U`8V`8W`8lKX`8g8Y`8jP1Z`8Wf1[`8Tl1\`8lk1]`8\9^`8mH_`8kP1``8lP1a`8b`8c`8d`8e`8:cAf`8eg1g`8gX8h`8d6i`8g[1j`8hW1k`8`Ml`8Uf1m`8]:n`8k5o`8?43LREaB00J2a6`W800L3UW8Y3QW800F01oZ10H01b20B1Q20022Q2ZY800@1a600N3[?n3ki10062[?dZ80082REL00:2a6[R800<1iR1000001D001>Pa8Qa81;210aE1300Ra8310fK330Sa81371100Ta8::Ua8Va818251300Ra8310aE1371100Ta8b1:Wa8Xa815231301371100Ta8\2:Ya8Za84;20133131132130137=231330[a834131132130137;231331311321301379231311321301371100Ta8V3:\a8]a81>221381331341321310aE1371100Ta8X5:^a8_a81;210`a83:0`a8300`a8330`a8310`a8371100Ta8V6:aa8ba82=2013013:10aE10ca83:0da8137?2013013:10aE13:10ca83:0da8137000ea8<:fa8ga8192013013:10aE137000ea8^1:ha8ia82:241320ca8330aE340da81373241371000ea8V2:ja8ka82;2313913013:10[a813792313013:10[a81371000ea8^3:la8ma8492310na813010aE137=2310na813:10na813010aE13792010na813010aE137=2010na813:10na813010aE137000ea8b4:oa8Pb8872010ca8300da81376201300aE13792010[a813010[a813772013010[a813752013013790ca8200da810ca8300da813780ca8200da81300aE13770ca8200da8130137000Qb8<:Rb8Sb85=2010[a813:10[a813010[a8137?0ca8200da81300aE13:10oi11390aE137:2010ca8300da81390aE1378201301390aE137720130139137000Qb8h2:Tb8Ub824300aE13750ca8300da8137000Qb8b4:
"""##
  }
}
