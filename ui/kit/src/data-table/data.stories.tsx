import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { DataTable, type Sort } from "./data-table.tsx"
import { StatusBadge, type Status } from "../badge/index.ts"
import { Card } from "../card/index.ts"
import { KeyValueList } from "../key-value-list/index.ts"
import { LoadMore, Pagination } from "../load-more/index.ts"
import { Panel } from "../panel/index.ts"
import { PriceBreakdownTable } from "../price-breakdown-table/index.ts"
import { Steps } from "../steps/index.ts"
import { Tabs } from "../tabs/index.ts"
import { Held, noop, show, type Words } from "../testing/show.tsx"

const meta = { title: "Data/Tables, numbers, charts", component: DataTable } satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj

interface Row {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly state: string
  readonly spent: number
  readonly leads: number
}

const rows = (t: Words): ReadonlyArray<Row> => [
  {
    id: "1",
    name: t("Diwali hampers", "סלסלות דיוואלי"),
    status: "running",
    state: t("Running", "פעיל"),
    spent: 845000,
    leads: 41,
  },
  {
    id: "2",
    name: t("Morning bread", "לחם בוקר"),
    status: "paused",
    state: t("Paused: balance empty", "מושהה: היתרה ריקה"),
    spent: 1210500,
    leads: 96,
  },
  {
    id: "3",
    name: t("Wedding cakes", "עוגות חתונה"),
    status: "waiting",
    state: t("In review", "בבדיקה"),
    spent: 0,
    leads: 0,
  },
]

const money = (minor: number): string =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 }).format(minor / 100)

const table = show(
  (t) => (
    <Panel title={t("Campaigns", "קמפיינים")} description={t("The last 30 days", "30 הימים האחרונים")}>
      <Held<Sort> initial={{ column: "spent", direction: "descending" }}>
        {(sort, set) => (
          <DataTable
            caption={t("Campaigns of the last 30 days", "קמפיינים ב־30 הימים האחרונים")}
            rows={[...rows(t)].sort((a, b) => {
              const key = sort.column === "leads" ? "leads" : "spent"
              return sort.direction === "ascending" ? a[key] - b[key] : b[key] - a[key]
            })}
            rowKey={(row) => row.id}
            rowHref={(row) => `#campaign-${row.id}`}
            sort={sort}
            onSort={set}
            columns={[
              { id: "name", label: t("Campaign", "קמפיין"), render: (row) => row.name },
              {
                id: "status",
                label: t("Status", "מצב"),
                render: (row) => <StatusBadge status={row.status}>{row.state}</StatusBadge>,
              },
              {
                id: "spent",
                label: t("Spent", "הוצאה"),
                render: (row) => <bdi dir="ltr">{money(row.spent)}</bdi>,
                isNumber: true,
                isSortable: true,
              },
              { id: "leads", label: t("Leads", "לידים"), render: (row) => row.leads, isNumber: true, isSortable: true },
            ]}
          />
        )}
      </Held>
      <LoadMore
        summary={t("3 of 12 shown", "מוצגים 3 מתוך 12")}
        label={t("Show more", "הצגת עוד")}
        pendingLabel={t("Loading", "טוען")}
        hasMore
        onMore={noop}
      />
    </Panel>
  ),
  "64rem",
)

export const Table: Story = { render: table }

export const AHeadingSortsTheTable: Story = {
  render: table,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const headings = await canvas.findAllByRole("columnheader")
    const leads = headings.at(-1)
    if (leads === undefined) throw new Error("a heading was expected")
    const button = within(leads).queryByRole("button")
    if (button === null) return
    await userEvent.click(button)
    await expect(leads).toHaveAttribute("aria-sort", "descending")
    await expect((await canvas.findAllByRole("rowheader"))[0]).toHaveTextContent(/bread|בוקר/)
  },
}

export const Pages: Story = {
  render: show((t) => (
    <Pagination
      label={t("Pages", "עמודים")}
      summary={t("Page 1 of 7", "עמוד 1 מתוך 7")}
      previousLabel={t("Previous page", "העמוד הקודם")}
      nextLabel={t("Next page", "העמוד הבא")}
      onNext={noop}
    />
  )),
}

export const Price: Story = {
  render: show((t) => (
    <Card>
      <PriceBreakdownTable
        caption={t("What you pay", "מה משלמים")}
        wasLabel={t("Before", "לפני כן")}
        rows={[
          {
            label: t("Advertising", "פרסום"),
            detail: t("14 days at ₹893 a day", "14 ימים, ‎₹893 ליום"),
            amount: "₹12,500.00",
          },
          {
            label: t("Service fee", "דמי שירות"),
            detail: t("Waived for your first 30 days", "ללא תשלום ב־30 הימים הראשונים"),
            was: "₹2,500.00",
            amount: "₹0.00",
          },
          { label: t("Promo DIWALI", "מבצע DIWALI"), amount: "−₹500.00", isReduction: true },
          { label: t("GST 18%", "מע״מ 18%"), amount: "₹2,160.00" },
        ]}
        totalLabel={t("Total", "סך הכול")}
        total="₹14,160.00"
      />
    </Card>
  )),
}

export const Facts: Story = {
  render: show((t) => (
    <KeyValueList
      items={[
        { label: t("Business", "עסק"), value: t("Sunrise Bakery", "מאפיית הזריחה") },
        { label: t("Phone", "טלפון"), value: <bdi dir="ltr">+91 98200 12345</bdi> },
        { label: t("Schedule", "לוח זמנים"), value: <bdi dir="ltr">14–28 Nov 2026</bdi> },
      ]}
    />
  )),
}

const unbroken = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikation"

/** Expects that nothing in the story overflows its box. */
const staysInside = async (canvasElement: HTMLElement) => {
  const box = await within(canvasElement).findByTestId("box")
  for (const part of box.querySelectorAll("table, td, th, dl, dd")) {
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1)
    await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left - 1)
  }
}

export const WordsWithoutEnd: Story = {
  render: show((t) => (
    <div data-testid="box" style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem" }}>
      <DataTable
        caption={t("Leads", "לידים")}
        rows={[{ id: "1", name: unbroken, spent: "₹1,23,45,678.90" }]}
        rowKey={({ id }) => id}
        columns={[
          { id: "name", label: t("Name", "שם"), render: ({ name }) => name },
          { id: "city", label: t("City", "עיר"), render: () => t("Pune", "פונה") },
          { id: "spent", label: t("Spent", "הוצאה"), isNumber: true, render: ({ spent }) => spent },
        ]}
      />
      <KeyValueList items={[{ label: t("E-mail", "אימייל"), value: `${unbroken}@example.com` }]} />
    </div>
  )),
  play: async ({ canvasElement }) => staysInside(canvasElement),
}

export const TabOutOfSight: Story = {
  render: show((t) => (
    <div style={{ inlineSize: "14rem" }}>
      <Tabs
        label={t("Campaigns by state", "קמפיינים לפי מצב")}
        selected="ended"
        items={["running", "inReview", "paused", "ended"].map((id) => ({ id, label: `${id} campaigns`, content: id }))}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole("tablist")
    const tab = within(list).getByRole("tab", { selected: true })
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left - 1)
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  },
}

export const TabsWithCounts: Story = {
  render: show((t) => (
    <Tabs
      label={t("Campaigns by state", "קמפיינים לפי מצב")}
      items={[
        {
          id: "running",
          label: t("Running", "פעילים"),
          count: "2",
          content: t("Two campaigns are running.", "שני קמפיינים פעילים."),
        },
        {
          id: "draft",
          label: t("Drafts", "טיוטות"),
          count: "1",
          content: t("One draft is waiting.", "טיוטה אחת ממתינה."),
        },
        { id: "done", label: t("Finished", "הסתיימו"), content: t("None yet.", "עדיין אין.") },
      ]}
    />
  )),
}

export const TabsThatKeepTyping: Story = {
  render: show((t) => (
    <Tabs
      label={t("Countries", "מדינות")}
      keepsClosed
      items={["IN", "GB"].map((id) => ({ id, label: id, content: <input aria-label={`${t("Name", "שם")} ${id}`} /> }))}
    />
  )),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "Asha")
    await userEvent.click(canvas.getByRole("tab", { name: "GB" }))
    await expect(canvas.getByRole("textbox")).toHaveValue("")
    await userEvent.click(canvas.getByRole("tab", { name: "IN" }))
    await expect(canvas.getByRole("textbox")).toHaveValue("Asha")
  },
}

export const Progress: Story = {
  render: show((t) => (
    <Steps
      label={t("Reading your website", "קריאת האתר שלכם")}
      stateLabels={{
        waiting: t("Waiting", "ממתין"),
        running: t("Under way", "בביצוע"),
        done: t("Done", "הושלם"),
        failed: t("Failed", "נכשל"),
      }}
      steps={[
        {
          id: "1",
          label: t("Website opened", "האתר נפתח"),
          detail: <bdi dir="ltr">sunrise-bakery.in</bdi>,
          state: "done",
        },
        {
          id: "2",
          label: t("Name and address found", "השם והכתובת נמצאו"),
          detail: t("Sunrise Bakery, Bandra West", "מאפיית הזריחה, בנדרה"),
          state: "done",
        },
        { id: "3", label: t("Looking for pictures", "מחפשים תמונות"), state: "running" },
        {
          id: "4",
          label: t("Facebook page", "עמוד פייסבוק"),
          detail: t("It did not answer. You can link it later.", "לא התקבלה תשובה. אפשר לקשר אחר כך."),
          state: "failed",
        },
        { id: "5", label: t("Draft the first ad", "ניסוח המודעה הראשונה"), state: "waiting" },
      ]}
    />
  )),
}
