import type { Meta, StoryObj } from "@storybook/react-vite"
import { Banner, type BannerProps } from "./banner.tsx"
import { Button } from "../button/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Banner",
  component: Banner,

  tags: ["autodocs"],
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Banner> = {
  args: {
    tone: "warning",
    title: "Balance for 3 days",
    children: "Your ads pause when it is used up.",
    action: (
      <Button size="small" kind="secondary">
        Add money
      </Button>
    ),
  },
  parameters: inHebrew<BannerProps>({
    title: "יתרה ל־3 ימים",
    children: "המודעות ייעצרו כשתיגמר.",
    action: (
      <Button size="small" kind="secondary">
        הוספת כסף
      </Button>
    ),
  }),
}

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
