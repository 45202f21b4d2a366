import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { LoadMore, type LoadMoreProps } from "./load-more.tsx"
import { Pagination } from "./pagination.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show } from "../testing/show.tsx"

const meta = {
  title: "Data/Load more",
  component: LoadMore,
  subcomponents: { Pagination },
  tags: ["autodocs"],
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof LoadMore> = {
  args: {
    summary: "20 of 134",
    label: "Show more",
    pendingLabel: "Loading",
    hasMore: true,
    isPending: false,
    onMore: fn(),
  },
  parameters: inHebrew<LoadMoreProps>({ summary: "20 מתוך 134", label: "הצגת עוד", pendingLabel: "טוען" }),
}

export const Pages: Story = {
  render: show((t) => (
    <Pagination
      label={t("Pages", "עמודים")}
      summary={t("Page 1 of 7", "עמוד 1 מתוך 7")}
      previousLabel={t("Previous page", "העמוד הקודם")}
      nextLabel={t("Next page", "העמוד הבא")}
      onNext={noop}
    />
  )),
}
