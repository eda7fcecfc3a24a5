import './row-guard.css'
import { Component, type ReactNode } from 'react'

interface RowGuardProps {
  row: unknown
  /** Draws the row. */
  children: () => ReactNode
}

interface RowGuardState {
  row: unknown
  failed: boolean
}

const Drawn = ({ draw }: { draw: () => ReactNode }) => draw()

/** Keeps a row that cannot be drawn from taking the rest of its list with it. When the row changes it is tried again. */
export class RowGuard extends Component<RowGuardProps, RowGuardState> {
  override state: RowGuardState = { row: this.props.row, failed: false }

  static getDerivedStateFromError(): Partial<RowGuardState> {
    return { failed: true }
  }
  static getDerivedStateFromProps({ row }: RowGuardProps, state: RowGuardState): RowGuardState | null {
    return row === state.row ? null : { row, failed: false }
  }
  override render() {
    return this.state.failed ? (
      <p className="row-missing">This entry could not be shown.</p>
    ) : (
      <Drawn draw={this.props.children} />
    )
  }
}
