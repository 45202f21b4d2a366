import type { Meta, StoryObj } from "@storybook/react-vite"
import { PhoneCall, Store, UserPlus } from "lucide-react"
import { fn } from "storybook/test"
import { WizardLayout, type WizardLayoutProps } from "./wizard-layout.tsx"
import { SocialFeedPreview } from "../ad-previews/index.ts"
import { Button } from "../button/index.ts"
import { RadioCards } from "../radio-cards/index.ts"
import { bakerySquare } from "../testing/pictures.ts"
import { inHebrew } from "../testing/playground.tsx"
import { PortalLogo } from "../testing/portal-logo.tsx"
import { Held, noop, showPage, type Words } from "../testing/show.tsx"
import { TextField } from "../text-field/index.ts"

const meta = {
  title: "Layouts/Wizard layout",
  component: WizardLayout,

  tags: ["autodocs"],
  parameters: { page: true },
} satisfies Meta<typeof WizardLayout>
export default meta
type Story = StoryObj

const preview = (t: Words) => (
  <SocialFeedPreview
    label={t("The ad in a social feed", "המודעה בפיד חברתי")}
    businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
    sponsoredLabel={t("Sponsored", "ממומן")}
    primaryText={t("Sourdough, buns and cakes from our own oven.", "מחמצת, לחמניות ועוגות מהתנור שלנו.")}
    media={{ src: bakerySquare, alt: t("A loaf of bread", "כיכר לחם") }}
    headline={t("Fresh bread by seven", "לחם טרי עד שבע")}
    callToAction={t("Call now", "חייגו עכשיו")}
  />
)

export const Playground: StoryObj<typeof WizardLayout> = {
  args: {
    logo: <PortalLogo />,
    skipLabel: "Skip to content",
    back: { label: "Back", onBack: fn() },
    progress: { total: 6, done: 0, label: "Step 1 of 6: Your business" },
    title: "Where can we read about your business?",
    lead: "We fetch your name, pictures and address, and you correct them.",
    children: <TextField label="Website" inputDirection="ltr" defaultValue="sunrise-bakery.in" />,
    actions: <Button>Read my website</Button>,
    isWide: false,
  },
  argTypes: { progress: { control: "object" } },
  parameters: inHebrew<WizardLayoutProps>({
    skipLabel: "דילוג לתוכן",
    progress: { total: 6, done: 0, label: "שלב 1 מתוך 6: העסק שלכם" },
    title: "היכן נוכל לקרוא על העסק שלכם?",
    lead: "נביא את השם, התמונות והכתובת, ואתם תתקנו.",
    children: <TextField label="אתר" inputDirection="ltr" defaultValue="sunrise-bakery.in" />,
    actions: <Button>קראו את האתר שלי</Button>,
  }),
}

export const WizardFirstStep: Story = {
  render: showPage((t) => (
    <WizardLayout
      logo={<PortalLogo />}
      skipLabel={t("Skip to content", "דילוג לתוכן")}
      progress={{ total: 6, done: 0, label: t("Step 1 of 6: Your business", "שלב 1 מתוך 6: העסק שלכם") }}
      title={t("Where can we read about your business?", "היכן נוכל לקרוא על העסק שלכם?")}
      lead={t(
        "We fetch your name, pictures and address, and you correct them.",
        "נביא את השם, התמונות והכתובת, ואתם תתקנו.",
      )}
      actions={
        <>
          <Button>{t("Read my website", "קראו את האתר שלי")}</Button>
          <Button kind="quiet">{t("I'll type it myself", "אקליד בעצמי")}</Button>
        </>
      }
    >
      <TextField
        label={t("Website", "אתר")}
        inputDirection="ltr"
        defaultValue="sunrise-bakery.in"
        hint={t("A Facebook page or a map listing will do too.", "גם עמוד פייסבוק או רישום במפה מתאימים.")}
      />
    </WizardLayout>
  )),
}

export const WizardWithPreview: Story = {
  render: showPage((t) => (
    <WizardLayout
      logo={<PortalLogo />}
      skipLabel={t("Skip to content", "דילוג לתוכן")}
      back={{ label: t("Back", "חזרה"), onBack: noop }}
      progress={{ total: 6, done: 2, label: t("Step 3 of 6: Your goal", "שלב 3 מתוך 6: המטרה שלכם") }}
      title={t("What should the ad do for you?", "מה המודעה צריכה להשיג?")}
      actions={<Button>{t("Continue", "המשך")}</Button>}
      aside={preview(t)}
    >
      <Held<string | null> initial="calls">
        {(value, set) => (
          <RadioCards
            label={t("Goal", "מטרה")}
            value={value}
            onChange={set}
            options={[
              {
                id: "calls",
                title: t("Get more calls", "יותר שיחות"),
                description: t("People nearby ring you.", "אנשים בסביבה מתקשרים אליכם."),
                icon: <PhoneCall size={22} />,
              },
              {
                id: "leads",
                title: t("Collect leads", "איסוף לידים"),
                description: t("Names and numbers in your inbox.", "שמות ומספרים ישר אליכם."),
                icon: <UserPlus size={22} />,
              },
              {
                id: "visits",
                title: t("Bring visitors in", "הבאת מבקרים"),
                description: t("Show the way to your door.", "הדרך אל הדלת שלכם."),
                icon: <Store size={22} />,
              },
            ]}
          />
        )}
      </Held>
    </WizardLayout>
  )),
}
