import type { Meta, StoryObj } from "@storybook/react-vite"
import { Megaphone, PhoneCall, Store, UserPlus } from "lucide-react"
import { expect, fn, userEvent } from "storybook/test"
import { CheckboxCards } from "./checkbox-cards.tsx"
import { RadioCards, type RadioCardsProps } from "./radio-cards.tsx"
import { Checkbox } from "../checkbox/index.ts"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Radio cards",
  component: RadioCards,
  subcomponents: { CheckboxCards },
  tags: ["autodocs"],
} satisfies Meta<typeof RadioCards>
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

export const Playground: StoryObj<typeof RadioCards> = {
  render: controlled(RadioCards),
  args: {
    label: "What should the ad do for you?",
    hint: "You can change it later.",
    error: "",
    options: goals((english) => english),
    columns: 2,
    isCompact: false,
    value: "leads",
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  argTypes: { value: { control: "select", options: [null, "calls", "leads", "visits"] } },
  parameters: inHebrew<RadioCardsProps>({
    label: "מה המודעה צריכה להשיג?",
    hint: "אפשר לשנות אחר כך.",
    options: goals((_, hebrew) => hebrew),
  }),
}

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
