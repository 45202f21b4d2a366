import { useRef, useState } from "react"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"
import { useWidth } from "../line-chart/index.ts"
import {
  circleAround,
  type Coordinates,
  fittedView,
  graticuleOf,
  type Point,
  scaleBar,
} from "../radius-map/map-geometry.ts"
import { placeLabels } from "../radius-map/place-labels.ts"
import styles from "./cluster-map.module.css"
import { clustersOf } from "./clusters.ts"

/** A place on the map. */
export interface MapPlace extends Coordinates {
  readonly id: string
  readonly name: string
  /** Drawn pale, as a place that is out of use. */
  readonly isMuted?: boolean
}

export interface ClusterMapProps {
  /** What the map shows, in a sentence. */
  readonly label: string
  readonly places: ReadonlyArray<MapPlace>
  /** Number on a cluster. */
  readonly formatCount: (count: number) => string
  /** Name of a cluster for screen readers: ("Pune", 12) => "12 stores around Pune". */
  readonly nameOf: (first: string, count: number) => string
  /** Words on the button that shows all places again. */
  readonly wholeLabel: string
  /** Receives a place, or places that no zoom parts. */
  readonly onChoose: (places: ReadonlyArray<MapPlace>) => void
  readonly formatDistance: (kilometres: number) => string
  /** The kilometres of the unit that the scale bar counts in; one by default. */
  readonly unitKilometres?: number
  /** Height relative to the width. */
  readonly shape?: number
}

/** The width to draw for until it can be measured. */
const phone = 320
/** Pixels of a square whose places are drawn as one; wide enough for a finger. */
const cell = 56
/** Pixels from the middle of a button to its edge. */
const reach = 22
/** Kilometres that are shown around places at one point. */
const around = 3

/** The button of a cluster, which no label covers. */
const boxOf = ({ x, y }: Point) => ({ x0: x - reach, x1: x + reach, y0: y - reach, y1: y + reach })

/** Places on a map; what stands close together is one number, which opens when it is pressed. Without places it draws nothing. */
export const ClusterMap = (props: ClusterMapProps) => {
  const { label, places, formatCount, nameOf, wholeLabel, onChoose, formatDistance, unitKilometres = 1 } = props
  const { shape = 0.62 } = props
  const container = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState<ReadonlyArray<MapPlace>>()
  const width = useWidth(container, phone)
  const height = Math.max(260, Math.round(width * shape))
  const framed = zoomed ?? places
  const [first] = framed
  if (first === undefined) return null
  const view = fittedView([...framed, ...circleAround(first, around)], width, height, Math.min(48, width * 0.1))
  const clusters = clustersOf(places, view.pointOf, cell).filter(
    ({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height,
  )
  const bar = scaleBar(view, unitKilometres)
  const labels = placeLabels(
    clusters.flatMap(({ x, y, places: inside }) => {
      const [one] = inside
      return one === undefined || inside.length > 1 ? [] : [{ x, y, name: one.name, weight: 1 }]
    }),
    {
      width,
      height,
      outlines: [],
      marks: clusters,
      blocked: [
        { x0: 0, x1: bar.pixels + 28, y0: height - 40, y1: height },
        ...clusters.filter(({ places: inside }) => inside.length > 1).map(boxOf),
      ],
    },
  )
  const press = (inside: ReadonlyArray<MapPlace>) => {
    const isOnePoint = new Set(inside.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size === 1
    const isSame = zoomed !== undefined && inside.length >= zoomed.length
    if (isOnePoint || isSame) onChoose(inside)
    else setZoomed(inside)
  }
  return (
    <div className={cx(styles.frame)}>
      <div ref={container} className={cx(styles.holder)} dir="ltr" role="group" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <rect width={width} height={height} className={cx(styles.ground)} />
          <path d={graticuleOf(view)} className={cx(styles.graticule)} />
          {labels.map(({ name, textX, textY, anchor }) => (
            <text key={`${name}${textX}`} x={textX} y={textY} textAnchor={anchor} className={cx(styles.scale)}>
              {name}
            </text>
          ))}
          <g transform={`translate(14 ${height - 16})`}>
            <path d={`M0.500 -5V0.500H${bar.pixels}V-5`} className={cx(styles.bar)} />
            <text x={bar.pixels / 2} y={-7} textAnchor="middle" className={cx(styles.scale)}>
              {formatDistance(bar.kilometres)}
            </text>
          </g>
        </svg>
        {clusters.map(({ x, y, places: inside }) => {
          const [one] = inside
          const count = inside.length
          const isMuted = inside.every((place) => place.isMuted === true)
          return one === undefined ? null : (
            <button
              key={one.id}
              type="button"
              className={cx(styles.mark, count > 1 && styles.many, isMuted && styles.muted)}
              style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
              aria-label={nameOf(one.name, count)}
              title={count === 1 ? one.name : undefined}
              onClick={() => press(inside)}
            >
              {count === 1 ? <span className={cx(styles.dot)} /> : formatCount(count)}
            </button>
          )
        })}
      </div>
      {zoomed === undefined ? null : (
        <div>
          <Button kind="secondary" size="small" onPress={() => setZoomed(undefined)}>
            {wholeLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
