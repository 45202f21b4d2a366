import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { LineChart, type LineChartProps } from "./line-chart.tsx"
import { Panel } from "../panel/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Data/Line chart",
  component: LineChart,

  tags: ["autodocs"],
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj

const days = Array.from({ length: 14 }, (_, index) => ({
  label: `${index + 1} Nov`,
  value: index === 5 ? null : Math.round(320 + 160 * Math.sin(index / 1.8) + index * 22),
}))

export const Playground: StoryObj<typeof LineChart> = {
  args: {
    label: "Clicks rose from 320 to about 700 in two weeks",
    series: [{ name: "Clicks", points: days }],
    format: (value) => new Intl.NumberFormat("en-IN").format(Math.round(value)),
    axisLabel: "Day",
    tableLabel: "Show the numbers as a table",
    height: 240,
    direction: "ltr",
  },
  argTypes: { series: { control: "object" }, height: { control: { type: "range", min: 160, max: 480 } } },
  parameters: inHebrew<LineChartProps>({
    label: "הקליקים עלו מ־320 לכ־700 בשבועיים",
    series: [{ name: "קליקים", points: days }],
    axisLabel: "יום",
    tableLabel: "הצגת המספרים כטבלה",
    direction: "rtl",
  }),
}

const chart = (isDouble: boolean) =>
  show(
    (t) => (
      <Panel title={t("Results by day", "תוצאות לפי יום")}>
        <LineChart
          label={t("Clicks rose from 320 to about 700 in two weeks", "הקליקים עלו מ־320 לכ־700 בשבועיים")}
          series={[
            {
              name: t("Clicks", "קליקים"),
              points: isDouble ? days.map((day) => ({ ...day, value: day.value ?? 410 })) : days,
            },
            ...(isDouble
              ? [
                  {
                    name: t("Week before", "השבוע הקודם"),
                    points: days.map((day) => ({ ...day, value: day.value === null ? null : day.value * 0.7 })),
                  },
                ]
              : []),
          ]}
          format={(value) => new Intl.NumberFormat("en-IN").format(Math.round(value))}
          axisLabel={t("Day", "יום")}
          tableLabel={t("Show the numbers as a table", "הצגת המספרים כטבלה")}
          direction={t("ltr", "rtl") === "rtl" ? "rtl" : "ltr"}
        />
      </Panel>
    ),
    "52rem",
  )

export const Line: Story = { render: chart(true) }

export const LineWithAGap: Story = { render: chart(false) }

/** The x positions of a label's first and last letters. */
const endsOf = (label: SVGTextElement): readonly [first: number, last: number] => {
  const last = label.getNumberOfChars() - 1
  return [label.getStartPositionOfChar(0).x, label.getEndPositionOfChar(last).x]
}

export const HebrewDays: Story = {
  render: show(
    () => (
      <LineChart
        label="הקליקים עלו בשבועיים"
        series={[{ name: "קליקים", points: days.map((day, index) => ({ ...day, label: `${index + 1} בנוב׳` })) }]}
        format={String}
        axisLabel="יום"
        tableLabel="הצגת המספרים כטבלה"
        direction="rtl"
      />
    ),
    "52rem",
  ),
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole("img", { name: "הקליקים עלו בשבועיים" })
    const labels = [...chart.querySelectorAll("text")].filter(({ textContent }) => textContent.includes("בנוב"))
    await expect(labels.length).toBeGreaterThan(2)
    for (const label of labels) {
      const [first, last] = endsOf(label)
      await expect(first).toBeGreaterThan(last)
    }
    await userEvent.hover(chart)
    const shown = await within(canvasElement).findByText(/בנוב/, { selector: "bdi" })
    await expect(getComputedStyle(shown).direction).toBe("rtl")
  },
}
