import { ArrowRight, Megaphone, Plus, Rocket, Trash2 } from "lucide-react"
import type { ComponentType, ReactNode } from "react"
import { Held } from "./show.tsx"

/** Hebrew words for a playground's English ones; they stand while its controls are as they were. */
export const inHebrew = <Props extends object>(args: Partial<Props>): { readonly hebrew: Partial<Props> } => ({
  hebrew: args,
})

const icons: Readonly<Record<string, ReactNode>> = {
  none: undefined,
  arrow: <ArrowRight aria-hidden data-flip />,
  megaphone: <Megaphone aria-hidden />,
  plus: <Plus aria-hidden />,
  rocket: <Rocket aria-hidden />,
  bin: <Trash2 aria-hidden />,
}

/** A control that chooses an icon. */
export const iconControl = { control: "select", options: Object.keys(icons), mapping: icons } as const

/** A control that is hidden, for properties that only code can give. */
export const noControl = { control: false } as const

interface Controlled<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A playground of a controlled component with a state of its own, which begins anew when its control changes. */
export const controlled = <Value, Props extends Controlled<Value>>(Component: ComponentType<Props & Controlled<Value>>) =>
  function Playground(args: Props) {
    return (
      <div style={{ maxInlineSize: "33rem" }}>
        <Held key={JSON.stringify(args.value)} initial={args.value}>
          {(value, set) => (
            <Component
              {...args}
              value={value}
              onChange={(next: Value) => {
                set(next)
                args.onChange(next)
              }}
            />
          )}
        </Held>
      </div>
    )
  }
