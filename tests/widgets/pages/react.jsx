import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControl, FormControlLabel, InputLabel, Menu,
  MenuItem, Select, Slider, Switch, TextField,
} from '@mui/material';

const plans = ['Free', 'Team', 'Company'];

function Account() {
  const [menu, setMenu] = useState(null);
  const [deleting, setDeleting] = useState(false);
  const [plan, setPlan] = useState('Team');
  const [stars, setStars] = useState(0);
  return (
    <main>
      <Button variant="contained">Save</Button>
      <Button disabled>Undo</Button>
      <FormControl>
        <InputLabel id="plan">Plan</InputLabel>
        <Select labelId="plan" label="Plan" value={plan} onChange={(event) => setPlan(event.target.value)}>
          {plans.map((each) => <MenuItem key={each} value={each} disabled={each === 'Company'}>{each}</MenuItem>)}
        </Select>
      </FormControl>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send news" />
      <FormControlLabel control={<Checkbox indeterminate />} label="All teams" />
      <FormControlLabel control={<Switch />} label="Two factors" />
      <Slider aria-label="Seats" defaultValue={30} min={0} max={50} />
      <TextField label="Email" required defaultValue="ada@example.com" />
      <TextField label="Password" type="password" defaultValue="open-sesame" />
      <Button id="more" aria-haspopup="menu" aria-expanded={menu ? 'true' : 'false'}
        onClick={(event) => setMenu(event.currentTarget)}>More</Button>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        <MenuItem>Export</MenuItem>
        <MenuItem disabled>Transfer</MenuItem>
      </Menu>
      <div className="stars" onClick={() => setStars(stars + 1)}>Stars: {stars}</div>
      <Button id="delete" onClick={() => setDeleting(true)}>Delete account</Button>
      <Dialog open={deleting} onClose={() => setDeleting(false)} aria-labelledby="sure">
        <DialogTitle id="sure">Delete the account?</DialogTitle>
        <DialogContent>
          <FormControlLabel control={<Checkbox />} label="Delete the files too" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setDeleting(false)}>Keep it</Button>
          <Button>Delete it</Button>
        </DialogActions>
      </Dialog>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Account />);
