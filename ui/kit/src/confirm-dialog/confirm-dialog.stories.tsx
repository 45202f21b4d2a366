import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show } from "../testing/show.tsx"

const meta = {
  title: "Overlays/Confirm dialog",
  component: ConfirmDialog,

  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof ConfirmDialog> = {
  args: {
    isOpen: true,
    title: "Delete this draft?",
    children: "Its pictures and texts will be gone.",
    confirmLabel: "Delete draft",
    cancelLabel: "Keep it",
    pendingLabel: "Deleting",
    isPending: false,
    isDangerous: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: inHebrew<ConfirmDialogProps>({
    title: "למחוק את הטיוטה?",
    children: "התמונות והטקסטים שלה יימחקו.",
    confirmLabel: "מחיקת הטיוטה",
    cancelLabel: "להשאיר",
    pendingLabel: "מוחק",
  }),
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
