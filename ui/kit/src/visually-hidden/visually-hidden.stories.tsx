import type { Meta, StoryObj } from "@storybook/react-vite"
import { VisuallyHidden } from "./visually-hidden.tsx"
import { inHebrew } from "../testing/playground.tsx"

const meta = {
  title: "Layouts/Visually hidden",
  component: VisuallyHidden,

  tags: ["autodocs"],
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** Nothing of the hidden words is seen; screen readers say them. */
export const Playground: StoryObj<typeof VisuallyHidden> = {
  render: (args) => (
    <p>
      <bdi dir="ltr">₹8,450</bdi> <VisuallyHidden {...args} />
    </p>
  ),
  args: { children: "spent in the last 30 days" },
  parameters: inHebrew<Parameters<typeof VisuallyHidden>[0]>({ children: "הוצאה ב־30 הימים האחרונים" }),
}
