/// The style of the dashboard, in addition to that of all pages. The last night is what a narrow window shows: tables and drawings that are
/// wider begin at their right end, and names stay.
enum HistoryStyle {
  static let text: StaticString = """
    table.nights { width: auto; font-size: 12px; font-variant-numeric: tabular-nums; }
    .end { direction: rtl; } .nights, .plot { direction: ltr; }
    table.nights { margin: 0 auto 0 0; } .nights th.name { position: sticky; left: 0; background: var(--back); }
    .nights th, .nights td { padding: 1px 3px; text-align: center; }
    .nights th.name { text-align: left; padding-right: 10px; max-width: 340px; overflow-wrap: anywhere; font-weight: 400;
      min-width: 150px; }
    .nights thead th { font-weight: 400; color: var(--faint); }
    .nights td { min-width: 20px; border: 1px solid var(--back); }
    .nights td.good { background: var(--greenback); color: var(--green); }
    .nights td.bad { background: var(--redback); color: var(--red); font-weight: 700; }
    .nights td.all { background: var(--red); color: var(--onred); font-weight: 700; }
    .nights td.open { background: var(--amberback); color: var(--amber); }
    .plot .median { fill: none; stroke: var(--blue); stroke-width: 2; }
    .plot .fit { fill: none; stroke: var(--red); stroke-width: 2; stroke-dasharray: 7 4; }
    .plot .limit { fill: none; stroke: var(--amber); stroke-width: 2; stroke-dasharray: 2 3; }
    .plot .range { fill: var(--blueback); }
    .plot .dot { fill: var(--blue); }
    .plot .good { fill: var(--green); } .plot .bad { fill: var(--red); } .plot .open { fill: var(--amber); }
    .plot .error { fill: var(--grey); }
    .swatch { display: inline-block; width: 22px; height: 10px; margin-right: 5px; border-radius: 2px; }
    .swatch.good { background: var(--green); } .swatch.bad { background: var(--red); }
    .swatch.open { background: var(--amber); } .swatch.error { background: var(--grey); }
    .swatch.range { background: var(--blueback); } .swatch.median { background: var(--blue); height: 3px; }
    .swatch.fit { border-top: 2px dashed var(--red); height: 0; } .swatch.limit { border-top: 2px dotted var(--amber); height: 0; }
    @media print { .nights td.all { background: none; color: #b42318; border: 2px solid #b42318; } }
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy. A test makes it again with a program that is not ours.
  static let hash = "T5Ht+MYhA47OZ3MILvYINHm8n8olDiRm/lNnU7ZTpIo="
}
