import type { Meta, StoryObj } from "@storybook/react-vite"
import { useMemo, useState } from "react"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { createToasts, type ToastMessage } from "./toast-queue.ts"
import { ToastRegion, type ToastRegionProps } from "./toast-region.tsx"
import { Button } from "../button/index.ts"
import { inHebrew, noControl } from "../testing/playground.tsx"
import { show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Toast",
  component: ToastRegion,

  tags: ["autodocs"],
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj

interface MessageProps {
  readonly tone: ToastMessage["tone"]
  readonly title: string
  readonly detail: string
  readonly press: string
  readonly region: string
  readonly close: string
}

const Message = ({ tone, title, detail, press, region, close }: MessageProps) => {
  const toasts = useMemo(createToasts, [])
  const message = { tone, title, ...(detail === "" ? {} : { detail }) } as const
  return (
    <>
      <Button onPress={() => toasts.show(message)}>{press}</Button>
      <ToastRegion toasts={toasts} label={region} closeLabel={close} />
    </>
  )
}

/** A message appears when the button is pressed, and leaves by itself. */
export const Playground: StoryObj<MessageProps & Partial<ToastRegionProps>> = {
  render: ({ tone, title, detail, press, region, close }) => (
    <Message {...{ tone, title, detail, press, region, close }} />
  ),
  args: {
    tone: "success",
    title: "Payment received",
    detail: "₹12,500 is in your wallet.",
    press: "Show the message",
    region: "Messages",
    close: "Close message",
  },
  argTypes: {
    tone: { control: "select", options: ["info", "success", "warning", "error"] },
    toasts: noControl,
    label: noControl,
    closeLabel: noControl,
  },
  parameters: inHebrew<MessageProps>({
    title: "התשלום התקבל",
    detail: "₹12,500 נמצאים בארנק.",
    press: "הצגת ההודעה",
    region: "הודעות",
    close: "סגירת ההודעה",
  }),
}

const Gathering = ({ t }: { readonly t: Words }) => {
  const toasts = useMemo(createToasts, [])
  const title = t("Something went wrong.", "משהו השתבש.")
  return (
    <>
      <Button kind="secondary" onPress={() => toasts.show({ tone: "error", title })}>
        {t("Fail", "כישלון")}
      </Button>
      <ToastRegion toasts={toasts} label={t("Messages", "הודעות")} closeLabel={t("Close message", "סגירת ההודעה")} />
    </>
  )
}

const Undoing = ({ t }: { readonly t: Words }) => {
  const toasts = useMemo(createToasts, [])
  const [isDone, setDone] = useState(false)
  const show = () => {
    setDone(true)
    toasts.show({
      tone: "success",
      title: t("Marked as done", "סומן כבוצע"),
      action: { label: t("Undo", "ביטול"), onPress: () => setDone(false) },
    })
  }
  return (
    <>
      <Button kind="secondary" onPress={show}>
        {isDone ? t("Done", "בוצע") : t("Open", "פתוח")}
      </Button>
      <ToastRegion toasts={toasts} label={t("Messages", "הודעות")} closeLabel={t("Close message", "סגירת ההודעה")} />
    </>
  )
}

/** A message may take back what it tells. */
export const Undo: Story = {
  render: show((t) => <Undoing t={t} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Open|פתוח/ }))
    await userEvent.click(await screen.findByRole("button", { name: /^(Undo|ביטול)$/ }))
    await expect(await within(canvasElement).findByRole("button", { name: /Open|פתוח/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  },
}

/** Failures stay until they are closed, one by one. */
export const FailuresGather: Story = {
  render: show((t) => <Gathering t={t} />),
  play: async ({ canvasElement }) => {
    const fail = await within(canvasElement).findByRole("button")
    await userEvent.click(fail)
    await userEvent.click(fail)
    await expect(await screen.findAllByRole("alertdialog")).toHaveLength(2)
    const [close] = await screen.findAllByRole("button", { name: /Close|סגירת/ })
    if (close === undefined) throw new Error("A message has no close button")
    await userEvent.click(close)
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(1))
  },
}
