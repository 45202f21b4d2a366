import { Result } from "effect"
import { expect, test } from "vitest"
import { type Picture, showable, withSafePictures } from "./picture.ts"

const stock = (url: string, link?: string): Picture => ({
  url,
  source: "stock",
  ...(link !== undefined && { credit: { name: "Ann", link } }),
})
const isSafe = (picture: Picture) => Result.isSuccess(withSafePictures(true, [picture]))

test.each(["https://a.example/1.png", "http://a.example/1.png", "/media/1.png", "data:image/png;base64,AA"])(
  "the picture %s can be shown",
  (url) => {
    expect(Result.isSuccess(showable(true, [url]))).toBe(true)
  },
)

test.each([
  "javascript:alert(1)",
  "//evil.example/1.png",
  "data:text/html,x",
  "https://a.example/a b",
  " https://a.example",
])("the picture %s could run code or is no address", (url) => {
  expect(Result.isFailure(showable(true, ["/media/1.png", url]))).toBe(true)
})

test("a credit links to the web and nothing else", () => {
  expect([isSafe(stock("/1.png", "https://ann.example")), isSafe(stock("/1.png", "http://ann.example"))]).toEqual([
    true,
    true,
  ])
  for (const link of ["javascript:https://ann.example", "https://ann.example/a b", "/ann", ""])
    expect(isSafe(stock("/1.png", link))).toBe(false)
  expect(isSafe(stock("javascript:alert(1)", "https://ann.example"))).toBe(false)
})
