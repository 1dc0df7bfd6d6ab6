import LogCheckModel

extension RuleSet: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(components)
    text.add(sessionNames)
    text.add(envelope)
    text.add(events)
    text.add(clockSetters)
    text.add(rules)
    text.add(profiles)
    text.add(waivers)
    text.add(circumstances)
    text.add(lanes)
    text.add(timeline)
    text.add(outcomes)
    text.add(conditions)
    text.add(outcomeBounds)
    text.add(metrics)
    text.add(evidence)
    text.add(requirements)
    text.add(secretSorts)
    text.add(vocabulary)
    text.add(formats)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init()
    components = try text.next()
    sessionNames = try text.next()
    envelope = try text.next()
    events = try text.next()
    clockSetters = try text.next()
    rules = try text.next()
    profiles = try text.next()
    waivers = try text.next()
    circumstances = try text.next()
    lanes = try text.next()
    timeline = try text.next()
    outcomes = try text.next()
    conditions = try text.next()
    outcomeBounds = try text.next()
    metrics = try text.next()
    evidence = try text.next()
    requirements = try text.next()
    secretSorts = try text.next()
    vocabulary = try text.next()
    formats = try text.next()
  }
}

extension Profile: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(mark)
    text.add(title)
    text.add(aspect)
    text.add(platform)
    text.add(environment)
    text.add(formats)
    text.add(literals)
    text.add(events)
    text.add(over)
    text.add(mustExercise)
    text.add(captureWith.map(\.title))
    text.add(captureWith.map(\.command))
    text.add(watchWith?.name ?? "")
    text.add(watchWith?.command ?? [])
    text.add(watchWith?.needs ?? "")
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), mark: try text.next())
    title = try text.next()
    aspect = try text.next()
    platform = try text.next()
    environment = try text.next()
    formats = try text.next()
    literals = try text.next()
    events = try text.next()
    over = try text.next()
    mustExercise = try text.next()
    let titles: [String] = try text.next()
    let commands: [String] = try text.next()
    captureWith = zip(titles, commands).map { ($0, $1) }
    let watch = WatchCommand(name: try text.next(), command: try text.next(), needs: try text.next())
    watchWith = watch.command.isEmpty ? nil : watch
  }
}

extension Waiver: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(rule)
    text.add(reason)
    text.add(owner)
    text.add(until)
    text.add(mark)
    text.add(self.text)
    text.add(capture)
    text.add(fingerprints)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      rule: try text.next(), reason: try text.next(), owner: try text.next(), until: try text.next(),
      mark: try text.next())
    self.text = try text.next()
    capture = try text.next()
    fingerprints = try text.next()
  }
}

extension Circumstance: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(title)
    text.add(event)
    text.add(mark)
    text.add(until)
    text.add(limit)
    text.add(isCondition)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), title: try text.next(), event: try text.next(), mark: try text.next())
    until = try text.next()
    limit = try text.next()
    isCondition = try text.next()
  }
}

extension Requirement: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(mark)
    text.add(title)
    text.add(level)
    text.add(tier)
    text.add(notCheckable)
    text.add(provedBy)
    text.add(reading)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), mark: try text.next())
    title = try text.next()
    level = try text.next()
    tier = try text.next()
    notCheckable = try text.next()
    provedBy = try text.next()
    reading = try text.next()
  }
}
