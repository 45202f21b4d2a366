import type { Meta, StoryObj } from "@storybook/react-vite"
import { Megaphone } from "lucide-react"
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx"
import { Button } from "../button/index.ts"
import { iconControl, inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,

  tags: ["autodocs"],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof EmptyState> = {
  args: {
    level: 3,
    title: "Your first campaign goes up here",
    children: "It takes about six questions. You see the price before you pay.",
    icon: "megaphone",
    action: <Button>Create a campaign</Button>,
  },
  argTypes: { icon: iconControl },
  parameters: inHebrew<EmptyStateProps>({
    title: "כאן יעלה הקמפיין הראשון שלכם",
    children: "כשש שאלות בלבד. המחיר גלוי לפני התשלום.",
    action: <Button>יצירת קמפיין</Button>,
  }),
}

export const Empty: Story = {
  render: show((t) => (
    <EmptyState
      icon={<Megaphone />}
      title={t("Your first campaign goes up here", "כאן יעלה הקמפיין הראשון שלכם")}
      action={<Button>{t("Create a campaign", "יצירת קמפיין")}</Button>}
    >
      {t("It takes about six questions. You see the price before you pay.", "כשש שאלות בלבד. המחיר גלוי לפני התשלום.")}
    </EmptyState>
  )),
}
