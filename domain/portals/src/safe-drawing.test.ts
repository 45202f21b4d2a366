import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { isSafeDrawing } from "./safe-drawing.ts"
import { seededPortals } from "./seeded-portals.ts"

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${more}>${inside}</svg>`

test.each(seededPortals)("the drawings of $title are safe", ({ headerLogo, mark = "" }) => {
  expect([isSafeDrawing(headerLogo), isSafeDrawing(mark)]).toEqual([true, true])
})

test("gradients of the drawing itself are allowed", () => {
  const gradient = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>`
  expect(isSafeDrawing(svg(`${gradient}<rect width="4" height="4" fill="url(#a)"/>`))).toBe(true)
})

test.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["a handler", svg("", ` onload="alert(1)"`)],
  ["a handler without quotes", `<svg onload=alert(1)></svg>`],
  ["html inside", svg("<foreignObject><div/></foreignObject>")],
  ["a link", svg(`<a href="https://evil.example"><path d="M0 0"/></a>`)],
  ["a picture", svg(`<image href="https://evil.example/x.png"/>`)],
  ["a style", svg(`<path style="background:url(//evil.example)"/>`)],
  ["an address to paint with", svg(`<rect fill="url(https://evil.example/#a)"/>`)],
  ["another name space", `<svg xmlns="http://www.w3.org/1999/xhtml"></svg>`],
  ["an entity", svg("<text>&lt;script&gt;</text>")],
  ["a comment", svg("<!-- -->")],
  ["what is not closed", `<svg viewBox="0 0 4 4"><g></svg>`],
  ["text around it", `${svg("")} x`],
  ["two drawings", svg("") + svg("")],
  ["html", "<p>hello</p>"],
  ["nothing", ""],
])("%s is refused", (_name, drawing) => {
  expect(isSafeDrawing(drawing)).toBe(false)
})

test("no text with a script, a handler or an address of elsewhere is safe", () => {
  const poison = fc.constantFrom(
    "<script>",
    "</script>",
    `<g onclick="x"/>`,
    `<image href="//x"/>`,
    `<use/>`,
    "<!--",
    "&#60;",
  )
  law(
    fc.property(fc.string(), poison, fc.string(), (before, bad, after) => {
      expect(isSafeDrawing(svg(`<text>${before}${bad}${after}</text>`))).toBe(false)
    }),
  )
})
