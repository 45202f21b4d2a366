import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Megaphone, PhoneCall, Store, UserPlus } from "lucide-react"
import { CheckboxCards, RadioCards } from "./index.ts"
import { Checkbox } from "../checkbox/index.ts"
import { CheckboxGroup } from "../checkbox-group/index.ts"
import { Slider } from "../slider/index.ts"
import { Switch } from "../switch/index.ts"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = { title: "Fields/Choices", component: RadioCards } satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj

const goals = (t: Words) => [
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
  {
    id: "known",
    title: t("Become known", "להיות מוכרים"),
    description: t("Not offered in your area yet.", "עדיין לא זמין באזורכם."),
    icon: <Megaphone size={22} />,
    isDisabled: true,
  },
]

const cards = (value: string | null, error?: (t: Words) => string) =>
  show(
    (t) => (
      <Held initial={value}>
        {(chosen, set) => (
          <RadioCards
            label={t("What should the ad do for you?", "מה המודעה צריכה להשיג?")}
            options={goals(t)}
            columns={2}
            value={chosen}
            onChange={set}
            {...(error === undefined ? {} : { error: error(t) })}
          />
        )}
      </Held>
    ),
    "48rem",
  )

export const Cards: Story = { render: cards("leads") }
export const CardsWithDetail: Story = {
  render: show(
    (t) => (
      <Held<string | null> initial="leads">
        {(chosen, set) => (
          <RadioCards
            label={t("What should the ad do for you?", "מה המודעה צריכה להשיג?")}
            options={goals(t).map((goal) => ({
              ...goal,
              detail: <Checkbox>{t("Remind me every week", "תזכורת בכל שבוע")}</Checkbox>,
            }))}
            columns={2}
            value={chosen}
            onChange={set}
          />
        )}
      </Held>
    ),
    "48rem",
  ),
}
export const CardsInvalid: Story = { render: cards(null, (t) => t("Please choose a goal.", "אנא בחרו מטרה.")) }
export const CardsMultiple: Story = {
  render: show((t) => (
    <Held<ReadonlyArray<string>> initial={["calls", "visits"]}>
      {(chosen, set) => (
        <CheckboxCards
          label={t("Services to promote", "שירותים לקידום")}
          options={goals(t)}
          value={chosen}
          onChange={set}
        />
      )}
    </Held>
  )),
}
export const Single: Story = {
  render: show((t) => (
    <>
      <Checkbox defaultSelected>{t("I accept the terms of service", "אני מקבל/ת את תנאי השירות")}</Checkbox>
      <Checkbox error={t("Please accept the terms.", "אנא קבלו את התנאים.")}>
        {t("I accept the terms of service", "אני מקבל/ת את תנאי השירות")}
      </Checkbox>
      <Checkbox isDisabled hint={t("Comes with your plan.", "כלול בתוכנית שלכם.")}>
        {t("Weekly report", "דוח שבועי")}
      </Checkbox>
      <Checkbox isIndeterminate>{t("All stores", "כל החנויות")}</Checkbox>
    </>
  )),
}
export const Group: Story = {
  render: show((t) => (
    <Held<ReadonlyArray<string>> initial={["m"]}>
      {(chosen, set) => (
        <CheckboxGroup
          label={t("Who sees the ad", "מי רואה את המודעה")}
          options={[
            { id: "w", label: t("Women", "נשים") },
            { id: "m", label: t("Men", "גברים") },
          ]}
          value={chosen}
          onChange={set}
        />
      )}
    </Held>
  )),
}
export const Switches: Story = {
  render: show((t) => (
    <>
      <Switch defaultSelected hint={t("We write when the balance is low.", "נכתוב כשהיתרה נמוכה.")}>
        {t("Balance alerts", "התראות יתרה")}
      </Switch>
      <Switch>{t("Weekly summary", "סיכום שבועי")}</Switch>
      <Switch isDisabled>{t("Automatic top-up", "טעינה אוטומטית")}</Switch>
    </>
  )),
}
export const Budget: Story = {
  render: show((t) => (
    <Held initial={9000}>
      {(value, set) => (
        <Slider
          label={t("Budget for 14 days", "תקציב ל־14 ימים")}
          value={value}
          onChange={set}
          minimum={4900}
          maximum={20000}
          step={100}
          format={(amount) => `₹${new Intl.NumberFormat("en-IN").format(amount)}`}
          mark={{ value: 12000, label: t("Recommended", "מומלץ") }}
        />
      )}
    </Held>
  )),
}

const submitted = fn()

/** Enter in a choice goes on, as in a text field. */
export const EnterSubmits: Story = {
  render: show((t) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <RadioCards label={t("Goal", "מטרה")} options={goals(t)} value="calls" onChange={() => undefined} />
      <CheckboxCards label={t("Places", "מקומות")} options={goals(t)} value={["calls"]} onChange={() => undefined} />
      <button type="submit">{t("Continue", "המשך")}</button>
    </form>
  )),
  play: async ({ canvas }) => {
    submitted.mockClear()
    const [radio] = await canvas.findAllByRole("radio")
    radio?.focus()
    await userEvent.keyboard("{Enter}")
    await expect(submitted).toHaveBeenCalledTimes(1)
    canvas.getAllByRole("checkbox")[0]?.focus()
    await userEvent.keyboard("{Enter}")
    await expect(submitted).toHaveBeenCalledTimes(2)
  },
}
