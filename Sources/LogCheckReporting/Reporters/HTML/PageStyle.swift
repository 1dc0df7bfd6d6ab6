/// The style of the page: light and dark, on screens and on paper.
package enum PageStyle {
  package static let text: StaticString = """
    :root { --back: #ffffff; --panel: #f6f8fa; --text: #1b1f24; --faint: #57606a; --line: #d0d7de; --link: #0b57a8;
      --red: #b42318; --redback: #fdecea; --onred: #ffffff; --green: #1a6b3c; --greenback: #e4f4ea; --amber: #855500;
      --amberback: #fff3d1; --blue: #1f5fbf; --blueback: #dfeafb; --grey: #6b7480; --greyback: #eceff2; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --back: #0f1419; --panel: #171d24; --text: #e6e9ed; --faint: #a3adb7; --line: #343c46; --link: #8ab8ff;
        --red: #ff8a80; --redback: #3d1719; --onred: #210405; --green: #7bd89b; --greenback: #123420; --amber: #f2c14e;
        --amberback: #3a2f10; --blue: #8ab8ff; --blueback: #172c4a; --grey: #9aa5b1; --greyback: #232a32; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI",
      Roboto, "DejaVu Sans", sans-serif; }
    main, footer { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
    footer { color: var(--faint); padding-bottom: 30px; }
    h1 { font-size: 27px; margin: 0 0 6px; } h2 { font-size: 20px; margin: 26px 0 8px; } h3 { font-size: 16px;
      margin: 14px 0 6px; } h4 { font-size: 14px; margin: 0; display: inline; }
    p { margin: 6px 0; } ul, ol { margin: 6px 0; padding-left: 22px; } a { color: var(--link); }
    code { font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      overflow-wrap: anywhere; }
    .faint, figcaption { color: var(--faint); } figcaption { font-size: 13px; }
    .signs { position: absolute; }
    .sign { width: 16px; height: 16px; vertical-align: -2px; }
    .picture .sign, .plot .sign { width: auto; height: auto; }
    .line { fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
    .full { fill: currentColor; stroke: none; }
    .sign.broke, .sign.failed, .sign.missed { color: var(--red); } .sign.open { color: var(--amber); }
    .sign.excused { color: var(--amber); } .sign.held, .sign.ended { color: var(--green); }
    .sign.happened { color: var(--blue); } .sign.planned { color: var(--blue); }
    .sign.seen, .sign.nothing, .sign.cancelled { color: var(--grey); }
    .top { margin-top: 18px; padding: 14px 18px 10px; border: 1px solid var(--line); border-left-width: 10px;
      border-radius: 8px; background: var(--panel); }
    .top.broke { border-left-color: var(--red); } .top.held { border-left-color: var(--green); }
    .top.open { border-left-color: var(--amber); }
    h1 .sign { width: 26px; height: 26px; vertical-align: -3px; }
    .inputs { margin: 0 0 8px; color: var(--faint); overflow-wrap: anywhere; }
    h1, h2, h3, h4, p, li, summary { overflow-wrap: anywhere; }
    .broken { font-size: 16px; } .broken li { margin: 4px 0; }
    .checklist { list-style: none; padding-left: 4px; overflow-wrap: anywhere; } .checklist .step { padding-left: 24px; }
    .counts { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; }
    .counts li { border: 1px solid var(--line); border-radius: 16px; padding: 2px 12px; background: var(--back); }
    nav ul { list-style: none; padding: 0; margin: 10px 0 0; display: flex; flex-wrap: wrap; gap: 4px 18px; }
    .legend { font-size: 13px; color: var(--faint); } .key { margin-right: 14px; display: inline-block; }
    .days { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
      gap: 6px; }
    .day { display: block; height: 100%; border: 1px solid var(--line); border-radius: 6px; padding: 4px 6px;
      font-size: 12.5px; line-height: 1.35; text-decoration: none; color: var(--text); background: var(--back); }
    .day .date { display: block; white-space: nowrap; font-size: 12px; font-variant-numeric: tabular-nums; } a.day:hover { border-color: var(--text); }
    .dense { grid-template-columns: repeat(auto-fill, minmax(26px, 1fr)); gap: 3px; }
    .dense .day { padding: 2px; text-align: center; } .dense .fold { font-size: 10px; }
    .dense .date, .dense .word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .day.broke { background: var(--red); border-color: var(--red); color: var(--onred); font-weight: 600; }
    .day.broke .sign { color: var(--onred); }
    .day.excused, .day.open { background: var(--amberback); } .day.missed { background: var(--redback); }
    .day.held { background: var(--greenback); } .day.nothing, .day.fold, .day.seen { background: var(--panel); }
    .day.nothing, .day.fold { border-style: dashed; color: var(--faint); }
    details.one, article.rule { border: 1px solid var(--line); border-radius: 8px; padding: 8px 14px; margin: 10px 0; }
    details.one.broke, article.rule.broke { border-left: 6px solid var(--red); }
    details.one.excused, article.rule.excused { border-left: 6px solid var(--amber); }
    summary { cursor: pointer; } summary h3 { display: inline; margin: 0; } h3 .faint { font-weight: 400; }
    .others > summary { font-weight: 600; padding: 6px 0; }
    article.rule h3 { margin-top: 4px; }
    .found { list-style: none; padding-left: 4px; margin: 8px 0 4px; }
    figure { margin: 8px 0; }
    .scroll { overflow-x: auto; } .scroll:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid
      var(--link); outline-offset: 2px; }
    .picture, .plot { display: block; width: 100%; min-width: 720px; height: auto; font-size: 11px;
      font-variant-numeric: tabular-nums; }
    .picture text, .plot text { fill: var(--text); }
    .ground { fill: var(--panel); } .gap { fill: var(--greyback); stroke: var(--grey); stroke-dasharray: 4 3; }
    .picture .gapword { fill: var(--faint); }
    .tick, .grid, .rail { stroke: var(--line); stroke-width: 1; fill: none; }
    .zero { stroke: var(--grey); stroke-width: 1.4; fill: none; }
    .picture .hour, .plot .hour, .picture .cut { fill: var(--faint); } .picture .lane { font-size: 12px; }
    .picture .label { font-size: 10.5px; } .picture .label.bad { fill: var(--red); font-weight: 600; }
    .plan rect { fill: var(--blueback); stroke: var(--blue); stroke-width: 1; }
    .plan.met rect { fill: var(--greenback); stroke: var(--green); }
    .plan.missed rect { fill: var(--redback); stroke: var(--red); stroke-dasharray: 5 3; }
    .plan.open rect { fill: var(--amberback); stroke: var(--amber); stroke-dasharray: 5 3; }
    .plan.cancelled rect, .plan.replaced rect { fill: none; stroke: var(--grey); stroke-dasharray: 2 3; }
    .run rect { fill: var(--green); } .run.bad rect { fill: var(--red); }
    .run.open rect { fill: var(--amberback); stroke: var(--amber); stroke-width: 1.5; stroke-dasharray: 3 2; }
    .fall { stroke: var(--red); stroke-width: 1.4; stroke-dasharray: 4 3; fill: none; }
    .flag circle { fill: var(--red); } .picture .flag text { fill: var(--onred); font-weight: 700; }
    .flag.open circle, .flag.excused circle { fill: var(--amberback); stroke: var(--amber); stroke-width: 1.5; }
    .picture .flag.open text, .picture .flag.excused text { fill: var(--text); }
    .picture .flag .small { font-size: 9px; }
    .wait { fill: var(--redback); stroke: var(--red); stroke-dasharray: 3 2; }
    .fall.excused { stroke: var(--amber); }
    .wait.open, .wait.excused { fill: var(--amberback); stroke: var(--amber); }
    .band { fill: var(--greenback); }
    .badge { background: var(--red); color: var(--onred); border-radius: 10px; padding: 0 6px; font-weight: 700; }
    .next { background: var(--blueback); border-radius: 6px; padding: 6px 10px; }
    table { border-collapse: collapse; width: 100%; font-size: 13.5px; } caption { text-align: left; color: var(--faint);
      padding: 4px 0; }
    th, td { text-align: left; vertical-align: top; padding: 3px 8px; border-bottom: 1px solid var(--line); }
    td.time { font-variant-numeric: tabular-nums; white-space: nowrap; } td.count { text-align: right; }
    td.place { overflow-wrap: anywhere; min-width: 90px; }
    tr.evidence td { background: var(--amberback); } tr.around td, tr.around .note { color: var(--faint); }
    tr.wait td { color: var(--red); font-weight: 600; } .note { color: var(--faint); }
    .brief { font-size: 13.5px; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 14px; margin: 4px 0; }
    dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; } .warning { font-weight: 600; }
    form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 22px 0 0; padding: 8px 12px;
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
    [hidden] { display: none !important; }
    select, input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--grey);
      border-radius: 4px; padding: 2px 6px; }
    @media (max-width: 600px) {
      main, footer { padding: 0 10px; } h1 { font-size: 21px; } .top { padding: 10px 12px 8px; border-left-width: 6px; }
      .counts { gap: 5px; } .counts li { padding: 0 9px; font-size: 13.5px; } details.one, article.rule { padding: 6px 9px; } }
    @media print {
      body { font-size: 11px; } main, footer { max-width: none; padding: 0; } nav, form { display: none; }
      h1 { font-size: 20px; } h2 { font-size: 15px; margin-top: 16px; } h3 { font-size: 12.5px; }
      table, code, dl, .brief, .legend, figcaption { font-size: 10px; } td, th { padding: 2px 5px; }
      h2, h3, h4, summary, caption, .legend, .top { break-after: avoid; }
      tr, li, figure, .day, .top, .picture, .plot { break-inside: avoid; } .scroll { overflow: visible; }
      #rules code { overflow-wrap: normal; } summary { list-style: none; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      .picture, .plot { min-width: 0; } .day.broke, .badge, .day.broke .sign { color: #b42318; background: none; }
      .day.broke { border: 2px solid #b42318; } }
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy. A test makes it again with a program that is not ours.
  package static let hash = "jI12JQcSR9Bm3JzZQXIu73EMAatPuJ1Px6lVQF8RenU="
}
