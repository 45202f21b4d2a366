import type { Meta, StoryObj } from "@storybook/react-vite"
import { Tooltip, type TooltipProps } from "./index.ts"
import { Button } from "../button/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,

  tags: ["autodocs"],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Tooltip> = {
  args: {
    text: "All costs divided by all leads.",
    isInitiallyOpen: false,
    children: (
      <Button kind="secondary" size="small">
        Cost per lead
      </Button>
    ),
  },
  parameters: inHebrew<TooltipProps>({
    text: "כל העלויות חלקי כל הלידים.",
    children: (
      <Button kind="secondary" size="small">
        עלות לליד
      </Button>
    ),
  }),
}

export const TooltipShown: Story = {
  render: show((t) => (
    <div style={{ paddingBlockStart: "6rem" }}>
      <Tooltip text={t("All costs divided by all leads.", "כל העלויות חלקי כל הלידים.")} isInitiallyOpen>
        <Button kind="secondary" size="small">
          {t("Cost per lead", "עלות לליד")}
        </Button>
      </Tooltip>
    </div>
  )),
}
