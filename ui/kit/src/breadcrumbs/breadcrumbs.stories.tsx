import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,

  tags: ["autodocs"],
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Breadcrumbs> = {
  args: {
    label: "You are here",
    crumbs: [
      { label: "Sunrise Bakery", href: "#home" },
      { label: "Campaigns", href: "#campaigns" },
      { label: "Diwali hampers" },
    ],
    onNavigate: fn(),
  },
  argTypes: { crumbs: { control: "object" } },
  parameters: inHebrew<BreadcrumbsProps>({
    label: "המיקום שלכם",
    crumbs: [
      { label: "מאפיית הזריחה", href: "#home" },
      { label: "קמפיינים", href: "#campaigns" },
      { label: "סלסלות דיוואלי" },
    ],
  }),
}

export const FirstPage: Story = {
  render: show((t) => (
    <Breadcrumbs label={t("You are here", "המיקום שלכם")} crumbs={[{ label: t("Dashboard", "לוח בקרה") }]} />
  )),
}
