/** A line of a table of figures. */
export interface FigureLine {
  key: string
  name: string
  /** Below the name. */
  more?: string
  /** As written, in the order of the headings. */
  cells: readonly string[]
}

interface FigureTableProps {
  label: string
  /** What a line is: the heading of the first column. */
  of: string
  headings: readonly string[]
  lines: readonly FigureLine[]
  className?: string
}

/** Figures by line. On a phone each line has its figures below its name, with their headings. */
export function FigureTable({ label, of, headings, lines, className = '' }: FigureTableProps) {
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */
    <section className="figure-scroll" tabIndex={0} aria-label={label}>
      <table className={`report-table figure-table ${className}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, more, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {more !== undefined && <span className="money-facts">{more}</span>}
              </th>
              {headings.map((heading, place) => (
                <td key={heading} className="num" data-heading={heading}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
