// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static let embedded: [(path: String, text: String)] = [
    (
      "Rules/background-task/content-saved-before-completion.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: content-saved-before-completion
    title: fetched content is saved before the run is completed with success
    requirements: [REQ-090]
    rationale: >-
      Behind the completion the process may be suspended at once, and unsaved content is gone. An answer that was found
      invalid, or a run that ends without success, owes no saving; "not modified" brings nothing to save.
    remediation: "Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue."
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.response | fetch.succeeded as r
    where: status >= 200 && status < 300
    expect:
      event: storage.content.saved
      within: $window
      until: { event: fetch.bgtask.completed, where: success }
    key: [run_id]
    ends:
      cancelled_by:
        - fetch.failed
        - fetch.handler.error
        - fetch.bgtask.expired
        - storage.content.invalid
        - storage.full
        - { event: fetch.bgtask.completed, where: "!success" }
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: saved first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "2100ms storage.content.saved run_id=r1 content_hash=ab12"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: completed first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "3100ms storage.content.saved run_id=r1 content_hash=ab12"
        expect: { fail: 1 }
      - name: saved at the last moment
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "60s storage.content.saved run_id=r1 content_hash=ab12"
          - "2m tick"
        expect: pass
      - name: never saved
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "60001ms storage.content.saved run_id=r1 content_hash=ab12"
          - "2m tick"
        expect: { fail: 1 }
      - name: saved before it was fetched
        events:
          - "0s storage.content.saved run_id=r1 content_hash=ab12"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: not modified
        events:
          - "2s fetch.response run_id=r1 status=304"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: notExercised
      - name: the answer could not be used
        events:
          - "2s fetch.response run_id=r1 status=200"
          - "2100ms fetch.failed run_id=r1 reason=PARSE"
          - "3s fetch.bgtask.completed run_id=r1 success=false"
        expect: cancelled
      - name: lines are missing before the completion
        events:
          - "2s fetch.response run_id=r1 status=200"
          - "3s gap 1s"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the store was filtered out
        log: |
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=200, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: not-captured }
      - name: too late in a log
        log: |
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true)
          2025-11-15 05:50:01.520000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, content_hash=ab12cd34ef56)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/expiry-completes-with-false.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: expiry-completes-with-false
    title: an expired run is completed without success within two seconds
    requirements: [REQ-084]
    rationale: >-
      The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a
      lie about work that was cut off.
    remediation: "Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there."
    severity: error
    tags: [core, background-task]
    parameters: { deadline: 2s }
    kind: response
    when: fetch.bgtask.expired as x
    expect: { event: fetch.bgtask.completed, where: "!success", within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: success }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (x.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed without success
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "29s fetch.bgtask.expired run_id=r1"
          - "29200ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: never completed
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed with success
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: another run's completion does not count
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r2 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: the outcome is hidden
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r1 success=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: success in a log
        log: |
          2025-11-15 05:50:29.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask expired (run_id=r-17)
          2025-11-15 05:50:29.700000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/background-task/handler-error-completes-with-false.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: handler-error-completes-with-false
    title: a run that meets an error of its own is completed without success
    requirements: [REQ-088, REQ-089]
    rationale: >-
      An error in the handler must still end the task; else the system ends the app at the expiration and gives it less
      time in future. A crash in the run fails as well.
    remediation: "Put setTaskCompleted(success: false) into the handler's catch block, or into a defer."
    severity: error
    tags: [core, background-task]
    parameters: { deadline: 30s }
    kind: response
    when: fetch.handler.error as e
    expect: { event: fetch.bgtask.completed, where: "!success", within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: success }
      - { event: app.crashed, where: "(pid ?? 0) == (e.pid ?? 0)" }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit"]' }
    tests:
      - name: completed without success
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "30s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "30001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed with success
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: never completed
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "2m tick"
        expect: { fail: 1 }
      - name: crashed
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms app.crashed"
        expect: { fail: 1, line: 2 }
      - name: the user ended the app
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms app.force_quit"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the capture ends first
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "10s tick"
        expect: { inconclusive: end }
      - name: completed in a log
        log: |
          2025-11-15 05:50:02.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask handler error: content could not be decoded (run_id=r-17)
          2025-11-15 05:50:02.050000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
        expect: pass

"""##
    ),
    (
      "Rules/background-task/next-task-after-a-run.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: next-task-after-a-run
    title: after a background run the next task is pending
    requirements: [REQ-083, REQ-082]
    rationale: >-
      One request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute
      for the run and half a minute behind it are allowed; a refused submit is an attempt, judged elsewhere.
    remediation: Look for a path through the handler that returns before the next task is submitted.
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.bgtask.started as r
    expect: { event: [fetch.bgtask.submitted, fetch.bgtask.submit_failed], within: $window }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: submitted after the completion
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "60s fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "60001ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: the chain breaks
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: the request that led to the run is used up
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "95s fetch.bgtask.completed run_id=r1 success=true"
          - "5m tick"
        expect: { fail: 1 }
      - name: the process died
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s app.terminated"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "30s tick"
        expect: { inconclusive: end }
      - name: a broken chain in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/next-task-before-completion.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: next-task-before-completion
    title: the handler submits the next task before it completes the current one
    requirements: [REQ-082]
    rationale: >-
      The process may be suspended right behind the completion; a submit that comes later is luck. Submitting first thing
      is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt.
    remediation: Submit the next task in the first lines of the handler, before the fetch begins.
    severity: warning
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.bgtask.started as r
    expect:
      event: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
      within: $window
      until: fetch.bgtask.completed
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: attempted on a simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: submitted after the completion
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "5100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: submitted at the last moment of a run that goes on
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60s fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: pass
      - name: submitted too late in a run that goes on
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60001ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: the submit before the run is not the next one
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "95s fetch.bgtask.completed run_id=r1 success=true"
          - "5m tick"
        expect: { fail: 1 }
      - name: lines are missing in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s gap 2s"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s tick"
        expect: { inconclusive: end }
      - name: the wrong order in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:50:01.410000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-16T05:48:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/no-start-before-earliest-begin.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-start-before-earliest-begin
    title: a task on a device does not start before its earliest begin
    requirements: [REQ-079]
    rationale: >-
      The system starts no task early; a start before the time in the request means that the line tells another time than
      the request did, or that a debugger started it. A start that the debugger asked for is not judged.
    remediation: Compare the date in the line with the one set on the request, and their zones.
    severity: error
    tags: [core, background-task]
    environment: [device]
    parameters: { tolerance: 1s, window: 2d }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    with: fetch.bgtask.started as r
    within: $window
    check:
      - r.time >= s.earliest_begin - $tolerance
    grade: { value: r.time - s.earliest_begin, unit: s }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled, harness.simulate_launch]
    tests:
      - name: two minutes later
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
        expect: pass
      - name: a second early is rounding
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "17m59s fetch.bgtask.started run_id=r1"
        expect: pass
      - name: a moment earlier than that
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "17m58s999ms fetch.bgtask.started run_id=r1"
        expect: { fail: 1 }
      - name: early for the newer request
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+10m"
          - "5m fetch.bgtask.submitted earliest_begin=+40m"
          - "20m fetch.bgtask.started run_id=r1"
        expect: { fail: 1, cancelled: 1 }
      - name: the debugger started it
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "5m1s fetch.bgtask.started run_id=r1"
        expect: cancelled
      - name: the time is hidden
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "5m fetch.bgtask.started run_id=r1"
        expect: { inconclusive: redacted }
      - name: no zone
        environment: device
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.started run_id=r1"
        expect: { inconclusive: time }
      - name: a simulator is not judged
        environment: simulator
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.started run_id=r1"
        expect: notApplicable
      - name: early in a log
        environment: device
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:45:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/not-modified-completes-with-success.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: not-modified-completes-with-success
    title: a run that is answered "not modified" is completed with success
    requirements: [REQ-102]
    rationale: >-
      304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged:
      outside a run there is nothing to complete.
    remediation: Treat 304 like 200 where the outcome of the run is decided.
    severity: error
    tags: [core, background-task]
    parameters: { not_modified: 304, deadline: 35s }
    kind: response
    when: fetch.response as r
    where: status == $not_modified && present(run_id)
    expect: { event: fetch.bgtask.completed, where: success, within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: "!success" }
    key: [run_id]
    ends:
      cancelled_by: [fetch.bgtask.expired, fetch.handler.error]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: with success
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "35s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "35001ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: without success
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r1 success=false"
        expect: { fail: 1, line: 2 }
      - name: another run's success does not count
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: expired meanwhile
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.expired run_id=r1"
          - "200ms fetch.bgtask.completed run_id=r1 success=false"
        expect: cancelled
      - name: in the front
        events:
          - "0s fetch.response status=304"
          - "2m tick"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "10s tick"
        expect: { inconclusive: end }
      - name: without success in a log
        log: |
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=304, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/background-task/one-completion-per-run.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-completion-per-run
    title: each background run is completed exactly once
    requirements: [REQ-085]
    rationale: >-
      A run that is never completed costs the app its future background time; a second completion is a race between the
      normal end and the expiration. A run is watched for a minute or until the next one starts; an end of the process
      leaves it open.
    remediation: >-
      Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path
      without it.
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: count
    event: fetch.bgtask.completed
    per: { open: fetch.bgtask.started as r, close: fetch.bgtask.started, at_most: $window }
    exactly: 1
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed once
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: completed at the last moment
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: completed too late
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: never completed
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed twice
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "29s fetch.bgtask.completed run_id=r1 success=false"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: the completion of another run does not count
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: two runs without ids, one of them not completed
        events:
          - "0s fetch.bgtask.started"
          - "20s fetch.bgtask.started"
          - "25s fetch.bgtask.completed success=true"
          - "3m tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "10s tick"
        expect: { inconclusive: end }
      - name: lines are missing in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "40s gap 20s"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the start of a second run may be among missing lines
        events:
          - "0s fetch.bgtask.started"
          - "5s fetch.bgtask.completed success=true"
          - "20s gap 10s"
          - "25s fetch.bgtask.completed success=true"
          - "3m tick"
        expect: { inconclusive: gap }
      - name: the app crashed in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s app.crashed"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the app was launched anew before the run was completed
        events:
          - "0s plugin.load"
          - "10s fetch.bgtask.started run_id=r1"
          - "30s plugin.load"
          - "2m tick"
        expect: { inconclusive: end }
      - name: two completions stand even where lines are missing
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "7s gap 1s"
          - "8s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: twice in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:29.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask expired (run_id=r-17)
          2025-11-15 05:50:29.010000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
          2025-11-15 05:50:29.700000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 4 }

"""##
    ),
    (
      "Rules/background-task/recorded-run-submitted-the-next.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recorded-run-submitted-the-next
    title: a run is recorded as successful only when the next task was submitted
    requirements: [REQ-099, REQ-100]
    rationale: >-
      The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain
      that is broken. On a simulator every submit is refused, so devices only are judged.
    remediation: Record the time last, behind the fetch and the submit.
    severity: error
    tags: [core, background-task]
    environment: [device]
    kind: precedes
    event: fetch.run.success_recorded
    requires: fetch.bgtask.submitted
    since: fetch.bgtask.started
    scope: session
    tests:
      - name: submitted first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: pass
      - name: recorded first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
          - "4s fetch.bgtask.submitted earliest_begin=+24h"
        expect: { fail: 1, line: 2 }
      - name: the request that led to the run is used up
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "93s fetch.run.success_recorded run_id=r1 timestamp=+93s"
        expect: { fail: 1, line: 3 }
      - name: a refused submit is none
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { fail: 1, line: 3 }
      - name: a simulator is not judged
        environment: simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: notApplicable
      - name: lines are missing in the run
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s gap 1s"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { inconclusive: gap }
      - name: the capture begins within the run
        environment: device
        session_start: false
        events:
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { inconclusive: start }
      - name: recorded too early in a log
        environment: device
        log: |
          2025-11-15 05:49:59.000000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:00.110000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] lastSuccessfulRunTimestamp = 2025-11-15T05:50:00Z
          2025-11-15 05:50:00.180000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-16T05:48:00Z)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/background-task/run-within-budget.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: run-within-budget
    title: a background run on a device is completed within thirty seconds
    requirements: [REQ-086]
    rationale: >-
      The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the
      limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.
    remediation: Shorten the request's timeout, or move work behind the fetch to the next launch.
    severity: error
    tags: [core, background-task]
    environment: [device]
    parameters: { budget: 30s, hard_limit: 35s }
    kind: response
    when: fetch.bgtask.started as r
    expect_one_of:
      - { event: fetch.bgtask.completed, within: $budget }
      - sequence: [fetch.bgtask.expired, fetch.bgtask.completed]
        within: $hard_limit
        note: completed at the edge of the budget, after the expiration
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: quick
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: thirty seconds sharp
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: a moment over the budget
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30001ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: over the budget, but the expiration was announced
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30500ms fetch.bgtask.expired run_id=r1"
          - "35s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: over the hard limit
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30500ms fetch.bgtask.expired run_id=r1"
          - "35001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: another run's completion does not count
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: not judged on a simulator
        environment: simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "20s tick"
        expect: { inconclusive: end }
      - name: whole seconds cannot decide the boundary
        environment: device
        granularity: 1s
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: granularity }
      - name: too slow in a log
        environment: device
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:41.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/success-only-after-fetch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: success-only-after-fetch
    title: a run is completed with success only after its fetch succeeded
    requirements: [REQ-087, REQ-102]
    rationale: >-
      Success tells the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one
      of an earlier run does not.
    remediation: Hand the outcome of the fetch to setTaskCompleted instead of a constant.
    severity: error
    tags: [core, background-task]
    kind: precedes
    event: fetch.bgtask.completed
    where: success
    requires:
      event: [fetch.response, fetch.succeeded]
      where: status >= 200 && status < 300 || status == 304
    since: fetch.bgtask.started
    scope: session
    tests:
      - name: after a good answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: not modified is an answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=304"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: after a refusal
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=401"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 3 }
      - name: one below and one above the good answers
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=199"
          - "2s fetch.response run_id=r1 status=300"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 4 }
      - name: without any answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: the answer of the run before
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "10m fetch.bgtask.started run_id=r2"
          - "10m3s fetch.bgtask.completed run_id=r2 success=true"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: completed without success
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=false"
        expect: notExercised
      - name: the answer's status is hidden
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=~"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { inconclusive: redacted }
      - name: the launch is not in the capture, but the run is
        session_start: false
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: the capture begins within the run
        session_start: false
        events:
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { inconclusive: start }
      - name: a lie in a log
        log: |
          2025-11-15 05:49:59.000000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=503, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 4 }

"""##
    ),
    (
      "Rules/delivery/android-display-within-a-minute.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-display-within-a-minute
    title: an Android notification is displayed within a minute of its time
    requirements: [REQ-136]
    rationale: >-
      An exact alarm goes off at its second; a minute leaves room for the worker in between. Where the permission for exact
      alarms is missing, ten minutes are normal: this is a warning.
    remediation: "Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went."
    severity: warning
    tags: [core, delivery, android]
    platform: [android]
    parameters: { tolerance: 60s }
    kind: relate
    when: scheduler.notification.delivered as d
    where: present(scheduled)
    check:
      - abs((d.actual ?? d.time) - d.scheduled) <= $tolerance
    grade: { value: "(d.actual ?? d.time) - d.scheduled", unit: s }
    tests:
      - name: punctual
        platform: android
        events:
          - "23m1s scheduler.notification.delivered id=notify_1763185980000 scheduled=+23m"
        expect: pass
      - name: a minute sharp
        platform: android
        events:
          - "24m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: a moment more
        platform: android
        events:
          - "24m1ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: a minute and more too early
        platform: android
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: the iPhone has a rule of its own
        platform: ios
        events:
          - "25m scheduler.notification.delivered id=a scheduled=+23m"
        expect: notApplicable
      - name: no zone
        platform: android
        zone: unknown
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
        expect: { inconclusive: time }
      - name: an id that tells no time
        platform: android
        events:
          - "23m1s scheduler.notification.delivered id=dual_1"
        expect: notExercised
      - name: late in logcat with year and zone
        platform: android
        log: |
          2025-11-15 05:57:10.019 +0000  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/delivery/delivery-within-tolerance.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: delivery-within-tolerance
    title: a notification is delivered within three minutes of its time
    requirements: [REQ-129]
    rationale: >-
      Three minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning.
      iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are
      judged; the time of a tap is no delivery.
    remediation: Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.
    severity: warning
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s }
    kind: relate
    when: scheduler.notification.delivered as d
    where: 'present(scheduled) && lower(source ?? "foreground") != "tap"'
    check:
      - abs((d.actual ?? d.time) - d.scheduled) <= $tolerance
    grade: { value: "(d.actual ?? d.time) - d.scheduled", unit: s }
    tests:
      - name: on time
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: three minutes late
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: three minutes early
        platform: ios
        environment: device
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: a moment more than three minutes late
        platform: ios
        environment: device
        events:
          - "26m1ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: a moment more than three minutes early
        platform: ios
        environment: device
        events:
          - "19m59s999ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: the delivery's own time counts, not the time of the line
        platform: ios
        environment: device
        events:
          - "2h scheduler.notification.delivered id=a scheduled=+23m actual=+23m5s source=delivered_list"
        expect: pass
      - name: late by its own time in a line that came early
        platform: ios
        environment: device
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m actual=+30m"
        expect: { fail: 1, line: 1 }
      - name: a tap tells no delivery
        platform: ios
        environment: device
        events:
          - "2h scheduler.notification.delivered id=a scheduled=+23m source=tap"
        expect: notExercised
      - name: a simulator is not judged
        platform: ios
        environment: simulator
        events:
          - "30m scheduler.notification.delivered id=a scheduled=+23m"
        expect: notApplicable
      - name: the scheduled time is hidden
        platform: ios
        environment: device
        events:
          - "30m scheduler.notification.delivered id=a scheduled=~"
        expect: { inconclusive: redacted }
      - name: no zone
        platform: ios
        environment: device
        zone: unknown
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
        expect: { inconclusive: time }
      - name: late in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:57:10.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, actual=2025-11-15T05:57:09Z, source=foreground)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/delivery/drift-is-logged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: drift-is-logged
    title: a delivery more than three minutes off is reported
    requirements: [REQ-130]
    rationale: >-
      The drift itself is a target, the line about it is a duty: without it nobody learns how often it happens. The plugin
      owes the line within five seconds of the observation, wherever that is made.
    remediation: Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.
    severity: error
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s, deadline: 5s }
    kind: response
    when: scheduler.notification.delivered as d
    where: >-
      present(scheduled) && lower(source ?? "foreground") != "tap"
      && abs((actual ?? time) - scheduled) > $tolerance
    expect: { event: scheduler.notification.drift_exceeded, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (d.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: off and reported
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m10ms scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: pass
      - name: reported at the last moment
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m5s scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: pass
      - name: reported a moment too late
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m5s1ms scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: { fail: 1 }
      - name: off and not reported
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: three minutes sharp owe nothing
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: notExercised
      - name: a moment more owes the line
        platform: ios
        environment: device
        events:
          - "26m1ms scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: a drift line from before does not count
        platform: ios
        environment: device
        events:
          - "5m scheduler.notification.drift_exceeded drift_s=240s"
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m1s tick"
        expect: { inconclusive: end }
      - name: reported in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:57:10.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, actual=2025-11-15T05:57:09Z, source=foreground)
          2025-11-15 05:57:10.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] notification drift > 180s (id=daily-1, drift_s=249)
        expect: pass

"""##
    ),
    (
      "Rules/delivery/fired-alarm-displays-or-says-why.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fired-alarm-displays-or-says-why
    title: an alarm that goes off ends in a display or in a reason why not
    requirements: [REQ-137, REQ-013]
    rationale: >-
      Between the alarm and the display stand the receiver, the work queue and the check of the content. A chain that ends in
      between is a notification lost without a trace; expired or missing content is a reason and says so.
    remediation: Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.
    severity: error
    tags: [core, delivery, android]
    parameters: { deadline: 60s }
    kind: response
    when: android.alarm.fired as f
    where: '(action ?? "daily.NOTIFICATION") =~ "daily[.]NOTIFICATION$"'
    expect_one_of:
      - { event: scheduler.notification.delivered, within: $deadline }
      - { event: notify.skipped, within: $deadline, note: left out with a reason }
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - system.force_stopped
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: displayed
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m1s scheduler.notification.delivered id=a"
          - "30m tick"
        expect: pass
      - name: left out for a reason
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m1s notify.skipped reason=content_not_found"
          - "30m tick"
        expect: pass
      - name: displayed at the last moment
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m scheduler.notification.delivered id=a"
          - "30m tick"
        expect: pass
      - name: displayed a moment too late
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m1ms scheduler.notification.delivered id=a"
          - "30m tick"
        expect: { fail: 1 }
      - name: the chain ends in the queue
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m100ms work.enqueued id=a"
          - "30m tick"
        expect: { fail: 1 }
      - name: a display before the alarm does not count
        events:
          - "22m scheduler.notification.delivered id=a"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "30m tick"
        expect: { fail: 1 }
      - name: another alarm of the app
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.CLEANUP"
          - "30m tick"
        expect: notExercised
      - name: the capture ends first
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m30s tick"
        expect: { inconclusive: end }
      - name: lost in logcat
        log: |
          --------- beginning of main
          11-15 05:53:00.601  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
          11-15 05:53:00.650  4711  4711 D DailyNotificationReceiver: DN|WORK_ENQUEUE display=notify_1763185980000 work_name=display_notify_1763185980000
          11-15 05:55:10.000  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main
        expect: { fail: 1 }
      - name: displayed in logcat
        log: |
          --------- beginning of main
          11-15 05:53:00.601  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
          11-15 05:53:00.650  4711  4711 D DailyNotificationReceiver: DN|WORK_ENQUEUE display=notify_1763185980000 work_name=display_notify_1763185980000
          11-15 05:53:00.912  4711  4755 D DailyNotificationWorker: DN|DISPLAY_START id=notify_1763185980000
          11-15 05:53:01.018  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: pass

"""##
    ),
    (
      "Rules/delivery/no-drift-line-within-tolerance.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-drift-line-within-tolerance
    title: a delivery within three minutes is not reported as drift
    requirements: [REQ-131]
    rationale: >-
      A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit.
      Three minutes sharp are still punctual.
    remediation: Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.
    severity: error
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s, window: 5s }
    kind: count
    event: scheduler.notification.drift_exceeded
    per:
      open:
        event: scheduler.notification.delivered
        where: >-
          present(scheduled) && lower(source ?? "foreground") != "tap"
          && abs((actual ?? time) - scheduled) <= $tolerance
      close: scheduler.notification.delivered
      at_most: $window
    at_most: 0
    tests:
      - name: punctual and quiet
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "24m tick"
        expect: pass
      - name: three minutes sharp and a drift line
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
          - "26m10ms scheduler.notification.drift_exceeded drift_s=180s"
          - "28m tick"
        expect: { fail: 1 }
      - name: punctual and a drift line at the last moment
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m6s scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: { fail: 1 }
      - name: a drift line of something later
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m6s1ms scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: pass
      - name: the drift line belongs to the next, late delivery
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m2s scheduler.notification.delivered id=b scheduled=+10m"
          - "23m3s scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: pass
      - name: late
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m10ms scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: notExercised
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m2s tick"
        expect: { inconclusive: end }
      - name: a false alarm in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:53:01.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
          2025-11-15 05:53:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] notification drift > 180s (id=daily-1, drift_s=1)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/occurrence-delivered-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: occurrence-delivered-once
    title: one occurrence of a notification is delivered once
    requirements: [REQ-134]
    rationale: >-
      Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list
      of delivered notifications and a tap tell of the same delivery again.
    remediation: Compare the identifiers of the armed requests; one schedule must keep one identifier.
    severity: error
    tags: [core, delivery]
    kind: count
    event: scheduler.notification.delivered
    where: 'present(scheduled) && lower(source ?? "foreground") in ["foreground", "receiver", "system_log"]'
    per: capture
    at_most: 1
    key: [id, scheduled]
    tests:
      - name: once
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: found again in the list at the next launch
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "2h scheduler.notification.delivered id=a scheduled=+23m source=delivered_list"
        expect: pass
      - name: on two days
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "24h23m1s scheduler.notification.delivered id=a scheduled=+24h23m"
        expect: { pass: 2 }
      - name: two notifications for one time
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m1s scheduler.notification.delivered id=b scheduled=+23m"
        expect: { pass: 2 }
      - name: twice
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "23m2s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: { fail: 1, line: 2 }
      - name: no scheduled time
        events:
          - "23m1s scheduler.notification.delivered id=a"
          - "23m2s scheduler.notification.delivered id=a"
        expect: notExercised
      - name: the source is hidden
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "23m2s scheduler.notification.delivered id=a scheduled=+23m source=~"
        expect: { inconclusive: redacted }
      - name: twice in logcat
        log: |
          11-15 05:53:01.018  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
          11-15 05:53:04.230  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/events/android.yml",
      ##"""
# The Android classes: their log tag is a class name, their messages are `DN|CODE key=value`.
schema: dnp-rules/1

components:
  ANDROID:
    summary: the Android classes of the plugin
    tags: ["DN|"]
    log_tags:
      - DailyNotificationPlugin
      - DailyNotificationReceiver
      - DailyNotificationWorker
      - DailyNotificationFetcher
      - DailyNotificationFetchWorker
      - DailyNotificationBootReceiver

events:
  android.alarm.set:
    summary: an alarm was set
    component: [SCHEDULER, ANDROID]
    level: info
    fields: { id: word, api: word, sdk: integer, at: instant }
    text:
      - "[[DN|]]ALARM_SET"
      - "Alarm set"
    pairs: { id: id, api: api, sdk: sdk, at: at, time: at }

  android.alarm.fired:
    summary: an alarm went off
    component: ANDROID
    level: debug
    fields: { id: word, action: word, at: instant }
    text:
      - "[[DN|]]RECEIVE_START"
    pairs: { id: id, action: action, at: at }

  android.boot.received:
    summary: the plugin's receiver was told of a boot
    component: [ANDROID, REACTIVATION]
    fields: { action: word }
    regex:
      - 'action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'
      - '\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'
      - 'received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'

  work.enqueued:
    summary: work was handed to the WorkManager
    component: ANDROID
    level: debug
    fields: { id: word, kind: word, work_name: word }
    text:
      - "[[DN|]]WORK_ENQUEUE"
    pairs: { display: id, id: id, kind: kind, action: kind, work_name: work_name, workName: work_name }

  work.started:
    summary: the WorkManager runs the work
    component: ANDROID
    level: debug
    fields: { id: word, kind: word }
    text:
      - "[[DN|]]WORK_START{*}"
    pairs: { id: id, action: kind, kind: kind }

  notify.display.started:
    summary: a notification is about to be shown
    component: [ANDROID, DISPLAY]
    level: debug
    fields: { id: word }
    text:
      - "[[DN|]]DISPLAY_START"
      - "START"
    pairs: { id: id }

  content.freshness.checked:
    summary: content was checked just before it is shown
    component: [ANDROID, DISPLAY]
    level: debug
    fields: { id: word, skip: boolean, age_min: integer }
    text:
      - "[[DN|]]JIT_FRESH"
      - "LOOKUP"
    pairs: { id: id, skip: skip, ageMin: age_min, age_min: age_min }

  notify.skipped:
    summary: a notification was left out on purpose
    component: [ANDROID, NOTIFY]
    sink: print
    fields: { id: word, reason: word }
    text:
      - "SKIP-{reason=TTL}{*}"
      - "[[DN|]]DISPLAY_SKIP {reason=content_not_found}"
      - "[[DN|]]DISPLAY_SKIP"
    pairs: { id: id, reason: reason }

"""##
    ),
    (
      "Rules/events/apple-frameworks.yml",
      ##"""
# What Apple's own frameworks and daemons print about background tasks. Their texts are Apple's; some carriers drop the
# subsystem, so they are known by their words.
schema: dnp-rules/1

events:
  system.bgtask.submit_requested:
    summary: the framework passes a background task request on; no proof that it was taken
    component: any
    fields: { task_id: word, earliest_begin: instant }
    literals: ["submitTaskRequest: <BG"]
    regex:
      - 'submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?'

  system.bgtask.submit_error:
    summary: the framework reports that a request was refused
    component: any
    fields: { task_id: word, domain: word, code: integer }
    literals: ["Error submitting task request: <BG"]
    regex:
      - 'Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)'

  system.bgtask.cancel_requested:
    summary: the framework passes a withdrawal on
    component: any
    fields: { task_id: word }
    literals: ["cancelTaskRequestWithIdentifier: ", "cancelAllTaskRequests"]
    regex:
      - 'cancelTaskRequestWithIdentifier: (?<task_id>\S+)'
      - 'cancelAllTaskRequests'

  system.bgtask.no_handler:
    summary: a request was submitted for an identifier without a handler; the app dies of it
    component: any
    fields: { task_id: word }
    literals: ["No launch handler registered for task with identifier"]
    regex:
      - 'No launch handler registered for task with identifier (?<task_id>[^\s'']+)'

  system.bgtask.registration_rejected:
    summary: the identifier is not in the app's Info.plist
    component: any
    fields: { task_id: word }
    literals: ["Registration rejected; "]
    regex:
      - 'Registration rejected; (?<task_id>\S+) is not advertised'

  system.bgtask.registered_twice:
    summary: a second handler was registered for an identifier; the app dies of it
    component: any
    fields: { task_id: word }
    literals: ["Launch handler for task with identifier"]
    regex:
      - 'Launch handler for task with identifier (?<task_id>\S+) has already been registered'

  system.bgtask.registered_late:
    summary: a handler was registered after the launch; the app dies of it
    component: any
    literals: ["All launch handlers must be registered before application finishes launching"]
    regex:
      - 'All launch handlers must be registered before application finishes launching'

  system.bgtask.error:
    summary: an error of the task scheduler in a line without a tag
    component: any
    fields: { domain: word, code: integer }
    literals: ["BGTaskSchedulerErrorDomain"]
    regex:
      - '(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)'

  system.dasd.submitted:
    summary: the daemon took a refresh request
    component: any
    fields: { task_id: word }
    literals: ["Submitted: bgRefresh-", "Submitted: bgProcessing-"]
    regex:
      - 'Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):'

  system.dasd.cancelled:
    summary: the daemon dropped a refresh request
    component: any
    fields: { task_id: word }
    literals: ["CANCELED: bgRefresh-", "CANCELED: bgProcessing-"]
    regex:
      - 'CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):'

  system.dasd.starting:
    summary: the daemon lets a refresh run
    component: any
    fields: { task_id: word }
    literals: ["REQUESTING START: bgRefresh-", "STARTING activity bgRefresh-"]
    regex:
      - '(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):'

"""##
    ),
    (
      "Rules/events/background-task.yml",
      ##"""
# The life of the iOS background task: registered, submitted, started, completed, missed.
schema: dnp-rules/1

events:
  fetch.bgtask.registered:
    summary: the handler of a background task was registered
    component: [FETCH, PLUGIN]
    level: info
    fields: { task_id: word, ok: boolean }
    text:
      - "BGTask handler registered"
      - "Registered BGTask handler"
      - "Background task registered"
    pairs: { task_id: task_id, taskId: task_id, identifier: task_id, id: task_id, ok: ok, success: ok }

  fetch.bgtask.submitted:
    summary: the system took the background task request
    component: FETCH
    fields: { task_id: word, earliest_begin: instant }
    text:
      - "BGAppRefreshTask scheduled"
      - "BGTask submitted"
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      id: task_id
      earliestBeginDate: earliest_begin
      earliest_begin: earliest_begin
      earliestBegin: earliest_begin

  fetch.bgtask.submit_failed:
    summary: the background task request was refused
    component: [FETCH, PLUGIN, SCHEDULER, ANDROID]
    fields:
      task_id: word
      domain: word
      code: integer
      expected_on_simulator: boolean
      explanation: text
    regex:
      - 'Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+))?'
      - '(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?\((?<explanation>expected on simulator)\))?'
      - '\G\s*BGTask submit failed\b'
      - '\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\b'
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      domain: domain
      code: code
      expected_on_simulator: expected_on_simulator
      expectedOnSimulator: expected_on_simulator

  fetch.bgtask.cancelled:
    summary: a pending background task request was withdrawn
    component: FETCH
    level: info
    fields: { task_id: word }
    text:
      - "Cancelled pending BGTask"
      - "BGTask cancelled"
      - "Cancelled existing BGTask"
    pairs: { task_id: task_id, taskId: task_id, identifier: task_id, id: task_id }

  fetch.bgtask.pending_count:
    summary: how many background task requests are pending
    component: FETCH
    level: debug
    fields: { count: integer, task_ids: list }
    text:
      - "Pending BGTasks: {count}"
      - "Pending BGTask requests: {count}"
      - "Pending BGTasks"
    pairs: { count: count, pendingCount: count, task_ids: task_ids, taskIds: task_ids }

  fetch.bgtask.started:
    summary: the system runs the task's handler
    component: FETCH
    level: info
    fields: { task_id: word, run_id: word, scheduled: instant, actual: instant }
    text:
      - "BGTask handler invoked"
      - "BGTask started"
      - "BGTask fired"
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      id: task_id
      run_id: run_id
      runId: run_id
      scheduled: scheduled
      scheduledFor: scheduled
      actual: actual

  fetch.bgtask.expired:
    summary: the system withdraws the handler's time
    component: FETCH
    fields: { run_id: word, elapsed_ms: integer }
    text:
      - "BGTask expired"
      - "BGTask expiration handler called"
      - "expirationHandler called"
    pairs: { run_id: run_id, runId: run_id, elapsed_ms: elapsed_ms, elapsedMs: elapsed_ms }

  fetch.bgtask.completed:
    summary: the handler told the system that it is done
    component: FETCH
    level: info
    fields: { run_id: word, success: boolean, elapsed_ms: integer }
    text:
      - "setTaskCompleted(success: {success})"
      - "BGTask completed"
    pairs:
      run_id: run_id
      runId: run_id
      success: success
      elapsed_ms: elapsed_ms
      elapsedMs: elapsed_ms

  fetch.bgtask.skipped:
    summary: no prefetch was scheduled, on purpose
    component: FETCH
    level: info
    fields: { reason: word }
    text:
      - "Prefetch skipped"
      - "Skipping prefetch"
      - "BGTask skipped"
    pairs: { reason: reason }

  fetch.bgtask.missed:
    summary: the plugin declared a task missed
    component: FETCH
    fields: { task_id: word, earliest_begin: instant }
    text:
      - "BGTask missed window; rescheduling"
      - "BGTask missed window"
    pairs:
      task_id: task_id
      taskId: task_id
      earliestBeginDate: earliest_begin
      earliest_begin: earliest_begin

  fetch.handler.error:
    summary: the handler met an error of its own
    component: FETCH
    fields: { run_id: word, message: text }
    text:
      - "BGTask handler error:{*}"
      - "BGTask handler error"
    pairs: { run_id: run_id, runId: run_id, message: message, error: message }

  storage.earliest_begin.updated:
    summary: the earliest begin of the pending task was stored
    component: [STORAGE, FETCH]
    level: debug
    fields: { value: instant }
    text:
      - "Stored earliestBeginDate = {value}"
      - "Stored earliestBeginDate"
    pairs: { value: value, earliestBeginDate: value, earliest_begin: value }

"""##
    ),
    (
      "Rules/events/build.yml",
      ##"""
# What a build or launch script prints before the app speaks.
schema: dnp-rules/1

events:
  build.result:
    summary: the build ended
    component: any
    fields: { result: word }
    literals: ["** BUILD SUCCEEDED **", "** BUILD FAILED **"]
    regex:
      - '\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*'

  build.launch.claimed:
    summary: a script says that the app was launched
    component: any
    literals: ["App launched successfully!"]
    regex:
      - 'App launched successfully!'

  build.launch.pid:
    summary: the launcher printed the app's process id
    component: any
    fields: { bundle_id: word, process_id: integer }
    literals: ["com.timesafari.dailynotification: ", "com.timesafari.dailynotification.test: "]
    regex:
      - '\G\s*(?<bundle_id>com\.timesafari\.dailynotification(?:\.test)?): (?<process_id>\d+)\s*$'

"""##
    ),
    (
      "Rules/events/debugger.yml",
      ##"""
# Commands of the test harness. They stand in Xcode console captures only.
schema: dnp-rules/1

events:
  harness.simulate_launch:
    summary: the debugger starts a background task
    component: any
    fields: { task_id: word }
    literals: ["_simulateLaunchForTaskWithIdentifier"]
    regex:
      - '_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)'

  harness.simulate_expiration:
    summary: the debugger lets a background task expire
    component: any
    fields: { task_id: word }
    literals: ["_simulateExpirationForTaskWithIdentifier"]
    regex:
      - '_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)'

  harness.force_reschedule:
    summary: the harness reschedules everything
    component: any
    literals: ["DailyNotificationBackgroundTaskTestHarness.forceRescheduleAll"]
    regex:
      - 'DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAll'

  harness.time_warp:
    summary: the harness moves its clock
    component: any
    fields: { minutes: integer }
    literals: ["DailyNotificationBackgroundTaskTestHarness.simulateTimeWarp"]
    regex:
      - 'simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)'

  harness.dump_pending:
    summary: the debugger asks for the pending notifications
    component: any
    literals: ["UNUserNotificationCenter.current().pendingNotificationRequests"]
    regex:
      - 'UNUserNotificationCenter\.current\(\)\.pendingNotificationRequests'

  harness.dump_settings:
    summary: the debugger asks for the notification settings
    component: any
    literals: ["UNUserNotificationCenter.current().notificationSettings"]
    regex:
      - 'UNUserNotificationCenter\.current\(\)\.notificationSettings'

  dump.pending:
    summary: the pending notifications, listed
    component: [DEBUG, SCHEDULER, PLUGIN]
    level: debug
    fields: { pending: integer, ids: list }
    text:
      - "Pending notification requests: {pending:integer}"
      - "Pending notifications: {pending:integer}"
      - "Pending notifications"
    pairs: { count: pending, pending: pending, pendingCount: pending, ids: ids }

  dump.settings:
    summary: the notification settings, listed
    component: [DEBUG, PLUGIN]
    level: debug
    fields: { status: word }
    text:
      - "Notification settings dump"
    pairs: { status: status, authorizationStatus: status }

"""##
    ),
    (
      "Rules/events/discovery.yml",
      ##"""
# Diagnostics of the launch: does Capacitor find the plugin?
schema: dnp-rules/1

components:
  DEBUG:
    summary: launch diagnostics of the plugin
    tags: ["[DNP-DEBUG]", "DNP-DEBUG:"]
    log_tags: [DNP-DEBUG]

events:
  plugin.discovery.appdelegate:
    summary: the app delegate was called
    component: DEBUG
    starts_session: 1
    text:
      - "AppDelegate.application(_:didFinishLaunchingWithOptions:) called"
      - "AppDelegate.application(didFinishLaunchingWithOptions) called"

  plugin.discovery.testing:
    summary: the class is looked for
    component: DEBUG
    text:
      - "Testing plugin class accessibility"

  plugin.discovery.class_lookup:
    summary: the plugin's class was found
    component: DEBUG
    fields: { found: boolean, name: word }
    text:
      - "NSClassFromString found plugin class: {name}"
      - "NSClassFromString found plugin class"
    pairs: { found: found, name: name }

  plugin.discovery.class_lookup_failed:
    summary: the plugin's class was not found
    component: DEBUG
    fields: { found: boolean }
    text:
      - "NSClassFromString could NOT find plugin class{*}"
    set: { found: false }

  plugin.discovery.capplugin_check:
    summary: the class is a Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin is a CAPPlugin subclass"
    pairs: { ok: ok }

  plugin.discovery.capplugin_check_failed:
    summary: the class is no Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin is NOT a CAPPlugin subclass{*}"
    set: { ok: false }

  plugin.discovery.nsobject_check:
    summary: whether the class is an Objective-C object
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin conforms to NSObjectProtocol: {ok}"
      - "Plugin conforms to NSObjectProtocol"
    pairs: { ok: ok }

  plugin.discovery.class_name:
    summary: the class's name in Objective-C
    component: DEBUG
    fields: { name: word }
    text:
      - "Plugin class name (NSStringFromClass): {name}"
      - "Plugin class name: {name}"
    pairs: { name: name }

  plugin.discovery.bundle_check:
    summary: whether the framework's bundle was found; not finding it is normal for static frameworks
    component: DEBUG
    fields: { found: boolean, how: text }
    text:
      - "Plugin framework bundle not found via {how=identifier}"
      - "Plugin framework not found in {how:text}"
      - "Plugin framework bundle found"
    pairs: { found: found, how: how }

  plugin.discovery.bridged_check:
    summary: whether the class is a bridged Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Class conforms to CAPBridgedPlugin (using .self): {ok}"
      - "Class conforms to CAPBridgedPlugin: {ok}"
    pairs: { ok: ok }

  plugin.load:
    summary: Capacitor loaded the plugin
    component: [DEBUG, ANDROID]
    starts_session: 3
    text:
      - "DailyNotificationPlugin.load() called{*}"
      - "load() called{*}"
      - "Plugin loaded"

"""##
    ),
    (
      "Rules/events/envelope.yml",
      ##"""
# What the structured events tell of where they come from.
schema: dnp-rules/1

envelope:
  session: [session_id]

"""##
    ),
    (
      "Rules/events/fetch.yml",
      ##"""
# Prefetch announcements, requests to the server and what came of them.
schema: dnp-rules/1

components:
  FETCH:
    summary: prefetches, background tasks and requests
    tags:
      - "[DNP-FETCH]"
      - "DNP-FETCH:"
      - "[DNP-FETCH-SCHEDULE]"
      - "DNP-FETCH-SCHEDULE:"
      - "DNP-FETCH-"
    log_tags: [DNP-FETCH, DNP-FETCH-SCHEDULE]
    subsystems: [com.timesafari.dailynotification]
    categories: [fetch]

events:
  fetch.prefetch.scheduling:
    summary: a prefetch for a notification is about to be scheduled
    component: [FETCH, ANDROID]
    fields: { id: word, notification_time: instant }
    text:
      - "Scheduling prefetch for notification at {notification_time}"
      - "Scheduling background fetch for notification at {notification_time}"
      - "[[DN|]]SCHEDULE_FETCH_START"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      time: notification_time
      notificationTime: notification_time
      notification_time: notification_time

  fetch.prefetch.scheduled:
    summary: Android scheduled the background fetch
    component: [FETCH, ANDROID]
    fields: { fetch_at: instant, notification_time: instant }
    text:
      - "[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})"
      - "[[DN|]]SCHEDULE_FETCH_OK"
    pairs:
      fetch_at: fetch_at
      fetchAt: fetch_at
      notificationTime: notification_time
      notification_time: notification_time

  fetch.request:
    summary: a request went to the server
    component: FETCH
    level: info
    fields: { run_id: word, host: word, if_none_match: word }
    text:
      - "Fetch request"
      - "Sending fetch request"
    pairs:
      run_id: run_id
      runId: run_id
      host: host
      if_none_match: if_none_match
      ifNoneMatch: if_none_match
      If-None-Match: if_none_match

  fetch.response:
    summary: the server answered
    component: FETCH
    level: info
    fields:
      run_id: word
      status: integer
      etag: word
      bytes: integer
      ttl_s: duration
      scheduled_for: instant
      content_hash: word
    text:
      - "Fetch success"
      - "Fetch response"
      - "HTTP {status:integer}"
    pairs:
      run_id: run_id
      runId: run_id
      status: status
      etag: etag
      bytes: bytes
      ttl: ttl_s
      ttl_s: ttl_s
      scheduled_for: scheduled_for
      scheduledFor: scheduled_for
      content_hash: content_hash
      contentHash: content_hash

  fetch.succeeded:
    summary: a fetch ended well; the line tells no status
    component: FETCH
    fields: { run_id: word, status: integer }
    text:
      - "SUCCESS{*}"
    pairs: { run_id: run_id, runId: run_id, status: status }
    set: { status: 200 }

  fetch.failed:
    summary: a fetch ended without content
    component: FETCH
    fields: { run_id: word, reason: word, http_status: integer, recoverable: boolean, message: text }
    text:
      - "Fetch failed"
      - "Fetch failed:{*}"
      - "Prefetch failed"
    pairs:
      run_id: run_id
      runId: run_id
      reason: reason
      http_status: http_status
      httpStatus: http_status
      status: http_status
      recoverable: recoverable
      message: message

  fetch.fallback:
    summary: the plugin turned to other content than a fresh fetch
    component: [FETCH, STORAGE, PREFETCH]
    level: info
    fields: { run_id: word, mode: word, reason: word }
    text:
      - "Falling back to {mode=cached|on_demand|default_text|default} content"
      - "Falling back to {mode=cached|on_demand|default_text|default}"
      - "Content fallback"
      - "SOURCE from={mode=fallback|null}"
      - "SOURCE from: {mode=fallback|null}"
    pairs: { run_id: run_id, runId: run_id, mode: mode, reason: reason }

  fetch.native.invoked:
    summary: the host's native fetcher runs
    component: [FETCH, PREFETCH]
    level: info
    fields: { run_id: word, id: word, notify_at: instant, trigger: word, reason: word }
    text:
      - "Native fetcher invoked"
      - "SOURCE from=native"
      - "START"
    pairs:
      run_id: run_id
      runId: run_id
      id: id
      notifyAt: notify_at
      notify_at: notify_at
      trigger: trigger
      reason: reason

  fetch.run.success_recorded:
    summary: the time of the last successful run was stored
    component: [FETCH, STORAGE]
    level: info
    fields: { run_id: word, timestamp: instant }
    text:
      - "lastSuccessfulRunTimestamp = {timestamp}"
      - "lastSuccessfulRunTimestamp updated"
      - "Successful run recorded"
    pairs:
      run_id: run_id
      runId: run_id
      timestamp: timestamp
      value: timestamp
      lastSuccessfulRunTimestamp: timestamp

  auth.jwt.generated:
    summary: a token was made
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT generated"
    pairs: { alg: alg, exp: exp }

  auth.jwt.used:
    summary: a request carries a token
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT used"
    pairs: { alg: alg, exp: exp }

  auth.jwt.refreshed:
    summary: a token was renewed
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT refreshed"
    pairs: { alg: alg, exp: exp }

"""##
    ),
    (
      "Rules/events/host-app.yml",
      ##"""
# The host app's own marks on Android.
schema: dnp-rules/1

components:
  HOST:
    summary: the host app's marks
    tags: ["APP|", "FETCHER|"]
  PREFETCH:
    summary: the host app's marks of a prefetch
    tags: ["PREFETCH|"]
  DISPLAY:
    summary: the host app's marks of a display
    tags: ["DISPLAY|"]

events:
  fetcher.register.started:
    summary: the host registers its native fetcher
    component: HOST
    fields: { instance_hash: word }
    text:
      - "REGISTER_START"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.registered:
    summary: the native fetcher is registered
    component: HOST
    fields: { instance_hash: word }
    text:
      - "REGISTER_COMPLETE"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.configure.started:
    summary: the host configures its native fetcher
    component: HOST
    fields: { instance_hash: word }
    text:
      - "CONFIGURE_START"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.configured:
    summary: the native fetcher is configured
    component: HOST
    fields: { instance_hash: word, configured: boolean, jwt_length: integer }
    text:
      - "CONFIGURE_COMPLETE"
    pairs:
      instanceHash: instance_hash
      instance_hash: instance_hash
      configured: configured
      jwtLength: jwt_length
      jwt_length: jwt_length

"""##
    ),
    (
      "Rules/events/javascript.yml",
      ##"""
# Calls over the bridge and what the web view prints.
schema: dnp-rules/1

components:
  JS:
    summary: calls over the bridge and their outcomes
    tags: ["[DNP-JS]", "DNP-JS:"]
    log_tags: [DNP-JS]
  BRIDGE:
    summary: Capacitor's own lines about calls; they tell no outcome, so they stand for themselves
    tags: ["To Native ->  DailyNotification ", "To Native -> DailyNotification "]

events:
  js.call:
    summary: JavaScript called the plugin
    component: JS
    level: info
    fields: { method: word, callback_id: word, args: text }
    regex:
      - '\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)'
      - '\G\s*call\b'
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      args: args

  js.bridge.call:
    summary: Capacitor passed a call on to the plugin
    component: BRIDGE
    fields: { method: word, callback_id: word }
    regex:
      - '\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$'

  js.resolve:
    summary: a call was answered
    component: JS
    level: info
    fields:
      method: word
      callback_id: word
      result: text
      success: boolean
      pending: integer
      code: word
      message: text
      action: word
    text:
      - "resolve"
      - "resolve {method}"
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      result: result
      success: success
      code: code
      error: code
      message: message
      action: action
      pendingCount: pending
      pending_count: pending
      pending: pending

  js.reject:
    summary: a call was refused
    component: JS
    level: info
    fields: { method: word, callback_id: word, code: word, message: text, action: word }
    text:
      - "reject"
      - "reject {method}"
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      code: code
      error: code
      message: message
      action: action

  js.console.failure:
    summary: the app printed that a call of the plugin failed
    component: any
    fields: { method: word, code: word, message: text }
    literals: ['Notification failed: {"code"', 'Reminder failed: {"code"', '"code":"UNIMPLEMENTED"']
    regex:
      - '(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"'
    pairs: { message: message }

  js.plugin.lookup:
    summary: JavaScript found the plugin
    component: any
    fields: { found: boolean }
    literals: ["DailyNotification plugin found"]
    regex:
      - 'DailyNotification plugin found'
    pairs: { found: found }

  js.plugin.lookup_failed:
    summary: JavaScript did not find the plugin
    component: any
    fields: { found: boolean }
    literals: ["DailyNotification plugin NOT found"]
    regex:
      - 'DailyNotification plugin NOT found'
    set: { found: false }

  js.plugin.list:
    summary: the plugins that Capacitor shows to JavaScript
    component: any
    fields: { plugins: text }
    literals: ['"CapacitorHttp","CapacitorCookies"', '"CapacitorCookies","CapacitorHttp"']
    regex:
      - '(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])'

  js.plugin.methods:
    summary: the methods that the plugin shows to JavaScript
    component: any
    fields: { methods: list }
    literals: ['"scheduleDailyNotification","getLastNotification"', '"configure","scheduleDailyNotification"']
    regex:
      - '(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])'

  ui.text:
    summary: a text or a step on the test app's screen
    component: any
    fields: { step: word }
    literals: ["Plugin is loaded and ready!", "[DNP-UI]"]
    regex:
      - 'Plugin is loaded and ready!'
      - '\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)'

  ui.status:
    summary: the colour of the test app's status
    component: any
    fields: { colour: word }
    literals: ["[DNP-UI] status"]
    regex:
      - '\[DNP-UI\] status\W+(?<colour>green|yellow|red)'

"""##
    ),
    (
      "Rules/events/notify.yml",
      ##"""
# The iOS notify handler prints with `print`: its lines never reach the unified log.
schema: dnp-rules/1

components:
  NOTIFY:
    summary: the iOS notify handler
    tags: ["[DNP-NOTIFY]", "DNP-NOTIFY:", "DNP-NOTIFY-"]
    log_tags: [DNP-NOTIFY]

"""##
    ),
    (
      "Rules/events/plugin.yml",
      ##"""
# The plugin's own front: configuration, permissions, what it tells about background refresh.
schema: dnp-rules/1

components:
  PLUGIN:
    summary: the plugin's front, its calls and the permissions
    tags: ["[DNP-PLUGIN]", "DNP-PLUGIN:"]
    log_tags: [DNP-PLUGIN]
    subsystems: [com.timesafari.dailynotification]
    categories: [plugin]
  UNKNOWN:
    summary: tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised
    tags: ["[DNP-", "DNP-"]
    subsystems: [com.timesafari.dailynotification]

events:
  plugin.configure.called:
    summary: the app called configure()
    component: PLUGIN
    text:
      - "configure() called"
      - "configure called"

  plugin.status:
    summary: the plugin told its state
    component: PLUGIN
    fields: { state: word }
    text:
      - "status = {state}"
      - "status: {state}"
      - "status changed to {state}"
    pairs: { state: state }

  plugin.permission.request:
    summary: the user is asked for the permission to notify
    component: PLUGIN
    level: info
    fields: { method: word }
    text:
      - "{method=requestPermissions|requestNotificationPermissions}() called"
      - "Requesting notification permission"
      - "Requesting notification permissions"
    pairs: { method: method }

  plugin.permission.result:
    summary: the user's answer to the request
    component: PLUGIN
    fields: { result: word }
    text:
      - "requestPermissions() -> {result}"
      - "requestNotificationPermissions() -> {result}"
      - "Notification permission {result=granted|denied}"
      - "Notification permission result: {result}"
    pairs: { result: result }

  plugin.permission.checked:
    summary: the plugin read the notification settings
    component: PLUGIN
    level: debug
    fields: { status: word }
    text:
      - "checkPermissionStatus() -> {status}"
      - "Notification permission status: {status}"
      - "Notification settings read"
    pairs:
      status: status
      authorizationStatus: status
      authorization_status: status

  plugin.schedule.denied:
    summary: a schedule call met a denied permission
    component: PLUGIN
    fields: { code: word, method: word }
    text:
      - "notifications_denied for {method}"
      - "notifications_denied"
    pairs: { code: code, method: method }
    set: { code: "notifications_denied" }

  plugin.settings.opened:
    summary: the plugin sent the user to a settings page
    component: PLUGIN
    level: info
    fields: { target: word }
    text:
      - "Opening {target=app|channel|exact_alarm} settings"
      - "Opened {target=app|channel|exact_alarm} settings"
      - "Settings opened"
    pairs: { target: target }

  plugin.error:
    summary: the plugin reported an error with a code
    component: PLUGIN
    fields: { code: word, message: text }
    text:
      - "Error{*}"
      - "Configuration failed{*}"
    pairs: { code: code, error: code, message: message }

  device.background_refresh:
    summary: the state of Background App Refresh
    component: [PLUGIN, FETCH]
    level: info
    fields: { status: word }
    text:
      - "Background App Refresh status: {status}"
      - "Background App Refresh is {status}"
      - "Background refresh status"
    pairs:
      status: status
      backgroundRefreshStatus: status
      background_refresh_status: status

  device.background_refresh_off:
    summary: the plugin reported that Background App Refresh is off, with its code
    component: [PLUGIN, FETCH]
    fields: { status: word, code: word }
    text:
      - "background_refresh_disabled{*}"
      - "Background App Refresh disabled{*}"
      - "Background App Refresh turned off{*}"
    set: { status: "denied", code: "background_refresh_disabled" }

  dual.schedule.requested:
    summary: the app asked for a fetch and a notification together
    component: PLUGIN
    level: info
    fields: { config: text }
    text:
      - "scheduleDualNotification() called"
      - "Dual schedule requested"
    pairs: { config: config }

  dual.schedule.cancelled:
    summary: both parts of a dual schedule were cancelled
    component: PLUGIN
    level: info
    fields: { fetch: boolean, notify: boolean }
    text:
      - "cancelDualSchedule() called"
      - "Dual schedule cancelled"
    pairs: { fetch: fetch, notify: notify }

  auth.did.changed:
    summary: the active identity changed
    component: PLUGIN
    level: info
    fields: { did_hash: word }
    text:
      - "Active identity changed"
      - "setActiveDidFromHost() called"
    pairs: { did_hash: did_hash, didHash: did_hash }

  cache.identity_cleared:
    summary: what was cached for the former identity was cleared
    component: PLUGIN
    level: info
    fields: { did_hash: word }
    text:
      - "Cache cleared for new identity"
      - "clearCacheForNewIdentity() called"
    pairs: { did_hash: did_hash, didHash: did_hash }

"""##
    ),
    (
      "Rules/events/recovery.yml",
      ##"""
# What the plugin restores at launch and after a boot.
schema: dnp-rules/1

components:
  REACTIVATION:
    summary: recovery at launch and after a boot
    tags: ["[DNP-REACTIVATION]", "DNP-REACTIVATION:"]
    log_tags: [DNP-REACTIVATION]

events:
  recovery.started:
    summary: recovery began
    component: [REACTIVATION, ANDROID]
    text:
      - "Starting app launch recovery"
      - "Starting boot recovery"
      - "Checking if recovery needed"
      - "Checking if r{*}"

  recovery.inputs:
    summary: what the recovery's decision rests on
    component: REACTIVATION
    level: debug
    fields: { schedules: integer, db_ids: list, pending_ids: list, pending: integer }
    text:
      - "Recovery inputs"
    pairs:
      schedules: schedules
      db_ids: db_ids
      dbIds: db_ids
      pending_ids: pending_ids
      pendingIds: pending_ids
      pending: pending
      pendingCount: pending

  recovery.scenario:
    summary: the situation that recovery found
    component: REACTIVATION
    fields: { scenario: word }
    text:
      - "Detected scenario: {scenario}"
      - "Detected scenario"
    pairs: { scenario: scenario }

  recovery.none:
    summary: there is nothing to restore
    component: REACTIVATION
    text:
      - "No recovery needed"
      - "No schedules found"
      - "No schedules present"

  recovery.missed.detected:
    summary: a notification was found to have been missed
    component: [REACTIVATION, STORAGE]
    fields: { id: word, scheduled_time: instant, detected_at: instant }
    text:
      - "Missed notification"
      - "Missed notification detected"
      - "Marked missed notification"
      - "Marked missed notification: {id}"
      - "Marked notification missed"
      - "Marked{*}"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      alarmId: id
      scheduled_time: scheduled_time
      scheduledTime: scheduled_time
      scheduled: scheduled_time
      detected_at: detected_at
      detectedAt: detected_at

  recovery.rescheduled:
    summary: recovery scheduled something again
    component: [REACTIVATION, ANDROID]
    level: info
    fields: { id: word, kind: word, next: instant }
    text:
      - "Rescheduled alarm: {id:word} for {next:instant}"
      - "Rescheduled {kind=notify|fetch}"
      - "Rescheduled"
    pairs: { id: id, scheduleId: id, kind: kind, next: next, nextRun: next, next_run: next }

  recovery.completed:
    summary: recovery ended well
    component: REACTIVATION
    text:
      - "App launch recovery completed"
      - "Boot recovery completed"
      - "Recovery completed"

  recovery.error:
    summary: recovery met an error
    component: REACTIVATION
    fields: { error: text }
    text:
      - "Error during app launch recovery: {error:text}"
      - "Error during boot recovery: {error:text}"
      - "Error during app launch recovery{*}"

  recovery.summary:
    summary: the counts of a recovery
    component: REACTIVATION
    level: info
    fields: { scenario: word, missed: integer, rescheduled: integer, verified: integer, errors: integer }
    text:
      - "Recovery summary"
      - "Boot recovery"
      - "scenario={scenario:word}"
    pairs:
      scenario: scenario
      missed: missed
      rescheduled: rescheduled
      verified: verified
      errors: errors

  android.scenario:
    summary: the situation that recovery found on Android
    component: REACTIVATION
    level: info
    fields: { scenario: word }
    text:
      - "Android scenario: {scenario}"
      - "Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}"
    pairs: { scenario: scenario }

"""##
    ),
    (
      "Rules/events/rollover.yml",
      ##"""
# The next day's notification after one was delivered. The texts of these lines are a proposal: the plugin's own are not
# published, only their prefix.
schema: dnp-rules/1

components:
  ROLLOVER:
    summary: the next day's notification after one was delivered
    tags: ["[DNP-ROLLOVER]", "DNP-ROLLOVER"]
    log_tags: [DNP-ROLLOVER]

events:
  rollover.started:
    summary: a delivered notification is to be followed by the next
    component: ROLLOVER
    fields: { id: word, from: instant, source: word }
    text:
      - "Rollover started"
    pairs: { id: id, scheduleId: id, from: from, source: source }

  rollover.scheduled:
    summary: the next notification was scheduled
    component: ROLLOVER
    fields: { id: word, from: instant, next: instant, interval_min: integer, source: word }
    text:
      - "Rollover scheduled"
    pairs:
      id: id
      scheduleId: id
      from: from
      next: next
      interval_min: interval_min
      intervalMinutes: interval_min
      source: source

  rollover.skipped:
    summary: the next notification is there already
    component: ROLLOVER
    fields: { id: word, next: instant, reason: word }
    text:
      - "Rollover skipped"
    pairs: { id: id, scheduleId: id, next: next, reason: reason }

  rollover.failed:
    summary: the next notification could not be scheduled
    component: ROLLOVER
    fields: { id: word, message: text }
    text:
      - "Rollover failed{*}"
    pairs: { id: id, scheduleId: id, message: message, error: message }

  rollover.missed.detected:
    summary: a past notification has no successor
    component: ROLLOVER
    fields: { id: word, from: instant, source: word }
    text:
      - "Missed rollover detected"
    pairs: { id: id, scheduleId: id, from: from, source: source }

"""##
    ),
    (
      "Rules/events/scheduler.yml",
      ##"""
# Arming, delivering and removing notifications.
schema: dnp-rules/1

components:
  SCHEDULER:
    summary: schedules and armed notifications
    tags:
      - "[DNP-SCHEDULER]"
      - "DNP-SCHEDULER:"
      - "[DNP-SCHEDULE]"
      - "DNP-SCHEDULE:"
      - "DailyNotificationScheduler:"
    log_tags: [DNP-SCHEDULER, DNP-SCHEDULE, DailyNotificationScheduler]
    subsystems: [com.timesafari.dailynotification]
    categories: [scheduler]

events:
  scheduler.schedule.requested:
    summary: the app asked for a daily notification
    component: SCHEDULER
    fields: { id: word, notification_time: instant, schedule_hash: word }
    text:
      - "scheduleDailyNotification() -> notificationTime={notification_time}"
      - "scheduleDailyNotification() called"
      - "Daily notification requested"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      scheduleHash: schedule_hash
      schedule_hash: schedule_hash

  scheduler.notification.arming:
    summary: the notification is about to be handed to the system
    component: SCHEDULER
    fields: { id: word, notification_time: instant, trigger: word, category: word }
    text:
      - "Scheduling notification for {notification_time}"
      - "Scheduling notification"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      trigger: trigger
      category: category

  scheduler.notification.armed:
    summary: the system took the notification
    component: SCHEDULER
    level: info
    fields:
      id: word
      notification_time: instant
      trigger: word
      category: word
      schedule_hash: word
      content_hash: word
    text:
      - "Notification scheduled for {notification_time}"
      - "Notification scheduled"
      - "Notification armed"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      trigger: trigger
      category: category
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash
      content_hash: content_hash
      contentHash: content_hash

  scheduler.notification.arm_failed:
    summary: the system refused the notification
    component: SCHEDULER
    fields: { id: word, code: word, message: text }
    text:
      - "Failed to schedule notification{*}"
      - "Scheduling notification failed{*}"
    pairs: { id: id, scheduleId: id, code: code, message: message, error: message }

  scheduler.notification.removed:
    summary: pending notifications were removed
    component: SCHEDULER
    level: info
    fields: { id: word, all: boolean }
    text:
      - "Removed pending notification"
      - "Removed pending notifications"
      - "Notification removed"
    pairs: { id: id, scheduleId: id, all: all }

  scheduler.notification.removed_all:
    summary: every pending notification was removed
    component: SCHEDULER
    level: info
    fields: { all: boolean, count: integer }
    text:
      - "Removed all pending notifications"
      - "All notifications cancelled"
      - "cancelAllNotifications() -> removed"
    pairs: { count: count }
    set: { all: true }

  scheduler.notification.delivered:
    summary: a notification was delivered, and how that is known
    component: [SCHEDULER, ANDROID]
    level: info
    fields:
      id: word
      scheduled: instant
      actual: instant
      source: word
      content_source: word
      content_hash: word
    regex:
      # The id of an Android display carries the scheduled instant.
      - '\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)'
      - '\G\s*notification delivered\b'
      - '\G\s*delivered notification\b'
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      scheduled: scheduled
      scheduled_for: scheduled
      scheduledFor: scheduled
      notificationTime: scheduled
      actual: actual
      delivered_at: actual
      deliveredAt: actual
      source: source
      content_source: content_source
      contentSource: content_source
      content_hash: content_hash
      contentHash: content_hash

  scheduler.notification.tapped:
    summary: the user tapped a notification
    component: SCHEDULER
    level: info
    fields: { id: word, action: word }
    text:
      - "Notification tapped"
      - "User tapped notification"
    pairs: { id: id, scheduleId: id, action: action }

  scheduler.notification.drift_exceeded:
    summary: the plugin noticed a delivery outside the tolerance
    component: SCHEDULER
    fields: { id: word, drift_s: duration, tolerance: duration }
    text:
      - "notification drift > {tolerance}"
      - "notification drift exceeded"
    pairs: { id: id, scheduleId: id, drift: drift_s, drift_s: drift_s, driftSeconds: drift_s }

  scheduler.limit.reached:
    summary: the system's limit of pending notifications was met
    component: SCHEDULER
    fields: { pending: integer, limit: integer }
    text:
      - "Pending notification limit reached"
      - "Notification limit reached"
    pairs: { pending: pending, pendingCount: pending, limit: limit }

  scheduler.rolling.maintained:
    summary: the rolling window of armed notifications was brought up to date
    component: SCHEDULER
    level: info
    fields: { today: integer, tomorrow: integer, pending: integer }
    text:
      - "Rolling window maintained"
      - "maintainRollingWindow() ->"
    pairs: { today: today, tomorrow: tomorrow, pending: pending, pendingCount: pending }

  scheduler.duplicate.skipped:
    summary: a schedule was left alone because one with its id is there
    component: SCHEDULER
    fields: { id: word, next_run: instant, request_code: word, source: word }
    text:
      - "Skipping duplicate schedule"
      - "Duplicate schedule skipped"
    pairs:
      id: id
      nextRun: next_run
      next_run: next_run
      requestCode: request_code
      request_code: request_code
      source: source

  dual.content.used:
    summary: a dual notification shows fetched content
    component: SCHEDULER
    level: info
    fields: { schedule_id: word, ready_at: instant }
    text:
      - "Dual notification uses fetched content"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, ready_at: ready_at, readyAt: ready_at }

  dual.content.fallback:
    summary: a dual notification shows its default content
    component: SCHEDULER
    level: info
    fields: { schedule_id: word, reason: word }
    text:
      - "Dual notification uses default content"
      - "Dual notification falls back"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, reason: reason }

"""##
    ),
    (
      "Rules/events/storage.yml",
      ##"""
# What the plugin keeps: schedules, content, history, migrations.
schema: dnp-rules/1

components:
  STORAGE:
    summary: the plugin's database and cache
    tags: ["[DNP-STORAGE]", "DNP-STORAGE:", "DailyNotificationStorage:", "STORAGE|"]
    log_tags: [DNP-STORAGE, DailyNotificationStorage]
    subsystems: [com.timesafari.dailynotification]
    categories: [storage]

events:
  storage.schedule.persisted:
    summary: a schedule was written to the database
    component: STORAGE
    fields: { id: word, type: word, schedule_hash: word }
    text:
      - "Persisted schedule to DB"
      - "Schedule persisted"
      - "Schedule saved"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      type: type
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash

  storage.schedule.persist_failed:
    summary: a schedule could not be written
    component: STORAGE
    fields: { id: word, code: word, message: text, retry: integer }
    text:
      - "Failed to persist schedule{*}"
      - "Schedule persist failed{*}"
    pairs: { id: id, scheduleId: id, code: code, message: message, error: message, retry: retry }

  storage.schedule.validated:
    summary: a written schedule was read back
    component: STORAGE
    level: debug
    fields: { id: word, ok: boolean }
    text:
      - "Schedule validated"
      - "Schedule read back"
    pairs: { id: id, scheduleId: id, ok: ok, success: ok }

  storage.schedule.loaded:
    summary: schedules were read at launch
    component: STORAGE
    level: info
    fields: { id: word, count: integer, enabled: integer, schedule_hash: word }
    text:
      - "Loaded {count:integer} schedules"
      - "Loaded schedules"
      - "Loaded schedule"
    pairs:
      id: id
      scheduleId: id
      count: count
      enabled: enabled
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash

  storage.content.saved:
    summary: fetched content was written
    component: STORAGE
    level: info
    fields:
      schedule_id: word
      run_id: word
      content_hash: word
      scheduled_for: instant
      fetched_at: instant
      ttl_s: duration
    text:
      - "Content saved"
      - "Saved content"
      - "Saved fetched content"
    pairs:
      schedule_id: schedule_id
      scheduleId: schedule_id
      id: schedule_id
      run_id: run_id
      runId: run_id
      content_hash: content_hash
      contentHash: content_hash
      scheduled_for: scheduled_for
      scheduledFor: scheduled_for
      fetched_at: fetched_at
      fetchedAt: fetched_at
      ttl_s: ttl_s
      ttl: ttl_s
      ttlSeconds: ttl_s

  storage.content.invalid:
    summary: cached content cannot be used
    component: STORAGE
    fields: { schedule_id: word, cause: word }
    text:
      - "Cached content invalid"
      - "Invalid cached content"
      - "Content invalid"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, id: schedule_id, cause: cause, reason: cause }

  storage.content.expired:
    summary: cached content outlived its time to live
    component: STORAGE
    level: info
    fields: { schedule_id: word, age_s: duration, ttl_s: duration }
    text:
      - "Content expired"
      - "Cached content expired"
    pairs:
      schedule_id: schedule_id
      scheduleId: schedule_id
      id: schedule_id
      age_s: age_s
      age: age_s
      ttl_s: ttl_s
      ttl: ttl_s

  storage.cache.cleaned:
    summary: old cache entries were removed
    component: STORAGE
    level: info
    fields: { removed: integer }
    text:
      - "Cache cleaned"
      - "Cache cleanup"
    pairs: { removed: removed, count: removed }

  storage.full:
    summary: the store is full
    component: STORAGE
    fields: { free_bytes: integer }
    text:
      - "Storage full"
      - "STORAGE_FULL"
    pairs: { free_bytes: free_bytes, freeBytes: free_bytes }

  storage.row.skipped:
    summary: an invalid row was passed over
    component: STORAGE
    fields: { table: word, id: word, cause: word }
    text:
      - "Skipped invalid row"
      - "Invalid row skipped"
    pairs: { table: table, id: id, cause: cause, reason: cause }

  storage.delivery_status.changed:
    summary: the delivery status of a notification changed
    component: STORAGE
    level: info
    fields: { id: word, from: word, to: word }
    text:
      - "Delivery status {from:word} -> {to:word}"
      - "Delivery status changed"
    pairs: { id: id, scheduleId: id, from: from, to: to, delivery_status: to }

  storage.history.recorded:
    summary: an entry went to the history
    component: STORAGE
    level: info
    fields: { id: word, kind: word }
    text:
      - "History recorded"
    pairs: { id: id, scheduleId: id, kind: kind }

  storage.op:
    summary: a database operation begins or ends
    component: STORAGE
    level: debug
    fields: { op: word, phase: word, op_id: word, queue: word }
    text:
      - "op {phase=begin|end}"
      - "op"
      - "{op=POST_PREFETCH|PRE_DISPLAY}"
    pairs: { op: op, phase: phase, op_id: op_id, opId: op_id, queue: queue, thread: queue }

  storage.snapshot.written:
    summary: the snapshot of the last cycle was stored
    component: any
    level: info
    literals: ['"last_schedule"', "DNP_ScheduleSnapshot", "[DNP-STORAGE] Snapshot written"]
    fields:
      last_schedule: instant
      last_prefetch: instant
      last_notification: instant
      prefetch_success: boolean
      cached_content_used: boolean
      content_hash: word
      schedule_hash: word
    regex:
      - '"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"'
      - 'DNP_ScheduleSnapshot\b'
      - 'DNP-STORAGE\W+Snapshot written\b'
    pairs:
      last_schedule: last_schedule
      last_prefetch: last_prefetch
      last_notification: last_notification
      prefetch_success: prefetch_success
      cached_content_used: cached_content_used
      contentHash: content_hash
      content_hash: content_hash
      scheduleHash: schedule_hash
      schedule_hash: schedule_hash

  storage.migration.started:
    summary: a migration of the store began
    component: STORAGE
    level: info
    fields: { from: integer, to: integer }
    text:
      - "Migration started"
    pairs: { from: from, to: to }

  storage.migration.step:
    summary: a step of a migration
    component: STORAGE
    level: info
    fields: { step: word, rows: integer }
    text:
      - "Migration step"
    pairs: { step: step, rows: rows }

  storage.migration.verified:
    summary: the migrated store was checked
    component: STORAGE
    level: info
    fields: { rows: integer, lost: list }
    text:
      - "Migration verified"
    pairs: { rows: rows, lost: lost }

  storage.migration.completed:
    summary: the migration is done
    component: STORAGE
    level: info
    fields: { from: integer, to: integer }
    text:
      - "Migration completed"
    pairs: { from: from, to: to }

  storage.migration.failed:
    summary: the migration failed
    component: STORAGE
    fields: { from: integer, to: integer, step: word }
    text:
      - "Migration failed{*}"
    pairs: { from: from, to: to, step: step }

  storage.migration.rolled_back:
    summary: the migration was undone
    component: STORAGE
    fields: { from: integer, to: integer }
    text:
      - "Migration rolled back"
    pairs: { from: from, to: to }

"""##
    ),
    (
      "Rules/events/system.yml",
      ##"""
# The app's life and the device's state.
schema: dnp-rules/1

components:
  SYSTEM:
    summary: the app's life and the device's state, as the plugin tells them
    tags: ["[DNP-SYSTEM]", "DNP-SYSTEM:"]
    log_tags: [DNP-SYSTEM]

events:
  app.launch:
    summary: the app was launched
    component: [SYSTEM, HOST]
    level: info
    starts_session: 2
    fields: { cold: boolean }
    text:
      - "App launched"
      - "App launch"
      - "ON_CREATE"
    pairs: { cold: cold }
    json: [app.lifecycle.launch]

  app.active:
    summary: the app came to the front
    component: SYSTEM
    level: info
    text:
      - "App became active"
      - "App will enter foreground"
    json: [app.lifecycle.active]

  app.background:
    summary: the app left the front
    component: SYSTEM
    level: info
    text:
      - "App entered background"
      - "App did enter background"
    json: [app.lifecycle.background]

  app.terminated:
    summary: the system ended the app
    component: SYSTEM
    level: info
    text:
      - "App will terminate"
      - "App terminated"
    json: [app.lifecycle.terminate]

  app.force_quit:
    summary: the user ended the app
    component: SYSTEM
    level: info
    text:
      - "App force quit"
      - "App force-quit"
    json: [app.lifecycle.force_quit]

  app.crashed:
    summary: the app crashed
    component: any
    fields: { reason: text }
    literals: ["Terminating app due to uncaught exception", "FATAL EXCEPTION:"]
    regex:
      - 'Terminating app due to uncaught exception (?<reason>.*)'
      - 'FATAL EXCEPTION: (?<reason>.*)'
    json: [app.lifecycle.crash]

  app.lifecycle:
    summary: a change in the app's life, named by `event`
    component: SYSTEM
    level: info
    fields: { event: word, cold: boolean }
    text:
      - "app lifecycle: {event=launch|active|background|terminate|force_quit|crash}"
      - "app lifecycle"
    pairs: { event: event, cold: cold }

  device.low_power:
    summary: Low Power Mode was switched
    component: SYSTEM
    level: info
    fields: { "on": boolean }
    text:
      - "Low Power Mode changed"
      - "Low Power Mode"
    pairs: { "on": "on", enabled: "on" }

  device.timezone_changed:
    summary: the device's time zone changed
    component: SYSTEM
    level: info
    fields: { from: word, to: word, offset_min: integer }
    text:
      - "Time zone changed from {from:word} to {to:word}"
      - "Time zone changed"
    pairs: { from: from, to: to, offset_min: offset_min, offsetMin: offset_min }

  device.clock_changed:
    summary: the device's clock was set
    component: [SYSTEM, PLUGIN]
    level: info
    fields: { delta_s: duration }
    text:
      - "System clock changed"
      - "Clock changed"
    pairs: { delta_s: delta_s, delta: delta_s }

  system.clock_adjusted:
    summary: the system's own mark that the wall clock was set
    component: any
    literals: ["=== system wallclock time adjusted", "significant time change", "NSSystemClockDidChangeNotification"]
    regex:
      - '=== system wallclock time adjusted'
      - 'UIApplicationSignificantTimeChange|significant time change'
      - 'NSSystemClockDidChangeNotification'

  system.force_stopped:
    summary: Android stopped the app by force
    component: any
    fields: { package: word }
    literals: ["Force stopping com.timesafari", "Force stopping app.timesafari"]
    regex:
      - 'Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)'

  device.reboot:
    summary: the device was started anew
    component: [SYSTEM, REACTIVATION]
    level: info
    fields: { boot_time: instant, uptime_s: duration }
    text:
      - "Reboot detected"
      - "Device reboot detected"
    pairs: { boot_time: boot_time, bootTime: boot_time, uptime_s: uptime_s, uptime: uptime_s }

"""##
    ),
    (
      "Rules/events/telemetry.yml",
      ##"""
# Counters, as a dump prints them: `name{label="value"} number`.
schema: dnp-rules/1

events:
  telemetry.counter:
    summary: the reading of a counter
    component: any
    fields: { name: word, labels: text, reason: word, value: number }
    literals: ["dnp_prefetch_", "dnp_notification", "dnp_cache_", "dnp_fetch_", "dnp_user_"]
    regex:
      - '(?<name>dnp_[a-z0-9_]+)(?<labels>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)'

  telemetry.snapshot:
    summary: all counters at one time
    component: PLUGIN
    level: info
    fields: { counters: text }
    text:
      - "Telemetry snapshot"
    pairs: { counters: counters }

"""##
    ),
    (
      "Rules/fetch-errors/auth-failure-is-counted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: auth-failure-is-counted
    title: after a failure of the reason AUTH its counter is not zero
    requirements: [REQ-109]
    rationale: >-
      The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises
      by exactly one needs a reading before it, and that it never falls is a rule of its own. Without a reading nothing is
      judged.
    remediation: Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.
    severity: error
    tags: [core, fetch-errors, telemetry]
    parameters: { window: 1d, least: 1 }
    kind: relate
    when: fetch.failed as f
    where: 'lower(reason ?? "") == "auth"'
    with:
      - event: telemetry.counter as c
        where: 'name == "dnp_prefetch_failure_total" && lower(reason ?? "") == "auth" && present(value)'
    within: $window
    check:
      - c.value >= $least
    tests:
      - name: counted
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=1"
        expect: pass
      - name: counted with older ones
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=7"
        expect: pass
      - name: still zero
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: another label says nothing about it
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=NETWORK value=5"
          - "20ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: a failure of the network
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: notExercised
      - name: read at the end of the day
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "24h telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: read too late
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "24h1ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
          - "25h tick"
        expect: cancelled
      - name: the label is hidden
        events:
          - "0s fetch.failed run_id=r1 reason=~"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { inconclusive: redacted }
      - name: a dump in a log
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=AUTH, http_status=401, run_id=r-17)
          2025-11-15 05:50:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 3
        expect: pass

"""##
    ),
    (
      "Rules/fetch-errors/counters-never-fall.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: counters-never-fall
    title: a counter never falls within a session
    requirements: [REQ-110]
    rationale: >-
      Each reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are
      kept in memory, so sessions are not compared with each other.
    remediation: Look for a second instance of the counters, or a reset that is not a launch.
    severity: error
    tags: [core, fetch-errors, telemetry]
    parameters: { window: 1d }
    kind: relate
    when: telemetry.counter as a
    where: present(value)
    with:
      - { event: telemetry.counter as b, where: present(value) }
    within: $window
    check:
      - b.value >= a.value
    key: [name, labels]
    ends:
      session: true
    tests:
      - name: rising
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=1"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "2h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: unchanged
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "2h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: falling
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=1"
        expect: { fail: 1 }
      - name: falling behind a reading that rose
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=3"
          - "2h telemetry.counter name=dnp_prefetch_attempt_total value=2"
        expect: { pass: 1, fail: 1 }
      - name: two labels are two counters
        events:
          - '0s telemetry.counter name=dnp_prefetch_failure_total labels={reason=AUTH} reason=AUTH value=5'
          - '1s telemetry.counter name=dnp_prefetch_failure_total labels={reason=NETWORK} reason=NETWORK value=1'
          - '1h telemetry.counter name=dnp_prefetch_failure_total labels={reason=AUTH} reason=AUTH value=4'
        expect: { fail: 1 }
      - name: a launch begins anew
        events:
          - "0s plugin.load"
          - "1s telemetry.counter name=dnp_prefetch_attempt_total value=5"
          - "1h plugin.load"
          - "1h1s telemetry.counter name=dnp_prefetch_attempt_total value=0"
          - "2h tick"
        expect: { cancelled: 2 }
      - name: a value that cannot be read
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=5"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=!"
        expect: { inconclusive: malformed }
      - name: falling in a log
        log: |
          2025-11-15 05:50:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 3
          2025-11-15 05:55:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 2
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/fetch-errors/failure-falls-back.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failure-falls-back
    title: after a failed fetch other content is found
    requirements: [REQ-106, REQ-104]
    rationale: >-
      A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the
      latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too.
    remediation: Log which content steps in right where the failure is handled.
    severity: error
    tags: [core, fetch-errors]
    parameters: { deadline: 10m }
    kind: response
    when: fetch.failed as f
    expect_one_of:
      - { event: fetch.fallback, within: $deadline }
      - { event: dual.content.fallback, within: $deadline }
      - event: fetch.response | fetch.succeeded
        where: status >= 200 && status < 300 || status == 304
        within: $deadline
        note: a later fetch succeeded
      - event: scheduler.notification.delivered
        where: 'lower(content_source ?? "") in ["cached", "default", "fetched"]'
        within: $deadline
        note: the delivery tells which content it showed
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: cached content
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10ms fetch.fallback mode=cached"
          - "1h tick"
        expect: pass
      - name: default text at the last moment
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10m fetch.fallback mode=default_text"
          - "1h tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10m1ms fetch.fallback mode=default_text"
          - "1h tick"
        expect: { fail: 1 }
      - name: nothing
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "1h tick"
        expect: { fail: 1 }
      - name: a second try succeeds
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "2s fetch.response run_id=r1 status=200"
          - "1h tick"
        expect: pass
      - name: a second try fails
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "2s fetch.response run_id=r1 status=503"
          - "1h tick"
        expect: { fail: 1 }
      - name: the delivery shows the default text
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m scheduler.notification.delivered id=a content_source=default"
          - "1h tick"
        expect: pass
      - name: the delivery does not tell what it shows
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m scheduler.notification.delivered id=a"
          - "1h tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m tick"
        expect: { inconclusive: end }
      - name: a capture without info lines cannot show the fallback
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
          2025-11-15 05:53:30.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-16T05:53:00Z
          2025-11-15 06:10:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: level }
      - name: cached content in a log
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
          2025-11-15 05:50:02.130000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Falling back to cached content (run_id=r-17)
        expect: pass

"""##
    ),
    (
      "Rules/fetch-errors/failure-names-its-reason.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failure-names-its-reason
    title: a failed fetch names one of the agreed reasons
    requirements: [REQ-104, REQ-108, REQ-013]
    rationale: >-
      What to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER,
      TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated beside them.
    remediation: Map the error to one of the words before it is logged; an unmapped error is INTERNAL.
    severity: error
    tags: [core, fetch-errors]
    kind: relate
    when: fetch.failed as f
    check:
      - present(f.reason)
      - >-
        lower(f.reason) in
        ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]
    tests:
      - name: the network
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
        expect: pass
      - name: small letters
        events:
          - "0s fetch.failed run_id=r1 reason=auth"
        expect: pass
      - name: no reason
        events:
          - "0s fetch.failed run_id=r1"
        expect: { fail: 1, line: 1 }
      - name: an unknown reason
        events:
          - "0s fetch.failed run_id=r1 reason=OOPS"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s fetch.failed run_id=r1 reason=~"
        expect: { inconclusive: redacted }
      - name: no failure
        events:
          - "0s fetch.response run_id=r1 status=200"
        expect: notExercised
      - name: bare lines
        log: |
          [DNP-FETCH] Fetch failed (reason=AUTH, http_status=401, run_id=r-17)
          [DNP-FETCH] Fetch failed
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/fetch-errors/unauthorised-is-an-auth-failure.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: unauthorised-is-an-auth-failure
    title: an answer of 401 or 403 is reported as a failure of the reason AUTH
    requirements: [REQ-107]
    rationale: >-
      An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for
      ever. 403 is read like 401.
    remediation: Map the status of the answer before the error; URLSession reports no error for a 401.
    severity: error
    tags: [core, fetch-errors]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.response as r
    where: status in [401, 403]
    expect: { event: fetch.failed, where: 'lower(reason ?? "") == "auth"', within: $deadline }
    forbid:
      - { event: fetch.failed, where: 'lower(reason ?? "") != "auth"' }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: AUTH
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: pass
      - name: forbidden is AUTH too
        events:
          - "0s fetch.response run_id=r1 status=403"
          - "5s fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "5001ms fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: { fail: 1 }
      - name: NETWORK
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=NETWORK"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: no reason
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: no failure at all
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "40s tick"
        expect: { fail: 1 }
      - name: another run's failure does not count
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r2 reason=AUTH"
          - "40s tick"
        expect: { fail: 1 }
      - name: a failure of the server
        events:
          - "0s fetch.response run_id=r1 status=500"
          - "10ms fetch.failed run_id=r1 reason=NETWORK"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the reason is hidden
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the wrong reason in a log
        log: |
          2025-11-15 05:50:02.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=401, run_id=r-17)
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/class-name-is-plain.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: class-name-is-plain
    title: the plugin's class has its plain name in Objective-C
    requirements: [REQ-021]
    rationale: Capacitor asks for the class by name; with the module's name in front of it the class is not found.
    remediation: Mark the class with @objc(DailyNotificationPlugin).
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: plugin.discovery.class_name as c
    check:
      - 'c.name == "DailyNotificationPlugin"'
    tests:
      - name: plain
        events:
          - "0s plugin.discovery.class_name name=DailyNotificationPlugin"
        expect: pass
      - name: with the module in front
        events:
          - "0s plugin.discovery.class_name name=App.DailyNotificationPlugin"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s plugin.discovery.class_name name=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 05:39:54.329000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Plugin class name (NSStringFromClass): App.DailyNotificationPlugin
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/configure-before-scheduling.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: configure-before-scheduling
    title: configure() comes before the first schedule call of a session
    requirements: [REQ-032]
    rationale: >-
      A schedule call without configuration runs with settings nobody chose. A configure() of an earlier session does not
      count, since its settings died with the process.
    remediation: Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.
    severity: error
    tags: [core, lifecycle]
    kind: precedes
    event: scheduler.schedule.requested
    requires: plugin.configure.called
    scope: session
    tests:
      - name: configured first
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: configured in the same instant, one line earlier
        events:
          - "1s plugin.configure.called"
          - "1s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: never configured
        events:
          - "0s plugin.load"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { fail: 1, line: 2 }
      - name: configured too late
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
          - "6s plugin.configure.called"
        expect: { fail: 1, line: 1 }
      - name: configured in an earlier session only
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
          - "2s scheduler.schedule.requested notification_time=+23m"
          - "10m plugin.load"
          - "10m5s scheduler.schedule.requested notification_time=+23m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins within the session
        session_start: false
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: start }
      - name: lines are missing between the launch and the call
        events:
          - "0s plugin.load"
          - "4s gap 3s"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: gap }
      - name: nothing was scheduled
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
        expect: notExercised
      - name: a launch as a device prints it
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:01.250000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
        expect: pass

"""##
    ),
    (
      "Rules/lifecycle/each-call-has-one-outcome.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: each-call-has-one-outcome
    title: each call of the plugin is answered exactly once
    requirements: [REQ-014]
    rationale: >-
      A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover
      a question to the user. Capacitor's own lines tell no outcome, so only calls that the plugin logs are judged.
    remediation: Look for a way through the method that neither resolves nor rejects, or that goes on after it did.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 30s }
    kind: response
    when: js.call as c
    where: present(callback_id)
    expect_one_of:
      - { event: js.resolve, where: present(callback_id), within: $deadline }
      - { event: js.reject, where: present(callback_id), within: $deadline }
    exactly_one: true
    key: [callback_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: resolved
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: pass
      - name: rejected at the last moment
        events:
          - "0s js.call method=configure callback_id=7"
          - "30s js.reject method=configure callback_id=7 code=CONFIGURATION_FAILED message=x"
          - "2m tick"
        expect: pass
      - name: answered a moment too late
        events:
          - "0s js.call method=configure callback_id=7"
          - "30001ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: { fail: 1 }
      - name: never answered
        events:
          - "0s js.call method=configure callback_id=7"
          - "2m tick"
        expect: { fail: 1 }
      - name: resolved and rejected
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=7"
          - "20ms js.reject method=configure callback_id=7 code=CONFIGURATION_FAILED message=x"
          - "2m tick"
        expect: { fail: 1 }
      - name: the answer of another call does not count
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=8"
          - "2m tick"
        expect: { fail: 1 }
      - name: two calls, two answers in another order
        events:
          - "0s js.call method=configure callback_id=7"
          - "1ms js.call method=getNotificationStatus callback_id=8"
          - "10ms js.resolve method=getNotificationStatus callback_id=8"
          - "20ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: { pass: 2 }
      - name: the capture ends first
        events:
          - "0s js.call method=configure callback_id=7"
          - "10s tick"
        expect: { inconclusive: end }
      - name: the app crashed
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms app.crashed"
          - "2m tick"
        expect: { inconclusive: end }
      - name: Capacitor's lines alone say nothing of answers
        log: |
          ⚡️  To Native ->  DailyNotification configure 84510
          ⚡️  To Native ->  DailyNotification scheduleDailyNotification 84512
        expect: notExercised
      - name: answered twice in a log
        log: |
          2025-11-15 05:39:58.377000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call configure (callback_id=84510)
          2025-11-15 05:39:58.415000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
          2025-11-15 05:39:58.416000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/error-codes-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: error-codes-are-known
    title: a refused call names a code of the catalogue
    requirements: [REQ-191]
    rationale: >-
      An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both
      platforms differ in them; an unknown code is a warning.
    remediation: Use a code of the catalogue, or add the new one to it and to this list.
    severity: warning
    tags: [core, lifecycle]
    kind: relate
    when: js.reject as e
    where: present(code)
    check:
      - >-
        lower(e.code) in [
        "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed",
        "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required",
        "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]
    tests:
      - name: known
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied message=x"
        expect: pass
      - name: known in capitals
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED message=x"
        expect: pass
      - name: unknown
        events:
          - "0s js.reject method=scheduleDailyNotification code=oops message=x"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=~ message=x"
        expect: { inconclusive: redacted }
      - name: no code
        events:
          - "0s js.reject method=scheduleDailyNotification message=x"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 05:36:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=E_WHATEVER, message="It did not work")
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/errors-carry-code-and-message.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: errors-carry-code-and-message
    title: a refused call carries a code and a message
    requirements: [REQ-192]
    rationale: >-
      The app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and
      error, are read.
    remediation: Reject with a code of the catalogue and a sentence for people.
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: js.reject as e
    check:
      - 'len(e.code ?? "") > 0'
      - 'len(e.message ?? "") > 0'
    tests:
      - name: both
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message="Notification permissions denied"'
        expect: pass
      - name: no message
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 1 }
      - name: an empty message
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message=""'
        expect: { fail: 1, line: 1 }
      - name: no code
        events:
          - "0s js.reject method=scheduleDailyNotification message=denied"
        expect: { fail: 1, line: 1 }
      - name: the message is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied message=~"
        expect: { inconclusive: redacted }
      - name: the shorter shape in a bare line
        log: |
          [DNP-JS] reject scheduleDailyNotification { error: "notifications_denied", message: "Notification permissions denied" }
          [DNP-JS] reject scheduleDailyNotification { error: "notifications_denied", message: "" }
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/javascript-finds-the-plugin.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: javascript-finds-the-plugin
    title: JavaScript sees the plugin
    requirements: [REQ-023]
    rationale: >-
      A list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A plugin that is
      found only after it was reported missing fails too: calls made in between are lost.
    remediation: >-
      Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin,
      the jsName differs from DailyNotification.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event: [js.plugin.lookup, js.plugin.lookup_failed, js.plugin.list]
    where: '(found ?? true) == false || !((plugins ?? "DailyNotification") =~ "DailyNotification")'
    needs_alive: [js.plugin.lookup, js.plugin.list]
    tests:
      - name: found
        events:
          - "2s js.plugin.lookup"
        expect: pass
      - name: listed
        events:
          - '2s js.plugin.list plugins="[WebView, DailyNotification]"'
        expect: pass
      - name: not found
        events:
          - "2s js.plugin.lookup_failed"
        expect: { fail: 1, line: 1 }
      - name: found late
        events:
          - "2s js.plugin.lookup_failed"
          - "4s js.plugin.lookup"
        expect: { fail: 1, line: 1 }
      - name: not found, as a structured event says it
        events:
          - "2s js.plugin.lookup found=false"
        expect: { fail: 1, line: 1 }
      - name: nothing but built-ins
        events:
          - '2s js.plugin.list plugins="[WebView, Console, CapacitorHttp, CapacitorCookies]"'
        expect: { fail: 1, line: 1 }
      - name: the list is hidden
        events:
          - "2s js.plugin.list plugins=~"
        expect: { inconclusive: redacted }
      - name: nobody looked
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the list as the web view prints it
        log: |
          ⚡️  Loading app at capacitor://localhost...
          ⚡️  WebView loaded
          ⚡️  [log] - Available plugins: ["WebView","Console","CapacitorHttp","CapacitorCookies"]
        expect: { fail: 1, line: 3 }
      - name: the plugin as the web view prints it
        log: |
          ⚡️  Loading app at capacitor://localhost...
          ⚡️  WebView loaded
          ⚡️  [log] - ✅ DailyNotification plugin found
        expect: pass

"""##
    ),
    (
      "Rules/lifecycle/launch-diagnostics-are-positive.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: launch-diagnostics-are-positive
    title: the launch diagnostics find the plugin's class and its kind
    requirements: [REQ-020, REQ-022]
    rationale: >-
      Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not
      found is normal for static frameworks and is not judged.
    remediation: Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event:
      - plugin.discovery.class_lookup
      - plugin.discovery.class_lookup_failed
      - plugin.discovery.capplugin_check
      - plugin.discovery.capplugin_check_failed
      - plugin.discovery.nsobject_check
      - plugin.discovery.bridged_check
    where: '!(found ?? true) || !(ok ?? true)'
    needs_alive: [plugin.discovery.class_lookup, plugin.discovery.capplugin_check, plugin.discovery.bridged_check]
    tests:
      - name: all found
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.capplugin_check"
          - "2ms plugin.discovery.bridged_check ok=true"
        expect: pass
      - name: not bridged
        events:
          - "0s plugin.discovery.class_lookup"
          - "2ms plugin.discovery.bridged_check ok=false"
        expect: { fail: 1, line: 2 }
      - name: not found by name
        events:
          - "0s plugin.discovery.class_lookup_failed"
        expect: { fail: 1, line: 1 }
      - name: no Capacitor plugin
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.capplugin_check_failed"
        expect: { fail: 1, line: 2 }
      - name: a bundle that is not found is normal
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.bundle_check found=false"
        expect: pass
      - name: the outcome is hidden
        events:
          - "0s plugin.discovery.bridged_check ok=~"
        expect: { inconclusive: redacted }
      - name: no diagnostics
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: not bridged in a log
        log: |
          2025-11-15 05:39:54.324000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ✅ NSClassFromString found plugin class: DailyNotificationPlugin
          2025-11-15 05:39:54.337000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Class conforms to CAPBridgedPlugin (using .self): NO
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/methods-are-implemented.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: methods-are-implemented
    title: no call of the plugin is refused as unimplemented
    requirements: [REQ-201, REQ-031]
    rationale: >-
      UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a
      feature that does nothing.
    remediation: >-
      Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform
      is not meant to have it.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event: [js.reject, js.console.failure]
    where: '(code ?? "") == "UNIMPLEMENTED"'
    needs_alive: [js.resolve, js.reject, js.console.failure]
    tests:
      - name: a call was answered
        events:
          - "1s js.call method=scheduleDualNotification callback_id=7"
          - "2s js.resolve method=scheduleDualNotification callback_id=7"
        expect: pass
      - name: refused for another reason
        events:
          - "2s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: pass
      - name: refused as unimplemented
        events:
          - "2s js.reject method=scheduleDualNotification code=UNIMPLEMENTED"
        expect: { fail: 1, line: 1 }
      - name: the code is hidden
        events:
          - "2s js.reject method=scheduleDualNotification code=~"
        expect: { inconclusive: redacted }
      - name: no call in the capture
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the app's own line
        log: |
          ⚡️  WebView loaded
          [AccountViewView] scheduleNewActivityDualNotification failed: {"code":"UNIMPLEMENTED"}
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/plugin-loads-at-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: plugin-loads-at-launch
    title: Capacitor loads the plugin within ten seconds of a launch
    requirements: [REQ-018]
    rationale: >-
      A plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch
      diagnostics show nothing of this and stay undecided.
    remediation: >-
      Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the
      class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 10s }
    kind: response
    when: plugin.discovery.appdelegate | app.launch as l
    expect: { event: plugin.load, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (l.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: loaded
        events:
          - "0s plugin.discovery.appdelegate"
          - "500ms plugin.load"
          - "40s tick"
        expect: pass
      - name: loaded at the last moment
        events:
          - "0s plugin.discovery.appdelegate"
          - "10s plugin.load"
          - "40s tick"
        expect: pass
      - name: loaded a moment too late
        events:
          - "0s plugin.discovery.appdelegate"
          - "10001ms plugin.load"
          - "40s tick"
        expect: { fail: 1 }
      - name: never loaded
        events:
          - "0s plugin.discovery.appdelegate"
          - "5ms plugin.discovery.testing"
          - "40s tick"
        expect: { fail: 1 }
      - name: a load of the launch before does not count
        events:
          - "0s plugin.discovery.appdelegate"
          - "500ms plugin.load"
          - "5m plugin.discovery.appdelegate"
          - "6m tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends too early
        events:
          - "0s plugin.discovery.appdelegate"
          - "9s tick"
        expect: { inconclusive: end }
      - name: no launch in the capture
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the symptom in a log
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.104000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Testing plugin class accessibility...
          2025-11-15 05:40:00.110000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ❌ NSClassFromString could NOT find plugin class
          2025-11-15 05:40:30.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/ready-after-configure.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: ready-after-configure
    title: the plugin is ready within five seconds of configure()
    requirements: [REQ-033]
    rationale: >-
      The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error
      fails at once, since what follows cannot be trusted.
    remediation: Look at the lines between configure() and the end of the wait for an error of the store or of the settings.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 5s }
    kind: response
    when: plugin.configure.called as c
    expect: { event: plugin.status, where: 'lower(state) == "ready"', within: $deadline }
    forbid:
      - { event: plugin.status, where: 'lower(state) in ["error", "failed"]' }
    ends:
      supersedes: true
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: ready at once
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready after a state of progress
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=initializing"
          - "2s plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready at the last moment
        events:
          - "0s plugin.configure.called"
          - "5s plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready a moment too late
        events:
          - "0s plugin.configure.called"
          - "5001ms plugin.status state=ready"
          - "40s tick"
        expect: { fail: 1 }
      - name: ready before configure only
        events:
          - "0s plugin.status state=ready"
          - "1s plugin.configure.called"
          - "40s tick"
        expect: { fail: 1 }
      - name: an error instead
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=error"
          - "200ms plugin.status state=ready"
        expect: { fail: 1, line: 2 }
      - name: the capture ends first
        events:
          - "0s plugin.configure.called"
          - "4s tick"
        expect: { inconclusive: end }
      - name: the state is hidden
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: lines are missing in between
        events:
          - "0s plugin.configure.called"
          - "3s gap 2s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: whole seconds cannot decide the boundary
        granularity: 1s
        events:
          - "0s plugin.configure.called"
          - "5s plugin.status state=ready"
          - "40s tick"
        expect: { inconclusive: granularity }
      - name: stuck in the log of a device
        log: |
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:01.090000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = initializing
          2025-11-15 05:40:20.000000+0000 0x2f1      Default     0x0                  58     0    locationd: [com.apple.locationd.Core:Core] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/task-identifiers-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: task-identifiers-are-known
    title: background tasks carry one of the two agreed identifiers
    requirements: [REQ-028]
    rationale: >-
      The system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines that
      tell no identifier are not judged.
    remediation: Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: >-
      fetch.bgtask.registered | fetch.bgtask.submitted | fetch.bgtask.submit_failed | fetch.bgtask.started |
      fetch.bgtask.cancelled as t
    where: present(task_id)
    check:
      - 't.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]'
    tests:
      - name: the fetch task
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailynotification.fetch earliest_begin=+18m"
        expect: pass
      - name: the notify task
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.notify"
        expect: pass
      - name: a capital letter too many
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailyNotification.fetch earliest_begin=+18m"
        expect: { fail: 1, line: 1 }
      - name: another identifier at the start of a run
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailynotification.fetch earliest_begin=+18m"
          - "19m fetch.bgtask.started task_id=com.timesafari.fetch"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: the identifier is hidden
        events:
          - "0s fetch.bgtask.submitted task_id=~ earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: no identifier in the line
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: notExercised
      - name: bare lines
        log: |
          [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          [DNP-FETCH] BGAppRefreshTask scheduled (id=com.timesafari.dailyNotification.fetch, earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/task-registered-before-submit.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: task-registered-before-submit
    title: a background task handler is registered before the first submit of a session
    requirements: [REQ-026]
    rationale: >-
      The system refuses to run a task without a handler, and submitting one can end the app. That the log shows the
      registration at each launch is a recommendation, so a log without the line is a warning.
    remediation: >-
      Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and
      outcome.
    severity: warning
    tags: [core, lifecycle]
    kind: precedes
    event: fetch.bgtask.submitted
    requires: { event: fetch.bgtask.registered, where: "ok ?? true" }
    scope: session
    tests:
      - name: registered at launch
        events:
          - "100ms fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: registered after the submit
        events:
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "11s fetch.bgtask.registered ok=true"
        expect: { fail: 1, line: 2 }
      - name: the registration failed
        events:
          - "100ms fetch.bgtask.registered ok=false"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { fail: 1, line: 2 }
      - name: registered in the session before only
        events:
          - "100ms fetch.bgtask.registered ok=true"
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m plugin.load"
          - "5m10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins after the launch
        session_start: false
        events:
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: start }
      - name: the outcome of the registration is hidden
        events:
          - "100ms fetch.bgtask.registered ok=~"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: a launch and a submit in a log
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.130000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/limits/at-most-sixty-four-pending.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: at-most-sixty-four-pending
    title: no more than sixty-four notifications are pending
    requirements: [REQ-139]
    rationale: >-
      iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every
      count that the log shows is judged, whoever read it.
    remediation: Arm today's notifications first, and tomorrow's only as far as the limit allows.
    severity: error
    tags: [core, limits]
    parameters: { limit: 64 }
    kind: relate
    when: >-
      scheduler.rolling.maintained | scheduler.limit.reached | recovery.inputs | dump.pending | js.resolve as p
    where: present(pending)
    check:
      - p.pending <= $limit
    tests:
      - name: one
        events:
          - "0s js.resolve method=getNotificationStatus pending=1"
        expect: pass
      - name: sixty-four
        events:
          - "0s scheduler.rolling.maintained today=20 tomorrow=44 pending=64"
        expect: pass
      - name: sixty-five
        events:
          - "0s dump.pending pending=65"
        expect: { fail: 1, line: 1 }
      - name: sixty-five behind a smaller one
        events:
          - "0s js.resolve method=getNotificationStatus pending=1"
          - "1s recovery.inputs pending=65"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: hidden
        events:
          - "0s js.resolve method=getNotificationStatus pending=~"
        expect: { inconclusive: redacted }
      - name: no count in the answer
        events:
          - "0s js.resolve method=configure"
        expect: notExercised
      - name: too many in a log
        log: |
          2025-11-15 05:41:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Rolling window maintained (today=20, tomorrow=50, pending=70)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/missed-window/miss-declared-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: miss-declared-once
    title: a miss is declared at most once for each submitted task
    requirements: [REQ-096, REQ-098]
    rationale: >-
      A second declaration without a new request in between shows that the stored date was not updated: the next launch will
      find the same miss again. A refused request counts as a new one, since it was tried.
    remediation: Store the new earliestBeginDate in the same step that submits again.
    severity: error
    tags: [core, missed-window]
    kind: never
    event: fetch.bgtask.missed
    between:
      open: fetch.bgtask.missed
      close: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    needs_alive: [FETCH]
    tests:
      - name: once, then submitted again
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: pass
      - name: missed, submitted, missed again
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+1m"
          - "1h fetch.bgtask.missed"
          - "1h100ms fetch.bgtask.submit_failed code=1"
        expect: { pass: 2 }
      - name: twice for one request
        events:
          - "0s fetch.bgtask.missed"
          - "5s fetch.bgtask.missed"
          - "5100ms fetch.bgtask.submitted earliest_begin=+1m5s"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: the capture ends after the declaration
        events:
          - "0s fetch.bgtask.missed"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the new request may be among missing lines
        events:
          - "0s fetch.bgtask.missed"
          - "3s gap 2s"
          - "5s fetch.bgtask.missed"
          - "5100ms fetch.bgtask.submitted earliest_begin=+1m5s"
        expect: { inconclusive: gap }
      - name: no miss
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: notExercised
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:05.100000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:05.150000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:05Z)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/missed-window/no-miss-inside-the-window.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-miss-inside-the-window
    title: a miss is not declared before the window has closed
    requirements: [REQ-095]
    rationale: >-
      Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end
      of the window itself still belongs to it.
    remediation: Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.
    severity: error
    tags: [core, missed-window]
    parameters: { window: 15m, horizon: 7d }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    with: fetch.bgtask.missed as m
    within: $horizon
    check:
      - m.time > s.earliest_begin + $window
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled, fetch.bgtask.started]
    tests:
      - name: declared after the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m fetch.bgtask.missed"
        expect: pass
      - name: declared a moment after the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m1ms fetch.bgtask.missed"
        expect: pass
      - name: declared at the end of the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.missed"
        expect: { fail: 1 }
      - name: declared before the task could have run
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.missed"
        expect: { fail: 1 }
      - name: early for the newer request
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "20m fetch.bgtask.submitted earliest_begin=+40m"
          - "30m fetch.bgtask.missed"
        expect: { fail: 1, cancelled: 1 }
      - name: the task ran
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: cancelled
      - name: whole seconds cannot decide the boundary
        granularity: 1s
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.missed"
        expect: { inconclusive: granularity }
      - name: the time is hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "33m fetch.bgtask.missed"
        expect: { inconclusive: redacted }
      - name: too early in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:58:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/missed-window/prefetch-runs-or-miss-is-declared.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: prefetch-runs-or-miss-is-declared
    title: a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again
    requirements: [REQ-093, REQ-094, REQ-097, REQ-080, REQ-081]
    rationale: >-
      The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that nobody notices: at
      the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then.
      A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the
      window lifts no duty, else silently rescheduling would hide every miss.
    remediation: >-
      Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit
      again. Whether the system could have run the task is told by Background App Refresh, Low Power Mode and a force quit.
    severity: error
    tags: [core, missed-window]
    parameters: { window: 15m, offset: 60s, tolerance: 5s, deadline: 10s, run: 60s }
    kind: response
    when: fetch.bgtask.submitted as s
    expect_one_of:
      - event: fetch.bgtask.started
        by: s.earliest_begin + $window
      - event: fetch.bgtask.completed
        where: success
        after: s.earliest_begin + $window + 1ms
        until:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        note: it ran late, before the app was entered
      - event: fetch.run.success_recorded
        after: s.earliest_begin + $window + 1ms
        until:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        note: it ran late, before the app was entered
      - after: s.earliest_begin + $window + 1ms
        entry:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        sequence:
          - fetch.bgtask.missed
          - event: fetch.bgtask.submitted | fetch.bgtask.submit_failed
            where: abs((earliest_begin ?? (time + $offset)) - time - $offset) <= $tolerance
        within: $deadline
        note: the task was missed, as the system may; the miss was declared and the task submitted again
      - after: s.earliest_begin + $window + 1ms
        entry:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        event: fetch.bgtask.completed
        where: success
        within: $run
        note: the system launched the app late for this very task
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled]
    tests:
      - name: ran in its window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: pass
      - name: ran at the end of its window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: pass
      - name: missed, declared at the next launch, submitted for a minute from then
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+41m"
          - "41m30s fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 2 }
      - name: declared at the last moment
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m9s fetch.bgtask.missed"
          - "40m10s fetch.bgtask.submitted earliest_begin=+41m10s"
          - "42m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 2 }
      - name: declared a moment too late
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m9s fetch.bgtask.missed"
          - "40m10s1ms fetch.bgtask.submitted earliest_begin=+41m10s"
          - "42m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { fail: 1 }
      - name: not declared at the next launch
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: going to the background is no entry
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m app.lifecycle event=background"
          - "1h tick"
        expect: { inconclusive: end }
      - name: not declared at a launch that a structured event tells
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m app.lifecycle event=launch"
          - "1h tick"
        expect: { fail: 1 }
      - name: not declared at a scheduling call in the running app
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m scheduler.schedule.requested notification_time=+24h"
          - "1h tick"
        expect: { fail: 1 }
      - name: submitted again in silence
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+41m"
          - "41m30s fetch.bgtask.started run_id=r1"
          - "41m40s fetch.bgtask.completed run_id=r1 success=true"
          - "1h tick"
        expect: { fail: 1 }
      - name: declared and not submitted again
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "1h tick"
        expect: { fail: 1 }
      - name: submitted again for a wrong time
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+45m"
          - "46m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { fail: 1 }
      - name: an entry at the end of the window owes nothing
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m plugin.load"
          - "33m20s tick"
          - "1h tick"
        expect: { inconclusive: end }
      - name: an entry a moment behind the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m1ms plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: an entry before the end of the window owes nothing, the next one does
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "30m plugin.load"
          - "40m plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: late, but successful before anybody looked
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=true"
          - "2h plugin.load"
          - "3h tick"
        expect: pass
      - name: late and without success
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=false"
          - "2h plugin.load"
          - "3h tick"
        expect: { fail: 1 }
      - name: the system launched the app for the late run
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m plugin.load"
          - "50m1s fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=true"
          - "2h tick"
        expect: pass
      - name: replaced before its window closed
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "10m fetch.bgtask.submitted earliest_begin=+40m"
          - "45m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: withdrawn
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "10m fetch.bgtask.cancelled"
          - "1h tick"
        expect: cancelled
      - name: the capture ends before anybody looked
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "1h tick"
        expect: { inconclusive: end }
      - name: lines are missing where the run may have been
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "25m gap 10m"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: gap }
      - name: the time is hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: time }
      - name: a silent miss in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:55:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }
      - name: a declared miss in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:55:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:00.950000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:00Z)
          2025-11-15 06:22:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { pass: 2 }

"""##
    ),
    (
      "Rules/missed-window/resubmitted-a-minute-after-a-miss.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: resubmitted-a-minute-after-a-miss
    title: after a miss a task is submitted for a minute from now
    requirements: [REQ-097]
    rationale: >-
      The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a
      simulator the attempt counts, since every submit is refused there.
    remediation: Look for an error between the declaration and the submit, and at the date that the new request carries.
    severity: error
    tags: [core, missed-window]
    parameters: { offset: 60s, tolerance: 5s, deadline: 5s }
    kind: response
    when: fetch.bgtask.missed as m
    expect_one_of:
      - event: fetch.bgtask.submitted
        where: abs(earliest_begin - m.time - $offset) <= $tolerance
        within: $deadline
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: the attempt was refused }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (m.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: a minute from now
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+60s"
          - "40s tick"
        expect: pass
      - name: within the tolerance
        events:
          - "0s fetch.bgtask.missed"
          - "5s fetch.bgtask.submitted earliest_begin=+65s"
          - "40s tick"
        expect: pass
      - name: a moment beyond the tolerance
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+65s1ms"
          - "40s tick"
        expect: { fail: 1 }
      - name: five minutes from now
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+5m"
          - "40s tick"
        expect: { fail: 1 }
      - name: not submitted
        events:
          - "0s fetch.bgtask.missed"
          - "40s tick"
        expect: { fail: 1 }
      - name: submitted too late
        events:
          - "0s fetch.bgtask.missed"
          - "5001ms fetch.bgtask.submitted earliest_begin=+65s"
          - "40s tick"
        expect: { fail: 1 }
      - name: refused
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: pass
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+60s"
          - "40s tick"
        expect: { inconclusive: time }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.missed"
          - "1s tick"
        expect: { inconclusive: end }
      - name: in a log
        log: |
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:00.950000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/permission/denied-call-is-logged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: denied-call-is-logged
    title: a schedule call that is refused for the permission says so in the log
    requirements: [REQ-036]
    rationale: >-
      Without the line a missing notification cannot be told from a lost one. Both spellings of the code count; whoever
      filters the bridge out of the capture leaves this undecided or not exercised.
    remediation: Log notifications_denied with the method's name before the call is rejected.
    severity: error
    tags: [core, permission]
    parameters: { past: 5s }
    kind: precedes
    event: js.reject
    where: >-
      lower(code ?? "") == "notifications_denied"
      && lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"
    requires: plugin.schedule.denied
    scope: { within_past: $past }
    tests:
      - name: logged, then refused
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "10005ms js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: pass
      - name: logged just long enough ago
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "15s js.reject method=scheduleDailyNotification code=NOTIFICATIONS_DENIED"
        expect: pass
      - name: logged too long ago
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "15001ms js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 2 }
      - name: refused in silence
        events:
          - "0s plugin.load"
          - "15s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 2 }
      - name: another call was refused
        events:
          - "15s js.reject method=getNotificationStatus code=notifications_denied"
        expect: notExercised
      - name: another reason
        events:
          - "15s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: notExercised
      - name: the code is hidden
        events:
          - "15s js.reject method=scheduleDailyNotification code=~"
        expect: { inconclusive: redacted }
      - name: the capture begins too late
        session_start: false
        events:
          - "1s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { inconclusive: start }
      - name: the pair in a log
        log: |
          2025-11-15 05:40:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=notifications_denied, message="Notification permissions denied")
        expect: pass

"""##
    ),
    (
      "Rules/permission/denied-call-returns-the-error.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: denied-call-returns-the-error
    title: a denied schedule call returns the denied error with a message
    requirements: [REQ-038, REQ-041, REQ-192]
    rationale: >-
      The app can only tell the user what to do when it gets the code and a message; success would promise a notification
      that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.
    remediation: Reject with notifications_denied and a message right after the denial was logged.
    severity: error
    tags: [core, permission]
    parameters: { deadline: 5s }
    kind: response
    when: plugin.schedule.denied as d
    where: 'lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"'
    expect_one_of:
      - event: js.reject
        where: 'lower(code ?? "") == "notifications_denied" && len(message ?? "") > 0'
        within: $deadline
      - event: js.resolve
        where: >-
          lower(method ?? "") == "scheduledailynotification"
          && (!(success ?? true) || lower(code ?? "") == "notifications_denied" && len(message ?? "") > 0)
        within: $deadline
        note: returned as a result instead of a rejection
    forbid:
      - event: js.resolve
        where: 'lower(method ?? "") == "scheduledailynotification" && (success ?? !present(code))'
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (d.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: refused with code and message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - '4ms js.reject method=scheduleDailyNotification code=notifications_denied message="Notification permissions denied"'
          - "40s tick"
        expect: pass
      - name: refused at the last moment
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s js.reject method=scheduleDailyNotification code=NOTIFICATIONS_DENIED message=denied"
          - "40s tick"
        expect: pass
      - name: refused a moment too late
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5001ms js.reject method=scheduleDailyNotification code=notifications_denied message=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: success in spite of the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification success=true"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: another code
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=scheduling_failed message=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: no message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=notifications_denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: an empty message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - '4ms js.reject method=scheduleDailyNotification code=notifications_denied message=""'
          - "40s tick"
        expect: { fail: 1 }
      - name: the result object of the later contract
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification success=false"
          - "40s tick"
        expect: pass
      - name: the result object of the earlier contract
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification code=notifications_denied message=denied"
          - "40s tick"
        expect: pass
      - name: a result that says nothing of the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: the code is hidden
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=~ message=denied"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the bridge was not captured
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:30.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: the refusal in a log
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=notifications_denied, message="Notification permissions denied")
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: pass

"""##
    ),
    (
      "Rules/permission/no-schedule-while-denied.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-schedule-while-denied
    title: nothing is scheduled once a call met the denied permission
    requirements: [REQ-037, REQ-041]
    rationale: >-
      A schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after
      the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run
      re-arms what was agreed before, so its own submits do not count.
    remediation: Return right after logging the denial; look for the line that arms, submits or stores in the same call.
    severity: error
    tags: [core, permission]
    parameters: { window: 10s }
    kind: count
    event: [scheduler.notification.arming, fetch.bgtask.submitted, storage.schedule.persisted]
    per:
      open: plugin.schedule.denied
      close:
        event:
          - plugin.permission.result
          - plugin.permission.checked
          - scheduler.schedule.requested
          - fetch.bgtask.started
          - recovery.started
          - plugin.load
          - app.launch
        where: '(result ?? status ?? "granted") != "denied"'
      at_most: $window
    at_most: 0
    tests:
      - name: denied and quiet
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5ms js.reject method=scheduleDailyNotification code=notifications_denied"
          - "40s tick"
        expect: pass
      - name: armed after the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "50ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: submitted after the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: stored at the last moment
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: stored after the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: granted meanwhile
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=granted"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: a repeated denial does not lift the ban
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=denied"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1, line: 3 }
      - name: a background run of what was agreed before
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "2s fetch.bgtask.started run_id=r1"
          - "2100ms fetch.bgtask.submitted earliest_begin=+23h"
          - "40s tick"
        expect: pass
      - name: the capture ends within the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s tick"
        expect: { inconclusive: end }
      - name: lines are missing within the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s gap 2s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: the user's answer may be among missing lines
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s gap 2s"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: the user's answer is hidden
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=~"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: never denied
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
        expect: notExercised
      - name: a filter that hides the other components proves nothing
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: a ghost in a log
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/nothing-scheduled-before-the-denial.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-scheduled-before-the-denial
    title: a call that ends in a denial schedules nothing on its way there
    requirements: [REQ-037]
    rationale: >-
      A call that arms or stores first and looks at the permission afterwards leaves a ghost too, only in the other order.
      A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.
    remediation: Move the check of the permission to the beginning of the call.
    severity: error
    tags: [core, permission]
    parameters: { window: 2s }
    kind: count
    event: plugin.schedule.denied
    per:
      open: scheduler.notification.arming | storage.schedule.persisted
      close: [scheduler.schedule.requested, js.call, plugin.load, app.launch]
      at_most: $window
    at_most: 0
    tests:
      - name: armed and stored in peace
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "10ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { pass: 2 }
      - name: stored, then denied
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: { fail: 1, line: 2 }
      - name: denied at the last moment
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2s plugin.schedule.denied method=scheduleDailyNotification"
        expect: { fail: 1, line: 2 }
      - name: denied a moment later
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2001ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: pass
      - name: the denial belongs to the next call
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "500ms js.call method=scheduleDailyNotification"
          - "510ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: pass
      - name: the capture ends at once
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the wrong order in a log
        log: |
          2025-11-15 05:40:09.801000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY)
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/permission-known-before-scheduling.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: permission-known-before-scheduling
    title: the notification permission is known before a schedule call does its work
    requirements: [REQ-034]
    rationale: >-
      The call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a
      capture without that level cannot show that nobody looked, and stays undecided.
    remediation: >-
      Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line
      with the notification time.
    severity: error
    tags: [core, permission]
    kind: precedes
    event: scheduler.schedule.requested
    requires: plugin.permission.result | plugin.permission.checked
    scope: session
    tests:
      - name: the user was asked
        events:
          - "1s plugin.permission.result result=granted"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: the settings were read
        events:
          - "5s plugin.permission.checked status=authorized"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: asked afterwards
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
          - "6s plugin.permission.result result=granted"
        expect: { fail: 1, line: 1 }
      - name: asked in an earlier session only
        events:
          - "0s plugin.load"
          - "1s plugin.permission.result result=granted"
          - "2s scheduler.schedule.requested notification_time=+23m"
          - "5m plugin.load"
          - "5m5s scheduler.schedule.requested notification_time=+23m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins after the launch
        session_start: false
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: start }
      - name: a log without debug lines cannot tell
        log: |
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: level }
      - name: a log with the user's answer
        log: |
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:06.410000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] requestPermissions() → granted
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/android-prefetch-lead-is-five-minutes.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-prefetch-lead-is-five-minutes
    title: on Android the fetch is scheduled five minutes before the notification
    requirements: [REQ-052]
    rationale: The same lead as on iOS; the line carries both instants, so one line decides.
    remediation: Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.
    severity: error
    tags: [core, prefetch, android]
    parameters: { lead: 300s, tolerance: 1s, short_notice: 360s }
    kind: relate
    when: fetch.prefetch.scheduled as f
    where: present(fetch_at) && present(notification_time)
    check:
      - >-
        abs(f.notification_time - f.fetch_at - $lead) <= $tolerance
        || f.notification_time - f.time < $short_notice
    grade: { value: f.notification_time - f.fetch_at, unit: s }
    tests:
      - name: five minutes ahead
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+18m notification_time=+23m"
        expect: pass
      - name: one second short of tolerance
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+18m1s1ms notification_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: fifteen minutes ahead
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+8m notification_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: short notice
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+1s notification_time=+3m"
        expect: pass
      - name: hidden
        events:
          - "0s fetch.prefetch.scheduled fetch_at=~ notification_time=+23m"
        expect: { inconclusive: redacted }
      - name: no instants in the line
        events:
          - "0s fetch.prefetch.scheduled"
        expect: notExercised
      - name: as logcat shows it
        log: |
          --------- beginning of main
          11-15 05:40:09.820  4711  4711 D DailyNotificationPlugin: DN|SCHEDULE_FETCH_START time=1763185980000
          11-15 05:40:09.850  4711  4711 I DailyNotificationPlugin: DN|SCHEDULE_FETCH_OK Background fetch scheduled for 1763185680000 (5 minutes before notification at 1763185980000)
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/announced-prefetch-is-submitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: announced-prefetch-is-submitted
    title: an announced prefetch has an outcome within five seconds
    requirements: [REQ-051, REQ-072]
    rationale: >-
      Between the announcement and the outcome stands the call to the system. Neither a success nor an error line means
      that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.
    remediation: Log both ways out of submit(); a catch block without a line is the usual cause.
    severity: error
    tags: [core, prefetch]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.prefetch.scheduling as p
    expect_one_of:
      - { event: fetch.bgtask.submitted, within: $deadline }
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: refused and logged }
      - { event: fetch.prefetch.scheduled, within: $deadline }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.skipped]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (p.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: refused
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: pass
      - name: submitted at the last moment
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: submitted a moment too late
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5001ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1 }
      - name: no outcome
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: a submit before the announcement is not its outcome
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "30ms fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: skipped after all
        events:
          - "0s fetch.prefetch.scheduling notification_time=+3m"
          - "30ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "4s tick"
        expect: { inconclusive: end }
      - name: the clock is coarse
        granularity: 1s
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { inconclusive: granularity }
      - name: Android's pair in logcat
        log: |
          --------- beginning of main
          11-15 05:40:09.820  4711  4711 D DailyNotificationPlugin: DN|SCHEDULE_FETCH_START time=1763185980000
          11-15 05:40:09.850  4711  4711 I DailyNotificationPlugin: DN|SCHEDULE_FETCH_OK Background fetch scheduled for 1763185680000 (5 minutes before notification at 1763185980000)
          11-15 05:41:09.850  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main
        expect: pass
      - name: silence in a log
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:40.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/device-refusal-is-reported.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: device-refusal-is-reported
    title: on a device a submit refused as unavailable is reported as background refresh turned off
    requirements: [REQ-074, REQ-046, REQ-047]
    rationale: >-
      On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user
      can change that, so it must reach the app as background_refresh_disabled or as a status line.
    remediation: Read backgroundRefreshStatus when the submit fails with number 1, log it, and tell the app background_refresh_disabled.
    severity: error
    tags: [core, prefetch]
    environment: [device]
    parameters: { unavailable: 1, deadline: 5s }
    kind: response
    when: fetch.bgtask.submit_failed as f
    where: code == $unavailable
    expect_one_of:
      - { event: device.background_refresh_off, within: $deadline }
      - event: device.background_refresh
        where: 'lower(status ?? "") in ["denied", "restricted", "off", "disabled"]'
        within: $deadline
      - event: js.reject
        where: 'lower(code ?? "") == "background_refresh_disabled"'
        within: $deadline
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: reported with its code
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms device.background_refresh_off"
          - "40s tick"
        expect: pass
      - name: reported as a status
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s device.background_refresh status=denied"
          - "40s tick"
        expect: pass
      - name: reported over the bridge
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=off"
          - "40s tick"
        expect: pass
      - name: reported too late
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5001ms device.background_refresh status=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: the status says that all is well
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms device.background_refresh status=available"
          - "40s tick"
        expect: { fail: 1 }
      - name: not reported
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { fail: 1 }
      - name: another number
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=3"
          - "40s tick"
        expect: notExercised
      - name: on a simulator it is expected
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: reported in a log
        environment: device
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask submit failed: Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] background_refresh_disabled: open Settings to allow background refresh
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/no-simulator-excuse-on-a-device.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-simulator-excuse-on-a-device
    title: a refused submit on a device is not explained away as expected on a simulator
    requirements: [REQ-074]
    rationale: The sentence made for simulators hides a refusal that a user can and must lift.
    remediation: Print the sentence only in simulator builds (targetEnvironment(simulator)).
    severity: error
    tags: [core, prefetch]
    environment: [device]
    kind: never
    event: fetch.bgtask.submit_failed
    where: 'expected_on_simulator ?? (lower(explanation ?? "") == "expected on simulator")'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: refused without an excuse
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: taken
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: explained away
        environment: device
        events:
          - '0s fetch.bgtask.submit_failed code=1 explanation="expected on simulator"'
        expect: { fail: 1, line: 1 }
      - name: on a simulator the sentence is right
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: { inconclusive: environment }
      - name: in a log
        environment: device
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/one-active-task.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-active-task
    title: at most one prefetch task is pending
    requirements: [REQ-069, REQ-060, REQ-071]
    rationale: >-
      The system replaces a request with the same identifier by itself, so a count above one shows a second identifier or a
      list of its own that went wrong. Every logged count is judged.
    remediation: Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.
    severity: error
    tags: [core, prefetch]
    parameters: { limit: 1 }
    kind: relate
    when: fetch.bgtask.pending_count as c
    where: present(count)
    check:
      - c.count <= $limit
    tests:
      - name: one
        events:
          - "0s fetch.bgtask.pending_count count=1"
        expect: pass
      - name: none, after a refusal
        events:
          - "0s fetch.bgtask.pending_count count=0"
        expect: pass
      - name: two
        events:
          - "0s fetch.bgtask.pending_count count=2"
        expect: { fail: 1, line: 1 }
      - name: one and later two
        events:
          - "0s fetch.bgtask.pending_count count=1"
          - "1m fetch.bgtask.pending_count count=2"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: hidden
        events:
          - "0s fetch.bgtask.pending_count count=~"
        expect: { inconclusive: redacted }
      - name: two in a log
        log: |
          2025-11-15 05:40:09.870000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-FETCH] Pending BGTasks: 2 (task_ids=[com.timesafari.dailynotification.fetch, com.timesafari.dailynotification.prefetch])
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/prefetch-lead-is-five-minutes.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: prefetch-lead-is-five-minutes
    title: the prefetch is asked for five minutes before the notification
    requirements: [REQ-052]
    rationale: >-
      Content fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when
      less than six minutes remain; such calls have a rule of their own and pass here. Instants inside the lines are
      compared, so this is decided even where the capture shows no zone.
    remediation: Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.
    severity: error
    tags: [core, prefetch]
    parameters: { lead: 300s, tolerance: 1s, short_notice: 360s, window: 5s }
    kind: relate
    when: fetch.prefetch.scheduling as p
    with: fetch.bgtask.submitted as s
    within: $window
    check:
      - >-
        abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance
        || p.notification_time - p.time < $short_notice
    grade: { value: p.notification_time - s.earliest_begin, unit: s }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.submit_failed, fetch.bgtask.skipped, fetch.bgtask.missed]
    tests:
      - name: five minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: a second less
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m1s"
        expect: pass
      - name: a second and a thousandth less
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m1s1ms"
        expect: { fail: 1 }
      - name: four minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+19m"
        expect: { fail: 1 }
      - name: an hour and five minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+123m"
          - "20ms fetch.bgtask.submitted earliest_begin=+58m"
        expect: { fail: 1 }
      - name: short notice
        events:
          - "0s fetch.prefetch.scheduling notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: pass
      - name: six minutes are no short notice
        events:
          - "0s fetch.prefetch.scheduling notification_time=+6m"
          - "20ms fetch.bgtask.submitted earliest_begin=+2m"
        expect: { fail: 1 }
      - name: decided without a zone
        zone: unknown
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: whether it was short notice needs the zone
        zone: unknown
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+22m"
        expect: { inconclusive: time }
      - name: the submit belongs to a later announcement
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "10ms fetch.prefetch.scheduling notification_time=+33m"
          - "20ms fetch.bgtask.submitted earliest_begin=+28m"
        expect: { pass: 1, cancelled: 1 }
      - name: refused
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submit_failed code=1"
        expect: cancelled
      - name: hidden by the log system
        events:
          - "0s fetch.prefetch.scheduling notification_time=~"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: a wrong lead in a log
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:49:00Z)
        expect: { fail: 1 }
      - name: bare lines
        log: |
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { inconclusive: time }

"""##
    ),
    (
      "Rules/prefetch/refused-submit-does-not-fail-the-call.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: refused-submit-does-not-fail-the-call
    title: on a simulator a refused submit does not make the schedule call fail
    requirements: [REQ-062]
    rationale: >-
      The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a
      call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.
    remediation: Catch the error of the submit, log it, and go on to arm and store.
    severity: error
    tags: [core, prefetch]
    platform: [ios]
    environment: [simulator]
    parameters: { window: 5s }
    kind: count
    event: js.reject
    where: 'lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"'
    per:
      open: fetch.bgtask.submit_failed
      close:
        - scheduler.notification.arming
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - plugin.schedule.denied
        - scheduler.schedule.requested
        - js.call
      at_most: $window
    at_most: 0
    tests:
      - name: armed all the same
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: the call gives up
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: { fail: 1 }
      - name: it gives up at the last moment
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: { fail: 1 }
      - name: another trouble later
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5001ms js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: it was the arming that failed
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms scheduler.notification.arm_failed code=1"
          - "20ms js.reject method=scheduleDailyNotification code=scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: another call is refused
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=updateSettings code=scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: a device has other rules
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=x"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=x"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the bridge was not captured
        environment: simulator
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: the call gives up in a log
        environment: simulator
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.853000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=task_scheduling_failed, message="The task was refused")
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/short-notice-is-clamped-or-skipped.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: short-notice-is-clamped-or-skipped
    title: with less than six minutes left the prefetch is moved behind the next minute or skipped
    requirements: [REQ-054]
    rationale: >-
      Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for
      the past or for after the notification is neither.
    remediation: >-
      Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is
      skipped.
    severity: warning
    tags: [core, prefetch]
    parameters: { short_notice: 360s, minimum: 60s, tolerance: 1s, deadline: 5s }
    kind: response
    when: scheduler.schedule.requested as r
    where: notification_time - time < $short_notice && notification_time > time
    expect_one_of:
      - event: fetch.bgtask.submitted
        where: earliest_begin - time >= $minimum - $tolerance && earliest_begin < r.notification_time
        within: $deadline
      - { event: fetch.bgtask.skipped, within: $deadline, note: the prefetch was skipped }
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: the submit was refused }
    forbid:
      - { event: fetch.bgtask.submitted, where: earliest_begin <= time || earliest_begin >= r.notification_time }
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject, scheduler.notification.arm_failed]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: moved behind the next minute
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: pass
      - name: skipped
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: pass
      - name: for the past
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.submitted earliest_begin=-4m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: for the very notification
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: neither
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "60ms scheduler.notification.arming notification_time=+3m"
          - "40s tick"
        expect: { fail: 1 }
      - name: skipped at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "5s fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: pass
      - name: skipped a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "5001ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: { fail: 1 }
      - name: six minutes are enough
        events:
          - "0s scheduler.schedule.requested notification_time=+6m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: notExercised
      - name: whether the notice is short needs the zone
        zone: unknown
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: { inconclusive: time }
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a skip would be logged at a level that is not there
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:42:00Z
          2025-11-15 05:40:09.810000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:42:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:42:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: level }
      - name: a skip in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:41:00Z
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Prefetch skipped (reason=short_notice)
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:41:00Z
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/simulator-refusal-is-explained.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: simulator-refusal-is-explained
    title: on a simulator the refused submit is explained in plain words
    requirements: [REQ-073]
    rationale: >-
      A simulator accepts no background task. The bare error frightens whoever reads the log, so the plugin has a sentence
      for it; without the sentence this is a warning. The sentence and the error may stand in two lines.
    remediation: Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.
    severity: warning
    tags: [core, prefetch]
    platform: [ios]
    environment: [simulator]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.prefetch.scheduling as p
    expect_one_of:
      - event: fetch.bgtask.submit_failed
        where: 'expected_on_simulator ?? (lower(explanation ?? "") == "expected on simulator")'
        within: $deadline
      - { event: fetch.bgtask.submitted, within: $deadline, note: this simulator did not refuse }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.skipped]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (p.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: explained
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - '30ms fetch.bgtask.submit_failed code=1 explanation="expected on simulator"'
          - "40s tick"
        expect: pass
      - name: explained in a second line
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "31ms fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: pass
      - name: explained at the last moment
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: pass
      - name: explained a moment too late
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5001ms fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: { fail: 1 }
      - name: the bare error
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { fail: 1 }
      - name: a device is none of its business
        environment: device
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: in a log
        environment: simulator
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/stored-begin-equals-the-submitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-begin-equals-the-submitted
    title: what is stored as earliest begin is what was submitted
    requirements: [REQ-078, REQ-098]
    rationale: >-
      The next launch finds a miss by the stored time. If it differs from the request, misses are found that are none, or are
      not found. Builds that do not log the storing are not judged.
    remediation: Store the date of the request itself, behind the submit.
    severity: error
    tags: [core, prefetch]
    parameters: { tolerance: 1s, window: 5s }
    kind: relate
    when: fetch.bgtask.submitted as s
    with: storage.earliest_begin.updated as u
    within: $window
    check:
      - abs(u.value - s.earliest_begin) <= $tolerance
    ends:
      supersedes: true
    tests:
      - name: the same
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m"
        expect: pass
      - name: a second apart
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m1s"
        expect: pass
      - name: a moment more
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m1s1ms"
        expect: { fail: 1 }
      - name: the notification's time was stored
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5s storage.earliest_begin.updated value=+23m"
        expect: { fail: 1 }
      - name: stored for a later submit
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5001ms storage.earliest_begin.updated value=+23m"
          - "40s tick"
        expect: cancelled
      - name: hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:40:09.853000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-STORAGE] Stored earliestBeginDate = 2025-11-15T05:53:00Z
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-lead-is-a-minute.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-lead-is-a-minute
    title: a task is submitted for a time at least a minute ahead
    requirements: [REQ-053]
    rationale: >-
      The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to
      whole seconds, so a second less still passes.
    remediation: Take the later of the wanted time and a minute from now before the request is submitted.
    severity: error
    tags: [core, prefetch]
    parameters: { minimum: 60s, tolerance: 1s }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    check:
      - s.earliest_begin - s.time >= $minimum - $tolerance
    grade: { value: s.earliest_begin - s.time, unit: s }
    tests:
      - name: well ahead
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: a minute less the lost second
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+59s"
        expect: pass
      - name: a thousandth less
        events:
          - "1ms fetch.bgtask.submitted earliest_begin=+59s"
        expect: { fail: 1, line: 1 }
      - name: in the past
        events:
          - "10m fetch.bgtask.submitted earliest_begin=+5m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: time }
      - name: unreadable
        events:
          - "0s fetch.bgtask.submitted earliest_begin=!"
        expect: { inconclusive: malformed }
      - name: too near in a log
        log: |
          2025-11-15 05:47:30.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-not-refused-as-not-permitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-not-refused-as-not-permitted
    title: the system never refuses a task as not permitted
    requirements: [REQ-075, REQ-028]
    rationale: >-
      Number 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often
      mistaken for number 1, which a simulator always answers, so the number decides and never the name.
    remediation: >-
      Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to
      UIBackgroundModes.
    severity: error
    tags: [core, prefetch]
    parameters: { not_permitted: 3 }
    kind: never
    event: [fetch.bgtask.submit_failed, system.bgtask.submit_error, system.bgtask.error]
    where: '(present(code) || !(expected_on_simulator ?? present(explanation))) && code == $not_permitted'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: taken
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: unavailable is another matter
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: refused as expected on a simulator, without a number
        events:
          - '0s fetch.bgtask.submit_failed explanation="expected on simulator"'
        expect: pass
      - name: not permitted
        events:
          - "0s fetch.bgtask.submit_failed code=3"
        expect: { fail: 1, line: 1 }
      - name: not permitted, called expected
        events:
          - '0s fetch.bgtask.submit_failed code=3 explanation="expected on simulator"'
        expect: { fail: 1, line: 1 }
      - name: the number is hidden
        events:
          - "0s fetch.bgtask.submit_failed code=~"
        expect: { inconclusive: redacted }
      - name: no submit at all
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the framework's own line
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=3 "(null)" UserInfo={Unrecognized Identifier=com.timesafari.dailynotification.Fetch}
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-not-refused-as-too-many.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-not-refused-as-too-many
    title: the system never refuses a task because too many are pending
    requirements: [REQ-076, REQ-069]
    rationale: >-
      Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task
      was broken, whatever the plugin's own count says. Errors are told by their number, since their names were confused.
    remediation: List the pending requests before each submit; look for a second identifier that is submitted too.
    severity: error
    tags: [core, prefetch]
    parameters: { too_many: 2 }
    kind: never
    event: [fetch.bgtask.submit_failed, system.bgtask.submit_error, system.bgtask.error]
    where: '(present(code) || !(expected_on_simulator ?? present(explanation))) && code == $too_many'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: taken
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: refused for another reason
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: refused as expected on a simulator, without a number
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: pass
      - name: too many
        events:
          - "0s fetch.bgtask.submit_failed code=2"
        expect: { fail: 1, line: 1 }
      - name: too many, called expected
        events:
          - "0s fetch.bgtask.submit_failed code=2 expected_on_simulator=true"
        expect: { fail: 1, line: 1 }
      - name: a refusal without a number
        events:
          - "0s fetch.bgtask.submit_failed"
        expect: { inconclusive: absent }
      - name: no submit at all
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask submit failed: Error Domain=BGTaskSchedulerErrorDomain Code=2 "(null)"
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/profiles/android.yml",
      ##"""
# Any log of an Android device or emulator. A capture without a prefetch
# announced and its outcome says nothing of the promise the plugin is there for: such a run is not proved.
schema: dnp-rules/1

profiles:
  - id: android
    title: an Android device or emulator
    platform: android
    evidence:
      formats:
        - android-threadtime
        - android-time
        - android-brief
        - android-long
        - android-studio-json
      literals:
        - '"platform":"android"'
    must_exercise:
      - announced-prefetch-is-submitted

"""##
    ),
    (
      "Rules/profiles/ios-device.yml",
      ##"""
# An iPhone or iPad: tools that read from a device, or paths that exist there only. `log show` on a Mac prints device and
# simulator archives alike, so its formats choose nothing. What every capture worth judging decides: whether the system
# refused the plugin's tasks. It passes only where the fetch part was heard and no lines are missing.
schema: dnp-rules/1

profiles:
  - id: ios-device
    title: an iPhone or iPad
    platform: ios
    environment: device
    evidence:
      formats:
        - idevicesyslog
        - pymobiledevice3
        - ios-sysdiagnose-text
      literals:
        - "/private/var/containers/Bundle/Application/"
        - "/var/mobile/Containers/Data/Application/"
        - '"platform":"ios","env":"device"'
    must_exercise:
      - submit-not-refused-as-not-permitted
      - submit-not-refused-as-too-many

"""##
    ),
    (
      "Rules/profiles/ios-simulator.yml",
      ##"""
# An iOS simulator on a Mac. The sentence "expected on simulator" is no evidence: the plugin may print it by mistake, and a
# rule looks for just that. What every capture worth judging decides: whether the
# system refused the plugin's tasks. It passes only where the fetch part of the plugin was heard and no lines are missing.
schema: dnp-rules/1

profiles:
  - id: ios-simulator
    title: an iOS simulator
    platform: ios
    environment: simulator
    evidence:
      literals:
        - "CoreSimulator/Devices/"
        - 'CoreSimulator\/Devices\/'
        - "SIMULATOR_UDID"
        - '"platform":"ios","env":"simulator"'
    must_exercise:
      - submit-not-refused-as-not-permitted
      - submit-not-refused-as-too-many

"""##
    ),
    (
      "Rules/recovery/missed-notification-found-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-found-once
    title: a missed notification is found exactly once
    requirements: [REQ-166, REQ-168]
    rationale: >-
      A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for
      "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.
    remediation: Select pending rows only, and mark the row in the same transaction.
    severity: error
    tags: [core, recovery]
    kind: count
    event: recovery.missed.detected
    where: present(scheduled_time)
    per: capture
    at_most: 1
    key: [id, scheduled_time]
    tests:
      - name: once
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "2h tick"
        expect: pass
      - name: two notifications, once each
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "1h recovery.missed.detected id=b scheduled_time=+23m"
          - "2h tick"
        expect: { pass: 2 }
      - name: the same schedule on two days
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "25h recovery.missed.detected id=a scheduled_time=+24h23m"
        expect: { pass: 2 }
      - name: found again at the next launch
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "2h plugin.load"
          - "2h1s recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1 }
      - name: ids are hidden, so one cannot be told from the other
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "1h1s recovery.missed.detected id=b scheduled_time=+23m"
          - "2h recovery.missed.detected id=~ scheduled_time=+23m"
        expect: { inconclusive: ambiguous }
      - name: lines without a time
        events:
          - "1h recovery.missed.detected id=a"
          - "2h recovery.missed.detected id=a"
        expect: notExercised
      - name: none
        events:
          - "0s recovery.started"
        expect: notExercised
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 07:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 07:20:00.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/missed-notification-not-too-early.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-not-too-early
    title: a notification is called missed only three minutes after its time
    requirements: [REQ-165]
    rationale: >-
      Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is
      a warning, since the later texts ask for the tolerance and the older ones do not.
    remediation: Compare the scheduled time plus 180 seconds with now.
    severity: warning
    tags: [core, recovery]
    parameters: { tolerance: 180s }
    kind: relate
    when: recovery.missed.detected as m
    where: present(scheduled_time)
    check:
      - (m.detected_at ?? m.time) - m.scheduled_time > $tolerance
    grade: { value: "(m.detected_at ?? m.time) - m.scheduled_time", unit: s }
    tests:
      - name: long after
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
        expect: pass
      - name: a moment beyond three minutes
        events:
          - "26m1ms recovery.missed.detected id=a scheduled_time=+23m"
        expect: pass
      - name: three minutes sharp
        events:
          - "26m recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: before its time
        events:
          - "20m recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: its own time counts, not the time of the line
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m detected_at=+24m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "1h recovery.missed.detected id=a scheduled_time=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
        expect: { inconclusive: time }
      - name: too early in a log
        log: |
          2025-11-15 05:54:40.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/recovery/nothing-changes-under-scenario-none.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-changes-under-scenario-none
    title: a recovery that found nothing to do changes nothing
    requirements: [REQ-162]
    rationale: >-
      The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a
      store that the decision did not see.
    remediation: Look at what was loaded before the scenario was chosen.
    severity: error
    tags: [core, recovery]
    kind: never
    event: [recovery.missed.detected, recovery.rescheduled]
    between:
      open: { event: recovery.scenario, where: 'lower(scenario) == "none"' }
      close: [recovery.completed, recovery.error]
    needs_alive: [REACTIVATION]
    tests:
      - name: nothing changed
        events:
          - "0s recovery.scenario scenario=none"
          - "1ms recovery.none"
          - "2ms recovery.completed"
        expect: pass
      - name: a missed notification under none
        events:
          - "0s recovery.scenario scenario=none"
          - "1ms recovery.missed.detected id=a scheduled_time=-10m"
          - "2ms recovery.completed"
        expect: { fail: 1, line: 2 }
      - name: rescheduled after its end
        events:
          - "0s recovery.scenario scenario=none"
          - "2ms recovery.completed"
          - "3ms recovery.rescheduled id=a next=+10m"
        expect: pass
      - name: another scenario
        events:
          - "0s recovery.scenario scenario=termination"
          - "1ms recovery.missed.detected id=a scheduled_time=-10m"
          - "2ms recovery.completed"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s recovery.scenario scenario=none"
          - "1s tick"
        expect: { inconclusive: end }
      - name: rescheduled under none in a log
        log: |
          2025-11-15 06:20:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: none
          2025-11-15 06:20:01.031000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-16T05:53:00Z)
          2025-11-15 06:20:01.044000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/recovery-ends-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-ends-once
    title: a recovery ends in exactly one of completed and error
    requirements: [REQ-161]
    rationale: >-
      The end says whether the state of the store can be trusted. Both ends together leave that open, neither means that
      recovery hangs. Later builds that go on after an error and then complete fail here too: the printed promise is one end.
    remediation: "Leave the recovery after its error line, or log single faults as warnings and end with completed."
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 30s }
    kind: response
    when: recovery.started as s
    expect_one_of:
      - { event: recovery.completed, within: $deadline }
      - { event: recovery.error, within: $deadline, note: recovery reported an error }
    exactly_one: true
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (s.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed
        events:
          - "0s recovery.started"
          - "300ms recovery.completed"
          - "2m tick"
        expect: pass
      - name: ended in an error
        events:
          - "0s recovery.started"
          - "300ms recovery.error error=database"
          - "2m tick"
        expect: pass
      - name: completed at the last moment
        events:
          - "0s recovery.started"
          - "30s recovery.completed"
          - "2m tick"
        expect: pass
      - name: completed a moment too late
        events:
          - "0s recovery.started"
          - "30001ms recovery.completed"
          - "2m tick"
        expect: { fail: 1 }
      - name: never ended
        events:
          - "0s recovery.started"
          - "2m tick"
        expect: { fail: 1 }
      - name: ended twice over
        events:
          - "0s recovery.started"
          - "300ms recovery.error error=database"
          - "400ms recovery.completed"
          - "2m tick"
        expect: { fail: 1 }
      - name: the app was ended meanwhile
        events:
          - "0s recovery.started"
          - "1s app.terminated"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the app was launched anew meanwhile
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "10s plugin.load"
          - "11s recovery.started"
          - "12s recovery.completed"
          - "2m tick"
        expect: { pass: 1, inconclusive: end }
      - name: the capture ends first
        events:
          - "0s recovery.started"
          - "10s tick"
        expect: { inconclusive: end }
      - name: hangs in a log
        log: |
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: coldStart
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/recovery-names-a-known-scenario.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-names-a-known-scenario
    title: recovery names one of the known scenarios
    requirements: [REQ-159]
    rationale: >-
      What recovery does follows from the scenario alone. iOS knows none, cold start, warm start, termination and boot, in
      camel case or capitals; a force stop exists on Android only, where it is known too.
    remediation: Look at the branch that chose the scenario; a new one needs an entry here.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    kind: relate
    when: recovery.scenario as s
    check:
      - >-
        lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot"]
    tests:
      - name: a cold start
        platform: ios
        events:
          - "0s recovery.scenario scenario=coldStart"
        expect: pass
      - name: the later spelling
        platform: ios
        events:
          - "0s recovery.scenario scenario=COLD_START"
        expect: pass
      - name: after a boot
        platform: ios
        events:
          - "0s recovery.scenario scenario=boot"
        expect: pass
      - name: a force stop does not exist on iOS
        platform: ios
        events:
          - "0s recovery.scenario scenario=FORCE_STOP"
        expect: { fail: 1, line: 1 }
      - name: a word of no one
        platform: ios
        events:
          - "0s recovery.scenario scenario=unknown"
        expect: { fail: 1, line: 1 }
      - name: Android has its own list
        platform: android
        events:
          - "0s recovery.scenario scenario=FORCE_STOP"
        expect: notApplicable
      - name: hidden
        platform: ios
        events:
          - "0s recovery.scenario scenario=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: lukewarm
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/recovery-starts-once-per-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-starts-once-per-launch
    title: each launch starts recovery exactly once
    requirements: [REQ-158]
    rationale: >-
      Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once
      it doubles notifications. Ten seconds from the plugin's load are watched.
    remediation: Call the recovery from load(), and from there only; look for a second call in the app delegate.
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 10s }
    kind: response
    when: plugin.load as l
    expect: { event: recovery.started, within: $deadline }
    exactly_one: true
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (l.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: started once
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "40s tick"
        expect: pass
      - name: started at the last moment
        events:
          - "0s plugin.load"
          - "10s recovery.started"
          - "40s tick"
        expect: pass
      - name: started a moment too late
        events:
          - "0s plugin.load"
          - "10001ms recovery.started"
          - "40s tick"
        expect: { fail: 1 }
      - name: never started
        events:
          - "0s plugin.load"
          - "40s tick"
        expect: { fail: 1 }
      - name: started twice
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "200ms recovery.started"
          - "40s tick"
        expect: { fail: 1 }
      - name: once for each of two launches
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "1h plugin.load"
          - "1h100ms recovery.started"
          - "2h tick"
        expect: { pass: 2 }
      - name: only at the first of two launches
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "1h plugin.load"
          - "2h tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends first
        events:
          - "0s plugin.load"
          - "5s tick"
        expect: { inconclusive: end }
      - name: one recovery and the end of the capture
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "5s tick"
        expect: { inconclusive: end }
      - name: a filter that hides recovery
        log: |
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/rescheduled-into-the-future.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: rescheduled-into-the-future
    title: recovery reschedules for a time that is still to come
    requirements: [REQ-169]
    rationale: >-
      The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again
      at the next launch.
    remediation: Advance the schedule until its next time is after now, whatever number of days was missed.
    severity: error
    tags: [core, recovery]
    kind: relate
    when: recovery.rescheduled as r
    where: present(next)
    check:
      - r.next > r.time
    grade: { value: r.next - r.time, unit: h }
    tests:
      - name: tomorrow
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+24h23m"
        expect: pass
      - name: in a moment
        events:
          - "1h recovery.rescheduled id=a kind=fetch next=+1h1ms"
        expect: pass
      - name: this very moment
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+1h"
        expect: { fail: 1, line: 1 }
      - name: in the past
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+23m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "1h recovery.rescheduled id=a kind=notify next=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+24h23m"
        expect: { inconclusive: time }
      - name: in the past in a log
        log: |
          2025-11-15 06:20:00.720000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/recovery/scenario-fits-its-inputs.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: scenario-fits-its-inputs
    title: the scenario follows from the stored and the pending notifications
    requirements: [REQ-160]
    rationale: >-
      Nothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a
      cold start, both and equal a warm start. Lists of one length in another order are not told apart, so either of the two
      is accepted there. Needs the debug line with the inputs.
    remediation: Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    parameters: { window: 5s }
    kind: relate
    when: recovery.inputs as i
    where: present(schedules) && present(db_ids) && present(pending_ids)
    with: recovery.scenario as s
    within: $window
    check:
      - 'i.schedules > 0 || lower(s.scenario) == "none"'
      - >-
        i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0
        || lower(s.scenario) in ["termination", "boot"]
      - >-
        i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0
        || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]
      - >-
        i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids)
        || !(lower(s.scenario) in ["warmstart", "warm_start"])
      - >-
        i.schedules == 0 || len(i.pending_ids) == 0 || i.db_ids != i.pending_ids
        || !(lower(s.scenario) in ["coldstart", "cold_start"])
    ends:
      supersedes: true
    tests:
      - name: nothing stored
        platform: ios
        events:
          - '0s recovery.inputs schedules=0 db_ids="" pending_ids=""'
          - "10ms recovery.scenario scenario=none"
        expect: pass
      - name: stored and nothing pending
        platform: ios
        events:
          - '0s recovery.inputs schedules=2 db_ids=a,b pending_ids=""'
          - "10ms recovery.scenario scenario=termination"
        expect: pass
      - name: one of two pending
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a"
          - "10ms recovery.scenario scenario=coldStart"
        expect: pass
      - name: all pending
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a,b"
          - "10ms recovery.scenario scenario=warmStart"
        expect: pass
      - name: in another order
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=b,a"
          - "10ms recovery.scenario scenario=warmStart"
        expect: pass
      - name: nothing stored and a cold start
        platform: ios
        events:
          - '0s recovery.inputs schedules=0 db_ids="" pending_ids=""'
          - "10ms recovery.scenario scenario=coldStart"
        expect: { fail: 1 }
      - name: nothing pending and a warm start
        platform: ios
        events:
          - '0s recovery.inputs schedules=2 db_ids=a,b pending_ids=""'
          - "10ms recovery.scenario scenario=warmStart"
        expect: { fail: 1 }
      - name: one of two pending and a warm start
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a"
          - "10ms recovery.scenario scenario=warmStart"
        expect: { fail: 1 }
      - name: all pending and a termination
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a,b"
          - "10ms recovery.scenario scenario=termination"
        expect: { fail: 1 }
      - name: the lists are hidden
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=~ pending_ids=~"
          - "10ms recovery.scenario scenario=warmStart"
        expect: { inconclusive: redacted }
      - name: a termination that is none in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Debug       0x0                  412    0    App: DNP-REACTIVATION: Recovery inputs (schedules=1, db_ids=[daily-1], pending_ids=[daily-1])
          2025-11-15 06:20:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: termination
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/armed-request-uses-the-category.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: armed-request-uses-the-category
    title: an armed notification carries the plugin's category
    requirements: [REQ-064]
    rationale: The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.
    remediation: Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.
    severity: error
    tags: [core, scheduling]
    kind: relate
    when: scheduler.notification.arming | scheduler.notification.armed as a
    where: present(category)
    check:
      - 'a.category == "DAILY_NOTIFICATION"'
    tests:
      - name: its category
        events:
          - "0s scheduler.notification.armed id=a category=DAILY_NOTIFICATION"
        expect: pass
      - name: another
        events:
          - "0s scheduler.notification.armed id=a category=REMINDER"
        expect: { fail: 1, line: 1 }
      - name: an empty one
        events:
          - '0s scheduler.notification.armed id=a category=""'
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s scheduler.notification.armed id=a category=~"
        expect: { inconclusive: redacted }
      - name: not in the line
        events:
          - "0s scheduler.notification.armed id=a"
        expect: notExercised
      - name: another in a log
        log: |
          2025-11-15 05:40:09.882000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification scheduled (id=daily-1, trigger=calendar, category=DEFAULT)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/cancel-all-leaves-nothing-pending.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: cancel-all-leaves-nothing-pending
    title: after cancelling everything no notification is pending
    requirements: [REQ-065]
    rationale: >-
      The first count that is read after the removal must be zero, unless something was scheduled in between. Without such
      a reading nothing is judged.
    remediation: Compare the identifiers that were removed with those that were armed; one that differs stays pending.
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10m }
    kind: relate
    when: scheduler.notification.removed | scheduler.notification.removed_all as c
    where: "all ?? false"
    with:
      - event: dump.pending | js.resolve | scheduler.rolling.maintained | recovery.inputs as n
        where: present(pending)
    within: $window
    check:
      - n.pending == 0
    ends:
      supersedes: true
      cancelled_by:
        - scheduler.schedule.requested
        - scheduler.notification.arming
        - scheduler.notification.armed
        - dual.schedule.requested
        - recovery.rescheduled
        - rollover.scheduled
    tests:
      - name: nothing left
        events:
          - "0s scheduler.notification.removed_all"
          - "1s js.resolve method=getNotificationStatus pending=0"
        expect: pass
      - name: one left
        events:
          - "0s scheduler.notification.removed all=true"
          - "1s js.resolve method=getNotificationStatus pending=1"
        expect: { fail: 1 }
      - name: armed again in between
        events:
          - "0s scheduler.notification.removed_all"
          - "1s scheduler.notification.arming notification_time=+23m"
          - "2s js.resolve method=getNotificationStatus pending=1"
        expect: cancelled
      - name: only one was removed
        events:
          - "0s scheduler.notification.removed id=a"
          - "1s js.resolve method=getNotificationStatus pending=1"
        expect: notExercised
      - name: read at the last moment
        events:
          - "0s scheduler.notification.removed_all"
          - "10m dump.pending pending=1"
        expect: { fail: 1 }
      - name: read too late
        events:
          - "0s scheduler.notification.removed_all"
          - "10m1ms dump.pending pending=1"
          - "2h tick"
        expect: cancelled
      - name: the count is hidden
        events:
          - "0s scheduler.notification.removed_all"
          - "1s js.resolve method=getNotificationStatus pending=~"
        expect: { inconclusive: redacted }
      - name: one left in a log
        log: |
          2025-11-15 05:41:10.020000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Removed all pending notifications (count=1)
          2025-11-15 05:41:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getNotificationStatus (pendingCount=1)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/daily-trigger-is-a-calendar.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: daily-trigger-is-a-calendar
    title: a daily notification is armed with a calendar trigger
    requirements: [REQ-063]
    rationale: >-
      A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals
      are the exception, so another trigger is a warning. Lines without it are not judged.
    remediation: Use UNCalendarNotificationTrigger with hour and minute.
    severity: warning
    tags: [core, scheduling]
    kind: relate
    when: scheduler.notification.arming | scheduler.notification.armed as a
    where: present(trigger)
    check:
      - 'lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]'
    tests:
      - name: a calendar
        events:
          - "0s scheduler.notification.armed id=a trigger=calendar"
        expect: pass
      - name: by its class name
        events:
          - "0s scheduler.notification.arming trigger=UNCalendarNotificationTrigger"
        expect: pass
      - name: an interval
        events:
          - "0s scheduler.notification.armed id=a trigger=interval"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s scheduler.notification.armed id=a trigger=~"
        expect: { inconclusive: redacted }
      - name: not in the line
        events:
          - "0s scheduler.notification.armed id=a"
        expect: notExercised
      - name: an interval in a log
        log: |
          2025-11-15 05:40:09.882000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification scheduled (id=daily-1, trigger=interval, category=DAILY_NOTIFICATION)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/happy-path-complete.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: happy-path-complete
    title: a schedule call logs prefetch, submit, arming and storing, in any order
    requirements: [REQ-001, REQ-048]
    rationale: >-
      The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line
      may be missing, their order is free.
    remediation: The message names the lines that did not come; look for an error line of their component.
    severity: error
    tags: [core, scheduling, happy-path]
    parameters: { window: 10s }
    kind: sequence
    start: scheduler.schedule.requested as r
    steps:
      - all_of:
          - fetch.prefetch.scheduling
          - fetch.bgtask.submitted | fetch.bgtask.submit_failed | fetch.prefetch.scheduled
          - scheduler.notification.arming
          - storage.schedule.persisted
    within: $window
    ends:
      supersedes: true
      cancelled_by:
        - plugin.schedule.denied
        - js.reject
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - fetch.bgtask.skipped
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: the printed order
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: the outcome of the submit comes last
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: the outcome of the submit comes too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "10001ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1 }
      - name: never armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: two submits are not a submit and an arming
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: lines of the call before do not count
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1s scheduler.schedule.requested notification_time=+23m"
          - "1020ms fetch.prefetch.scheduling notification_time=+23m"
          - "1050ms fetch.bgtask.submitted earliest_begin=+18m"
          - "1060ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the capture ends within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: another order in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.805000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:40:10.210000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/scheduling/happy-path-in-order.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: happy-path-in-order
    title: a schedule call logs prefetch, submit, arming and storing in this order
    requirements: [REQ-001, REQ-048]
    rationale: >-
      The four lines behind the call are its trace: one missing or out of its turn shows where the call went wrong. This is
      the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) are rules of
      their own, since most sessions configure without scheduling. Where the system reports a submit only later, as the
      newest releases do, judge by happy-path-complete and ignore this rule.
    remediation: >-
      The message names the step that did not come; look for an error line of that component, and at the order in
      scheduleDailyNotification().
    severity: error
    tags: [core, scheduling, happy-path, strict-order]
    parameters: { window: 10s }
    kind: sequence
    start: scheduler.schedule.requested as r
    steps:
      - fetch.prefetch.scheduling
      - any_of: [fetch.bgtask.submitted, fetch.bgtask.submit_failed, fetch.prefetch.scheduled]
      - scheduler.notification.arming
      - storage.schedule.persisted
    within: $window
    ends:
      supersedes: true
      cancelled_by:
        - plugin.schedule.denied
        - js.reject
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - fetch.bgtask.skipped
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: all in order
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: refused submit on a simulator
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submit_failed code=1"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no prefetch announced
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no submit
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no arming
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: not stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: submit and announcement change places
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
          - "50ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: stored before it is armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms storage.schedule.persisted id=a type=DAILY"
          - "100ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: a second call takes over
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "100ms scheduler.schedule.requested notification_time=+23m"
          - "120ms fetch.prefetch.scheduling notification_time=+23m"
          - "150ms fetch.bgtask.submitted earliest_begin=+18m"
          - "160ms scheduler.notification.arming notification_time=+23m"
          - "200ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { pass: 1, cancelled: 1 }
      - name: denied
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: cancelled
      - name: the capture ends within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: lines are missing within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "2s gap 1s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: a filter that hides the store
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { inconclusive: not-captured }
      - name: lines without times show the order
        log: |
          [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
        expect: pass
      - name: lines without times cannot show that one is missing
        log: |
          [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
        expect: { inconclusive: time }

"""##
    ),
    (
      "Rules/scheduling/one-notification-time-throughout.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-notification-time-throughout
    title: the call, the prefetch and the arming name one and the same time
    requirements: [REQ-050, REQ-049]
    rationale: >-
      The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on
      the way. Instants are compared, not their spelling.
    remediation: Compare how each of the three places makes its time; a difference of whole hours is a zone, one of a day a wrong "next".
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10s }
    kind: relate
    when: scheduler.schedule.requested as r
    with:
      - fetch.prefetch.scheduling as p
      - scheduler.notification.arming as a
    within: $window
    check:
      - p.notification_time == r.notification_time
      - a.notification_time == r.notification_time
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject]
    tests:
      - name: one time
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: pass
      - name: two spellings of one time
        events:
          - "0s scheduler.schedule.requested notification_time=2025-11-15T05:53:00Z"
          - "20ms fetch.prefetch.scheduling notification_time=2025-11-15T06:53:00+01:00"
          - "60ms scheduler.notification.arming notification_time=2025-11-15T05:53:00Z"
        expect: pass
      - name: armed an hour late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+1h23m"
        expect: { fail: 1 }
      - name: a prefetch for a second later
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m1s"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: { fail: 1 }
      - name: partners at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "10s scheduler.notification.arming notification_time=+24m"
        expect: { fail: 1 }
      - name: a partner out of time is of another call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "10001ms scheduler.notification.arming notification_time=+24m"
          - "40s tick"
        expect: cancelled
      - name: one of them is hidden
        events:
          - "0s scheduler.schedule.requested notification_time=~"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: { inconclusive: redacted }
      - name: two hidden values are not equal
        events:
          - "0s scheduler.schedule.requested notification_time=~"
          - "20ms fetch.prefetch.scheduling notification_time=~"
          - "60ms scheduler.notification.arming notification_time=~"
        expect: { inconclusive: redacted }
      - name: one without a zone
        events:
          - "0s scheduler.schedule.requested notification_time=2025-11-15T05:53:00"
          - "20ms fetch.prefetch.scheduling notification_time=2025-11-15T05:53:00Z"
          - "60ms scheduler.notification.arming notification_time=2025-11-15T05:53:00Z"
        expect: { inconclusive: time }
      - name: a wrong time in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T06:53:00Z
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/schedule-call-arms-or-says-why.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-call-arms-or-says-why
    title: a schedule call arms the notification or says why not
    requirements: [REQ-055, REQ-036]
    rationale: >-
      A call that does neither fails in silence: the user waits for a notification of which nothing is left in the log. A
      call that was refused over the bridge has said so there.
    remediation: Look at what the call does behind its first line; every way out of it needs a line.
    severity: error
    tags: [core, scheduling]
    parameters: { deadline: 5s }
    kind: response
    when: scheduler.schedule.requested as r
    expect_one_of:
      - { event: scheduler.notification.arming, within: $deadline }
      - { event: plugin.schedule.denied, within: $deadline, note: the permission was denied }
      - { event: scheduler.notification.arm_failed, within: $deadline, note: arming failed and was logged }
    ends:
      supersedes: true
      cancelled_by: [js.reject]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: denied with a line
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: pass
      - name: armed at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: armed a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5001ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: silence
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the arming of an earlier call does not count
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "1s scheduler.schedule.requested notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: refused over the bridge
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the app died in between
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10ms app.terminated"
          - "40s tick"
        expect: { inconclusive: end }
      - name: silence in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:40.001000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/corrupt-cache-falls-back.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: corrupt-cache-falls-back
    title: unusable cached content is replaced within five seconds
    requirements: [REQ-111]
    rationale: >-
      A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so; a
      crash right after the find fails at once.
    remediation: Catch the decoding error where cached content is read and log the fallback that is used instead.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 5s }
    kind: response
    when: storage.content.invalid as i
    expect: { event: fetch.fallback, within: $deadline }
    forbid:
      - { event: app.crashed, where: "(pid ?? 0) == (i.pid ?? 0)" }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit"]' }
    tests:
      - name: replaced
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "10ms fetch.fallback mode=default_text"
          - "40s tick"
        expect: pass
      - name: replaced at the last moment
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "5s fetch.fallback mode=default_text"
          - "40s tick"
        expect: pass
      - name: replaced a moment too late
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "5001ms fetch.fallback mode=default_text"
          - "40s tick"
        expect: { fail: 1 }
      - name: not replaced
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "40s tick"
        expect: { fail: 1 }
      - name: crashed
        events:
          - "0s storage.content.invalid schedule_id=a cause=parse"
          - "10ms app.crashed"
        expect: { fail: 1, line: 2 }
      - name: an earlier fallback does not count
        events:
          - "0s fetch.fallback mode=cached"
          - "1s storage.content.invalid schedule_id=a cause=parse"
          - "40s tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s storage.content.invalid schedule_id=a cause=parse"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a capture without info lines cannot show the fallback
        log: |
          2025-11-15 05:50:00.500000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Cached content invalid (schedule_id=daily-1, cause=hash)
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: level }
      - name: replaced in a log
        log: |
          2025-11-15 05:50:00.500000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Cached content invalid (schedule_id=daily-1, cause=hash)
          2025-11-15 05:50:00.520000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Falling back to default_text content (reason=invalid_cache)
        expect: pass

"""##
    ),
    (
      "Rules/storage/delivery-status-moves-forward.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: delivery-status-moves-forward
    title: the delivery status of a notification only moves forward
    requirements: [REQ-173]
    rationale: >-
      Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else
      loses what was known, and is found missed or delivered again.
    remediation: Look at the query that chose the row; rows that are delivered must not be marked missed.
    severity: error
    tags: [core, storage]
    kind: relate
    when: storage.delivery_status.changed as c
    where: present(from) && present(to)
    check:
      - >-
        lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"]
        || lower(c.from) == "missed" && lower(c.to) == "delivered"
    tests:
      - name: delivered
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=delivered"
        expect: pass
      - name: missed
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=missed"
        expect: pass
      - name: tapped late
        events:
          - "0s storage.delivery_status.changed id=a from=missed to=delivered"
        expect: pass
      - name: delivered becomes missed
        events:
          - "0s storage.delivery_status.changed id=a from=delivered to=missed"
        expect: { fail: 1, line: 1 }
      - name: back to pending
        events:
          - "0s storage.delivery_status.changed id=a from=missed to=pending"
        expect: { fail: 1, line: 1 }
      - name: a state that does not exist
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=done"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s storage.delivery_status.changed id=a from=~ to=missed"
        expect: { inconclusive: redacted }
      - name: only the new state in the line
        events:
          - "0s storage.delivery_status.changed id=a to=missed"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 06:20:01.008000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Delivery status delivered → missed (id=daily-1)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/storage/persisted-schedule-names-id-and-type.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: persisted-schedule-names-id-and-type
    title: the line of a stored schedule names its id and a known type
    requirements: [REQ-056, REQ-150]
    rationale: >-
      The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there
      are; an elided value is not judged.
    remediation: Add id and type to the line; write the type as it stands in the row.
    severity: error
    tags: [core, storage]
    kind: relate
    when: storage.schedule.persisted as p
    check:
      - present(p.id)
      - present(p.type)
      - 'len(p.id) > 0'
      - 'p.type in ["NONE", "DAILY", "WEEKLY", "CUSTOM"]'
    tests:
      - name: a daily schedule
        events:
          - "0s storage.schedule.persisted id=daily-1 type=DAILY"
        expect: pass
      - name: a single one
        events:
          - "0s storage.schedule.persisted id=once-1 type=NONE"
        expect: pass
      - name: no id
        events:
          - "0s storage.schedule.persisted type=DAILY"
        expect: { fail: 1, line: 1 }
      - name: no type
        events:
          - "0s storage.schedule.persisted id=daily-1"
        expect: { fail: 1, line: 1 }
      - name: an empty id
        events:
          - '0s storage.schedule.persisted id="" type=DAILY'
        expect: { fail: 1, line: 1 }
      - name: an unknown type
        events:
          - "0s storage.schedule.persisted id=daily-1 type=HOURLY"
        expect: { fail: 1, line: 1 }
      - name: the id is elided
        events:
          - "0s storage.schedule.persisted id=~ type=DAILY"
        expect: { inconclusive: redacted }
      - name: an elided id and a wrong type
        events:
          - "0s storage.schedule.persisted id=~ type=HOURLY"
        expect: { fail: 1, line: 1 }
      - name: bare lines
        log: |
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
          [DNP-STORAGE] Persisted schedule to DB (id=daily-2, type=EVERY_DAY, enabled=true)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/storage/schedule-is-persisted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-is-persisted
    title: a schedule call stores its schedule or says that it could not
    requirements: [REQ-056, REQ-153]
    rationale: >-
      What is not stored does not come back after the app was ended. The duty holds wherever in the call the line stands;
      a denied or refused call stores nothing. Captures that filter the store out stay undecided.
    remediation: Look for an error of the store, and for a success that is returned before the write.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 10s }
    kind: response
    when: scheduler.schedule.requested as r
    expect_one_of:
      - { event: storage.schedule.persisted, within: $deadline }
      - { event: storage.schedule.persist_failed, within: $deadline, note: storing failed and was logged }
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject, scheduler.notification.arm_failed]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: not stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the store said no
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "100ms storage.schedule.persist_failed id=a code=STORAGE_FULL"
          - "40s tick"
        expect: pass
      - name: denied
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a filter that hides the store
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { inconclusive: not-captured }
      - name: not stored in a log that holds the store
        log: |
          2025-11-15 05:40:00.600000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 0 schedules
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { fail: 1 }

"""##
    ),
  ]
}
