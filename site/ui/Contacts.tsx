import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";

/** Address, telephone numbers, e-mail addresses and, where asked for, the business hours. */
export function Contacts({ visit, hours = true }: { visit: Visit; hours?: boolean }) {
  const { shell } = visit.texts;
  const { address, phones, emails, businessHours } = visit.company.contact;
  return (
    <dl className="contacts">
      {address && (
        <div>
          <dt>
            <Icon name="pin" />
            {shell.addressLabel}
          </dt>
          <dd>{address}</dd>
        </div>
      )}
      {phones.length > 0 && (
        <div>
          <dt>
            <Icon name="phone" />
            {shell.phonesLabel}
          </dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </dd>
          ))}
        </div>
      )}
      {emails.length > 0 && (
        <div>
          <dt>
            <Icon name="mail" />
            {shell.emailsLabel}
          </dt>
          {emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
      )}
      {hours && (
        <div>
          <dt>
            <Icon name="clock" />
            {shell.hoursLabel}
          </dt>
          {(["weekday", "saturday", "sunday"] as const).map((day) => (
            <dd key={day} className="hours">
              <span>{shell.hours[day]}</span> <span>{businessHours[day]}</span>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
