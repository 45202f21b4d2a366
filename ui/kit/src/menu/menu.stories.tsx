import type { Meta, StoryObj } from "@storybook/react-vite"
import { Copy, Ellipsis, Pause, Trash2 } from "lucide-react"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Menu, type MenuProps } from "./menu.tsx"
import { Button } from "../button/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { Held, noop, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Actions/Menu",
  component: Menu,

  tags: ["autodocs"],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj

const actionsOf = (t: Words): MenuProps["actions"] => [
  { id: "pause", label: t("Pause", "השהיה"), icon: <Pause aria-hidden size={18} /> },
  { id: "copy", label: t("Make a copy", "יצירת עותק"), icon: <Copy aria-hidden size={18} /> },
  { id: "delete", label: t("Delete", "מחיקה"), icon: <Trash2 aria-hidden size={18} />, isDangerous: true },
]

export const Playground: StoryObj<typeof Menu> = {
  args: {
    label: "Campaign",
    align: "start",
    trigger: <Button kind="secondary">Campaign</Button>,
    actions: actionsOf((english) => english),
    onAction: fn(),
  },
  argTypes: { selected: { control: "select", options: [undefined, "pause", "copy", "delete"] } },
  parameters: inHebrew<MenuProps>({
    label: "קמפיין",
    trigger: <Button kind="secondary">קמפיין</Button>,
    actions: actionsOf((_, hebrew) => hebrew),
  }),
}

export const MenuOpen: Story = {
  render: show((t) => (
    <div>
      <Menu
        align="start"
        label={t("Campaign", "קמפיין")}
        trigger={
          <IconButton label={t("More actions", "פעולות נוספות")} isFramed>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          { id: "pause", label: t("Pause", "השהיה"), icon: <Pause aria-hidden size={18} /> },
          { id: "copy", label: t("Make a copy", "יצירת עותק"), icon: <Copy aria-hidden size={18} /> },
          { id: "delete", label: t("Delete", "מחיקה"), icon: <Trash2 aria-hidden size={18} />, isDangerous: true },
        ]}
        onAction={noop}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button"))
    await expect(await screen.findAllByRole("menuitem")).toHaveLength(3)
  },
}

/** A choice among views, and below a line what else is done with them. */
export const ChoicesAndActions: Story = {
  render: show((t) => (
    <Held initial="rye">
      {(selected, set) => (
        <Menu
          align="start"
          label={t("Views", "תצוגות")}
          trigger={<Button kind="secondary">{t("Views", "תצוגות")}</Button>}
          selected={selected}
          actions={[
            { id: "rye", label: t("Rye bread", "לחם שיפון") },
            { id: "paused", label: t("Paused", "מושהים") },
          ]}
          further={[
            { id: "save", label: t("Save this view…", "שמירת התצוגה הזאת…"), icon: <Copy aria-hidden size={18} /> },
          ]}
          onAction={(id) => set(id === "save" ? "" : id)}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const open = async () => {
      await userEvent.click(await within(canvasElement).findByRole("button"))
      return within(await screen.findByRole("menu"))
    }
    const menu = await open()
    const [rye, paused] = menu.getAllByRole("menuitemradio")
    await expect(rye).toHaveAttribute("aria-checked", "true")
    await userEvent.keyboard("{ArrowDown}")
    await expect(paused).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    await expect(menu.getByRole("menuitem")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
    for (const choice of (await open()).getAllByRole("menuitemradio"))
      await expect(choice).toHaveAttribute("aria-checked", "false")
  },
}

const numbers = Array.from({ length: 14 }, (_, index) => String(index + 1))

/** A list that scrolls shows half a row at its end. */
export const LongMenu: Story = {
  render: show((t) => (
    <Menu
      label={t("Number", "מספר")}
      trigger={<Button>{t("Numbers", "מספרים")}</Button>}
      actions={numbers.map((id) => ({ id, label: id }))}
      onAction={() => undefined}
    />
  )),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button"))
    const menu = await within(document.body).findByRole("menu")
    const { bottom } = menu.getBoundingClientRect()
    const cut = within(menu)
      .getAllByRole("menuitem")
      .map((item) => item.getBoundingClientRect())
      .find((row) => row.top < bottom && row.bottom > bottom)
    const shown = cut === undefined ? 0 : (bottom - cut.top) / cut.height
    await expect(shown).toBeGreaterThan(0.3)
    await expect(shown).toBeLessThan(0.7)
  },
}
