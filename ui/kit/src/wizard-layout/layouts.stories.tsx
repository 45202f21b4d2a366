import { seededLooks } from "@domain/portals"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Gauge, Megaphone, PhoneCall, Store, UserPlus, Users, Wallet } from "lucide-react"
import { useLayoutEffect, useRef, useState } from "react"
import { WizardLayout } from "./wizard-layout.tsx"
import { SocialFeedPreview } from "../ad-previews/index.ts"
import { AppLayout } from "../app-layout/index.ts"
import { Avatar } from "../avatar/index.ts"
import { StatusBadge } from "../badge/index.ts"
import { Banner } from "../banner/index.ts"
import { BarSpark } from "../bar-spark/index.ts"
import { Breadcrumbs } from "../breadcrumbs/index.ts"
import { Button } from "../button/index.ts"
import { Card } from "../card/index.ts"
import { DataTable } from "../data-table/index.ts"
import { LineChart } from "../line-chart/index.ts"
import { Logo } from "../logo/index.ts"
import { Menu } from "../menu/index.ts"
import { Panel } from "../panel/index.ts"
import { ProgressLamps } from "../progress-lamps/index.ts"
import { RadioCards } from "../radio-cards/index.ts"
import { Stat } from "../stat/index.ts"
import { bakerySquare } from "../testing/pictures.ts"
import { Held, noop, show, showPage, type Words } from "../testing/show.tsx"
import { TextField } from "../text-field/index.ts"
import { Button as AriaButton } from "react-aria-components/Button"

const meta = {
  title: "Layouts/Wizard and application",
  component: WizardLayout,
  parameters: { page: true },
} satisfies Meta<typeof WizardLayout>
export default meta
type Story = StoryObj

/** The logo of the portal that the toolbar chose. */
const PortalLogo = () => {
  const holder = useRef<HTMLSpanElement>(null)
  const [key, setKey] = useState<string>()
  useLayoutEffect(() => setKey(holder.current?.closest<HTMLElement>("[data-portal]")?.dataset["portal"]), [])
  const look = seededLooks.find((candidate) => candidate.key === key) ?? seededLooks[0]
  return <span ref={holder}>{look === undefined ? null : <Logo name={look.theme.name} svg={look.logoSvg} />}</span>
}

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

export const Lamps: Story = {
  parameters: { page: false },
  render: show((t) => (
    <>
      {[0, 2, 5, 6].map((done) => (
        <ProgressLamps
          key={done}
          total={6}
          done={done}
          label={t(`${done} of 6 done`, `${done} מתוך 6 הושלמו`)}
          showsLabel
        />
      ))}
    </>
  )),
}

const days = Array.from({ length: 14 }, (_, index) => ({
  label: `${index + 1} Nov`,
  value: Math.round(20 + 9 * Math.sin(index / 1.8) + index * 1.6),
}))

const application = (collapsed: boolean) =>
  showPage((t) => (
    <Held initial={collapsed}>
      {(isCollapsed, set) => (
        <AppLayout
          logo={<PortalLogo />}
          mark={<Avatar name={t("Sunrise Bakery", "מאפיית הזריחה")} size="small" isDecorative />}
          isCollapsed={isCollapsed}
          onCollapse={set}
          onNavigate={noop}
          items={[
            { label: t("Dashboard", "לוח בקרה"), href: "#dashboard", icon: <Gauge />, isCurrent: true },
            { label: t("Campaigns", "קמפיינים"), href: "#campaigns", icon: <Megaphone /> },
            { label: t("Leads", "לידים"), href: "#leads", icon: <Users /> },
            { label: t("Wallet", "ארנק"), href: "#wallet", icon: <Wallet /> },
          ]}
          breadcrumbs={
            <Breadcrumbs
              label={t("You are here", "המיקום שלכם")}
              crumbs={[
                { label: t("Sunrise Bakery", "מאפיית הזריחה"), href: "#home" },
                { label: t("Dashboard", "לוח בקרה") },
              ]}
            />
          }
          userMenu={
            <Menu
              label={t("Your account", "החשבון שלכם")}
              trigger={
                <AriaButton
                  aria-label={t("Asha Rao, your account", "אשה ראו, החשבון שלכם")}
                  style={{ padding: 0, border: 0, background: "none", cursor: "pointer" }}
                >
                  <Avatar name={t("Asha Rao", "אשה ראו")} isDecorative />
                </AriaButton>
              }
              actions={[{ id: "out", label: t("Log out", "התנתקות") }]}
              onAction={noop}
            />
          }
          footer={<span>{t("Numbers until today, 14:00, India time", "הנתונים עד היום, 14:00, שעון הודו")}</span>}
          labels={{
            navigation: t("Main navigation", "ניווט ראשי"),
            openNavigation: t("Open navigation", "פתיחת הניווט"),
            closeNavigation: t("Close navigation", "סגירת הניווט"),
            collapse: t("Narrow the sidebar", "הצרת סרגל הצד"),
            expand: t("Widen the sidebar", "הרחבת סרגל הצד"),
            skip: t("Skip to content", "דילוג לתוכן"),
          }}
        >
          <div style={{ display: "grid", gap: "1.5rem" }}>
            <div
              style={{
                display: "flex",
                flexWrap: "wrap",
                gap: "1rem",
                justifyContent: "space-between",
                alignItems: "end",
              }}
            >
              <h1>{t("Good morning, Asha", "בוקר טוב, אשה")}</h1>
              <Button size="small" icon={<Megaphone aria-hidden />}>
                {t("New campaign", "קמפיין חדש")}
              </Button>
            </div>
            <Banner tone="success" title={t("Going well", "הולך טוב")}>
              {t("Leads cost you less than last week. Leave it running.", "הלידים עולים פחות מבשבוע שעבר. השאירו כך.")}
            </Banner>
            <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" }}>
              <Card>
                <Stat
                  label={t("Spent", "הוצאה")}
                  value="₹8,450"
                  trend={{
                    direction: "up",
                    meaning: "neutral",
                    text: t("8% more than last week", "8% יותר מבשבוע שעבר"),
                  }}
                  chart={<BarSpark label={t("Spent by day", "הוצאה לפי יום")} points={days} format={String} />}
                />
              </Card>
              <Card>
                <Stat
                  label={t("Leads", "לידים")}
                  value="41"
                  trend={{ direction: "up", meaning: "good", text: t("12 more than last week", "12 יותר מבשבוע שעבר") }}
                  chart={<BarSpark label={t("Leads by day", "לידים לפי יום")} points={days} format={String} />}
                />
              </Card>
              <Card>
                <Stat
                  label={t("Cost per lead", "עלות לליד")}
                  value="₹206"
                  trend={{
                    direction: "down",
                    meaning: "good",
                    text: t("₹14 less than last week", "‎₹14 פחות מבשבוע שעבר"),
                  }}
                  chart={<BarSpark label={t("Cost by day", "עלות לפי יום")} points={days} format={String} />}
                />
              </Card>
            </div>
            <Panel title={t("Leads by day", "לידים לפי יום")}>
              <LineChart
                label={t("Leads rose over two weeks", "הלידים עלו במשך שבועיים")}
                series={[{ name: t("Leads", "לידים"), points: days }]}
                format={(value) => String(Math.round(value))}
                axisLabel={t("Day", "יום")}
                tableLabel={t("Show the numbers as a table", "הצגת המספרים כטבלה")}
                direction={t("ltr", "rtl") === "rtl" ? "rtl" : "ltr"}
              />
            </Panel>
            <Panel title={t("Campaigns", "קמפיינים")}>
              <DataTable
                caption={t("Running campaigns", "קמפיינים פעילים")}
                rows={[
                  { id: "1", name: t("Diwali hampers", "סלסלות דיוואלי") },
                  { id: "2", name: t("Morning bread", "לחם בוקר") },
                ]}
                rowKey={(row) => row.id}
                rowHref={(row) => `#c${row.id}`}
                columns={[
                  { id: "name", label: t("Campaign", "קמפיין"), render: (row) => row.name },
                  {
                    id: "state",
                    label: t("Status", "מצב"),
                    render: () => <StatusBadge status="running">{t("Running", "פעיל")}</StatusBadge>,
                  },
                  {
                    id: "spent",
                    label: t("Spent", "הוצאה"),
                    render: () => <bdi dir="ltr">₹4,225</bdi>,
                    isNumber: true,
                  },
                ]}
              />
            </Panel>
          </div>
        </AppLayout>
      )}
    </Held>
  ))
export const Application: Story = { render: application(false) }
export const ApplicationNarrowSidebar: Story = { render: application(true) }
