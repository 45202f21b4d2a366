import type { Meta, StoryObj } from "@storybook/react-vite"
import { WhenNear, type WhenNearProps } from "./when-near.tsx"
import { inHebrew } from "../testing/playground.tsx"

const meta = {
  title: "Layouts/When near",
  component: WhenNear,

  tags: ["autodocs"],
} satisfies Meta<typeof WhenNear>
export default meta

export const Playground: StoryObj<typeof WhenNear> = {
  args: { before: "Loading the chart", children: "The chart, once the reader is near" },
  parameters: inHebrew<WhenNearProps>({ before: "טוען את התרשים", children: "התרשים, כשהקורא קרוב" }),
}
