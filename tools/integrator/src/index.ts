export { documentProblems } from "./document-problems.ts"
export { runWholeWay, type WholeWay } from "./run-whole-way.ts"
