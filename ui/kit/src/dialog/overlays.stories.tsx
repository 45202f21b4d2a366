import type { Meta, StoryObj } from "@storybook/react-vite"
import { Copy, Ellipsis, Pause, Trash2 } from "lucide-react"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Dialog } from "./dialog.tsx"
import { Button } from "../button/index.ts"
import { ConfirmDialog } from "../confirm-dialog/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { Menu } from "../menu/index.ts"
import { Held, noop, show } from "../testing/show.tsx"
import { TextField } from "../text-field/index.ts"
import { Tooltip } from "../tooltip/index.ts"

const meta = { title: "Overlays/Dialog, menu, tooltip", component: Dialog } satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj

export const Open: Story = {
  render: show((t) => (
    <Held initial={true}>
      {(isOpen, set) => (
        <>
          <Button onPress={() => set(true)}>{t("Edit", "עריכה")}</Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => set(false)}
            title={t("Edit the headline", "עריכת הכותרת")}
            closeLabel={t("Close", "סגירה")}
            actions={
              <>
                <Button kind="secondary" onPress={() => set(false)}>
                  {t("Cancel", "ביטול")}
                </Button>
                <Button>{t("Save", "שמירה")}</Button>
              </>
            }
          >
            <TextField label={t("Headline", "כותרת")} defaultValue={t("Fresh bread by seven", "לחם טרי עד שבע")} />
          </Dialog>
        </>
      )}
    </Held>
  )),
}

export const EscapeClosesIt: Story = {
  ...Open,
  play: async () => {
    const dialog = await screen.findByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}

/** An address that no line can hold. */
const address = `www.${"longnameofabusiness".repeat(3)}.example`

export const LongWordStaysInside: Story = {
  render: show((t) => (
    <Dialog
      isOpen
      onClose={noop}
      size="small"
      title={t(`Start again with ${address}?`, `להתחיל מחדש עם ${address}?`)}
      closeLabel={t("Close", "סגירה")}
      actions={
        <>
          <Button kind="secondary">{t("Keep what I typed", "לשמור את מה שהקלדתי")}</Button>
          <Button>{t("Replace everything", "להחליף הכול")}</Button>
        </>
      }
    >
      {address}
    </Dialog>
  )),
  play: async () => {
    const dialog = await screen.findByRole("dialog")
    const { left, right } = (dialog.parentElement ?? dialog).getBoundingClientRect()
    for (const button of within(dialog).getAllByRole("button")) {
      expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}

const confirm = (isPending: boolean) =>
  show((t) => (
    <ConfirmDialog
      isOpen
      isDangerous
      isPending={isPending}
      title={t("Delete this draft?", "למחוק את הטיוטה?")}
      confirmLabel={t("Delete draft", "מחיקת הטיוטה")}
      cancelLabel={t("Keep it", "להשאיר")}
      pendingLabel={t("Deleting", "מוחק")}
      onConfirm={noop}
      onCancel={noop}
    >
      {t("Its pictures and texts will be gone.", "התמונות והטקסטים שלה יימחקו.")}
    </ConfirmDialog>
  ))
export const Confirm: Story = { render: confirm(false) }
export const ConfirmPending: Story = { render: confirm(true) }

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
