import type { Meta, StoryObj } from "@storybook/react-vite"
import { Panel, type PanelProps } from "./panel.tsx"
import { Button } from "../button/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Layouts/Panel",
  component: Panel,

  tags: ["autodocs"],
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Panel> = {
  args: {
    title: "Campaigns",
    description: "The last 30 days",
    children: "Two campaigns are running.",
    level: 2,
  },
  parameters: inHebrew<PanelProps>({
    title: "קמפיינים",
    description: "30 הימים האחרונים",
    children: "שני קמפיינים פעילים.",
  }),
}

export const WithActions: Story = {
  render: show((t) => (
    <Panel
      title={t("People", "אנשים")}
      actions={
        <Button size="small" kind="secondary">
          {t("Invite", "הזמנה")}
        </Button>
      }
    >
      {t("Asha Rao runs this account.", "אשה ראו מנהלת את החשבון הזה.")}
    </Panel>
  )),
}
