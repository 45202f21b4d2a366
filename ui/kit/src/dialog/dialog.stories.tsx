import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Dialog, type DialogProps } from "./dialog.tsx"
import { Button } from "../button/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { Held, noop, show } from "../testing/show.tsx"
import { TextField } from "../text-field/index.ts"

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,

  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, height: "26rem" } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Dialog> = {
  args: {
    isOpen: true,
    title: "Edit the headline",
    children: "People see it first. Name what you sell and where.",
    closeLabel: "Close",
    role: "dialog",
    size: "regular",
    actions: <Button>Save</Button>,
    onClose: fn(),
  },
  parameters: inHebrew<DialogProps>({
    title: "עריכת הכותרת",
    children: "אנשים רואים אותה ראשונה. כתבו מה אתם מוכרים והיכן.",
    closeLabel: "סגירה",
    actions: <Button>שמירה</Button>,
  }),
}

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

/** On a phone it fills the height, whatever it holds. */
export const Tall: Story = {
  render: show((t) => (
    <Dialog
      isOpen
      isTall
      onClose={noop}
      title={t("Ananya Rao", "ענת לוי")}
      closeLabel={t("Close", "סגירה")}
      actions={<Button>{t("Next", "הבא")}</Button>}
    >
      {t("She asks for a wedding cake.", "היא מבקשת עוגת חתונה.")}
    </Dialog>
  )),
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
