import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressLamps, type ProgressLampsProps } from "./progress-lamps.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Progress lamps",
  component: ProgressLamps,

  tags: ["autodocs"],
} satisfies Meta<typeof ProgressLamps>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof ProgressLamps> = {
  args: {
    total: 6,
    done: 2,
    label: "Step 3 of 6: Your goal",
    isStopped: false,
    isBar: false,
    showsLabel: true,
  },
  argTypes: {
    total: { control: { type: "range", min: 1, max: 12 } },
    done: { control: { type: "range", min: 0, max: 12 } },
  },
  parameters: inHebrew<ProgressLampsProps>({ label: "שלב 3 מתוך 6: המטרה שלכם" }),
}

export const Lamps: Story = {
  render: show((t) => (
    <>
      {[0, 2, 5, 6].map((done) => (
        <ProgressLamps
          key={done}
          total={6}
          done={done}
          label={t(`${done} of 6 done`, `${done} מתוך 6 הושלמו`)}
          showsLabel
        />
      ))}
      <ProgressLamps total={20} done={6} label={t("Step 7 of 20", "שלב 7 מתוך 20")} isBar showsLabel />
    </>
  )),
}
