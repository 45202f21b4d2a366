import type { CSSProperties, ReactNode } from "react"
import { Label } from "react-aria-components/Label"
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components/Slider"
import styles from "./slider.module.css"
import { cx } from "../cx/index.ts"

export interface SliderProps {
  /** Name of the value. */
  readonly label: ReactNode
  /** Current value. */
  readonly value: number
  /** Receives each new value while dragging. */
  readonly onChange: (value: number) => void
  /** Receives the value when the drag ends. */
  readonly onChangeEnd?: (value: number) => void
  /** Minimum. */
  readonly minimum: number
  /** Maximum. */
  readonly maximum: number
  /** Distance between values. */
  readonly step?: number
  /** Formats the value for the bubble and assistive technology. */
  readonly format: (value: number) => string
  /** A marked value, such as the recommended one. */
  readonly mark?: { readonly value: number; readonly label: string }
  /** An exact input beside the label: usually a MoneyField or NumberField. */
  readonly box?: ReactNode
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
}

/** Positions the bubble over the thumb without passing the ends of the scale. */
const bubblePlace = (share: number): CSSProperties & { readonly "--share": number } => ({ "--share": share })

/** A slider with a bubble that follows the thumb. */
export const Slider = ({
  label,
  value,
  onChange,
  onChangeEnd,
  minimum,
  maximum,
  step = 1,
  format,
  mark,
  box,
  isDisabled = false,
}: SliderProps) => {
  const share = (at: number): string => `${((at - minimum) / Math.max(1, maximum - minimum)) * 100}%`
  return (
    <AriaSlider
      className={cx(styles.slider)}
      value={Math.min(maximum, Math.max(minimum, value))}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      isDisabled={isDisabled}
      onChange={onChange}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd })}
    >
      <div className={cx(styles.head)}>
        <Label className={cx(styles.label)}>{label}</Label>
        {box === undefined ? null : <div className={cx(styles.box)}>{box}</div>}
      </div>
      <SliderTrack className={cx(styles.track)}>
        {({ state }) => (
          <>
            <span className={cx(styles.rail)} aria-hidden>
              <span className={cx(styles.lit)} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
            </span>
            {mark === undefined ? null : (
              <span className={cx(styles.mark)} style={{ insetInlineStart: share(mark.value) }}>
                <span className={cx(styles.markLabel)}>{mark.label}</span>
              </span>
            )}
            <SliderThumb className={cx(styles.thumb)} aria-valuetext={format(state.getThumbValue(0))}>
              <SliderOutput className={cx(styles.bubble)} style={bubblePlace(state.getThumbPercent(0))}>
                {format(state.getThumbValue(0))}
              </SliderOutput>
            </SliderThumb>
          </>
        )}
      </SliderTrack>
      <div className={cx(styles.ends)} aria-hidden>
        <span>{format(minimum)}</span>
        <span>{format(maximum)}</span>
      </div>
    </AriaSlider>
  )
}
