import type { Meta, StoryObj } from "@storybook/react-vite"
import { useMemo } from "react"
import { expect, screen, userEvent, within } from "storybook/test"
import { createToasts, type ToastMessage } from "./toast-queue.ts"
import { ToastRegion, type ToastRegionProps } from "./toast-region.tsx"
import { Button } from "../button/index.ts"
import { inHebrew, noControl } from "../testing/playground.tsx"
import { Row, show, type Words } from "../testing/show.tsx"

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
  const message = { tone, title, group: "transient", ...(detail === "" ? {} : { detail }) } as const
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

const ToastDemo = ({ t }: { readonly t: Words }) => {
  const toasts = useMemo(createToasts, [])
  return (
    <>
      <Row>
        <Button
          kind="secondary"
          onPress={() =>
            toasts.show({ tone: "error", group: "transient", title: t("Something went wrong.", "משהו השתבש.") })
          }
        >
          {t("Fail", "כישלון")}
        </Button>
        <Button
          onPress={() =>
            toasts.show({
              tone: "error",
              group: "payment",
              title: t("The card was declined", "הכרטיס נדחה"),
              detail: t("Nothing was charged.", "דבר לא חויב."),
            })
          }
        >
          {t("Pay", "תשלום")}
        </Button>
      </Row>
      <ToastRegion toasts={toasts} label={t("Messages", "הודעות")} closeLabel={t("Close message", "סגירת ההודעה")} />
    </>
  )
}

export const PaymentToastsShowOneAtATime: Story = {
  render: show((t) => <ToastDemo t={t} />),
  play: async ({ canvasElement }) => {
    const [fail, pay] = await within(canvasElement).findAllByRole("button")
    if (fail === undefined || pay === undefined) throw new Error("two buttons were expected")
    await userEvent.click(fail)
    await userEvent.click(pay)
    await userEvent.click(pay)
    await expect(await screen.findAllByRole("alertdialog")).toHaveLength(2)
  },
}
