import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { type Column, DataTable, type DataTableProps, type Sort } from "./data-table.tsx"
import { type Status, StatusBadge } from "../badge/index.ts"
import { KeyValueList } from "../key-value-list/index.ts"
import { LoadMore } from "../load-more/index.ts"
import { Panel } from "../panel/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { Held, noop, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Data/Data table",
  component: DataTable,

  tags: ["autodocs"],
} satisfies Meta<typeof DataTable>
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

const columnsOf = (t: Words): ReadonlyArray<Column<Row>> => [
  { id: "name", label: t("Campaign", "קמפיין"), render: (row) => row.name },
  { id: "leads", label: t("Leads", "לידים"), render: (row) => row.leads, isNumber: true, isSortable: true },
]

const byLeads = (all: ReadonlyArray<Row>) => all.toSorted((one, other) => other.leads - one.leads)

export const Playground: StoryObj<DataTableProps<Row>> = {
  args: {
    caption: "Campaigns of the last 30 days",
    showsCaption: true,
    columns: columnsOf((english) => english),
    rows: byLeads(rows((english) => english)),
    rowKey: (row) => row.id,
    rowHref: (row) => `#campaign-${row.id}`,
    sort: { column: "leads", direction: "descending" },
    onSort: fn(),
  },
  argTypes: { sort: { control: "object" }, rows: { control: "object" } },
  parameters: inHebrew<DataTableProps<Row>>({
    caption: "קמפיינים ב־30 הימים האחרונים",
    columns: columnsOf((_, hebrew) => hebrew),
    rows: byLeads(rows((_, hebrew) => hebrew)),
  }),
}

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

/** A box before each row, above the row's link. */
export const RowsAreChosen: Story = {
  render: show((t) => (
    <Held<ReadonlySet<string>> initial={new Set(["2"])}>
      {(selected, set) => (
        <DataTable
          caption={t("Campaigns", "קמפיינים")}
          rows={rows(t)}
          rowKey={(row) => row.id}
          rowHref={(row) => `#campaign-${row.id}`}
          columns={columnsOf(t)}
          selection={{
            selected,
            label: t("Selection", "בחירה"),
            rowLabel: ({ name }) => t(`Select ${name}`, `בחירה: ${name}`),
            onChange: set,
          }}
        />
      )}
    </Held>
  )),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("checkbox")
    await expect(second).toBeChecked()
    if (first === undefined) throw new Error("a box was expected")
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()
    await expect(window.location.hash).not.toBe("#campaign-1")
  },
}
