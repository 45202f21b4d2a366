import type { Meta, StoryObj } from "@storybook/react-vite"
import { Megaphone } from "lucide-react"
import { useMemo } from "react"
import { expect, screen, userEvent, within } from "storybook/test"
import { Banner } from "./banner.tsx"
import { Badge, StatusBadge } from "../badge/index.ts"
import { Button } from "../button/index.ts"
import { EmptyState } from "../empty-state/index.ts"
import { ErrorState } from "../error-state/index.ts"
import { LoadingRegion, Skeleton } from "../skeleton/index.ts"
import { Spinner } from "../spinner/index.ts"
import { noop, Row, show, type Words } from "../testing/show.tsx"
import { createToasts, ToastRegion } from "../toast/index.ts"

const meta = { title: "Feedback/Messages and states", component: Banner } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj

export const Banners: Story = {
  render: show((t) => (
    <>
      <Banner title={t("Your draft is saved", "הטיוטה נשמרה")}>
        {t("You can go on from any device.", "אפשר להמשיך מכל מכשיר.")}
      </Banner>
      <Banner
        tone="success"
        title={t("Payment received", "התשלום התקבל")}
        dismiss={{ label: t("Close", "סגירה"), onDismiss: noop }}
      >
        {t("₹12,500 is in your wallet.", "₹12,500 נמצאים בארנק.")}
      </Banner>
      <Banner
        tone="warning"
        title={t("Balance for 3 days", "יתרה ל־3 ימים")}
        action={
          <Button size="small" kind="secondary">
            {t("Add money", "הוספת כסף")}
          </Button>
        }
      >
        {t("Your ads pause when it is used up.", "המודעות ייעצרו כשתיגמר.")}
      </Banner>
      <Banner tone="error" title={t("The card was declined", "הכרטיס נדחה")}>
        {t("Nothing was charged. Try another card.", "דבר לא חויב. נסו כרטיס אחר.")}
      </Banner>
    </>
  )),
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

export const Empty: Story = {
  render: show((t) => (
    <EmptyState
      icon={<Megaphone />}
      title={t("Your first campaign goes up here", "כאן יעלה הקמפיין הראשון שלכם")}
      action={<Button>{t("Create a campaign", "יצירת קמפיין")}</Button>}
    >
      {t("It takes about six questions. You see the price before you pay.", "כשש שאלות בלבד. המחיר גלוי לפני התשלום.")}
    </EmptyState>
  )),
}

const failed = (isRetrying: boolean) =>
  show((t) => (
    <ErrorState
      title={t("The campaigns did not load", "הקמפיינים לא נטענו")}
      retryLabel={t("Try again", "ניסיון נוסף")}
      retryingLabel={t("Trying again", "מנסה שוב")}
      onRetry={noop}
      isRetrying={isRetrying}
    >
      {t("Your data is safe. It may be the connection.", "הנתונים שלכם בטוחים. ייתכן שזו הרשת.")}
    </ErrorState>
  ))
export const Failed: Story = { render: failed(false) }
export const FailedRetrying: Story = { render: failed(true) }

export const Loading: Story = {
  render: show((t) => (
    <LoadingRegion label={t("Loading campaigns", "טוען קמפיינים")}>
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="box" />
    </LoadingRegion>
  )),
}
export const Waiting: Story = { render: show((t) => <Spinner label={t("Loading", "טוען")} size={32} />) }

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
