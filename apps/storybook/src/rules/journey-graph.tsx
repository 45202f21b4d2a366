import { launchPages, launchStateNumbers, type PageId } from "@domain/launch"
import { cx } from "@ui/kit/cx"
import styles from "./journey-graph.module.css"
import type { Arc, Exit, JourneyDrawing, Stop } from "./journey-layout.ts"

const rowHeight = 46
const boxHeight = 34
const boxWidth = 270
const laneWidth = 14
const margin = 12
const wordsWidth = 290

const middleOf = (row: number): number => margin + row * rowHeight + boxHeight / 2

interface Side {
  /** Where arcs leave the boxes. */
  readonly x: number
  /** 1 towards the end, -1 towards the start. */
  readonly sign: 1 | -1
}

const reachOf = ({ x, sign }: Side, lane: number): number => x + sign * (16 + lane * laneWidth)

const pathOf = (side: Side, { from, to, lane }: Arc): string => {
  const [start, end] = [middleOf(from) + 6, middleOf(to) - 6]
  const reach = reachOf(side, lane)
  const bend = Math.min(8, Math.abs(end - start) / 2)
  const down = Math.sign(end - start) || 1
  return [
    `M ${side.x} ${start}`,
    `H ${reach - side.sign * bend}`,
    `Q ${reach} ${start} ${reach} ${start + down * bend}`,
    `V ${end - down * bend}`,
    `Q ${reach} ${end} ${reach - side.sign * bend} ${end}`,
    `H ${side.x + side.sign * 2}`,
  ].join(" ")
}

const ArcLine = ({ side, arc, isBack }: { readonly side: Side; readonly arc: Arc; readonly isBack: boolean }) => (
  <g>
    <path d={pathOf(side, arc)} className={cx(isBack ? styles["backArc"] : styles["arc"])} />
    <path
      d={`M ${side.x} ${middleOf(arc.to) - 6} l ${side.sign * 7} -4 v 8 z`}
      className={cx(isBack ? styles["backHead"] : styles["head"])}
    />
  </g>
)

const Box = ({
  stop,
  x,
  isChosen,
  onChoose,
}: {
  readonly stop: Stop
  readonly x: number
  readonly isChosen: boolean
  readonly onChoose: (page: PageId) => void
}) => {
  const { state } = launchPages[stop.page]
  return (
    <g
      className={cx(styles["stop"], styles[stop.standing], isChosen && styles["chosen"])}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${stop.page} ${launchStateNumbers[state]}, ${stop.standing}`}
      onClick={() => onChoose(stop.page)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return
        event.preventDefault()
        onChoose(stop.page)
      }}
    >
      <rect
        x={x}
        y={middleOf(stop.row) - boxHeight / 2}
        width={boxWidth}
        height={boxHeight}
        rx={8}
        className={cx(styles["box"])}
      />
      <text x={x + 12} y={middleOf(stop.row) + 5} className={cx(styles["words"])}>
        {stop.page}
      </text>{" "}
      <text x={x + boxWidth - 12} y={middleOf(stop.row) + 5} textAnchor="end" className={cx(styles["numberWords"])}>
        {launchStateNumbers[state]}
      </text>
    </g>
  )
}

/** The ways out of one page that leave the line, in words. */
const Exits = ({ exits, x }: { readonly exits: ReadonlyArray<Exit>; readonly x: number }) =>
  exits.map(({ from, to, turns }, index) => (
    <text
      key={to}
      x={x}
      y={middleOf(from) + 4 + (index - (exits.length - 1) / 2) * 13}
      className={cx(turns.length === 0 ? styles["usual"] : styles["turn"])}
    >
      {turns.length === 0 ? `→ ${to}` : `${turns.join(", ")} → ${to}`}
    </text>
  ))

export interface JourneyGraphProps {
  /** What is drawn. */
  readonly drawing: JourneyDrawing
  /** Page whose facts are shown beside the drawing. */
  readonly chosen: PageId
  /** Receives the page that was pressed. */
  readonly onChoose: (page: PageId) => void
}

/** A flavour's pages from top to bottom, exceptions at the end side, ways back at the start side. */
export const JourneyGraph = ({ drawing, chosen, onChoose }: JourneyGraphProps) => {
  const lanes = (arcs: ReadonlyArray<Arc>) => Math.max(0, ...arcs.map(({ lane }) => lane + 1))
  const x = margin + 16 + lanes(drawing.back) * laneWidth
  const wordsX = x + boxWidth + 28 + lanes(drawing.forward) * laneWidth
  const width = wordsX + wordsWidth + margin
  const height = 2 * margin + drawing.stops.length * rowHeight
  return (
    <div className={cx(styles["scroll"])} role="group" tabIndex={0} aria-label="Journey, drawn">
      <svg width={width} height={height} className={cx(styles["drawing"])}>
        {drawing.straight.map((row) => (
          <g key={row}>
            <path
              d={`M ${x + boxWidth / 2} ${middleOf(row) + boxHeight / 2} v ${rowHeight - boxHeight}`}
              className={cx(styles["line"])}
            />
            <path
              d={`M ${x + boxWidth / 2} ${middleOf(row + 1) - boxHeight / 2} l -4 -7 h 8 z`}
              className={cx(styles["lineHead"])}
            />
          </g>
        ))}
        {drawing.back.map((arc) => (
          <ArcLine key={arc.from} side={{ x, sign: -1 }} arc={arc} isBack />
        ))}
        {drawing.forward.map((arc) => (
          <ArcLine key={`${arc.from} ${arc.to}`} side={{ x: x + boxWidth, sign: 1 }} arc={arc} isBack={false} />
        ))}
        {drawing.stops.map(({ row }) => (
          <Exits key={row} x={wordsX} exits={drawing.exits.filter(({ from }) => from === row)} />
        ))}
        {drawing.stops.map((stop) => (
          <Box key={stop.page} stop={stop} x={x} isChosen={stop.page === chosen} onChoose={onChoose} />
        ))}
      </svg>
    </div>
  )
}
