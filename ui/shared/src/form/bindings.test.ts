import { expect, test } from "vitest"
import { bindings } from "./bindings.ts"

interface Values {
  readonly name: string
  readonly kind: "percent" | "flat"
  readonly month: number | undefined
  readonly isPublic: boolean
}

const bound = (values: Partial<Values> = {}) => {
  const typed: Array<Partial<Values>> = []
  const form = bindings<Values>({
    values: { name: "", kind: "flat", month: undefined, isPublic: false, ...values },
    isDisabled: false,
    type: (part) => typed.push(part),
    errorOf: (name) => (name === "name" ? "Missing" : undefined),
  })
  return { form, typed }
}

test("a field has its name, value and error, and types its own value", () => {
  const { form, typed } = bound({ name: "Rye" })
  const { onChange, ...shown } = form.field("name")
  onChange("Bloom")
  expect(shown).toEqual({ name: "name", value: "Rye", error: "Missing", isDisabled: false })
  expect(typed).toEqual([{ name: "Bloom" }])
})

test("an emptied number field is undefined", () => {
  const { form, typed } = bound()
  expect(form.number("month").value).toBeNaN()
  form.number("month").onChange(7)
  form.number("month").onChange(Number.NaN)
  expect(typed).toEqual([{ month: 7 }, { month: undefined }])
})

test("a choice takes known ids alone, numbers included", () => {
  const { form, typed } = bound()
  form.choice("kind", ["percent", "flat"]).onChange("percent")
  form.choice("kind", ["percent", "flat"]).onChange("everywhere")
  form.choice("month", [1, 2]).onChange("2")
  expect(typed).toEqual([{ kind: "percent" }, { month: 2 }])
  expect([form.choice("kind", ["flat"]).value, form.choice("month", [1]).value]).toEqual(["flat", null])
})

test("a checkbox is selected while its value is true", () => {
  const { form, typed } = bound({ isPublic: true })
  form.checkbox("isPublic").onChange(false)
  expect([form.checkbox("isPublic").isSelected, typed]).toEqual([true, [{ isPublic: false }]])
})

test("a misspelt field and a field of another kind do not compile", () => {
  const { form } = bound()
  // @ts-expect-error there is no such field
  expect(form.field("nmae").value).toBeUndefined()
  // @ts-expect-error a text is no checkbox
  expect(form.checkbox("name").isSelected).toBe("")
  // @ts-expect-error a text is no number
  expect(form.number("name").name).toBe("name")
})
