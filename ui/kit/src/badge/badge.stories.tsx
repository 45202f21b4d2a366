import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge, type BadgeProps, StatusBadge, type StatusBadgeProps } from "./badge.tsx"
import { iconControl, inHebrew } from "../testing/playground.tsx"
import { Row, show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  subcomponents: { StatusBadge },
  tags: ["autodocs"],
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Badge> = {
  args: { children: "New", tone: "glow" },
  argTypes: { icon: iconControl },
  parameters: inHebrew<BadgeProps>({ children: "חדש" }),
}

/** A state has its word, icon and colour together. */
export const StatusPlayground: StoryObj<StatusBadgeProps> = {
  render: (args) => <StatusBadge {...args} />,
  args: { status: "paused", children: "Paused: balance empty" },
  argTypes: {
    status: { control: "select", options: ["draft", "waiting", "running", "paused", "done", "attention", "stopped"] },
  },
  parameters: inHebrew<StatusBadgeProps>({ children: "מושהה: היתרה ריקה" }),
}

export const Badges: Story = {
  render: show((t) => (
    <Row>
      <StatusBadge status="draft">{t("Draft", "טיוטה")}</StatusBadge>
      <StatusBadge status="waiting">{t("In review", "בבדיקה")}</StatusBadge>
      <StatusBadge status="running">{t("Running", "פעיל")}</StatusBadge>
      <StatusBadge status="paused">{t("Paused: balance empty", "מושהה: היתרה ריקה")}</StatusBadge>
      <StatusBadge status="attention">{t("Ad rejected", "המודעה נדחתה")}</StatusBadge>
      <StatusBadge status="done">{t("Finished", "הסתיים")}</StatusBadge>
      <Badge tone="glow">{t("New", "חדש")}</Badge>
      <Badge tone="accent">3</Badge>
    </Row>
  )),
}
