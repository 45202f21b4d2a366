import type { Interest } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { InterestList } from "./interest-list.tsx"
import { KeywordIdeas } from "./keyword-ideas.tsx"
import { UndoableChips } from "./undoable-chips.tsx"

const meta = { title: "Journey/Audience", component: InterestList } satisfies Meta<typeof InterestList>
export default meta
type Story = StoryObj

const names = ["Baking", "Coffee", "Weddings", "Desserts", "Tea", "Brunch", "Cookery", "Bread", "Birthdays", "Picnics"]
const interests: ReadonlyArray<Interest> = names.map((name, index) => ({
  id: name,
  name,
  path: ["Interests", "Food and drink", name],
  audienceSize: 1_234_567 * (index + 1),
}))

const Interests = () => {
  const [chosen, setChosen] = useState<ReadonlyArray<Interest>>(interests.slice(0, 2))
  return <InterestList interests={interests} chosen={chosen} onChange={setChosen} />
}

export const SuggestedInterests: Story = { render: () => <Interests /> }

const Keywords = () => {
  const [chosen, setChosen] = useState<ReadonlyArray<string>>(["birthday cake"])
  return (
    <KeywordIdeas
      chosen={chosen}
      onChange={setChosen}
      ideas={[
        { keyword: "birthday cake", monthlySearches: 12_100, competition: "HIGH" },
        { keyword: "bakery near me", monthlySearches: 9_900, competition: "MEDIUM" },
        { keyword: "rye bread", monthlySearches: 1_300, competition: "LOW" },
        { keyword: "plum cake" },
      ]}
    />
  )
}

export const KeywordSuggestions: Story = { render: () => <Keywords /> }

const Areas = () => {
  const [places, setPlaces] = useState<ReadonlyArray<string>>(["Whitefield", "560024 · Hebbal"])
  return <UndoableChips label="Bengaluru" items={places} textOf={(place) => place} onChange={setPlaces} empty="—" />
}

export const ChosenPlaces: Story = { render: () => <Areas /> }
