import type { Meta, StoryObj } from "@storybook/react-vite"
import { Gauge, Megaphone, Users, Wallet } from "lucide-react"
import { AppLayout } from "./app-layout.tsx"
import { Avatar } from "../avatar/index.ts"
import { StatusBadge } from "../badge/index.ts"
import { Banner } from "../banner/index.ts"
import { BarSpark } from "../bar-spark/index.ts"
import { Breadcrumbs } from "../breadcrumbs/index.ts"
import { Button } from "../button/index.ts"
import { Card } from "../card/index.ts"
import { DataTable } from "../data-table/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { LineChart } from "../line-chart/index.ts"
import { Menu } from "../menu/index.ts"
import { Panel } from "../panel/index.ts"
import { Stat } from "../stat/index.ts"
import { PortalLogo } from "../testing/portal-logo.tsx"
import { Held, noop, showPage } from "../testing/show.tsx"

const meta = {
  title: "Layouts/App layout",
  component: AppLayout,

  tags: ["autodocs"],
  parameters: { page: true },
} satisfies Meta<typeof AppLayout>
export default meta
type Story = StoryObj

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
                <IconButton label={t("Asha Rao, your account", "אשה ראו, החשבון שלכם")}>
                  <Avatar name={t("Asha Rao", "אשה ראו")} size="small" isDecorative />
                </IconButton>
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

interface LayoutState {
  readonly isCollapsed: boolean
}

export const Playground: StoryObj<LayoutState> = {
  render: ({ isCollapsed }) => {
    const Application = application(isCollapsed)
    return <Application key={String(isCollapsed)} />
  },
  args: { isCollapsed: false },
}

export const Application: Story = { render: application(false) }

export const ApplicationNarrowSidebar: Story = { render: application(true) }
