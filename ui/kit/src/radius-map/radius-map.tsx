import { useId, useRef } from "react"
import { circleAround, type Coordinates, fittedView, graticuleOf, outlineOf, scaleBar } from "./map-geometry.ts"
import styles from "./radius-map.module.css"
import { placeLabels } from "./place-labels.ts"
import { cx } from "../cx/index.ts"
import { useWidth } from "../line-chart/index.ts"

export interface Town extends Coordinates {
  /** Name in the reader's language. */
  readonly name: string
  /** Inhabitants; larger towns are drawn larger and labelled first. */
  readonly population: number
}

export interface MapArea extends Coordinates {
  /** Name of the area. */
  readonly name: string
  /** Radius in kilometres. */
  readonly radius: number
  /** Whether the area is excluded from the audience. */
  readonly isExcluded?: boolean
}

export interface AreasMapProps {
  /** What the map shows, in a sentence. */
  readonly label: string
  /** Areas that ads reach or leave out. */
  readonly areas: ReadonlyArray<MapArea>
  /** Towns around. */
  readonly towns: ReadonlyArray<Town>
  /** The kilometres of the unit that the scale bar counts in; one by default. */
  readonly unitKilometres?: number
  /** Formats the scale bar's length in kilometres: (5) => "5 km". */
  readonly formatDistance: (kilometres: number) => string
  /** Height relative to the width. */
  readonly shape?: number
}

/** The width to draw for until it can be measured; the drawing is then scaled. */
const phone = 320

/** Areas with the towns around them: places, graticule and scale, without borders. */
export const AreasMap = ({ label, areas, towns, unitKilometres = 1, formatDistance, shape = 0.78 }: AreasMapProps) => {
  const container = useRef<HTMLDivElement>(null)
  const clip = useId()
  const width = useWidth(container, phone)
  const height = Math.round(width * shape)
  const circles = areas.map((area) => circleAround(area, area.radius))
  const view = fittedView(circles.flat(), width, height, Math.min(56, width * 0.11))
  const bar = scaleBar(view, unitKilometres)
  const marks = areas.filter(({ isExcluded }) => isExcluded !== true).map(view.pointOf)
  const labels = placeLabels(
    towns.map((town) => ({ ...view.pointOf(town), name: town.name, weight: town.population })),
    {
      width,
      height,
      outlines: circles.map((circle) => circle.map(view.pointOf)),
      marks,
      blocked: [{ x0: 0, x1: bar.pixels + 28, y0: height - 40, y1: height }],
    },
  )
  return (
    <div ref={container} className={cx(styles.holder)} dir="ltr">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width={width} height={height} className={cx(styles.ground)} />
          <path d={graticuleOf(view)} className={cx(styles.graticule)} />
          {circles.map((circle, index) => (
            <path
              key={areas[index]?.name ?? index}
              d={outlineOf(view, circle)}
              className={cx(styles.area, areas[index]?.isExcluded === true && styles.excluded)}
            />
          ))}
          {marks.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r="9" className={cx(styles.halo)} />
              <circle r="4.5" className={cx(styles.centre)} />
            </g>
          ))}
          {labels.map(({ name, x, y, textX, textY, anchor, weight, isOnMark }) => (
            <g key={`${name}${x}`}>
              {isOnMark ? null : (
                <circle
                  cx={x}
                  cy={y}
                  r={weight > 500_000 ? 3.6 : weight > 50_000 ? 2.8 : 2}
                  className={cx(styles.dot)}
                />
              )}
              <text
                x={textX}
                y={textY}
                textAnchor={anchor}
                className={cx(styles.label, weight > 500_000 && styles.city)}
              >
                {name}
              </text>
            </g>
          ))}
          <g transform={`translate(14 ${height - 16})`}>
            <path d={`M0.500 -5V0.500H${bar.pixels}V-5`} className={cx(styles.bar)} />
            <text x={bar.pixels / 2} y={-7} textAnchor="middle" className={cx(styles.scale)}>
              {formatDistance(bar.kilometres)}
            </text>
          </g>
        </g>
      </svg>
    </div>
  )
}

export interface RadiusMapProps extends Omit<AreasMapProps, "areas"> {
  /** Centre of the circle. */
  readonly centre: Coordinates
  /** Radius in kilometres. */
  readonly radius: number
}

/** One circle around a business. */
export const RadiusMap = ({ centre, radius, ...rest }: RadiusMapProps) => (
  <AreasMap {...rest} areas={[{ ...centre, radius, name: "centre" }]} />
)
