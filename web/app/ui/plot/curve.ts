type Point = readonly [x: number, y: number]

/** Fritsch–Carlson slopes: between two points the line never overshoots. */
function slopesOf(points: readonly Point[]): number[] {
  const steps = points.slice(1).map(([x, y], i) => (y - points[i]![1]) / (x - points[i]![0]))
  const inner = steps.slice(1).map((after, i) => {
    const before = steps[i]!
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return [steps[0] ?? 0, ...inner, steps.at(-1) ?? 0]
}

const short = (number: number) => Number(number.toFixed(2))

/** A smooth line through all points, from left to right, as an SVG path. */
export function curveThrough(points: readonly Point[]): string {
  const slopes = slopesOf(points)
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${short(x)},${short(y)}`
      const [fromX, fromY] = points[i - 1]!
      const third = (x - fromX) / 3
      const [out, into] = [fromY + slopes[i - 1]! * third, y - slopes[i]! * third]
      return `C${short(fromX + third)},${short(out)},${short(x - third)},${short(into)},${short(x)},${short(y)}`
    })
    .join('')
}
