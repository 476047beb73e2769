import type { CourseCard as Card } from '../api.ts'
import classes from './course-card.module.css'
import { CourseCard } from './course-card.tsx'

interface CourseGridProps {
  courses: readonly Card[]
  /** Of the courses that the reader has: how much they watched, in percent. */
  watched: ReadonlyMap<number, number>
}

export const CourseGrid = ({ courses, watched }: CourseGridProps) => (
  <ul className={classes.grid}>
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCard course={course} watched={watched.get(course.id)} />
      </li>
    ))}
  </ul>
)
