import { ArrowRight, Megaphone, Plus, Rocket, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
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

interface Controlled {
  readonly value?: unknown
  readonly onChange?: (value: never) => void
}

/** A playground of a controlled component with a state of its own, which begins anew when its control changes. */
export const controlled = <Props extends Controlled>(Component: (props: Props) => ReactNode) =>
  function Playground(args: Props) {
    return (
      <div style={{ maxInlineSize: "33rem" }}>
        <Held<Props["value"]> key={JSON.stringify(args.value)} initial={args.value}>
          {(value, set) => (
            <Component
              {...args}
              value={value}
              onChange={(next: never) => {
                set(next)
                args.onChange?.(next)
              }}
            />
          )}
        </Held>
      </div>
    )
  }
