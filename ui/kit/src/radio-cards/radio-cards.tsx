import { Fragment, useId } from "react"
import { CardContent } from "./card-content.tsx"
import { Cards, type CommonCardsProps } from "./cards.tsx"
import styles from "./radio-cards.module.css"
import { cx } from "../cx/index.ts"
import { PlainGroup } from "../field/index.ts"

export interface RadioCardsProps extends CommonCardsProps {
  /** Id of the chosen card; `null` when none is. */
  readonly value: string | null
  /** Receives the id of the new choice. */
  readonly onChange: (id: string) => void
}

/** One choice among large cards. */
export const RadioCards = ({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  name,
  columns = 1,
  isCompact = false,
  isDisabled = false,
  isRequired,
}: RadioCardsProps) => {
  const ownName = useId()
  return (
    <PlainGroup label={label} hint={hint} error={error} isDisabled={isDisabled} isRequired={isRequired}>
      <Cards columns={columns} isCompact={isCompact}>
        {options.map((option) => {
          const isOff = isDisabled || option.isDisabled === true
          const isChosen = value === option.id
          return (
            <Fragment key={option.id}>
              <div className={cx(styles.cell)}>
                <label
                  className={cx(styles.card)}
                  {...(isChosen && { "data-selected": true })}
                  {...(isOff && { "data-disabled": true })}
                >
                  <input
                    type="radio"
                    className={cx(styles.input)}
                    name={name ?? ownName}
                    value={option.id}
                    checked={isChosen}
                    disabled={isOff}
                    onChange={() => onChange(option.id)}
                  />
                  <CardContent option={option} mark="radio" />
                </label>
              </div>
              {isChosen && option.detail !== undefined ? (
                <div className={cx(styles.detail)}>{option.detail}</div>
              ) : null}
            </Fragment>
          )
        })}
      </Cards>
    </PlainGroup>
  )
}
