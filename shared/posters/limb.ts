import { type Joint, type Point, round } from './draw.ts'

/** A tapered limb along a center line of joints, as one closed smooth path with round ends. */
export function limb(joints: readonly Joint[]): string {
  const [left, right] = edges(joints)
  const [start, end] = [left[0], right[0]]
  const [first, last] = [joints[0], joints[joints.length - 1]]
  if (!start || !end || !first || !last) return ''
  const startRadius = round(first[2] / 2)
  const endRadius = round(last[2] / 2)
  return (
    `M${round(start[0])},${round(start[1])}${smooth(left)}` +
    `A${endRadius},${endRadius} 0 0 0 ${round(end[0])},${round(end[1])}${smooth(right)}` +
    `A${startRadius},${startRadius} 0 0 0 ${round(start[0])},${round(start[1])}Z`
  )
}

/** The two outlines: the left one from the first joint on, the right one back again. */
function edges(joints: readonly Joint[]): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  joints.forEach((joint, i) => {
    const [x, y, width] = joint
    const before = joints[i - 1] ?? joint
    const after = joints[i + 1] ?? joint
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const half = width / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  })
  return [left, right.reverse()]
}

/** Catmull-Rom through the points, as Bézier segments after the first. */
function smooth(points: readonly Point[]): string {
  let d = ''
  points.forEach((from, i) => {
    const to = points[i + 1]
    if (!to) return
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    const lead = `${round(from[0] + (to[0] - before[0]) / 6)},${round(from[1] + (to[1] - before[1]) / 6)}`
    const trail = `${round(to[0] - (after[0] - from[0]) / 6)},${round(to[1] - (after[1] - from[1]) / 6)}`
    d += `C${lead} ${trail} ${round(to[0])},${round(to[1])}`
  })
  return d
}
