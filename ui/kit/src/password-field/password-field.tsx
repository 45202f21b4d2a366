import { Check, Eye, EyeOff } from "lucide-react"
import { useId, useState } from "react"
import styles from "./password-field.module.css"
import { cx } from "../cx/index.ts"
import { boxClass, type FieldTexts, inputClass, PlainField, toolClass } from "../field/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

export interface PasswordRule {
  /** The rule in words. */
  readonly text: string
  /** Whether the typed password fulfils it. */
  readonly isMet: boolean
}

export interface PasswordFieldProps extends FieldTexts {
  /** The typed password. */
  readonly value: string
  /** Receives what is typed. */
  readonly onChange: (value: string) => void
  /** Name of the button that shows the password. */
  readonly showLabel: string
  /** "new-password" when choosing, "current-password" when signing in. */
  readonly autoComplete: "new-password" | "current-password"
  /** Rules to check while typing. */
  readonly rules?: ReadonlyArray<PasswordRule>
  /** Spoken after a rule that is met. */
  readonly metLabel?: string
  /** Field name in a form. */
  readonly name?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** A password with a show button and a checklist of rules. */
export const PasswordField = ({
  label,
  hint,
  error,
  showLabel,
  rules = [],
  metLabel,
  isDisabled,
  isRequired,
  onChange,
  ...input
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const rulesId = useId()
  return (
    <PlainField
      label={label}
      hint={hint}
      error={error}
      isDisabled={isDisabled}
      isRequired={isRequired}
      describedBy={rules.length === 0 ? undefined : rulesId}
      foot={
        rules.length === 0 ? null : (
          <ul id={rulesId} className={cx(styles.rules)}>
            {rules.map(({ text, isMet }) => (
              <li key={text} className={cx(styles.rule, isMet && styles.met)}>
                <span className={cx(styles.lamp)} aria-hidden>
                  {isMet ? <Check size={11} strokeWidth={3.5} /> : null}
                </span>
                {text}
                {isMet && metLabel !== undefined ? <VisuallyHidden> {metLabel}</VisuallyHidden> : null}
              </li>
            ))}
          </ul>
        )
      }
    >
      {(wiring) => (
        <div className={boxClass}>
          <input
            {...input}
            {...wiring}
            type={isShown ? "text" : "password"}
            className={inputClass}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <button
            type="button"
            className={toolClass}
            aria-label={showLabel}
            aria-pressed={isShown}
            disabled={isDisabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </button>
        </div>
      )}
    </PlainField>
  )
}
