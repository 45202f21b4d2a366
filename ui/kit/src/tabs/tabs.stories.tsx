import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Tabs, type TabsProps } from "./tabs.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,

  tags: ["autodocs"],
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj

const views = (t: Words): TabsProps["items"] => [
  { id: "running", label: t("Running", "פעילים"), count: "2", content: t("Two are running.", "שניים פעילים.") },
  { id: "draft", label: t("Drafts", "טיוטות"), content: t("None is waiting.", "אין טיוטות.") },
]

export const Playground: StoryObj<typeof Tabs> = {
  args: {
    label: "Campaigns by state",
    items: views((english) => english),
    keepsClosed: false,
    onSelect: fn(),
  },
  argTypes: { items: { control: "object" }, selected: { control: "select", options: ["running", "draft"] } },
  parameters: inHebrew<TabsProps>({ label: "קמפיינים לפי מצב", items: views((_, hebrew) => hebrew) }),
}

export const TabsWithCounts: Story = {
  render: show((t) => (
    <Tabs
      label={t("Campaigns by state", "קמפיינים לפי מצב")}
      items={[
        {
          id: "running",
          label: t("Running", "פעילים"),
          count: "2",
          content: t("Two campaigns are running.", "שני קמפיינים פעילים."),
        },
        {
          id: "draft",
          label: t("Drafts", "טיוטות"),
          count: "1",
          content: t("One draft is waiting.", "טיוטה אחת ממתינה."),
        },
        { id: "done", label: t("Finished", "הסתיימו"), content: t("None yet.", "עדיין אין.") },
      ]}
    />
  )),
}

export const TabsThatKeepTyping: Story = {
  render: show((t) => (
    <Tabs
      label={t("Countries", "מדינות")}
      keepsClosed
      items={["IN", "GB"].map((id) => ({ id, label: id, content: <input aria-label={`${t("Name", "שם")} ${id}`} /> }))}
    />
  )),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "Asha")
    await userEvent.click(canvas.getByRole("tab", { name: "GB" }))
    await expect(canvas.getByRole("textbox")).toHaveValue("")
    await userEvent.click(canvas.getByRole("tab", { name: "IN" }))
    await expect(canvas.getByRole("textbox")).toHaveValue("Asha")
  },
}

export const TabOutOfSight: Story = {
  render: show((t) => (
    <div style={{ inlineSize: "14rem" }}>
      <Tabs
        label={t("Campaigns by state", "קמפיינים לפי מצב")}
        selected="ended"
        items={["running", "inReview", "paused", "ended"].map((id) => ({ id, label: `${id} campaigns`, content: id }))}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole("tablist")
    const tab = within(list).getByRole("tab", { selected: true })
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left - 1)
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  },
}
